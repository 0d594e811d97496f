//! Whole games on the screen, operated by keys alone.

use super::{complain_unless, drawn, english, play_options};
use crate::play::PlayOptions;
use crate::play::input::{Key, ScriptedKeys};
use crate::play::screen::ScreenGame;
use crate::play::screen::{Console, Leaving, StartedFrom};
use crate::play::super_express::screen::play_on_screen;
use crate::play::super_express::screen::playback::PlaybackSpeed;
use crate::play::super_express::screen::round_screen::{RoundScreen, ScreenPage};
use crate::play::super_express::seen_beat::AnimationKind;
use crate::play::translator::Translator;
use catalog::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use super_express::{SeenTreasures, SuperExpress, Wagon};

fn screen(round_screen: &RoundScreen<'_>, width: u16, height: u16) -> Vec<String> {
    drawn(width, height, |area, buffer| round_screen.draw(area, buffer))
}

/// The keys that advance the page: three cards and Enter, or the next beat.
fn keys(round_screen: &RoundScreen<'_>) -> Vec<Key> {
    match &round_screen.page {
        ScreenPage::Choosing(choice) if choice.picked.is_empty() => {
            vec![Key::Letter('c'), Key::Letter('s'), Key::Letter('m'), Key::Enter]
        }
        ScreenPage::HandOver(_) | ScreenPage::Choosing(_) => vec![Key::Enter],
        ScreenPage::Watching(_) => vec![Key::Letter(' ')],
        ScreenPage::Over => Vec::new(),
    }
}

fn contains(screen: &[String], what: &str) -> bool {
    screen.iter().any(|line| line.contains(what))
}

#[test]
fn a_game_is_played_to_its_end_by_keys() {
    let translator = english();
    let mut round_screen = RoundScreen::new(&play_options(4, "RHT", &["Ana"]), 7, &translator, None).unwrap();
    for _ in 0..2000 {
        // Play every frame of the animation.
        while round_screen.timeout().is_some() {
            screen(&round_screen, 80, 24);
            round_screen.tick();
        }
        screen(&round_screen, 80, 24);
        for key in keys(&round_screen) {
            assert_eq!(round_screen.press(key), None);
        }
        if matches!(round_screen.page, ScreenPage::Over) {
            break;
        }
    }
    let end = screen(&round_screen, 80, 24);
    complain_unless(contains(&end, "★") && contains(&end, "by rule SE-END-0"), "the game has ended", &end);
    complain_unless(
        contains(&end, "saloon play super-express --seed 7 --seats 4 --set modules=RHT"),
        "and can be played again",
        &end,
    );
    let record = round_screen.rounds.seated.record().clone();
    assert!(record.replay(&mut game::Silent).is_ok(), "what was written down holds");
    assert_eq!(record.players.get("B").map(String::as_str), Some("Ana"));
    assert_eq!(round_screen.press(Key::Letter('a')), Some(Leaving::Again));
}

#[test]
fn the_last_card_of_a_round_stays_on_the_plates() {
    let translator = english();
    let mut round_screen = RoundScreen::new(&play_options(3, "-", &["Ana"]), 7, &translator, None).unwrap();
    round_screen.speed = PlaybackSpeed::Instant;
    for key in [Key::Letter('c'), Key::Letter('s'), Key::Letter('t'), Key::Enter] {
        round_screen.press(key);
    }
    round_screen.press(Key::Letter('e'));
    let ScreenPage::Watching(playback) = &round_screen.page else { panic!("a round is watched") };
    assert_eq!(playback.beat().marks.animation, Some(AnimationKind::Uncoupling));
    let plates = screen(&round_screen, 100, 40);
    complain_unless(contains(&plates, "[c][s][t]"), "three cards, all revealed", &plates);
    complain_unless(!contains(&plates, "▒▒") && !contains(&plates, "choosing"), "for everybody", &plates);
    round_screen.press(Key::Letter(' '));
    let plates = screen(&round_screen, 100, 40);
    complain_unless(!contains(&plates, "[c]"), "until the next round", &plates);
}

