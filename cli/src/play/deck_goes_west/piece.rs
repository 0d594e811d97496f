//! The letters of pieces on the map: one for a meeple, two for a terrain.

use crate::play::screen::styles::{self, BLACK, WHITE};
use crate::play::translator::Translator;
use deck_goes_west::{DeckGoesWest, Terrain};
use game::{Game, Notation, Seat};
use ratatui::style::{Modifier, Style};

/// The letter of each meeple, by seat: the first of its name that no earlier seat uses.
pub(super) fn letters(game: &DeckGoesWest) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for seat in game.seats() {
        let name = game.seat_name(seat).to_uppercase();
        let free = name.chars().find(|letter| !letters.contains(letter));
        let number =
            || char::from_digit(seat.number() as u32 + 1, 10).expect("there are eight seats at most");
        letters.push(free.unwrap_or_else(number));
    }
    letters
}

/// The style of a meeple.
pub(super) fn chip(seat: Seat) -> Style {
    styles::chip(match seat.number() {
        0 => (WHITE, 124),
        1 => (WHITE, 25),
        2 => (WHITE, 28),
        3 => (BLACK, 184),
        _ => (WHITE, 90),
    })
}

/// The style of a terrain.
pub(super) fn ground(terrain: Terrain) -> Style {
    let colour = match terrain {
        Terrain::Forest => 28,
        Terrain::Prairie => 136,
        Terrain::Mountain => 243,
        Terrain::Village => 130,
        Terrain::Lake | Terrain::River => 31,
        Terrain::BanditCamp => 161,
    };
    styles::colour(colour).add_modifier(Modifier::BOLD)
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
