//! The menu: which game, who plays, with what; then the game; then the menu again.

mod express;
mod heist;
mod page;
mod settings;
mod west;

use super::input::{Heard, Input, Key};
use super::screen::sheet::{self, Answer, Sheet};
use super::screen::{Door, Leaving, is_too_small};
use super::super_express::screen::sit_down;
use super::turns;
use super::voice::Voice;
use anyhow::Result;
use catalog::{GameId, Language};
use deck_goes_west::DeckGoesWest;
use ratatui::Terminal;
use ratatui::backend::Backend;
use settings::{Choice, Settings};

/// Shows the menu until somebody has enough.
pub(super) fn stay<B: Backend>(
    terminal: &mut Terminal<B>,
    input: &mut impl Input,
    language: Language,
) -> Result<()>
where
    B::Error: Send + Sync + 'static,
{
    let mut settings = Settings::new(language);
    loop {
        let voice = Voice::about(settings.game, settings.language)?;
        match choose(terminal, input, &mut settings, &voice)? {
            Choice::Voice => {}
            Choice::Quit => return Ok(()),
            Choice::Start => {
                let leaving = match settings.game {
                    GameId::SuperExpress => {
                        let wishes = settings.wishes(settings.express.clone());
                        sit_down(terminal, input, &wishes, &voice, Door::Menu)?
                    }
                    GameId::TrainHeist => {
                        let wishes = settings.wishes(settings.heist.clone());
                        super::train_heist::sit_down(terminal, input, wishes, &voice, Door::Menu)?
                    }
                    GameId::DeckGoesWest => {
                        let wishes = settings.wishes(settings.west.clone());
                        turns::screen::sit_down::<DeckGoesWest, _>(
                            terminal,
                            input,
                            &wishes,
                            &voice,
                            Door::Menu,
                        )?
                    }
                };
                if leaving == Leaving::Out {
                    return Ok(());
                }
            }
        }
    }
}

