//! The letters of pieces on the map: one for a meeple, two for a terrain.

use crate::play::screen::ink;
use crate::play::translator::Translator;
use deck_goes_west::{DeckGoesWest, Terrain};
use game::{Game, Notation, Seat};
use ratatui::style::Style;

/// The letter of each meeple, by seat: the first of its name that no earlier seat uses.
pub(super) fn letters(game: &DeckGoesWest) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for seat in game.seats() {
        let name = game.seat_name(seat).to_uppercase();
        let free = name.chars().find(|letter| !letters.contains(letter));
        let number = || char::from_digit(seat.number() as u32 + 1, 10).unwrap_or('?');
        letters.push(free.unwrap_or_else(number));
    }
    letters
}

/// The style of a meeple.
pub(super) fn chip(seat: Seat) -> Style {
    ink::settler(seat.number())
}

/// The two letters of a terrain.
pub(super) fn code(terrain: Terrain, translator: &Translator) -> String {
    translator.word(match terrain {
        Terrain::Forest => "west-forest",
        Terrain::Prairie => "west-prairie",
        Terrain::Mountain => "west-mountain",
        Terrain::Village => "west-village",
        Terrain::Lake => "west-lake",
        Terrain::River => "west-river",
        Terrain::BanditCamp => "west-bandit-camp",
    })
}
