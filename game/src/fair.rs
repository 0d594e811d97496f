//! Verifiable luck: neither the server nor any player can choose it alone.
//!
//! The server picks a secret and publishes its hash, the commitment, when the table is opened, before any seat is taken. Each
//! person who takes a seat adds entropy. Chance is drawn from all of it together, and at the end the server reveals the secret:
//! anyone can check that it matches the commitment, and draw the same numbers again.

use crate::luck::Seeded;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The inputs from which the luck of a game is drawn. They become public only when the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The procedure that turns these inputs into luck: [`Fair::VERSION`].
    pub version: String,
    /// The table, so that one secret cannot serve two.
    pub table: String,
    /// The hash of the secret, published when the table was opened.
    pub commitment: String,
    /// The server's secret, in hexadecimal.
    pub secret: String,
    /// What each person added when they took the seat, by the seat's name.
    pub entropy: BTreeMap<String, String>,
    /// Where the game began, if at another table: this luck covers the steps after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continued>,
}

/// The first steps of a game were played at another table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continued {
    /// The code of that table.
    pub table: String,
    /// The number of steps, the deal included.
    pub steps: usize,
}

impl Fair {
    /// Names this procedure together with the generator it feeds.
    pub const VERSION: &'static str = "sha256-commitment/1 chacha8-lemire32/1";

    /// The hash of a secret that the server publishes.
    pub fn commitment(secret: &str) -> String {
        hexadecimal(&Sha256::digest(format!("saloon commitment\n{secret}\n")))
    }

    /// The luck of the game, if the secret matches the commitment.
    pub fn luck(&self) -> Result<Seeded, String> {
        if self.version != Fair::VERSION {
            return Err(format!("fair luck of version `{}` is not known here", self.version));
        }
        if Fair::commitment(&self.secret) != self.commitment {
            return Err("the secret is not the one the server committed to".to_owned());
        }
        // Newlines separate the parts, so no part may contain one.
        let mut parts = format!("saloon luck\n{}\n{}\n", self.table, self.secret);
        for (seat, added) in &self.entropy {
            let _ = writeln!(parts, "{seat} {added}");
        }
        let expected = 3 + self.entropy.len();
        if parts.lines().count() != expected {
            return Err("a part of fair luck holds more than one line".to_owned());
        }
        Ok(Seeded::from_secret(Sha256::digest(parts).into()))
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::Luck;

    fn fair() -> Fair {
        Fair {
            version: Fair::VERSION.to_owned(),
            table: "ABCD2345".to_owned(),
            commitment: Fair::commitment("00ff"),
            secret: "00ff".to_owned(),
            entropy: [("B", "apples"), ("G", "pears")]
                .map(|(seat, added)| (seat.to_owned(), added.to_owned()))
                .into(),
            continues: None,
        }
    }

    fn draws(fair: &Fair) -> Vec<u32> {
        let mut luck = fair.luck().unwrap();
        (0..4).map(|_| luck.below(1000)).collect()
    }

    #[test]
    fn everybody_who_adds_something_changes_the_luck_and_nothing_else_does() {
        assert_eq!(draws(&fair()), draws(&fair()));
        let other_table = Fair { table: "ABCD2346".to_owned(), ..fair() };
        let mut other_seat = fair();
        other_seat.entropy.insert("G".to_owned(), "plums".to_owned());
        assert_ne!(draws(&fair()), draws(&other_table));
        assert_ne!(draws(&fair()), draws(&other_seat));
    }

    #[test]
    fn another_secret_than_the_committed_one_is_found_out() {
        let lie = Fair { secret: "00fe".to_owned(), ..fair() };
        assert_eq!(
            lie.luck().map(|_| ()),
            Err("the secret is not the one the server committed to".to_owned())
        );
        let unknown = Fair { version: "dice".to_owned(), ..fair() };
        assert!(unknown.luck().is_err());
        let mut smuggled = fair();
        smuggled.entropy.insert("G".to_owned(), "pears\nM plums".to_owned());
        assert!(smuggled.luck().is_err());
    }

    #[test]
    fn the_procedure_never_changes() {
        assert_eq!(
            Fair::commitment("00ff"),
            "9d2febebae5e9cee4c92af27f4cd76dcdd212325ffa76c66dbbf5468993a08bb"
        );
        assert_eq!(draws(&fair()), [729, 632, 219, 989]);
    }
}
