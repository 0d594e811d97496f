//! A game of Deck Goes West at the table.

use crate::play::turns::{Pieces, Turns};
use crate::play::voice::Voice;
use deck_goes_west::DeckGoesWest;
use game::Seat;

/// A game and everybody who plays it.
pub(super) type Table = Turns<DeckGoesWest>;

impl Pieces for DeckGoesWest {
    fn piece(&self, seat: Seat, voice: &Voice) -> String {
        voice.phrase(&self.character(seat).name).to_owned()
    }
}
