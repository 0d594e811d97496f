//! Winning, losing and scoring.

use super::Play;
use crate::DeckGoesWest;
use crate::edition::Mode;
use crate::event::Event;
use crate::outcome::{EndedBy, Ending};
use crate::state::Tabletop;
use game::{Seat, SeatSet, Sink};

/// Ends the game.
pub(crate) fn over<S: Sink<DeckGoesWest>>(play: &mut Play<S>, by: EndedBy, winners: SeatSet) {
    play.happens(Event::GameEnded { ending: Ending { by, winners } });
}

/// DW-WIN-01, DW-SCORE-01, DW-DR-35, DW-DR-36. Has a marker reached the last horseshoe? If several seats caused an
/// event, all of them score before any wins.
pub(crate) fn is_reached(game: &DeckGoesWest, state: &Tabletop) -> bool {
    state.score.0.iter().any(|&score| score >= game.board().score)
        && !finishers(game, state).is_empty()
        && state.stack.event().is_none_or(|happening| happening.causers.len() < 2)
}

fn finishers(game: &DeckGoesWest, state: &Tabletop) -> SeatSet {
    let at_goal = |seat: &Seat| state.score_of(game, *seat) >= game.board().score;
    state.living().iter().filter(at_goal).collect()
}

/// DW-WIN-02, DW-WIN-05, DW-WIN-06, DW-DR-36. Seats that have reached the last horseshoe win at once. Returns whether
/// the game has ended by that.
pub(crate) fn end_if_reached<S: Sink<DeckGoesWest>>(play: &mut Play<S>) -> bool {
    let (game, state) = (play.game, play.state());
    if !is_reached(game, state) {
        return false;
    }
    let finishers = finishers(game, state);
    let winners = if game.mode() == Mode::Versus { best(game, state, finishers) } else { state.living() };
    over(play, EndedBy::ScoreTrack, winners);
    true
}

/// DW-NIGHT-05, DW-LOSE-01, DW-WIN-03, DW-DR-26. Ends the game after the last Day.
pub(crate) fn after_last_day<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    let (game, state) = (play.game, play.state());
    if game.mode() != Mode::Versus || state.living().len() < 2 {
        return over(play, EndedBy::DayTrack, SeatSet::EMPTY);
    }
    let most = state.living().iter().map(|seat| state.score_of(game, seat)).max();
    let leaders = state.living().iter().filter(|&seat| Some(state.score_of(game, seat)) == most).collect();
    let winners = best(game, state, leaders);
    over(play, EndedBy::DayTrack, winners);
}

/// DW-WIN-04, DW-DR-40, DW-DR-41, DW-SPECIAL-14. Breaks ties: more gold if the mission says so, then further West, then
/// more resources; seats that are still equal share the place.
fn best(game: &DeckGoesWest, state: &Tabletop, tied: SeatSet) -> SeatSet {
    let rank = |seat: Seat| {
        let player = state.player(seat);
        let gold = if game.mission().special.tiebreak_gold { player.stocks[3] } else { 0 };
        (gold, player.at.column, player.stocks.iter().map(|&stock| u32::from(stock)).sum::<u32>())
    };
    let highest = tied.iter().map(rank).max();
    tied.iter().filter(|&seat| Some(rank(seat)) == highest).collect()
}
