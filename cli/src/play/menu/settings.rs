//! The settings of the menu, and the keys that change them.

use super::menu_setup::{Change, MenuSetup};
use crate::play::PlayOptions;
use crate::play::input::Key;
use crate::play::screen::StartedFrom;
use crate::play::terminal_game::{TerminalGame, on_game};
use crate::play::text_field::TextField;
use bots::Level;
use catalog::{GameId, Language};
use game::Seat;
use std::ops::RangeInclusive;

const LONGEST_NAME: usize = 12;

/// All settings.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) language: Language,
    /// The chosen game, by its index in [`GameId::ALL`].
    chosen: usize,
    /// The set-up of each game.
    setups: [Box<dyn MenuSetup>; GameId::ALL.len()],
    people: usize,
    pub(super) names: Vec<TextField>,
    pub(super) bots: Level,
    focus: usize,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuRow {
    /// The game.
    Game,
    /// The number of seats.
    Seats,
    /// How many of the seats people at this terminal take.
    People,
    /// The name of a person, with the piece where it can be chosen.
    Name(usize),
    /// The level of the bots.
    Bots,
    /// A row of the game's set-up, by its number.
    Setup(usize),
    /// The language of all text.
    Language,
    /// Starts the game.
    Start,
    /// Quits the program.
    Quit,
}

/// What the caller must do after a key, beyond drawing again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuEffect {
    /// Build another translator: the language or the game has changed.
    Rebuild,
    /// Start the game.
    Start,
    /// Quit the program.
    Quit,
}

impl Settings {
    /// The defaults: one person and bots; the cursor on Start.
    pub(super) fn new(language: Language) -> Settings {
        let mut settings = Settings {
            language,
            chosen: 0,
            setups: GameId::ALL.map(|game| on_game!(game, G => first_setup::<G>())),
            people: 1,
            names: vec![TextField::new("", LONGEST_NAME); Seat::MOST],
            bots: Level::Policy,
            focus: 0,
        };
        // Enter alone starts a game with the defaults.
        settings.focus_on(MenuRow::Start);
        settings
    }

    /// The chosen game.
    pub(super) fn game(&self) -> GameId {
        GameId::ALL[self.chosen]
    }

    /// The set-up of the chosen game.
    pub(super) fn setup(&self) -> &dyn MenuSetup {
        &*self.setups[self.chosen]
    }

    fn setup_mut(&mut self) -> &mut dyn MenuSetup {
        &mut *self.setups[self.chosen]
    }

    /// How many of the seats people at this terminal take.
    pub(super) fn people(&self) -> usize {
        self.people.clamp(*self.crowd().start(), *self.crowd().end())
    }

    fn crowd(&self) -> RangeInclusive<usize> {
        self.setup().people()
    }

    /// The rows, from top to bottom.
    pub(super) fn rows(&self) -> Vec<MenuRow> {
        let mut rows = vec![MenuRow::Game, MenuRow::Seats];
        let is_alone = *self.crowd().end() == 1;
        rows.extend((!is_alone).then_some(MenuRow::People));
        rows.extend((0..self.people()).map(MenuRow::Name));
        rows.extend((!is_alone).then_some(MenuRow::Bots));
        rows.extend(self.setup().rows().into_iter().map(MenuRow::Setup));
        rows.extend([MenuRow::Language, MenuRow::Start, MenuRow::Quit]);
        rows
    }

    /// The row under the cursor.
    pub(super) fn focused(&self) -> MenuRow {
        self.rows()[self.focus]
    }

    fn focus_on(&mut self, row: MenuRow) {
        let at = self.rows().iter().position(|&other| other == row);
        self.focus = at.expect("a change of a row keeps that row");
    }

    /// Do letters go into a name?
    pub(super) fn is_typing(&self) -> bool {
        matches!(self.focused(), MenuRow::Name(_))
    }

    /// Handles a key.
    pub(super) fn press(&mut self, key: Key) -> Option<MenuEffect> {
        let rows = self.rows().len();
        match (self.focused(), key) {
            (_, Key::Up) => self.focus = (self.focus + rows - 1) % rows,
            (_, Key::Down) => self.focus = (self.focus + 1) % rows,
            (MenuRow::Name(_), Key::Escape) => self.focus_on(MenuRow::Start),
            (_, Key::Escape) | (MenuRow::Quit, Key::Enter | Key::Letter(' ')) => {
                return Some(MenuEffect::Quit);
            }
            (MenuRow::Start, Key::Enter | Key::Letter(' ')) => return Some(MenuEffect::Start),
            (MenuRow::Name(_), Key::Enter) => self.focus += 1,
            (MenuRow::Name(person), Key::Left) => self.setup_mut().change_piece(person, Change::Less),
            (MenuRow::Name(person), Key::Right) => self.setup_mut().change_piece(person, Change::More),
            (MenuRow::Name(person), key) => self.names[person].press(key),
            (_, Key::Letter('q' | 'Q')) => return Some(MenuEffect::Quit),
            (row, Key::Left) => return self.change(row, Change::Less),
            (row, Key::Right | Key::Enter | Key::Letter(' ')) => return self.change(row, Change::More),
            _ => {}
        }
        None
    }

    fn change(&mut self, row: MenuRow, change: Change) -> Option<MenuEffect> {
        match row {
            MenuRow::Game => {
                let all: Vec<usize> = (0..self.setups.len()).collect();
                self.chosen = change.among(&all, self.chosen);
                return Some(MenuEffect::Rebuild);
            }
            MenuRow::Seats => {
                self.setup_mut().change_seats(change);
                self.people = self.people();
            }
            MenuRow::People => self.people = change.of(self.people(), self.crowd()),
            MenuRow::Bots => self.bots = change.among(&Level::ALL, self.bots),
            MenuRow::Setup(number) => {
                self.setup_mut().change(number, change);
                // The change may have added or removed rows above this one.
                self.focus_on(row);
            }
            MenuRow::Language => {
                self.language = change.among(&Language::ALL, self.language);
                return Some(MenuEffect::Rebuild);
            }
            MenuRow::Name(_) | MenuRow::Start | MenuRow::Quit => {}
        }
        None
    }

    /// The options without a set-up, which the game adds.
    pub(super) fn play_options(&self) -> PlayOptions<()> {
        PlayOptions {
            setup: (),
            people: self.names.iter().take(self.people()).map(|name| name.text().trim().to_owned()).collect(),
            bots: self.bots,
            seed: None,
            language: self.language,
            started_from: StartedFrom::Menu,
            plain: false,
            record: None,
        }
    }
}

fn first_setup<G: TerminalGame>() -> Box<dyn MenuSetup> {
    Box::new(G::default_setup(G::SEATS))
}
