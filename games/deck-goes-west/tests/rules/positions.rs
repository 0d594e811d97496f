//! Positions that no game can reach, and parts that the game would not keep as they are given, are refused with a
//! sentence.

use deck_goes_west::DeckGoesWest;
use game::scenario::{self, Failure, Scenario};
use serde_json::Value;

fn table(given: &str) -> Result<(), String> {
    let given: Value = serde_json::from_str(given).unwrap();
    scenario::table::<DeckGoesWest>(given.as_object().unwrap()).map(|_| ())
}

#[test]
fn what_is_given_is_what_the_table_has() {
    let refused = [
        (
            r#"{ "result": "score-track:derek" }"#,
            r#"result: "score-track:derek" is given, but the position has nothing of the kind"#,
        ),
        (
            r#"{ "players": { "derek": { "hand": "knife*0" } } }"#,
            r#"players.derek.hand: "knife*0" is given, but the position has "-""#,
        ),
        (
            r#"{ "players": { "derek": { "stock": "food 65535 food 1" } } }"#,
            r#"players.derek.stock: "food 65535 food 1" is given, but the position has "food 1""#,
        ),
        (
            r#"{ "map": { "0,0": "forest-04 rail rail bandits 1 bandits 2" } }"#,
            r#"map.0,0: "forest-04 rail rail bandits 1 bandits 2" is given, but the position has "forest-04 rail bandits 2""#,
        ),
        (
            r#"{ "map": { "0,0": "forest-04", "9x": "-" } }"#,
            "map: `9x` is no place: write column and row, as in 2,-1",
        ),
        (
            r#"{ "land": { "earlier": { "forest-01": 3 } }, "map": { "0,0": "forest-01" } }"#,
            r#"land.earlier: {"forest-01":3} is given, but the position has nothing of the kind"#,
        ),
    ];
    for (given, why) in refused {
        assert_eq!(table(given), Err(why.to_owned()), "{given}");
    }
    // Short forms, another order and empty places are kept.
    for given in [
        r#"{ "phase": "acting" }"#,
        r#"{ "phase": "night 0" }"#,
        r#"{ "players": { "derek": { "hand": "knife boots boots", "stock": "gold 1 food 3" } } }"#,
        r#"{ "map": { "0,0": "forest-04 bandits 2 rail", "1,0": "-" } }"#,
        r#"{ "cards": { "stroll": "walk 1" }, "players": { "derek": { "hand": "stroll", "aside": "-" } } }"#,
    ] {
        assert_eq!(table(given), Ok(()), "{given}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    let night = |step: u8| format!("phase: the Night has 9 steps, counted from 0, and no step {step}");
    let refused = [
        (r#"{ "phase": "night 99" }"#, night(99)),
        (r#"{ "phase": "night 9 ending" }"#, night(9)),
        (r#"{ "phase": "acting derek 255" }"#, "phase: a turn has 2 actions at most, not 255".to_owned()),
    ];
    for (given, why) in refused {
        assert_eq!(table(given), Err(why), "{given}");
    }
    let tile = |bandit: u8| format!(r#"{{ "tiles": {{ "spring": {{ "bandit": {bandit} }} }} }}"#);
    let why = table(&tile(21)).unwrap_err();
    assert!(why.ends_with("spring: its bandit number is 21, and no bandit die goes beyond 20"), "{why}");
    // Each of them is fine where it is possible.
    for given in [r#"{ "phase": "night 8" }"#, r#"{ "phase": "night 9" }"#, &tile(20)] {
        assert_eq!(table(given), Ok(()), "{given}");
    }
}

#[test]
fn only_what_can_be_left_out_is_expected_to_be_missing() {
    let run = |then: &str| {
        let text = format!("game = 'deck-goes-west'\nrules = []\ntitle = 'x'\n[then]\n{then} = '-'");
        Scenario::parse(&text).unwrap().run::<DeckGoesWest>()
    };
    for name in ["wagon", "result", "doing.movement", "doing.placing", "players.derek.aside", "map.'9,9'"] {
        assert_eq!(run(name), Ok(()), "{name}");
    }
    for name in
        ["map.9x", "cards.stroll", "tiles.spring", "missions.test", "doing.moving", "players.derk.hand"]
    {
        assert!(matches!(run(name), Err(Failure::Broken(_))), "{name}");
    }
}
