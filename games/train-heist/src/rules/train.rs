//! Moving the Train.

use super::{Play, end, event, sheriff, town, turn, wanted};
use crate::TrainHeist;
use crate::decision::Junctions;
use crate::event::{Caught, Encountered, Event, StageChange};
use crate::outcome::EndedBy;
use crate::piece::{Face, Horse};
use crate::setup::Mode;
use crate::space::Space;
use crate::state::{Encounters, Met, Phase, Stage, State, Tokens};
use crate::wanted::Mission;
use game::{Luck, Sink};

/// TH-TRAIN-01, TH-TRAIN-05, TH-JUNC-01, TH-SWITCH-04, TH-RU-94. The rail after `at` for a train that comes from `from`; at
/// a junction by the face of the switch, even after the token has been removed.
#[inline]
pub(crate) fn next_rail(game: &TrainHeist, faces: [Face; 2], from: Space, at: Space) -> Space {
    let Some(junction) = game.edition.junction(at) else { return game.edition.rail_after(from, at) };
    let ways = game.edition.board.junctions[junction].ways.iter().find(|ways| ways.from == from);
    match (ways, faces[junction]) {
        (Some(ways), Face::Red) => ways.red,
        (Some(ways), Face::Green) => ways.green,
        // A train always comes to a junction by one of its rails.
        (None, _) => at,
    }
}

/// TH-TURN-06, TH-TRAIN-02, TH-TRAIN-03, TH-TUNNEL-07, TH-RU-39, TH-RU-40, TH-RU-46. Step 2: moves the train space by space,
/// as far as the Speed Meter showed at the start; then the Sheriff looks around, then what was met is resolved. In the
/// final run the train stops at a junction: the game ends there, in versus games once everything before is resolved.
pub(crate) fn depart<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    let spaces = play.state().speed(play.game);
    play.happens(Event::TrainStarted { spaces });
    for _ in 0..spaces {
        let [at, from, ..] = play.state().train;
        let to = next_rail(play.game, play.state().switches, from, at);
        roll(play, to);
        if play.state().tokens == Tokens::Removed && play.game.edition.junction(to).is_some() {
            return match play.game.mode() {
                Mode::Versus => play.happens(Event::FinalRunEnded),
                _ => end::without_winner(play, EndedBy::Junction),
            };
        }
        notice(play, at, to);
    }
    sheriff::look(play, Caught::Spotted);
}

/// TH-TRAIN-01, TH-RU-39, TH-RU-97. The engine enters a rail and the cars follow; cowboys on the rail are hit, cowboys on a
/// roof that enters the tunnel are swept off.
fn roll<S: Sink<TrainHeist>>(play: &mut Play<S>, to: Space) {
    let tunnel = play.game.edition.board.tunnel;
    let before = play.state().train.map(|rail| tunnel.contains(rail));
    play.happens(Event::TrainRolled { to });
    hit(play, to);
    let now = play.state().train.map(|rail| tunnel.contains(rail));
    for section in 0..5 {
        if now[section] && !before[section] {
            sweep_off(play, section);
        }
    }
}

/// TH-TRACK-01, TH-TRACK-04, TH-HORSE-08, TH-RU-62, TH-RU-63, TH-RU-79. Lays cowboys on the rail flat in the canyon, riders
/// too; a horse is out of the game.
fn hit<S: Sink<TrainHeist>>(play: &mut Play<S>, rail: Space) {
    for horse in Horse::ALL {
        if play.state().horses[horse as usize] == Some(rail) {
            play.happens(Event::HorseLost { horse });
        }
    }
    for seat in State::clockwise_from(play.state().turn.seat, play.game.seat_count()) {
        if play.state().cowboy(seat).at == rail {
            play.happens(Event::CowboyHit { seat });
            wanted::mission_met(play, seat, Mission::LaidFlat);
        }
    }
}

/// TH-TUNNEL-02, TH-RU-64. Sweeps all cowboys off the roof of a car that enters the tunnel.
fn sweep_off<S: Sink<TrainHeist>>(play: &mut Play<S>, section: usize) {
    let edition = play.game.edition;
    for seat in State::clockwise_from(play.state().turn.seat, play.game.seat_count()) {
        let at = play.state().cowboy(seat).at;
        if edition.train.roofs.contains(at) && edition.section(at) == section {
            play.happens(Event::CowboySweptOff { seat });
            wanted::mission_met(play, seat, Mission::LaidFlat);
        }
    }
}

/// TH-STAR-01, TH-STAR-02, TH-EDGE-01, TH-EDGE-02, TH-EDGE-03, TH-RU-42, TH-RU-43, TH-TOWN-07. Only the engine meets stars
/// and the edge, each once per passage of the train.
fn notice<S: Sink<TrainHeist>>(play: &mut Play<S>, from: Space, to: Space) {
    let board = &play.game.edition.board;
    if board.wrap.contains(&from) && board.wrap.contains(&to) {
        play.happens(Event::RailMet { met: Encountered(Met::Edge) });
    }
    if board.stars.contains(to) {
        play.happens(Event::RailMet { met: Encountered(Met::Star(to)) });
    }
}

/// TH-STAR-03, TH-RU-39, TH-RU-41, TH-RU-45. Resolves what was met, in that order: its event, then its town.
pub(crate) fn resolve<S: Sink<TrainHeist>>(play: &mut Play<S>, rolling: Encounters, luck: &mut impl Luck) {
    let Some(met) = rolling.current() else { return turn::after_the_train(play, rolling) };
    match rolling.stage {
        Stage::Event => {
            event::draw(play);
            let town = match met {
                Met::Star(rail) => play.game.edition.board.towns.iter().position(|town| town.star == rail),
                Met::Edge => None,
            };
            match (play.state().phase, town) {
                (Phase::Over(_), _) => {}
                (_, Some(_)) => stage(play, Stage::Town),
                (_, None) => next(play),
            }
        }
        _ => town::resolve(play, rolling.stage, met, luck),
    }
}

/// Goes on to a stage of what is being resolved.
pub(crate) fn stage<S: Sink<TrainHeist>>(play: &mut Play<S>, stage: Stage) {
    play.happens(Event::StageReached { stage: StageChange { stage, next: false } });
}

/// Goes on to the next thing that was met.
pub(crate) fn next<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    play.happens(Event::StageReached { stage: StageChange { stage: Stage::Event, next: true } });
}

/// TH-RU-47. The junction that the engine would enter next with the switches as they are; not the one it is on.
pub(crate) fn next_junction(game: &TrainHeist, state: &State) -> Option<Junctions> {
    let [mut at, mut from, ..] = state.train;
    for _ in 0..Space::MAIN {
        (from, at) = (at, next_rail(game, state.switches, from, at));
        if let Some(junction) = game.edition.junction(at) {
            return Junctions::ALL.get(junction).copied();
        }
    }
    None
}
