//! Pages that tests write below `target/tmp/`, to open in a browser.

use maud::{Markup, PreEscaped, html};
use std::fs;
use std::path::PathBuf;

/// Writes a complete page, with styles inlined: `target/tmp/<game>/<name>.html`.
pub(super) fn keep_page(game: &str, css: &str, name: &str, body: &Markup) {
    let page = html! {
        (maud::DOCTYPE)
        html lang="en" data-game=(game) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (game) ": " (name) }
                style { (PreEscaped(include_str!("../../assets/saloon.css"))) (PreEscaped(css)) }
            }
            body { main { (body) } }
        }
    };
    let beside_built =
        || std::env::current_exe().ok().and_then(|file| Some(file.ancestors().nth(3)?.join("tmp")));
    let folder: PathBuf = beside_built().unwrap_or_else(std::env::temp_dir).join(game);
    fs::create_dir_all(&folder).expect("tests can make a folder beside what is built");
    fs::write(folder.join(format!("{name}.html")), page.into_string())
        .expect("tests can write beside what is built");
}
