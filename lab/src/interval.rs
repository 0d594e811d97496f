//! Confidence intervals of shares.

use serde::Serialize;

/// A share and its 95 % confidence interval (Wilson's score interval).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The observed share.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// The share of hits among tries; the whole range if there are no tries.
    pub fn of(hits: u64, tries: u64) -> Interval {
        const Z: f64 = 1.959_963_984_540_054;
        if tries == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, share) = (tries as f64, hits as f64 / tries as f64);
        let middle = share + Z * Z / (2.0 * n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Interval {
            share,
            low: ((middle - reach) / scale).max(0.0),
            high: ((middle + reach) / scale).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let half = Interval::of(50, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let none = Interval::of(0, 20);
        assert!(none.low == 0.0 && (none.high - 0.1611).abs() < 1e-4, "{none:?}");
        assert_eq!(Interval::of(0, 0).high, 1.0);
    }
}
