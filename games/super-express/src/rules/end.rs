//! The end of the game. Each function checks for one ending and returns whether the game is over.

use super::Play;
use crate::SuperExpress;
use crate::event::Event;
use crate::material::Wagon;
use crate::outcome::Ending;
use crate::state::State;
use crate::train::Floor;
use game::{Seat, Sink};

/// SE-END-01, SE-END-02, SE-ACT-09, SE-R21. One bandit aboard and no rescue pending: it wins at once.
#[inline]
pub(crate) fn last_aboard<S: Sink<SuperExpress>>(play: &mut Play<S>) -> bool {
    let state = play.state();
    if state.aboard() != 1 || !state.pending().is_empty() {
        return false;
    }
    let last = aboard(state).next();
    last.is_some_and(|seat| ends(play, Ending::LastAboard(seat)))
}

/// SE-END-03, SE-UNCOUPLE-07. The uncoupling took all bandits that were left: none wins.
pub(crate) fn nobody_left<S: Sink<SuperExpress>>(play: &mut Play<S>) -> bool {
    play.state().aboard() == 0 && ends(play, Ending::Nobody)
}

/// SE-END-04. Only the Locomotive is left, with several bandits on it: treasures decide.
pub(crate) fn treasures<S: Sink<SuperExpress>>(play: &mut Play<S>) -> bool {
    if play.state().wagons > 0 {
        return false;
    }
    let richest = richest(play.state());
    richest.is_some_and(|seat| ends(play, Ending::Treasures(seat)))
}

/// SE-END-05, SE-END-06, SE-END-07, SE-R29, SE-R30. The bandit aboard with most treasures; then with the most valuable one.
fn richest(state: &State) -> Option<Seat> {
    let wealth =
        |seat: &Seat| (state.treasures(*seat).count(), state.treasures(*seat).map(Wagon::value).max());
    aboard(state).max_by_key(wealth)
}

fn aboard(state: &State) -> impl Iterator<Item = Seat> + use<> {
    state.line(Floor::Roof).iter().chain(state.line(Floor::Inside).iter())
}

fn ends<S: Sink<SuperExpress>>(play: &mut Play<S>, ending: Ending) -> bool {
    play.happens(Event::GameEnded { ending });
    true
}
