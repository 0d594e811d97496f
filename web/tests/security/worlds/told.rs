//! Builds stories: plays a whole game, then changes hidden facts in a copy as long as the viewer cannot notice.

use super::story::{Act, Story, Turn, World};
use game::{Luck, Quick, Seat, Viewer};
use std::mem::discriminant;

/// About the number of turns of a story at which responses are compared.
const LOOKS: u32 = 20;

/// A game whose deal contains hidden facts.
pub(crate) trait Hides: game::TestSupport {
    /// The number of attempts to change a hidden fact without changing what the viewer may know.
    const CHANGES: usize;
    /// A fact that a viewer may know.
    type Fact: Clone + PartialEq;

    /// Chooses a decision such that enough stays hidden from the viewer.
    fn decides(
        &self,
        seat: Seat,
        legal: Vec<Self::Decision>,
        viewer: Viewer,
        luck: &mut Quick,
    ) -> Self::Decision;
    /// A random decision in notation, legal or not.
    fn wish(&self, luck: &mut Quick) -> String;
    /// The facts that a viewer may know of events.
    fn facts(events: &[Self::Event], world: &World<'_, Self>, viewer: Viewer) -> Vec<Self::Fact>;
    /// Changes a hidden fact.
    fn change(&self, told: &mut Told<Self>, luck: &mut Quick);
    /// Whether the states differ enough to compare responses.
    fn differ(&self, one: &Self::State, two: &Self::State) -> bool;
}

/// A random decision, where each kind is equally likely.
pub(crate) fn any_kind<D: Copy>(legal: &[D], luck: &mut Quick) -> D {
    let mut kinds: Vec<_> = legal.iter().map(discriminant).collect();
    kinds.dedup();
    let kind = luck.pick(&kinds).unwrap();
    let of_kind: Vec<D> = legal.iter().copied().filter(|decision| discriminant(decision) == kind).collect();
    luck.pick(&of_kind).unwrap()
}

/// A whole game: the deal and all acts.
pub(crate) struct Told<G: game::TestSupport> {
    pub(crate) deal: Vec<G::Event>,
    pub(crate) acts: Vec<Act<G::Decision>>,
}

impl<G: game::TestSupport> Clone for Told<G> {
    fn clone(&self) -> Told<G> {
        Told { deal: self.deal.clone(), acts: self.acts.clone() }
    }
}

impl<G: Hides> Told<G> {
    /// Plays a game, with some decisions taken back; returns its events, too.
    pub(crate) fn played(game: &G, viewer: Viewer, luck: &mut Quick) -> (Told<G>, Vec<G::Event>) {
        let mut deal = Vec::new();
        game.deal(luck, &mut deal);
        let mut world = World::dealt(game, &deal);
        let mut acts = Vec::new();
        while let Some(seat) = game.asked(&world.state).awaits.lowest() {
            let mut legal = Vec::new();
            game.legal(&world.state, seat, &mut legal);
            let mut done = vec![Act::Decide(seat, game.decides(seat, legal, viewer, luck))];
            world.happens(done[0]).unwrap();
            if world.can_take_back(seat) && luck.below(6) == 0 {
                done.push(Act::Undo(seat));
                world.happens(done[1]).unwrap();
            }
            acts.extend(done);
        }
        (Told { deal, acts }, world.events)
    }

    /// The facts a viewer may know, for the deal and each act; none if an act is illegal or the facts differ from `before`.
    fn known_to(
        &self,
        viewer: Viewer,
        game: &G,
        before: Option<&[Vec<G::Fact>]>,
    ) -> Option<Vec<Vec<G::Fact>>> {
        let mut world = World::dealt(game, &self.deal);
        let mut known = vec![G::facts(&self.deal, &world, viewer)];
        for &act in &self.acts {
            if before.is_some_and(|before| before[known.len() - 1] != known[known.len() - 1]) {
                return None;
            }
            let told = world.events.len();
            world.happens(act)?;
            known.push(G::facts(&world.events[told..], &world, viewer));
        }
        before.is_none_or(|before| before == known).then_some(known)
    }

    /// For each act, some decisions that would be illegal for the viewer before it.
    fn illegal(&self, viewer: Viewer, game: &G, luck: &mut Quick) -> Vec<Vec<String>> {
        let Viewer::Seat(viewer) = viewer else { return vec![vec![game.wish(luck)]; self.acts.len()] };
        self.before_all(game, |state| {
            let tried: Vec<String> = (0..4).map(|_| game.wish(luck)).collect();
            let refused = |wish: &String| {
                let Ok(decision) = game.read(wish) else { return true };
                game.check(state, viewer, decision).is_err()
            };
            tried.into_iter().filter(refused).collect()
        })
    }

    /// Maps the state before each act.
    fn before_all<T>(&self, game: &G, mut look: impl FnMut(&G::State) -> T) -> Vec<T> {
        let mut world = World::dealt(game, &self.deal);
        let mut all = Vec::new();
        for &act in &self.acts {
            all.push(look(&world.state));
            world.happens(act).unwrap();
        }
        all
    }
}

impl<G: Hides> Story<G> {
    /// A story of this game, and of a copy with hidden facts changed that the viewer cannot notice.
    pub(crate) fn told_twice(game: G, one: Told<G>, viewer: Viewer, luck: &mut Quick) -> Story<G> {
        let known = one.known_to(viewer, &game, None).unwrap();
        let mut two = one.clone();
        for _ in 0..G::CHANGES {
            let mut other = two.clone();
            game.change(&mut other, luck);
            if other.known_to(viewer, &game, Some(&known)).is_some() {
                two = other;
            }
        }
        let [ones, twos] = [&one, &two].map(|told| told.before_all(&game, Clone::clone));
        let differ: Vec<bool> = ones.iter().zip(&twos).map(|(one, two)| game.differ(one, two)).collect();
        let illegal = one.illegal(viewer, &game, luck);
        let many = one.acts.len();
        let mut turns = Vec::new();
        for (at, illegal) in illegal.into_iter().enumerate() {
            // Compare after acts that differ, and at some of the turns where the states differ. In the middle and before
            // the end the whole past is compared.
            let is_after = at > 0 && one.acts[at - 1] != two.acts[at - 1];
            let all = at == many / 2 || at + 1 == many;
            let looked_at = all || is_after || differ[at] && luck.below((many as u32 / LOOKS).max(1)) == 0;
            turns.push(Turn { illegal, looked_at, ..Turn::apart(one.acts[at], two.acts[at]) });
        }
        let hidden = differ.iter().filter(|&&differs| differs).count();
        Story { deals: [one.deal, two.deal], turns, hidden, game }
    }
}
