//! What the catalogue needs of the game.

use crate::{Colour, Setup, State, TrainHeist};
use game::{Catalogued, Message};

impl Catalogued for TrainHeist {
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("pt-BR", include_str!("../RULES.pt-BR.md"))];
    const SCORES: bool = true;

    fn default_setup(seats: u8) -> Setup {
        let seats = Colour::ALL.into_iter().cycle().take(seats.into()).collect();
        Setup { seats, wanted_cards: Setup::WANTED, ..Setup::default() }
    }

    fn handicaps(&self) -> Vec<Message> {
        self.setup.handicaps(self.edition)
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        state.ending().map(|ending| ending.by.word())
    }
}
