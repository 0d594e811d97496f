//! The symbols that a page needs, each once: patterns and letters only work for drawings inside the page itself.

use crate::template::{asset, inside};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// The letters on symbols, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Marks<'a> {
    /// Food, wood, metal, gold.
    pub goods: [&'a str; 4],
    /// On starter and trade cards.
    pub items: [&'a str; 2],
    /// On pain and exhaustion.
    pub dangers: [&'a str; 2],
    /// North, south and west on the compass die.
    pub winds: [&'a str; 3],
    /// On the meeples of the seats.
    pub seats: [&'a str; 5],
}

/// All symbols; must precede their uses in a page.
pub fn symbols(marks: &Marks<'_>) -> Markup {
    static SPRITE: LazyLock<String> = LazyLock::new(sprite);
    hidden(&lettered(&SPRITE, marks))
}

/// The symbols that this drawing uses, directly or through other symbols.
pub(super) fn symbols_of(drawing: &str, marks: &Marks<'_>) -> Markup {
    let all: Vec<&str> = sheets().into_iter().flat_map(str::lines).collect();
    let mut used = drawing.to_owned();
    let mut kept = Vec::new();
    while let Some(line) = all.iter().find(|line| !kept.contains(line) && is_used(line, &used)) {
        kept.push(line);
        used.push_str(line);
    }
    hidden(&lettered(&kept.into_iter().copied().collect::<String>(), marks))
}

/// Whether a drawing uses the symbol on this line.
fn is_used(line: &str, drawing: &str) -> bool {
    let id = line.split_once("id=\"").and_then(|(_, rest)| rest.split('"').next());
    id.is_some_and(|id| drawing.contains(&format!("\"#{id}\"")) || drawing.contains(&format!("(#{id})")))
}

/// Fills in the letters. Braces occur in the symbols only around the name of a letter.
fn lettered(symbols: &str, marks: &Marks<'_>) -> String {
    let letters = letters(marks);
    let mut filled = String::with_capacity(symbols.len());
    let mut rest = symbols;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        let (_, letter) = letters.iter().find(|(known, _)| *known == name).expect("each name has a letter");
        filled.push_str(before);
        filled.push_str(&html! { (letter) }.0);
        rest = after;
    }
    filled + rest
}

fn hidden(symbols: &str) -> Markup {
    html! {
        svg class="sheet dw-sheet" width="0" height="0" aria-hidden="true" focusable="false" { defs { (PreEscaped(symbols)) } }
    }
}

/// All symbols, without letters.
pub(super) fn sprite() -> String {
    sheets().concat().replace('\n', "")
}

/// The sheets, with one symbol per line.
fn sheets() -> [&'static str; 3] {
    [
        inside(asset!("deck-goes-west/icons.svg")).trim(),
        inside(asset!("deck-goes-west/pieces.svg")).trim(),
        inside(asset!("deck-goes-west/land.svg")).trim(),
    ]
}

/// Only the patterns.
pub(super) fn patterns() -> String {
    inside(asset!("deck-goes-west/land.svg")).lines().filter(|line| line.starts_with("<pattern")).collect()
}

/// The letters by their names.
fn letters<'a>(marks: &Marks<'a>) -> [(&'static str, &'a str); 16] {
    let [food, wood, metal, gold] = marks.goods;
    let [starter, trade] = marks.items;
    let [pain, exhaustion] = marks.dangers;
    let [north, south, west] = marks.winds;
    let [one, two, three, four, five] = marks.seats;
    [
        ("food", food),
        ("wood", wood),
        ("metal", metal),
        ("gold", gold),
        ("starter", starter),
        ("trade", trade),
        ("pain", pain),
        ("exhaustion", exhaustion),
        ("north", north),
        ("south", south),
        ("west", west),
        ("seat0", one),
        ("seat1", two),
        ("seat2", three),
        ("seat3", four),
        ("seat4", five),
    ]
}
