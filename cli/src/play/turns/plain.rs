//! The game as lines of text: for pipes, screen readers and tests. The table is said in words; `map` draws it.

use super::answer::{Answer, read};
use super::end::End;
use super::{Asks, Stepwise, Turns};
use crate::play::evening::{Course, Evening, Pipes, spend};
use crate::play::seated::any_seed;
use crate::play::translator::Translator;
use crate::play::{Wishes, lookup};
use anyhow::Result;
use game::Seat;
use game::record::Record;
use std::io::{BufRead, Write};
use std::ops::ControlFlow;

/// A game of short steps, said in lines.
pub(in crate::play) trait InLines: Stepwise {
    /// What is said before the first question.
    fn opening(&self, _voice: &Translator) -> Vec<String> {
        Vec::new()
    }
    /// What is being counted: the turn, the Day. Whenever it changes, the table is said again.
    fn count(view: &Self::View) -> u16;
    /// The whole table.
    fn table(view: &Self::View, names: &[String], translator: &Translator) -> Vec<String>;
    /// A part of it.
    fn part(
        part: Self::Part,
        prompt: &Self::Prompt,
        names: &[String],
        translator: &Translator,
    ) -> Vec<String>;
    /// A question with its choices, put to somebody.
    fn put(prompt: &Self::Prompt, who: &str, translator: &Translator) -> Vec<String>;
    /// What can be typed, and the game on one page.
    fn help(translator: &Translator) -> Vec<String>;
}

/// Plays one game to its end, or until somebody quits. Input that ends too early is an error.
pub(in crate::play) fn play<G: InLines>(
    wishes: &Wishes<G::Setup>,
    translator: &Translator,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<()> {
    let seed = wishes.seed.unwrap_or_else(any_seed);
    let mut evening = Plain {
        table: Turns::<G>::open(wishes, seed, translator)?,
        pipes: Pipes::new(translator, input, output),
        told: 0,
        question: 0,
        described: None,
        last: None,
    };
    spend(&mut evening, wishes, seed)
}

/// A game and the two pipes to the people who play it.
struct Plain<'a, G: InLines, I, O> {
    table: Turns<G>,
    pipes: Pipes<'a, I, O>,
    /// How much of the log has been told.
    told: usize,
    /// Where in the log the last turn of the people here ended.
    question: usize,
    /// When the table was described last, and to whom.
    described: Option<(u16, Seat)>,
    /// Who has the keyboard.
    last: Option<Seat>,
}

impl<'a, G: InLines, I: BufRead, O: Write> Evening<'a, G, I, O> for Plain<'a, G, I, O> {
    fn pipes(&mut self) -> &mut Pipes<'a, I, O> {
        &mut self.pipes
    }

    fn play(&mut self) -> Result<Course> {
        self.pipes.greet()?;
        self.pipes.lines(&self.table.game().opening(self.pipes.translator))?;
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
        let Some(end) = End::of(&self.table, self.pipes.translator) else { return Ok(()) };
        self.pipes.write("")?;
        self.pipes.write(&end.title)?;
        self.pipes.write(&end.outcome[0])?;
        self.pipes.write(&format!("{}  [{}]", end.outcome[1], end.rule))?;
        self.pipes.lines(&end.fates)
    }

    fn record(&self) -> &Record<G> {
        self.table.record()
    }
}

impl<G: InLines, I: BufRead, O: Write> Plain<'_, G, I, O> {
    /// Asks somebody until something is decided or taken back, or somebody else goes on; whoever had enough breaks it off.
    fn ask(&mut self, seat: Seat) -> Result<ControlFlow<()>> {
        let translator = self.pipes.translator;
        let view = self.table.seen_by(seat);
        let names = self.table.players(translator);
        let who = self.table.address(seat, translator);
        if self.table.has_secrets() && self.last != Some(seat) {
            self.pipes.curtain()?;
            self.pipes.hand_over(&who, &self.table.name_of(seat, translator))?;
        }
        self.last = Some(seat);
        let now = (G::count(&view), seat);
        if self.described != Some(now) {
            self.described = Some(now);
            self.pipes.write("")?;
            self.pipes.lines(&G::table(&view, &names, translator))?;
        }
        let prompt = G::Prompt::of(seat, view);
        self.put(&prompt, &who)?;
        loop {
            let line = self.pipes.listen()?;
            match read::<G>(&line, translator) {
                Answer::Decision(text) => {
                    let before = self.table.log().len();
                    match self.table.answer(&prompt, &text, translator) {
                        Ok(()) => {
                            self.question = before;
                            return Ok(ControlFlow::Continue(()));
                        }
                        Err(why) => self.pipes.lines(&why)?,
                    }
                }
                Answer::Undo if self.table.take_back(seat) => {
                    self.told = self.told.min(self.table.log().len());
                    return Ok(ControlFlow::Continue(()));
                }
                Answer::Undo => self.pipes.say("no-undo")?,
                Answer::Next => match self.table.next_after(seat) {
                    Some(next) => return self.ask(next),
                    None => self.pipes.say("no-next")?,
                },
                Answer::Quit => return Ok(ControlFlow::Break(())),
                Answer::Help => self.pipes.lines(&G::help(translator))?,
                Answer::Show(part) => self.pipes.lines(&G::part(part, &prompt, &names, translator))?,
                Answer::Log => self.why()?,
                Answer::Rule(id) => self.pipes.lines(&lookup::looked_up(&id, translator))?,
                Answer::Nothing => self.put(&prompt, &who)?,
            }
        }
    }

    fn put(&mut self, prompt: &G::Prompt, who: &str) -> Result<()> {
        self.pipes.write("")?;
        self.pipes.lines(&G::put(prompt, who, self.pipes.translator))
    }

    /// Tells what has happened since.
    fn tell(&mut self) -> Result<()> {
        let news: Vec<String> = self.table.log()[self.told..]
            .iter()
            .map(|told| self.pipes.translator.tell(&told.message))
            .collect();
        self.told = self.table.log().len();
        self.pipes.lines(&news)
    }

    /// What has happened since the last decision of somebody here, each sentence with its rule.
    fn why(&mut self) -> Result<()> {
        let since = self.question.min(self.table.log().len());
        let news = self.table.log()[since..].iter();
        let lines: Vec<String> = news
            .map(|told| format!("{}  [{}]", self.pipes.translator.tell(&told.message), told.rule))
            .collect();
        self.pipes.lines(&lines)
    }
}
