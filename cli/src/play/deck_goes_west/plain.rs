//! The game as lines of text: for pipes, screen readers and tests. The table is said in words; `map` draws it.

use super::answer::{Answer, read};
use super::end::End;
use super::question::{Misread, Question};
use super::table::Table;
use super::words::{self, Sentence};
use super::{help, map};
use crate::play::evening::{Course, Evening, Pipes, spend};
use crate::play::seated::any_seed;
use crate::play::voice::Voice;
use crate::play::{Wishes, lookup};
use anyhow::Result;
use deck_goes_west::{DeckGoesWest, Question as Asks, Setup, View};
use game::record::Record;
use game::{Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::io::{BufRead, Write};
use std::ops::ControlFlow;

/// How wide and high the map is drawn where nobody knows the paper.
const PAPER: (u16, u16) = (80, 40);

/// Plays one game to its end, or until somebody quits. Input that ends too early is an error.
pub(super) fn play(
    wishes: &Wishes<Setup>,
    voice: &Voice,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<()> {
    let seed = wishes.seed.unwrap_or_else(any_seed);
    let table = Table::open(wishes, seed, voice)?;
    let mut evening = Plain {
        table,
        pipes: Pipes::new(voice, input, output),
        told: 0,
        question: 0,
        described: None,
        last: None,
    };
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
    /// The Day that was described last, and to whom.
    described: Option<(u8, Seat)>,
    /// Who has the keyboard.
    last: Option<Seat>,
}

impl<'a, I: BufRead, O: Write> Evening<'a, DeckGoesWest, I, O> for Plain<'a, I, O> {
    fn pipes(&mut self) -> &mut Pipes<'a, I, O> {
        &mut self.pipes
    }

    fn play(&mut self) -> Result<Course> {
        self.pipes.greet()?;
        self.say(&words::mission(self.table.game(), self.pipes.voice))?;
        loop {
            self.table.let_bots_decide();
            self.tell()?;
            if self.table.is_over() {
                return Ok(Course::Finished);
            }
            let Some(seat) = self.table.awaited_after(self.last) else { return Ok(Course::Finished) };
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

    fn record(&self) -> &Record<DeckGoesWest> {
        self.table.record()
    }
}

impl<I: BufRead, O: Write> Plain<'_, I, O> {
    /// Asks somebody until something is decided or taken back, or somebody else goes on; whoever had enough breaks it off.
    fn ask(&mut self, seat: Seat) -> Result<ControlFlow<()>> {
        let view = self.table.seen_by(seat);
        if self.table.has_secrets() && self.last != Some(seat) {
            self.pipes.curtain()?;
            let voice = self.pipes.voice;
            self.pipes.hand_over(&self.table.address(seat, voice), &self.table.name_of(seat, voice))?;
        }
        self.last = Some(seat);
        let now = (view.day, seat);
        if self.described != Some(now) {
            self.described = Some(now);
            self.pipes.write("")?;
            self.describe(&view)?;
        }
        let question = Question::of(seat, view);
        self.put(&question)?;
        loop {
            let line = self.pipes.listen()?;
            let voice = self.pipes.voice;
            match read(&line, voice) {
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
                Answer::Next => match self.table.next_after(seat) {
                    Some(next) => return self.ask(next),
                    None => self.pipes.say("west-no-next")?,
                },
                Answer::Quit => return Ok(ControlFlow::Break(())),
                Answer::Help => self.pipes.lines(&help::plain(voice))?,
                Answer::Map => self.pipes.lines(&drawn(&question, voice))?,
                Answer::Cards => self.say(&words::cards(&question.view, seat, voice))?,
                Answer::Land => self.say(&words::land(&question.view, voice))?,
                Answer::Row => self.say(&words::row(&question.view, voice))?,
                Answer::Table => self.describe(&question.view)?,
                Answer::Log => self.why()?,
                Answer::Rule(id) => self.pipes.lines(&lookup::looked_up(&id, voice))?,
                Answer::Nothing => self.put(&question)?,
            }
        }
    }

    fn say(&mut self, sentences: &[Sentence]) -> Result<()> {
        sentences.iter().try_for_each(|sentence| self.pipes.write(&sentence.line()))
    }

    fn describe(&mut self, view: &View) -> Result<()> {
        let names = self.table.names(self.pipes.voice);
        self.say(&words::table(view, &names, self.pipes.voice))
    }

    /// Says a question with its choices. In the middle of an action nobody needs to hear again how they are.
    fn put(&mut self, question: &Question) -> Result<()> {
        let voice = self.pipes.voice;
        self.pipes.write("")?;
        let who = self.table.address(question.seat, voice);
        if matches!(question.view.question, Some((_, Asks::Action))) {
            let now = Message::new("west-plain-now")
                .text("who", who.as_str())
                .text("heading", words::heading(&question.view, voice))
                .text("facts", words::facts(&question.view, question.seat, voice));
            self.pipes.write(&voice.say(&now))?;
            self.pipes.write(&voice.tell(&question.view.hand_in_words(question.seat)))?;
        }
        for doing in question.view.doing_in_words() {
            self.pipes.write(&voice.tell(&doing))?;
        }
        self.pipes.write(&format!("{who}: {}", question.asked(voice)))?;
        for choice in question.choices(voice) {
            self.pipes.write(&format!("{:3}. {}  [{}]", choice.number, choice.says, choice.written))?;
        }
        Ok(())
    }

    /// Was something decided? If not, it was said why not.
    fn decide(&mut self, question: &Question, text: &str) -> Result<bool> {
        let refusal = match question.read(text, self.pipes.voice) {
            Ok(decision) => match self.table.decide(question.seat, decision) {
                Ok(()) => return Ok(true),
                Err(refusal) => refusal,
            },
            Err(Misread::Refused(refusal)) => refusal,
            Err(Misread::Asked(printed)) => {
                self.pipes.lines(&printed)?;
                return Ok(false);
            }
            Err(Misread::NoSuchNumber) => {
                self.pipes.say("no-number")?;
                return Ok(false);
            }
        };
        self.pipes.write(&self.pipes.voice.refusal::<DeckGoesWest>(&refusal))?;
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

/// The map as text.
pub(super) fn drawn(question: &Question, voice: &Voice) -> Vec<String> {
    let (columns, lines) = PAPER;
    let area = Rect::new(0, 0, columns, lines);
    let mut buffer = Buffer::empty(area);
    let Some(own) = question.view.players.get(question.seat.number()) else { return Vec::new() };
    map::draw(&question.view, own.at(), None, voice, area, &mut buffer);
    let rows = area.rows().map(|row| {
        let line: String = row.columns().map(|at| buffer[(at.x, at.y)].symbol()).collect();
        line.trim_end().to_owned()
    });
    rows.take_while(|line| !line.is_empty()).collect()
}
