//! Variation within drawings, seeded by a name: the same name always gives the same drawing.

/// A deterministic random generator, seeded by a name.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// The generator of this name.
    pub(super) fn of(name: &str) -> Chance {
        // FNV-1a
        Chance(name.bytes().fold(0xCBF2_9CE4_8422_2325, |mixed, byte| {
            (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        }))
    }

    fn next(&mut self) -> u32 {
        // SplitMix64
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed >> 32) as u32
    }

    /// A number from low to high.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.next() >> 8) as f32 / 16_777_216.0
    }

    /// An index below `many`.
    pub(super) fn below(&mut self, many: usize) -> usize {
        self.next() as usize % many.max(1)
    }

    /// True or false, equally likely.
    pub(super) fn coin(&mut self) -> bool {
        self.next() & 1 == 0
    }

    /// Shuffles in place.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
