//! Drawings of dice.

use super::woodcut::{Woodcut, short};
use deck_goes_west::Compass;
use maud::{Markup, html};

/// What a die counts, which colours its pips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceCounts {
    /// Hits in an attack: red.
    Hits,
    /// Saves in a defence: blue.
    Saves,
    /// Resources of a job: black.
    Goods,
}

/// A success die; `name` is its accessible name.
pub fn success_die(face: u8, counts: DiceCounts, name: &str) -> Markup {
    let class = match counts {
        DiceCounts::Hits => "dw-die hit",
        DiceCounts::Saves => "dw-die save",
        DiceCounts::Goods => "dw-die",
    };
    let mut cut = Woodcut::default();
    if face <= 2 {
        cut.symbol(&format!("die-{face}"), "", [0.0, 0.0, 44.0, 44.0]);
    } else {
        cut.symbol("die-blank", "", [0.0, 0.0, 44.0, 44.0]);
        cut.text("dw-print", [21.0, 29.0], 22.0, &face.to_string());
    }
    html! { svg class=(class) viewBox="0 0 44 44" role="img" aria-label=(name) { (cut.markup()) } }
}

/// The compass die.
pub fn compass_die(face: Compass, name: &str) -> Markup {
    let symbol = match face {
        Compass::North => "compass-N",
        Compass::South => "compass-S",
        Compass::West => "compass-W",
        Compass::More => "compass-plus",
    };
    let mut cut = Woodcut::default();
    cut.symbol(symbol, "", [0.0, 0.0, 44.0, 44.0]);
    html! { svg class="dw-die" viewBox="0 0 44 44" role="img" aria-label=(name) { (cut.markup()) } }
}

/// A bandit die with this many sides.
pub fn bandit_die(sides: u8, face: u8, name: &str) -> Markup {
    let mut cut = Woodcut::default();
    // Up to twelve sides it is drawn as a twelve-sided die, beyond that as a twenty-sided one.
    let (symbol, foot) = if sides <= 12 { ("die-12", 34.5) } else { ("die-20", 34.0) };
    cut.symbol(symbol, "", [0.0, 0.0, 52.0, 56.0]);
    cut.text("dw-cream", [26.0, foot], if face < 10 { 17.0 } else { 14.0 }, &face.to_string());
    html! { svg class="dw-die" viewBox={ "0 0 52 " (short(56.0)) } role="img" aria-label=(name) { (cut.markup()) } }
}
