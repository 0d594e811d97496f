//! Habits of the tree that a test can keep.

use tidy::{File, files};

fn sources() -> impl Iterator<Item = File> {
    files().unwrap().into_iter().filter(|file| file.path.ends_with(".rs"))
}

fn complain(what: &str, found: &[String]) {
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

/// The lines of a file before its unit tests, with their numbers.
fn lines_outside_tests(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
    (1..).zip(code.lines())
}

#[test]
fn no_module_is_a_drawer() {
    let drawers = ["util", "utils", "helper", "helpers", "common", "misc", "manager", "types"];
    let is_drawer =
        |path: &str| path.split('/').any(|part| drawers.contains(&part.strip_suffix(".rs").unwrap_or(part)));
    let found: Vec<String> = sources().map(|file| file.path).filter(|path| is_drawer(path)).collect();
    complain("a helper lives with its noun", &found);
}

#[test]
fn files_are_small() {
    let long = |file: &File| file.text.lines().count() > 600;
    let found: Vec<String> = sources().filter(long).map(|file| file.path).collect();
    complain("more than 600 lines", &found);
}

#[test]
fn nothing_unfinished_is_left() {
    // Written in two parts, so that this file does not find itself.
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
    for file in sources() {
        for (number, line) in (1..).zip(file.text.lines()) {
            if marks.iter().any(|mark| line.contains(mark)) {
                found.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    complain("unfinished", &found);
}

/// Lines of code outside tests that contain one of these.
fn lines_with(files: impl Iterator<Item = File>, ways: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        for (number, line) in lines_outside_tests(&file) {
            let documentation = line.trim_start().starts_with("//");
            if !documentation && ways.iter().any(|way| line.contains(way)) {
                found.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    found
}

#[test]
fn nothing_gives_up() {
    // The battery is a test, though it is not below `tests`.
    let is_test = |path: &str| path.contains("/tests") || path.starts_with("game/src/battery");
    let code = |file: &File| file.path.contains("/src/") && !is_test(&file.path);
    let found = lines_with(sources().filter(code), &[".unwrap()", ".expect(", "panic!", "unreachable!"]);
    complain("whatever comes in from outside is answered, not given up on", &found);
}

#[test]
fn games_know_no_world() {
    let rules = |file: &File| file.path.starts_with("games/") && file.path.contains("/src/");
    let world = [
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
    complain(
        "game crates know no time, no I/O, no threads and no order but the domain's",
        &lines_with(sources().filter(rules), &world),
    );
}

#[test]
fn no_path_of_a_machine_is_committed() {
    let roots = ["work", "farm", "home", "root"].map(|folder| format!("/{folder}/"));
    let mut found = Vec::new();
    for file in files().unwrap().iter().filter(|file| !file.path.ends_with("Cargo.lock")) {
        for (number, line) in (1..).zip(file.text.lines()) {
            let before = |at: usize| line[..at].chars().next_back();
            let stands_alone = |root: &String| {
                line.find(root.as_str()).is_some_and(|at| {
                    !before(at).is_some_and(|sign| sign.is_alphanumeric() || "_./<".contains(sign))
                })
            };
            if roots.iter().any(stands_alone) {
                found.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    complain("paths of a machine", &found);
}

/// What looks like the id of a rule: capitals, a chapter or `R`, a number.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign != '-' && !sign.is_ascii_alphanumeric()).filter(|word| {
        let parts: Vec<&str> = word.split('-').collect();
        let capitals = |part: &str| !part.is_empty() && part.chars().all(|sign| sign.is_ascii_uppercase());
        let number = |part: &str| part.len() == 2 && part.chars().all(|sign| sign.is_ascii_digit());
        match parts[..] {
            [game, chapter, at] => ["SE", "TH", "DW"].contains(&game) && capitals(chapter) && number(at),
            [game, ruling] => {
                ["SE", "TH", "DW"].contains(&game) && ruling.strip_prefix('R').is_some_and(number)
            }
            _ => false,
        }
    })
}

#[test]
fn every_rule_that_is_cited_exists() {
    let all = files().unwrap();
    let is_rules = |file: &&File| file.path.starts_with("games/") && file.path.ends_with("/RULES.md");
    let headings: Vec<&str> = all
        .iter()
        .filter(is_rules)
        .flat_map(|file| file.text.lines())
        .filter_map(|line| line.strip_prefix("### ").or_else(|| line.strip_prefix("#### ")))
        .collect();
    assert!(headings.len() > 100, "the rules were not found");
    let mut found = Vec::new();
    for file in &all {
        for (number, line) in (1..).zip(file.text.lines()) {
            for id in ids(line).filter(|id| !headings.contains(id)) {
                found.push(format!("{}:{number}: {id}", file.path));
            }
        }
    }
    complain("there are no such rules", &found);
}

#[test]
fn every_message_is_said_somewhere() {
    let all = files().unwrap();
    let sources: String =
        all.iter().filter(|file| file.path.ends_with(".rs")).map(|file| file.text.as_str()).collect();
    // An ending is named by the game's word for it, and the word is all that stands in the code.
    let is_said = |id: &str| {
        let word = id.strip_prefix("ending-").unwrap_or(id);
        sources.contains(&format!("\"{word}\""))
    };
    let mut found = Vec::new();
    for file in all.iter().filter(|file| file.path.starts_with("i18n/en/")) {
        let ids = file.text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        found.extend(
            ids.filter(|id| !id.starts_with([' ', '#', '-', '.']) && !is_said(id))
                .map(|id| format!("{}: {id}", file.path)),
        );
    }
    complain("messages nobody says", &found);
}
