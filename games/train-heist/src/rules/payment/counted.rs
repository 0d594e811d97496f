//! What each card of a payment counts as.

use super::{Split, completions, meets, missing_suits, splits};
use crate::cards::{Card, Cards, Suit};
use crate::loot::Need;

/// What a card counts as for a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CountsAs {
    /// One of the suits a tile asks for.
    Suit(Suit),
    /// A number of a set.
    Number(u8),
}

/// The cards that meet a tile, each with what it counts as.
pub type Counted = Vec<(Card, CountsAs)>;

/// TH-LOOT-06, TH-LOOT-07, TH-LOOT-08, TH-RU-25. The cards that meet each tile, with what they count as; a Wild that serves
/// both tiles counts as the same for both. The first solution found; `None` if there is none.
pub(crate) fn counted(needs: [Option<Need>; 2], cards: Cards) -> Option<[Counted; 2]> {
    match needs {
        [Some(need), None] => Some([counted_for(need, cards)?, Counted::new()]),
        [None, Some(need)] => Some([Counted::new(), counted_for(need, cards)?]),
        [Some(one), Some(other)] => {
            splits(one, other, cards).find_map(|split| counted_for_both(one, other, split))
        }
        [None, None] => None,
    }
}

fn counted_for(need: Need, cards: Cards) -> Option<Counted> {
    let named = meets(need, cards).then(|| namings(need, cards).into_iter().next()).flatten()?;
    Some(with_wilds(need, cards, named))
}

fn counted_for_both(one: Need, other: Need, split: Split) -> Option<[Counted; 2]> {
    let Split { first, second, twice } = split;
    let both = usize::from(twice.wilds());
    let (namings, namings_too) = (namings(one, first), namings(other, second));
    let pairs = namings.iter().flat_map(|named| namings_too.iter().map(move |named_too| (named, named_too)));
    let (mut named, mut named_too, shared) = pairs
        .map(|(named, named_too)| {
            let (named, mut rest, mut shared) = (named.clone(), named_too.clone(), Vec::new());
            for part in &named {
                if let Some(at) = rest.iter().position(|other| other == part) {
                    shared.push(rest.remove(at));
                }
            }
            (named, named_too.clone(), shared)
        })
        .find(|(_, _, shared)| shared.len() >= both)?;
    // Wilds that serve both tiles come first in both lists.
    for (order, part) in shared.into_iter().take(both).enumerate() {
        for named in [&mut named, &mut named_too] {
            let at = named.iter().skip(order).position(|&known| known == part)?;
            named.swap(order, order + at);
        }
    }
    Some([with_wilds(one, first, named), with_wilds(other, second, named_too)])
}

/// Pairs each suited card with its own suit or number, and each Wild with what it is named as.
fn with_wilds(need: Need, cards: Cards, named: Vec<CountsAs>) -> Counted {
    let natural = cards.suited().iter().filter_map(|card| {
        let part = match need {
            Need::Suits(_) => CountsAs::Suit(card.suit()?),
            Need::Straight | Need::ThreeOfAKind | Need::TwoPairs => CountsAs::Number(card.number()?),
        };
        Some((card, part))
    });
    natural.chain(named.into_iter().map(|part| (Card::WILD, part))).collect()
}

