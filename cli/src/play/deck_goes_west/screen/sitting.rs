//! One game in front of people: what is asked, what was typed, what lies over the table, and how it goes on.

use super::page;
use crate::play::deck_goes_west::answer::{Answer, read};
use crate::play::deck_goes_west::end::End;
use crate::play::deck_goes_west::question::{Misread, Question};
use crate::play::deck_goes_west::table::Table;
use crate::play::field::Field;
use crate::play::input::Key;
use crate::play::screen::desk::Desk;
use crate::play::screen::sheet::Sheet;
use crate::play::screen::{Before, Door, Leaving};
use crate::play::voice::Voice;
use crate::play::{Wishes, lookup};
use anyhow::Result;
use deck_goes_west::{Decision, DeckGoesWest, Setup};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::ops::ControlFlow;
use std::time::Duration;

/// The longest answer that can be typed.
const LONGEST_ANSWER: usize = 70;
/// How many choices or lines PgUp and PgDn go on by.
const STEP: usize = 8;
/// More news than this are read on a page of their own.
const MANY_NEWS: usize = 8;

/// One game in front of people.
#[derive(Debug)]
pub(in crate::play::deck_goes_west) struct Sitting<'a> {
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
    /// Which part of the table is shown.
    pub(super) part: Part,
    /// The choice that the arrows are on.
    pub(super) chosen: Option<usize>,
    /// How far a part in words is scrolled.
    pub(super) scroll: usize,
    /// Who has the keyboard.
    last: Option<Seat>,
}

/// What people have before them.
#[derive(Debug)]
pub(super) enum Page {
    /// Much has happened.
    News,
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
    /// The map and the question.
    Table,
    /// The own jobs.
    Cards,
    /// What each tile asks and offers.
    Land,
    /// The Trade Row.
    Row,
    /// Everybody, and the piles.
    People,
    /// The map alone.
    Map,
}

impl Part {
    const ALL: [Part; 6] = [Part::Table, Part::Cards, Part::Land, Part::Row, Part::People, Part::Map];

    fn turned(self, by: usize) -> Part {
        let at = Part::ALL.iter().position(|&part| part == self).unwrap_or(0);
        Part::ALL[(at + by) % Part::ALL.len()]
    }
}

