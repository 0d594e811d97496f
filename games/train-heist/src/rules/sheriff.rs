//! The Sheriff.

use super::{Play, jail};
use crate::TrainHeist;
use crate::event::{Caught, Event, SheriffMove};
use crate::event_card::Direction;
use crate::setup::HouseRule;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::wanted::Ability;
use game::{Seat, Sink};

/// TH-SHERIFF-02. The index of a space in his walk, from the left; `None` if he never goes there.
#[inline]
pub(crate) fn place(game: &TrainHeist, space: Space) -> Option<usize> {
    game.edition.train.walk.iter().position(|&other| other == space)
}

/// TH-SHERIFF-01, TH-SHERIFF-02, TH-RU-17. The next space of his walk; `None` past its ends.
#[inline]
fn next(game: &TrainHeist, from: Space, way: Direction) -> Option<Space> {
    let walk = &game.edition.train.walk;
    let at = place(game, from)?;
    match way {
        Direction::Left => at.checked_sub(1).map(|left| walk[left]),
        Direction::Right => walk.get(at + 1).copied(),
    }
}

/// The spaces that he can reach with one step.
pub(crate) fn neighbours(game: &TrainHeist, state: &State) -> SpaceSet {
    Direction::ALL.into_iter().filter_map(|way| next(game, state.sheriff, way)).collect()
}

/// TH-SHERIFF-07, TH-RU-20, TH-RU-21, TH-TUNNEL-06, TH-RU-65, TH-RU-99. Does he see this cowboy: on his space, not hidden by
/// the tunnel or by the ability to be unseen on platforms? He is never on a roof.
#[inline]
pub(crate) fn sees(game: &TrainHeist, state: &State, seat: Seat) -> bool {
    let at = state.cowboy(seat).at;
    at == state.sheriff
        && !state.is_in_tunnel(game, game.edition.section(at))
        && !(game.edition.train.all_platforms.contains(at)
            && state.can(game, seat, Ability::UnseenOnPlatforms))
}

/// TH-SHERIFF-07, TH-RU-15, TH-RU-21. Catches a cowboy that came to his space, if he sees it.
pub(crate) fn meet<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat) {
    if sees(play.game, play.state(), seat) {
        jail::catch(play, seat, Caught::WalkedIn);
    }
}

/// TH-SHERIFF-03, TH-RU-19. Catches all cowboys he sees, the active one first, then clockwise.
pub(crate) fn look<S: Sink<TrainHeist>>(play: &mut Play<S>, how: Caught) {
    for seat in State::clockwise_from(play.state().turn.seat, play.game.seat_count()) {
        if sees(play.game, play.state(), seat) {
            jail::catch(play, seat, how);
        }
    }
}

/// TH-SHERIFF-01, TH-SHERIFF-03, TH-SHERIFF-05. Moves him one space; he catches cowboys he meets.
pub(crate) fn step<S: Sink<TrainHeist>>(play: &mut Play<S>, to: Space, why: SheriffMove) {
    play.happens(Event::SheriffMoved { to, why });
    look(play, Caught::Found);
}

/// TH-EVENT-03, TH-SHERIFF-04, TH-RU-18. Moves him by an Event Card; if he cannot go all the way he stays, or by house rule
/// goes as far as he can.
pub(crate) fn walk<S: Sink<TrainHeist>>(play: &mut Play<S>, way: Direction, spaces: u8) {
    let from = play.state().sheriff;
    let game = play.game;
    let path = || std::iter::successors(next(game, from, way), |&at| next(game, at, way)).take(spaces.into());
    let possible = path().count() as u8;
    if possible < spaces && !(possible > 0 && game.plays_by(HouseRule::SheriffGoesAsFarAsHeCan)) {
        return play.happens(Event::SheriffStayed);
    }
    for to in path() {
        step(play, to, SheriffMove::Event);
    }
}

/// TH-LOOT-12, TH-RU-23. The space one step nearer to a car; `None` once he is there.
pub(crate) fn nearer(game: &TrainHeist, from: Space, car: Space) -> Option<Space> {
    match place(game, from).cmp(&place(game, car)) {
        std::cmp::Ordering::Less => next(game, from, Direction::Right),
        std::cmp::Ordering::Greater => next(game, from, Direction::Left),
        std::cmp::Ordering::Equal => None,
    }
}

/// TH-LOOT-11, TH-LOOT-12, TH-RU-23, TH-RU-24. Moves him one space towards the looted car for each Wild; there he stops.
pub(crate) fn lure<S: Sink<TrainHeist>>(play: &mut Play<S>, car: Space, wilds: u8) {
    for _ in 0..wilds {
        let Some(to) = nearer(play.game, play.state().sheriff, car) else { return };
        step(play, to, SheriffMove::Lured);
    }
}
