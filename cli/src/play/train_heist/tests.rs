//! Whole games through both interfaces, and what the maps must show.

use super::{main_map, plain};
use crate::play::PlayOptions;
use crate::play::input::Key;
use crate::play::screen::{Leaving, ScreenGame};
use crate::play::terminal_game::TerminalGame;
use crate::play::translator::Translator;
use crate::play::turns::screen::TurnScreen;
use crate::play::turns::tests::{self as trial, Typist, keys, play_options, said, shown, translator};
use crate::play::turns::{Prompt, Turns};
use catalog::Language;
use game::{Catalogued, Game, Luck, Quick, Seat, Silent, TestSupport, Viewed, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::io::BufReader;
use std::path::Path;
use train_heist::{Decision, Edition, Mode, SeenHand, Setup, TrainHeist, View};

fn short(mode: Mode, seats: u8) -> Setup {
    Setup { mode, fewer_events: 10, goal: 5, ..TrainHeist::default_setup(seats) }
}

/// A random line of input, mostly numbers.
fn line(luck: &mut Quick) -> String {
    match luck.below(8) {
        0 => format!("{} {}", luck.below(4), luck.below(6)),
        1 => String::new(),
        _ => luck.below(19).to_string(),
    }
}

#[test]
fn a_short_game_by_numbers_ends_by_the_rules() {
    for mode in Mode::ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut play_options = play_options(short(mode, 2), &["Ana"]);
        play_options.people = TrainHeist::seat_people(&play_options.setup, play_options.people);
        play_options.record = Some(folder.path().join("game.json"));
        let text = said::<TrainHeist>(&play_options, &mut BufReader::new(Typist(Quick::new(5), line)));
        assert!(text.contains("saloon play train-heist --seed 3 --seats 2"), "{mode:?}");
        let file = folder.path().join("game.json");
        let record = std::fs::read_to_string(&file).unwrap();
        assert!(trial::has_ended::<TrainHeist>(&file), "{mode:?}");
        let people = usize::from(record.contains("\"red\":\"Ana\""))
            + usize::from(record.contains("\"green\":\"Ana\""));
        assert_eq!(people, if mode == Mode::Solitaire { 2 } else { 1 }, "{mode:?}");
    }
}

/// Views of the asked seats from random playouts of all sample set-ups.
fn sample_views() -> Vec<View> {
    let mut views = Vec::new();
    for (seed, setup) in (1..).zip(TrainHeist::samples()) {
        let game = TrainHeist::new(setup).unwrap();
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            let view = game.view(&state, Viewer::Seat(seat));
            let decision = luck.pick(&view.legal).unwrap();
            if luck.below(5) == 0 {
                views.push(view);
            }
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
        }
    }
    views
}

/// The label of a space on a drawn map: its name, then its pieces.
fn label<'a>(map: &'a [String], name: &str) -> Option<&'a str> {
    let labels = map.iter().flat_map(|line| line.split([' ', '·', '│']));
    labels.into_iter().find(|label| label.split(['*', '∩', '!', '/', '$', ':']).next() == Some(name))
}

#[test]
fn the_maps_show_every_space_and_everybody() {
    let views = sample_views();
    assert!(views.len() > 100);
    for view in &views {
        let edition = view.game().edition();
        let map = plain::drawn(view, &translator::<TrainHeist>());
        let drawn = map.join("\n");
        for (section, &rail) in view.train.iter().enumerate() {
            assert!(label(&map, &format!("[{}]", section + 1)).is_some(), "{drawn}");
            assert!(drawn.contains(&format!("@{}", edition.site(rail).id)), "{drawn}");
        }
        let free = |space| !view.train.contains(&space);
        for space in edition.main_map().filter(|&space| free(space)).chain(edition.train_map()) {
            assert!(label(&map, &edition.site(space).id).is_some(), "{space:?} is missing:\n{drawn}");
        }
        for (cowboy, letter) in view.cowboys.iter().zip(["R", "G", "Y", "B"]) {
            let label = label(&map, &edition.site(cowboy.at).id).unwrap();
            let (_, pieces) = label.split_once(':').unwrap();
            let letter = if cowboy.flat { letter.to_lowercase() } else { letter.to_owned() };
            assert!(pieces.contains(&letter), "{label} has no {letter}:\n{drawn}");
        }
        assert!(label(&map, &edition.site(view.sheriff).id).unwrap().contains(":S"), "{drawn}");
    }
}

#[test]
fn on_the_smallest_map_every_space_has_room() {
    for view in sample_views().iter().take(50) {
        let area = Rect::new(0, 0, 80, main_map::LEAST_HEIGHT);
        let mut buffer = Buffer::empty(area);
        main_map::draw(view, area, &mut buffer);
        let map: Vec<String> =
            area.rows().map(|row| row.columns().map(|at| buffer[(at.x, at.y)].symbol()).collect()).collect();
        let edition = view.game().edition();
        for space in edition.main_map().filter(|space| !view.train.contains(space)) {
            assert!(label(&map, &edition.site(space).id).is_some(), "{space:?}:\n{}", map.join("\n"));
        }
    }
}

