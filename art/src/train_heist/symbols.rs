//! The drawings a page needs, each once: patterns only work for drawings that stand in the page itself.

use maud::{Markup, PreEscaped, html};

macro_rules! sheet {
    ($file:literal) => {
        inner(include_str!(concat!("../../assets/train-heist/", $file, ".svg")))
    };
}

/// All drawings, to stand before everything that uses them.
pub fn symbols() -> Markup {
    html! {
        svg class="sheet th-sheet" width="0" height="0" aria-hidden="true" focusable="false" {
            @for file in sheets() { (PreEscaped(file)) }
        }
    }
}

fn sheets() -> [&'static str; 4] {
    [sheet!("cards"), sheet!("pieces"), sheet!("map"), sheet!("side")]
}

/// One drawing, by its id: each has a line of its own.
pub(super) fn drawing(id: &str) -> &'static str {
    line_of(sheets().into_iter(), id)
}

/// One of the drawings that only the end of a game needs.
pub(super) fn farewell_drawing(id: &str) -> &'static str {
    line_of(std::iter::once(sheet!("farewell")), id)
}

fn line_of(mut sheets: impl Iterator<Item = &'static str>, id: &str) -> &'static str {
    let named = format!(" id=\"{id}\"");
    sheets.find_map(|sheet| sheet.lines().find(|line| line.contains(&named))).unwrap_or_default()
}

/// The faces of the four cowboys, which no map shows.
pub(super) fn faces() -> &'static str {
    sheet!("faces")
}

/// What stands between the first and the last tag of a file.
fn inner(file: &str) -> &str {
    let from = file.find('>').map_or(0, |at| at + 1);
    let to = file.rfind("</svg>").unwrap_or(file.len());
    file.get(from..to).unwrap_or_default().trim()
}