/// Draws and listens until a choice is made.
fn choose<B: Backend>(
    terminal: &mut Terminal<B>,
    input: &mut impl Input,
    settings: &mut Settings,
    voice: &Voice,
) -> Result<Choice>
where
    B::Error: Send + Sync + 'static,
{
    let mut help: Option<Sheet> = None;
    loop {
        let drawn = terminal.draw(|frame| {
            let area = frame.area();
            page::draw(settings, voice, area, frame.buffer_mut());
            if let Some(help) = help.as_ref().filter(|_| !is_too_small(area)) {
                sheet::draw(help, &[], None, voice, area, frame.buffer_mut());
            }
        })?;
        let too_small = is_too_small(drawn.area);
        let choice = match (input.listen(None)?, &mut help) {
            (Heard::Key(Key::Interrupt), _) => Some(Choice::Quit),
            (Heard::Key(Key::Letter('q' | 'Q')), _) if too_small => Some(Choice::Quit),
            (Heard::Key(key), Some(sheet)) if !too_small => {
                if sheet.press(key, &[], voice) != Answer::Stay {
                    help = None;
                }
                None
            }
            (Heard::Key(Key::Letter('?')), None) if !too_small && !settings.is_typing() => {
                help = Some(Sheet::Help(0));
                None
            }
            (Heard::Key(key), None) if !too_small => settings.press(key),
            (Heard::Key(_) | Heard::Noise | Heard::Silence, _) => None,
        };
        if let Some(choice) = choice {
            return Ok(choice);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::input::Script;
    use crate::play::screen::SMALLEST;
    use game::{Catalogued, Game};
    use ratatui::backend::TestBackend;
    use settings::Row;
    use train_heist::{Colour, HouseRule, Mode, TrainHeist};

    fn shown(settings: &Settings, language: Language) -> String {
        let mut terminal = Terminal::new(TestBackend::new(SMALLEST.0, SMALLEST.1)).unwrap();
        let voice = Voice::about(settings.game, language).unwrap();
        terminal.draw(|frame| page::draw(settings, &voice, frame.area(), frame.buffer_mut())).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn the_menu_fits_with_seven_people() {
        let mut settings = Settings::new(Language::Portuguese);
        for _ in 0..3 {
            settings.press(Key::Down);
        }
        for _ in 0..8 {
            settings.press(Key::Right);
        }
        settings.press(Key::Down);
        for _ in 0..8 {
            settings.press(Key::Right);
        }
        assert_eq!((settings.seats(), settings.people()), (7, 7));
        let screen = shown(&settings, Language::Portuguese);
        for words in ["Jogador 7", "Carro de Viagem no Tempo", "Começar", "Sair"] {
            assert!(screen.contains(words), "{words} is missing:\n{screen}");
        }
    }

    #[test]
    fn settings_become_wishes() {
        let mut settings = Settings::new(Language::English);
        for _ in 0..3 {
            settings.press(Key::Down);
        }
        let keys = [
            Key::Right,
            Key::Down,
            Key::Down,
            Key::Letter('A'),
            Key::Letter('n'),
            Key::Letter('a'),
            Key::Down,
        ];
        keys.into_iter().for_each(|key| assert_eq!(settings.press(key), None));
        settings.press(Key::Left);
        settings.press(Key::Down);
        settings.press(Key::Letter(' '));
        let wishes = settings.wishes(settings.express.clone());
        assert_eq!(wishes.people, ["Ana"]);
        assert_eq!(wishes.setup.seats.len(), 5);
        assert_eq!(wishes.bots, bots::Level::Random);
        assert_eq!(wishes.setup.modules.to_string(), "R");
    }

    /// A menu in which Train Heist is chosen.
    fn heist(language: Language) -> Settings {
        let mut settings = Settings::new(language);
        let keys = [Key::Down, Key::Down, Key::Right];
        let choices = keys.map(|key| settings.press(key));
        assert_eq!((settings.game, choices[2]), (GameId::TrainHeist, Some(Choice::Voice)));
        settings
    }

    /// Goes down to this row and turns it so often.
    fn turn(settings: &mut Settings, row: Row, key: Key, times: usize) {
        while settings.focused() != row {
            settings.press(Key::Down);
        }
        (0..times).for_each(|_| assert_eq!(settings.press(key), None));
    }

    #[test]
    fn train_heist_can_be_set_up_in_both_languages() {
        for (language, words) in [
            (Language::English, ["Train Heist", "Cooperative", "12 (easy)", "Wanted Cards", "Start"]),
            (Language::Portuguese, ["Vermelho", "Cooperativo", "12 (fácil)", "Cartazes", "Começar"]),
        ] {
            let mut settings = heist(language);
            turn(&mut settings, Row::Seats, Key::Right, 9);
            turn(&mut settings, Row::People, Key::Right, 9);
            let screen = shown(&settings, language);
            for words in words {
                assert!(screen.contains(words), "{words} is missing:\n{screen}");
            }
        }
    }

    #[test]
    fn settings_of_train_heist_become_wishes() {
        let mut settings = heist(Language::English);
        turn(&mut settings, Row::Seats, Key::Left, 5);
        turn(&mut settings, Row::Name(0), Key::Left, 1);
        turn(&mut settings, Row::Heist(heist::Part::FewerEvents), Key::Right, 5);
        turn(&mut settings, Row::Heist(heist::Part::WantedCards), Key::Left, 1);
        turn(&mut settings, Row::Heist(heist::Part::HouseRule(HouseRule::DropOffOneByOne)), Key::Enter, 1);
        let setup = settings.heist.clone();
        assert_eq!(setup.seats, [Colour::Blue, Colour::Green]);
        assert_eq!((setup.goal, setup.fewer_events, setup.wanted_cards), (10, 5, 4), "the goal is suggested");
        assert!(setup.options.has(HouseRule::DropOffOneByOne));
        turn(&mut settings, Row::Heist(heist::Part::Goal), Key::Left, 2);
        turn(&mut settings, Row::Heist(heist::Part::FewerEvents), Key::Left, 4);
        assert_eq!(settings.heist.goal, 8, "a goal somebody chose stays");
        turn(&mut settings, Row::Heist(heist::Part::FewerEvents), Key::Left, 1);
        assert_eq!(settings.heist.goal, 10, "as far as it can be agreed on");
        turn(&mut settings, Row::Heist(heist::Part::Mode), Key::Right, 1);
        assert_eq!(settings.heist.mode, Mode::Solitaire);
        assert!(!settings.rows().contains(&Row::People), "one person leads all");
        turn(&mut settings, Row::Heist(heist::Part::Mode), Key::Left, 2);
        assert_eq!(settings.heist.mode, Mode::Versus);
        assert!(!settings.rows().contains(&Row::Heist(heist::Part::Goal)));
        assert!(TrainHeist::new(settings.heist).is_ok());
    }

    #[test]
    fn two_colours_change_places() {
        let mut settings = heist(Language::English);
        turn(&mut settings, Row::Name(0), Key::Right, 1);
        assert_eq!(settings.heist.seats, [Colour::Green, Colour::Red, Colour::Yellow]);
    }

    #[test]
    fn train_heist_is_played_from_the_menu_and_left_for_it() {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        // Down over Quit to the game; up again to Start. In the game Ctrl-C asks, Enter means yes; then Quit.
        let keys = [Key::Down, Key::Down, Key::Right, Key::Up, Key::Up, Key::Enter];
        let keys = keys.into_iter().chain([Key::Interrupt, Key::Enter, Key::Down, Key::Enter]);
        let mut keys = Script(keys.collect());
        stay(&mut terminal, &mut keys, Language::English).unwrap();
        assert!(keys.0.is_empty());
        assert!(terminal.backend().to_string().contains("12 (easy)"));
    }

    /// A menu in which Deck Goes West is chosen.
    fn west(language: Language) -> Settings {
        let mut settings = heist(language);
        assert_eq!(settings.press(Key::Right), Some(Choice::Voice));
        assert_eq!(settings.game, GameId::DeckGoesWest);
        settings
    }

    #[test]
    fn deck_goes_west_can_be_set_up_in_both_languages() {
        for (language, words) in [
            (Language::English, ["1 · Solo", "25 VP in 10 days · Foothill", "the d20", "Start"]),
            (Language::Portuguese, ["Novo Mundo", "25 PV em 10 dias", "o d20", "Começar"]),
        ] {
            let mut settings = west(language);
            assert!(!settings.rows().contains(&Row::People), "one plays alone");
            let screen = shown(&settings, language);
            for words in words {
                assert!(screen.contains(words), "{words} is missing:\n{screen}");
            }
            turn(&mut settings, Row::Seats, Key::Right, 9);
            turn(&mut settings, Row::People, Key::Right, 9);
            let screen = shown(&settings, language);
            let last = if language == Language::English { "Quit" } else { "Sair" };
            assert!(screen.contains("Chen Liang") && screen.contains(last), "{screen}");
        }
    }

    #[test]
    fn settings_of_deck_goes_west_become_wishes() {
        use deck_goes_west::{DeckGoesWest, HouseRule};
        let mut settings = west(Language::English);
        turn(&mut settings, Row::Seats, Key::Right, 1);
        assert_eq!(
            settings.west,
            DeckGoesWest::default_setup(2),
            "a mission for two takes the place of one for one"
        );
        turn(&mut settings, Row::Name(0), Key::Right, 1);
        assert_eq!(settings.west.seats, ["hattie-hollis", "derek-dogood"], "they change places");
        turn(&mut settings, Row::West(west::Part::Level), Key::Right, 1);
        assert_eq!(settings.west.seats, ["chen-liang", "bridget-calloway"]);
        turn(&mut settings, Row::West(west::Part::Dice), Key::Right, 1);
        assert_eq!(settings.west.dice.as_deref(), Some("d12"));
        turn(&mut settings, Row::West(west::Part::Board), Key::Right, 3);
        assert_eq!(settings.west.board, None, "once round is as suggested");
        let closed = west::Part::HouseRule(HouseRule::ClosedHands);
        turn(&mut settings, Row::West(closed), Key::Enter, 1);
        assert!(settings.west.options.has(HouseRule::ClosedHands));
        // Every mission, in both directions, is a game that can be played.
        for key in [Key::Right, Key::Left] {
            for _ in 0..15 {
                turn(&mut settings, Row::West(west::Part::Mission), key, 1);
                turn(&mut settings, Row::West(west::Part::Board), Key::Right, 1);
                assert!(DeckGoesWest::new(settings.west.clone()).is_ok(), "{:?}", settings.west);
                assert!(settings.people() <= settings.seats());
            }
        }
    }

    #[test]
    fn deck_goes_west_is_played_from_the_menu_and_left_for_it() {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let keys = [Key::Down, Key::Down, Key::Right, Key::Right, Key::Up, Key::Up, Key::Enter];
        let keys = keys.into_iter().chain([Key::Interrupt, Key::Enter, Key::Down, Key::Enter]);
        let mut keys = Script(keys.collect());
        stay(&mut terminal, &mut keys, Language::English).unwrap();
        assert!(keys.0.is_empty());
        assert!(terminal.backend().to_string().contains("New World"));
    }

    #[test]
    fn help_is_there_before_the_game() {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        // Help opens, turns a page and closes; Enter on Quit leaves.
        let keys = [Key::Letter('?'), Key::Right, Key::Escape, Key::Down, Key::Enter];
        let mut keys = Script(keys.into());
        stay(&mut terminal, &mut keys, Language::English).unwrap();
        assert!(keys.0.is_empty());
        let mut keys = Script([Key::Letter('?'), Key::Interrupt].into());
        stay(&mut terminal, &mut keys, Language::English).unwrap();
        assert!(terminal.backend().to_string().contains("Backspace     take the last card back"));
    }

    #[test]
    fn escape_leaves_a_name_and_only_then_the_house() {
        let mut settings = Settings::new(Language::English);
        while !settings.is_typing() {
            settings.press(Key::Down);
        }
        for letter in "q?".chars() {
            assert_eq!(settings.press(Key::Letter(letter)), None);
        }
        assert_eq!(settings.press(Key::Escape), None);
        assert!(!settings.is_typing());
        assert_eq!(settings.wishes(()).people, ["q?"]);
        assert_eq!(settings.press(Key::Escape), Some(Choice::Quit));
    }

    #[test]
    fn language_changes_at_once_and_quitting_leaves() {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        // Start has the focus; above it is Language, below it Quit.
        let mut keys = Script([Key::Up, Key::Right, Key::Down, Key::Down, Key::Enter].into());
        stay(&mut terminal, &mut keys, Language::English).unwrap();
        assert!(keys.0.is_empty());
        assert!(terminal.backend().to_string().contains("Começar"));
    }
}
