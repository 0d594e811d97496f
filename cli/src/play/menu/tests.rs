//! The menu, operated by keys alone.

use super::settings::{MenuEffect, MenuRow, Settings};
use super::{page, run};
use crate::play::input::{Key, ScriptedKeys};
use crate::play::screen::{Console, SMALLEST};
use crate::play::translator::Translator;
use catalog::{GameId, Language};
use game::{Luck, Quick};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

fn shown(settings: &Settings, language: Language) -> String {
    let mut terminal = Terminal::new(TestBackend::new(SMALLEST.0, SMALLEST.1)).unwrap();
    let translator = Translator::about(settings.game(), language).unwrap();
    terminal.draw(|frame| page::draw(settings, &translator, frame.area(), frame.buffer_mut())).unwrap();
    terminal.backend().to_string()
}

/// Moves the cursor down to this row and presses the key this many times.
fn turn(settings: &mut Settings, row: MenuRow, key: Key, times: usize) {
    while settings.focused() != row {
        settings.press(Key::Down);
    }
    (0..times).for_each(|_| assert_eq!(settings.press(key), None));
}

/// A menu with this game chosen.
fn menu(game: GameId, language: Language) -> Settings {
    let mut settings = Settings::new(language);
    turn(&mut settings, MenuRow::Game, Key::Right, 0);
    while settings.game() != game {
        assert_eq!(settings.press(Key::Right), Some(MenuEffect::Rebuild));
    }
    settings
}

#[test]
fn the_menu_fits_with_seven_people() {
    let mut settings = menu(GameId::SuperExpress, Language::Portuguese);
    turn(&mut settings, MenuRow::Seats, Key::Right, 8);
    turn(&mut settings, MenuRow::People, Key::Right, 8);
    assert_eq!((settings.setup().seats(), settings.people()), (7, 7));
    let screen = shown(&settings, Language::Portuguese);
    for words in ["Jogador 7", "Carro de Viagem no Tempo", "Começar", "Sair"] {
        assert!(screen.contains(words), "{words} is missing:\n{screen}");
    }
}

#[test]
fn whatever_is_pressed_a_row_is_in_focus_and_the_set_up_is_shown() {
    let keys = [Key::Up, Key::Down, Key::Left, Key::Right, Key::Enter, Key::Letter(' '), Key::Letter('x')];
    let mut luck = Quick::new(2);
    let mut settings = Settings::new(Language::English);
    for number in 0..3000 {
        settings.press(luck.pick(&keys).unwrap());
        assert!(settings.rows().contains(&settings.focused()));
        if number % 30 == 0 {
            assert!(!shown(&settings, Language::English).is_empty());
        }
    }
}

#[test]
fn settings_become_wishes() {
    let mut settings = menu(GameId::SuperExpress, Language::English);
    turn(&mut settings, MenuRow::Seats, Key::Right, 1);
    turn(&mut settings, MenuRow::Name(0), Key::Letter('A'), 1);
    turn(&mut settings, MenuRow::Name(0), Key::Letter('n'), 1);
    turn(&mut settings, MenuRow::Name(0), Key::Letter('a'), 1);
    turn(&mut settings, MenuRow::Bots, Key::Left, 1);
    turn(&mut settings, MenuRow::Setup(0), Key::Letter(' '), 1);
    let play_options = settings.play_options();
    assert_eq!(play_options.people, ["Ana"]);
    assert_eq!(play_options.bots, bots::Level::Random);
    assert_eq!(settings.setup().seats(), 5);
    assert!(shown(&settings, Language::English).contains("[x] Reflex"));
}

#[test]
fn train_heist_can_be_set_up_in_both_languages() {
    for (language, words) in [
        (Language::English, ["Train Heist", "Cooperative", "12 (easy)", "Wanted Cards", "Start"]),
        (Language::Portuguese, ["Vermelho", "Cooperativo", "12 (fácil)", "Cartazes", "Começar"]),
    ] {
        let mut settings = menu(GameId::TrainHeist, language);
        turn(&mut settings, MenuRow::Seats, Key::Right, 9);
        turn(&mut settings, MenuRow::People, Key::Right, 9);
        let screen = shown(&settings, language);
        for words in words {
            assert!(screen.contains(words), "{words} is missing:\n{screen}");
        }
    }
}

