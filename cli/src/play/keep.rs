//! Keeping a game: its record goes into a file.

use super::voice::Voice;
use anyhow::{Result, anyhow};
use game::record::Record;
use game::{Game, Message};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use super_express::SuperExpress;

/// What happens to a file that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Existing {
    /// It is replaced, as a command that names it expects.
    Replace,
    /// It stays, and nothing is written.
    Keep,
}

/// Writes a record: a transcript for people where the name ends in `.txt`, JSON otherwise.
pub(super) fn keep(
    record: &Record<SuperExpress>,
    file: &Path,
    existing: Existing,
    voice: &Voice,
) -> Result<()> {
    let failed = |why: String| {
        let message = Message::new("record-failed").text("file", file.display().to_string()).text("why", why);
        anyhow!(voice.say(&message))
    };
    let is_text = file.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt"));
    let text =
        if is_text { SuperExpress::write_transcript(record).map_err(failed)? } else { record.to_json() };
    let mut options = OpenOptions::new();
    match existing {
        Existing::Replace => options.write(true).create(true).truncate(true),
        Existing::Keep => options.write(true).create_new(true),
    };
    let written = options.open(file).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|why| failed(why.to_string()))
}

/// Today (UTC), as records write it: `2026.03.21`.
pub(super) fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    date_of(since.as_secs() / 86_400)
}

/// The date so many days after 1 January 1970, counted in years that begin in March, so that the leap day comes last.
fn date_of(days: u64) -> String {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = 400 * era + year_of_era + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(date_of(0), "1970.01.01");
        assert_eq!(date_of(11_016), "2000.02.29");
        assert_eq!(date_of(20_453), "2025.12.31");
    }
}
