//! Transcripts: read and written exactly.

use game::Silent;
use game::record::{Detail, Record};
use super_express::SuperExpress;

const REAL_GAME: &str = "\
[Game \"Colt Super Express\"]
[Date \"2025.01.31\"]
[Tuco \"Ana\"]
[Django \"Bot:hard\"]
[Ghost \"Rui\"]
[Expansions \"RH\"]
[Setup \"SE1 312:./.|378:./T>|389:./J>|345:./G<|L:./. TJG T - RH 1 - *\"]
[Result \"G+last\"]

1. T:cts J:rsh G:hsr ; -312>T
2. T:tcs J:thm G:rct ; -378 x J/walk T/uncoupled
G+last
";

fn read(text: &str) -> Result<Record<SuperExpress>, String> {
    super_express::read_transcript(text).map_err(|drift| drift.to_string())
}

#[test]
fn a_real_game_is_read_and_written_exactly() {
    let record = read(REAL_GAME).unwrap();
    record.replay(&mut Silent).unwrap();
    assert_eq!(super_express::write_transcript(&record, Detail::Rounds).as_deref(), Ok(REAL_GAME));
    let json = Record::<SuperExpress>::from_json(&record.to_json()).unwrap();
    assert_eq!(json, record);
}

#[test]
fn card_by_card_comments_are_for_people() {
    let record = read(REAL_GAME).unwrap();
    let text = super_express::write_transcript(&record, Detail::Moves).unwrap();
    let second = text.lines().find(|line| line.starts_with("2. ")).unwrap();
    assert_eq!(
        second,
        "2. T:tcs J:thm G:rct ; {J.t} {G.r>J} {J!o} {T.t} {J.h} {J!h} {G.c} {T.c} {J.m} {G.t} {T.s-} -378 x J/walk T/uncoupled"
    );
    assert_eq!(read(&text).unwrap(), record);
}

#[test]
fn headers_stand_in_any_order_and_comments_may_be_anything() {
    let record = read(REAL_GAME).unwrap();
    let (first, rest) = REAL_GAME.split_once('\n').unwrap();
    let other_order = rest.replacen("[Setup", &format!("{first}\n[Setup"), 1);
    assert!(super_express::is_transcript(&other_order));
    assert_eq!(read(&other_order).unwrap(), record);
    assert_eq!(read(&format!("\u{feff}{REAL_GAME}")).unwrap(), record);
    for comment in ["{T.c} {a long story}", "what a round!", ""] {
        assert_eq!(read(&REAL_GAME.replace("-312>T", comment)).unwrap(), record, "{comment}");
    }
}

#[test]
fn house_rules_names_and_abandoned_games_survive() {
    let text = REAL_GAME
        .replace("[Setup", "[Options \"horse_when_stunned\"]\n[Setup")
        .replace("\"Ana\"", r#""An\"a \\ b""#)
        .replace("[Result \"G+last\"]", "[Result \"*\"]")
        .replace("2. T:tcs J:thm G:rct ; -378 x J/walk T/uncoupled\nG+last", "2. T:tcs J:thm\n*");
    let record = read(&text).unwrap();
    assert_eq!(record.players["T"], r#"An"a \ b"#);
    assert_eq!(super_express::write_transcript(&record, Detail::Rounds), Ok(text));
}

#[test]
fn a_bad_record_says_what_is_wrong_and_where() {
    let why = |from: &str, to: &str| {
        assert!(REAL_GAME.contains(from), "{from}");
        read(&REAL_GAME.replace(from, to)).unwrap_err()
    };
    let no_game = "line 1: a record begins with its headers, [Game \"Colt Super Express\"] among them";
    assert_eq!(why("[Game", "[Play"), no_game);
    assert_eq!(why("2. T:tcs J:thm G:rct", "1. T:tcs"), "line 11: round 1 stands twice");
    assert_eq!(why("1. T:cts J:rsh G:hsr", "1. "), "line 10: a round without programs");
    assert_eq!(why("[Date \"2025.01.31\"]", "[Belle \"Eva\"]"), "line 2: Belle does not play");
    assert_eq!(why("[Date \"2025.01.31\"]", "[Date]"), "line 2: a header is written [Name \"value\"]");
    assert_eq!(why("[Setup", "[Set"), "the record has no header [Setup \"SE1 …\"]");
    assert_eq!(why("345:./G<", "345:./T<"), "line 7: SE1 field 2 (train): bandit T stands twice");
    assert_eq!(
        why("Expansions \"RH\"", "Expansions \"H\""),
        "line 6: expansions `H`, but the set-up has `RH`"
    );
    assert_eq!(why("1. T", "3. T"), "line 10: this is round 1, not `3`");
    assert_eq!(
        why("T:cts", "T:ctt"),
        "line 10: programs: `T:ctt`: there is only one Turn card (t) in a hand"
    );
    assert_eq!(why("T:cts", "B:cts"), "line 10: bandit B is not seated");
    assert_eq!(
        why("-312>T", "-312>G"),
        "line 10: the comment says `-312>G`, but by the rules it is `-312>T`"
    );
    assert_eq!(why("\nG+last", "\nT+last"), "line 12: the result is `G+last`, not `T+last`");
    assert_eq!(
        why("\nG+last\n", "\n"),
        "the record has no result: it ends with `*` where the game was abandoned"
    );
    assert_eq!(read("").unwrap_err(), "the record is empty");
}
