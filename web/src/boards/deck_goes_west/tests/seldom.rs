//! Tables that random games seldom reach: trade, shared rolls, x, the wagon, a bridge, a battle, a death, every ending.

use super::asked::pressed;
use super::{bundle, table, watched, write};
use crate::boards::EndingPanel;
use catalog::Language;
use deck_goes_west::{DeckGoesWest, Event, View};
use game::{Game, Notation, Quick, Viewed, Viewer, scenario};
use maud::html;
use serde_json::{Value, json};

/// The view of the seat that is asked after these decisions, and its page in English; writes both languages to files.
fn after(name: &str, given: &Value, decisions: &[&str]) -> (View, String) {
    let (game, mut state) = scenario::table::<DeckGoesWest>(given.as_object().unwrap()).unwrap();
    let (mut luck, mut events) = (Quick::new(5), Vec::<Event>::new());
    if decisions.is_empty() {
        game.resume(&mut state, &mut luck, &mut events);
    }
    for decision in decisions {
        let (seat, text) = decision.split_once(' ').unwrap();
        events.clear();
        let decision = game.read(text).unwrap();
        game.play(&mut state, game.seat_named(seat).unwrap(), decision, &mut luck, &mut events).unwrap();
    }
    let viewer = game.asked(&state).awaits.lowest().map_or(Viewer::Onlooker, Viewer::Seat);
    let (view, motions) = (game.view(&state, viewer), watched(&game, &events));
    write(&format!("seldom-{name}-pt-BR"), &table(&view, &motions, &bundle(Language::Portuguese)));
    let page = table(&view, &motions, &bundle(Language::English));
    write(&format!("seldom-{name}-en"), &page);
    (view, page.into_string())
}

/// Whether the page has a button for this decision.
fn can(page: &str, decision: &str) -> bool {
    pressed(page).contains(decision)
}

#[test]
fn both_sides_of_a_trade_lie_on_the_table() {
    let given = json!({ "mission": "hard-winter", "seats": ["derek-dogood", "hattie-hollis"],
        "options": ["nobody_moves_others"], "map": { "0,0": "forest-01" },
        "players": { "derek": { "at": "0,0", "stock": "gold 2", "hand": "boots pan", "tapped": true },
            "hattie": { "at": "0,0", "stock": "food 3", "hand": "hunting-knife" } } });
    let decisions = [
        "derek trade hattie",
        "hattie yes",
        "derek card pan",
        "derek lay gold",
        "derek lay card boots",
        "derek ready",
        "hattie lay food",
    ];
    let (_, page) = after("trade", &given, &decisions);
    let trade = page.split("class=\"dw-trade\"").nth(1).unwrap();
    assert!(trade.contains("Derek") && trade.contains("Hattie") && trade.contains("Boots"), "{trade}");
    for more in ["lay food", "lay card hunting-knife", "take back food", "ready"] {
        assert!(can(&page, more), "{more}");
    }
    assert!(page.contains("Take back 1 food") && !page.contains("Take back Boots"), "only what is one's own");
    assert!(page.contains("<svg class=\"dw-figure\""), "who is who");
}

#[test]
fn a_player_who_may_join_a_roll_sees_lit_jobs() {
    let given = json!({ "mission": "bread-for-the-valley", "seats": ["derek-dogood", "hattie-hollis"],
        "map": { "0,0": "prairie-07" },
        "players": { "derek": { "at": "0,0", "stock": "-", "hand": "laying-hens" },
            "hattie": { "at": "0,0", "stock": "wood 1", "hand": "cow worn-card-deck" } } });
    let (_, page) = after("dice-together", &given, &["derek do laying-hens 1", "derek yes"]);
    for job in ["do cow 2", "do worn-card-deck 2", "do land 1", "no"] {
        assert!(can(&page, job), "{job}");
    }
    assert!(page.contains("Lit jobs roll along."));
    // Afterwards all dice are shown with their players.
    let (_, page) = after("dice", &given, &["derek do laying-hens 1", "derek yes", "hattie do cow 2"]);
    let rolls = page.split("id=\"dw-rolls\"").nth(1).unwrap().split("id=\"dw-here\"").next().unwrap();
    assert!(rolls.contains("Derek") && rolls.contains("Hattie") && rolls.contains("dw-die"), "{rolls}");
}

#[test]
fn x_is_chosen_from_as_much_as_there_is() {
    let given = json!({ "players": { "derek": { "stock": "gold 2", "hand": "boots pan knife" } } });
    let (view, page) = after("x", &given, &["derek do ability 1"]);
    let many = view.legal.len();
    assert_eq!((0..many).filter(|x| can(&page, &format!("x {x}"))).count(), many, "{:?}", view.legal);
    assert!(many > 2 && page.contains("How much is x?"));
}

#[test]
fn wagon_bridge_and_rails_are_on_the_map() {
    let given = json!({ "mission": "cautious-cargo", "seats": ["derek-dogood", "hattie-hollis"], "wagon": "1,0",
        "cards": { "stroll": "walk 1" },
        "map": { "0,0": "lake-01 rail", "1,0": "prairie-01 rail", "1,1": "forest-02 bandits 7" },
        "players": { "derek": { "at": "1,0", "hand": "stroll stroll", "stock": "-" },
            "hattie": { "at": "1,0", "lying": true } } });
    let (_, page) = after("wagon", &given, &["derek do stroll 1"]);
    let spot = |id: &str| {
        let from = page.split(&format!("id=\"{id}\"")).nth(1).unwrap();
        from.split("</div>").next().unwrap().to_owned()
    };
    assert!(spot("spot_0_0").contains("#dw-track-bridge"), "a railway on a lake is a bridge");
    let crowded = spot("spot_1_0");
    for piece in ["#dw-wagon", "#dw-track-rail", "#dw-seat-0", "#dw-seat-1", "lying"] {
        assert!(crowded.contains(piece), "{piece}");
    }
    assert!(spot("spot_1_1").contains("#dw-bandit5") && spot("spot_1_1").contains(">7</text>"));
    // Whether the wagon comes along is a choice, so the tile links to the buttons instead of deciding.
    let (_, page) = after("wagon-goes", &given, &["derek do stroll 1", "derek go"]);
    assert!(page.contains("href=\"#do-step-E-rail"), "both ways onto the lake");
    assert!(can(&page, "step E rail") && can(&page, "step E rail with wagon"));
}

