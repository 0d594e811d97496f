//! The wagon of some missions.

use super::{
    Play,
    event::{EventCause, happen},
};
use crate::DeckGoesWest;
use crate::edition::Place;
use crate::event::Event;
use crate::job::Trigger;
use game::{Seat, SeatSet, Sink};

/// DW-WAGON-02, DW-WAGON-05, DW-DR-126. The wagon comes along; every column is an event.
pub(crate) fn bring<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, to: Place) {
    let Some(from) = play.state().wagon else { return };
    play.happens(Event::WagonMoved { to });
    let columns = to.column.abs_diff(from.column);
    let (trigger, first) = match to.column.cmp(&from.column) {
        std::cmp::Ordering::Greater => (Trigger::WagonWest, from.column + 1),
        std::cmp::Ordering::Less => (Trigger::WagonEast, from.column - 1),
        std::cmp::Ordering::Equal => return,
    };
    let moved_west = trigger == Trigger::WagonWest;
    let cause = EventCause::new(trigger, SeatSet::only(seat), first);
    happen(play, EventCause { moved_west, times: columns, ..cause });
}

/// DW-WAGON-03, DW-WAGON-04, DW-DR-123, DW-DR-124, DW-DR-128. The wagon takes damage; zero damage is no event.
pub(crate) fn hit<S: Sink<DeckGoesWest>>(play: &mut Play<S>, causer: Seat, damage: u16) {
    let Some(at) = play.state().wagon else { return };
    if damage > 0 {
        happen(
            play,
            EventCause { x: damage, ..EventCause::new(Trigger::WagonHit, SeatSet::only(causer), at.column) },
        );
    }
}
