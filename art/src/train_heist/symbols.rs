//! The drawings a page needs, each once: patterns only work for drawings that stand in the page itself.

use crate::template::{asset, inside};
use maud::{Markup, PreEscaped, html};

/// All drawings, to stand before everything that uses them.
pub fn symbols() -> Markup {
    html! {
        svg class="sheet th-sheet" width="0" height="0" aria-hidden="true" focusable="false" {
            @for file in sheets() { (PreEscaped(file)) }
        }
    }
}

/// The sheets of symbols: each has a line of its own.
fn sheets() -> [&'static str; 4] {
    [
        inside(asset!("train-heist/cards.svg")).trim(),
        inside(asset!("train-heist/pieces.svg")).trim(),
        inside(asset!("train-heist/map.svg")).trim(),
        inside(asset!("train-heist/side.svg")).trim(),
    ]
}

/// One symbol, for a file that holds only some of them.
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
