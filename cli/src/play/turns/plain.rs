//! The game as lines of text: for pipes, screen readers and tests. The table is described in words; `map` draws it.

use super::command::{TurnCommand, read};
use super::end_text::EndText;
use super::{Prompt, TurnGame, Turns};
use crate::play::line_game::{LineGame, Pipes, StopReason, play_to_end};
use crate::play::seated_game::any_seed;
use crate::play::translator::Translator;
use crate::play::{PlayOptions, lookup};
use anyhow::Result;
use game::Seat;
use game::record::Record;
use std::io::{BufRead, Write};
use std::ops::ControlFlow;

/// A game of single decisions, as lines of text.
pub(in crate::play) trait InLines: TurnGame {
    /// The lines before the first question.
    fn opening(&self, _translator: &Translator) -> Vec<String> {
        Vec::new()
    }
    /// The number of the turn or the Day. Whenever it changes, the table is described again.
    fn count(view: &Self::View) -> u16;
    /// The whole table in words.
    fn table(view: &Self::View, names: &[String], translator: &Translator) -> Vec<String>;
    /// A part of the table.
    fn part(
        part: Self::Part,
        prompt: &Prompt<Self>,
        names: &[String],
        translator: &Translator,
    ) -> Vec<String>;
    /// The question with its choices; `who` is the asked player.
    fn put(prompt: &Prompt<Self>, who: &str, translator: &Translator) -> Vec<String>;
    /// What can be typed, and the cheat sheet.
    fn help(translator: &Translator) -> Vec<String>;
}

/// Plays one game to its end, or until a player quits. Input that ends too early is an error.
pub(in crate::play) fn play<G: InLines>(
    play_options: &PlayOptions<G::Setup>,
    translator: &Translator,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<()> {
    let seed = play_options.seed.unwrap_or_else(any_seed);
    let mut line_game = Plain {
        turns: Turns::<G>::open(play_options, seed, translator)?,
        pipes: Pipes { translator, input, output },
        told: 0,
        question: 0,
        described: None,
        last: None,
    };
    play_to_end(&mut line_game, play_options, seed)
}

/// A game and its input and output.
struct Plain<'a, G: InLines> {
    turns: Turns<G>,
    pipes: Pipes<'a>,
    /// The number of log entries printed so far.
    told: usize,
    /// The length of the log before the last decision of a person here.
    question: usize,
    /// The count and the seat of the last description of the table.
    described: Option<(u16, Seat)>,
    /// The seat that has the keyboard.
    last: Option<Seat>,
}

impl<'a, G: InLines> LineGame<'a, G> for Plain<'a, G> {
    fn pipes(&mut self) -> &mut Pipes<'a> {
        &mut self.pipes
    }

    fn play(&mut self) -> Result<StopReason> {
        self.pipes.greet()?;
        self.pipes.lines(&self.turns.seated.game().opening(self.pipes.translator))?;
        loop {
            self.turns.let_bots_decide();
            self.tell()?;
            if self.turns.seated.is_over() {
                return Ok(StopReason::Finished);
            }
            let Some(seat) = self.turns.awaited_after(self.last) else { return Ok(StopReason::Finished) };
            if self.ask(seat)?.is_break() {
                return Ok(StopReason::Quit);
            }
        }
    }

    fn tell_end(&mut self) -> Result<()> {
        let Some(end) = EndText::of(&self.turns, self.pipes.translator) else { return Ok(()) };
        self.pipes.write("")?;
        self.pipes.write(&end.title)?;
        self.pipes.write(&end.outcome[0])?;
        self.pipes.write(&format!("{}  [{}]", end.outcome[1], end.rule))?;
        self.pipes.lines(&end.fates)
    }

    fn record(&self) -> &Record<G> {
        self.turns.seated.record()
    }
}

impl<G: InLines> Plain<'_, G> {
    /// Asks a seat until it decides or undoes, or passes the keyboard on; breaks if the player quits.
    fn ask(&mut self, seat: Seat) -> Result<ControlFlow<()>> {
        let translator = self.pipes.translator;
        let view = self.turns.seen_by(seat);
        let names = self.turns.players(translator);
        let who = self.turns.address(seat, translator);
        if self.turns.has_secrets() && self.last != Some(seat) {
            self.pipes.hide_secrets()?;
            self.pipes.hand_over(&who, &self.turns.seated.name_of(seat, translator))?;
        }
        self.last = Some(seat);
        let now = (G::count(&view), seat);
        if self.described != Some(now) {
            self.described = Some(now);
            self.pipes.write("")?;
            self.pipes.lines(&G::table(&view, &names, translator))?;
        }
        let prompt = Prompt::<G>::of(seat, view);
        self.put(&prompt, &who)?;
        loop {
            let line = self.pipes.read_line()?;
            match read::<G>(&line, translator) {
                TurnCommand::Decision(text) => {
                    let before = self.turns.log().len();
                    match self.turns.answer(&prompt, &text, translator) {
                        Ok(()) => {
                            self.question = before;
                            return Ok(ControlFlow::Continue(()));
                        }
                        Err(why) => self.pipes.lines(&why)?,
                    }
                }
                TurnCommand::Undo if self.turns.take_back(seat) => {
                    self.told = self.told.min(self.turns.log().len());
                    return Ok(ControlFlow::Continue(()));
                }
                TurnCommand::Undo => self.pipes.say("no-undo")?,
                TurnCommand::Next => match self.turns.next_after(seat) {
                    Some(next) => return self.ask(next),
                    None => self.pipes.say("no-next")?,
                },
                TurnCommand::Quit => return Ok(ControlFlow::Break(())),
                TurnCommand::Help => self.pipes.lines(&G::help(translator))?,
                TurnCommand::Show(part) => self.pipes.lines(&G::part(part, &prompt, &names, translator))?,
                TurnCommand::Log => self.why()?,
                TurnCommand::Rule(id) => self.pipes.lines(&lookup::looked_up(&id, translator))?,
                TurnCommand::Nothing => self.put(&prompt, &who)?,
            }
        }
    }

    fn put(&mut self, prompt: &Prompt<G>, who: &str) -> Result<()> {
        self.pipes.write("")?;
        self.pipes.lines(&G::put(prompt, who, self.pipes.translator))
    }

    /// Prints the new entries of the log.
    fn tell(&mut self) -> Result<()> {
        let news: Vec<String> = self.turns.log()[self.told..]
            .iter()
            .map(|told| self.pipes.translator.tell(&told.message))
            .collect();
        self.told = self.turns.log().len();
        self.pipes.lines(&news)
    }

    /// Prints the log since the last decision of a person here, each entry with its rule.
    fn why(&mut self) -> Result<()> {
        let since = self.question.min(self.turns.log().len());
        let news = self.turns.log()[since..].iter();
        let lines: Vec<String> = news
            .map(|told| format!("{}  [{}]", self.pipes.translator.tell(&told.message), told.rule))
            .collect();
        self.pipes.lines(&lines)
    }
}
