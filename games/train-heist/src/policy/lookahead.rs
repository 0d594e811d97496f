//! Prediction: where the train is in each of the bot's next turns, and what happens in between.

use super::sheriff_forecast::SheriffForecast;
use crate::TrainHeist;
use crate::rules::{r#move, sheriff, train};
use crate::space::{Space, SpaceSet};
use crate::state::{State, Tokens};
use game::Seat;
use std::iter;

/// The horizon, in turns of the bot, the current one included.
pub(super) const ROUNDS: usize = 6;

/// One turn of the bot, and the train's moves until its next one.
pub(super) struct Round {
    /// The spaces that one step leads to, by space.
    pub(super) steps: [SpaceSet; Space::MOST],
    /// Rails the engine enters and roofs that go into the tunnel before the next turn: cowboys there are laid flat.
    pub(super) struck: SpaceSet,
    /// The towns that the train comes to before the next turn.
    pub(super) met: [bool; 3],
    /// The chances, in thousandths, that the Sheriff stands on a space in this turn, and that he comes there before the next.
    pub(super) stands: [i32; Space::MOST],
    pub(super) comes: [i32; Space::MOST],
    /// Does the game end before the next turn?
    pub(super) last: bool,
}

impl Round {
    /// The spaces in reach by walking, by distance: `from` first, then each set one step farther. The walk enters only
    /// spaces for which `enters` holds.
    pub(super) fn rings(
        &self,
        from: SpaceSet,
        enters: impl Fn(Space) -> bool,
    ) -> impl Iterator<Item = SpaceSet> {
        let mut seen = from;
        iter::successors(Some(from), move |ring| {
            let next = ring.iter().fold(SpaceSet::EMPTY, |next, space| next.or(self.steps[space.number()]));
            let ring: SpaceSet = next.without(seen).iter().filter(|&space| enters(space)).collect();
            seen = seen.or(ring);
            Some(ring)
        })
    }
}

/// The bot's next turns, if switches, speed and territory stay as they are.
pub(super) struct Lookahead {
    pub(super) rounds: Vec<Round>,
}

impl Lookahead {
    pub(super) fn new(game: &TrainHeist, state: &State, seat: Seat) -> Lookahead {
        let mut later = *state;
        later.turn.actions = 1;
        later.turn.seat = seat;
        let mut sheriff = SheriffForecast::new(game, state);
        let mut events = state.events.to_come().len();
        let mut rounds = Vec::with_capacity(ROUNDS);
        for number in 0..ROUNDS {
            let steps = steps(game, &mut later, seat, number == 0);
            let (stands, comes) = (sheriff.by_space(game), [0; Space::MOST]);
            let mut round =
                Round { steps, struck: SpaceSet::EMPTY, met: [false; 3], stands, comes, last: false };
            roll_on(game, &mut later, &mut round, &mut sheriff, &mut events);
            round.comes = sheriff.came(game);
            rounds.push(round);
        }
        Lookahead { rounds }
    }
}

/// The spaces that one step leads to, by space; in the current turn not onto the Sheriff's space.
fn steps(game: &TrainHeist, later: &mut State, seat: Seat, now: bool) -> [SpaceSet; Space::MOST] {
    let mut steps = [SpaceSet::EMPTY; Space::MOST];
    let edition = game.edition();
    for at in edition.main_map().chain(edition.train_map()) {
        let cowboy = later.cowboy_mut(seat);
        (cowboy.at, cowboy.riding) = (at, None);
        steps[at.number()] = r#move::reach(game, later);
    }
    later.cowboy_mut(seat).at = later.sheriff;
    if now && sheriff::sees(game, later, seat) {
        for reached in &mut steps {
            *reached = reached.without(SpaceSet::only(later.sheriff));
        }
    }
    steps
}

/// Moves the train once for every seat.
fn roll_on(
    game: &TrainHeist,
    later: &mut State,
    round: &mut Round,
    sheriff: &mut SheriffForecast,
    events: &mut usize,
) {
    let edition = game.edition();
    for _ in 0..usize::from(later.speed(game)) * game.seat_count() {
        let [at, from, ..] = later.train;
        let to = train::next_rail(game, later.switches, from, at);
        let before = later.train.map(|rail| edition.board.tunnel.contains(rail));
        later.train.copy_within(0..4, 1);
        later.train[0] = to;
        round.struck = round.struck.with(to);
        for roof in edition.train.roofs {
            let section = edition.section(roof);
            if later.is_in_tunnel(game, section) && !before[section] {
                round.struck = round.struck.with(roof);
            }
        }
        if *events == 0 || later.tokens == Tokens::Removed {
            round.last |= edition.junction(to).is_some();
        }
        let edge = edition.board.wrap.contains(&at) && edition.board.wrap.contains(&to);
        for _ in 0..usize::from(edge) + usize::from(edition.board.stars.contains(to)) {
            *events = events.saturating_sub(1);
            sheriff.event();
        }
        for (met, town) in round.met.iter_mut().zip(&edition.board.towns) {
            *met |= town.star == to;
        }
    }
}
