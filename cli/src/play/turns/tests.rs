//! Tests that every game of single decisions must pass in the terminal, and their helpers.

use super::TurnGame;
use super::plain::{self, InLines};
use super::screen::{OnScreen, TurnScreen, play_on_screen};
use crate::play::PlayOptions;
use crate::play::input::{Key, ScriptedKeys};
use crate::play::screen::{Console, Leaving, ScreenGame, StartedFrom};
use crate::play::terminal_game::TerminalGame;
use crate::play::translator::Translator;
use bots::Level;
use catalog::Language;
use game::record::Record;
use game::{Luck, Quick, Silent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::io::{BufRead, Read};
use std::path::Path;

/// Options for these people and random bots.
pub(in crate::play) fn play_options<S>(setup: S, people: &[&str]) -> PlayOptions<S> {
    PlayOptions {
        setup,
        people: people.iter().map(|&name| name.to_owned()).collect(),
        bots: Level::Random,
        seed: Some(3),
        language: Language::English,
        started_from: StartedFrom::CommandLine,
        plain: true,
        record: None,
    }
}

/// The English translator of a game.
pub(in crate::play) fn translator<G: TerminalGame>() -> Translator {
    Translator::of::<G>(Language::English).unwrap()
}

/// An endless input of random lines.
pub(in crate::play) struct Typist(pub(in crate::play) Quick, pub(in crate::play) fn(&mut Quick) -> String);

impl Read for Typist {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let line = (self.1)(&mut self.0) + "\n";
        let bytes = line.as_bytes();
        into[..bytes.len()].copy_from_slice(bytes);
        Ok(bytes.len())
    }
}

/// The output of a game with this input.
pub(in crate::play) fn said<G: InLines>(
    play_options: &PlayOptions<G::Setup>,
    input: &mut impl BufRead,
) -> String {
    let mut output = Vec::new();
    plain::play::<G>(play_options, &translator::<G>(), input, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// The keys that type a line.
pub(in crate::play) fn keys(line: &str) -> Vec<Key> {
    line.chars().map(Key::Letter).chain([Key::Enter]).collect()
}

/// The screen at this size.
pub(in crate::play) fn shown<G: OnScreen>(
    turn_screen: &TurnScreen<'_, G>,
    columns: u16,
    lines: u16,
) -> String {
    let area = Rect::new(0, 0, columns, lines);
    let mut buffer = Buffer::empty(area);
    turn_screen.draw(area, &mut buffer);
    let line = |row: Rect| row.columns().map(|at| buffer[(at.x, at.y)].symbol()).collect::<String>();
    area.rows().map(line).collect::<Vec<_>>().join("\n")
}

/// Replays a record: has the game ended?
pub(in crate::play) fn has_ended<G: TurnGame>(file: &Path) -> bool {
    let record = std::fs::read_to_string(file).unwrap();
    let (game, state) = Record::<G>::from_json(&record).unwrap().replay(&mut Silent).unwrap();
    game.outcome(&state).is_some()
}

/// Checks that dialogs open over the table, whatever was typed, and that leaving asks first.
pub(in crate::play) fn leaving_asks_first<G: OnScreen>(setup: G::Setup, typed: &[&str]) {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut script = vec![Key::Enter];
    for line in typed {
        script.extend(keys(line));
        script.push(Key::Escape);
    }
    script.extend([Key::Letter('?'), Key::Right, Key::Right, Key::Right, Key::Escape]);
    script.extend(keys("quit"));
    script.push(Key::Letter('n'));
    script.extend([Key::Interrupt, Key::Letter('y')]);
    let mut script = ScriptedKeys(script.into());
    let translator = translator::<G>();
    let mut console = Console { canvas: &mut terminal, input: &mut script };
    play_on_screen::<G>(&mut console, &play_options(setup, &[""]), &translator).unwrap();
    assert!(script.0.is_empty());
}

/// Checks that the record is written when a game is left and when it is over.
pub(in crate::play) fn is_kept<G: OnScreen>(setup: &G::Setup) {
    let folder = tempfile::tempdir().unwrap();
    let translator = translator::<G>();
    let kept_in = |name: &str| {
        let mut play_options = play_options(setup.clone(), &["Ana"]);
        play_options.record = Some(folder.path().join(name));
        (TurnScreen::<G>::new(&play_options, 3, &translator).unwrap(), folder.path().join(name))
    };
    let (mut turn_screen, file) = kept_in("left.json");
    turn_screen.press(Key::Interrupt);
    assert!(shown(&turn_screen, 80, 24).contains("It is kept in"));
    assert_eq!(turn_screen.press(Key::Letter('y')), Some(Leaving::Out));
    turn_screen.close().unwrap();
    assert!(!has_ended::<G>(&file));
    let (mut turn_screen, file) = kept_in("over.json");
    let mut luck = Quick::new(9);
    while !file.exists() {
        for key in keys(&luck.below(19).to_string()).into_iter().chain([Key::Escape]) {
            assert_eq!(turn_screen.press(key), None);
        }
    }
    assert!(shown(&turn_screen, 80, 24).contains("The record is in"));
    assert!(has_ended::<G>(&file));
}

/// Checks that every page of the help fits the smallest screen.
pub(in crate::play) fn help_fits<G: OnScreen>(setup: &G::Setup) {
    for language in Language::ALL {
        let translator = Translator::of::<G>(language).unwrap();
        let play_options = play_options(setup.clone(), &[""]);
        let mut turn_screen = TurnScreen::<G>::new(&play_options, 3, &translator).unwrap();
        turn_screen.press(Key::Letter('?'));
        for (_, text) in G::HELP {
            let screen = shown(&turn_screen, 80, 24);
            let text = text(&translator, 80).to_string();
            let last = text.split_whitespace().last().unwrap_or_default();
            assert!(screen.contains(last), "“{last}” is missing:\n{screen}");
            turn_screen.press(Key::Right);
        }
    }
}
