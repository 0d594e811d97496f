//! What every place is worth at every time: a table that is filled from the end, like a timetable read backwards.
//!
//! A courier has three kinds of errands: to bring what it carries to a town, to fetch loot that it can pay for and bring
//! that, and, once something is delivered, to get back aboard. Each has its table, and the end of one errand is worth
//! what the next one is worth from there.

use super::ahead::{Ahead, ROUNDS};
use super::saddle::Saddle;
use crate::TrainHeist;
use crate::rules::turn;
use crate::space::Space;

/// A tile that is delivered; everything else is measured against it.
pub(super) const TILE: i32 = 100;
/// A turn that passes.
const TURN: i32 = 40;
/// An action, where it might have been saved.
pub(super) const ACTION: i32 = 2;
/// Jail, apart from the loot that is lost: about two turns, the cards, and a faster train for everybody.
const JAIL: i32 = 300;
/// To go round the Sheriff.
const DETOUR: i32 = 20;
/// The actions of a turn, and the most with all that can be added.
pub(super) const PLAIN: usize = turn::ACTIONS as usize;
pub(super) const MOST: usize = 10;

/// Worth by space.
pub(super) type Row = [i32; Space::MOST];

/// Worth by turn, actions left, and space.
pub(super) struct Worth {
    rows: Vec<Row>,
}

impl Worth {
    /// What it is worth to be somewhere in this turn of the courier, with so many actions left.
    pub(super) fn at(&self, round: usize, actions: usize, space: Space) -> i32 {
        self.row(round, actions)[space.number()]
    }

    fn row(&self, round: usize, actions: usize) -> &Row {
        &self.rows[round * (MOST + 1) + actions.min(MOST)]
    }

    /// Fills the table. `done` says what an errand's end is worth with an action: by turn, actions left and space.
    pub(super) fn fill(
        game: &TrainHeist,
        ahead: &Ahead,
        saddle: &Saddle,
        carried: i32,
        done: impl Fn(usize, usize, Space) -> Option<i32>,
    ) -> Worth {
        let mut worth = Worth { rows: vec![[-TURN * ROUNDS as i32; Space::MOST]; ROUNDS * (MOST + 1)] };
        let edition = game.edition();
        let spaces: Vec<Space> = edition.main_map().chain(edition.train_map()).collect();
        for (number, round) in ahead.rounds.iter().enumerate().rev() {
            let night = worth.after(game, ahead, number, carried);
            worth.rows[number * (MOST + 1)] = night;
            // What can be done now is not put off.
            let action = ACTION + number as i32;
            for actions in 1..=if number == 0 { MOST } else { PLAIN } {
                let less = *worth.row(number, actions - 1);
                let mut row = night;
                for &space in &spaces {
                    let here = &mut row[space.number()];
                    for to in round.steps[space.number()] {
                        let wary = DETOUR * round.stands[to.number()] / 1000;
                        *here = (*here).max(less[to.number()] - action - wary);
                    }
                    if let Some(done) = done(number, actions, space) {
                        *here = (*here).max(done);
                    }
                }
                let before = actions.checked_sub(2).map(|fewer| worth.row(number, fewer));
                saddle.add(number, action, &less, before, &mut row);
                worth.rows[number * (MOST + 1) + actions] = row;
            }
        }
        worth
    }

    /// What it is worth to end this turn somewhere.
    fn after(&self, game: &TrainHeist, ahead: &Ahead, number: usize, carried: i32) -> Row {
        let round = &ahead.rounds[number];
        if round.last {
            return [0; Space::MOST];
        }
        let never = [-TURN * (ROUNDS - number) as i32; Space::MOST];
        let then = |number: usize| if number < ROUNDS { self.row(number, PLAIN) } else { &never };
        let mut row = *then(number + 1);
        for worth in &mut row {
            *worth -= TURN;
        }
        // The Sheriff may come by.
        for &space in &game.edition().train.walk {
            row[space.number()] -= round.comes[space.number()] * (JAIL + carried) / 1000;
        }
        // Who is laid flat begins again in the canyon, a turn later.
        let canyon = game.edition().board.canyon;
        let flat = then(number + 2)[canyon.number()] - 2 * TURN - ACTION;
        for space in round.struck {
            row[space.number()] = flat;
        }
        row
    }
}
