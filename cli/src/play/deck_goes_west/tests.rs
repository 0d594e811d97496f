//! Whole games through both interfaces, and what the map must show.

use super::plain;
use crate::play::PlayOptions;
use crate::play::input::Key;
use crate::play::screen::{Leaving, ScreenGame};
use crate::play::translator::Translator;
use crate::play::turns::screen::TurnScreen;
use crate::play::turns::tests::{self as trial, Typist, keys, play_options, said, shown, translator};
use crate::play::turns::{Prompt, Turns};
use catalog::Language;
use deck_goes_west::{DeckGoesWest, HouseRule, Options, Setup};
use game::{Catalogued, Game, Luck, Quick, Seat, Silent, TestSupport, Viewed, Viewer};
use std::io::BufReader;

fn mission(name: &str, seats: u8) -> Setup {
    Setup { mission: name.to_owned(), ..DeckGoesWest::default_setup(seats) }
}

/// A random line of input, mostly numbers.
fn line(luck: &mut Quick) -> String {
    match luck.below(8) {
        0 => String::new(),
        1 => "pass".to_owned(),
        _ => luck.below(15).to_string(),
    }
}

#[test]
fn a_game_by_numbers_ends_by_the_rules() {
    for (name, seats) in [("new-world", 1), ("discovery", 2), ("cautious-cargo", 3)] {
        let folder = tempfile::tempdir().unwrap();
        let mut play_options = play_options(mission(name, seats), &["Ana"]);
        play_options.record = Some(folder.path().join("game.json"));
        let text = said::<DeckGoesWest>(&play_options, &mut BufReader::new(Typist(Quick::new(5), line)));
        assert!(text.contains(&format!("saloon play deck-goes-west --seed 3 --seats {seats}")), "{name}");
        let file = folder.path().join("game.json");
        let record = std::fs::read_to_string(&file).unwrap();
        assert!(trial::has_ended::<DeckGoesWest>(&file), "{name}");
        assert!(record.contains("\"derek\":\"Ana\""), "{name}");
    }
}

/// Prompts from random playouts of all sample set-ups.
fn sample_prompts() -> Vec<Prompt<DeckGoesWest>> {
    let mut prompts = Vec::new();
    for (seed, setup) in (1..).zip(DeckGoesWest::samples()) {
        let game = DeckGoesWest::new(setup).unwrap();
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            let view = game.view(&state, Viewer::Seat(seat));
            let decision = luck.pick(&view.legal).unwrap();
            if luck.below(9) == 0 {
                prompts.push(Prompt::of(seat, view));
            }
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
        }
    }
    prompts
}

/// The inside of the box around a place on a drawn map: its lines.
fn inside(map: &[String], across: usize, down: usize) -> [String; 2] {
    [1, 2].map(|line| map[down * 3 + line].chars().skip(across * 8 + 1).take(7).collect())
}

#[test]
fn the_map_shows_every_tile_and_everybody() {
    let prompts = sample_prompts();
    assert!(prompts.len() > 100);
    for prompt in &prompts {
        let view = &prompt.view;
        let map = plain::drawn(prompt, &translator::<DeckGoesWest>());
        let drawn = map.join("\n");
        let (west, east) = (view.map[0].place.column, view.map[view.map.len() - 1].place.column);
        let north = view.map.iter().map(|seen| seen.place.row).min().unwrap();
        if west - east >= 9 {
            continue;
        }
        for seen in &view.map {
            let across = usize::from(west.abs_diff(seen.place.column));
            let [land, people] = inside(&map, across, usize::from(seen.place.row.abs_diff(north)));
            match seen.tile.map(|tile| view.game().edition().tile(tile)) {
                Some(tile) => {
                    assert!(land.ends_with(&tile.bandit.to_string()) && !land.starts_with('?'), "{drawn}");
                }
                None => assert!(land.starts_with("??"), "{drawn}"),
            }
            assert_eq!(land.contains('='), seen.rail, "{drawn}");
            assert_eq!(land[2..].contains('w'), view.wagon == Some(seen.place), "{drawn}");
            assert_eq!(people.starts_with(&format!("b{}", seen.bandits)), seen.bandits > 0, "{drawn}");
            let here = |seat: &Seat| {
                let player = &view.players[seat.number()];
                player.is_alive() && player.at() == seen.place
            };
            let meeples = view.game().seats().iter().filter(here).count();
            let letters = people.trim_start_matches(|sign: char| sign == 'b' || sign.is_ascii_digit());
            assert_eq!(letters.trim().len(), meeples, "{drawn}");
        }
    }
}

