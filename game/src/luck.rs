//! Sources of chance. A rule asks for a number below `n`; the answer comes from [`Seeded`] at tables, [`Quick`] in playouts,
//! [`Scripted`] in scenarios, [`AlwaysFirst`] where nothing should be random.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of chance, the only one that rules may use.
pub trait Luck {
    /// A number from zero up to but not including `n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Puts the items into a random order, every order equally likely (Fisher–Yates, from the back).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for unsettled in (2..=items.len()).rev() {
            items.swap(unsettled - 1, self.below(unsettled as u32) as usize);
        }
    }

    /// One of the items, each equally likely; `None` if there are none.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T>
    where
        Self: Sized,
    {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize).copied() }
    }
}

impl<L: Luck> Luck for &mut L {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Unbiased, by Lemire's multiplication. Its results are part of [`Seeded::VERSION`].
#[inline]
fn below(n: u32, mut next: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(next()) * u64::from(n);
    if (product as u32) < n {
        let too_low = n.wrapping_neg() % n;
        while (product as u32) < too_low {
            product = u64::from(next()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// The luck of a table or of an experiment. A seed gives the same numbers in every build, as long as the version is the same.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// Names the generator and how numbers are drawn from it. A change of either is a new version.
    pub const VERSION: &'static str = "chacha8-lemire32/1";

    /// From 32 secret bytes.
    pub fn from_secret(secret: [u8; 32]) -> Seeded {
        Seeded(ChaCha8Rng::from_seed(secret))
    }

    /// From a chosen seed, for experiments that others can repeat.
    pub fn new(seed: u64) -> Seeded {
        Seeded(ChaCha8Rng::seed_from_u64(seed))
    }

    /// The luck of the `index`-th game of an experiment, independent of all others and of the order in which they run.
    pub fn of_game(seed: u64, index: u64) -> Seeded {
        let mut luck = Seeded::new(seed);
        luck.0.set_stream(index);
        luck
    }

    /// The position in the stream.
    pub fn used(&self) -> u64 {
        self.0.get_word_pos() as u64
    }

    /// Continues from a position in the stream, as given by [`Seeded::used`].
    pub fn go_on_from(&mut self, used: u64) {
        self.0.set_word_pos(used.into());
    }
}

impl Luck for Seeded {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u32())
    }
}

/// Fast luck for playouts, where nothing must be reproducible across builds.
#[derive(Clone, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// The same seed gives the same playouts with the same build.
    pub fn new(seed: u64) -> Quick {
        Quick(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Luck for Quick {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Chance that always gives the first possibility: the deal of a default set-up.
#[derive(Clone, Copy, Debug, Default)]
pub struct AlwaysFirst;

impl Luck for AlwaysFirst {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Luck scripted in advance. A request that the script cannot answer gets zero and is remembered as a fault.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    draws: Vec<u32>,
    used: usize,
    fault: Option<String>,
}

impl Scripted {
    /// Gives these results, in this order.
    pub fn new(draws: Vec<u32>) -> Scripted {
        Scripted { draws, used: 0, fault: None }
    }

    /// Whether a request was made that the script could not answer.
    pub fn has_failed(&self) -> bool {
        self.fault.is_some()
    }

    /// Succeeds if the script answered every request and was used up. Otherwise the error is the first fault.
    pub fn finish(self) -> Result<(), String> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.used < self.draws.len() => {
                Err(format!("luck: only {} of {} results were needed", self.used, self.draws.len()))
            }
            None => Ok(()),
        }
    }
}

impl Luck for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        let at = self.used;
        self.used += 1;
        let fault = match self.draws.get(at) {
            Some(&draw) if draw < n => return draw,
            Some(draw) => format!("luck: result {} is {draw}, but only 0 to {} are possible", at + 1, n - 1),
            None => format!(
                "luck: result {} is needed, a number from 0 to {}, but only {} are given",
                at + 1,
                n - 1,
                self.draws.len()
            ),
        };
        self.fault.get_or_insert(fault);
        0
    }
}

/// Records what another source gives, so that the same game can be replayed without it.
#[derive(Clone, Debug)]
pub struct LuckRecorder<L> {
    luck: L,
    draws: Vec<u32>,
}

impl<L: Luck> LuckRecorder<L> {
    /// Wraps a source; nothing is drawn yet.
    pub fn new(luck: L) -> LuckRecorder<L> {
        LuckRecorder { luck, draws: Vec::new() }
    }

    /// The numbers drawn since the last call.
    pub fn take(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.draws)
    }
}

impl<L: Luck> Luck for LuckRecorder<L> {
    fn below(&mut self, n: u32) -> u32 {
        let draw = self.luck.below(n);
        self.draws.push(draw);
        draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut raw = Seeded::new(42);
        let stream: Vec<u32> = (0..4).map(|_| raw.0.next_u32()).collect();
        assert_eq!(stream, [962_419_617, 2_928_721_845, 628_724_104, 4_081_401_798]);
        let mut luck = Seeded::new(42);
        assert_eq!((0..8).map(|_| luck.below(6)).collect::<Vec<_>>(), [1, 4, 0, 5, 4, 2, 2, 3]);
        let mut cards = [1, 2, 3, 4, 5, 6, 7, 8];
        Seeded::new(42).shuffle(&mut cards);
        assert_eq!(cards, [3, 6, 8, 4, 7, 1, 5, 2]);
    }

    #[test]
    fn every_number_below_n_is_about_equally_likely() {
        let (mut seeded, mut quick) = (Seeded::new(1), Quick::new(1));
        let mut seen = [[0_u32; 24]; 2];
        for _ in 0..24_000 {
            seen[0][seeded.below(24) as usize] += 1;
            seen[1][quick.below(24) as usize] += 1;
        }
        assert!(seen.iter().flatten().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn games_of_one_experiment_have_luck_of_their_own() {
        let first = |index| Seeded::of_game(7, index).below(1 << 30);
        assert_ne!(first(0), first(1));
        assert_eq!(first(3), first(3));
    }

    #[test]
    fn luck_goes_on_from_where_it_was() {
        let mut luck = Seeded::new(3);
        let _: Vec<u32> = (0..7).map(|_| luck.below(6)).collect();
        let mut again = Seeded::new(3);
        again.go_on_from(luck.used());
        assert_eq!((0..5).map(|_| luck.below(60)).collect::<Vec<_>>(), {
            (0..5).map(|_| again.below(60)).collect::<Vec<_>>()
        });
    }

    #[test]
    fn a_script_that_does_not_fit_says_where() {
        let mut luck = Scripted::new(vec![5]);
        assert_eq!(luck.below(6), 5);
        assert_eq!(luck.clone().finish(), Ok(()));
        luck.below(2);
        assert_eq!(
            luck.finish(),
            Err("luck: result 2 is needed, a number from 0 to 1, but only 1 are given".to_owned())
        );
        let mut high = Scripted::new(vec![9]);
        high.below(3);
        assert_eq!(high.finish(), Err("luck: result 1 is 9, but only 0 to 2 are possible".to_owned()));
        let unused = Scripted::new(vec![1, 2]).finish();
        assert_eq!(unused, Err("luck: only 0 of 2 results were needed".to_owned()));
    }
}
