//! One game in front of people: what is asked, what was typed, what lies over the table, and how it goes on.

use super::page;
use crate::play::field::Field;
use crate::play::input::Key;
use crate::play::keep::keep;
use crate::play::screen::log::Entry;
use crate::play::screen::sheet::{self, Sheet};
use crate::play::screen::{Before, Door, Leaving};
use crate::play::train_heist::answer::{Answer, read};
use crate::play::train_heist::end::End;
use crate::play::train_heist::question::{Misread, Question};
use crate::play::train_heist::table::Table;
use crate::play::voice::Voice;
use crate::play::{Wishes, again, lookup};
use anyhow::{Error, Result};
use game::{Game, Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::path::{Path, PathBuf};
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
    pub(super) door: Door,
    /// How all are addressed, seat by seat.
    pub(super) names: Vec<String>,
    pub(super) page: Page,
    /// What lies over the page, the topmost last.
    pub(super) sheets: Vec<Sheet>,
    pub(super) log: Vec<Entry>,
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
    /// What became of the record.
    pub(super) kept: Option<String>,
    /// The command that deals this game again.
    pub(super) again: String,
    record: Option<PathBuf>,
    failure: Option<Error>,
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
            door,
            names,
            page: Page::Idle,
            sheets: Vec::new(),
            log: Vec::new(),
            news: 0,
            field: Field::new("", LONGEST_ANSWER),
            said: None,
            part: Part::Map,
            first: 0,
            kept: None,
            again: again::command::<TrainHeist>(wishes, seed),
            record: wishes.record.clone(),
            failure: None,
        };
        sitting.go_on(None);
        Ok(sitting)
    }

    /// Bots decide, then the next person is asked; whoever answered last keeps the keyboard.
    fn go_on(&mut self, last: Option<Seat>) {
        self.table.let_bots_decide();
        let told = self.table.log();
        let known = self.log.len().min(told.len());
        self.log.truncate(known);
        self.log.extend(told[known..].iter().map(|told| Entry::of(told, self.voice)));
        self.news = self.log.len() - known;
        self.page = match (End::of(&self.table, self.voice), self.table.awaited()) {
            (Some(end), _) => Page::Over(end),
            (None, Some(seat)) if self.table.has_secrets() && last != Some(seat) => Page::HandOver(seat),
            (None, Some(seat)) => self.question(seat),
            (None, None) => Page::Idle,
        };
        if matches!(self.page, Page::Over(_))
            && let Some(file) = self.record.take()
        {
            self.failure = self.keep(&file).err();
        }
    }

    fn question(&mut self, seat: Seat) -> Page {
        let question = Question::of(seat, self.table.seen_by(seat));
        let aboard = question.view.cowboys.get(seat.number()).is_some_and(|own| own.at.is_aboard());
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
            (Page::Over(_), Key::Letter('a' | 'A')) => return Some(Leaving::Again),
            (Page::Over(_), Key::Letter('m' | 'M')) if self.door == Door::Menu => {
                return Some(Leaving::ToMenu);
            }
            (Page::Over(_), Key::Letter('q' | 'Q')) => return Some(Leaving::Out),
            (Page::Over(_), Key::Letter('l' | 'L')) => self.open_log(),
            (Page::Over(_), Key::Letter('s' | 'S')) => {
                self.sheets.push(Sheet::save(self.voice.id(), self.table.seed()));
            }
            (Page::Over(end), Key::Letter('r' | 'R') | Key::Enter) => {
                self.sheets.extend(Sheet::rule(end.rule, self.voice));
            }
            (_, Key::Left | Key::Up) => self.part = self.part.turned(Part::ALL.len() - 1),
            (_, Key::Right | Key::Down) => self.part = self.part.turned(1),
            (Page::Asking(_), key) => self.press_while_asked(key),
            (Page::HandOver(_) | Page::Over(_) | Page::Idle, _) => {}
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
            Answer::Undo if self.table.take_back() => {
                let seat = self.table.awaited();
                self.go_on(seat);
            }
            Answer::Undo => self.said = Some(vec![self.voice.word("heist-no-undo")]),
            Answer::Help => self.sheets.push(Sheet::Help(0)),
            Answer::Map => self.part = Part::Map,
            Answer::Train => self.part = Part::Train,
            Answer::Table => self.part = Part::People,
            Answer::Log => self.open_log(),
            Answer::Rule(id) => match Sheet::rule(&id, self.voice) {
                Some(sheet) => self.sheets.push(sheet),
                None => self.said = Some(lookup::looked_up(&id, self.voice)),
            },
            Answer::Quit => self.sheets.push(Sheet::Leave),
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
                self.said = Some(vec![self.voice.word("heist-no-number")]);
                return;
            }
        };
        let why = self.voice.tell(&TrainHeist::explain(&refusal));
        self.said = Some(vec![format!("{why}  [{}]", TrainHeist::refused_by(&refusal))]);
    }

    fn open_log(&mut self) {
        self.sheets.push(Sheet::Log { chosen: self.log.len().saturating_sub(1) });
    }

    /// Does what the topmost sheet asks for.
    fn heed_sheet(&mut self, answer: sheet::Answer) -> Option<Leaving> {
        match answer {
            sheet::Answer::Stay => {}
            sheet::Answer::Close => {
                self.sheets.pop();
            }
            sheet::Answer::Open(Sheet::Leave) if matches!(self.page, Page::Over(_)) => {
                return Some(Leaving::Out);
            }
            sheet::Answer::Open(sheet) => self.sheets.push(sheet),
            sheet::Answer::Leave => {
                return Some(if self.door == Door::Menu { Leaving::ToMenu } else { Leaving::Out });
            }
            sheet::Answer::Save(file) => {
                let before = self.kept.take();
                match self.keep(Path::new(&file)) {
                    Ok(()) => {
                        self.sheets.pop();
                        self.failure = None;
                    }
                    // The sheet stays, with the name as typed; what became of an earlier record is still true.
                    Err(why) => {
                        self.kept = before;
                        if let Some(Sheet::Save { failure, .. }) = self.sheets.last_mut() {
                            *failure = Some(why.to_string());
                        }
                    }
                }
            }
        }
        None
    }

    /// Keeps the record; what became of it is said on the page.
    fn keep(&mut self, file: &Path) -> Result<()> {
        let kept = keep(self.table.record(), file, self.voice);
        self.kept = Some(match &kept {
            Ok(()) => self.voice.say(&Message::new("record-kept").text("file", file.display().to_string())),
            Err(why) => why.to_string(),
        });
        kept
    }

    /// Where the record of this game will go.
    pub(super) fn record(&self) -> Option<&Path> {
        self.record.as_deref()
    }

    /// A game left early is kept as far as it went. Nobody leaves with a record that was not written and no word of it.
    pub(in crate::play::train_heist) fn farewell(mut self) -> Result<()> {
        if let Some(file) = self.record.take() {
            self.failure = self.keep(&file).err();
        }
        self.failure.map_or(Ok(()), Err)
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
        if let Some(sheet) = self.sheets.last_mut() {
            let answer = sheet.press(key, &self.log, self.voice);
            return self.heed_sheet(answer);
        }
        match key {
            Key::Letter('?') if self.field.text().is_empty() => self.sheets.push(Sheet::Help(0)),
            Key::Interrupt if matches!(self.page, Page::Over(_)) => return Some(Leaving::Out),
            Key::Interrupt => self.sheets.push(Sheet::Leave),
            key => return self.press_on_page(key),
        }
        None
    }

    fn press_unseen(&mut self, key: Key) -> Option<Leaving> {
        match (self.sheets.last(), &self.page, key) {
            (Some(Sheet::Leave), _, key) => return self.press(key),
            (_, Page::Over(_), Key::Letter('q' | 'Q') | Key::Interrupt) => return Some(Leaving::Out),
            (_, _, Key::Letter('q' | 'Q') | Key::Interrupt) => self.sheets.push(Sheet::Leave),
            _ => {}
        }
        None
    }
}
