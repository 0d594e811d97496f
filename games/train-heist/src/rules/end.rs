//! Game Over.

use super::Play;
use crate::TrainHeist;
use crate::event::Event;
use crate::outcome::{EndedBy, Ending};
use crate::setup::Mode;
use crate::state::State;
use game::{Game, Seat, SeatSet, Sink};

/// TH-END-01, TH-END-05, TH-RU-35, TH-RU-90. Once the goal is reached, all have won at once. The Score Challenge has no goal.
pub(crate) fn by_goal<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    let game = play.game;
    if game.mode() != Mode::ScoreChallenge && play.state().score >= game.setup().goal {
        play.happens(Event::GameEnded { ending: Ending { by: EndedBy::Goal, winners: game.seats() } });
    }
}

/// TH-END-02, TH-END-04, TH-END-05, TH-RU-90. Ends the game without a winner: all have lost, or in the Score Challenge
/// the score counts.
pub(crate) fn without_winner<S: Sink<TrainHeist>>(play: &mut Play<S>, by: EndedBy) {
    play.happens(Event::GameEnded { ending: Ending { by, winners: SeatSet::EMPTY } });
}

/// TH-VERSUS-11. Ends the game if a player owns enough counters: seven, or five with four players.
pub(crate) fn by_counters<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    let enough = if play.game.seat_count() == 4 { 5 } else { 7 };
    if play.game.seats().iter().any(|seat| play.state().cowboy(seat).points >= enough) {
        by_points(play, EndedBy::Counters);
    }
}

/// TH-VERSUS-12, TH-VERSUS-13, TH-VERSUS-14, TH-RU-84, TH-RU-87. Most points win; ties go to most own loot by the towns,
/// then to most tiles carried; players that are still tied share the win.
pub(crate) fn by_points<S: Sink<TrainHeist>>(play: &mut Play<S>, by: EndedBy) {
    let (seats, state) = (play.game.seats(), play.state());
    let best = seats.iter().map(|seat| standing(state, seat)).max();
    let winners = seats.iter().filter(|&seat| Some(standing(state, seat)) == best).collect();
    play.happens(Event::GameEnded { ending: Ending { by, winners } });
}

/// The sort key of the ranking.
fn standing(state: &State, seat: Seat) -> (u8, u8, u8) {
    let cowboy = state.cowboy(seat);
    (cowboy.points, cowboy.counters.iter().sum(), cowboy.loot.len())
}
