//! Railways: building them.

use super::{
    Play,
    event::{EventCause, happen},
};
use crate::DeckGoesWest;
use crate::edition::Place;
use crate::event::Event;
use crate::job::Trigger;
use crate::land::Direction;
use crate::state::Tabletop;
use game::{Seat, SeatSet, Sink};

/// DW-RAIL-01, DW-RAIL-04, DW-SPECIAL-06. The tile the builder stands on becomes a Railway Tile.
pub(crate) fn build<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat) {
    let at = play.state().player(seat).at;
    let Some(tile) = play.state().land.at(at) else { return };
    play.happens(Event::RailBuilt { seat, tile });
    let scores = !play.game.mission().special.rail_chain || has_neighbour(play.state(), at);
    happen(play, EventCause { scores, ..EventCause::new(Trigger::Build, SeatSet::only(seat), at.column) });
}

/// DW-SPECIAL-06. Is there a railway North, South, East or West of it?
fn has_neighbour(state: &Tabletop, place: Place) -> bool {
    let beside = Direction::ALL.into_iter().filter_map(|direction| state.land.at(place.toward(direction)));
    beside.into_iter().any(|tile| state.land.rails.has(tile))
}
