//! Whole games on the screen, operated by keys alone.

use super::{complain_unless, drawn, english, play_options};
use crate::play::PlayOptions;
use crate::play::input::{Key, Script};
use crate::play::screen::Before;
use crate::play::screen::{Console, Leaving, StartedFrom};
use crate::play::super_express::screen::sit_down;
use crate::play::super_express::screen::sitting::{Page, Sitting};
use crate::play::super_express::screen::watching::Pace;
use crate::play::super_express::step::Motion;
use crate::play::translator::Translator;
use catalog::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use super_express::{Purse, SuperExpress, Wagon};

fn screen(sitting: &Sitting<'_>, width: u16, height: u16) -> Vec<String> {
    drawn(width, height, |area, buffer| sitting.draw(area, buffer))
}

/// The keys that advance the page: three cards and Enter, or the next beat.
fn keys(sitting: &Sitting<'_>) -> Vec<Key> {
    match &sitting.page {
        Page::Choosing(choice) if choice.picked.is_empty() => {
            vec![Key::Letter('c'), Key::Letter('s'), Key::Letter('m'), Key::Enter]
        }
        Page::HandOver(_) | Page::Choosing(_) => vec![Key::Enter],
        Page::Watching(_) => vec![Key::Letter(' ')],
        Page::Over => Vec::new(),
    }
}

fn contains(screen: &[String], what: &str) -> bool {
    screen.iter().any(|line| line.contains(what))
}

#[test]
fn a_game_is_played_to_its_end_by_keys() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(4, "RHT", &["Ana"]), 7, &translator, None).unwrap();
    for _ in 0..2000 {
        // Play every frame of the motion.
        while sitting.patience().is_some() {
            screen(&sitting, 80, 24);
            sitting.tick();
        }
        screen(&sitting, 80, 24);
        for key in keys(&sitting) {
            assert_eq!(sitting.press(key), None);
        }
        if matches!(sitting.page, Page::Over) {
            break;
        }
    }
    let end = screen(&sitting, 80, 24);
    complain_unless(contains(&end, "★") && contains(&end, "by rule SE-END-0"), "the game has ended", &end);
    complain_unless(
        contains(&end, "saloon play super-express --seed 7 --seats 4 --set modules=RHT"),
        "and can be played again",
        &end,
    );
    let record = sitting.table.seated.record().clone();
    assert!(record.replay(&mut game::Silent).is_ok(), "what was written down holds");
    assert_eq!(record.players.get("B").map(String::as_str), Some("Ana"));
    assert_eq!(sitting.press(Key::Letter('a')), Some(Leaving::Again));
}

#[test]
fn the_last_card_of_a_round_stays_on_the_plates() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(3, "-", &["Ana"]), 7, &translator, None).unwrap();
    sitting.pace = Pace::Instant;
    for key in [Key::Letter('c'), Key::Letter('s'), Key::Letter('t'), Key::Enter] {
        sitting.press(key);
    }
    sitting.press(Key::Letter('e'));
    let Page::Watching(show) = &sitting.page else { panic!("a round is watched") };
    assert_eq!(show.step().scene.motion, Some(Motion::Uncoupling));
    let plates = screen(&sitting, 100, 40);
    complain_unless(contains(&plates, "[c][s][t]"), "three cards, all revealed", &plates);
    complain_unless(!contains(&plates, "▒▒") && !contains(&plates, "choosing"), "for everybody", &plates);
    sitting.press(Key::Letter(' '));
    let plates = screen(&sitting, 100, 40);
    complain_unless(!contains(&plates, "[c]"), "until the next round", &plates);
}

#[test]
fn nothing_secret_is_on_the_screen_while_the_keyboard_changes_hands() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(3, "-", &["Ana", "Rui"]), 5, &translator, None).unwrap();
    sitting.pace = Pace::Instant;
    let mut treasures_were_taken = false;
    for _ in 0..500 {
        let public = screen(&sitting, 80, 24);
        let values = Wagon::ALL.map(|wagon| wagon.value().to_string());
        let shown: Vec<&String> = values.iter().filter(|value| contains(&public, value)).collect();
        match &sitting.page {
            Page::HandOver(_) | Page::Watching(_) => {
                complain_unless(shown.is_empty(), "treasure values are secret", &public);
                complain_unless(!contains(&public, "(c)"), "programs are secret", &public);
            }
            Page::Choosing(choice) => {
                let view = sitting.table.seated.view(game::Viewer::Seat(choice.seat));
                let own = sitting.table.seated.game().bandit(choice.seat);
                let mine = view.loot.0.iter().find(|(owner, _)| *owner == own).map(|(_, purse)| purse);
                let mine = match mine {
                    Some(Purse::Open(wagons)) => wagons.iter().map(ToString::to_string).collect(),
                    _ => Vec::new(),
                };
                treasures_were_taken |= !mine.is_empty();
                complain_unless(
                    shown.iter().all(|value| mine.contains(value)),
                    "only one's own values",
                    &public,
                );
                if choice.picked.is_empty() {
                    complain_unless(!contains(&public, "(c)"), "only one's own program", &public);
                }
            }
            Page::Over => break,
        }
        for key in keys(&sitting) {
            sitting.press(key);
        }
    }
    assert!(matches!(sitting.page, Page::Over), "the game ends");
    assert!(treasures_were_taken, "a game in which somebody here had a treasure to hide");
}

