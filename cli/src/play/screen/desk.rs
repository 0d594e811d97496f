//! What lies around a game on the screen, whichever game it is: its log, sheets over it, the way out, its record.

use super::log::Entry;
use super::sheet::{Answer, Sheet};
use super::{Door, Leaving};
use crate::play::input::Key;
use crate::play::keep::keep;
use crate::play::told::Told;
use crate::play::translator::Translator;
use crate::play::{Wishes, again};
use anyhow::{Error, Result};
use catalog::Listed;
use game::Message;
use game::record::Record;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// What lies around a game.
#[derive(Debug)]
pub(in crate::play) struct Desk<'a> {
    translator: &'a Translator,
    pub(in crate::play) door: Door,
    /// What lies over the page, the topmost last.
    pub(in crate::play) sheets: Vec<Sheet>,
    pub(in crate::play) log: Vec<Entry>,
    /// What became of the record.
    pub(in crate::play) kept: Option<String>,
    /// The command that deals this game again.
    pub(in crate::play) again: String,
    record: Option<PathBuf>,
    /// Why the record that was asked for on the command line is not there.
    failure: Option<Error>,
}

impl<'a> Desk<'a> {
    /// An empty desk.
    pub(in crate::play) fn new<G: Listed>(
        wishes: &Wishes<G::Setup>,
        seed: u64,
        translator: &'a Translator,
        door: Door,
    ) -> Desk<'a> {
        Desk {
            translator,
            door,
            sheets: Vec::new(),
            log: Vec::new(),
            kept: None,
            again: again::command::<G>(wishes, seed),
            record: wishes.record.clone(),
            failure: None,
        }
    }

    /// What happened goes into the log; of what was taken back nothing stays. Tells how much of it is new.
    pub(in crate::play) fn hear(&mut self, told: &[Told]) -> usize {
        let known = self.log.len().min(told.len());
        self.log.truncate(known);
        self.log.extend(told[known..].iter().map(|told| Entry::of(told, self.translator)));
        self.log.len() - known
    }

    /// A key on the page at the end of a game, which this rule ended.
    pub(in crate::play) fn press_at_end(&mut self, key: Key, rule: &str, seed: u64) -> Option<Leaving> {
        match key {
            Key::Letter('a' | 'A') => return Some(Leaving::Again),
            Key::Letter('m' | 'M') if self.door == Door::Menu => return Some(Leaving::ToMenu),
            Key::Letter('q' | 'Q') => return Some(Leaving::Out),
            Key::Letter('l' | 'L') => self.open_log(),
            Key::Letter('s' | 'S') => self.sheets.push(Sheet::save(self.translator.id(), seed)),
            Key::Letter('r' | 'R') | Key::Enter => self.sheets.extend(Sheet::rule(rule, self.translator)),
            _ => {}
        }
        None
    }

    /// Lays the log over the page.
    pub(in crate::play) fn open_log(&mut self) {
        self.sheets.push(Sheet::Log { chosen: self.log.len().saturating_sub(1) });
    }

    /// Gives a key to the topmost sheet, which may mean leaving; where none lies there, the key is the page's.
    pub(in crate::play) fn press<G: Listed>(
        &mut self,
        key: Key,
        is_over: bool,
        record: &Record<G>,
    ) -> ControlFlow<Option<Leaving>> {
        let Some(sheet) = self.sheets.last_mut() else { return ControlFlow::Continue(()) };
        let answer = sheet.press(key, &self.log, self.translator);
        ControlFlow::Break(self.heed(answer, is_over, record))
    }

    /// A key while the screen is too small to show the table: one can leave, after a question, and nothing else.
    pub(in crate::play) fn press_unseen<G: Listed>(
        &mut self,
        key: Key,
        is_over: bool,
        record: &Record<G>,
    ) -> Option<Leaving> {
        match (self.sheets.last(), key) {
            (Some(Sheet::Leave), key) => return self.press(key, is_over, record).break_value().flatten(),
            (_, Key::Letter('q' | 'Q') | Key::Interrupt) if is_over => return Some(Leaving::Out),
            (_, Key::Letter('q' | 'Q') | Key::Interrupt) => self.sheets.push(Sheet::Leave),
            _ => {}
        }
        None
    }

    /// Does what the topmost sheet asks for.
    fn heed<G: Listed>(&mut self, answer: Answer, is_over: bool, record: &Record<G>) -> Option<Leaving> {
        match answer {
            Answer::Stay => {}
            Answer::Close => {
                self.sheets.pop();
            }
            Answer::Open(Sheet::Leave) if is_over => return Some(Leaving::Out),
            Answer::Open(sheet) => self.sheets.push(sheet),
            Answer::Leave => {
                return Some(if self.door == Door::Menu { Leaving::ToMenu } else { Leaving::Out });
            }
            Answer::Save(file) => {
                let before = self.kept.take();
                match self.keep(record, Path::new(&file)) {
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
    fn keep<G: Listed>(&mut self, record: &Record<G>, file: &Path) -> Result<()> {
        let kept = keep(record, file, self.translator);
        self.kept = Some(match &kept {
            Ok(()) => {
                self.translator.say(&Message::new("record-kept").text("file", file.display().to_string()))
            }
            Err(why) => why.to_string(),
        });
        kept
    }

    /// The game is over, or left: its record goes where it was to go. A game left early is kept as far as it went.
    pub(in crate::play) fn keep_as_wished<G: Listed>(&mut self, record: &Record<G>) {
        if let Some(file) = self.record.take() {
            self.failure = self.keep(record, &file).err();
        }
    }

    /// Where the record of this game will go.
    pub(in crate::play) fn record(&self) -> Option<&Path> {
        self.record.as_deref()
    }

    /// Nobody leaves with a record that was not written and no word of it.
    pub(in crate::play) fn farewell<G: Listed>(mut self, record: &Record<G>) -> Result<()> {
        self.keep_as_wished(record);
        self.failure.map_or(Ok(()), Err)
    }
}