#[test]
fn whatever_is_asked_is_drawn_in_both_languages() {
    for (at, language) in [(0, Language::English), (1, Language::Portuguese)] {
        let translator = Translator::of::<DeckGoesWest>(language).unwrap();
        for prompt in sample_prompts().iter().skip(at).step_by(2) {
            let choices = prompt.choices(&translator);
            assert!(!choices.is_empty() && !prompt.asked(&translator).is_empty());
            for choice in choices {
                let decision = prompt.read(&choice.number.to_string(), &translator).unwrap();
                assert_eq!(prompt.read(&choice.written, &translator).unwrap(), decision);
            }
        }
    }
}

#[test]
fn a_game_is_played_on_screens_of_many_sizes() {
    let games = [
        (Language::English, "new-world", 1),
        (Language::Portuguese, "one-more-mile", 1),
        (Language::English, "mail-must-move", 5),
        (Language::Portuguese, "nugget-fever", 3),
    ];
    for (language, name, seats) in games {
        let translator = Translator::of::<DeckGoesWest>(language).unwrap();
        let mut turn_screen =
            TurnScreen::<DeckGoesWest>::new(&play_options(mission(name, seats), &["Ana"]), 3, &translator)
                .unwrap();
        let mut luck = Quick::new(9);
        while !shown(&turn_screen, 80, 24).contains("saloon play deck-goes-west --seed 3") {
            for (columns, lines) in [(40, 10), (80, 24), (120, 40), (200, 60)] {
                shown(&turn_screen, columns, lines);
            }
            let typed = if luck.below(6) == 0 { "pass".to_owned() } else { luck.below(15).to_string() };
            for key in keys(&typed) {
                assert_eq!(turn_screen.press(key), None);
            }
            let wandering = [Key::Left, Key::Right, Key::Down, Key::Up, Key::PageDown, Key::Escape];
            for _ in 0..3 {
                assert_eq!(turn_screen.press(wandering[luck.below(6) as usize]), None);
            }
        }
        assert_eq!(turn_screen.press(Key::Letter('a')), Some(Leaving::Again));
    }
}

/// A screen past the news page of the deal.
fn seated<'a>(play_options: &PlayOptions<Setup>, translator: &'a Translator) -> TurnScreen<'a, DeckGoesWest> {
    let mut turn_screen = TurnScreen::<DeckGoesWest>::new(play_options, 3, translator).unwrap();
    let page = shown(&turn_screen, 80, 24);
    assert!(page.contains("Enter go on"), "{page}");
    turn_screen.press(Key::Enter);
    turn_screen
}

#[test]
fn the_arrows_choose_and_enter_does_it() {
    let translator = translator::<DeckGoesWest>();
    let mut turn_screen = seated(&play_options(mission("new-world", 1), &["Ana"]), &translator);
    let before = shown(&turn_screen, 80, 24);
    assert!(before.contains("Ana (Derek Dogood): What will you do?"), "{before}");
    turn_screen.press(Key::Enter);
    assert_eq!(shown(&turn_screen, 80, 24), before, "nothing is marked, so nothing is done");
    turn_screen.press(Key::Up);
    assert!(shown(&turn_screen, 80, 24).contains("Pass"), "the list is turned to its end");
    turn_screen.press(Key::PageUp);
    turn_screen.press(Key::PageUp);
    turn_screen.press(Key::PageUp);
    turn_screen.press(Key::Enter);
    let after = shown(&turn_screen, 80, 24);
    assert!(after.contains("▸ Derek Dogood plays "), "{after}");
    for key in keys("undo") {
        turn_screen.press(key);
    }
}

#[test]
fn every_part_of_the_table_is_a_page() {
    let translator = translator::<DeckGoesWest>();
    let mut turn_screen = seated(&play_options(mission("new-world", 1), &["Ana"]), &translator);
    let words = ["cards", "land", "row", "table"];
    let says = ["Tap your character", "Onto it: ", "Trade Row", "Players"];
    for (word, says) in words.into_iter().zip(says) {
        keys(word).into_iter().for_each(|key| assert_eq!(turn_screen.press(key), None));
        let page = shown(&turn_screen, 80, 24);
        assert!(page.contains(says) && page.contains("Esc back to the table"), "{word}: {page}");
    }
    keys("map").into_iter().for_each(|key| assert_eq!(turn_screen.press(key), None));
    assert_eq!(shown(&turn_screen, 80, 24).matches("??").count(), 9);
    turn_screen.press(Key::Right);
    assert!(shown(&turn_screen, 80, 24).contains("What will you do?"));
}

