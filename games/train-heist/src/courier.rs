//! A plain way to play, no rule: fetch the nearest loot that can be paid for, bring it to the town where the train comes by
//! next, save spare actions as Bullets. Every cowboy is on its own; nobody trades, switches tracks or jumps from roofs.
//!
//! A courier is given a view, like any bot. What it needs to know is public or its own, so one imagined world will do.

mod way;

use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Claim, Decision, Naming};
use crate::loot::Need;
use crate::piece::{Horse, Square};
use crate::rules::{board, loot, payment, train};
use crate::setup::Mode;
use crate::space::{Space, SpaceSet};
use crate::state::{Phase, Rolling, Stage, State, Step};
use crate::view::View;
use crate::wanted::Ability;
use game::{Luck, Seat};
use way::Way;

/// What the viewer would do as a courier; nothing where nothing is asked.
pub(crate) fn courier(game: &TrainHeist, view: &View, luck: &mut impl Luck) -> Option<Decision> {
    let seat = view.viewer?;
    let state = game.imagined(view, luck);
    Courier { game, state, seat, legal: &view.legal }.decide()
}

struct Courier<'a> {
    game: &'a TrainHeist,
    state: State,
    seat: Seat,
    legal: &'a [Decision],
}

/// What the courier is about to do.
enum Errand {
    /// This, at once.
    Do(Decision),
    /// Ride there.
    Ride { horse: Horse, card: Card, to: Space },
    /// Nothing worth an action.
    Rest,
}

