//! The game as lines of text: for pipes, screen readers and tests. The table is said in words; `map` draws it.

use super::answer::{Answer, read};
use super::end::End;
use super::question::{Kind, Misread, Question};
use super::table::Table;
use super::{help, main_map, train_map, words};
use crate::play::keep::keep;
use crate::play::seated::any_seed;
use crate::play::voice::Voice;
use crate::play::{Wishes, again, lookup};
use anyhow::{Result, bail};
use game::{Game, Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::io::{BufRead, Write};
use train_heist::{Setup, TrainHeist, View};

/// Enough blank lines to push a secret off an ordinary screen.
const CURTAIN: usize = 60;
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
    let mut evening = Evening { table, voice, input, output, told: 0, question: 0, described: None };
    // The result comes first, and what was played is kept however it ends: neither may cost the other.
    let course = evening.play().and_then(|course| match course {
        Course::Finished => evening.tell_end(&again::command::<TrainHeist>(wishes, seed)).map(|()| course),
        Course::Left => Ok(course),
    });
    if let Some(file) = &wishes.record {
        keep(evening.table.record(), file, voice)?;
        evening.write(&voice.say(&Message::new("record-kept").text("file", file.display().to_string())))?;
    }
    match course? {
        Course::Left => evening.say("plain-bye"),
        Course::Finished => Ok(()),
    }
}

/// How it went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Course {
    Finished,
    Left,
}

/// A game and the two pipes to the people who play it.
struct Evening<'a, I, O> {
    table: Table,
    voice: &'a Voice,
    input: &'a mut I,
    output: &'a mut O,
    /// How much of the log has been told.
    told: usize,
    /// Where in the log the last turn of the people here ended.
    question: usize,
    /// The turn that was described last, and to whom.
    described: Option<(u16, Seat)>,
}

impl<I: BufRead, O: Write> Evening<'_, I, O> {
    fn play(&mut self) -> Result<Course> {
        self.write(&self.voice.term("game-title"))?;
        self.say("plain-help-hint")?;
        loop {
            self.table.let_bots_decide();
            self.tell()?;
            if self.table.is_over() {
                return Ok(Course::Finished);
            }
            let Some(seat) = self.table.awaited() else { return Ok(Course::Finished) };
            if self.ask(seat)? == Course::Left {
                return Ok(Course::Left);
            }
        }
    }

    /// Asks somebody until something is decided or taken back.
    fn ask(&mut self, seat: Seat) -> Result<Course> {
        let view = self.table.seen_by(seat);
        let now = (view.turn_number(), seat);
        if self.described != Some(now) {
            if self.table.has_secrets() && self.described.is_none_or(|(_, last)| last != seat) {
                self.hand_over(seat)?;
            }
            let names = self.table.names(self.voice);
            self.write("")?;
            self.lines(&words::table(&view, &names, self.voice))?;
            self.described = Some(now);
        }
        let question = Question::of(seat, view);
        self.put(&question)?;
        loop {
            let line = self.listen()?;
            match read(&line, self.voice) {
                Answer::Decision(text) => {
                    let before = self.table.log().len();
                    if self.decide(&question, &text)? {
                        self.question = before;
                        return Ok(Course::Finished);
                    }
                }
                Answer::Undo if self.table.take_back() => {
                    self.told = self.told.min(self.table.log().len());
                    return Ok(Course::Finished);
                }
                Answer::Undo => self.say("heist-no-undo")?,
                Answer::Quit => return Ok(Course::Left),
                Answer::Help => self.lines(&help::plain(self.voice))?,
                Answer::Map | Answer::Train => self.lines(&drawn(&question.view, self.voice))?,
                Answer::Table => {
                    let names = self.table.names(self.voice);
                    self.lines(&words::table(&question.view, &names, self.voice))?;
                }
                Answer::Log => self.why()?,
                Answer::Rule(id) => self.lines(&lookup::looked_up(&id, self.voice))?,
                Answer::Nothing => self.put(&question)?,
            }
        }
    }

    /// Says a question with its choices.
    fn put(&mut self, question: &Question) -> Result<()> {
        let who = self.table.address(question.seat, self.voice);
        self.write("")?;
        self.write(&words::heading(&question.view, self.voice))?;
        if let Some(own) = question.view.cowboys.get(question.seat.number()) {
            let place = question.view.game().edition().site(own.at);
            let message = Message::new("heist-plain-stand")
                .text("who", who)
                .phrase("at", &place.at)
                .text("space", place.id.as_str())
                .text("cards", words::hand(&own.hand, self.voice));
            self.write(&self.voice.say(&message))?;
        }
        self.write(&question.asked(self.voice))?;
        let mut kind = None;
        for choice in question.choices(self.voice) {
            if kind != Some(choice.kind) {
                kind = Some(choice.kind);
                if let Some(heading) = heading(choice.kind, self.voice) {
                    self.write(&heading)?;
                }
            }
            let written =
                if choice.written.is_empty() { String::new() } else { format!("  [{}]", choice.written) };
            self.write(&format!("{:3}. {}{written}", choice.number, choice.says))?;
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
                self.say("heist-no-number")?;
                return Ok(false);
            }
        };
        let why = self.voice.tell(&TrainHeist::explain(&refusal));
        self.write(&format!("{why}  [{}]", TrainHeist::refused_by(&refusal)))?;
        Ok(false)
    }

    /// Tells what has happened since.
    fn tell(&mut self) -> Result<()> {
        let news: Vec<String> =
            self.table.log()[self.told..].iter().map(|told| self.voice.tell(&told.message)).collect();
        self.told = self.table.log().len();
        self.lines(&news)
    }

    /// What has happened since the last decision of somebody here, each sentence with its rule.
    fn why(&mut self) -> Result<()> {
        let since = self.question.min(self.table.log().len());
        let news = self.table.log()[since..].iter();
        let lines: Vec<String> =
            news.map(|told| format!("{}  [{}]", self.voice.tell(&told.message), told.rule)).collect();
        self.lines(&lines)
    }

    fn hand_over(&mut self, seat: Seat) -> Result<()> {
        self.write(&"\n".repeat(CURTAIN))?;
        let (who, name) = (self.table.address(seat, self.voice), self.table.name_of(seat, self.voice));
        self.write(&self.voice.say(&Message::new("handover-pass").text("who", who)))?;
        self.write(&self.voice.say(&Message::new("handover-alone").text("name", name)))?;
        self.listen().map(drop)
    }

    fn tell_end(&mut self, again: &str) -> Result<()> {
        if let Some(end) = End::of(&self.table, self.voice) {
            self.write("")?;
            self.write(&end.title)?;
            self.write(&end.outcome[0])?;
            self.write(&format!("{}  [{}]", end.outcome[1], end.rule))?;
            self.lines(&end.fates)?;
        }
        self.write(&format!("{} {again}", self.voice.word("end-again")))
    }

    fn say(&mut self, id: &'static str) -> Result<()> {
        self.write(&self.voice.word(id))
    }

    fn lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.write(line))
    }

    fn write(&mut self, text: &str) -> Result<()> {
        writeln!(self.output, "{text}")?;
        Ok(())
    }

    fn listen(&mut self) -> Result<String> {
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            bail!(self.voice.word("plain-input-ended"));
        }
        Ok(line)
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
