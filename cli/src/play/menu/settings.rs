//! What can be set in the menu, and the keys that set it.

use crate::play::Wishes;
use crate::play::field::Field;
use crate::play::input::Key;
use bots::Level;
use catalog::Language;
use game::Game;
use super_express::{HouseRule, Module, Modules, Options, Setup, SuperExpress};

/// Seats a game may have.
const SEATS: std::ops::RangeInclusive<usize> = 3..=7;
const LONGEST_NAME: usize = 12;

/// Everything that can be set.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) language: Language,
    pub(super) seats: usize,
    pub(super) people: usize,
    pub(super) names: Vec<Field>,
    pub(super) bots: Level,
    pub(super) modules: Modules,
    pub(super) options: Options,
    focus: usize,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// How many play.
    Seats,
    /// How many of them are at this terminal.
    People,
    /// The name of one of them.
    Name(usize),
    /// How well the bots play.
    Bots,
    /// A module, in play or not.
    Module(Module),
    /// A house rule, in force or not.
    HouseRule(HouseRule),
    /// Which language.
    Language,
    /// Play.
    Start,
    /// Leave.
    Quit,
}

/// What comes of a key that does more than set something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The language is another one now.
    Language,
    /// Play.
    Start,
    /// Leave.
    Quit,
}

impl Settings {
    /// One person against three bots, ready to start.
    pub(super) fn new(language: Language) -> Settings {
        let mut settings = Settings {
            language,
            seats: 4,
            people: 1,
            names: vec![Field::new("", LONGEST_NAME); *SEATS.end()],
            bots: Level::Greedy,
            modules: Modules::NONE,
            options: Options::default(),
            focus: 0,
        };
        // Whoever only wants to play presses Enter.
        settings.focus = settings.rows().iter().position(|&row| row == Row::Start).unwrap_or(0);
        settings
    }

    /// The rows, from top to bottom.
    pub(super) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Seats, Row::People];
        rows.extend((0..self.people).map(Row::Name));
        rows.push(Row::Bots);
        rows.extend(Module::ALL.map(Row::Module));
        rows.extend(HouseRule::ALL.map(Row::HouseRule));
        rows.extend([Row::Language, Row::Start, Row::Quit]);
        rows
    }

    /// The row the keys are on.
    pub(super) fn focused(&self) -> Row {
        self.rows().get(self.focus).copied().unwrap_or(Row::Quit)
    }

    /// Is somebody writing a name?
    pub(super) fn is_typing(&self) -> bool {
        matches!(self.focused(), Row::Name(_))
    }

    /// Takes a key.
    pub(super) fn press(&mut self, key: Key) -> Option<Choice> {
        let rows = self.rows().len();
        match (self.focused(), key) {
            (_, Key::Up) => self.focus = (self.focus + rows - 1) % rows,
            (_, Key::Down) => self.focus = (self.focus + 1) % rows,
            (Row::Name(_), Key::Escape) => {
                self.focus = self.rows().iter().position(|&row| row == Row::Start).unwrap_or(0);
            }
            (_, Key::Escape) | (Row::Quit, Key::Enter | Key::Letter(' ')) => return Some(Choice::Quit),
            (Row::Start, Key::Enter | Key::Letter(' ')) => return Some(Choice::Start),
            (Row::Name(_), Key::Enter) => self.focus += 1,
            (Row::Name(person), key) => {
                if let Some(name) = self.names.get_mut(person) {
                    name.press(key);
                }
            }
            (_, Key::Letter('q' | 'Q')) => return Some(Choice::Quit),
            (row, Key::Left) => return self.change(row, Change::Less),
            (row, Key::Right | Key::Enter | Key::Letter(' ')) => return self.change(row, Change::More),
            _ => {}
        }
        None
    }

    fn change(&mut self, row: Row, change: Change) -> Option<Choice> {
        match row {
            Row::Seats => {
                self.seats = change.of(self.seats).clamp(*SEATS.start(), *SEATS.end());
                self.people = self.people.min(self.seats);
            }
            Row::People => self.people = change.of(self.people).min(self.seats),
            Row::Bots => self.bots = other(&Level::ALL, self.bots),
            Row::Module(module) => {
                let now = self.modules;
                let kept = Module::ALL.into_iter().filter(|&each| now.has(each) != (each == module));
                self.modules = kept.fold(Modules::NONE, Modules::with);
            }
            Row::HouseRule(rule) => {
                let now = self.options;
                let kept = HouseRule::ALL.into_iter().filter(|&each| now.has(each) != (each == rule));
                self.options = kept.fold(Options::default(), Options::with);
            }
            Row::Language => {
                self.language = other(&Language::ALL, self.language);
                return Some(Choice::Language);
            }
            Row::Name(_) | Row::Start | Row::Quit => {}
        }
        None
    }

    /// The game that was set.
    pub(super) fn wishes(&self) -> Wishes {
        Wishes {
            setup: Setup {
                modules: self.modules,
                options: self.options,
                ..SuperExpress::ordinary(self.seats as u8)
            },
            people: self.names.iter().take(self.people).map(|name| name.text().trim().to_owned()).collect(),
            bots: self.bots,
            seed: None,
            language: self.language,
            plain: false,
            record: None,
        }
    }
}

#[derive(Clone, Copy)]
enum Change {
    Less,
    More,
}

impl Change {
    const fn of(self, number: usize) -> usize {
        match self {
            Change::Less => number.saturating_sub(1),
            Change::More => number + 1,
        }
    }
}

/// The next of a few possibilities, round and round.
fn other<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let at = all.iter().position(|&each| each == now).unwrap_or(0);
    all.get((at + 1) % all.len().max(1)).copied().unwrap_or(now)
}