#[test]
fn a_sealed_program_may_be_changed_until_the_last_is_sealed() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(3, "-", &["Ana", "Rui"]), 5, &translator, None).unwrap();
    let press = |sitting: &mut Sitting<'_>, keys: &[Key]| {
        keys.iter().for_each(|&key| assert_eq!(sitting.press(key), None));
    };
    press(&mut sitting, &[Key::Enter, Key::Letter('c'), Key::Letter('s'), Key::Letter('m'), Key::Enter]);
    complain_unless(contains(&screen(&sitting, 80, 24), "sealed"), "sealed", &screen(&sitting, 80, 24));
    press(&mut sitting, &[Key::Enter, Key::Left, Key::Enter, Key::Backspace, Key::Letter('t'), Key::Enter]);
    assert!(contains(&screen(&sitting, 80, 24), "(c)(s)(t)"), "Ana changed her mind");
    press(
        &mut sitting,
        &[Key::Enter, Key::Enter, Key::Letter('m'), Key::Letter('t'), Key::Letter('s'), Key::Enter],
    );
    assert!(matches!(sitting.page, Page::Watching(_)), "the last program sets the train in motion");
}

#[test]
fn each_line_of_the_log_leads_to_its_rule() {
    let translator = Translator::of::<SuperExpress>(Language::Portuguese).unwrap();
    let mut sitting = Sitting::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    sitting.press(Key::Letter('l'));
    sitting.press(Key::Home);
    let log = screen(&sitting, 80, 24);
    complain_unless(contains(&log, "O trem está pronto") && contains(&log, "SE-SETUP-03"), "the log", &log);
    sitting.press(Key::Enter);
    let rule = screen(&sitting, 80, 24);
    complain_unless(
        contains(&rule, "Conte os jogadores e some um"),
        "the rule in the language spoken",
        &rule,
    );
    for _ in 0..2 {
        sitting.press(Key::Escape);
    }
    assert!(sitting.screen_state.sheets.is_empty());
}

#[test]
fn help_has_keys_cards_and_the_game_on_one_page() {
    for language in Language::ALL {
        let translator = Translator::of::<SuperExpress>(language).unwrap();
        let mut sitting = Sitting::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
        sitting.press(Key::Letter('?'));
        for last_words in
            ["Ctrl-C", "♞", if language.tag() == "en" { "best single one" } else { "melhor tesouro" }]
        {
            let help = screen(&sitting, 80, 24);
            complain_unless(contains(&help, last_words), "nothing is cut off", &help);
            sitting.press(Key::Right);
        }
    }
}

#[test]
fn leaving_a_running_game_asks_first() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    assert_eq!(sitting.press(Key::Letter('q')), None);
    assert!(contains(&screen(&sitting, 80, 24), "Leave this game?"));
    assert_eq!(sitting.press(Key::Letter('n')), None);
    assert!(sitting.screen_state.sheets.is_empty());
    assert_eq!(sitting.press(Key::Interrupt), None);
    assert_eq!(sitting.press(Key::Interrupt), Some(Leaving::Out));
}

#[test]
fn a_small_screen_is_told_so_politely() {
    let translator = english();
    let sitting = Sitting::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    let small = screen(&sitting, 60, 10);
    complain_unless(
        contains(&small, "60 columns by 10 lines") && contains(&small, "please"),
        "politely",
        &small,
    );
}

#[test]
fn on_a_small_screen_one_can_leave_and_nothing_else() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    for key in [Key::Letter('c'), Key::Letter('l'), Key::Letter('?'), Key::Enter, Key::Escape] {
        assert_eq!(sitting.press_unseen(key), None);
    }
    let Page::Choosing(choice) = &sitting.page else { panic!("somebody chooses") };
    assert!(choice.picked.is_empty() && sitting.screen_state.sheets.is_empty());
    assert_eq!(sitting.press_unseen(Key::Interrupt), None);
    let small = screen(&sitting, 60, 10);
    complain_unless(contains(&small, "Leave this game?"), "the question is seen", &small);
    assert_eq!(sitting.press_unseen(Key::Escape), None);
    assert!(sitting.screen_state.sheets.is_empty());
    sitting.press_unseen(Key::Letter('q'));
    assert_eq!(sitting.press_unseen(Key::Letter('y')), Some(Leaving::Out));
}

