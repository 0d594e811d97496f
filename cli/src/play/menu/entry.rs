//! A game in the menu.

use crate::play::Wishes;
use crate::play::input::Input;
use crate::play::screen::{Canvas, Leaving};
use crate::play::translator::Translator;
use anyhow::Result;
use catalog::GameId;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// A game as the menu knows it: what can be set of it, and how it is played. Each game implements it once, in its folder.
pub(in crate::play) trait Entry: Debug {
    /// Which game it is.
    fn game(&self) -> GameId;
    /// How many play.
    fn seats(&self) -> usize;
    /// How many play, as the menu says it.
    fn seats_in_words(&self, _voice: &Translator) -> String {
        self.seats().to_string()
    }
    /// Changes how many play.
    fn change_seats(&mut self, change: Change);
    /// How many of them may be at this terminal.
    fn people(&self) -> RangeInclusive<usize> {
        1..=self.seats()
    }
    /// The message with the keys that do something while a name is typed.
    fn name_keys(&self) -> &'static str {
        "keys-menu-name"
    }
    /// The piece of a seat, where it can be chosen.
    fn piece(&self, _seat: usize, _voice: &Translator) -> Option<String> {
        None
    }
    /// Gives a seat another piece; the seat that has it gets the old one.
    fn change_piece(&mut self, _seat: usize, _change: Change) {}
    /// The parts of the set-up that can be changed now, from top to bottom. A part keeps its number.
    fn parts(&self) -> Vec<usize>;
    /// What a part is set to.
    fn part(&self, part: usize, translator: &Translator) -> Shown;
    /// Changes a part.
    fn change_part(&mut self, part: usize, change: Change);
    /// Plays it as it is set.
    fn play(
        &self,
        wishes: Wishes<()>,
        canvas: &mut dyn Canvas,
        input: &mut dyn Input,
        translator: &Translator,
    ) -> Result<Leaving>;
}

/// How a row says what it is set to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) enum Shown {
    /// One of several: its name, then what it is.
    Turned(String, String),
    /// Yes or no: what it is about.
    Ticked(bool, String),
}

/// To the left or to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) enum Change {
    Less,
    More,
}

impl Change {
    /// The number next to this one, as far as there are any.
    pub(in crate::play) fn of(self, number: usize, all: RangeInclusive<usize>) -> usize {
        let next = match self {
            Change::Less => number.saturating_sub(1),
            Change::More => number + 1,
        };
        next.clamp(*all.start(), *all.end())
    }

    /// The same, of a small number.
    pub(in crate::play) fn of_small(self, number: u8, all: RangeInclusive<u8>) -> u8 {
        self.of(number.into(), usize::from(*all.start())..=usize::from(*all.end())) as u8
    }

    /// The one next to this one of a few, round and round.
    pub(in crate::play) fn among<T: Copy + PartialEq>(self, all: &[T], now: T) -> T {
        let at = all.iter().position(|&each| each == now).unwrap_or(0);
        let by = if self == Change::More { 1 } else { all.len().saturating_sub(1) };
        all.get((at + by) % all.len().max(1)).copied().unwrap_or(now)
    }
}
