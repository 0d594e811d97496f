//! The checks pass on the tree. (That each can fail is tested beside it.)

use tidy::TextFile;

/// Runs a check on every file of the project.
fn check(what: &str, check: fn(&[TextFile]) -> Vec<String>) {
    let files = tidy::files().unwrap();
    assert!(files.len() > 500, "the files were not found");
    let found = check(&files);
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

#[test]
fn no_module_has_a_vague_name() {
    check("modules whose names say nothing about their contents", tidy::vague_names);
}

#[test]
fn files_are_small() {
    check("more than 600 lines", tidy::long_files);
}

#[test]
fn nothing_unfinished_is_left() {
    check("unfinished work", tidy::unfinished);
}

#[test]
fn a_panic_states_its_invariant() {
    check(
        "panics without a reason; return bad input as an error, state an invariant with expect(\"… because …\")",
        tidy::panics_without_reason,
    );
}

#[test]
fn game_crates_are_pure() {
    check(
        "game crates use no time, I/O, threads or hash collections, and floating point only in hints and policy",
        tidy::impure_code,
    );
}

#[test]
fn no_path_of_a_machine_is_committed() {
    check("absolute paths of a machine", tidy::machine_paths);
}

#[test]
fn every_rule_that_is_cited_exists() {
    check("unknown rule ids", tidy::unknown_rules);
}

#[test]
fn every_message_is_said_somewhere() {
    check("messages that no code uses", tidy::messages_without_use);
}

#[test]
fn every_test_named_in_the_security_page_exists() {
    check("tests that do not exist", tidy::missing_tests);
}
