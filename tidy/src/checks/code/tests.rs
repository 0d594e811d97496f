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
fn unfinished_work_is_found() {
    let code = format!("fn one() {{\n    {}!()\n}}", "todo");
    assert_eq!(unfinished(&[sample("web/src/one.rs", &code)]).len(), 1);
}