#[test]
fn another_edition_is_drawn_where_it_has_its_places() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/train-heist/material");
    let ours = &Edition::built_in().id;
    let mirrored = |line: &str| match line.strip_prefix("middle = [").and_then(|rest| rest.split_once(',')) {
        Some((x, rest)) => format!("middle = [{},{rest}", 1000 - x.parse::<i32>().unwrap()),
        None => line.to_owned(),
    };
    let edition = Edition::read(&|name| {
        let text = std::fs::read_to_string(folder.join(name)).map_err(|why| why.to_string())?;
        Ok(match name {
            "board.toml" => text.lines().map(mirrored).collect::<Vec<_>>().join("\n"),
            _ => text.replacen(&format!("\"{ours}\""), "\"mirrored\"", 1),
        })
    });
    let edition = edition.unwrap().register().unwrap();
    let setup = |edition: &Edition| Setup { edition: edition.id.clone(), ..TrainHeist::default_setup(2) };
    let column = |setup: Setup, name: &str| {
        let turns = Turns::<TrainHeist>::open(&play_options(setup, &["Ana"]), 3, &translator::<TrainHeist>())
            .unwrap();
        let map = plain::drawn(&turns.seen_by_all(), &translator::<TrainHeist>());
        map.iter().find_map(|line| line.find(name)).unwrap()
    };
    assert!(column(setup(Edition::built_in()), "townB") < column(setup(Edition::built_in()), "townC"));
    assert!(column(setup(edition), "townB") > column(setup(edition), "townC"));
}

/// The cards in a seat's hand that are not Wilds, in notation.
fn cards_of(play_options: &PlayOptions<Setup>, seat: usize) -> Vec<String> {
    let turns = Turns::<TrainHeist>::open(play_options, 3, &translator::<TrainHeist>()).unwrap();
    let hand = turns.seen_by(Seat::new(seat)).cowboys[seat].hand;
    assert!(matches!(hand, SeenHand::Open { .. }));
    hand.known().suited().iter().map(|card| card.to_string()).collect()
}

#[test]
fn in_versus_nobody_sees_the_hand_of_another() {
    let setup = Setup { first: Some(train_heist::Colour::Red), ..short(Mode::Versus, 3) };
    let alone = play_options(setup.clone(), &["Ana"]);
    let text = said::<TrainHeist>(&alone, &mut "map\ntable\nlog\nquit\n".as_bytes());
    assert!(text.contains("5 hidden cards"), "{text}");
    let own = cards_of(&alone, 0);
    assert!(own.iter().all(|card| text.contains(card)), "{own:?}: {text}");
    for card in cards_of(&alone, 1).into_iter().chain(cards_of(&alone, 2)) {
        assert!(!text.contains(&card), "{card} is a secret: {text}");
    }
    // Two people at one keyboard: blank lines hide the first hand, and the second person sees only their own hand.
    let two = play_options(setup.clone(), &["Ana", "Rui"]);
    let text = said::<TrainHeist>(&two, &mut "\nend\n0\n\nquit\n".as_bytes());
    let (before, after) = text.split_once("Pass the keyboard to Rui (Green).").unwrap();
    assert!(before.ends_with(&"\n".repeat(50)), "{before}");
    for card in cards_of(&two, 0) {
        assert!(!after.contains(&card), "{card} is a secret: {after}");
    }
    assert!(cards_of(&two, 1).iter().all(|card| after.contains(card)), "{after}");
    let open =
        said::<TrainHeist>(&play_options(short(Mode::Cooperative, 3), &["Ana"]), &mut "quit\n".as_bytes());
    assert!(!open.contains("hidden card"), "hands are open among friends: {open}");
}

#[test]
fn answers_are_numbers_notation_or_names_and_refusals_name_their_rule() {
    let setup = Setup { first: Some(train_heist::Colour::Red), ..short(Mode::Cooperative, 2) };
    let play_options = play_options(setup, &["Ana"]);
    let text = said::<TrainHeist>(
        &play_options,
        &mut "passN\nundo\nMOVE PASSN\nmove t01\n99\nflip je\nhello\nquit\n".as_bytes(),
    );
    assert_eq!(text.matches("Red walked to North Pass.").count(), 2, "{text}");
    assert!(text.contains("That space is not adjacent.  [TH-"), "{text}");
    assert!(text.contains("There is no such number in the list."), "{text}");
    assert!(text.contains("You are not on that junction.  [TH-"), "{text}");
    assert!(text.contains("“hello” is no decision of Train Heist."), "{text}");
    let text = said::<TrainHeist>(
        &play_options,
        &mut "?\nrules\nrules th-loot-05\nrules nonsense\nundo\nquit\n".as_bytes(),
    );
    assert!(text.contains("LOOT: ") && text.contains("\nTH-LOOT-05 ("), "{text}");
    assert!(text.contains("Ids look like TH-LOOT-05"), "{text}");
    assert!(text.contains("There is nothing to take back"), "{text}");
}

