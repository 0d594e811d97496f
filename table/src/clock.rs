//! Timestamps, the source of time, and the time limit of a decision.

use serde::{Deserialize, Serialize};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Where the time comes from: the system's clock, or in tests tokio's, which can be paused and advanced, or one that stands still.
#[derive(Clone, Copy, Debug)]
pub struct TimeSource(Source);

#[derive(Clone, Copy, Debug)]
enum Source {
    System,
    Tokio { start: Timestamp, since: Instant },
    Fixed(Timestamp),
}

impl TimeSource {
    /// The system's wall clock.
    pub fn system() -> TimeSource {
        TimeSource(Source::System)
    }

    /// Starts at the given time and advances with [`tokio::time`]. Needs a runtime.
    pub fn tokio(start: Timestamp) -> TimeSource {
        TimeSource(Source::Tokio { start, since: Instant::now() })
    }

    /// Stands still.
    pub fn fixed(at: Timestamp) -> TimeSource {
        TimeSource(Source::Fixed(at))
    }

    /// The current time by this source.
    pub fn now(self) -> Timestamp {
        match self.0 {
            Source::System => Timestamp::now(),
            Source::Fixed(at) => at,
            Source::Tokio { start, since } => start.after(since.elapsed().as_millis() as u64),
        }
    }
}

/// Milliseconds since the Unix epoch, the unit of journals and clocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// The system's wall clock; one that is set before 1970 reads as 1970. Prefer a [`TimeSource`], which tests can control.
    pub fn now() -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(since.as_millis() as u64)
    }

    /// This timestamp plus a number of milliseconds.
    #[must_use]
    pub fn after(self, milliseconds: u64) -> Timestamp {
        Timestamp(self.0.saturating_add(milliseconds))
    }

    /// The day, as records write it: `2026.11.16`.
    pub fn date(self) -> String {
        // Days are counted in eras of 400 years that begin in March, so that a leap day is the last of its year.
        let days = (self.0 / 86_400_000) as i64 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let months = (5 * of_year + 2) / 153;
        let day = of_year - (153 * months + 2) / 5 + 1;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        format!("{year:04}.{month:02}.{day:02}")
    }
}

/// The time limit of one decision. When it runs out, a bot stands in for the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// Seconds, for tables where all players are present.
    Live(u32),
    /// Days, for tables that are played by correspondence.
    Days(u32),
}

impl Clock {
    /// Limits a live clock to an hour and a clock of days to a month.
    pub fn check(self) -> Result<Clock, String> {
        match self {
            Clock::Live(seconds) if !(1..=3600).contains(&seconds) => {
                Err(format!("a live clock gives 1 to 3600 seconds, not {seconds}"))
            }
            Clock::Days(days) if !(1..=30).contains(&days) => {
                Err(format!("a slow clock gives 1 to 30 days, not {days}"))
            }
            clock => Ok(clock),
        }
    }

    /// The deadline of a seat that was asked at this time.
    pub fn deadline(self, asked: Timestamp) -> Option<Timestamp> {
        match self {
            Clock::None => None,
            Clock::Live(seconds) => Some(asked.after(u64::from(seconds) * 1000)),
            Clock::Days(days) => Some(asked.after(u64::from(days) * 24 * 3_600_000)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timestamp_has_a_date() {
        assert_eq!(Timestamp(0).date(), "1970.01.01");
        assert_eq!(Timestamp(951_782_400_000).date(), "2000.02.29");
        assert_eq!(Timestamp(1_794_787_200_000).date(), "2026.11.16");
    }

    #[test]
    fn a_clock_runs_from_when_a_seat_was_asked() {
        assert_eq!(Clock::None.deadline(Timestamp(5)), None);
        assert_eq!(Clock::Live(2).deadline(Timestamp(5)), Some(Timestamp(2005)));
        assert_eq!(Clock::Days(1).deadline(Timestamp(5)), Some(Timestamp(86_400_005)));
        assert!(Clock::Live(0).check().is_err() && Clock::Days(31).check().is_err());
    }
}
