//! Setup: the train is laid, the first player drawn, the bandits placed.

use super::{Play, round};
use crate::SuperExpress;
use crate::event::Event;
use crate::material::Wagon;
use crate::train::{Car, Facing};
use game::{Luck, Seat, Sink};

/// SE-SETUP-15. Lays out the game and begins its first round; no bandit owns a treasure yet.
pub(crate) fn set_up<S: Sink<SuperExpress>>(play: &mut Play<S>, luck: &mut impl Luck) {
    lay_train(play, luck);
    let first = draw_first_player(play, luck);
    place_bandits(play, first);
    round::begin(play, 1);
}

/// SE-SETUP-03, SE-SETUP-04. One wagon more than players, drawn from the eight; the first drawn is the Last Wagon.
fn lay_train<S: Sink<SuperExpress>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let mut in_the_box = Wagon::ALL;
    let mut from_rear = [None; 8];
    for (card, left) in from_rear[..=play.game.seat_count()].iter_mut().zip((1..=Wagon::ALL.len()).rev()) {
        let drawn = luck.below(left as u32) as usize;
        *card = Some(in_the_box[drawn]);
        in_the_box.copy_within(drawn + 1..left, drawn);
    }
    play.happens(Event::TrainLaid { from_rear });
}

/// SE-SETUP-06. One bandit of those who play is drawn; its player takes the First Player card.
fn draw_first_player<S: Sink<SuperExpress>>(play: &mut Play<S>, luck: &mut impl Luck) -> Seat {
    let seat = Seat::new(luck.below(play.game.seat_count() as u32) as usize);
    play.happens(Event::FirstPlayerDrawn { seat });
    seat
}

/// SE-SETUP-07, SE-SETUP-08, SE-SETUP-10. Places the first player in the second-to-last wagon and the others clockwise,
/// each one wagon further to the front.
fn place_bandits<S: Sink<SuperExpress>>(play: &mut Play<S>, first: Seat) {
    let seats = play.game.seat_count();
    let mut seat = first;
    for placed in 0..seats {
        let car = Car::from_locomotive((seats - placed) as u8);
        play.happens(Event::BanditPlaced { seat, car, facing: first_facing(placed, seats) });
        seat = seat.clockwise(seats);
    }
}

/// SE-SETUP-09, SE-R03. The rear half of the bandits, rounded up, looks to the front; the others look back at them.
fn first_facing(placed: usize, seats: usize) -> Facing {
    if placed < seats.div_ceil(2) { Facing::Front } else { Facing::Rear }
}
