//! One game in front of people: what is asked, what was typed, what lies over the table, and how it goes on.

use super::page;
use crate::play::field::Field;
use crate::play::input::Key;
use crate::play::screen::desk::Desk;
use crate::play::screen::sheet::Sheet;
use crate::play::screen::{Before, Door, Leaving};
use crate::play::train_heist::answer::{Answer, read};
use crate::play::train_heist::end::End;
use crate::play::train_heist::question::{Misread, Question};
use crate::play::train_heist::table::Table;
use crate::play::voice::Voice;
use crate::play::{Wishes, lookup};
use anyhow::Result;
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::ops::ControlFlow;
use std::time::Duration;
use train_heist::{Setup, TrainHeist};

/// The longest answer that can be typed.
const LONGEST_ANSWER: usize = 70;
/// How many choices PgUp and PgDn go on by.
const STEP: usize = 10;

/// One game in front of people.
#[derive(Debug)]
pub(in crate::play::train_heist) struct Sitting<'a> {
    pub(super) table: Table,
    pub(super) voice: &'a Voice,
    /// How all are addressed, seat by seat.
    pub(super) names: Vec<String>,
    pub(super) page: Page,
    /// What lies around the game.
    pub(super) desk: Desk<'a>,
    /// How many entries of the log are news to whoever is asked.
    pub(super) news: usize,
    /// What is typed.
    pub(super) field: Field,
    /// What was answered to it.
    pub(super) said: Option<Vec<String>>,
    /// What is shown where not all fits.
    pub(super) part: Part,
    /// The first choice that is shown.
    pub(super) first: usize,
}

/// What people have before them.
#[derive(Debug)]
pub(super) enum Page {
    /// The keyboard goes to somebody; secrets are covered.
    HandOver(Seat),
    /// Somebody is asked.
    Asking(Box<Question>),
    /// It is over.
    Over(End),
    /// Nobody is asked and nothing goes on.
    Idle,
}

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Map,
    Train,
    People,
    Wanted,
}

impl Part {
    const ALL: [Part; 4] = [Part::Map, Part::Train, Part::People, Part::Wanted];

    fn turned(self, by: usize) -> Part {
        let at = Part::ALL.iter().position(|&part| part == self).unwrap_or(0);
        Part::ALL[(at + by) % Part::ALL.len()]
    }
}

