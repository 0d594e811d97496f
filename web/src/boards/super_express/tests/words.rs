//! The table in words shows everything a view holds, in its place.

use super::board;
use super::page::{self, element, text};
use super::{bundle, names, tables, watch};
use crate::boards::SetupForm;
use catalog::{Bundle, Language};
use game::Message;
use std::collections::BTreeMap;
use super_express::{
    Bandit, Card, Exec, Facing, Floor, HouseRule, Module, Posture, Sealed, SeenTreasures, Setup,
    SuperExpress, Verdict, View,
};

/// The text of the element with this id; panics if there is none.
fn read(html: &str, id: &str) -> String {
    text(element(html, id).unwrap_or_else(|| panic!("there is no {id}: {html}")))
}

/// Asserts that `text` contains `what`.
fn wants(text: &str, what: &str) {
    assert!(text.contains(what), "“{what}” is missing: {text}");
}

#[test]
fn everybody_is_at_their_place_and_nothing_hidden_is_told() {
    for language in Language::ALL {
        let bundle = bundle(language);
        for setup in tables() {
            watch(&setup, 7, |_, view| {
                let html = board(view, &names(), &bundle).into_string();
                page::check(&html);
                everybody_aboard(view, &html, &bundle);
                off_the_train(view, &html, &bundle);
                every_program(view, &html, &bundle);
                every_treasure(view, &html, &bundle);
                everything_else(view, &html, &bundle);
            });
        }
    }
}

fn everybody_aboard(view: &View, html: &str, bundle: &Bundle) {
    let last = view.train.wagons.len();
    for (distance, floors) in (0..=last).rev().zip(view.train.floors()) {
        let car = read(html, &format!("car-{distance}"));
        if distance > 0 && distance == last {
            wants(&car, &bundle.word("train-last-wagon"));
        }
        for (floor, row) in floors.rows() {
            let (at, name) = match floor {
                Floor::Roof => ("roof", "board-roof"),
                Floor::Inside => ("inside", "board-inside"),
            };
            let words = read(html, &format!("car-{distance}-{at}"));
            wants(&words, &bundle.word(name));
            assert_eq!(words.contains(&bundle.word("state-nobody")), row.is_empty(), "{words}");
            let places = row.iter().map(|piece| words.find(piece.bandit.name()));
            assert!(places.clone().all(|place| place.is_some()) && places.is_sorted(), "{words}");
            for piece in row {
                let bandit = read(html, &format!("bandit-{}", piece.bandit));
                wants(&words, &bandit);
                let (looks, not) = match piece.facing {
                    Facing::Front => ("facing-front", "facing-rear"),
                    Facing::Rear => ("facing-rear", "facing-front"),
                };
                wants(&bandit, &bundle.word(looks));
                assert!(!bandit.contains(&bundle.word(not)), "{bandit}");
                let stunned =
                    bundle.say(&Message::new("state-stunned").text("gender", piece.bandit.gender()));
                assert_eq!(bandit.contains(&stunned), piece.posture == Posture::Stunned, "{bandit}");
                let player = read(html, &format!("player-{}", piece.bandit));
                assert_eq!(player.contains(&stunned), piece.posture == Posture::Stunned, "{player}");
                wants(&player, &bundle.word("board-aboard"));
            }
        }
    }
    assert_eq!(html.matches(" id=\"bandit-").count(), view.train.pieces().count());
}

fn agreed_and_won(view: &View, html: &str, bundle: &Bundle) {
    let modules = read(html, "modules");
    for module in Module::ALL {
        assert_eq!(
            modules.contains(&bundle.word(module.message_id())),
            view.modules.has(module),
            "{modules}"
        );
    }
    let house_rules = element(html, "house-rules").map(text).unwrap_or_default();
    for rule in HouseRule::ALL {
        let says = bundle.word(rule.in_short());
        assert_eq!(house_rules.contains(&says), view.options.has(rule), "{house_rules}");
    }
    for &bandit in &view.seats {
        let row = read(html, &format!("player-{bandit}"));
        let won = [Verdict::Last(bandit), Verdict::Loot(bandit)].contains(&view.result);
        let winner = bundle.say(&Message::new("board-winner").text("gender", bandit.gender()));
        assert_eq!(row.contains(&winner), won, "{row}");
    }
}

fn off_the_train(view: &View, html: &str, bundle: &Bundle) {
    for bandit in &view.seats {
        let aboard = view.train.pieces().any(|piece| piece.bandit == *bandit);
        assert_eq!(element(html, &format!("bandit-{bandit}")).is_some(), aboard);
        let rescue = match &view.exec {
            Exec::Acting { piles, .. } => piles.iter().any(|pile| pile.off && pile.bandit == *bandit),
            Exec::Scheme | Exec::Emptied => false,
        };
        let eliminated = bundle.say(&Message::new("state-eliminated").text("gender", bandit.gender()));
        let row = read(html, &format!("player-{bandit}"));
        assert_eq!(row.contains(&eliminated), !aboard && !rescue, "{row}");
    }
}

