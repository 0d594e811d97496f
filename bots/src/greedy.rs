//! Looks one decision ahead: imagines states that fit the view, plays random decisions for the other seats, and takes the
//! decision with the best average appraisal.

use game::{BotHints, Luck, Quick, Seat, Silent};

/// The number of states imagined per decision.
const WORLDS: usize = 12;

pub(crate) fn greedy<G: BotHints>(
    game: &G,
    seat: Seat,
    view: &G::View,
    luck: &mut impl Luck,
) -> Option<G::Decision> {
    let choices = G::decisions(view);
    let mut values = vec![0.0; choices.len()];
    for _ in 0..WORLDS {
        let mut world = game.imagine(view, luck);
        let seed = u64::from(luck.below(u32::MAX));
        let mut chance = Quick::new(seed);
        others_do_anything(game, &mut world, seat, &mut chance);
        for (value, &choice) in values.iter_mut().zip(choices) {
            // The same chance for every decision: they differ by what they do, not by their luck.
            let (mut after, mut chance) = (world.clone(), chance.clone());
            game.decide(&mut after, seat, choice, &mut chance, &mut Silent);
            *value += game.appraise(&after, seat);
        }
    }
    best(choices, &values, luck)
}

/// Plays a random decision for each other seat that is asked at the same time.
fn others_do_anything<G: BotHints>(game: &G, world: &mut G::State, seat: Seat, chance: &mut impl Luck) {
    let mut legal = Vec::new();
    for other in game.asked(world).awaits.without(seat) {
        legal.clear();
        game.legal(world, other, &mut legal);
        if let Some(decision) = chance.pick(&legal) {
            game.decide(world, other, decision, chance, &mut Silent);
        }
    }
}

/// The decision with the highest value; a random one among equals.
fn best<D: Copy>(choices: &[D], values: &[f64], luck: &mut impl Luck) -> Option<D> {
    let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let tied: Vec<D> = choices
        .iter()
        .zip(values)
        .filter(|(_, value)| **value >= highest)
        .map(|(choice, _)| *choice)
        .collect();
    luck.pick(&tied)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_choice_wins_and_ties_are_broken_by_chance() {
        let mut luck = Quick::new(1);
        assert_eq!(best(&['a', 'b', 'c'], &[0.1, 0.9, 0.2], &mut luck), Some('b'));
        let picks: Vec<char> =
            (0..20).filter_map(|_| best(&['a', 'b', 'c'], &[0.9, 0.9, 0.2], &mut luck)).collect();
        assert!(picks.contains(&'a') && picks.contains(&'b') && !picks.contains(&'c'));
        assert_eq!(best::<char>(&[], &[], &mut luck), None);
    }
}
