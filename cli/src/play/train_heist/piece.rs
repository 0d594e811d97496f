//! The pieces on a space, in a few letters; cards and loot in short.

use crate::play::screen::styles::{self, BLACK, WHITE};
use crate::play::translator::Translator;
use game::Seat;
use ratatui::style::Style;
use train_heist::{Colour, Horse, Need, Space, View};

/// The letter of a cowboy, as in notation.
pub(super) const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Green => 'G',
        Colour::Yellow => 'Y',
        Colour::Blue => 'B',
    }
}

/// The style of a cowboy.
pub(super) fn chip(colour: Colour) -> Style {
    styles::chip(match colour {
        Colour::Red => (WHITE, 124),
        Colour::Green => (WHITE, 28),
        Colour::Yellow => (BLACK, 184),
        Colour::Blue => (WHITE, 25),
    })
}

/// The Sheriff's letter.
pub(super) const SHERIFF: char = 'S';
/// The letter of a horse.
pub(super) const HORSE: char = 'h';

/// The pieces on a space: the Sheriff, cowboys (lowercase if they lie flat, followed by the horse they ride), and after a plus
/// each horse without a rider.
pub(super) fn standing(view: &View, space: Space) -> Vec<(String, Style)> {
    let mut pieces = Vec::new();
    if view.sheriff == space {
        pieces.push((SHERIFF.to_string(), styles::fire()));
    }
    for (number, cowboy) in view.cowboys.iter().enumerate().filter(|(_, cowboy)| cowboy.at == space) {
        let colour = view.game().colour(Seat::new(number));
        let mut text = letter(colour).to_string();
        if cowboy.flat {
            text.make_ascii_lowercase();
        }
        if cowboy.riding.is_some() {
            text.push(HORSE);
        }
        pieces.push((text, chip(colour)));
    }
    let ridden = |horse: Horse| view.cowboys.iter().any(|cowboy| cowboy.riding == Some(horse));
    let here = |horse: &Horse| view.horses[*horse as usize] == Some(space) && !ridden(*horse);
    pieces.extend(Horse::ALL.into_iter().filter(here).map(|_| (format!("+{HORSE}"), styles::wood())));
    pieces
}

/// The cards a tile asks for: letters of suits, or a few words.
pub(super) fn need(need: Need, translator: &Translator) -> String {
    match need {
        Need::Suits(_) => need.word(),
        Need::Straight => translator.word("heist-straight"),
        Need::TwoPairs => translator.word("heist-two-pairs"),
        Need::ThreeOfAKind => translator.word("heist-three-alike"),
    }
}
