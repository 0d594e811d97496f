//! The end of a game as a page shows it.

use catalog::{Bundle, CatalogGame};
use game::RuleId;
use maud::Markup;

/// A game whose end has a picture, a reason and standings.
pub(crate) trait EndingPanel: CatalogGame {
    /// How the game ended; `None` before the end. `told` holds all motions of the game with their rounds.
    fn ended(
        view: &Self::View,
        told: &[(u16, Self::Motion)],
        names: &[String],
        bundle: &Bundle,
    ) -> Option<Ended>;
}

/// The end of a game, translated.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// The line above the headline: how long the game took.
    pub(crate) over: String,
    pub(crate) title: String,
    /// The result, in a sentence.
    pub(crate) outcome: String,
    /// The reason for the result, in a sentence.
    pub(crate) why: String,
    pub(crate) rule: RuleId,
    pub(crate) picture: Markup,
    /// All seats, winners first.
    pub(crate) standings: Vec<SeatResult>,
}

/// The fate of one seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatResult {
    pub(crate) seat: usize,
    pub(crate) won: bool,
    pub(crate) fate: String,
    /// What the seat holds at the end: treasures, loot or stock.
    pub(crate) gains: Markup,
}
