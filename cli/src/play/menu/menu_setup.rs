//! A set-up that the menu changes.

use crate::play::PlayOptions;
use crate::play::screen::{Console, Leaving};
use crate::play::terminal_game::TerminalGame;
use crate::play::translator::Translator;
use anyhow::Result;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The set-up of a game as the menu changes it, row by row, and how it is played. Each game implements it for its set-up.
pub(in crate::play) trait MenuSetup: Debug {
    /// The number of seats.
    fn seats(&self) -> usize;
    /// The number of seats, as the menu shows it.
    fn seats_in_words(&self, _translator: &Translator) -> String {
        self.seats().to_string()
    }
    /// Changes the number of seats.
    fn change_seats(&mut self, change: Change);
    /// How many of the seats people at this terminal may take.
    fn people(&self) -> RangeInclusive<usize> {
        1..=self.seats()
    }
    /// The id of the message that lists the keys while a name is typed.
    fn name_keys(&self) -> &'static str {
        "keys-menu-name"
    }
    /// The piece of a seat, if it can be chosen.
    fn piece(&self, _seat: usize, _translator: &Translator) -> Option<String> {
        None
    }
    /// Gives a seat another piece; a seat that already has that piece gets the old one.
    fn change_piece(&mut self, _seat: usize, _change: Change) {}
    /// The rows that can be changed now, from top to bottom. The number of a row never changes.
    fn rows(&self) -> Vec<usize>;
    /// The current value of a row.
    fn value(&self, row: usize, translator: &Translator) -> RowValue;
    /// Changes a row.
    fn change(&mut self, row: usize, change: Change);
    /// Plays the game on the full screen.
    fn play(&self, console: &mut Console<'_>, play_options: PlayOptions<()>) -> Result<Leaving>;
}

/// The value of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) enum RowValue {
    /// One of several values: the label, then the value.
    Choice(String, String),
    /// A flag: its value, and what it switches.
    Flag(bool, String),
}

/// The direction of a change: to the left or to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) enum Change {
    Less,
    More,
}

impl Change {
    /// The adjacent number, clamped to the range.
    pub(in crate::play) fn of(self, number: usize, all: RangeInclusive<usize>) -> usize {
        let next = match self {
            Change::Less => number.saturating_sub(1),
            Change::More => number + 1,
        };
        next.clamp(*all.start(), *all.end())
    }

    /// Like [`Change::of`], for `u8`.
    pub(in crate::play) fn of_small(self, number: u8, all: RangeInclusive<u8>) -> u8 {
        self.of(number.into(), usize::from(*all.start())..=usize::from(*all.end())) as u8
    }

    /// The element beside `now`, which is one of `all`; wraps around at the ends.
    pub(in crate::play) fn among<T: Copy + PartialEq>(self, all: &[T], now: T) -> T {
        let at = all.iter().position(|&each| each == now).expect("a row has one of its own values");
        let by = if self == Change::More { 1 } else { all.len() - 1 };
        all[(at + by) % all.len()]
    }
}

/// Plays a game with this set-up on the full screen.
pub(in crate::play) fn play_from_menu<G: TerminalGame>(
    console: &mut Console<'_>,
    play_options: PlayOptions<()>,
    setup: &G::Setup,
) -> Result<Leaving> {
    let translator = Translator::of::<G>(play_options.language)?;
    G::PLAY_ON_SCREEN(console, &play_options.with::<G>(setup.clone()), &translator)
}

/// Gives a seat another piece; a seat that already has that piece gets the old one.
pub(in crate::play) fn give<T: PartialEq>(pieces: &mut [T], seat: usize, piece: T) {
    match pieces.iter().position(|other| *other == piece) {
        Some(other) => pieces.swap(seat, other),
        None => pieces[seat] = piece,
    }
}

/// Changes the number of pieces: keeps the first ones and adds others of `all`.
pub(in crate::play) fn resize<T: PartialEq>(
    pieces: &mut Vec<T>,
    all: impl IntoIterator<Item = T>,
    count: usize,
) {
    for piece in all {
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    pieces.truncate(count);
}
