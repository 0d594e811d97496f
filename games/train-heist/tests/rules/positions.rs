//! Positions that no game can reach are refused with a sentence; a scenario can expect that a part of a position is
//! empty.

use game::scenario::{self, Failure, Scenario};
use game::{Game, Notation, Positions, Quick, Seat, Silent, Viewed, Viewer};
use serde_json::{Value, json};
use train_heist::{Edition, EventCard, EventKind, Setup, State, TrainHeist};

fn table(given: &str) -> Result<(), String> {
    let given: Value = serde_json::from_str(given).unwrap();
    scenario::table::<TrainHeist>(given.as_object().unwrap()).map(|_| ())
}

#[test]
fn impossible_positions_are_refused() {
    let refused = [
        (r#"{ "score": 12 }"#, "score: with 12 of 12 tiles delivered the game is over"),
        (
            r#"{ "events": { "played": ["speed-up", "speed-up", "speed-up"] } }"#,
            "events: there are 2 cards speed-up, not 5",
        ),
        (
            r#"{ "cowboys": { "red": { "at": "p3", "flat": true } } }"#,
            "cowboys.red: a flat cowboy lies in the canyon, not at p3",
        ),
        (
            r#"{ "cowboys": { "red": { "at": "jail", "hand": "-", "loot": "L13" } } }"#,
            "cowboys.red: a prisoner has no loot",
        ),
        (
            r#"{ "cowboys": { "red": { "riding": "h1", "flat": true } } }"#,
            "cowboys.red: a flat cowboy rides no horse, so not h1",
        ),
        (r#"{ "hangman": 3 }"#, "hangman: after 3 of 3 knots the game is over"),
        (r#"{ "turn": { "actions": 99 } }"#, "turn.actions: with 0 taken, at most 22 are left, not 99"),
        (r#"{ "horses": { "h3": "o02" } }"#, "horses: there is no `h3`, only h1, h2"),
        (r#"{ "towns": { "D": "-" } }"#, "towns: there is no `D`, only A, B, C"),
        (r#"{ "loot": { "D1": "-" } }"#, "loot: there is no `D1`, only A1, A2, B1, B2, C1, C2"),
        (r#"{ "switches": { "jn": "red" } }"#, "switches: there is no `jn`, only jw, je"),
        (
            r#"{ "cowboys": { "rde": { "at": "p3" } } }"#,
            "given.cowboys: `rde` is no seat (red, green, yellow)",
        ),
        (
            r#"{ "cowboys": { "blue": { "at": "p3" } } }"#,
            "given.cowboys: `blue` is no seat (red, green, yellow)",
        ),
        (
            r#"{ "event_cards": { "top": [] }, "events": { "top": [] } }"#,
            "given: `event_cards` and `events` are the same part",
        ),
    ];
    for (given, why) in refused {
        assert_eq!(table(given), Err(why.to_owned()), "{given}");
    }
    // Each of them is fine where it is possible.
    for given in [
        r#"{ "score": 11 }"#,
        r#"{ "hangman": 2 }"#,
        r#"{ "hangman": 3, "step": "over", "result": "skull -" }"#,
        r#"{ "turn": { "actions": 9 } }"#,
        r#"{ "score": 30, "mode": "score-challenge" }"#,
        r#"{ "cowboys": { "red": { "at": "canyon", "flat": true } }, "turn": { "of": "green" } }"#,
        r#"{ "cowboys": { "red": { "at": "jail", "hand": "-" } }, "prisoners": ["red"] }"#,
    ] {
        assert_eq!(table(given), Ok(()), "{given}");
    }
}

#[test]
fn what_is_given_is_what_the_table_has() {
    let none = "nothing of the kind";
    let refused = [
        (r#"{ "result": "goal red" }"#, "result", r#""goal red""#, none),
        (r#"{ "cowboys": { "red": { "skill": "used" } } }"#, "cowboys.red.skill", r#""used""#, none),
        (r#"{ "wanted": "W01 W01" }"#, "wanted", r#""W01 W01""#, r#""W01""#),
        (r#"{ "territories": "1 1" }"#, "territories", r#""1 1""#, r#""1""#),
        (
            r#"{ "cowboys": { "red": { "delivered": "A A" } } }"#,
            "cowboys.red.delivered",
            r#""A A""#,
            r#""A""#,
        ),
        (r#"{ "turn": { "left": "h1 h1" } }"#, "turn.left", r#""h1 h1""#, r#""h1""#),
        (r#"{ "poker": { "deck": "K09", "top": "W" } }"#, "poker.deck", r#""K09""#, r#""W K09""#),
    ];
    for (given, part, said, found) in refused {
        let why = format!("{part}: {said} is given, but the position has {found}");
        assert_eq!(table(given), Err(why), "{given}");
    }
    let rolling = r#"{ "rolling": { "met": ["t07"], "now": 0, "stage": "event", "last": false } }"#;
    assert!(table(rolling).is_err_and(|why| why.starts_with("rolling: ") && why.ends_with(none)));
    // Defaults may be written out, and prisoners that are not named follow.
    for given in [
        r#"{ "cowboys": { "red": { "title": "-", "riding": "-", "skill": "-" } } }"#,
        r#"{ "territories": "3 1", "wanted": "W02 W01" }"#,
        r#"{ "cowboys": { "red": { "at": "jail", "hand": "-" }, "green": { "at": "jail", "hand": "-" } },
             "turn": { "of": "yellow" }, "prisoners": ["green"] }"#,
    ] {
        assert_eq!(table(given), Ok(()), "{given}");
    }
}

#[test]
fn a_whole_position_has_nothing_that_its_state_lacks() {
    let game = TrainHeist::new(Setup::default()).unwrap();
    let line = TrainHeist::write_position(&game.position(&game.deal(&mut Quick::new(1), &mut Silent)));
    let given = |line: &str| json!({ "position": line }).to_string();
    assert_eq!(table(&given(&line)), Ok(()));
    let twice = line.replace(r#""territories":"-""#, r#""territories":"2 2""#);
    let why = r#"territories: "2 2" is given, but the position has "2""#;
    assert_eq!(table(&given(&twice)), Err(why.to_owned()));
}

/// Where the Speed Ups lie deeper, or higher, than any set-up puts them.
#[test]
fn an_imagined_event_deck_has_only_cards_of_the_edition() {
    let plain = |kind: &&EventKind| kind.card != EventCard::SpeedUp;
    let plain = Edition::built_in().events.iter().filter(plain);
    let plain: Vec<String> =
        plain.flat_map(|kind| std::iter::repeat_n(kind.card.to_string(), kind.count.into())).collect();
    let speed_ups = vec!["speed-up".to_owned(); 2];
    let deep = (plain[..6].to_vec(), [&plain[6..], &speed_ups].concat());
    let high = (speed_ups, plain.clone());
    for (played, deck) in [deep, high] {
        let given = json!({ "fewer_events": 10, "events": { "played": played, "deck": deck } });
        let (game, state) = scenario::table::<TrainHeist>(given.as_object().unwrap()).unwrap();
        for seed in 0..20 {
            let view = game.view(&state, Viewer::Seat(Seat::FIRST));
            let imagined = game.imagine(&view, &mut Quick::new(seed));
            let sorted = |state: &State| {
                let mut cards = game.position(state).events.deck;
                cards.sort();
                cards
            };
            assert_eq!(sorted(&imagined), sorted(&state), "{played:?}");
        }
    }
}

#[test]
fn an_event_deck_with_cards_that_the_edition_does_not_have_is_no_event() {
    let game = TrainHeist::new(Setup::default()).unwrap();
    let mut events = Vec::new();
    game.deal(&mut Quick::new(1), &mut events);
    let text = events.iter().map(|event| game.write_event(event)).find(|text| text.contains("speed-up"));
    let text = text.unwrap();
    assert!(game.read_event(&text).is_ok());
    let cheat = text.replacen("speed-up", "speed-up speed-up", 1);
    assert_eq!(game.read_event(&cheat), Err(format!("`{cheat}` is no event of Train Heist")));
}

#[test]
fn event_cards_and_what_is_left_out_can_be_expected() {
    let run = |then: &str| {
        let given = "cowboys.red = { at = 'o02', riding = 'h1' }\nhorses.h1 = 'o02'\nevent_cards.top = ['speed-up']\n";
        let text = format!(
            "game = 'train-heist'\nrules = []\ntitle = 'x'\n[given]\n{given}[when]\ndecisions = ['red dismount']\n[then]\n{then}"
        );
        Scenario::parse(&text).unwrap().run::<TrainHeist>()
    };
    assert_eq!(run("cowboys.red.riding = '-'\nevents = ['red dismounts']\nevent_cards.played = []"), Ok(()));
    for wrong in
        ["cowboys.red.riding = 'h1'", "cowboys.red.ridden = '-'", "event_cards.played = ['speed-up']"]
    {
        assert!(run(wrong).is_err(), "{wrong}");
    }
    for (name, why) in [
        ("horses.h3", "horses: there is no `h3`, only h1, h2"),
        ("loot.Q9", "loot: there is no `Q9`, only A1, A2, B1, B2, C1, C2"),
        ("switches.zz", "switches: there is no `zz`, only jw, je"),
        ("towns.Z", "towns: there is no `Z`, only A, B, C"),
    ] {
        let Err(Failure::Broken(broken)) = run(&format!("{name} = '-'")) else { panic!("{name}") };
        assert_eq!(
            (broken[0].what.as_str(), broken[0].found.as_str()),
            (name, &*format!("no such thing: {why}"))
        );
    }
}