impl Courier<'_> {
    fn decide(&self) -> Option<Decision> {
        let first = *self.legal.first()?;
        if let Decision::Earn(_) = first {
            return Some(first);
        }
        Some(match self.state.phase {
            Phase::Acting(step) => match step {
                Step::Choosing => self.act(),
                Step::HorseCard { .. } | Step::HorseTo { .. } => self.ride(step).unwrap_or(first),
                Step::LootTiles => self.best_claim().map_or(first, Decision::Take),
                Step::LootCards { .. } => self.best(|decision| match decision {
                    Decision::Pay(cards) => -f64::from(cards.wilds() * 10 + cards.len()),
                    _ => f64::MIN,
                }),
                Step::LootNaming { .. } => Decision::Name(Naming::Revolvers),
                Step::AbilityCards { .. } => self.best(|decision| match decision {
                    Decision::Use(cards) => -f64::from(cards.wilds() * 10 + shared(cards, self.needed())),
                    _ => f64::MIN,
                }),
                // A gift is always welcome.
                Step::Answering { .. } => self.best(|decision| match decision {
                    Decision::Accept(back) => -f64::from(back.len()),
                    _ => -100.0,
                }),
                _ => first,
            },
            Phase::Discarding => Decision::Discard(self.worthless()),
            Phase::Rolling(Rolling { stage: Stage::Hangman { .. }, .. }) => {
                self.best(|decision| match decision {
                    Decision::Hold(cards) => -f64::from(cards.wilds()),
                    _ => f64::MIN,
                })
            }
            _ => first,
        })
    }

    /// The decision that is worth most to somebody.
    fn best(&self, worth: impl Fn(Decision) -> f64) -> Decision {
        let better = |one: Decision, other: Decision| if worth(other) > worth(one) { other } else { one };
        self.legal.iter().copied().reduce(better).unwrap_or(Decision::End)
    }

    fn is_legal(&self, decision: Decision) -> bool {
        self.legal.contains(&decision)
    }

    fn act(&self) -> Decision {
        for always in [Decision::Escape, Decision::Search, Decision::Drop] {
            if self.is_legal(always) {
                return always;
            }
        }
        if self.is_legal(Decision::Loot) && self.best_claim().is_some() {
            return Decision::Loot;
        }
        let (errand, cost) = self.errand();
        let actions = self.state.turn.actions;
        // Spare cards are drawn again for nothing; a Bullet is spent where it gets something done, or the courier away.
        if cost.is_some_and(|cost| cost > actions) {
            for more in [Decision::Play(CardAbility::Three), Decision::Play(CardAbility::Pair)] {
                if self.is_legal(more) && self.spare_set(more) {
                    return more;
                }
            }
            let gains = cost.is_some_and(|cost| cost <= actions + self.spare_actions());
            let flees = actions == 0 && self.is_risky(self.state.active().at);
            if (gains || flees) && self.is_legal(Decision::SpendBullet) {
                return Decision::SpendBullet;
            }
        }
        match errand {
            Errand::Do(decision) if self.is_legal(decision) => decision,
            Errand::Ride { horse, .. } => {
                let mount = Decision::Mount(horse);
                if self.is_legal(mount) { mount } else { self.or_rest(Decision::Horse(horse)) }
            }
            Errand::Do(_) | Errand::Rest => self.rest(),
        }
    }

    fn or_rest(&self, decision: Decision) -> Decision {
        if self.is_legal(decision) { decision } else { self.rest() }
    }

    /// Nothing to do: out of the Sheriff's way and off the rails, then a Bullet for later.
    fn rest(&self) -> Decision {
        let at = self.state.cowboy(self.seat).at;
        if self.is_risky(at) {
            let hide = self.legal.iter().find(|decision| match decision {
                Decision::Move(to) => to.is_aboard() && !self.is_risky(*to),
                _ => false,
            });
            if let Some(&hide) = hide {
                return hide;
            }
        }
        let danger = self.rails_ahead(usize::from(self.state.speed(self.game)) * self.game.seat_count());
        if danger.contains(at) {
            let aside = self.legal.iter().find(|decision| match decision {
                Decision::Move(to) => !to.is_aboard() && !danger.contains(*to),
                _ => false,
            });
            if let Some(&aside) = aside {
                return aside;
            }
        }
        let saves = self.is_legal(Decision::TakeBullet) && self.state.active().bullets < 2;
        if saves { Decision::TakeBullet } else { Decision::End }
    }

    /// Actions that Bullets and spare cards would give.
    fn spare_actions(&self) -> u8 {
        let bullets = if self.is_legal(Decision::SpendBullet) {
            self.state.active().bullets - self.state.turn.bullets_taken
        } else {
            0
        };
        let pairs = u8::from(self.spare_set(Decision::Play(CardAbility::Pair)));
        let threes = u8::from(self.spare_set(Decision::Play(CardAbility::Three)));
        bullets + pairs + threes
    }

    /// Can this be played with cards that are not needed for loot?
    fn spare_set(&self, decision: Decision) -> bool {
        let spare = self.state.active().hand.except(self.needed()).suited();
        match decision {
            Decision::Play(CardAbility::Pair) => payment::most_alike(spare) >= 2,
            Decision::Play(CardAbility::Three) => payment::most_alike(spare) >= 3,
            _ => false,
        }
    }

    /// How many Wilds may be played before the Sheriff arrives.
    fn safe_wilds(&self) -> u8 {
        if self.state.can(self.game, self.seat, Ability::QuietWilds) {
            return u8::MAX;
        }
        let walk = &self.game.edition().train.walk;
        let place = |space: Space| walk.iter().position(|&other| other == space);
        match (place(self.state.sheriff), place(self.state.active().at)) {
            (Some(his), Some(mine)) if his != mine => (his.abs_diff(mine) - 1) as u8,
            _ => u8::MAX,
        }
    }

    /// The claim that takes most without calling the Sheriff; none if every one would.
    fn best_claim(&self) -> Option<Claim> {
        let safe = self.safe_wilds();
        let payable = [Claim::Both, Claim::Left, Claim::Right].into_iter();
        payable
            .into_iter()
            .find(|&claim| loot::payments(self.game, &self.state, claim).any(|cards| cards.wilds() <= safe))
    }

    /// The cards that pay for the loot the courier is after.
    fn needed(&self) -> Cards {
        if !self.state.active().loot.is_empty() {
            return Cards::NONE;
        }
        let hand = self.state.active().hand;
        self.payable()
            .map(|(_, need)| cheapest(need, hand).unwrap_or(Cards::NONE))
            .next()
            .unwrap_or(Cards::NONE)
    }

    /// The cars with loot that can be paid for, and what it asks for.
    fn payable(&self) -> impl Iterator<Item = (usize, Need)> {
        let hand = self.state.cowboy(self.seat).hand;
        let needs = Square::ALL.into_iter().filter_map(|square| {
            let tile = self.state.stacks.top(square)?;
            Some((square.car(), self.game.edition().need(tile)))
        });
        needs.filter(move |(_, need)| payment::could_meet(*need, hand))
    }

    /// What to do next, and how many actions it takes until something is gained.
    fn errand(&self) -> (Errand, Option<u8>) {
        if !self.state.active().loot.is_empty() {
            return self.deliver();
        }
        let budget = self.state.turn.actions + self.spare_actions();
        let mut best: Option<(Errand, u8)> = None;
        for (car, _) in self.payable() {
            let space = self.game.edition().train.cars[car];
            let (errand, Some(cost)) = self.go_to(SpaceSet::only(space), 1) else { continue };
            // In and out within the turn, or at least where the Sheriff will not come.
            let escapes = cost + 2 <= budget;
            let hides = cost <= budget && !self.is_risky(space);
            if (escapes || hides) && best.as_ref().is_none_or(|(_, before)| cost < *before) {
                best = Some((errand, cost));
            }
        }
        match best {
            Some((errand, cost)) => (errand, Some(cost)),
            None if self.state.active().at.is_aboard() => (Errand::Rest, None),
            None => (self.go_to(self.waiting_places(), 0).0, None),
        }
    }

    /// Could an event bring the Sheriff to this space before the courier's next turn?
    fn is_risky(&self, space: Space) -> bool {
        let walk = &self.game.edition().train.walk;
        let place = |space: Space| walk.iter().position(|&other| other == space);
        let near = match (place(self.state.sheriff), place(space)) {
            (Some(his), Some(mine)) => his.abs_diff(mine) <= 2,
            _ => false,
        };
        let steps = usize::from(self.state.speed(self.game)) * self.game.seat_count();
        near && !self.rails_ahead(steps).and(self.game.edition().board.stars).is_empty()
    }

    /// To the town that gains most: near, and one that the train would find empty soon.
    fn deliver(&self) -> (Errand, Option<u8>) {
        let edition = self.game.edition();
        let speed = usize::from(self.state.speed(self.game)).max(1);
        let mut best: Option<(f64, Errand, Option<u8>)> = None;
        for (town, place) in edition.board.towns.iter().enumerate() {
            let (errand, cost) = self.go_to(SpaceSet::only(place.space), 1);
            let Some(cost) = cost else { continue };
            let turns =
                usize::from(cost.saturating_sub(self.state.turn.actions + self.spare_actions())).div_ceil(4);
            let arrival = turns * self.game.seat_count();
            let train = self.steps_to(place.star).map(|steps| steps.div_ceil(speed));
            // Loot by a town saves it from the Hangman whenever the train comes; the sooner it comes, the better.
            let empty = self.state.towns[town].is_empty() && self.game.mode() != Mode::Versus;
            let in_time = train.is_none_or(|moves| moves > arrival);
            let soon = train.map_or(0.0, |moves| 20.0 / (moves as f64 + 2.0));
            let worth = if empty && in_time { 6.0 + soon } else { 0.0 } - f64::from(cost);
            if best.as_ref().is_none_or(|(before, ..)| worth > *before) {
                best = Some((worth, errand, Some(cost)));
            }
        }
        best.map_or((Errand::Rest, None), |(_, errand, cost)| (errand, cost))
    }

    /// The first step towards one of these spaces, and what it costs to get there and do something.
    fn go_to(&self, goal: SpaceSet, then: u8) -> (Errand, Option<u8>) {
        let at = self.state.active().at;
        if goal.contains(at) {
            return (Errand::Rest, Some(then));
        }
        let way = Way::new(self.game, &self.state, self.seat);
        let walk = way.walk(SpaceSet::only(at), goal);
        let ride = self.best_ride(&way, goal);
        match (walk, ride) {
            (walk, Some((cost, horse, card, to))) if walk.is_none_or(|(steps, _)| cost < steps) => {
                (Errand::Ride { horse, card, to }, Some(cost + then))
            }
            (Some((steps, first)), _) => (Errand::Do(Decision::Move(first)), Some(steps + then)),
            (None, _) => (Errand::Rest, None),
        }
    }

    /// The ride that brings the courier nearest, with its cost.
    fn best_ride(&self, way: &Way<'_>, goal: SpaceSet) -> Option<(u8, Horse, Card, Space)> {
        if self.state.turn.actions == 0 && self.spare_actions() == 0 {
            return None;
        }
        let spare = self.state.active().hand.except(self.needed());
        let mut best: Option<(u8, Horse, Card, Space)> = None;
        for horse in Horse::ALL.into_iter().filter(|&horse| self.can_ride(horse)) {
            for (card, to) in way.rides(horse, spare) {
                let after = if goal.contains(to) {
                    Some(0)
                } else {
                    way.walk(SpaceSet::only(to), goal).map(|(steps, _)| steps)
                };
                let Some(cost) = after.map(|steps| steps + 1) else { continue };
                if best.is_none_or(|(before, ..)| cost < before) {
                    best = Some((cost, horse, card, to));
                }
            }
        }
        best
    }

    fn can_ride(&self, horse: Horse) -> bool {
        let cowboy = self.state.active();
        let here = self.state.horses[horse as usize] == Some(cowboy.at);
        let riders = self.state.riders(horse);
        cowboy.riding == Some(horse) || here && riders.is_empty() && !self.state.turn.left[1 + horse as usize]
    }

    /// A ride that was begun goes on as planned.
    fn ride(&self, step: Step) -> Option<Decision> {
        let (Errand::Ride { card, to, .. }, _) = self.errand() else {
            return self.legal.last().copied();
        };
        let planned = match step {
            Step::HorseCard { .. } => Decision::With(card),
            _ => Decision::To(to),
        };
        self.is_legal(planned).then_some(planned)
    }

    /// The rails the train will enter within so many steps.
    fn rails_ahead(&self, steps: usize) -> SpaceSet {
        self.way_of_the_train().take(steps).collect()
    }

    fn way_of_the_train(&self) -> impl Iterator<Item = Space> {
        let [mut at, mut from, ..] = self.state.train;
        let (game, faces) = (self.game, self.state.switches);
        std::iter::from_fn(move || {
            (from, at) = (at, train::next_rail(game, faces, from, at));
            Some(at)
        })
    }

    fn steps_to(&self, rail: Space) -> Option<usize> {
        self.way_of_the_train().take(Space::MAIN).position(|other| other == rail).map(|steps| steps + 1)
    }

    /// Beside where the train will be when it is the courier's turn again.
    fn waiting_places(&self) -> SpaceSet {
        let steps = usize::from(self.state.speed(self.game)) * self.game.seat_count();
        let ahead = self.rails_ahead(steps);
        let mut later = self.state;
        for rail in self.way_of_the_train().take(steps) {
            later.train.copy_within(0..4, 1);
            later.train[0] = rail;
        }
        let beside = (1..5).map(|section| board::side_of(self.game, &later, section));
        beside.fold(SpaceSet::EMPTY, SpaceSet::or).without(ahead).without(self.game.edition().board.rails)
    }

    /// The cards that do not help with any loot aboard: what is kept is the best start towards a tile.
    fn worthless(&self) -> Cards {
        let hand = self.state.cowboy(self.seat).hand;
        let tops = Square::ALL.into_iter().filter_map(|square| self.state.stacks.top(square));
        let kept = tops
            .map(|tile| best_start(self.game.edition().need(tile), hand))
            .max_by_key(|(missing, cards)| (std::cmp::Reverse(*missing), cards.len()))
            .map_or(Cards::NONE, |(_, cards)| cards);
        let wilds = Cards::only_wilds(hand.wilds());
        hand.except(kept.suited().and(wilds))
    }
}

/// How many cards are in both.
fn shared(cards: Cards, others: Cards) -> u8 {
    cards.len() - cards.except(others).len()
}

/// The payment with the fewest Wilds.
fn cheapest(need: Need, hand: Cards) -> Option<Cards> {
    let payments = hand.choices().filter(|&cards| payment::meets(need, cards));
    payments.min_by_key(|cards| (cards.wilds(), cards.len()))
}

/// The cards that would be part of a payment with the fewest cards missing, and how many are.
fn best_start(need: Need, hand: Cards) -> (u8, Cards) {
    let size = need.cards();
    let starts = hand.choices().filter_map(|cards| {
        let missing = size.checked_sub(cards.len())?;
        payment::meets(need, cards.and(Cards::only_wilds(missing))).then_some((missing, cards))
    });
    starts.min_by_key(|(missing, cards)| (*missing, cards.wilds())).unwrap_or((size, Cards::NONE))
}