#[test]
fn nothing_secret_is_on_the_screen_while_the_keyboard_changes_hands() {
    let translator = english();
    let mut round_screen =
        RoundScreen::new(&play_options(3, "-", &["Ana", "Rui"]), 5, &translator, None).unwrap();
    round_screen.speed = PlaybackSpeed::Instant;
    let mut treasures_were_taken = false;
    for _ in 0..500 {
        let public = screen(&round_screen, 80, 24);
        let values = Wagon::ALL.map(|wagon| wagon.value().to_string());
        let shown: Vec<&String> = values.iter().filter(|value| contains(&public, value)).collect();
        match &round_screen.page {
            ScreenPage::HandOver(_) | ScreenPage::Watching(_) => {
                complain_unless(shown.is_empty(), "treasure values are secret", &public);
                complain_unless(!contains(&public, "(c)"), "programs are secret", &public);
            }
            ScreenPage::Choosing(choice) => {
                let view = round_screen.rounds.seated.view(game::Viewer::Seat(choice.seat));
                let own = round_screen.rounds.seated.game().bandit(choice.seat);
                let mine = view.loot.0.iter().find(|(owner, _)| *owner == own).map(|(_, purse)| purse);
                let mine = match mine {
                    Some(SeenTreasures::Open(wagons)) => wagons.iter().map(ToString::to_string).collect(),
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
            ScreenPage::Over => break,
        }
        for key in keys(&round_screen) {
            round_screen.press(key);
        }
    }
    assert!(matches!(round_screen.page, ScreenPage::Over), "the game ends");
    assert!(treasures_were_taken, "a game in which a person here had a treasure to hide");
}

#[test]
fn a_sealed_program_may_be_changed_until_the_last_is_sealed() {
    let translator = english();
    let mut round_screen =
        RoundScreen::new(&play_options(3, "-", &["Ana", "Rui"]), 5, &translator, None).unwrap();
    let press = |round_screen: &mut RoundScreen<'_>, keys: &[Key]| {
        keys.iter().for_each(|&key| assert_eq!(round_screen.press(key), None));
    };
    press(&mut round_screen, &[Key::Enter, Key::Letter('c'), Key::Letter('s'), Key::Letter('m'), Key::Enter]);
    complain_unless(
        contains(&screen(&round_screen, 80, 24), "sealed"),
        "sealed",
        &screen(&round_screen, 80, 24),
    );
    press(
        &mut round_screen,
        &[Key::Enter, Key::Left, Key::Enter, Key::Backspace, Key::Letter('t'), Key::Enter],
    );
    assert!(contains(&screen(&round_screen, 80, 24), "(c)(s)(t)"), "Ana changed her mind");
    press(
        &mut round_screen,
        &[Key::Enter, Key::Enter, Key::Letter('m'), Key::Letter('t'), Key::Letter('s'), Key::Enter],
    );
    assert!(
        matches!(round_screen.page, ScreenPage::Watching(_)),
        "the last program sets the train in motion"
    );
}

#[test]
fn each_line_of_the_log_leads_to_its_rule() {
    let translator = Translator::of::<SuperExpress>(Language::Portuguese).unwrap();
    let mut round_screen = RoundScreen::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    round_screen.press(Key::Letter('l'));
    round_screen.press(Key::Home);
    let log = screen(&round_screen, 80, 24);
    complain_unless(contains(&log, "O trem está pronto") && contains(&log, "SE-SETUP-03"), "the log", &log);
    round_screen.press(Key::Enter);
    let rule = screen(&round_screen, 80, 24);
    complain_unless(
        contains(&rule, "Conte os jogadores e some um"),
        "the rule in the language spoken",
        &rule,
    );
    for _ in 0..2 {
        round_screen.press(Key::Escape);
    }
    assert!(round_screen.state.dialogs.is_empty());
}

#[test]
fn help_has_keys_cards_and_the_game_on_one_page() {
    for language in Language::ALL {
        let translator = Translator::of::<SuperExpress>(language).unwrap();
        let mut round_screen =
            RoundScreen::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
        round_screen.press(Key::Letter('?'));
        for last_words in
            ["Ctrl-C", "♞", if language.tag() == "en" { "best single one" } else { "melhor tesouro" }]
        {
            let help = screen(&round_screen, 80, 24);
            complain_unless(contains(&help, last_words), "nothing is cut off", &help);
            round_screen.press(Key::Right);
        }
    }
}

#[test]
fn leaving_a_running_game_asks_first() {
    let translator = english();
    let mut round_screen = RoundScreen::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    assert_eq!(round_screen.press(Key::Letter('q')), None);
    assert!(contains(&screen(&round_screen, 80, 24), "Leave this game?"));
    assert_eq!(round_screen.press(Key::Letter('n')), None);
    assert!(round_screen.state.dialogs.is_empty());
    assert_eq!(round_screen.press(Key::Interrupt), None);
    assert_eq!(round_screen.press(Key::Interrupt), Some(Leaving::Out));
}

#[test]
fn a_small_screen_is_told_so_politely() {
    let translator = english();
    let round_screen = RoundScreen::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    let small = screen(&round_screen, 60, 10);
    complain_unless(
        contains(&small, "60 columns by 10 lines") && contains(&small, "please"),
        "politely",
        &small,
    );
}

#[test]
fn on_a_small_screen_one_can_leave_and_nothing_else() {
    let translator = english();
    let mut round_screen = RoundScreen::new(&play_options(4, "-", &["Ana"]), 7, &translator, None).unwrap();
    for key in [Key::Letter('c'), Key::Letter('l'), Key::Letter('?'), Key::Enter, Key::Escape] {
        assert_eq!(round_screen.press_when_too_small(key), None);
    }
    let ScreenPage::Choosing(choice) = &round_screen.page else { panic!("a seat chooses") };
    assert!(choice.picked.is_empty() && round_screen.state.dialogs.is_empty());
    assert_eq!(round_screen.press_when_too_small(Key::Interrupt), None);
    let small = screen(&round_screen, 60, 10);
    complain_unless(contains(&small, "Leave this game?"), "the question is seen", &small);
    assert_eq!(round_screen.press_when_too_small(Key::Escape), None);
    assert!(round_screen.state.dialogs.is_empty());
    round_screen.press_when_too_small(Key::Letter('q'));
    assert_eq!(round_screen.press_when_too_small(Key::Letter('y')), Some(Leaving::Out));
}

#[test]
fn a_game_with_a_record_says_where_it_is_kept() {
    let translator = english();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("g.json");
    let play_options = PlayOptions { record: Some(file.clone()), ..play_options(4, "-", &["Ana"]) };
    let mut round_screen = RoundScreen::new(&play_options, 7, &translator, None).unwrap();
    round_screen.press(Key::Letter('q'));
    let question = screen(&round_screen, 200, 40);
    complain_unless(
        contains(&question, "It is kept in") && !contains(&question, "not be kept"),
        "that it is kept",
        &question,
    );
    round_screen.close().unwrap();
    assert!(file.exists());
}

#[test]
fn a_name_that_does_not_do_stays_to_be_mended() {
    let translator = english();
    let mut round_screen = RoundScreen::new(&play_options(3, "-", &[]), 7, &translator, None).unwrap();
    round_screen.press(Key::Letter('E'));
    assert!(matches!(round_screen.page, ScreenPage::Over));
    round_screen.press(Key::Letter('s'));
    for _ in 0..100 {
        round_screen.press(Key::Backspace);
    }
    "/no/such/g.json".chars().for_each(|letter| assert_eq!(round_screen.press(Key::Letter(letter)), None));
    round_screen.press(Key::Enter);
    let sheet = screen(&round_screen, 80, 24);
    complain_unless(contains(&sheet, "/no/such/g.json▏"), "the name is still there", &sheet);
    complain_unless(contains(&sheet, "no such folder") && !contains(&sheet, "os error"), "and why", &sheet);
}

#[test]
fn only_keys_that_do_something_are_offered() {
    let translator = english();
    let mut round_screen = RoundScreen::new(&play_options(3, "-", &[]), 7, &translator, None).unwrap();
    round_screen.speed = PlaybackSpeed::Instant;
    let mut ends = 0;
    while let ScreenPage::Watching(playback) = &round_screen.page {
        let (is_at_end, footer) = (playback.is_at_end(), screen(&round_screen, 80, 24).pop().unwrap());
        assert_ne!(footer.contains("e round  "), is_at_end, "{footer}");
        assert!(footer.contains("? help"), "{footer}");
        ends += usize::from(is_at_end);
        round_screen.press(Key::Letter(' '));
    }
    assert!(ends > 1);
}

#[test]
fn another_player_may_take_the_keyboard_from_the_first_page_on() {
    let translator = english();
    let round_screen =
        RoundScreen::new(&play_options(3, "-", &["Ana", "Rui"]), 5, &translator, None).unwrap();
    let page = screen(&round_screen, 80, 24);
    complain_unless(contains(&page, "← →: somebody else first"), "a choice is offered", &page);
}

#[test]
fn every_page_fits_every_size_in_both_languages() {
    let sizes = [(80, 24), (100, 30), (120, 40), (128, 24), (200, 60)];
    for (language, last_word) in [(Language::English, "leave"), (Language::Portuguese, "sair")] {
        let translator = Translator::of::<SuperExpress>(language).unwrap();
        for (width, height) in sizes {
            let people = ["Ana", "Rui", "Maximiliano de Albuquerque"];
            let mut round_screen = RoundScreen::new(
                &PlayOptions { started_from: StartedFrom::Menu, ..play_options(7, "RHT", &people) },
                3,
                &translator,
                None,
            )
            .unwrap();
            round_screen.speed = PlaybackSpeed::Instant;
            while !matches!(round_screen.page, ScreenPage::Over) {
                let page = screen(&round_screen, width, height);
                let footer = page.last().map_or("", |line| line.trim_end());
                complain_unless(footer.ends_with(last_word), "the keys fit", &page);
                if matches!(round_screen.page, ScreenPage::Choosing(_)) {
                    complain_unless(
                        page.iter().any(|line| line.contains(" h ──")),
                        "the last card fits",
                        &page,
                    );
                }
                keys(&round_screen).into_iter().for_each(|key| assert_eq!(round_screen.press(key), None));
            }
            screen(&round_screen, width, height);
        }
    }
}

#[test]
fn a_script_of_keys_leaves_by_the_door_it_came_in() {
    for (started_from, leaving) in
        [(StartedFrom::CommandLine, Leaving::Out), (StartedFrom::Menu, Leaving::ToMenu)]
    {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let mut script = ScriptedKeys([Key::Letter('m'), Key::Letter('q'), Key::Letter('y')].into());
        let play_options = PlayOptions { started_from, ..play_options(4, "-", &["Ana"]) };
        let mut console = Console { canvas: &mut terminal, input: &mut script };
        let left = play_on_screen(&mut console, &play_options, &english()).unwrap();
        assert_eq!(left, leaving);
        assert!(script.0.is_empty());
    }
}
