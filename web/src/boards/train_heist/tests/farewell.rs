//! Every kind of ending has its own picture, with every seated colour.

use super::{bundle, keep};
use crate::boards::EndingPanel;
use art::train_heist::symbols;
use catalog::Language;
use game::{Game, Notation, Quick, Viewed, Viewer, scenario};
use maud::{Markup, html};
use serde_json::{Value, json};
use train_heist::{Colour, TrainHeist, View};

const ALL: [Colour; 4] = Colour::ALL;

/// The onlooker's view of the game that this decision ends.
fn end_of(given: &Value, decision: &str) -> View {
    let (game, mut state) = scenario::table::<TrainHeist>(given.as_object().unwrap()).unwrap();
    let seat = game.asked(&state).awaits.lowest().unwrap();
    let decision = game.read(decision).unwrap();
    game.play(&mut state, seat, decision, &mut Quick::new(3), &mut game::Silent).unwrap();
    game.view(&state, Viewer::Onlooker)
}

/// The picture in a language; writes the page of the ending to a file.
fn pictured(name: &str, view: &View, language: Language) -> Markup {
    let bundle = bundle(language);
    let names = ["Ana", "Bento", "Clara", "Davi"].map(str::to_owned);
    let ended = TrainHeist::ended(view, &[], &names, &bundle).unwrap();
    let page = html! {
        div class="table" {
            section id="ending" class="ending" {
                (ended.picture)
                div class="ending-say" {
                    p class="ending-over" { (ended.over) }
                    div { h2 { (ended.title) } p { (ended.outcome) " " (ended.why) } }
                    a class="rule" href="#" { (ended.rule) }
                    div class="buttons" { @for number in 1..=4 { a class="btn" href="#" { "One more time " (number) } } }
                }
            }
        }
    };
    keep(&format!("end-{name}-{}", language.tag()), &html! { (symbols()) (page) });
    ended.picture
}

/// Asserts that the picture's label contains these words in both languages and that it shows exactly these colours; returns
/// its SVG.
fn shows(name: &str, view: &View, [english, portuguese]: [&str; 2], colours: &[Colour]) -> String {
    let label = |picture: &Markup| {
        let from = picture.0.split_once("aria-label=\"").unwrap().1;
        from.split_once('"').unwrap().0.to_owned()
    };
    assert!(label(&pictured(name, view, Language::Portuguese)).contains(portuguese), "{name}");
    let picture = pictured(name, view, Language::English);
    assert!(label(&picture).contains(english), "{name}: {}", label(&picture));
    for colour in ALL {
        let badge = picture.0.matches(&format!("#th-badge-{}", colour.word())).count();
        assert_eq!(badge, usize::from(colours.contains(&colour)), "{name}: {colour:?}");
    }
    let ids: Vec<&str> =
        picture.0.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for (at, id) in ids.iter().enumerate() {
        assert!(!ids[..at].contains(id), "{name}: {id} is there twice");
    }
    let used = picture.0.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    for used in used {
        let known = ids.contains(&used) || symbols().0.contains(&format!(" id=\"{used}\""));
        assert!(known, "{name}: {used} is used but not drawn");
    }
    assert!(!picture.0.contains(" style=") && !picture.0.contains("NaN"), "{name}");
    picture.0
}

fn sacks(picture: &str) -> usize {
    picture.matches("#th-sack").count()
}

#[test]
fn won_together_everybody_rides_home_beside_what_was_delivered() {
    let won = |seats: &[Colour], score: u8| {
        let seats: Vec<&str> = seats.iter().map(|colour| colour.word()).collect();
        let given = json!({ "seats": seats, "goal": score + 2, "score": score,
            "cowboys": { "red": { "at": "townC", "loot": "L20 L21" } } });
        end_of(&given, "drop")
    };
    let said = ["12 tiles were delivered", "12 fichas entregues"];
    let picture = shows("won", &won(&ALL, 10), said, &ALL);
    assert_eq!((picture.matches("#th-mount").count(), sacks(&picture)), (4, 12));
    for few in [2, 3] {
        let view = won(&ALL[..few], 18);
        let picture = shows(&format!("won-{few}"), &view, ["20 tiles", "20 fichas"], &ALL[..few]);
        assert_eq!(sacks(&picture), 15, "a heap, not a mountain");
    }
}

