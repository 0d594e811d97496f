//! One notation for buttons, journals, records, scenarios, the terminal and bots.

use super::Game;
use crate::seat::Seat;

/// A value with one way to write it. `read` accepts exactly what `write` gives.
pub trait Text<G>: Sized {
    /// Writes it; the game knows the names of its edition.
    fn write(&self, game: &G) -> String;
    /// Reads it back.
    fn read(game: &G, text: &str) -> Option<Self>;
    /// Whether its text can begin with these whole words. Only values of several words need to implement it.
    fn begins(game: &G, text: &str) -> bool {
        Self::read(game, text).is_some()
    }
}

/// A game whose decisions and events can be written and read.
pub trait Notation: Game<Event: Text<Self>> {
    /// The name in addresses, files and commands: `super-express`.
    const ID: &'static str;
    /// What people call it, in every language.
    const NAME: &'static str;

    /// The name of a seat in notation: `B`, `red`.
    fn seat_name(&self, seat: Seat) -> String;
    /// The seat with this name.
    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.seats().iter().find(|&seat| self.seat_name(seat) == name)
    }
    /// Reads a decision.
    fn read(&self, text: &str) -> Result<Self::Decision, Self::Refusal>;
    /// Writes a decision so that `read` gives it back.
    fn write(&self, decision: Self::Decision) -> String;
    /// Reads an event.
    fn read_event(&self, text: &str) -> Result<Self::Event, String> {
        Text::read(self, text).ok_or_else(|| format!("`{text}` is no event of {}", Self::NAME))
    }
    /// Whether an event can begin with these whole words.
    fn can_begin_event(&self, text: &str) -> bool {
        <Self::Event as Text<Self>>::begins(self, text)
    }
    /// Writes an event so that `read_event` gives it back.
    fn write_event(&self, event: &Self::Event) -> String {
        event.write(self)
    }
}
