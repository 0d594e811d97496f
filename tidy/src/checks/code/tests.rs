//! Samples that the checks must not accept.

use super::super::sample;
use super::*;

#[test]
fn a_panic_needs_a_reason() {
    let code = "let one = two.unwrap();
let one = two.expect(\"no\");
let one = two.expect(&why);
unreachable!();
panic!(\"{why}\");
let one = two.expect(
\"no seat\",
);
let one = two.expect(\"a seat number is below SEATS: Seat::new checks it\");
let one = two.expect(
\"a seat number is below SEATS: Seat::new checks it\",
);
unreachable!(\"every wagon has a roof: Train::new\");
// A comment may say unreachable!() and .unwrap().
";
    let lines = |path| -> Vec<String> {
        let found = panics_without_reason(&[sample(path, code)]);
        found.iter().filter_map(|line| line.split(':').nth(1)).map(str::to_owned).collect()
    };
    assert_eq!(lines("table/src/seat.rs"), ["1", "2", "3", "4", "5", "6"]);
    assert!(lines("table/src/seat/tests.rs").is_empty());
    assert!(lines("table/tests/seats.rs").is_empty());
}

#[test]
fn a_panic_after_the_unit_tests_is_found() {
    let code = "#[cfg(test)]\nmod tests;\n\nfn one() {\n    two.unwrap();\n}";
    assert_eq!(panics_without_reason(&[sample("web/src/one.rs", code)]), ["web/src/one.rs:5: two.unwrap();"]);
}

#[test]
fn a_game_that_reads_the_clock_is_found() {
    let code = "#[cfg(test)]\nmod tests;\n\nuse std::time::Instant;";
    let found = impure_code(&[sample("games/one/src/rules.rs", code), sample("web/src/one.rs", code)]);
    assert_eq!(found, ["games/one/src/rules.rs:4: use std::time::Instant;"]);
}

#[test]
fn a_game_that_imports_a_group_is_found() {
    let code = "use std::{fmt, fs};\nuse std::{\n    fmt,\n    time::Instant,\n};\nlet time = one.io;";
    let found = impure_code(&[sample("games/one/src/rules.rs", code)]);
    assert_eq!(
        found,
        ["games/one/src/rules.rs:1: use std::{fmt, fs};", "games/one/src/rules.rs:4: time::Instant,"]
    );
}

#[test]
fn a_number_with_decimals_is_found() {
    for code in ["let half = 0.5;", "three(1, 12.25)", "1_000.0"] {
        assert_eq!(impure_code(&[sample("games/one/src/rules.rs", code)]).len(), 1, "{code}");
    }
    for code in ["for _ in 0..5 {", "one.0.1", "two[0].1", "\"0.5\"", "1.max(two)", "x1.0"] {
        assert_eq!(impure_code(&[sample("games/one/src/rules.rs", code)]).len(), 0, "{code}");
    }
}

#[test]
fn a_rule_that_uses_floating_point_is_found() {
    let code = "let half = f64::from(points) / 2.0;";
    let files = ["rules.rs", "policy/worth.rs", "hints.rs"];
    let found = impure_code(&files.map(|file| sample(&format!("games/one/src/{file}"), code)));
    assert_eq!(found, ["games/one/src/rules.rs:1: let half = f64::from(points) / 2.0;"]);
}

#[test]
fn unfinished_work_is_found() {
    let code = format!("fn one() {{\n    {}!()\n}}", "todo");
    assert_eq!(unfinished(&[sample("web/src/one.rs", &code)]).len(), 1);
}