#[test]
fn at_the_skull_everybody_sits_behind_bars() {
    for few in [2, 3, 4] {
        let seats: Vec<&str> = ALL[..few].iter().map(|colour| colour.word()).collect();
        let given =
            json!({ "seats": seats, "train": "t06 t05 t04 t03 t02", "loot": { "C1": "-" }, "hangman": 2 });
        let said = ["behind the bars", "atrás das grades"];
        let picture = shows(&format!("hanged-{few}"), &end_of(&given, "end"), said, &ALL[..few]);
        assert!(picture.contains("#th-sheriff") && picture.contains("#th-skull"));
        assert_eq!(picture.matches("#th-cowboy").count(), few);
    }
}

#[test]
fn the_train_gets_away_and_everybody_looks_after_it() {
    for few in [2, 3, 4] {
        let seats: Vec<&str> = ALL[..few].iter().map(|colour| colour.word()).collect();
        let given = json!({ "seats": seats, "train": "t11 t10 t09 t08 t07", "speed": 4, "events": { "deck": [] },
            "final_run": true });
        let said = ["the Sheriff waves", "o Xerife acena"];
        let picture = shows(&format!("away-{few}"), &end_of(&given, "end"), said, &ALL[..few]);
        assert!(picture.contains("#th-engine") && picture.contains("#th-sheriff"));
        assert_eq!(picture.matches("#th-flat").count(), 1);
    }
}

#[test]
fn in_versus_the_winners_ride_before_the_others() {
    let versus = |points: [u8; 4]| {
        let [red, green, yellow, blue] = points.map(|points| json!({ "points": points }));
        let given = json!({ "mode": "versus", "seats": ["red", "green", "yellow", "blue"],
            "train": "t06 t05 t04 t03 t02", "hangman": 2, "loot": { "C1": "-" },
            "cowboys": { "red": red, "green": green, "yellow": yellow, "blue": blue } });
        end_of(&given, "end")
    };
    let picture = shows("versus", &versus([1, 2, 5, 3]), ["loot: Clara", "saque: Clara"], &ALL);
    assert_eq!((picture.matches("#th-mount").count(), picture.matches("#th-cowboy").count()), (1, 3));
    assert_eq!(sacks(&picture), 5);
    let picture = shows("versus-two", &versus([4, 2, 4, 3]), ["Ana, Clara", "Ana, Clara"], &ALL);
    assert_eq!(picture.matches("#th-mount").count(), 2);
    let picture = shows("versus-all", &versus([4, 4, 4, 4]), ["Davi", "Davi"], &ALL);
    assert_eq!(picture.matches("#th-mount").count(), 4);
}

#[test]
fn a_score_challenge_ends_under_a_sign_with_the_score() {
    for (few, score) in [(2, 0), (3, 7), (4, 15)] {
        let seats: Vec<&str> = ALL[..few].iter().map(|colour| colour.word()).collect();
        let given = json!({ "mode": "score-challenge", "seats": seats, "train": "t06 t05 t04 t03 t02", "hangman": 2,
            "loot": { "C1": "-" }, "score": score });
        let said = [format!("says {score}."), format!("diz {score}.")];
        let said = [said[0].as_str(), said[1].as_str()];
        let picture = shows(&format!("score-{few}"), &end_of(&given, "end"), said, &ALL[..few]);
        assert!(picture.contains(&format!(">{score}</text>")));
        assert_eq!(sacks(&picture), score);
    }
}
