//! Matching cards to the requirements of tiles.

mod counted;

pub(crate) use counted::counted;
pub use counted::{Counted, CountsAs};

use crate::cards::{Card, Cards, Suit};
use crate::loot::Need;

/// TH-LOOT-03, TH-RU-29. Could some cards of this hand meet the requirement?
#[inline]
pub(crate) fn could_meet(need: Need, hand: Cards) -> bool {
    let wilds = hand.wilds();
    match need {
        Need::Suits(counts) => {
            let missing = |(suit, count): (Suit, u8)| count.saturating_sub(hand.of_suit(suit).len());
            Suit::ALL.into_iter().zip(counts).map(missing).sum::<u8>() <= wilds
        }
        Need::Straight => {
            let numbers = hand.numbers();
            (0..8).any(|first| 3 - (numbers >> first & 0b111).count_ones() as u8 <= wilds)
        }
        Need::ThreeOfAKind => most_alike(hand) + wilds >= 3,
        Need::TwoPairs => {
            let pairs = numbers().filter(|&number| hand.of_number(number).len() >= 2).count().min(2) as u8;
            let singles = (hand.numbers().count_ones() as u8 - pairs).min(2 - pairs);
            4 - 2 * pairs - singles <= wilds
        }
    }
}

fn numbers() -> impl Iterator<Item = u8> {
    1..=Card::HIGHEST
}

/// The largest number of cards of one number, Wilds aside.
#[inline]
pub(crate) fn most_alike(cards: Cards) -> u8 {
    numbers().map(|number| cards.of_number(number).len()).max().unwrap_or(0)
}

/// Are the cards consecutive once Wilds fill the gaps: different numbers within a span of `length`?
#[inline]
pub(crate) fn is_straight(cards: Cards, length: u8) -> bool {
    let numbers = cards.numbers();
    let within = |first: u32| (numbers >> first) >> length == 0;
    cards.len() == length
        && numbers.count_ones() as u8 == cards.suited().len()
        && (numbers == 0 || within(numbers.trailing_zeros()))
}

/// Are the cards all of one number once Wilds stand in?
#[inline]
pub(crate) fn are_alike(cards: Cards, count: u8) -> bool {
    cards.len() == count && cards.numbers().count_ones() <= 1
}

/// TH-RU-28, TH-RU-29. Do exactly these cards meet the requirement, a Wild being any one suit or number?
#[inline]
pub(crate) fn meets(need: Need, cards: Cards) -> bool {
    if cards.len() != need.cards() {
        return false;
    }
    match need {
        Need::Suits(_) => missing_suits(need, cards).is_some(),
        Need::Straight => is_straight(cards, 3),
        Need::ThreeOfAKind => are_alike(cards, 3),
        Need::TwoPairs => cards.numbers().count_ones() <= 2 && most_alike(cards) <= 2,
    }
}

/// The suits that the Wilds must stand for; `None` if a card is not asked for.
fn missing_suits(need: Need, cards: Cards) -> Option<[u8; 3]> {
    let Need::Suits(mut counts) = need else { return None };
    for (suit, count) in Suit::ALL.into_iter().zip(&mut counts) {
        *count = count.checked_sub(cards.of_suit(suit).len())?;
    }
    Some(counts)
}

/// The least and the greatest number of cards that count as Revolvers, by what the Wilds are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Revolvers {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

/// TH-LOOT-06, TH-LOOT-07, TH-LOOT-08, TH-LOOT-10, TH-RU-25, TH-RU-28. Do these cards meet one or two tiles, with no card
/// unused? A card may serve both tiles; a Wild must then be the same suit or number for both.
pub(crate) fn judge(needs: [Option<Need>; 2], cards: Cards) -> Option<Revolvers> {
    let by_nature = cards.of_suit(Suit::Revolver).len();
    let found = match needs {
        [Some(need), None] | [None, Some(need)] => {
            meets(need, cards).then(|| Revolvers::fixed(wild_revolvers(need, cards)))
        }
        [Some(one), Some(other)] => judge_both(one, other, cards),
        [None, None] => None,
    };
    found.map(|wilds| Revolvers { least: by_nature + wilds.least, most: by_nature + wilds.most })
}

impl Revolvers {
    const fn fixed(count: u8) -> Revolvers {
        Revolvers { least: count, most: count }
    }
}

fn wild_revolvers(need: Need, cards: Cards) -> u8 {
    missing_suits(need, cards).map_or(0, |missing| missing[Suit::Revolver as usize])
}

/// Cards split into a match for each tile.
#[derive(Clone, Copy)]
struct Split {
    first: Cards,
    second: Cards,
    /// The cards in both matches.
    twice: Cards,
}

/// Every way to split the cards into a match for each tile, where a card may be in both.
fn splits(one: Need, other: Need, cards: Cards) -> impl Iterator<Item = Split> {
    let firsts = cards.choices().filter(move |&first| meets(one, first));
    let splits = firsts.flat_map(move |first| {
        let rest = cards.less(first);
        let twice = first.choices().filter(move |twice| rest.len() + twice.len() == other.cards());
        twice.map(move |twice| Split { first, second: rest.and(twice), twice })
    });
    splits.filter(move |split| meets(other, split.second))
}

fn judge_both(one: Need, other: Need, cards: Cards) -> Option<Revolvers> {
    let shared = splits(one, other, cards).filter_map(|split| share(one, other, split));
    shared.reduce(|before, wilds| Revolvers {
        least: before.least.min(wilds.least),
        most: before.most.max(wilds.most),
    })
}

