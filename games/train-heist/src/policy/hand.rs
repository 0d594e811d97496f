//! The bot's cards: the loot they pay for, the spare ones, the ones worth keeping.

use super::{Policy, best};
use crate::cards::Cards;
use crate::decision::Claim;
use crate::loot::Need;
use crate::piece::Square;
use crate::rules::{payment, sheriff, trade};
use crate::space::Space;
use crate::wanted::Ability;
use std::iter;

/// The best loot in a car for the bot.
#[derive(Clone, Copy)]
pub(super) struct Haul {
    pub(super) claim: Claim,
    /// The number of tiles, and the cards that pay for them.
    pub(super) tiles: i32,
    pub(super) cards: Cards,
}

impl Policy<'_> {
    /// The most tiles that the hand pays for in a car without luring the Sheriff in, with the fewest Wilds and cards.
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

    /// The requirements of the top tiles of a car.
    pub(super) fn needs(&self, car: usize) -> [Option<Need>; 2] {
        let top = |side| self.state.stacks.top(Square::of(car, side));
        [0, 1].map(|side| top(side).map(|tile| self.game.edition().need(tile)))
    }

    /// The number of Wilds that may be played in a car before the Sheriff arrives.
    fn safe_wilds(&self, car: Space) -> u8 {
        if self.state.can(self.game, self.seat, Ability::QuietWilds) {
            return u8::MAX;
        }
        let nearer = |from: Space| sheriff::nearer(self.game, from, car);
        let steps = iter::successors(nearer(self.state.sheriff), |&at| nearer(at)).count();
        // Once he is there, Wilds do not move him.
        steps.checked_sub(1).map_or(u8::MAX, |safe| safe as u8)
    }

    /// The cards that do not help with the loot most likely to be payable after the draw.
    pub(super) fn worthless(&self) -> Cards {
        let hand = self.state.cowboy(self.seat).hand;
        let limit = trade::hand_limit(self.game, &self.state, self.seat);
        let wilds = Cards::only_wilds(hand.wilds());
        let drawn = |kept: Cards| limit.saturating_sub(kept.and(wilds.except(kept)).len());
        let mut judged = vec![(0, Cards::NONE)];
        for [one, other] in (0..3).map(|car| self.needs(car).map(|need| partial_payments(need, hand))) {
            let either = one.iter().chain(&other);
            judged.extend(either.map(|start| (chance(start.missing, drawn(start.cards)), start.cards)));
            for (start, second) in
                one.iter().flat_map(|start| other.iter().map(move |second| (start, second)))
            {
                let cards = start.cards.and(second.cards.except(start.cards));
                let missing = start.missing + second.missing;
                if cards.len() + missing <= limit {
                    let both = chance(missing, drawn(cards));
                    // A tile that can be paid for already is certain, whatever happens with the other.
                    let is_sure = start.missing == 0 || second.missing == 0;
                    judged.push((both + if is_sure { 100 } else { both }, cards));
                }
            }
        }
        let kept = best(judged.into_iter()).map_or(Cards::NONE, |(_, cards)| cards);
        hand.except(kept.suited().and(wilds))
    }
}

/// Some of the cards that pay for a tile, and the number still missing.
struct PartialPayment {
    missing: u8,
    cards: Cards,
}

/// All partial payments for a tile with at most two cards missing.
fn partial_payments(need: Option<Need>, hand: Cards) -> Vec<PartialPayment> {
    let Some(need) = need else { return Vec::new() };
    let partial_payments = hand.choices().filter_map(|cards| {
        let missing = need.cards().checked_sub(cards.len()).filter(|missing| *missing <= 2)?;
        payment::meets(need, cards.and(Cards::only_wilds(missing)))
            .then_some(PartialPayment { missing, cards })
    });
    partial_payments.collect()
}

/// The chance, in hundredths, that a drawn card is a missing one. An estimate: with five Wilds it is 15 of 35 if any card
/// of a suit fits, and 8 of 35 if it must be a number.
const HELPS: i32 = 35;

/// The chance, in hundredths, that `drawn` cards contain the missing ones.
fn chance(missing: u8, drawn: u8) -> i32 {
    match (missing, drawn) {
        (0, _) => 100,
        (_, 0) => 0,
        _ => (HELPS * chance(missing - 1, drawn - 1) + (100 - HELPS) * chance(missing, drawn - 1)) / 100,
    }
}
