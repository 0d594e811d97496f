//! Table codes that can be typed, and secrets that cannot be guessed.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Letters and digits that are not confused when read aloud.
const ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Random bytes from the system. There is no fallback: secrets depend on them.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| format!("the system has no randomness: {why}"))?;
    Ok(bytes)
}

/// The code of a table: eight characters, short enough to type, too many to try.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; 8]);

impl TableId {
    /// A fresh code: among 2⁴⁰ codes, collisions are left to the store to refuse.
    pub fn random() -> Result<TableId, String> {
        random().map(TableId::from_bytes)
    }

    /// Encodes these bytes; uniform bytes give a uniform code.
    pub(crate) fn from_bytes(bytes: [u8; 8]) -> TableId {
        TableId(bytes.map(|byte| ALPHABET[usize::from(byte & 31)]))
    }
}

impl FromStr for TableId {
    type Err = String;

    /// Accepts lower case, and spaces or dashes between the characters.
    fn from_str(text: &str) -> Result<TableId, String> {
        // People write codes in two halves, with a space or any kind of dash between them.
        let between = |sign: &char| sign.is_whitespace() || matches!(sign, '-' | '\u{2010}'..='\u{2015}');
        let plain: String = text.chars().filter(|sign| !between(sign)).collect();
        let code: [u8; 8] = plain
            .to_ascii_uppercase()
            .into_bytes()
            .try_into()
            .map_err(|_| format!("`{text}` is no table: a code has eight signs"))?;
        match code.iter().all(|sign| ALPHABET.contains(sign)) {
            true => Ok(TableId(code)),
            false => {
                Err(format!("`{text}` is no table: a code has letters and digits other than I, O, 0 and 1"))
            }
        }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|sign| write!(f, "{}", char::from(*sign)))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl TryFrom<String> for TableId {
    type Error = String;

    fn try_from(text: String) -> Result<TableId, String> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(table: TableId) -> String {
        table.to_string()
    }
}

/// A secret of 128 bits, written in hexadecimal: a person's identity, or the key to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 16]);

impl Secret {
    /// A fresh secret.
    pub fn random() -> Result<Secret, String> {
        random().map(Secret)
    }

    /// The secret with these bytes.
    pub(crate) fn from_bytes(bytes: [u8; 16]) -> Secret {
        Secret(bytes)
    }
}

impl FromStr for Secret {
    type Err = String;

    fn from_str(text: &str) -> Result<Secret, String> {
        let mut bytes = [0; 16];
        if text.len() != 32 || !text.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'a'..=b'f')) {
            return Err("not 32 hexadecimal digits".to_owned());
        }
        for (byte, at) in bytes.iter_mut().zip((0..32).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16)
                .map_err(|_| "not 32 hexadecimal digits".to_owned())?;
        }
        Ok(Secret(bytes))
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Secret {
    /// Redacted, so that secrets never reach logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl TryFrom<String> for Secret {
    type Error = String;

    fn try_from(text: String) -> Result<Secret, String> {
        text.parse()
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_secrets_read_back_what_they_write() {
        let table = TableId::random().unwrap();
        assert_eq!(table.to_string().parse(), Ok(table));
        assert_eq!("abcd-2345".parse::<TableId>().unwrap().to_string(), "ABCD2345");
        assert!("ABCD2340".parse::<TableId>().is_err(), "0 looks like O");
        let secret = Secret::random().unwrap();
        assert_eq!(secret.to_string().parse(), Ok(secret));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert!("é".repeat(16).parse::<Secret>().is_err());
    }
}
