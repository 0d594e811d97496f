//! Checks of Rust code.

#[cfg(test)]
mod tests;

use super::{finding, rust};
use crate::{TextFile, code_lines};

/// Code outside tests that can panic without stating why it never does.
///
/// `expect`, `panic!` and `unreachable!` state an invariant: a literal of at least four words. `unwrap` states nothing.
pub fn panics_without_reason(files: &[TextFile]) -> Vec<String> {
    // The battery is a test, though it is not below `tests`.
    let is_test = |path: &str| {
        let mut parts = path.split('/');
        parts.any(|part| part == "tests" || part == "tests.rs") || path.starts_with("game/src/battery")
    };
    let mut found = Vec::new();
    for file in rust(files).filter(|file| file.path.contains("/src/") && !is_test(&file.path)) {
        let lines = code_lines(&file.text);
        for (at, &(number, line)) in lines.iter().enumerate() {
            let next = lines.get(at + 1).map_or("", |&(_, next)| next);
            let unreasoned =
                |name: &&'static str| calls(line, name).any(|message| !states_reason(message, next));
            if calls(line, ".unwrap").any(|rest| rest.starts_with(')')) || PANICS.iter().any(unreasoned) {
                found.push(finding(file, number, line));
            }
        }
    }
    found
}

const PANICS: [&str; 3] = [".expect", "panic!", "unreachable!"];

/// The text after the opening parenthesis of each call of this name.
fn calls<'a>(line: &'a str, name: &'static str) -> impl Iterator<Item = &'a str> {
    line.split(name).skip(1).filter_map(|rest| rest.strip_prefix('('))
}

/// Whether a message follows, on this line or the next, that is long enough to be a reason.
fn states_reason(rest: &str, next: &str) -> bool {
    let message = if rest.trim().is_empty() { next.trim_start() } else { rest };
    let Some((message, _)) = message.strip_prefix('"').and_then(|message| message.rsplit_once('"')) else {
        return false;
    };
    message.split_whitespace().filter(|word| word.starts_with(char::is_alphanumeric)).count() >= 4
}

/// Code of game crates that uses time, I/O, threads, collections without a fixed order, or floating point. Bots estimate with
/// floating point, in `hints` and `policy`; no rule depends on it.
pub fn impure_code(files: &[TextFile]) -> Vec<String> {
    let mut found = Vec::new();
    for file in rust(files).filter(|file| file.path.starts_with("games/") && file.path.contains("/src/")) {
        let is_estimate = file.path.contains("/src/hints") || file.path.contains("/src/policy");
        let mut in_group = false;
        for (number, line) in code_lines(&file.text) {
            in_group |= line.contains("std::{");
            let words = || line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let is_impure = ["HashMap", "HashSet"].iter().any(|name| line.contains(name))
                || IMPURE.iter().any(|name| line.contains(&format!("std::{name}")))
                || in_group && words().any(|word| IMPURE.contains(&word))
                || !is_estimate && (words().any(|word| ["f32", "f64"].contains(&word)) || has_decimals(line));
            if is_impure {
                found.push(finding(file, number, line));
            }
            in_group &= !line.contains(';');
        }
    }
    found
}

/// Modules of `std` that no rule may use.
const IMPURE: [&str; 6] = ["time", "fs", "io", "net", "thread", "env"];

/// Whether a line has a number with decimals outside string literals. `0..5` and `one.0.1` have none.
fn has_decimals(line: &str) -> bool {
    line.split('"').step_by(2).any(|code| {
        let mut before = ' ';
        let mut letters = code.chars().peekable();
        while let Some(letter) = letters.next() {
            if !letter.is_ascii_digit() || before == '.' || before.is_alphanumeric() || before == '_' {
                before = letter;
                continue;
            }
            while letters.next_if(|next| next.is_ascii_digit() || *next == '_').is_some() {}
            before = '0';
            if letters.next_if_eq(&'.').is_some() {
                if letters.peek().is_some_and(char::is_ascii_digit) {
                    return true;
                }
                before = '.';
            }
        }
        false
    })
}

/// Marks of unfinished work, in tests too.
pub fn unfinished(files: &[TextFile]) -> Vec<String> {
    // Each in two parts, so that this file does not contain them.
    let marks = [
        ("todo", "!("),
        ("unimplemented", "!("),
        ("#[ig", "nore"),
        ("FIX", "ME"),
        ("dbg", "!("),
        ("#[should_", "panic"),
    ];
    let marks = marks.map(|(one, two)| format!("{one}{two}"));
    let mut found = Vec::new();
    for file in rust(files) {
        for (number, line) in (1..).zip(file.text.lines()) {
            if marks.iter().any(|mark| line.contains(mark)) {
                found.push(finding(file, number, line));
            }
        }
    }
    found
}
