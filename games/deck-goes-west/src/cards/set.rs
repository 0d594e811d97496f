//! Sets of cards.

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct CardSet(pub(super) [u64; 3]);

impl CardSet {
    /// The numbers of the cards, in ascending order.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        let CardSet(mut words) = self;
        let mut at = 0;
        std::iter::from_fn(move || {
            while *words.get(at)? == 0 {
                at += 1;
            }
            let bit = words[at].trailing_zeros() as usize;
            words[at] &= words[at] - 1;
            Some(at * 64 + bit)
        })
    }
}

/// The bits of this word for cards before `end`.
#[inline]
pub(super) const fn below(end: usize, word: usize) -> u64 {
    // Words behind `end` have none.
    match end.saturating_sub(word * 64) {
        bits @ 0..64 => (1 << bits) - 1,
        _ => u64::MAX,
    }
}