impl<'a> Sitting<'a> {
    /// Deals a game and asks the first question.
    pub(in crate::play::train_heist) fn new(
        wishes: &Wishes<Setup>,
        seed: u64,
        voice: &'a Voice,
        door: Door,
    ) -> Result<Sitting<'a>> {
        let table = Table::open(wishes, seed, voice)?;
        let names = table.names(voice);
        let mut sitting = Sitting {
            table,
            voice,
            names,
            page: Page::Idle,
            desk: Desk::new::<TrainHeist>(wishes, seed, voice, door),
            news: 0,
            field: Field::new("", LONGEST_ANSWER),
            said: None,
            part: Part::Map,
            first: 0,
        };
        sitting.go_on(None);
        Ok(sitting)
    }

    /// Bots decide, then the next person is asked; whoever answered last keeps the keyboard.
    fn go_on(&mut self, last: Option<Seat>) {
        self.table.let_bots_decide();
        self.news = self.desk.hear(self.table.log());
        self.page = match (End::of(&self.table, self.voice), self.table.awaited()) {
            (Some(end), _) => Page::Over(end),
            (None, Some(seat)) if self.table.has_secrets() && last != Some(seat) => Page::HandOver(seat),
            (None, Some(seat)) => self.question(seat),
            (None, None) => Page::Idle,
        };
        if self.is_over() {
            self.desk.keep_as_wished(self.table.record());
        }
    }

    fn question(&mut self, seat: Seat) -> Page {
        let question = Question::of(seat, self.table.seen_by(seat));
        let aboard = question.view.own().is_some_and(|own| own.at.is_aboard());
        self.part = if aboard { Part::Train } else { Part::Map };
        self.first = 0;
        Page::Asking(Box::new(question))
    }

    fn press_on_page(&mut self, key: Key) -> Option<Leaving> {
        match (&self.page, key) {
            (Page::HandOver(seat), Key::Enter | Key::Letter(' ')) => {
                let seat = *seat;
                self.page = self.question(seat);
            }
            (_, Key::Left | Key::Up) => self.part = self.part.turned(Part::ALL.len() - 1),
            (_, Key::Right | Key::Down) => self.part = self.part.turned(1),
            (Page::Over(end), key) => return self.desk.press_at_end(key, end.rule, self.table.seed()),
            (Page::Asking(_), key) => self.press_while_asked(key),
            (Page::HandOver(_) | Page::Idle, _) => {}
        }
        None
    }

    fn press_while_asked(&mut self, key: Key) {
        match key {
            Key::PageUp => self.first = self.first.saturating_sub(STEP),
            Key::PageDown => self.first += STEP,
            Key::Escape => {
                self.field = Field::new("", LONGEST_ANSWER);
                self.said = None;
            }
            Key::Enter => {
                let typed = std::mem::replace(&mut self.field, Field::new("", LONGEST_ANSWER));
                self.said = None;
                self.heed(typed.text());
            }
            key => self.field.press(key),
        }
    }

    /// Does what was typed.
    fn heed(&mut self, typed: &str) {
        match read(typed, self.voice) {
            Answer::Decision(text) => self.decide(&text),
            Answer::Undo if self.table.awaited().is_some_and(|seat| self.table.take_back(seat)) => {
                let seat = self.table.awaited();
                self.go_on(seat);
            }
            Answer::Undo => self.said = Some(vec![self.voice.word("no-undo")]),
            Answer::Help => self.desk.sheets.push(Sheet::Help(0)),
            Answer::Map => self.part = Part::Map,
            Answer::Train => self.part = Part::Train,
            Answer::Table => self.part = Part::People,
            Answer::Log => self.desk.open_log(),
            Answer::Rule(id) => match Sheet::rule(&id, self.voice) {
                Some(sheet) => self.desk.sheets.push(sheet),
                None => self.said = Some(lookup::looked_up(&id, self.voice)),
            },
            Answer::Quit => self.desk.sheets.push(Sheet::Leave),
            Answer::Nothing => {}
        }
    }

    fn decide(&mut self, text: &str) {
        let Page::Asking(question) = &self.page else { return };
        let seat = question.seat;
        let refusal = match question.read(text) {
            Ok(decision) => match self.table.decide(seat, decision) {
                Ok(()) => return self.go_on(Some(seat)),
                Err(refusal) => refusal,
            },
            Err(Misread::Refused(refusal)) => refusal,
            Err(Misread::NoSuchNumber) => {
                self.said = Some(vec![self.voice.word("no-number")]);
                return;
            }
        };
        self.said = Some(vec![self.voice.refusal::<TrainHeist>(&refusal)]);
    }

    fn is_over(&self) -> bool {
        matches!(self.page, Page::Over(_))
    }
}

impl Before for Sitting<'_> {
    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        page::draw(self, area, buffer);
    }

    /// Nothing moves by itself.
    fn patience(&self) -> Option<Duration> {
        None
    }

    fn time_passes(&mut self) {}

    fn press(&mut self, key: Key) -> Option<Leaving> {
        if let ControlFlow::Break(leaving) = self.desk.press(key, self.is_over(), self.table.record()) {
            return leaving;
        }
        match key {
            Key::Letter('?') if self.field.text().is_empty() => self.desk.sheets.push(Sheet::Help(0)),
            Key::Interrupt if self.is_over() => return Some(Leaving::Out),
            Key::Interrupt => self.desk.sheets.push(Sheet::Leave),
            key => return self.press_on_page(key),
        }
        None
    }

    fn press_unseen(&mut self, key: Key) -> Option<Leaving> {
        self.desk.press_unseen(key, self.is_over(), self.table.record())
    }

    fn farewell(self) -> Result<()> {
        self.desk.farewell(self.table.record())
    }
}