#[test]
fn cards_are_picked_by_their_numbers() {
    let setup = Setup { first: Some(train_heist::Colour::Red), ..short(Mode::Cooperative, 2) };
    let play_options = play_options(setup, &["Ana"]);
    let mut turns = Turns::<TrainHeist>::open(&play_options, 3, &translator::<TrainHeist>()).unwrap();
    turns.decide(Seat::new(0), Decision::End).unwrap();
    let prompt = Prompt::<TrainHeist>::of(Seat::new(0), turns.seen_by(Seat::new(0)));
    let hand: Vec<_> = prompt.view.cowboys[0].hand.known().iter().collect();
    let discards = |answer: &str| match prompt.read(answer, &translator::<TrainHeist>()) {
        Ok(Decision::Discard(cards)) => cards.iter().collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(discards("0"), []);
    assert_eq!(discards("2"), [hand[1]]);
    assert_eq!(discards("3 1 3"), [hand[0], hand[2]]);
    assert_eq!(discards(&format!("discard {}", hand[1])), [hand[1]]);
    assert!(
        prompt.read("9", &translator::<TrainHeist>()).is_err()
            && prompt.read("0 1", &translator::<TrainHeist>()).is_err()
    );
}

#[test]
fn a_game_is_played_to_its_end_by_keys_on_every_size() {
    for (language, mode) in [(Language::English, Mode::Versus), (Language::Portuguese, Mode::Cooperative)] {
        let translator = Translator::of::<TrainHeist>(language).unwrap();
        let mut turn_screen =
            TurnScreen::<TrainHeist>::new(&play_options(short(mode, 3), &["Ana"]), 3, &translator).unwrap();
        let mut luck = Quick::new(9);
        let again = "saloon play train-heist --seed 3";
        while !shown(&turn_screen, 80, 24).contains(again) {
            for (columns, lines) in [(40, 10), (80, 24), (100, 30), (140, 45), (200, 60)] {
                let page = shown(&turn_screen, columns, lines);
                assert!(columns < 80 || page.contains("> ▏"), "{page}");
            }
            for key in keys(&luck.below(19).to_string()) {
                assert_eq!(turn_screen.press(key), None);
            }
            turn_screen.press([Key::Left, Key::Right, Key::PageDown, Key::Escape][luck.below(4) as usize]);
        }
        assert_eq!(turn_screen.press(Key::Letter('a')), Some(Leaving::Again));
    }
}

#[test]
fn dialogs_open_over_the_table_and_leaving_asks_first() {
    let typed = ["log", "rules TH-LOOT-05", "map", "train", "table", "undo"];
    trial::leaving_asks_first::<TrainHeist>(short(Mode::Cooperative, 2), &typed);
}

#[test]
fn a_game_is_kept_when_it_is_left_and_when_it_is_over() {
    trial::is_kept::<TrainHeist>(&short(Mode::Cooperative, 2));
}

#[test]
fn every_page_of_the_help_fits_the_smallest_screen() {
    trial::help_fits::<TrainHeist>(&short(Mode::Cooperative, 2));
    for language in Language::ALL {
        let (_, signs) = TrainHeist::HELP[1];
        let signs = signs(&Translator::of::<TrainHeist>(language).unwrap(), 80).to_string();
        assert!(["+h", "[1]", "jw/red", "@t07", "K01"].iter().all(|sign| signs.contains(sign)), "{signs}");
    }
}

#[test]
fn the_keyboard_changes_hands_unseen_in_versus() {
    let setup = Setup { first: Some(train_heist::Colour::Red), ..short(Mode::Versus, 2) };
    let play_options = play_options(setup, &["Ana", "Rui"]);
    let translator = translator::<TrainHeist>();
    let mut turn_screen = TurnScreen::<TrainHeist>::new(&play_options, 3, &translator).unwrap();
    for size in [(80, 24), (140, 45)] {
        let page = shown(&turn_screen, size.0, size.1);
        assert!(page.contains("Pass the keyboard to Ana (Red)."), "{page}");
        for card in cards_of(&play_options, 0).into_iter().chain(cards_of(&play_options, 1)) {
            assert!(!page.contains(&card), "{card} is a secret: {page}");
        }
    }
    turn_screen.press(Key::Enter);
    let page = shown(&turn_screen, 140, 45);
    assert!(cards_of(&play_options, 0).iter().all(|card| page.contains(card)), "{page}");
    assert!(cards_of(&play_options, 1).iter().all(|card| !page.contains(card)), "{page}");
}
