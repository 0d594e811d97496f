//! The table in words shows everything a view holds, in its place.

use super::board;
use super::page::{self, element, text};
use super::{bundle, names, tables, watch};
use crate::boards::SetupForm;
use catalog::{Bundle, Language};
use game::{Message, Viewed};
use std::collections::BTreeMap;
use super_express::{
    Bandit, Card, Exec, Facing, Floor, HouseRule, Module, Piece, Posture, Sealed, SeenTreasures, Setup,
    SuperExpress, Verdict, View, Wagon,
};

/// The content of the element with this id; panics if there is none.
fn content<'a>(html: &'a str, id: &str) -> &'a str {
    element(html, id).unwrap_or_else(|| panic!("there is no {id}: {html}"))
}

/// The text of the element with this id; panics if there is none.
fn read(html: &str, id: &str) -> String {
    text(content(html, id))
}

/// The texts of the items of the one list in some HTML; none where there is no list.
fn items(html: &str) -> Vec<String> {
    let Some((_, list)) = html.split_once("<ul>") else { return Vec::new() };
    list.split("<li").skip(1).map(|item| text(&format!("<li{item}")).replace('|', "")).collect()
}

/// What a player's line says about one thing: `State`, `Program` or `Treasures`.
fn fact(html: &str, bandit: Bandit, what: &'static str, bundle: &Bundle) -> String {
    let line = content(html, &format!("words-players-{bandit}"));
    let said = text(line.split("<ul>").next().unwrap());
    let (_, says) = said.split_once(&format!("{}: ", bundle.word(what))).unwrap_or_else(|| panic!("{said}"));
    says.split(['.', '|']).next().unwrap().to_owned()
}

/// The cards listed in a player's line, the first to be played first.
fn cards(html: &str, bandit: Bandit) -> Vec<String> {
    items(content(html, &format!("words-players-{bandit}")))
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
                the_train(view, &html, &bundle);
                every_state(view, &html, &bundle);
                every_program(view, &html, &bundle);
                every_pile(view, &html, &bundle);
                every_treasure(view, &html, &bundle);
                every_player(view, &html, &bundle);
                the_status(view, &html, &bundle);
            });
        }
    }
}

fn the_train(view: &View, html: &str, bundle: &Bundle) {
    wants(&read(html, "words-train"), &bundle.word("board-train"));
    let last = view.train.wagons.len();
    let id = |distance: usize| match distance {
        0 => "words-train-locomotive".to_owned(),
        _ => format!("words-train-wagon-{distance}"),
    };
    let places = (0..=last).rev().map(|distance| html.find(&format!(" id=\"{}\"", id(distance))));
    assert!(places.is_sorted(), "from rear to front: {html}");
    for gone in last + 1..=Wagon::ALL.len() {
        assert_eq!(element(html, &id(gone)), None);
    }
    for (distance, floors) in (0..=last).rev().zip(view.train.floors()) {
        let car = read(html, &id(distance));
        let name = match distance {
            0 => bundle.word("train-locomotive"),
            _ => bundle.say(&Message::new("train-wagon").number("number", distance as i64)),
        };
        wants(&car, &name);
        let is_last = distance > 0 && distance == last;
        assert_eq!(car.contains(&bundle.word("train-last-wagon")), is_last, "{car}");
        let rows = rows_of(&car, bundle);
        let nobody = bundle.word("state-nobody");
        assert_eq!(car.contains(&nobody), rows.iter().all(Option::is_none), "{car}");
        for ((floor, row), said) in floors.rows().into_iter().zip(rows) {
            assert_eq!(said.is_none(), row.is_empty(), "{floor:?}: {car}");
            a_row(row, said.unwrap_or_default(), bundle);
        }
    }
    let time_car = element(html, "words-train-time-travel-car").map(text);
    assert_eq!(time_car.is_some(), view.modules.has(Module::TimeTravelCar));
    if let Some(time_car) = time_car {
        wants(&time_car, &bundle.word("train-time-travel-car"));
        wants(&time_car, &bundle.word("board-time-car"));
    }
}

/// What a card's line says about its roof and about its inside, in this order.
fn rows_of<'a>(car: &'a str, bundle: &Bundle) -> [Option<&'a str>; 2] {
    let named = |floor| match floor {
        Floor::Roof => format!("{}: ", bundle.word("board-roof")),
        Floor::Inside => format!("{}: ", bundle.word("board-inside")),
    };
    let (before, inside) = match car.split_once(&named(Floor::Inside)) {
        Some((before, inside)) => (before, Some(inside)),
        None => (car, None),
    };
    [before.split_once(&named(Floor::Roof)).map(|(_, roof)| roof), inside]
}