fn every_program(view: &View, html: &str, bundle: &Bundle) {
    for (bandit, program) in &view.programs {
        let row = read(html, &format!("player-{bandit}"));
        match program {
            Sealed::Asked => wants(&row, &bundle.word("board-choosing")),
            Sealed::Hidden => wants(&row, &bundle.word("board-sealed")),
            Sealed::Known(program) => {
                wants(&row, &bundle.word("board-sealed"));
                for (at, card) in (1..).zip(program.cards()) {
                    wants(&read(html, &format!("program-{bandit}-{at}")), &bundle.word(card.message_id()));
                }
                assert_eq!(view.viewer, Some(*bandit));
                continue;
            }
        }
        tells_no_card(&row, bundle);
    }
    let Exec::Acting { next, piles } = &view.exec else { return };
    wants(&read(html, "waits-for"), next.name());
    for pile in piles {
        for (at, card) in (1..).zip(pile.program.cards()) {
            let words = read(html, &format!("pile-{}-{at}", pile.bandit));
            let id = if at <= pile.revealed { "board-face-up" } else { "board-face-down" };
            match card {
                Some(card) => {
                    wants(&words, &bundle.say(&Message::new(id).named("card", card.message_id())));
                }
                None => {
                    assert_ne!(view.viewer, Some(pile.bandit));
                    wants(&words, &bundle.word("board-face-down-hidden"));
                    tells_no_card(&words, bundle);
                }
            }
        }
        let row = read(html, &format!("player-{}", pile.bandit));
        assert_eq!(row.contains(&bundle.word("board-travelled")), pile.travelled);
        assert_eq!(row.contains(&bundle.word("state-pending")), pile.off);
    }
}

fn tells_no_card(words: &str, bundle: &Bundle) {
    for card in Card::ALL {
        assert!(!words.contains(&bundle.word(card.message_id())), "{words}");
    }
}

fn every_treasure(view: &View, html: &str, bundle: &Bundle) {
    for bandit in &view.seats {
        let row = read(html, &format!("player-{bandit}"));
        match view.loot.0.iter().find(|(owner, _)| owner == bandit) {
            None => wants(&row, &bundle.word("board-treasures-none")),
            Some((_, SeenTreasures::Closed(count))) => wants(&row, &count.to_string()),
            Some((_, SeenTreasures::Open(wagons))) => {
                wagons.iter().for_each(|wagon| wants(&row, &wagon.to_string()));
                let sum: u16 = wagons.iter().map(|wagon| wagon.value()).sum();
                wants(&row, &sum.to_string());
            }
        }
    }
}

fn everything_else(view: &View, html: &str, bundle: &Bundle) {
    let heading = read(html, "round");
    wants(&heading, &view.round.to_string());
    let over = view.result != Verdict::Running;
    assert_eq!(heading.contains(&bundle.word("board-over")), over);
    let ending = view.ending(&names());
    assert_eq!(ending.is_some(), over);
    if let Some(ending) = ending {
        wants(&read(html, "waits-for"), &bundle.say(&ending));
    }
    for (&bandit, name) in view.seats.iter().zip(names()) {
        let row = read(html, &format!("player-{bandit}"));
        wants(&row, &name);
        assert_eq!(row.contains(&bundle.word("player-first")), view.first == bandit, "{row}");
    }
    agreed_and_won(view, html, bundle);
    assert_eq!(element(html, "car-time").is_some(), view.modules.has(Module::TimeTravelCar));
    assert_eq!(element(html, "asked").is_some(), !view.legal.is_empty());
}

/// Different views must give different texts; equal texts mean that the text omits something.
#[test]
fn different_views_read_differently() {
    for language in Language::ALL {
        let bundle = bundle(language);
        let mut read_so_far: BTreeMap<String, View> = BTreeMap::new();
        for (seed, setup) in (100..).zip(tables()) {
            watch(&setup, seed, |_, view| {
                let words = text(&board(view, &names(), &bundle).into_string());
                let known = read_so_far.entry(words).or_insert_with_key(|_| view.clone());
                assert_eq!(known, view, "they read alike");
            });
        }
        assert!(read_so_far.len() > 1000, "{}", read_so_far.len());
    }
}

#[test]
fn nothing_is_said_by_its_id() {
    for language in Language::ALL {
        let bundle = bundle(language);
        for (seed, setup) in (500..).zip(tables()) {
            watch(&setup, seed, |_, view| {
                let words = text(&board(view, &names(), &bundle).into_string());
                for id in ["board-", "ask-", "phase-", "state-", "train-", "card-", "module-", "option-", "{"]
                {
                    assert!(!words.contains(id), "{id} in {words}");
                }
            });
        }
    }
}

#[test]
fn a_seat_is_called_by_its_bandit() {
    let setup = Setup { seats: vec![Bandit::Ghost, Bandit::Belle], ..Setup::default() };
    let label = |seat| SuperExpress::seat_label(&setup, seat, &bundle(Language::English));
    assert_eq!((label(1), label(2)), ("Belle".to_owned(), String::new()));
}