#[test]
fn dialogs_open_over_the_table_and_leaving_asks_first() {
    let typed = ["log", "rules DW-MOVE-02", "rules MOVE", "map", "next", "undo", "99", "hello"];
    trial::leaving_asks_first::<DeckGoesWest>(mission("new-world", 1), &typed);
}

#[test]
fn a_game_is_kept_when_it_is_left_and_when_it_is_over() {
    trial::is_kept::<DeckGoesWest>(&mission("new-world", 1));
}

#[test]
fn every_page_of_the_help_fits_the_smallest_screen() {
    trial::help_fits::<DeckGoesWest>(&mission("new-world", 1));
}

/// The names of the cards in a seat's hand.
fn cards_of(play_options: &PlayOptions<Setup>, seat: usize) -> String {
    let turns = Turns::<DeckGoesWest>::open(play_options, 3, &translator::<DeckGoesWest>()).unwrap();
    let seat = Seat::new(seat);
    translator::<DeckGoesWest>().tell(&turns.seen_by(seat).hand_in_words(seat))
}

#[test]
fn the_keyboard_is_passed_on_without_showing_closed_hands() {
    let options = Options::default().with(HouseRule::ClosedHands);
    let closed = Setup { options, ..mission("speed-of-the-slowest", 2) };
    for (setup, next) in [(mission("discovery", 2), None), (closed, Some("next"))] {
        let play_options = play_options(setup, &["Ana", "Rui"]);
        let translator = translator::<DeckGoesWest>();
        let mut turn_screen = seated(&play_options, &translator);
        let page = shown(&turn_screen, 140, 45);
        assert!(page.contains("Pass the keyboard to "), "{page}");
        let first = usize::from(page.contains("to Rui"));
        for seat in [0, 1] {
            assert!(!page.contains(&cards_of(&play_options, seat)), "{page}");
        }
        turn_screen.press(Key::Enter);
        let page = shown(&turn_screen, 200, 60);
        assert!(page.contains(&cards_of(&play_options, first)), "{page}");
        assert!(!page.contains(&cards_of(&play_options, 1 - first)), "{page}");
        if let Some(word) = next {
            keys(word).into_iter().for_each(|key| assert_eq!(turn_screen.press(key), None));
            let page = shown(&turn_screen, 200, 60);
            assert!(page.contains("Pass the keyboard to Rui"), "{page}");
            assert!(!page.contains(&cards_of(&play_options, first)), "{page}");
        }
    }
}

#[test]
fn in_a_team_anybody_goes_on() {
    let play_options = play_options(mission("speed-of-the-slowest", 2), &["Ana", "Rui"]);
    let text = said::<DeckGoesWest>(
        &play_options,
        &mut "next\nnext\nmap\ntable\ncards\nland\nrow\nlog\nquit\n".as_bytes(),
    );
    let asked = |who: &str| text.matches(&format!("actions. {who}")).count();
    assert_eq!((asked("Ana (Derek Dogood)"), asked("Rui (Hattie Hollis)")), (2, 1), "{text}");
    assert!(!text.contains("hidden card"), "hands are open among friends: {text}");
    let text = said::<DeckGoesWest>(
        &play_options,
        &mut "do boots 1\ngo\nstop\nnext\nundo\nnext\nundo\nquit\n".as_bytes(),
    );
    assert_eq!(text.matches("There is nothing to take back").count(), 1, "only one's own: {text}");
}

#[test]
fn answers_are_numbers_or_notation_and_refusals_name_their_rule() {
    let play_options = play_options(mission("new-world", 1), &["Ana"]);
    let answers = "DO ABILITY 3\nundo\nability 3\nchoose food\ngo\n99\nstep W walk 9\nhello\nquit\n";
    let text = said::<DeckGoesWest>(&play_options, &mut answers.as_bytes());
    assert!(text.contains("There is no such number in the list."), "{text}");
    assert!(text.contains("  [DW-MOVE-"), "{text}");
    assert!(text.contains("“hello” is no decision of Deck Goes West"), "{text}");
    let text = said::<DeckGoesWest>(
        &play_options,
        &mut "?\nrules\nrules dw-move-02\nrules nonsense\nundo\nnext\nquit\n".as_bytes(),
    );
    assert!(text.contains("MOVE: ") && text.contains("\nDW-MOVE-02 ("), "{text}");
    assert!(text.contains("Ids look like DW-MOVE-02"), "{text}");
    assert!(text.contains("There is nothing to take back") && text.contains("Nobody else here"), "{text}");
    let text = said::<DeckGoesWest>(&play_options, &mut "Leg Wound\nspike-hammer\nquit\n".as_bytes());
    assert!(text.contains("\nLeg Wound:\n") && text.contains("build a railway here"), "{text}");
}
