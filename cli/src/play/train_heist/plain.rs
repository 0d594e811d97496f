//! The game as lines of text: for pipes, screen readers and tests. The table is said in words; `map` draws it.

use super::answer::{Answer, read};
use super::end::End;
use super::question::{Kind, Misread, Question};
use super::table::Table;
use super::{help, main_map, train_map, words};
use crate::play::evening::{Course, Evening, Pipes, spend};
use crate::play::seated::any_seed;
use crate::play::voice::Voice;
use crate::play::{Wishes, lookup};
use anyhow::Result;
use game::record::Record;
use game::{Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::io::{BufRead, Write};
use std::ops::ControlFlow;
use train_heist::{Setup, TrainHeist, View};

/// How wide and high the map is drawn where nobody knows the paper.
const PAPER: (u16, u16) = (80, 26);

/// Plays one game to its end, or until somebody quits. Input that ends too early is an error.
pub(super) fn play(
    wishes: &Wishes<Setup>,
    voice: &Voice,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<()> {
    let seed = wishes.seed.unwrap_or_else(any_seed);
    let table = Table::open(wishes, seed, voice)?;
    let mut evening =
        Plain { table, pipes: Pipes::new(voice, input, output), told: 0, question: 0, described: None };
    spend(&mut evening, wishes, seed)
}

/// A game and the two pipes to the people who play it.
struct Plain<'a, I, O> {
    table: Table,
    pipes: Pipes<'a, I, O>,
    /// How much of the log has been told.
    told: usize,
    /// Where in the log the last turn of the people here ended.
    question: usize,
    /// The turn that was described last, and to whom.
    described: Option<(u16, Seat)>,
}

impl<'a, I: BufRead, O: Write> Evening<'a, TrainHeist, I, O> for Plain<'a, I, O> {
    fn pipes(&mut self) -> &mut Pipes<'a, I, O> {
        &mut self.pipes
    }

    fn play(&mut self) -> Result<Course> {
        self.pipes.greet()?;
        loop {
            self.table.let_bots_decide();
            self.tell()?;
            if self.table.is_over() {
                return Ok(Course::Finished);
            }
            let Some(seat) = self.table.awaited() else { return Ok(Course::Finished) };
            if self.ask(seat)?.is_break() {
                return Ok(Course::Left);
            }
        }
    }

    fn tell_end(&mut self) -> Result<()> {
        let Some(end) = End::of(&self.table, self.pipes.voice) else { return Ok(()) };
        self.pipes.write("")?;
        self.pipes.write(&end.title)?;
        self.pipes.write(&end.outcome[0])?;
        self.pipes.write(&format!("{}  [{}]", end.outcome[1], end.rule))?;
        self.pipes.lines(&end.fates)
    }

    fn record(&self) -> &Record<TrainHeist> {
        self.table.record()
    }
}

