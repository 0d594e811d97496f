//! Names that cannot be guessed, and codes that can be typed.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Letters and digits that nobody confuses when reading them aloud.
const ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Random bytes from the system; without them nothing here would be safe, so there is no way around them.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| format!("the system has no randomness: {why}"))?;
    Ok(bytes)
}

/// A table: eight signs, short enough to be typed, too many to be tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; 8]);

impl TableId {
    /// One nobody has.
    pub fn random() -> Result<TableId, String> {
        random().map(TableId::from_bytes)
    }

    /// The one these bytes stand for; random bytes give a random code.
    pub(crate) fn from_bytes(bytes: [u8; 8]) -> TableId {
        TableId(bytes.map(|byte| ALPHABET[usize::from(byte & 31)]))
    }
}

impl FromStr for TableId {
    type Err = String;

    /// Small letters and a hyphen in the middle are as good.
    fn from_str(text: &str) -> Result<TableId, String> {
        // However somebody writes it down: in two halves, with a space or any kind of dash between them.
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

/// 128 bits nobody can guess, written in hexadecimal: somebody's identity, or the key to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 16]);

impl Secret {
    /// A new one.
    pub fn random() -> Result<Secret, String> {
        random().map(Secret)
    }

    /// The one these bytes are.
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
    /// Secrets do not stand in logs.
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
