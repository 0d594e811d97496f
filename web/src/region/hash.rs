//! Hashes of regions, as pages send them back.

use foldhash::quality::FixedState;
use std::fmt::{self, Display, Formatter, Write as _};
use std::hash::{BuildHasher as _, Hash};

/// A hash of 48 bits, written as eight digits. With 300 regions on a page, a changed region has the hash of a shown one once in
/// some 10¹² times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct RegionHash(u64);

/// The digits of six bits each, which need no escape in an address.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789~_";

impl RegionHash {
    /// The number of digits.
    pub(crate) const LENGTH: usize = 8;

    /// The same in every process: pages of one server open sockets to another.
    pub(crate) fn of<T: Hash + ?Sized>(shown: &T) -> RegionHash {
        RegionHash(FixedState::default().hash_one(shown) >> 16)
    }

    /// Reads a hash of exactly eight digits.
    pub(crate) fn read(digits: &[u8]) -> Option<RegionHash> {
        let value = |digit: &u8| DIGITS.iter().position(|known| known == digit);
        let read = |read: u64, digit: &u8| Some(read << 6 | value(digit)? as u64);
        (digits.len() == Self::LENGTH).then(|| digits.iter().try_fold(0, read).map(RegionHash)).flatten()
    }
}

impl Display for RegionHash {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let digit = |at: usize| char::from(DIGITS[(self.0 >> (6 * at)) as usize & 63]);
        (0..Self::LENGTH).rev().try_for_each(|at| f.write_char(digit(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_digits_are_read_as_they_were_written() {
        for shown in ["", "tile", "card"] {
            let hash = RegionHash::of(shown);
            assert_eq!(RegionHash::read(hash.to_string().as_bytes()), Some(hash));
        }
        for garbage in ["", "ABCDEFG", "ABCDEFGHI", "ABCD-EFG", "ABCDEFé"] {
            assert_eq!(RegionHash::read(garbage.as_bytes()), None, "{garbage}");
        }
    }
}
