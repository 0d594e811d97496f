//! The symbols that a page needs, each once: patterns only work for drawings inside the page itself.

use crate::template::{asset, inside};
use maud::{Markup, PreEscaped, html};

/// All symbols; must precede their uses in a page.
pub fn symbols() -> Markup {
    html! {
        svg class="sheet th-sheet" width="0" height="0" aria-hidden="true" focusable="false" {
            @for file in sheets() { (PreEscaped(file)) }
        }
    }
}

/// The sheets, with one symbol per line.
fn sheets() -> [&'static str; 4] {
    [
        inside(asset!("train-heist/cards.svg")).trim(),
        inside(asset!("train-heist/pieces.svg")).trim(),
        inside(asset!("train-heist/map.svg")).trim(),
        inside(asset!("train-heist/side.svg")).trim(),
    ]
}

/// One symbol, for a file that contains only some of them.
pub(super) fn symbol(id: &str) -> &'static str {
    let named = format!(" id=\"{id}\"");
    let mut lines = sheets().into_iter().flat_map(str::lines);
    lines
        .find(|line| line.contains(&named))
        .expect("the sheets hold every symbol that faces need, which a test draws")
}

/// The faces of the four cowboys, which no map shows.
pub(super) fn faces() -> &'static str {
    inside(asset!("train-heist/faces.svg")).trim()
}
