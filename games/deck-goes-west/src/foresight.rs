//! The places that a movement can still reach, as far as a viewer can know.

use crate::decision::Fare;
use crate::edition::{Place, Tile};
use crate::job::Gait;
use crate::land::{Direction, Tiles};
use crate::state::{MoveStage, Movement};
use crate::view::{SeenTile, View};
use game::Seat;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A place that a movement can reach, at the least cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The destination.
    pub place: Place,
    /// The cost in walk, climb and sail. For face-down land, the cost to get beside it plus one step.
    pub costs: [u8; 3],
    /// Does the way use a train ride?
    pub train: bool,
    /// Is the tile face down? Then the cost to enter it is not known yet.
    pub unknown: bool,
    /// The last place before the destination.
    pub from: Place,
    /// The destination of the first step.
    pub first: Place,
}

/// A node of the search: a place, and what is left of the movement there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct SearchNode {
    at: Place,
    pool: [u8; 3],
    tickets: [u8; 8],
}

impl View {
    /// DW-MOVE-10, DW-RAIL-08, DW-TRAIN-01. Every place that the loaded movement reaches without the wagon, except its
    /// start.
    pub fn reach(&self) -> Vec<Reach> {
        let Some(&movement) = self.stack.movement() else { return Vec::new() };
        if !matches!(movement.stage, MoveStage::Loading { .. } | MoveStage::Going) {
            return Vec::new();
        }
        let start = SearchNode {
            at: self.player(movement.mover).at(),
            pool: movement.pool,
            tickets: movement.tickets,
        };
        let map: BTreeMap<Place, SeenTile> = self.map.iter().map(|seen| (seen.place, *seen)).collect();
        let mut found: BTreeMap<Place, Reach> = BTreeMap::new();
        let mut known = BTreeSet::from([start]);
        let mut next = VecDeque::from([(start, None)]);
        while let Some((node, began)) = next.pop_front() {
            for (to, unknown) in self.onward(&movement, &map, node) {
                let first = began.unwrap_or(to.at);
                let reach = Reach {
                    place: to.at,
                    costs: [0, 1, 2].map(|gait| start.pool[gait] - to.pool[gait]),
                    train: to.tickets != start.tickets,
                    unknown,
                    from: node.at,
                    first,
                };
                let is_better = |other: &Reach| effort(&reach) < effort(other);
                if to.at != start.at && found.get(&to.at).is_none_or(is_better) {
                    found.insert(to.at, reach);
                }
                // What lies behind face-down land is not known, so the search ends there.
                if !unknown && known.insert(to) {
                    next.push_back((to, Some(first)));
                }
            }
        }
        found.into_values().collect()
    }

    /// Every next step from a node, and whether it leads to face-down land.
    fn onward(
        &self,
        movement: &Movement,
        map: &BTreeMap<Place, SeenTile>,
        node: SearchNode,
    ) -> Vec<(SearchNode, bool)> {
        let mut onward = Vec::new();
        for direction in Direction::ALL {
            let at = node.at.toward(direction);
            let Some(seen) = map.get(&at).filter(|_| !self.is_leashed(movement.mover, node.at, at)) else {
                continue;
            };
            match seen.tile {
                None => {
                    let gait = Gait::ALL.into_iter().find(|&gait| node.pool[gait as usize] > 0);
                    let mut pool = node.pool;
                    if let Some(gait) = gait {
                        pool[gait as usize] -= 1;
                        onward.push((SearchNode { at, pool, ..node }, true));
                    }
                }
                Some(tile) => {
                    let here = map.get(&node.at).and_then(|seen| seen.tile);
                    let is_unchanged = node.pool == movement.pool && node.tickets == movement.tickets;
                    let followed = if is_unchanged { self.stack.followed[0] } else { Tiles::NONE };
                    for fare in self.fares_onto(tile, seen.rail, here, followed) {
                        let pool = match fare {
                            Fare::Rail if node.pool[Gait::Walk as usize] > 0 => Some(node.pool),
                            Fare::Rail => None,
                            Fare::Paid(costs) => less(node.pool, costs),
                        };
                        onward.extend(pool.map(|pool| (SearchNode { at, pool, ..node }, false)));
                    }
                }
            }
        }
        onward.extend(self.rides_from(movement, map, node).map(|node| (node, false)));
        onward
    }

    /// All fares onto a tile, whether the pool suffices or not.
    fn fares_onto(&self, tile: Tile, rail: bool, from: Option<Tile>, followed: Tiles) -> Vec<Fare> {
        let edition = self.game.edition();
        let from_water = from.is_some_and(|tile| edition.tile(tile).terrain.is_water());
        let ways = edition.tile(tile).ways.iter().filter(|way| !way.from_water || from_water);
        let mut fares: Vec<Fare> = ways.map(|way| Fare::Paid(way.costs)).collect();
        if rail && !followed.has(tile) {
            fares.push(Fare::Rail);
        }
        if rail && from_water {
            fares.push(Fare::Paid([0, 0, 1]));
        }
        fares
    }

