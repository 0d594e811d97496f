//! The bot's turn: judges every choice by the worth of the spaces it leads to.

use super::hand::Haul;
use super::later_rides::LaterRides;
use super::lookahead::{Lookahead, Round};
use super::worth::{ACTION, MOST, PLAIN, TILE, Worth};
use super::{Policy, best};
use crate::cards::Cards;
use crate::decision::{CardAbility, Decision};
use crate::rules::{bullet, payment};
use crate::space::{Space, SpaceSet};
use std::iter;

/// The worth of being aboard with something to loot.
const ABOARD: i32 = 60;
/// The worth of a second tile in the same haul.
const SECOND: i32 = 80;
/// The worth of loot that asks for cards not in hand yet.
const HOPE: i32 = -60;
/// The worth of an action saved for later, and the limit of actions that the bot saves.
const BULLET: i32 = 12;
const KEPT: u8 = 2;

/// What the bot has computed about its turn.
pub(super) struct TurnPlan<'a> {
    pub(super) policy: &'a Policy<'a>,
    pub(super) lookahead: Lookahead,
    hauls: [Option<Haul>; 3],
    /// The worth of spaces with loot in the bag.
    bring: Worth,
    /// The worth of spaces without loot; `None` if the bot carries some.
    fetch: Option<Worth>,
    /// The worth of spaces after a delivery.
    back: Worth,
    /// Cards not needed for the loot that the bot aims at.
    pub(super) spare: Cards,
}

