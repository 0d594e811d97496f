//! The worth of every space at every time: tables filled backwards from the horizon.
//!
//! The bot has three errands: to bring what it carries to a town; to fetch loot that it can pay for and bring that; and,
//! after a delivery, to get back aboard. Each has its own table, and the end of one errand is worth what the next one is
//! worth from there.

use super::later_rides::LaterRides;
use super::lookahead::{Lookahead, ROUNDS};
use crate::TrainHeist;
use crate::rules::turn;
use crate::space::Space;

/// The worth of a delivered tile, the unit of all others.
pub(super) const TILE: i32 = 100;
/// The cost of a turn.
const TURN: i32 = 40;
/// The cost of an action, which could have been saved.
pub(super) const ACTION: i32 = 2;
/// The cost of jail, without the lost loot: about two turns, the cards, and a faster train for all.
const JAIL: i32 = 300;
/// The cost of a detour around the Sheriff.
const DETOUR: i32 = 20;
/// The actions of a turn, and the maximum with everything that adds to them.
pub(super) const PLAIN: usize = turn::ACTIONS as usize;
pub(super) const MOST: usize = 10;

/// Worth by space.
pub(super) type WorthBySpace = [i32; Space::MOST];

/// Worth by turn, actions left, and space.
pub(super) struct Worth {
    rows: Vec<WorthBySpace>,
}

impl Worth {
    /// The worth of being on a space in this turn of the bot, with these actions left.
    pub(super) fn at(&self, round: usize, actions: usize, space: Space) -> i32 {
        self.row(round, actions)[space.number()]
    }

    fn row(&self, round: usize, actions: usize) -> &WorthBySpace {
        &self.rows[round * (MOST + 1) + actions.min(MOST)]
    }

    /// Fills the table. `done` gives the worth of ending the errand with an action, by turn, actions left and space.
    pub(super) fn fill(
        game: &TrainHeist,
        lookahead: &Lookahead,
        rides: &LaterRides,
        carried: i32,
        done: impl Fn(usize, usize, Space) -> Option<i32>,
    ) -> Worth {
        let mut worth = Worth { rows: vec![[-TURN * ROUNDS as i32; Space::MOST]; ROUNDS * (MOST + 1)] };
        let edition = game.edition();
        let spaces: Vec<Space> = edition.main_map().chain(edition.train_map()).collect();
        for (number, round) in lookahead.rounds.iter().enumerate().rev() {
            let end_of_turn = worth.after(game, lookahead, number, carried);
            worth.rows[number * (MOST + 1)] = end_of_turn;
            // Later actions cost more, so that nothing is put off.
            let action = ACTION + number as i32;
            for actions in 1..=if number == 0 { MOST } else { PLAIN } {
                let one_less = *worth.row(number, actions - 1);
                let mut row = end_of_turn;
                for &space in &spaces {
                    let here = &mut row[space.number()];
                    for to in round.steps[space.number()] {
                        let detour = DETOUR * round.stands[to.number()] / 1000;
                        *here = (*here).max(one_less[to.number()] - action - detour);
                    }
                    if let Some(done) = done(number, actions, space) {
                        *here = (*here).max(done);
                    }
                }
                let two_less = actions.checked_sub(2).map(|fewer| worth.row(number, fewer));
                rides.add(number, action, &one_less, two_less, &mut row);
                worth.rows[number * (MOST + 1) + actions] = row;
            }
        }
        worth
    }

    /// The worth of ending this turn on each space.
    fn after(&self, game: &TrainHeist, lookahead: &Lookahead, number: usize, carried: i32) -> WorthBySpace {
        let round = &lookahead.rounds[number];
        if round.last {
            return [0; Space::MOST];
        }
        let never = [-TURN * (ROUNDS - number) as i32; Space::MOST];
        let then = |number: usize| if number < ROUNDS { self.row(number, PLAIN) } else { &never };
        let mut row = *then(number + 1);
        for worth in &mut row {
            *worth -= TURN;
        }
        // The expected cost of meeting the Sheriff.
        for &space in &game.edition().train.walk {
            row[space.number()] -= round.comes[space.number()] * (JAIL + carried) / 1000;
        }
        // A cowboy laid flat begins again in the canyon, one turn later.
        let canyon = game.edition().board.canyon;
        let flat = then(number + 2)[canyon.number()] - 2 * TURN - ACTION;
        for space in round.struck {
            row[space.number()] = flat;
        }
        row
    }
}