/// TH-RU-25. Can the Wilds that serve both tiles be named the same for both? Counts those named Revolver.
fn share(one: Need, other: Need, split: Split) -> Option<Revolvers> {
    let Split { first, second, twice } = split;
    let both = twice.wilds();
    match (missing_suits(one, first), missing_suits(other, second)) {
        (Some(missing), Some(missing_too)) => {
            let common: [u8; 3] = std::array::from_fn(|suit| missing[suit].min(missing_too[suit]));
            let [revolver, bag, keyhole] = common;
            let most_shared = revolver.min(both);
            let least_shared = both.saturating_sub(bag + keyhole);
            let all = missing[0] + missing_too[0];
            (revolver + bag + keyhole >= both)
                .then(|| Revolvers { least: all - most_shared, most: all - least_shared })
        }
        (Some(missing), None) | (None, Some(missing)) => {
            (both == 0).then(|| Revolvers::fixed(missing[Suit::Revolver as usize]))
        }
        (None, None) => {
            let shared = both == 0
                || completions(one, first).any(|named| {
                    completions(other, second).any(|named_too| {
                        let common = named.iter().zip(named_too).map(|(&one, other)| one.min(other));
                        common.sum::<u8>() >= both
                    })
                });
            shared.then_some(Revolvers::fixed(0))
        }
    }
}

/// The numbers that Wilds can be named to complete a set: a count for each number.
fn completions(need: Need, cards: Cards) -> impl Iterator<Item = [u8; Card::HIGHEST as usize]> {
    let pairs = numbers().flat_map(move |low| (low..=Card::HIGHEST).map(move |high| (low, high)));
    pairs.filter_map(move |(low, high)| {
        let wanted = |number: u8| match need {
            Need::Straight => u8::from((low..=high).contains(&number)),
            Need::ThreeOfAKind => 3 * u8::from(number == low),
            Need::TwoPairs => 2 * u8::from(number == low || number == high),
            Need::Suits(_) => 0,
        };
        let fits = match need {
            Need::Straight => high == low + 2,
            Need::ThreeOfAKind => high == low,
            Need::TwoPairs => high > low,
            Need::Suits(_) => false,
        };
        let mut named = [0; Card::HIGHEST as usize];
        for (number, count) in numbers().zip(&mut named) {
            *count = wanted(number).checked_sub(cards.of_number(number).len())?;
        }
        fits.then_some(named)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        Cards::read(text).unwrap()
    }

    fn need(word: &str) -> Option<Need> {
        Need::read(word)
    }

    #[test]
    fn the_examples_of_the_rulebook() {
        assert!(judge([need("RBK"), need("straight")], cards("R04 B05 K06")).is_some());
        assert!(judge([need("KKR"), need("KKK")], cards("R04 K01 K02 K03")).is_some());
        assert!(judge([need("KKR"), need("KKK")], cards("K01 K02 K03")).is_none());
    }

    #[test]
    fn surplus_cards_are_not_of_use() {
        assert!(judge([need("RBK"), need("straight")], cards("R04 B05 K06 K09")).is_some());
        assert!(judge([need("RBK"), None], cards("R04 B05 K06 K09")).is_none());
        assert!(judge([need("RBK"), need("straight")], cards("R04 B05 K06 K09 K10")).is_none());
    }

    #[test]
    fn a_wild_is_one_suit_or_one_number() {
        // The Wild would have to be a Keyhole and a 6.
        assert!(judge([need("RBK"), need("straight")], cards("R04 B05 W")).is_none());
        assert!(judge([need("RBK"), need("straight")], cards("R04 B05 W W")).is_some());
        assert!(judge([need("KKR"), need("KKK")], cards("R04 K01 K02 W")).is_some());
        assert!(judge([need("straight"), need("straight")], cards("R04 B05 W")).is_some());
        assert!(judge([need("straight"), need("three-of-a-kind")], cards("R04 B05 K05 R06 W")).is_some());
        // Only a 5 can serve both tiles.
        assert!(judge([need("straight"), need("three-of-a-kind")], cards("R04 B05 K05 W")).is_none());
    }

    #[test]
    fn wilds_may_be_revolvers_or_not() {
        let judged = judge([need("RRB"), need("RRK")], cards("R01 R02 W W")).unwrap();
        assert_eq!(judged, Revolvers { least: 2, most: 2 });
        let judged = judge([need("RRR"), need("BBR")], cards("R01 R02 B01 B02 W")).unwrap();
        assert_eq!(judged, Revolvers { least: 3, most: 3 });
    }

    #[test]
    fn could_meet_agrees_with_meets() {
        let hands = [
            "R01 R02 B03 K04 W",
            "R05 B05 K05 R06 B06",
            "R01 R02 R03 B01 W",
            "K01 K02 W W W",
            "R09 B10 W K01 K03",
        ];
        let needs = ["RBK", "RRB", "KKK", "straight", "two-pairs", "three-of-a-kind", "RRR", "BBK"];
        for hand in hands.map(cards) {
            for need in needs.map(|word| need(word).unwrap()) {
                let found = hand.choices().any(|some| meets(need, some));
                assert_eq!(could_meet(need, hand), found, "{need:?} by {hand}");
            }
        }
    }
}