    /// DW-TRAIN-02. The rides from a node.
    fn rides_from<'a>(
        &'a self,
        movement: &'a Movement,
        map: &'a BTreeMap<Place, SeenTile>,
        node: SearchNode,
    ) -> impl Iterator<Item = SearchNode> + 'a {
        let is_rail = map.get(&node.at).is_some_and(|seen| seen.rail);
        let rails = self.map.iter().filter(move |seen| is_rail && seen.rail && seen.place != node.at);
        rails.flat_map(move |seen| {
            let fits = move |&(_, &length): &(usize, &u8)| node.at.distance(seen.place) <= length.into();
            let lengths = self.game.rides().iter().enumerate().filter(fits);
            lengths.filter_map(move |(ride, _)| {
                let mut tickets = node.tickets;
                tickets[ride] = tickets[ride].checked_sub(1)?;
                let leashed = self.is_leashed(movement.mover, node.at, seen.place);
                (!leashed).then_some(SearchNode { at: seen.place, tickets, ..node })
            })
        })
    }

    /// DW-SPECIAL-02. Is the place too far ahead of the other meeples?
    pub(crate) fn is_leashed(&self, mover: Seat, from: Place, to: Place) -> bool {
        let Some(leash) = self.game.mission().special.leash else { return false };
        let others = self
            .players
            .iter()
            .enumerate()
            .filter(|&(seat, player)| player.is_alive() && seat != mover.number());
        let eastmost = others.map(|(_, player)| player.at().column).min();
        eastmost.is_some_and(|eastmost| i16::from(to.column) > i16::from(eastmost) + i16::from(leash))
            && to.column >= from.column
    }
}

/// The pool minus the costs; `None` if the pool does not suffice.
pub(crate) fn less(pool: [u8; 3], costs: [u8; 3]) -> Option<[u8; 3]> {
    let mut left = pool;
    for (left, cost) in left.iter_mut().zip(costs) {
        *left = left.checked_sub(cost)?;
    }
    Some(left)
}

/// The total cost by which ways are compared: a train counts as two more.
fn effort(reach: &Reach) -> u16 {
    reach.costs.iter().map(|&cost| u16::from(cost)).sum::<u16>() + if reach.train { 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::Decision;
    use crate::question::Question;
    use crate::{DeckGoesWest, State};
    use game::{Game, Luck, Quick, Seat, Silent, TestSupport, Viewed, Viewer};

    /// Every place that the rules allow to reach without the wagon, and every face-down place that can be tried.
    fn walked(game: &DeckGoesWest, state: &State, mover: Seat) -> BTreeSet<Place> {
        let mut found = BTreeSet::new();
        let mut known = BTreeSet::new();
        let mut next = vec![*state];
        while let Some(state) = next.pop() {
            let at = state.player(mover).at;
            found.insert(at);
            let Some(movement) = state.stack.movement() else { continue };
            if !known.insert((at, movement.pool, movement.tickets)) {
                continue;
            }
            let mut legal = Vec::new();
            game.legal(&state, mover, &mut legal);
            for decision in legal {
                let goes = match decision {
                    Decision::Try(direction) => {
                        found.insert(at.toward(direction));
                        false
                    }
                    Decision::Step { wagon, .. } | Decision::Ride { wagon, .. } => !wagon,
                    _ => false,
                };
                if goes {
                    let mut then = state;
                    game.decide(&mut then, mover, decision, &mut Quick::new(1), &mut Silent);
                    next.push(then);
                }
            }
        }
        found
    }

    #[test]
    fn what_is_foreseen_is_what_can_be_walked() {
        let mut compared = 0;
        let samples = DeckGoesWest::samples();
        for (seed, setup) in (1..).zip(samples.iter().cycle().take(60)) {
            let game = DeckGoesWest::new(setup.clone()).unwrap();
            let mut luck = Quick::new(seed);
            let mut state = game.deal(&mut luck, &mut Silent);
            for _ in 0..400 {
                let Some(seat) = game.asked(&state).awaits.lowest() else { break };
                let view = game.view(&state, Viewer::Seat(seat));
                if view.question.is_some_and(|(_, asks)| asks == Question::Go) {
                    let start = state.player(state.stack.movement().unwrap().mover).at;
                    let foreseen: BTreeSet<Place> = view.reach().iter().map(|reach| reach.place).collect();
                    let is_on_the_way = |place: &Place| *place == start || foreseen.contains(place);
                    // Leaving bandits may raise a question or kill, so such ways are not compared.
                    if view.map.iter().all(|seen| seen.bandits == 0 || !is_on_the_way(&seen.place)) {
                        let mut walked = walked(&game, &state, state.stack.movement().unwrap().mover);
                        walked.remove(&start);
                        assert_eq!(foreseen, walked, "seed {seed}");
                        compared += 1;
                    }
                }
                let decision = view.legal[luck.below(view.legal.len() as u32) as usize];
                game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            }
        }
        assert!(compared > 100, "{compared} movements");
    }
}
