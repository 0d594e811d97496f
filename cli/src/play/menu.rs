//! The menu: which game, who plays, with what; then the game; then the menu again.

mod page;
mod settings;

use super::input::{Heard, Input, Key};
use super::screen::sheet::{self, Answer, Sheet};
use super::screen::{Door, Leaving, is_too_small, sit_down};
use super::voice::Voice;
use anyhow::Result;
use catalog::Language;
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
        let voice = Voice::new(settings.language)?;
        match choose(terminal, input, &mut settings, &voice)? {
            Choice::Language => {}
            Choice::Quit => return Ok(()),
            Choice::Start => {
                let leaving = sit_down(terminal, input, &settings.wishes(), &voice, Door::Menu)?;
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
    use ratatui::backend::TestBackend;

    fn shown(settings: &Settings, language: Language) -> String {
        let mut terminal = Terminal::new(TestBackend::new(SMALLEST.0, SMALLEST.1)).unwrap();
        let voice = Voice::new(language).unwrap();
        terminal.draw(|frame| page::draw(settings, &voice, frame.area(), frame.buffer_mut())).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn the_menu_fits_with_seven_people() {
        let mut settings = Settings::new(Language::Portuguese);
        settings.press(Key::Down);
        settings.press(Key::Down);
        for _ in 0..8 {
            settings.press(Key::Right);
        }
        settings.press(Key::Down);
        for _ in 0..8 {
            settings.press(Key::Right);
        }
        assert_eq!((settings.seats, settings.people), (7, 7));
        let screen = shown(&settings, Language::Portuguese);
        for words in ["Jogador 7", "Carro de Viagem no Tempo", "Começar", "Sair"] {
            assert!(screen.contains(words), "{words} is missing:\n{screen}");
        }
    }

    #[test]
    fn settings_become_wishes() {
        let mut settings = Settings::new(Language::English);
        settings.press(Key::Down);
        settings.press(Key::Down);
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
        let wishes = settings.wishes();
        assert_eq!(wishes.people, ["Ana"]);
        assert_eq!(wishes.setup.seats.len(), 5);
        assert_eq!(wishes.bots, bots::Level::Random);
        assert_eq!(wishes.setup.modules.to_string(), "R");
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
        assert_eq!(settings.wishes().people, ["q?"]);
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