impl<I: BufRead, O: Write> Plain<'_, I, O> {
    /// Asks somebody until something is decided or taken back; whoever had enough breaks it off.
    fn ask(&mut self, seat: Seat) -> Result<ControlFlow<()>> {
        let view = self.table.seen_by(seat);
        let now = (view.turn_number(), seat);
        if self.described != Some(now) {
            if self.table.has_secrets() && self.described.is_none_or(|(_, last)| last != seat) {
                self.pipes.curtain()?;
                let voice = self.pipes.voice;
                self.pipes.hand_over(&self.table.address(seat, voice), &self.table.name_of(seat, voice))?;
            }
            let names = self.table.names(self.pipes.voice);
            self.pipes.write("")?;
            self.pipes.lines(&words::table(&view, &names, self.pipes.voice))?;
            self.described = Some(now);
        }
        let question = Question::of(seat, view);
        self.put(&question)?;
        loop {
            let line = self.pipes.listen()?;
            match read(&line, self.pipes.voice) {
                Answer::Decision(text) => {
                    let before = self.table.log().len();
                    if self.decide(&question, &text)? {
                        self.question = before;
                        return Ok(ControlFlow::Continue(()));
                    }
                }
                Answer::Undo if self.table.take_back(seat) => {
                    self.told = self.told.min(self.table.log().len());
                    return Ok(ControlFlow::Continue(()));
                }
                Answer::Undo => self.pipes.say("no-undo")?,
                Answer::Quit => return Ok(ControlFlow::Break(())),
                Answer::Help => self.pipes.lines(&help::plain(self.pipes.voice))?,
                Answer::Map | Answer::Train => self.pipes.lines(&drawn(&question.view, self.pipes.voice))?,
                Answer::Table => {
                    let names = self.table.names(self.pipes.voice);
                    self.pipes.lines(&words::table(&question.view, &names, self.pipes.voice))?;
                }
                Answer::Log => self.why()?,
                Answer::Rule(id) => self.pipes.lines(&lookup::looked_up(&id, self.pipes.voice))?,
                Answer::Nothing => self.put(&question)?,
            }
        }
    }

    /// Says a question with its choices.
    fn put(&mut self, question: &Question) -> Result<()> {
        let who = self.table.address(question.seat, self.pipes.voice);
        self.pipes.write("")?;
        self.pipes.write(&words::heading(&question.view, self.pipes.voice))?;
        if let Some(own) = question.view.own() {
            let place = question.view.game().edition().site(own.at);
            let message = Message::new("heist-plain-stand")
                .text("who", who)
                .phrase("at", &place.at)
                .text("space", place.id.as_str())
                .text("cards", words::hand(&own.hand, self.pipes.voice));
            self.pipes.write(&self.pipes.voice.say(&message))?;
        }
        self.pipes.write(&question.asked(self.pipes.voice))?;
        let mut kind = None;
        for choice in question.choices(self.pipes.voice) {
            if kind != Some(choice.kind) {
                kind = Some(choice.kind);
                if let Some(heading) = heading(choice.kind, self.pipes.voice) {
                    self.pipes.write(&heading)?;
                }
            }
            let written =
                if choice.written.is_empty() { String::new() } else { format!("  [{}]", choice.written) };
            self.pipes.write(&format!("{:3}. {}{written}", choice.number, choice.says))?;
        }
        Ok(())
    }

    /// Was something decided? If not, it was said why not.
    fn decide(&mut self, question: &Question, text: &str) -> Result<bool> {
        let refusal = match question.read(text) {
            Ok(decision) => match self.table.decide(question.seat, decision) {
                Ok(()) => return Ok(true),
                Err(refusal) => refusal,
            },
            Err(Misread::Refused(refusal)) => refusal,
            Err(Misread::NoSuchNumber) => {
                self.pipes.say("no-number")?;
                return Ok(false);
            }
        };
        self.pipes.write(&self.pipes.voice.refusal::<TrainHeist>(&refusal))?;
        Ok(false)
    }

    /// Tells what has happened since.
    fn tell(&mut self) -> Result<()> {
        let news: Vec<String> =
            self.table.log()[self.told..].iter().map(|told| self.pipes.voice.tell(&told.message)).collect();
        self.told = self.table.log().len();
        self.pipes.lines(&news)
    }

    /// What has happened since the last decision of somebody here, each sentence with its rule.
    fn why(&mut self) -> Result<()> {
        let since = self.question.min(self.table.log().len());
        let news = self.table.log()[since..].iter();
        let lines: Vec<String> =
            news.map(|told| format!("{}  [{}]", self.pipes.voice.tell(&told.message), told.rule)).collect();
        self.pipes.lines(&lines)
    }
}

/// What stands above choices of a kind.
fn heading(kind: Kind, voice: &Voice) -> Option<String> {
    let heading = match kind {
        Kind::Go => voice.word("heist-go"),
        Kind::Act => voice.term("sheet-actions"),
        Kind::Free => voice.term("sheet-free"),
        Kind::Other | Kind::End => return None,
    };
    Some(format!("{heading}:"))
}

/// Both maps as text.
pub(super) fn drawn(view: &View, voice: &Voice) -> Vec<String> {
    let (columns, lines) = PAPER;
    let area = Rect::new(0, 0, columns, train_map::HEIGHT + 1 + lines);
    let mut buffer = Buffer::empty(area);
    train_map::draw(view, voice, Rect { height: train_map::HEIGHT, ..area }, &mut buffer);
    main_map::draw(view, Rect { y: train_map::HEIGHT + 1, height: lines, ..area }, &mut buffer);
    area.rows()
        .map(|row| {
            let line: String = row.columns().map(|at| buffer[(at.x, at.y)].symbol()).collect();
            line.trim_end().to_owned()
        })
        .collect()
}
