//! Dying of exhaustion.

use super::{Play, end, night};
use crate::DeckGoesWest;
use crate::edition::Mode;
use crate::event::Event;
use crate::outcome::EndedBy;
use crate::setup::HouseRule;
use crate::state::{JobLevel, Tabletop};
use game::{Seat, SeatSet, Sink};

/// DW-DANGER-02, DW-LOSE-02. Do the danger cards in a hand kill its owner?
pub(crate) fn is_deadly(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> bool {
    let danger: usize = state
        .cards
        .hand(game.index(), seat)
        .filter(|&(kind, _)| !game.index().is_item(kind))
        .map(|(_, count)| count)
        .sum();
    danger >= usize::from(game.character(seat).hand_limit)
}

/// DW-DR-29. A seat that has just drawn dies if its hand is deadly, unless the house rule defers that to the evening.
pub(crate) fn die_if_deadly<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat) {
    if !play.game.plays_by(HouseRule::LateDeath) && is_deadly(play.game, play.state(), seat) {
        die(play, SeatSet::only(seat), false);
    }
}

/// DW-DR-29, DW-DR-33. All seats with a deadly hand die at the same moment.
pub(crate) fn all_deadly_die<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    let (game, state) = (play.game, play.state());
    let doomed = state.living().iter().filter(|&seat| is_deadly(game, state, seat)).collect();
    die(play, doomed, false);
}

/// DW-LOSE-04, DW-LOSE-05, DW-LOSE-06, DW-DR-31, DW-DR-32, DW-DR-33, DW-DR-34. These seats die at the same moment: of
/// danger or, if `full_hand`, of a hand that is still full at the end of the Night.
pub(crate) fn die<S: Sink<DeckGoesWest>>(play: &mut Play<S>, doomed: SeatSet, full_hand: bool) {
    if doomed.is_empty() {
        return;
    }
    for seat in doomed {
        stop(play, seat);
        play.happens(Event::Died { seat, full_hand });
    }
    if play.game.mode() != Mode::Versus {
        return end::over(play, EndedBy::Death, SeatSet::EMPTY);
    }
    let living = play.state().living();
    match living.len() {
        0 => return end::over(play, EndedBy::AllDead, SeatSet::EMPTY),
        1 if !play.game.plays_by(HouseRule::LastOnePlaysOn) => {
            return end::over(play, EndedBy::LastAlive, living);
        }
        _ => {}
    }
    // A dead seat passes the P1 token on.
    if doomed.contains(play.state().p1) {
        night::pass_p1(play);
    }
}

/// DW-DR-34. Breaks off what a dying seat is doing, so that every card is in a regular zone. Its own action is over; in
/// the action of another seat only its part is.
fn stop<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat) {
    let acts = play.state().stack.action() == Some(&seat);
    for level in [JobLevel::Event, JobLevel::Join, JobLevel::Main] {
        if play.state().stack.run(level).is_some_and(|run| acts || run.seat == seat) {
            play.happens(Event::JobBroken { level });
        }
    }
    play.happens(if acts { Event::ActionBroken { seat } } else { Event::PartBroken { seat } });
}
