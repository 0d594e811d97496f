//! Forms show the consequences of each choice before it is made.

use super::{asked, colour_of, seen};
use serde_json::json;
use train_heist::Colour;

#[test]
fn each_way_to_pay_says_which_card_meets_what_and_what_the_sheriff_does() {
    let given = json!({
        "sheriff": "carB",
        "loot": { "A1": "L08", "A2": "L13" },
        "cowboys": { "red": { "at": "carA", "hand": "R02 K08 K09 B07 W" } },
    });
    let view = seen(&given, &["loot"]);
    assert!(asked("tiles", &view).contains("Take both tiles"));
    let view = seen(&given, &["loot", "take both"]);
    let form = asked("cards", &view);
    assert!(form.contains("Wild as"), "{form}");
    assert!(
        form.contains("The Sheriff stays where he is.") && form.contains("The Sheriff comes to"),
        "{form}"
    );
    assert!(form.contains("You keep"));
}

#[test]
fn the_sheriff_catches_whom_he_sees_and_the_tunnel_hides() {
    let given = |train: &str| {
        json!({
            "sheriff": "carB", "train": train, "loot": { "A1": "L08", "A2": "-" },
            "cowboys": {
                "red": { "at": "carA", "hand": "R02 K08 W W K03" }, "green": { "at": "p3" },
            },
        })
    };
    let form = asked("caught", &seen(&given("t12 t11 t10 t09 t08"), &["loot"]));
    assert!(form.contains("The Sheriff comes to car A and catches you!"), "{form}");
    assert!(form.contains("The Sheriff comes to platform 3. He catches Green!"), "{form}");
    let form = asked("hidden", &seen(&given("t21 t20 t19 t18 t17"), &["loot"]));
    assert!(!form.contains("catches you"), "{form}");
}

#[test]
fn a_player_who_is_offered_cards_sees_them_and_who_offers_them() {
    let given = json!({ "cowboys": {
        "red": { "at": "canyon", "hand": "R02 K08" }, "green": { "at": "canyon", "hand": "B01 B02 B03" },
    } });
    let view = seen(&given, &["trade green"]);
    let form = asked("offer", &view);
    assert!(form.contains("Green holds") && form.contains("value=\"K08\""), "{form}");
    let view = seen(&given, &["trade green", "give R02 K08"]);
    assert_eq!(colour_of(&view), Colour::Green);
    let form = asked("answer", &view);
    assert!(form.contains("Red offers you") && form.contains("8 of Keyholes"), "{form}");
    assert!(form.contains("value=\"B02\"") && form.contains("value=\"refuse\""), "{form}");
}

#[test]
fn what_cannot_be_done_now_answers_why_not() {
    let view = seen(&json!({}), &[]);
    let form = asked("actions", &view);
    for (decision, name) in [("loot", "Loot"), ("drop", "Drop off")] {
        assert!(
            form.contains(&format!("value=\"{decision}\"><span>{name}</span> <small>why not?")),
            "{form}"
        );
    }
    assert!(form.contains("4 actions left"), "{form}");
}

#[test]
fn a_cowboy_who_would_meet_the_sheriff_is_warned_and_a_hidden_one_is_not() {
    let given = |train: &str| json!({ "sheriff": "carB", "train": train, "cowboys": { "red": { "at": "p3", "hand": "R02" } } });
    let form = asked("warned", &seen(&given("t12 t11 t10 t09 t08"), &[]));
    assert!(form.contains("Go to car B: the Sheriff is there and catches you!"), "{form}");
    assert!(form.contains("Go to car A<"), "{form}");
    // Car B is in the tunnel.
    let form = asked("unseen", &seen(&given("t22 t21 t20 t19 t18"), &[]));
    assert!(form.contains("Go to car B<"), "{form}");
}

#[test]
fn many_places_are_pressed_on_the_map_and_listed_on_request() {
    let given = json!({ "cowboys": { "red": { "at": "canyon", "riding": "h1", "hand": "R10 R02" } }, "horses": { "h1": "canyon" } });
    let view = seen(&given, &["horse h1", "with R10"]);
    let form = asked("places", &view);
    assert!(form.contains("Press a glowing space") && form.contains("<details"), "{form}");
}
