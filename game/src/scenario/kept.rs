//! Kept: what a scenario gives is what its table has. A part that the game drops or reads as something else would make the
//! scenario prove less than it says, so the position of the state is written again and compared with what was given.

use super::{COMPLETED, LED};
use crate::events::begins;
use serde_json::Value;
use std::collections::BTreeMap;

/// Compares every part that is `said` with the position that is `written` from the state. Values are taken from `read`,
/// the given position as the game understood it, where short forms are written out.
///
/// # Errors
///
/// The first part that the state does not have as it was given.
pub(super) fn all_is_kept(said: &Value, read: &Value, written: &Value) -> Result<(), String> {
    for (part, said) in said.as_object().into_iter().flatten() {
        // A part that even the given position leaves out can be given but is never written.
        if let Some(read) = read.get(part) {
            is_kept(part, said, read, written.get(part))?;
        }
    }
    Ok(())
}

fn is_kept(path: &str, said: &Value, read: &Value, written: Option<&Value>) -> Result<(), String> {
    match (said, read, written) {
        (Value::Object(said), Value::Object(read), Some(Value::Object(written))) => {
            for (key, said) in said {
                if let Some(read) = read.get(key) {
                    is_kept(&format!("{path}.{key}"), said, read, written.get(key))?;
                }
            }
            Ok(())
        }
        (_, read, written) if is_same(path, read, written) => Ok(()),
        (_, read, written) => {
            let found = written.map_or_else(|| "nothing of the kind".to_owned(), Value::to_string);
            Err(format!("{path}: {read} is given, but the position has {found}"))
        }
    }
}

/// Does the position have what was given? The order of words in a text does not count, and `-` is a part that is left out.
fn is_same(path: &str, given: &Value, written: Option<&Value>) -> bool {
    match (given, written) {
        (Value::String(given), None) => given == "-",
        (Value::String(given), Some(Value::String(written))) => {
            words(given) == words(written) || COMPLETED.contains(&path) && begins(written, given)
        }
        (Value::Array(given), Some(Value::Array(written))) if LED.contains(&path) => {
            written.starts_with(given)
        }
        (given, written) => written == Some(given),
    }
}

/// How often each word stands in a list: `boots*2` is `boots` twice. No copies of a word are not the same as no word.
fn words(text: &str) -> BTreeMap<&str, usize> {
    let mut words = BTreeMap::new();
    for word in text.split_whitespace().filter(|&word| word != "-") {
        let several = word.split_once('*').and_then(|(name, count)| Some((name, count.parse().ok()?)));
        let (name, count) = several.filter(|&(_, count)| count > 0).unwrap_or((word, 1));
        let so_far: &mut usize = words.entry(name).or_default();
        *so_far = so_far.saturating_add(count);
    }
    words
}