impl<'a> Sitting<'a> {
    /// Deals a game and asks the first question.
    pub(in crate::play::deck_goes_west) fn new(
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
            desk: Desk::new::<DeckGoesWest>(wishes, seed, voice, door),
            news: 0,
            field: Field::new("", LONGEST_ANSWER),
            said: None,
            part: Part::Table,
            chosen: None,
            scroll: 0,
            last: None,
        };
        sitting.go_on();
        Ok(sitting)
    }

    /// Bots decide; then what happened is told, and the next person is asked.
    fn go_on(&mut self) {
        self.table.let_bots_decide();
        self.news = self.desk.hear(self.table.log());
        if self.news > MANY_NEWS {
            self.page = Page::News;
        } else {
            self.ask();
        }
    }

    /// Asks whoever is next; whoever answered last keeps the keyboard.
    fn ask(&mut self) {
        self.page = match (End::of(&self.table, self.voice), self.table.awaited_after(self.last)) {
            (Some(end), _) => Page::Over(end),
            (None, Some(seat)) => self.hand_to(seat),
            (None, None) => Page::Idle,
        };
        if self.is_over() {
            self.desk.keep_as_wished(self.table.record());
        }
    }

    /// Somebody gets the keyboard, unseen where hands are closed.
    fn hand_to(&mut self, seat: Seat) -> Page {
        if self.table.has_secrets() && self.last != Some(seat) {
            return Page::HandOver(seat);
        }
        self.question(seat)
    }

    fn question(&mut self, seat: Seat) -> Page {
        self.last = Some(seat);
        (self.part, self.chosen, self.scroll) = (Part::Table, None, 0);
        Page::Asking(Box::new(Question::of(seat, self.table.seen_by(seat))))
    }

    fn show(&mut self, part: Part) {
        (self.part, self.scroll) = (part, 0);
    }

    fn press_on_page(&mut self, key: Key) -> Option<Leaving> {
        match (&self.page, key) {
            (Page::News, Key::Enter | Key::Escape) => self.ask(),
            (Page::HandOver(seat), Key::Enter | Key::Letter(' ')) => {
                let seat = *seat;
                self.page = self.question(seat);
            }
            (Page::News, Key::Letter('l' | 'L')) => self.desk.open_log(),
            (Page::Over(end), key) => return self.desk.press_at_end(key, end.rule, self.table.seed()),
            (Page::Asking(_), key) => self.press_while_asked(key),
            (Page::News | Page::HandOver(_) | Page::Idle, _) => {}
        }
        None
    }

    fn press_while_asked(&mut self, key: Key) {
        match key {
            Key::Left => self.show(self.part.turned(Part::ALL.len() - 1)),
            Key::Right => self.show(self.part.turned(1)),
            Key::Up => self.go_by(1, false),
            Key::Down => self.go_by(1, true),
            Key::PageUp => self.go_by(STEP, false),
            Key::PageDown => self.go_by(STEP, true),
            Key::Escape => {
                self.field = Field::new("", LONGEST_ANSWER);
                (self.said, self.chosen) = (None, None);
                self.show(Part::Table);
            }
            Key::Enter => {
                let typed = std::mem::replace(&mut self.field, Field::new("", LONGEST_ANSWER));
                self.said = None;
                self.heed(typed.text());
            }
            key => self.field.press(key),
        }
    }

    /// The arrows go over the choices; on a part in words they scroll.
    fn go_by(&mut self, step: usize, down: bool) {
        let Page::Asking(question) = &self.page else { return };
        let last = question.view.legal.len().saturating_sub(1);
        let moved = |at: usize| if down { at.saturating_add(step) } else { at.saturating_sub(step) };
        if self.part == Part::Table {
            let first = if down { 0 } else { last };
            let next = match self.chosen {
                None if step == 1 => first,
                chosen => moved(chosen.unwrap_or(first)),
            };
            self.chosen = Some(next.min(last));
        } else {
            self.scroll = moved(self.scroll).min(page::longest(self, question));
        }
    }

    /// The decision the arrows are on.
    pub(super) fn chosen(&self, question: &Question) -> Option<Decision> {
        self.chosen.and_then(|at| question.numbered(at + 1))
    }

    /// Does what was typed.
    fn heed(&mut self, typed: &str) {
        match read(typed, self.voice) {
            Answer::Decision(text) => self.decide(&text),
            Answer::Nothing if self.part != Part::Table => self.show(Part::Table),
            Answer::Nothing => {
                if let Some(at) = self.chosen {
                    self.decide(&(at + 1).to_string());
                }
            }
            Answer::Undo if self.last.is_some_and(|seat| self.table.take_back(seat)) => self.go_on(),
            Answer::Undo => self.said = Some(vec![self.voice.word("no-undo")]),
            Answer::Next => match self.last.and_then(|seat| self.table.next_after(seat)) {
                Some(seat) => self.page = self.hand_to(seat),
                None => self.said = Some(vec![self.voice.word("west-no-next")]),
            },
            Answer::Help => self.desk.sheets.push(Sheet::Help(0)),
            Answer::Map => self.show(Part::Map),
            Answer::Cards => self.show(Part::Cards),
            Answer::Land => self.show(Part::Land),
            Answer::Row => self.show(Part::Row),
            Answer::Table => self.show(Part::People),
            Answer::Log => self.desk.open_log(),
            Answer::Rule(id) => match Sheet::rule(&id, self.voice) {
                Some(sheet) => self.desk.sheets.push(sheet),
                None => self.said = Some(lookup::looked_up(&id, self.voice)),
            },
            Answer::Quit => self.desk.sheets.push(Sheet::Leave),
        }
    }

    fn decide(&mut self, text: &str) {
        let Page::Asking(question) = &self.page else { return };
        let seat = question.seat;
        let refusal = match question.read(text, self.voice) {
            Ok(decision) => match self.table.decide(seat, decision) {
                Ok(()) => return self.go_on(),
                Err(refusal) => refusal,
            },
            Err(Misread::Refused(refusal)) => refusal,
            Err(Misread::Asked(printed)) => {
                self.said = Some(printed);
                return;
            }
            Err(Misread::NoSuchNumber) => {
                self.said = Some(vec![self.voice.word("no-number")]);
                return;
            }
        };
        self.said = Some(vec![self.voice.refusal::<DeckGoesWest>(&refusal)]);
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
