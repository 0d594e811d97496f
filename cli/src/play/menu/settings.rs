//! What can be set in the menu, and the keys that set it.

use super::{express, heist, west};
use crate::play::Wishes;
use crate::play::field::Field;
use crate::play::input::Key;
use bots::Level;
use catalog::{GameId, Language};
use deck_goes_west::DeckGoesWest;
use game::Catalogued;
use std::ops::RangeInclusive;
use super_express::SuperExpress;
use train_heist::{Mode, TrainHeist};

const LONGEST_NAME: usize = 12;

/// Everything that can be set.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) language: Language,
    pub(super) game: GameId,
    people: usize,
    pub(super) names: Vec<Field>,
    pub(super) bots: Level,
    pub(super) express: super_express::Setup,
    pub(super) heist: train_heist::Setup,
    pub(super) west: deck_goes_west::Setup,
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
    /// The name of one of them; in Train Heist also the colour, in Deck Goes West also the character.
    Name(usize),
    /// How well the bots play.
    Bots,
    /// What can be set of Super Express.
    Express(express::Part),
    /// What can be set of Train Heist.
    Heist(heist::Part),
    /// What can be set of Deck Goes West.
    West(west::Part),
    /// Which language.
    Language,
    /// Play.
    Start,
    /// Leave.
    Quit,
}

/// How a row says what it is set to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// One of several: its name, then what it is.
    Turned(String, String),
    /// Yes or no: what it is about.
    Ticked(bool, String),
}

/// What comes of a key that does more than set something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Another language is spoken now, or of another game.
    Voice,
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
            game: GameId::SuperExpress,
            people: 1,
            names: vec![Field::new("", LONGEST_NAME); *express::SEATS.end()],
            bots: Level::Policy,
            express: SuperExpress::default_setup(4),
            heist: TrainHeist::default_setup(3),
            west: DeckGoesWest::default_setup(1),
            focus: 0,
        };
        // Whoever only wants to play presses Enter.
        settings.focus_on(Row::Start);
        settings
    }

    /// How many play.
    pub(super) fn seats(&self) -> usize {
        match self.game {
            GameId::SuperExpress => self.express.seats.len(),
            GameId::TrainHeist => self.heist.seats.len(),
            GameId::DeckGoesWest => self.west.seats.len(),
        }
    }

    /// How many of them are at this terminal.
    pub(super) fn people(&self) -> usize {
        self.people.clamp(*self.crowd().start(), *self.crowd().end())
    }

    /// How many of them may be at this terminal. Bots alone show their cards in Super Express; other games would just
    /// be over.
    fn crowd(&self) -> RangeInclusive<usize> {
        match self.game {
            GameId::SuperExpress => 0..=self.seats(),
            GameId::TrainHeist if self.heist.mode == Mode::Solitaire => 1..=1,
            GameId::TrainHeist | GameId::DeckGoesWest => 1..=self.seats(),
        }
    }

    /// The rows, from top to bottom.
    pub(super) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game, Row::Seats];
        // TH-SOLO-01. One person leads all cowboys.
        let is_alone = *self.crowd().end() == 1;
        rows.extend((!is_alone).then_some(Row::People));
        rows.extend((0..self.people()).map(Row::Name));
        rows.extend((!is_alone).then_some(Row::Bots));
        match self.game {
            GameId::SuperExpress => rows.extend(express::parts().map(Row::Express)),
            GameId::TrainHeist => rows.extend(heist::parts(&self.heist).map(Row::Heist)),
            GameId::DeckGoesWest => rows.extend(west::parts().map(Row::West)),
        }
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
            (Row::Name(person), Key::Left) => self.swap(person, Change::Less),
            (Row::Name(person), Key::Right) => self.swap(person, Change::More),
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

    /// Somebody wants another piece.
    fn swap(&mut self, person: usize, change: Change) {
        match self.game {
            GameId::SuperExpress => {}
            GameId::TrainHeist => heist::recolour(&mut self.heist, person, change),
            GameId::DeckGoesWest => west::recast(&mut self.west, person, change),
        }
    }

    fn change(&mut self, row: Row, change: Change) -> Option<Choice> {
        match row {
            Row::Game => {
                self.game = change.among(&GameId::ALL, self.game);
                return Some(Choice::Voice);
            }
            Row::Seats => {
                match self.game {
                    GameId::SuperExpress => express::seat(&mut self.express, change),
                    GameId::TrainHeist => heist::seat(&mut self.heist, change),
                    GameId::DeckGoesWest => west::seat(&mut self.west, change),
                }
                self.people = self.people();
            }
            Row::People => self.people = change.of(self.people(), self.crowd()),
            Row::Bots => self.bots = change.among(&Level::ALL, self.bots),
            Row::Express(part) => express::set(&mut self.express, part),
            Row::Heist(part) => {
                heist::set(&mut self.heist, part, change);
                // There may be other rows above it now.
                self.focus_on(row);
            }
            Row::West(part) => {
                west::set(&mut self.west, part, change);
                self.focus_on(row);
            }
            Row::Language => {
                self.language = change.among(&Language::ALL, self.language);
                return Some(Choice::Voice);
            }
            Row::Name(_) | Row::Start | Row::Quit => {}
        }
        None
    }

    /// The game that was set, with its set-up.
    pub(super) fn wishes<S>(&self, setup: S) -> Wishes<S> {
        Wishes {
            setup,
            people: self.names.iter().take(self.people()).map(|name| name.text().trim().to_owned()).collect(),
            bots: self.bots,
            seed: None,
            language: self.language,
            plain: false,
            record: None,
        }
    }
}

/// To the left or to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    Less,
    More,
}

impl Change {
    /// The number next to this one, as far as there are any.
    pub(super) fn of(self, number: usize, all: RangeInclusive<usize>) -> usize {
        let next = match self {
            Change::Less => number.saturating_sub(1),
            Change::More => number + 1,
        };
        next.clamp(*all.start(), *all.end())
    }

    /// The same, of a small number.
    pub(super) fn of_small(self, number: u8, all: RangeInclusive<u8>) -> u8 {
        self.of(number.into(), usize::from(*all.start())..=usize::from(*all.end())) as u8
    }

    /// The one next to this one of a few, round and round.
    pub(super) fn among<T: Copy + PartialEq>(self, all: &[T], now: T) -> T {
        let at = all.iter().position(|&each| each == now).unwrap_or(0);
        let by = if self == Change::More { 1 } else { all.len().saturating_sub(1) };
        all.get((at + by) % all.len().max(1)).copied().unwrap_or(now)
    }
}
