//! The contract fits more than one kind of game: the battery passes on a tiny one, and scenarios can fail.

#[path = "toy/nim.rs"]
mod nim;

use game::scenario::{Failure, Scenario};
use nim::Nim;

game::battery!(Nim);

fn run(given: &str, when: &str, then: &str) -> Result<(), Failure> {
    let text = format!(
        "game = 'nim'\nrules = ['NM-TAKE-01']\ntitle = 'x'\n[given]\n{given}\n[when]\n{when}\n[then]\n{then}"
    );
    Scenario::parse(&text).unwrap().run::<Nim>()
}

/// The expectations that did not hold: what, expected, found.
fn broken(result: Result<(), Failure>) -> Vec<(String, String, String)> {
    match result {
        Err(Failure::Broken(mismatches)) => mismatches
            .into_iter()
            .map(|mismatch| (mismatch.what, mismatch.expected, mismatch.found))
            .collect(),
        other => panic!("{other:?}"),
    }
}

fn unusable(result: Result<(), Failure>) -> String {
    match result {
        Err(Failure::Unusable(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_scenario_holds_or_says_what_does_not() {
    let take = "decisions = ['p0 take 3']";
    assert_eq!(
        run("", take, "left = 7\nevents = ['p0 took 3']\nlegal = { p1 = 3, p0 = 0 }\noutcome = 'open'"),
        Ok(())
    );
    let wrong = broken(run(
        "",
        take,
        "left = 6\nturn = 1\nevents = ['p1 took']\nwithout = ['p0 took']\nlegal = { p1 = ['take 1'] }",
    ));
    let what: Vec<&str> = wrong.iter().map(|(what, _, _)| what.as_str()).collect();
    assert_eq!(what, ["left", "events", "without", "legal.p1"]);
    assert_eq!((wrong[0].1.as_str(), wrong[0].2.as_str()), ("6", "7"));
    assert_eq!(broken(run("", take, "[then.sees.p1.position]\nleft = 9"))[0].0, "sees.p1.position.left");
    assert_eq!(broken(run("", take, "outcome = 'won'"))[0].2, "\"open\"");
}

#[test]
fn refusals_are_expected_or_reported() {
    assert_eq!(run("", "decisions = ['p0 take 4']", "refused = 'NM-TAKE-01'\nleft = 10"), Ok(()));
    assert_eq!(run("seats = 9", "", "refused = 'NM-SEATS-01'"), Ok(()));
    assert_eq!(
        broken(run("", "decisions = ['p0 take 4']", "left = 10"))[0].2,
        "NM-TAKE-01: WrongCount (p0 is asked: `take 1`, `take 2`, `take 3`)"
    );
    assert_eq!(
        broken(run("", "decisions = ['p0 take 1']", "refused = 'NM-TAKE-01'"))[0].2,
        "nothing of the kind"
    );
    assert_eq!(broken(run("seats = 9", "", "refused = 'NM-TAKE-01'"))[0].2, "NM-SEATS-01: Seats");
    assert_eq!(run("turn = 7", "", "error = 'turn: there is no seat 7'"), Ok(()));
    let twice = run("", "decisions = ['p0 take 4', 'p1 take 1']", "left = 1");
    assert_eq!(
        unusable(twice),
        "decision 1 (`p0 take 4`) is refused by NM-TAKE-01: WrongCount (p0 is asked: `take 1`, `take 2`, `take 3`)"
    );
    let late = run("left = 2", "decisions = ['p0 take 2', 'p1 take 1']", "refused = 'NM-TAKE-02'");
    assert_eq!(broken(late)[0].2, "NM-TAKE-01: NotYourTurn (the game is over)");
}

#[test]
fn what_happened_before_a_refused_decision_is_compared() {
    let refused = |then: &str| {
        run("", "decisions = ['p0 take 3', 'p1 take 4']", &format!("refused = 'NM-TAKE-01'\n{then}"))
    };
    assert_eq!(refused("events = ['p0 took 3']\ncount = { 'p0 took' = 1 }\nwithout = ['p1 took']"), Ok(()));
    assert_eq!(broken(refused("without = ['p0 took']"))[0].2, "p0 took 3 next p1");
    assert_eq!(broken(refused("count = { 'p0 took' = 0 }"))[0].2, "1");
    assert_eq!(broken(refused("events = ['p1 took']"))[0].2, "p0 took 3 next p1");
}

#[test]
fn chance_is_scripted_to_the_last_draw() {
    assert_eq!(run("deal = [19]", "", "left = 29"), Ok(()));
    assert_eq!(
        unusable(run("deal = [20]", "", "left = 30")),
        "deal: result 1 is 20, but only 0 to 19 are possible"
    );
    assert_eq!(unusable(run("deal = [1, 2]", "", "left = 11")), "deal: only 1 of 2 results were needed");
    assert_eq!(
        unusable(run("luck = [1]", "decisions = ['p0 take 1']", "left = 9")),
        "luck: only 0 of 1 results were needed"
    );
    let refused = "decisions = ['p0 take 4']";
    assert_eq!(
        unusable(run("luck = [1]", refused, "refused = 'NM-TAKE-01'")),
        "luck: only 0 of 1 results were needed"
    );
    assert!(broken(run("luck = [1]", refused, "left = 10"))[0].2.starts_with("NM-TAKE-01"));
}

#[test]
fn what_can_be_decided_is_a_set_and_events_are_counted() {
    let two = "decisions = ['p0 take 1', 'p1 take 3']";
    assert_eq!(run("", two, "legal = { p0 = ['take 3', 'take 1', 'take 2'] }"), Ok(()));
    let wrong = broken(run("", two, "legal = { p0 = ['take 3', 'take 1', 'take 4'] }"));
    assert_eq!(wrong[0].2, "of these not [\"take 4\"], but also [\"take 2\"]");
    assert_eq!(run("", two, "count = { 'p0 took' = 1, 'p1 took 1' = 0, 'laid' = 0 }"), Ok(()));
    let wrong = broken(run("", two, "count = { 'p1 took' = 2 }"));
    assert_eq!((wrong[0].0.as_str(), wrong[0].2.as_str()), ("count of \"p1 took\"", "1"));
}

#[test]
fn words_that_no_event_begins_with_are_a_mistake() {
    let take = "decisions = ['p0 take 1']";
    assert_eq!(run("", take, "without = ['p1', 'p1 took 2 next', 'laid 3']"), Ok(()));
    for (words, key) in [("p9 took", "without"), ("p1 tok", "events"), ("p1 took 2 next p0 more", "without")]
    {
        let why = format!("{key}: no event of Nim can begin with \"{words}\" here");
        assert_eq!(unusable(run("", take, &format!("{key} = ['{words}']"))), why);
    }
    let why = "count: no event of Nim can begin with \"lade\" here";
    assert_eq!(unusable(run("", take, "count = { 'lade' = 0 }")), why);
}

#[test]
fn beats_are_counted_and_forced_moves_made() {
    assert_eq!(
        run("left = 2", "decisions = ['p0 take 1']", "left = 0\noutcome = { p1 = 1, p0 = 2 }"),
        Ok(())
    );
    assert_eq!(run("left = 2", "decisions = ['p0 take 1']\nbeats = 1", "left = 1"), Ok(()));
    assert_eq!(run("left = 1", "beats = 'all'", "left = 0"), Ok(()));
    assert_eq!(run("left = 1", "", "left = 1"), Ok(()));
    assert_eq!(
        unusable(run("", "decisions = ['p0 take 1']\nbeats = 2", "left = 1")),
        "only 1 beats follow, not 2"
    );
}

#[test]
fn a_scenario_that_cannot_be_run_says_why() {
    assert_eq!(unusable(run("", "", "")), "nothing is expected: [then] is empty");
    assert_eq!(
        unusable(run("", "decisions = ['p7 take 1']", "left = 1")),
        "`p7` in `p7 take 1` is no seat (p0, p1)"
    );
    assert_eq!(
        unusable(run("", "decisions = ['take']", "left = 1")),
        "decision `take` is not a seat and what it decides"
    );
    let unreadable = |when: &str| {
        Scenario::parse(&format!("game = 'nim'\nrules = []\ntitle = 'x'\n[then]\n[when]\n{when}\n"))
            .unwrap_err()
    };
    assert_eq!(unreadable("beats = 'many'"), "line 6, column 9: beats is a number or \"all\", not \"many\"");
    assert_eq!(unreadable("beats = -1"), "line 6, column 9: beats is a number or \"all\", not -1");
    assert_eq!(
        unusable(run("turn = 7", "", "left = 1")),
        "the position is refused: turn: there is no seat 7"
    );
    assert_eq!(unusable(run("seats = 9", "", "left = 1")), "the set-up is refused by NM-SEATS-01: Seats");
    assert!(Scenario::parse("game = 'nim'").is_err_and(|why| why.contains("missing field")));
}