/// Asserts that a sentence names exactly the bandits of a row, in order, each with posture and facing.
fn a_row(row: &[Piece], said: &str, bundle: &Bundle) {
    let places = row.iter().map(|piece| said.find(piece.bandit.name()));
    assert!(places.clone().all(|place| place.is_some()) && places.is_sorted(), "{said}");
    for bandit in Bandit::ALL {
        let is_here = row.iter().any(|piece| piece.bandit == bandit);
        assert_eq!(said.matches(bandit.name()).count(), usize::from(is_here), "{said}");
    }
    for (at, piece) in row.iter().enumerate() {
        let (_, rest) = said.split_once(piece.bandit.name()).unwrap();
        let bandit = match row.get(at + 1) {
            Some(next) => rest.split_once(next.bandit.name()).unwrap().0,
            None => rest,
        };
        let (looks, not) = match piece.facing {
            Facing::Front => ("facing-front", "facing-rear"),
            Facing::Rear => ("facing-rear", "facing-front"),
        };
        wants(bandit, &bundle.word(looks));
        assert!(!bandit.contains(&bundle.word(not)), "{bandit}");
        let stunned = bundle.say(&Message::new("state-stunned").text("gender", piece.bandit.gender()));
        assert_eq!(bandit.contains(&stunned), piece.posture == Posture::Stunned, "{bandit}");
    }
}

fn every_state(view: &View, html: &str, bundle: &Bundle) {
    for &bandit in &view.seats {
        let state = fact(html, bandit, "board-state", bundle);
        let gendered = |id| bundle.say(&Message::new(id).text("gender", bandit.gender()));
        let piece = view.train.pieces().find(|piece| piece.bandit == bandit);
        let stunned = piece.is_some_and(|piece| piece.posture == Posture::Stunned);
        let pile = match &view.exec {
            Exec::Acting { piles, .. } => piles.iter().find(|pile| pile.bandit == bandit),
            Exec::Scheme | Exec::Emptied => None,
        };
        let is_pending = pile.is_some_and(|pile| pile.off);
        let has_won = [Verdict::Last(bandit), Verdict::Loot(bandit)].contains(&view.result);
        for (says, is_so) in [
            (bundle.word("board-aboard"), piece.is_some()),
            (gendered("state-stunned"), stunned),
            (bundle.word("state-pending"), is_pending),
            (gendered("state-eliminated"), piece.is_none() && !is_pending),
            (bundle.word("board-travelled"), pile.is_some_and(|pile| pile.travelled)),
            (gendered("board-winner"), has_won),
        ] {
            assert_eq!(state.contains(&says), is_so, "“{says}” of {bandit}: {state}");
        }
    }
}

fn every_program(view: &View, html: &str, bundle: &Bundle) {
    for (&bandit, program) in &view.programs {
        let said = fact(html, bandit, "board-program", bundle);
        let known = match program {
            Sealed::Asked => {
                assert_eq!(said, bundle.word("board-choosing"));
                Vec::new()
            }
            Sealed::Hidden => {
                assert_eq!(said, bundle.word("board-sealed"));
                Vec::new()
            }
            Sealed::Known(program) => {
                assert_eq!(said, bundle.word("board-sealed"));
                assert_eq!(view.viewer, Some(bandit));
                program.cards().map(|card| bundle.word(card.message_id())).to_vec()
            }
        };
        assert_eq!(cards(html, bandit), known);
        if known.is_empty() {
            tells_no_card(&read(html, &format!("words-players-{bandit}")), bundle);
        }
    }
}

fn every_pile(view: &View, html: &str, bundle: &Bundle) {
    let Exec::Acting { piles, .. } = &view.exec else { return };
    for pile in piles {
        assert_eq!(fact(html, pile.bandit, "board-program", bundle), bundle.word("board-revealing"));
        let said = cards(html, pile.bandit);
        assert_eq!(said.len(), pile.program.cards().len());
        for ((at, card), said) in (1..).zip(pile.program.cards()).zip(said) {
            let id = if at <= pile.revealed { "board-face-up" } else { "board-face-down" };
            match card {
                Some(card) => {
                    assert_eq!(said, bundle.say(&Message::new(id).named("card", card.message_id())));
                }
                None => {
                    assert!(view.viewer != Some(pile.bandit) && at > pile.revealed);
                    assert_eq!(said, bundle.word("board-face-down-hidden"));
                    tells_no_card(&said, bundle);
                }
            }
        }
    }
}

fn tells_no_card(words: &str, bundle: &Bundle) {
    for card in Card::ALL {
        assert!(!words.contains(&bundle.word(card.message_id())), "{words}");
    }
}