#[test]
fn a_game_with_a_record_says_where_it_is_kept() {
    let translator = english();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("g.json");
    let play_options = PlayOptions { record: Some(file.clone()), ..play_options(4, "-", &["Ana"]) };
    let mut sitting = Sitting::new(&play_options, 7, &translator, None).unwrap();
    sitting.press(Key::Letter('q'));
    let question = screen(&sitting, 200, 40);
    complain_unless(
        contains(&question, "It is kept in") && !contains(&question, "not be kept"),
        "that it is kept",
        &question,
    );
    sitting.farewell().unwrap();
    assert!(file.exists());
}

#[test]
fn a_name_that_does_not_do_stays_to_be_mended() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(3, "-", &[]), 7, &translator, None).unwrap();
    sitting.press(Key::Letter('E'));
    assert!(matches!(sitting.page, Page::Over));
    sitting.press(Key::Letter('s'));
    for _ in 0..100 {
        sitting.press(Key::Backspace);
    }
    "/no/such/g.json".chars().for_each(|letter| assert_eq!(sitting.press(Key::Letter(letter)), None));
    sitting.press(Key::Enter);
    let sheet = screen(&sitting, 80, 24);
    complain_unless(contains(&sheet, "/no/such/g.json▏"), "the name is still there", &sheet);
    complain_unless(contains(&sheet, "no such folder") && !contains(&sheet, "os error"), "and why", &sheet);
}

#[test]
fn only_keys_that_do_something_are_offered() {
    let translator = english();
    let mut sitting = Sitting::new(&play_options(3, "-", &[]), 7, &translator, None).unwrap();
    sitting.pace = Pace::Instant;
    let mut ends = 0;
    while let Page::Watching(show) = &sitting.page {
        let (is_at_end, footer) = (show.is_at_end(), screen(&sitting, 80, 24).pop().unwrap());
        assert_ne!(footer.contains("e round  "), is_at_end, "{footer}");
        assert!(footer.contains("? help"), "{footer}");
        ends += usize::from(is_at_end);
        sitting.press(Key::Letter(' '));
    }
    assert!(ends > 1);
}

#[test]
fn somebody_else_may_take_the_keyboard_from_the_first_page_on() {
    let translator = english();
    let sitting = Sitting::new(&play_options(3, "-", &["Ana", "Rui"]), 5, &translator, None).unwrap();
    let page = screen(&sitting, 80, 24);
    complain_unless(contains(&page, "← →: somebody else first"), "a choice is offered", &page);
}

#[test]
fn every_page_fits_every_size_in_both_languages() {
    let sizes = [(80, 24), (100, 30), (120, 40), (128, 24), (200, 60)];
    for (language, last_word) in [(Language::English, "leave"), (Language::Portuguese, "sair")] {
        let translator = Translator::of::<SuperExpress>(language).unwrap();
        for (width, height) in sizes {
            let people = ["Ana", "Rui", "Maximiliano de Albuquerque"];
            let mut sitting = Sitting::new(
                &PlayOptions { started_from: StartedFrom::Menu, ..play_options(7, "RHT", &people) },
                3,
                &translator,
                None,
            )
            .unwrap();
            sitting.pace = Pace::Instant;
            while !matches!(sitting.page, Page::Over) {
                let page = screen(&sitting, width, height);
                let footer = page.last().map_or("", |line| line.trim_end());
                complain_unless(footer.ends_with(last_word), "the keys fit", &page);
                if matches!(sitting.page, Page::Choosing(_)) {
                    complain_unless(
                        page.iter().any(|line| line.contains(" h ──")),
                        "the last card fits",
                        &page,
                    );
                }
                keys(&sitting).into_iter().for_each(|key| assert_eq!(sitting.press(key), None));
            }
            screen(&sitting, width, height);
        }
    }
}

#[test]
fn a_script_of_keys_leaves_by_the_door_it_came_in() {
    for (started_from, leaving) in
        [(StartedFrom::CommandLine, Leaving::Out), (StartedFrom::Menu, Leaving::ToMenu)]
    {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let mut script = Script([Key::Letter('m'), Key::Letter('q'), Key::Letter('y')].into());
        let play_options = PlayOptions { started_from, ..play_options(4, "-", &["Ana"]) };
        let mut console = Console { canvas: &mut terminal, input: &mut script };
        let left = sit_down(&mut console, &play_options, &english()).unwrap();
        assert_eq!(left, leaving);
        assert!(script.0.is_empty());
    }
}
