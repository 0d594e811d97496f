//! The courier's cards: which loot they pay for, which of them are spare, which are worth keeping.

use super::Courier;
use crate::cards::Cards;
use crate::decision::Claim;
use crate::loot::Need;
use crate::piece::Square;
use crate::rules::{payment, trade};
use crate::space::Space;
use crate::wanted::Ability;

/// The best that a car has for the courier.
#[derive(Clone, Copy)]
pub(super) struct Haul {
    pub(super) claim: Claim,
    /// How many tiles, and the cards that pay for them.
    pub(super) tiles: i32,
    pub(super) cards: Cards,
}

impl Courier<'_> {
    /// The most that can be paid for in a car without calling the Sheriff, with the fewest Wilds and cards.
    pub(super) fn haul(&self, car: usize) -> Option<Haul> {
        let safe = self.safe_wilds(self.game.edition().train.cars[car]);
        let hand = self.state.cowboy(self.seat).hand;
        let needs = self.needs(car);
        let claims = [(Claim::Both, 2), (Claim::Left, 1), (Claim::Right, 1)].into_iter();
        let hauls = claims.filter_map(|(claim, tiles)| {
            let claimed = [0, 1].map(|side| needs[side].filter(|_| claim.takes(side)));
            if claimed.iter().flatten().count() as i32 != tiles
                || !claimed.iter().flatten().all(|&need| payment::could_meet(need, hand))
            {
                return None;
            }
            let payments = hand.choices().filter(|&cards| payment::judge(claimed, cards).is_some());
            let cheapest = payments.min_by_key(|cards| (cards.wilds(), cards.len()))?;
            (cheapest.wilds() <= safe).then_some(Haul { claim, tiles, cards: cheapest })
        });
        hauls.min_by_key(|haul| (-haul.tiles, haul.cards.wilds(), haul.cards.len()))
    }

    /// What the upper tiles of a car ask for.
    pub(super) fn needs(&self, car: usize) -> [Option<Need>; 2] {
        let top = |side| self.state.stacks.top(Square::of(car, side));
        [0, 1].map(|side| top(side).map(|tile| self.game.edition().need(tile)))
    }

    /// How many Wilds may be played in a car before the Sheriff arrives.
    fn safe_wilds(&self, car: Space) -> u8 {
        if self.state.can(self.game, self.seat, Ability::QuietWilds) {
            return u8::MAX;
        }
        let walk = &self.game.edition().train.walk;
        let place = |space: Space| walk.iter().position(|&other| other == space);
        match (place(self.state.sheriff), place(car)) {
            (Some(his), Some(mine)) if his != mine => (his.abs_diff(mine) - 1) as u8,
            _ => u8::MAX,
        }
    }

    /// The cards that do not help with the loot that is likeliest to be paid for after the draw.
    pub(super) fn worthless(&self) -> Cards {
        let hand = self.state.cowboy(self.seat).hand;
        let limit = trade::hand_limit(self.game, &self.state, self.seat);
        let wilds = Cards::only_wilds(hand.wilds());
        let mut best = (0, Cards::NONE);
        for [one, other] in (0..3).map(|car| self.needs(car).map(|need| starts(need, hand))) {
            for start in one.iter().chain(&other) {
                best = better(
                    best,
                    (chance(start.missing, start.cards.and(wilds.except(start.cards)), limit), start.cards),
                );
            }
            for (start, second) in
                one.iter().flat_map(|start| other.iter().map(move |second| (start, second)))
            {
                let cards = start.cards.and(second.cards.except(start.cards));
                let missing = start.missing + second.missing;
                // One of them at least is better than none.
                let sure = if start.missing == 0 || second.missing == 0 { 30 } else { 0 };
                if cards.len() + missing <= limit {
                    best = better(
                        best,
                        (2 * chance(missing, cards.and(wilds.except(cards)), limit) + sure, cards),
                    );
                }
            }
        }
        hand.except(best.1.suited().and(wilds))
    }
}

/// Some of the cards that pay for a tile, and how many more it takes.
struct Start {
    missing: u8,
    cards: Cards,
}

/// All ways to begin to pay for a tile.
fn starts(need: Option<Need>, hand: Cards) -> Vec<Start> {
    let Some(need) = need else { return Vec::new() };
    let starts = hand.choices().filter_map(|cards| {
        let missing = need.cards().checked_sub(cards.len()).filter(|missing| *missing <= 2)?;
        payment::meets(need, cards.and(Cards::only_wilds(missing))).then_some(Start { missing, cards })
    });
    starts.collect()
}

/// How likely, in hundredths, the draw brings what is missing: by cards missing and cards drawn.
fn chance(missing: u8, kept: Cards, limit: u8) -> i32 {
    const CHANCES: [[i32; 6]; 3] = [[100; 6], [0, 35, 58, 72, 80, 85], [0, 0, 13, 30, 44, 55]];
    let drawn = usize::from(limit.saturating_sub(kept.len())).min(5);
    CHANCES.get(usize::from(missing)).map_or(0, |chances| chances[drawn])
}

fn better(one: (i32, Cards), other: (i32, Cards)) -> (i32, Cards) {
    if other.0 > one.0 { other } else { one }
}