fn every_treasure(view: &View, html: &str, bundle: &Bundle) {
    for &bandit in &view.seats {
        let said = fact(html, bandit, "board-treasures", bundle);
        match view.loot.0.iter().find(|(owner, _)| *owner == bandit) {
            None => assert_eq!(said, bundle.word("board-treasures-none")),
            Some((_, SeenTreasures::Closed(count))) => {
                wants(&said, &count.to_string());
                let tells = |wagon: &Wagon| said.contains(&wagon.to_string());
                assert!(!Wagon::ALL.iter().any(tells), "{said}");
            }
            Some((_, SeenTreasures::Open(wagons))) => {
                wants(&said, &format!("{}: ", wagons.len()));
                wagons.iter().for_each(|wagon| wants(&said, &wagon.to_string()));
                let sum: u16 = wagons.iter().map(|wagon| wagon.value()).sum();
                wants(&said, &sum.to_string());
            }
        }
    }
}

fn every_player(view: &View, html: &str, bundle: &Bundle) {
    wants(&read(html, "words-players"), &bundle.word("board-players"));
    let places = view.seats.iter().map(|bandit| html.find(&format!(" id=\"words-players-{bandit}\"")));
    assert!(places.is_sorted(), "clockwise: {html}");
    for (&bandit, name) in view.seats.iter().zip(names()) {
        let line = read(html, &format!("words-players-{bandit}"));
        let who = line.split('|').nth(1).unwrap();
        wants(who, bandit.name());
        wants(who, &name);
        assert_eq!(line.contains(&bundle.word("player-first")), view.first == bandit, "{line}");
    }
}

fn the_status(view: &View, html: &str, bundle: &Bundle) {
    let heading = read(html, "round");
    wants(&heading, &view.round.to_string());
    let phase = match (view.result, &view.exec) {
        (Verdict::Running, Exec::Scheme) => "phase-scheme",
        (Verdict::Running, Exec::Acting { .. }) => "phase-act",
        (Verdict::Running, Exec::Emptied) => "phase-end",
        _ => "board-over",
    };
    for id in ["phase-scheme", "phase-act", "phase-end", "board-over"] {
        assert_eq!(heading.contains(&bundle.word(id)), id == phase, "{heading}");
    }
    let lines = items(content(html, "status"));
    let mut lines = lines.iter().map(String::as_str);
    what_is_awaited(view, lines.next().unwrap(), bundle);
    let viewer = lines.next().unwrap();
    match view.viewer {
        Some(bandit) => named(view, bandit).iter().for_each(|name| wants(viewer, name)),
        None => assert_eq!(viewer, bundle.word("board-onlooker")),
    }
    let prompt = SuperExpress::prompt(view).map(|prompt| bundle.say(&prompt));
    assert_eq!(prompt.is_some(), !view.legal.is_empty());
    if let Some(prompt) = prompt {
        assert_eq!(lines.next(), Some(prompt.as_str()));
    }
    let modules = lines.next().unwrap();
    for module in Module::ALL {
        let says = bundle.word(module.message_id());
        assert_eq!(modules.contains(&says), view.modules.has(module), "{modules}");
    }
    let house_rules = lines.next().unwrap_or_default();
    for rule in HouseRule::ALL {
        let says = bundle.word(rule.in_short());
        assert_eq!(house_rules.contains(&says), view.options.has(rule), "{house_rules}");
    }
    assert_eq!(lines.next(), None);
}

/// The names of a bandit and of its player.
fn named(view: &View, bandit: Bandit) -> [String; 2] {
    let seat = view.seats.iter().position(|&seated| seated == bandit).unwrap();
    [bandit.name().to_owned(), names().swap_remove(seat)]
}

fn what_is_awaited(view: &View, said: &str, bundle: &Bundle) {
    let ending = view.ending(&names());
    assert_eq!(ending.is_some(), view.result != Verdict::Running);
    let awaited: Vec<Bandit> = match (ending, &view.exec) {
        (Some(ending), _) => return assert_eq!(said, bundle.say(&ending)),
        (None, Exec::Emptied) => return assert_eq!(said, bundle.word("board-emptied")),
        (None, Exec::Acting { next, .. }) => vec![*next],
        (None, Exec::Scheme) => {
            let asked = view.programs.iter().filter(|(_, program)| **program == Sealed::Asked);
            asked.map(|(bandit, _)| *bandit).collect()
        }
    };
    for &bandit in &view.seats {
        let [name, player] = named(view, bandit);
        let is_awaited = awaited.contains(&bandit);
        assert_eq!([said.contains(&name), said.contains(&player)], [is_awaited; 2], "{bandit}: {said}");
    }
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
