//! A game of Train Heist at the table.

use crate::play::turns::{Pieces, Turns};
use crate::play::voice::Voice;
use game::Seat;
use train_heist::TrainHeist;

/// A game and everybody who plays it.
pub(super) type Table = Turns<TrainHeist>;

impl Pieces for TrainHeist {
    fn piece(&self, seat: Seat, voice: &Voice) -> String {
        voice.term(self.colour(seat).message_id())
    }
}
