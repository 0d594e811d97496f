//! The end of a round: the Last Wagon is uncoupled.

use super::{Play, end, first_player, round};
use crate::SuperExpress;
use crate::event::{Cause, Event};
use crate::material::Wagon;
use crate::state::State;
use crate::train::{Car, Floor};
use game::{Seat, SeatSet, Sink};

/// SE-UNCOUPLE-10, SE-ROUND-03, SE-R26. Uncouples the wagon, eliminates the bandits on it and checks for an end; gives
/// the treasure and checks again; passes the First Player card and begins the next round.
pub(crate) fn end_round<S: Sink<SuperExpress>>(play: &mut Play<S>) {
    let Some(wagon) = uncouple(play) else { return };
    if end::nobody_left(play) || end::last_aboard(play) {
        return;
    }
    take_treasure(play, wagon);
    if end::treasures(play) {
        return;
    }
    first_player::pass(play);
    round::begin(play, play.state().round + 1);
}

/// SE-UNCOUPLE-01 to SE-UNCOUPLE-04, SE-UNCOUPLE-09, SE-HORSE-11, SE-R11, SE-R17, SE-R27. Uncouples the Last Wagon, never
/// the Locomotive, with all bandits on it, whatever they hold.
fn uncouple<S: Sink<SuperExpress>>(play: &mut Play<S>) -> Option<Wagon> {
    let last = play.state().last_wagon();
    let wagon = play.state().wagon_at(last)?;
    let lost = on_card(play.state(), last);
    play.happens(Event::WagonUncoupled { wagon });
    for seat in lost {
        play.happens(Event::BanditEliminated { seat, by: Cause::Uncoupled });
    }
    Some(wagon)
}

fn on_card(state: &State, car: Car) -> SeatSet {
    state
        .in_the_game()
        .iter()
        .filter(|&seat| state.stance(seat).is_some_and(|stance| stance.car == car))
        .collect()
}

/// SE-UNCOUPLE-05 to SE-UNCOUPLE-08, SE-R25. The farthest survivor takes the card as a treasure.
fn take_treasure<S: Sink<SuperExpress>>(play: &mut Play<S>, wagon: Wagon) {
    if let Some(seat) = farthest(play.state()) {
        play.happens(Event::TreasureTaken { seat, wagon });
    }
}

/// SE-UNCOUPLE-05, SE-UNCOUPLE-06, SE-R22, SE-R23. The rearmost bandit: by card; then roof before inside; then rear end of
/// the row.
fn farthest(state: &State) -> Option<Seat> {
    let rearmost = |floor| {
        let seat = state.line(floor).iter().next()?;
        Some((state.stance(seat)?.car, seat))
    };
    match (rearmost(Floor::Roof), rearmost(Floor::Inside)) {
        (Some((roof, _)), Some((inside, seat))) if inside > roof => Some(seat),
        (Some((_, seat)), _) | (None, Some((_, seat))) => Some(seat),
        (None, None) => None,
    }
}