/// Every way to name the Wilds among cards that meet a tile.
fn namings(need: Need, cards: Cards) -> Vec<Vec<CountsAs>> {
    let times = |part: CountsAs, count: u8| std::iter::repeat_n(part, count.into());
    match missing_suits(need, cards) {
        Some(missing) => {
            let suits = Suit::ALL.into_iter().zip(missing);
            vec![suits.flat_map(|(suit, count)| times(CountsAs::Suit(suit), count)).collect()]
        }
        None => completions(need, cards)
            .map(|named| {
                (1..).zip(named).flat_map(|(number, count)| times(CountsAs::Number(number), count)).collect()
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::judge;
    use super::*;

    /// Do these parts meet the requirement of a tile?
    fn make_up(need: Need, counted: &Counted) -> bool {
        let suits = |suit: Suit| counted.iter().filter(|(_, part)| *part == CountsAs::Suit(suit)).count();
        let mut numbers: Vec<u8> = counted
            .iter()
            .filter_map(|(_, part)| match part {
                CountsAs::Number(number) => Some(*number),
                CountsAs::Suit(_) => None,
            })
            .collect();
        numbers.sort_unstable();
        match need {
            Need::Suits(counts) => {
                numbers.is_empty()
                    && Suit::ALL
                        .into_iter()
                        .zip(counts)
                        .all(|(suit, count)| suits(suit) == usize::from(count))
            }
            Need::Straight => matches!(numbers[..], [a, b, c] if b == a + 1 && c == b + 1),
            Need::ThreeOfAKind => matches!(numbers[..], [a, b, c] if a == b && b == c),
            Need::TwoPairs => matches!(numbers[..], [a, b, c, d] if a == b && b < c && c == d),
        }
    }

    #[test]
    fn whatever_pays_is_counted_and_makes_up_what_is_asked_for() {
        let needs = ["RBK", "RRB", "KKK", "BBR", "straight", "two-pairs", "three-of-a-kind"];
        let needs: Vec<Option<Need>> = needs.iter().map(|word| Need::read(word)).chain([None]).collect();
        let hands = [
            "R01 R02 B03 K04 W",
            "R05 B05 K05 R06 B06",
            "R01 R02 R03 B01 W",
            "K01 K02 W W W",
            "R09 B10 W W K08",
            "R04 B05 K06 B04 W",
        ];
        let mut paid = 0;
        for hand in hands.map(|text| Cards::read(text).unwrap()) {
            for cards in hand.choices() {
                for pair in needs.iter().flat_map(|&one| needs.iter().map(move |&other| [one, other])) {
                    let found = counted(pair, cards);
                    assert_eq!(found.is_some(), judge(pair, cards).is_some(), "{cards} for {pair:?}");
                    let Some(found) = found else { continue };
                    paid += 1;
                    for (need, counted) in pair.into_iter().zip(&found) {
                        let is_met = need.map_or(counted.is_empty(), |need| make_up(need, counted));
                        assert!(is_met, "{cards} for {need:?}: {counted:?}");
                    }
                    let natural = |card: &&(Card, CountsAs)| card.0 != Card::WILD;
                    for (card, part) in found.iter().flatten().filter(natural) {
                        let is = [card.suit().map(CountsAs::Suit), card.number().map(CountsAs::Number)];
                        assert!(cards.iter().any(|own| own == *card) && is.contains(&Some(*part)));
                    }
                    // A Wild that serves both tiles counts as the same for both.
                    let named = |part: &Counted| -> Vec<CountsAs> {
                        part.iter().filter(|(card, _)| *card == Card::WILD).map(|(_, part)| *part).collect()
                    };
                    let [left, right] = [named(&found[0]), named(&found[1])];
                    let twice = (left.len() + right.len()).saturating_sub(usize::from(cards.wilds()));
                    assert_eq!(
                        left.iter().take(twice).collect::<Vec<_>>(),
                        right.iter().take(twice).collect::<Vec<_>>()
                    );
                    let of = |part: &Counted| part.iter().filter(|(card, _)| *card == Card::WILD).count();
                    let wilds = usize::from(cards.wilds());
                    assert!(
                        found.iter().map(of).sum::<usize>() >= wilds
                            && found.iter().all(|one| of(one) <= wilds)
                    );
                }
            }
        }
        assert!(paid > 500, "{paid}");
    }

    #[test]
    fn a_wild_for_both_tiles_counts_as_the_same() {
        let wild = |counted: &Counted| {
            let wilds = counted.iter().filter(|(card, _)| *card == Card::WILD);
            wilds.map(|(_, part)| *part).collect::<Vec<_>>()
        };
        for (needs, cards, part) in [
            (["KKR", "KKK"], "R04 K01 K02 W", CountsAs::Suit(Suit::Keyhole)),
            (["straight", "straight"], "R04 B05 W", CountsAs::Number(3)),
        ] {
            let needs = needs.map(Need::read);
            let [left, right] = counted(needs, Cards::read(cards).unwrap()).unwrap();
            assert_eq!((wild(&left), wild(&right)), (vec![part], vec![part]), "{cards}");
        }
    }
}
