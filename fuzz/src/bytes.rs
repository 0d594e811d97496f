//! Luck from fuzz input.

use game::Luck;

/// Draws from the bytes in order, and starts over at the end.
pub(crate) struct Bytes<'a> {
    data: &'a [u8],
    used: usize,
}

impl<'a> Bytes<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes { data, used: 0 }
    }
}

impl Luck for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if self.data.is_empty() {
            return 0;
        }
        let byte = self.data[self.used % self.data.len()];
        self.used += 1;
        u32::from(byte) % n
    }
}