#[test]
fn land_farther_away_is_gone_to_step_by_step() {
    let given = json!({ "cards": { "stroll": "walk 3" },
        "map": { "0,0": "prairie-01", "1,0": "prairie-02", "2,0": "prairie-03" },
        "players": { "derek": { "at": "0,0", "hand": "stroll", "stock": "-" } } });
    let (view, page) = after("far", &given, &["derek do stroll 1"]);
    let spot = page.split("id=\"spot_2_0\"").nth(1).unwrap().split("</div>").next().unwrap();
    assert!(spot.starts_with(" class=\"dw-spot farther\""), "{spot}");
    assert!(
        spot.contains("value=\"step W walk 1\"") && spot.contains("On the way there: Go West to "),
        "{spot}"
    );
    assert!(
        spot.contains("class=\"dw-way\"") && spot.contains(">2</text>"),
        "from where, and for how much: {spot}"
    );
    let far = view.reach().into_iter().find(|reach| reach.place.column == 2 && reach.place.row == 0).unwrap();
    assert_eq!((far.first.column, far.from.column), (1, 1));
}

#[test]
fn a_battle_shows_dice_hits_and_saves() {
    let given = json!({ "map": { "0,0": "prairie-01 bandits 3" },
        "players": { "derek": { "at": "0,0", "hand": "knife knife", "stock": "-" } } });
    let (_, page) = after("battle", &given, &["derek do knife 1"]);
    assert!(page.contains("class=\"dw-fight\"") && can(&page, "done"));
    let (_, page) = after("strikes", &given, &["derek do knife 1", "derek done"]);
    assert_eq!(page.matches("class=\"dw-strike").count(), 2, "both strike");
    assert!(page.contains("hit") && page.contains("save") && page.contains("dw-die"));
}

#[test]
fn every_end_has_its_picture() {
    let team = |mission: &str| json!({ "mission": mission, "seats": ["derek-dogood", "hattie-hollis"] });
    let with = |base: Value, more: Value| {
        let mut given = base.as_object().unwrap().clone();
        given.extend(more.as_object().unwrap().clone());
        Value::Object(given)
    };
    let won = with(
        team("speed-of-the-slowest"),
        json!({ "score": [36], "players": { "derek": { "hand": "spike-hammer", "stock": "wood 1 metal 1" } } }),
    );
    let late = with(
        team("test"),
        json!({ "missions": { "test": { "like": "hard-winter", "night": ["day"] } }, "phase": "night 0 beginning",
            "day": 11, "score": [37] }),
    );
    let died = with(
        team("hard-winter"),
        json!({ "phase": "drawing", "players": { "derek": { "hand": "-" },
            "hattie": { "hand": "sleepless*4 homesick", "top": "homesick" } } }),
    );
    let versus = with(
        team("test"),
        json!({ "missions": { "test": { "like": "discovery", "night": ["day"] } }, "phase": "night 0 beginning",
            "day": 9, "score": [7, 8], "map": { "0,0": "forest-01", "1,0": "forest-02" },
            "players": { "derek": { "at": "1,0", "stock": "gold 9", "hand": "-" },
                "hattie": { "at": "0,0", "stock": "-", "hand": "-" } } }),
    );
    // Name, table, decisions, label in both languages, a drawing in the picture, the number of characters standing.
    let ends = [
        ("won", won, &["derek do spike-hammer 1"][..], ["Into the sunset", "pôr do sol"], "#dw-wagon", 2),
        ("late", late, &[], ["the sun has set too often", "vezes demais"], "#dw-tent", 2),
        ("died", died, &[], ["a cross stands", "uma cruz"], "dw-farewell dark", 1),
        (
            "versus",
            versus,
            &[],
            ["ahead of everybody: Hattie Hollis (Bento)", "à frente de todos: Hattie Hollis (Bento)"],
            "#dw-vp",
            2,
        ),
    ];
    let names = ["Ana", "Bento"].map(str::to_owned);
    for (name, given, decisions, said, drawn, standing) in ends {
        let (view, _) = after(&format!("end-{name}"), &given, decisions);
        for (language, said) in [Language::English, Language::Portuguese].into_iter().zip(said) {
            let ended = DeckGoesWest::ended(&view, &[], &names, &bundle(language)).unwrap();
            let picture = &ended.picture.0;
            assert!(picture.contains(said) && picture.contains(drawn), "{name}: {picture}");
            assert_eq!(picture.matches("\"#dw-seat-").count(), standing, "{name}");
            assert!(!picture.contains("NaN") && !picture.contains(" style="), "{name}");
            write(
                &format!("end-{name}-{}", language.tag()),
                &html! {
                    (super::super::picture::symbols_of(&["Derek", "Hattie"], &bundle(language)))
                    div class="table" { section id="ending" class="ending" { (ended.picture)
                        div class="ending-say" { p class="ending-over" { (ended.over) } h2 { (ended.title) } p { (ended.outcome) " " (ended.why) } } } }
                },
            );
        }
    }
}
