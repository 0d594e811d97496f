//! The First Player card.

use super::Play;
use crate::SuperExpress;
use crate::event::Event;
use game::{Seat, Sink};

/// SE-FIRST-01 to SE-FIRST-04, SE-R20. Passes the card at the end of a round, clockwise from its holder, eliminated or
/// not, to the next survivor.
pub(crate) fn pass<S: Sink<SuperExpress>>(play: &mut Play<S>) {
    let seats = play.game.seat_count();
    let survivors = play.state().in_the_game();
    let clockwise = |seat: Seat| Some(seat.clockwise(seats));
    let mut left_of_holder =
        std::iter::successors(clockwise(play.state().first), |&seat| clockwise(seat)).take(seats);
    if let Some(to) = left_of_holder.find(|&seat| survivors.contains(seat)) {
        play.happens(Event::FirstPlayerPassed { to });
    }
}