impl<'a> TurnPlan<'a> {
    pub(super) fn new(policy: &'a Policy<'a>) -> TurnPlan<'a> {
        let (game, state, seat) = (policy.game, &policy.state, policy.seat);
        let lookahead = Lookahead::new(game, state, seat);
        let hand = state.cowboy(seat).hand;
        let loot = i32::from(state.cowboy(seat).loot.len());
        let cars = game.edition().train.cars;
        let full = std::array::from_fn(|car| policy.needs(car) != [None, None]);
        let back = Worth::fill(game, &lookahead, &LaterRides::NONE, 0, |_, _, space| {
            cars.iter().zip(full).any(|(&car, full)| full && car == space).then_some(ABOARD)
        });
        let towns: SpaceSet = game.edition().board.towns.iter().map(|town| town.space).collect();
        let rides = LaterRides::new(state, seat, &lookahead, hand, |_| towns);
        let tiles = loot.max(1);
        let rescue: Vec<[i32; 3]> = (0..lookahead.rounds.len())
            .map(|round| std::array::from_fn(|town| policy.rescue(&lookahead, town, round)))
            .collect();
        let bring = Worth::fill(game, &lookahead, &rides, TILE * tiles, |round, actions, space| {
            let town = game.edition().town(space)?;
            Some(TILE * tiles + rescue[round][town] + back.at(round, actions - 1, space))
        });
        let mut plan =
            TurnPlan { policy, lookahead, hauls: [None; 3], bring, fetch: None, back, spare: hand };
        if loot == 0 {
            plan.hauls = std::array::from_fn(|car| policy.haul(car));
            let on_foot = plan.fetching(&LaterRides::NONE, full);
            plan.spare = hand.except(plan.target(&on_foot).map_or(Cards::NONE, |haul| haul.cards));
            let rides = LaterRides::new(state, seat, &plan.lookahead, plan.spare.suited(), beside_the_train);
            plan.fetch = Some(plan.fetching(&rides, full));
        }
        plan
    }

    /// The worth of spaces for a bot without loot.
    fn fetching(&self, rides: &LaterRides, full: [bool; 3]) -> Worth {
        let game = self.policy.game;
        Worth::fill(game, &self.lookahead, rides, 0, |round, actions, space| {
            let car = game.edition().car(space)?;
            match self.hauls[car] {
                Some(haul) => Some(self.looted(round, actions - 1, space, haul)),
                None => (full[car] && round > 0).then(|| self.bring.at(round, actions - 1, space) + HOPE),
            }
        })
    }

    /// The haul that a bot on foot would aim at; if the search fails, the largest.
    fn target(&self, on_foot: &Worth) -> Option<Haul> {
        let mut at = self.here();
        for (number, round) in self.lookahead.rounds.iter().enumerate() {
            let mut left = if number == 0 { self.actions() } else { PLAIN };
            while left > 0 {
                let haul = self.policy.game.edition().car(at).and_then(|car| self.hauls[car]);
                if let Some(haul) = haul
                    && on_foot.at(number, left, at) == self.looted(number, left - 1, at, haul)
                {
                    return Some(haul);
                }
                // Staying is worth as much as having no action left.
                let stay = (on_foot.at(number, 0, at), at);
                let steps = round.steps[at.number()].iter().map(|to| (on_foot.at(number, left - 1, to), to));
                at = best(iter::once(stay).chain(steps)).map_or(at, |(_, to)| to);
                left -= 1;
            }
        }
        self.hauls.into_iter().flatten().max_by_key(|haul| haul.tiles)
    }

    /// The worth of taking this haul here, with `left` actions afterwards.
    fn looted(&self, number: usize, left: usize, space: Space, haul: Haul) -> i32 {
        self.bring.at(number, left, space) + SECOND * (haul.tiles - 1)
    }

    /// The bot's space.
    pub(super) fn here(&self) -> Space {
        self.policy.state.cowboy(self.policy.seat).at
    }

    /// The number of actions left.
    pub(super) fn actions(&self) -> usize {
        usize::from(self.policy.state.turn.actions)
    }

    /// The table for what the bot does now: bring or fetch.
    fn errand(&self) -> &Worth {
        self.fetch.as_ref().unwrap_or(&self.bring)
    }

    /// The worth of being on a space in this turn with these actions left.
    pub(super) fn worth(&self, actions: usize, space: Space) -> i32 {
        self.errand().at(0, actions.min(MOST), space)
    }

    /// The best legal decision.
    pub(super) fn best(&self) -> Decision {
        let legal = self.policy.legal.iter().copied();
        let judged = legal.filter_map(|decision| Some((self.judge(decision)?, decision)));
        best(judged).map_or(Decision::End, |(_, decision)| decision)
    }

    /// The worth of a decision; `None` if the bot never takes it.
    fn judge(&self, decision: Decision) -> Option<i32> {
        let (here, actions) = (self.here(), self.actions());
        // A free Move is possible when no action is left.
        let left = actions.saturating_sub(1);
        let (game, state, seat) = (self.policy.game, &self.policy.state, self.policy.seat);
        match decision {
            Decision::Escape | Decision::Search => Some(i32::MAX),
            Decision::End => Some(self.worth(0, here)),
            Decision::Move(to) => {
                let steps = self.lookahead.rounds.first()?.steps[here.number()];
                steps.contains(to).then(|| self.worth(left, to) - ACTION)
            }
            Decision::Drop => {
                let town = game.edition().town(here)?;
                let tiles = i32::from(state.cowboy(seat).loot.len());
                let rescue = self.policy.rescue(&self.lookahead, town, 0);
                Some(TILE * tiles + rescue + self.back.at(0, left, here))
            }
            Decision::Loot => {
                let haul = self.hauls[game.edition().car(here)?]?;
                Some(self.looted(0, left, here, haul))
            }
            Decision::Mount(horse) => self.mounted(horse).map(|(worth, _)| worth),
            Decision::Horse(horse) => self.with_horse(horse).map(|(worth, _)| worth),
            Decision::TakeBullet => {
                let saves = state.active().bullets < KEPT;
                saves.then(|| self.worth(left, here) + BULLET)
            }
            Decision::SpendBullet => {
                let held = usize::from(state.active().bullets - state.turn.bullets_taken);
                let gain = usize::from(bullet::gain(game, state, seat));
                (1..=held)
                    .map(|spent| self.worth(actions + gain * spent, here) - (BULLET + ACTION) * spent as i32)
                    .max()
            }
            Decision::Play(CardAbility::Pair) => {
                self.has_spare(2).then(|| self.worth(actions + 1, here) - 2 * ACTION)
            }
            Decision::Play(CardAbility::Three) => {
                self.has_spare(3).then(|| self.worth(actions + 2, here) - 3 * ACTION)
            }
            _ => None,
        }
    }

    /// Are `count` cards of one number spare?
    fn has_spare(&self, count: u8) -> bool {
        payment::most_alike(self.spare.suited()) >= count
    }

    /// The number of these cards that are needed for something else; Wilds always are.
    pub(super) fn missed(&self, cards: Cards) -> u8 {
        cards.except(self.spare).len() + cards.wilds()
    }
}

/// The spaces from which a cowboy can board.
fn beside_the_train(round: &Round) -> SpaceSet {
    (0..Space::MAIN)
        .map(Space::main)
        .filter(|space| round.steps[space.number()].iter().any(Space::is_aboard))
        .collect()
}
