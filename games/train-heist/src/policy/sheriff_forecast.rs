//! Where the Sheriff may be after the next events: the events left in the deck are known, except for their order.

use crate::TrainHeist;
use crate::event_card::{Direction, EventCard};
use crate::rules::sheriff;
use crate::space::Space;
use crate::state::State;

/// The capacity for spaces of the Sheriff's walk.
const WALK: usize = 16;

/// Chances in thousandths, by the index of a space in the Sheriff's walk.
#[derive(Clone, Copy)]
pub(super) struct SheriffForecast {
    /// That he stands there now, after the expected events.
    now: [i32; WALK],
    /// That he has come there since [`SheriffForecast::came`] was last called.
    comes: [i32; WALK],
    /// That an event moves him by two or one to the left, or one or two to the right.
    walks: [i32; 4],
    len: usize,
}

impl SheriffForecast {
    pub(super) fn new(game: &TrainHeist, state: &State) -> SheriffForecast {
        let walk = &game.edition().train.walk;
        let mut now = [0; WALK];
        if let Some(here) = sheriff::place(game, state.sheriff).and_then(|place| now.get_mut(place)) {
            *here = 1000;
        }
        // His present space counts as one that he comes to: a cowboy there is safe only while the car is in the tunnel.
        SheriffForecast { now, comes: now, walks: walks(game, state), len: walk.len().min(WALK) }
    }

    /// An event is drawn: he may move by one or two spaces, or stay if the way is too short.
    pub(super) fn event(&mut self) {
        let before = self.now;
        for (from, &chance) in before.iter().enumerate().filter(|(_, chance)| **chance > 0) {
            for (walk, way) in [-2_isize, -1, 1, 2].into_iter().enumerate() {
                let moved = chance * self.walks[walk] / 1000;
                let Some(to) = from.checked_add_signed(way).filter(|&to| to < self.len) else { continue };
                let Some(passed) = from.checked_add_signed(way.signum()) else { continue };
                self.now[from] -= moved;
                self.now[to] += moved;
                self.comes[to] += moved;
                if passed != to {
                    self.comes[passed] += moved;
                }
            }
        }
    }

    /// The chances that he stands on each space, after the expected events.
    pub(super) fn by_space(&self, game: &TrainHeist) -> [i32; Space::MOST] {
        on_spaces(game, &self.now)
    }

    /// The chances that he has come to each space since the last call; resets them.
    pub(super) fn came(&mut self, game: &TrainHeist) -> [i32; Space::MOST] {
        on_spaces(game, &std::mem::replace(&mut self.comes, [0; WALK]))
    }
}

fn on_spaces(game: &TrainHeist, chances: &[i32; WALK]) -> [i32; Space::MOST] {
    let mut spaces = [0; Space::MOST];
    for (&space, &chance) in game.edition().train.walk.iter().zip(chances) {
        spaces[space.number()] = chance.min(1000);
    }
    spaces
}

/// The chances of each of his walks as the next event: played cards do not return.
fn walks(game: &TrainHeist, state: &State) -> [i32; 4] {
    let left = |card: EventCard| {
        let kinds = game.edition().events.iter().filter(|kind| kind.card == card);
        let all: i32 = kinds.map(|kind| i32::from(kind.count)).sum();
        all - state.events.played().iter().filter(|&&played| played == card).count() as i32
    };
    let all: i32 = game.edition().events.iter().map(|kind| left(kind.card)).sum();
    [(Direction::Left, 2), (Direction::Left, 1), (Direction::Right, 1), (Direction::Right, 2)]
        .map(|(way, spaces)| 1000 * left(EventCard::Sheriff(way, spaces)).max(0) / all.max(1))
}