/// Changing the mode adds and removes other rows; the cursor must stay on the row of the mode.
#[test]
fn the_keys_stay_on_the_row_they_turn() {
    let mut settings = menu(GameId::TrainHeist, Language::English);
    turn(&mut settings, MenuRow::Setup(0), Key::Right, 1);
    assert!(!settings.rows().contains(&MenuRow::People), "one person leads all");
    assert_eq!(settings.focused(), MenuRow::Setup(0));
    turn(&mut settings, MenuRow::Setup(0), Key::Left, 2);
    assert!(!settings.rows().contains(&MenuRow::Setup(1)), "there is no goal");
    assert_eq!(settings.focused(), MenuRow::Setup(0));
}

#[test]
fn train_heist_is_played_from_the_menu_and_left_for_it() {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    // Down past Quit to the game; up again to Start. In the game Ctrl-C asks, Enter means yes; then Quit.
    let keys = [Key::Down, Key::Down, Key::Right, Key::Up, Key::Up, Key::Enter];
    let keys = keys.into_iter().chain([Key::Interrupt, Key::Enter, Key::Down, Key::Enter]);
    let mut keys = ScriptedKeys(keys.collect());
    run(&mut Console { canvas: &mut terminal, input: &mut keys }, Language::English).unwrap();
    assert!(keys.0.is_empty());
    assert!(terminal.backend().to_string().contains("12 (easy)"));
}

#[test]
fn deck_goes_west_can_be_set_up_in_both_languages() {
    for (language, words) in [
        (Language::English, ["1 · Solo", "25 VP in 10 days · Foothill", "the d20", "Start"]),
        (Language::Portuguese, ["Novo Mundo", "25 PV em 10 dias", "o d20", "Começar"]),
    ] {
        let mut settings = menu(GameId::DeckGoesWest, language);
        assert!(!settings.rows().contains(&MenuRow::People), "one plays alone");
        let screen = shown(&settings, language);
        for words in words {
            assert!(screen.contains(words), "{words} is missing:\n{screen}");
        }
        turn(&mut settings, MenuRow::Seats, Key::Right, 9);
        turn(&mut settings, MenuRow::People, Key::Right, 9);
        let screen = shown(&settings, language);
        let last = if language == Language::English { "Quit" } else { "Sair" };
        assert!(screen.contains("Chen Liang") && screen.contains(last), "{screen}");
        // The people never outnumber the seats, even on a mission for fewer players.
        for _ in 0..15 {
            turn(&mut settings, MenuRow::Setup(0), Key::Right, 1);
            assert!(settings.people() <= settings.setup().seats());
        }
    }
}

#[test]
fn deck_goes_west_is_played_from_the_menu_and_left_for_it() {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let keys = [Key::Down, Key::Down, Key::Right, Key::Right, Key::Up, Key::Up, Key::Enter];
    let keys = keys.into_iter().chain([Key::Interrupt, Key::Enter, Key::Down, Key::Enter]);
    let mut keys = ScriptedKeys(keys.collect());
    run(&mut Console { canvas: &mut terminal, input: &mut keys }, Language::English).unwrap();
    assert!(keys.0.is_empty());
    assert!(terminal.backend().to_string().contains("New World"));
}

#[test]
fn help_is_there_before_the_game() {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    // Help opens, turns a page and closes; Enter on Quit leaves.
    let keys = [Key::Letter('?'), Key::Right, Key::Escape, Key::Down, Key::Enter];
    let mut keys = ScriptedKeys(keys.into());
    run(&mut Console { canvas: &mut terminal, input: &mut keys }, Language::English).unwrap();
    assert!(keys.0.is_empty());
    let mut keys = ScriptedKeys([Key::Letter('?'), Key::Interrupt].into());
    run(&mut Console { canvas: &mut terminal, input: &mut keys }, Language::English).unwrap();
    assert!(terminal.backend().to_string().contains("Backspace     take the last card back"));
}

#[test]
fn escape_leaves_a_name_and_only_then_the_menu() {
    let mut settings = Settings::new(Language::English);
    while !settings.is_typing() {
        settings.press(Key::Down);
    }
    for letter in "q?".chars() {
        assert_eq!(settings.press(Key::Letter(letter)), None);
    }
    assert_eq!(settings.press(Key::Escape), None);
    assert!(!settings.is_typing());
    assert_eq!(settings.play_options().people, ["q?"]);
    assert_eq!(settings.press(Key::Escape), Some(MenuEffect::Quit));
}

#[test]
fn language_changes_at_once_and_quitting_leaves() {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    // Start has the focus; above it is Language, below it Quit.
    let mut keys = ScriptedKeys([Key::Up, Key::Right, Key::Down, Key::Down, Key::Enter].into());
    run(&mut Console { canvas: &mut terminal, input: &mut keys }, Language::English).unwrap();
    assert!(keys.0.is_empty());
    assert!(terminal.backend().to_string().contains("Começar"));
}
