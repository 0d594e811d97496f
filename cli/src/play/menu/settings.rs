//! What can be set in the menu, and the keys that set it.

use super::entry::{Change, Entry};
use crate::play::field::Field;
use crate::play::input::Key;
use crate::play::{Wishes, deck_goes_west, super_express, train_heist};
use bots::Level;
use catalog::Language;
use game::Seat;
use std::ops::RangeInclusive;

const LONGEST_NAME: usize = 12;

/// Everything that can be set.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) language: Language,
    /// The games of the server, as they are set.
    pub(super) games: [Box<dyn Entry>; 3],
    /// Which of them is chosen.
    chosen: usize,
    people: usize,
    pub(super) names: Vec<Field>,
    pub(super) bots: Level,
    focus: usize,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// Which game.
    Game,
    /// How many play.
    Seats,
    /// How many of them are at this terminal.
    People,
    /// The name of one of them, with the piece where it can be chosen.
    Name(usize),
    /// How well the bots play.
    Bots,
    /// A part of the game's set-up.
    Part(usize),
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
    /// Another language is spoken now, or of another game.
    Translator,
    /// Play.
    Start,
    /// Leave.
    Quit,
}

impl Settings {
    /// One person and bots, ready to start.
    pub(super) fn new(language: Language) -> Settings {
        let mut settings = Settings {
            language,
            games: [
                Box::new(super_express::Settings::default()),
                Box::new(train_heist::Settings::default()),
                Box::new(deck_goes_west::Settings::default()),
            ],
            chosen: 0,
            people: 1,
            names: vec![Field::new("", LONGEST_NAME); Seat::MOST],
            bots: Level::Policy,
            focus: 0,
        };
        // Whoever only wants to play presses Enter.
        settings.focus_on(Row::Start);
        settings
    }

    /// The game that is chosen.
    pub(super) fn game(&self) -> &dyn Entry {
        &*self.games[self.chosen]
    }

    fn game_mut(&mut self) -> &mut dyn Entry {
        &mut *self.games[self.chosen]
    }

    /// How many of the players are at this terminal.
    pub(super) fn people(&self) -> usize {
        self.people.clamp(*self.crowd().start(), *self.crowd().end())
    }

    fn crowd(&self) -> RangeInclusive<usize> {
        self.game().people()
    }

    /// The rows, from top to bottom.
    pub(super) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game, Row::Seats];
        let is_alone = *self.crowd().end() == 1;
        rows.extend((!is_alone).then_some(Row::People));
        rows.extend((0..self.people()).map(Row::Name));
        rows.extend((!is_alone).then_some(Row::Bots));
        rows.extend(self.game().parts().into_iter().map(Row::Part));
        rows.extend([Row::Language, Row::Start, Row::Quit]);
        rows
    }

    /// The row the keys are on.
    pub(super) fn focused(&self) -> Row {
        self.rows().get(self.focus).copied().unwrap_or(Row::Quit)
    }

    fn focus_on(&mut self, row: Row) {
        self.focus = self.rows().iter().position(|&other| other == row).unwrap_or(0);
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
            (Row::Name(_), Key::Escape) => self.focus_on(Row::Start),
            (_, Key::Escape) | (Row::Quit, Key::Enter | Key::Letter(' ')) => return Some(Choice::Quit),
            (Row::Start, Key::Enter | Key::Letter(' ')) => return Some(Choice::Start),
            (Row::Name(_), Key::Enter) => self.focus += 1,
            (Row::Name(person), Key::Left) => self.game_mut().change_piece(person, Change::Less),
            (Row::Name(person), Key::Right) => self.game_mut().change_piece(person, Change::More),
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
            Row::Game => {
                let all: Vec<usize> = (0..self.games.len()).collect();
                self.chosen = change.among(&all, self.chosen);
                return Some(Choice::Translator);
            }
            Row::Seats => {
                self.game_mut().change_seats(change);
                self.people = self.people();
            }
            Row::People => self.people = change.of(self.people(), self.crowd()),
            Row::Bots => self.bots = change.among(&Level::ALL, self.bots),
            Row::Part(part) => {
                self.game_mut().change_part(part, change);
                // There may be other rows above it now.
                self.focus_on(row);
            }
            Row::Language => {
                self.language = change.among(&Language::ALL, self.language);
                return Some(Choice::Translator);
            }
            Row::Name(_) | Row::Start | Row::Quit => {}
        }
        None
    }

    /// Who plays, and how; the game adds its set-up.
    pub(super) fn wishes(&self) -> Wishes<()> {
        Wishes {
            setup: (),
            people: self.names.iter().take(self.people()).map(|name| name.text().trim().to_owned()).collect(),
            bots: self.bots,
            seed: None,
            language: self.language,
            plain: false,
            record: None,
        }
    }
}
