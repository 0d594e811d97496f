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
    let is_test = |path: &str| path.contains("/tests") || path.starts_with("game/src/battery");
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

/// Code of game crates that uses time, I/O, threads, collections without a fixed order, or `f32`. (`f64` is for the
/// estimates of bots, which no rule depends on.)
pub fn impure_code(files: &[TextFile]) -> Vec<String> {
    let impure = [
        "std::time",
        "std::fs",
        "std::io",
        "std::net",
        "std::thread",
        "std::env",
        "HashMap",
        "HashSet",
        "f32",
    ];
    let mut found = Vec::new();
    for file in rust(files).filter(|file| file.path.starts_with("games/") && file.path.contains("/src/")) {
        for (number, line) in code_lines(&file.text) {
            if impure.iter().any(|name| line.contains(name)) {
                found.push(finding(file, number, line));
            }
        }
    }
    found
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
