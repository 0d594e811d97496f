//! What every game on the full screen has: its log, the dialogs over it, the ways out, its record.

use super::dialog::{self, Dialog, DialogEffect, leave_question};
use super::log::LogEntry;
use super::{Leaving, StartedFrom, is_too_small, too_small};
use crate::play::input::Key;
use crate::play::log_message::LogMessage;
use crate::play::record_file::write_record;
use crate::play::translator::Translator;
use crate::play::{PlayOptions, again};
use anyhow::{Error, Result};
use catalog::CatalogGame;
use game::Message;
use game::record::Record;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The state that every game on the full screen shares.
#[derive(Debug)]
pub(in crate::play) struct ScreenState<'a> {
    translator: &'a Translator,
    pub(in crate::play) started_from: StartedFrom,
    /// The open dialogs, the topmost last.
    pub(in crate::play) dialogs: Vec<Dialog>,
    pub(in crate::play) log: Vec<LogEntry>,
    /// The message about writing the record, once it was tried.
    pub(in crate::play) kept: Option<String>,
    /// The command line that deals this game again.
    pub(in crate::play) again: String,
    record: Option<PathBuf>,
    /// Why the record requested on the command line could not be written.
    failure: Option<Error>,
}

impl<'a> ScreenState<'a> {
    /// No dialogs, and an empty log.
    pub(in crate::play) fn new<G: CatalogGame>(
        play_options: &PlayOptions<G::Setup>,
        seed: u64,
        translator: &'a Translator,
    ) -> ScreenState<'a> {
        ScreenState {
            translator,
            started_from: play_options.started_from,
            dialogs: Vec::new(),
            log: Vec::new(),
            kept: None,
            again: again::command::<G>(play_options, seed),
            record: play_options.record.clone(),
            failure: None,
        }
    }

    /// Draws a page and the topmost dialog over it; on a screen that is too small, only a message.
    pub(in crate::play) fn draw(&self, area: Rect, buffer: &mut Buffer, draw_page: impl FnOnce(&mut Buffer)) {
        let top = self.dialogs.last();
        if is_too_small(area) {
            let is_asked = top == Some(&Dialog::Leave);
            let question = is_asked.then(|| leave_question(self.record.as_deref(), self.translator));
            return too_small(self.translator, question, area, buffer);
        }
        draw_page(buffer);
        if let Some(top) = top {
            let below_header = Rect { y: area.y + 1, height: area.height - 2, ..area };
            dialog::draw(top, &self.log, self.record.as_deref(), self.translator, below_header, buffer);
        }
    }

    /// Brings the log up to date: drops what was taken back, adds what is new. Returns the number of new entries.
    pub(in crate::play) fn update_log(&mut self, told: &[LogMessage]) -> usize {
        let known = self.log.len().min(told.len());
        self.log.truncate(known);
        self.log.extend(told[known..].iter().map(|told| LogEntry::of(told, self.translator)));
        self.log.len() - known
    }

    /// Handles a key on the page at the end of a game; `rule` is the rule that ended it.
    pub(in crate::play) fn press_at_end(&mut self, key: Key, rule: &str, seed: u64) -> Option<Leaving> {
        match key {
            Key::Letter('a' | 'A') => return Some(Leaving::Again),
            Key::Letter('m' | 'M') if self.started_from == StartedFrom::Menu => return Some(Leaving::ToMenu),
            Key::Letter('q' | 'Q') => return Some(Leaving::Out),
            Key::Letter('l' | 'L') => self.open_log(),
            Key::Letter('s' | 'S') => self.dialogs.push(Dialog::save(self.translator.id(), seed)),
            Key::Letter('r' | 'R') | Key::Enter => self.dialogs.extend(Dialog::rule(rule, self.translator)),
            _ => {}
        }
        None
    }

    /// Opens the log as a dialog.
    pub(in crate::play) fn open_log(&mut self) {
        self.dialogs.push(Dialog::Log { chosen: self.log.len().saturating_sub(1) });
    }

    /// Passes a key to the topmost dialog. Continues if there is none: then the page handles the key.
    pub(in crate::play) fn press<G: CatalogGame>(
        &mut self,
        key: Key,
        is_over: bool,
        record: &Record<G>,
    ) -> ControlFlow<Option<Leaving>> {
        let Some(dialog) = self.dialogs.last_mut() else { return ControlFlow::Continue(()) };
        let effect = dialog.press(key, &self.log, self.translator);
        ControlFlow::Break(self.apply(effect, is_over, record))
    }

    /// Handles a key while the screen is too small to show the table: the only action is to leave, after a question.
    pub(in crate::play) fn press_when_too_small<G: CatalogGame>(
        &mut self,
        key: Key,
        is_over: bool,
        record: &Record<G>,
    ) -> Option<Leaving> {
        match (self.dialogs.last(), key) {
            (Some(Dialog::Leave), key) => return self.press(key, is_over, record).break_value().flatten(),
            (_, Key::Letter('q' | 'Q') | Key::Interrupt) if is_over => return Some(Leaving::Out),
            (_, Key::Letter('q' | 'Q') | Key::Interrupt) => self.dialogs.push(Dialog::Leave),
            _ => {}
        }
        None
    }

    /// Does what the topmost dialog answered.
    fn apply<G: CatalogGame>(
        &mut self,
        effect: DialogEffect,
        is_over: bool,
        record: &Record<G>,
    ) -> Option<Leaving> {
        match effect {
            DialogEffect::Stay => {}
            DialogEffect::Close => {
                self.dialogs.pop();
            }
            DialogEffect::Open(Dialog::Leave) if is_over => return Some(Leaving::Out),
            DialogEffect::Open(dialog) => self.dialogs.push(dialog),
            DialogEffect::Leave => {
                return Some(if self.started_from == StartedFrom::Menu {
                    Leaving::ToMenu
                } else {
                    Leaving::Out
                });
            }
            DialogEffect::Save(file) => {
                let before = self.kept.take();
                match self.save(record, Path::new(&file)) {
                    Ok(()) => {
                        self.dialogs.pop();
                        self.failure = None;
                    }
                    // The dialog stays open with the name as typed, and the message about an earlier record stays valid.
                    Err(why) => {
                        self.kept = before;
                        if let Some(Dialog::Save { failure, .. }) = self.dialogs.last_mut() {
                            *failure = Some(why.to_string());
                        }
                    }
                }
            }
        }
        None
    }

    /// Writes the record and sets the message about it.
    fn save<G: CatalogGame>(&mut self, record: &Record<G>, file: &Path) -> Result<()> {
        let kept = write_record(record, file, self.translator);
        self.kept = Some(match &kept {
            Ok(()) => {
                self.translator.say(&Message::new("record-kept").text("file", file.display().to_string()))
            }
            Err(why) => why.to_string(),
        });
        kept
    }

    /// Writes the record to the requested file, if any. A game left early is recorded as far as it went.
    pub(in crate::play) fn write_requested_record<G: CatalogGame>(&mut self, record: &Record<G>) {
        if let Some(file) = self.record.take() {
            self.failure = self.save(record, &file).err();
        }
    }

    /// Writes the record if that is still due, and returns the error if the requested record could not be written.
    pub(in crate::play) fn close<G: CatalogGame>(mut self, record: &Record<G>) -> Result<()> {
        self.write_requested_record(record);
        self.failure.map_or(Ok(()), Err)
    }
}
