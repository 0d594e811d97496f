//! Super Express as lines of text: for pipes, screen readers and tests. Everything is in words, nothing is drawn.

mod answer;

use super::table::{Happened, Table};
use super::words;
use crate::play::line_game::{Course, LineGame, Pipes, play_to_end};
use crate::play::seated::any_seed;
use crate::play::told::Told;
use crate::play::translator::Translator;
use crate::play::{PlayOptions, lookup};
use answer::{Answer, read};
use anyhow::{Result, anyhow};
use game::record::Record;
use game::{GameRefusal, Message, Seat, Viewer};
use std::io::{BufRead, Write};
use std::ops::ControlFlow;
use super_express::{Card, Program, Refusal, Setup, SuperExpress};

/// Plays one game to its end, or until a player quits. Input that ends too early is an error.
pub(super) fn play(
    play_options: &PlayOptions<Setup>,
    translator: &Translator,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<()> {
    let seed = play_options.seed.unwrap_or_else(any_seed);
    let (table, told) = Table::open(play_options, seed, translator)?;
    let mut line_game = Plain { table, pipes: Pipes { translator, input, output }, last_round: told };
    play_to_end(&mut line_game, play_options, seed)
}

/// A game and its input and output.
struct Plain<'a> {
    table: Table,
    pipes: Pipes<'a>,
    /// The events of the round before, which `why` prints with their rules.
    last_round: Vec<Told>,
}

impl<'a> LineGame<'a, SuperExpress> for Plain<'a> {
    fn pipes(&mut self) -> &mut Pipes<'a> {
        &mut self.pipes
    }

    fn play(&mut self) -> Result<Course> {
        self.pipes.greet()?;
        for told in self.last_round.clone() {
            self.pipes.write(&self.pipes.translator.tell(&told.message))?;
        }
        while !self.table.seated.is_over() {
            self.describe()?;
            let round = self.round();
            let happened = self.table.let_bots_decide();
            self.tell(happened)?;
            while let Some(seat) = self.table.seated.awaited().lowest()
                && self.round() == round
            {
                if self.ask(seat)?.is_break() {
                    return Ok(Course::Left);
                }
            }
        }
        Ok(Course::Finished)
    }

    fn tell_end(&mut self) -> Result<()> {
        let view = self.table.seated.view(self.table.seated.watchers());
        let names = |bandit| self.table.address(bandit, self.pipes.translator);
        let lines = words::end(&view, names, self.table.fates(), self.pipes.translator);
        self.pipes.lines(&lines)
    }

    fn record(&self) -> &Record<SuperExpress> {
        self.table.seated.record()
    }
}

impl Plain<'_> {
    fn round(&self) -> u8 {
        self.table.seated.view(self.table.seated.watchers()).round
    }

    /// Asks a seat until its program is sealed; breaks if the player quits.
    fn ask(&mut self, seat: Seat) -> Result<ControlFlow<()>> {
        let bandit = self.table.seated.game().bandit(seat);
        let who = self.table.address(bandit, self.pipes.translator);
        let alone = self.table.seated.people().len() == 1;
        if !alone {
            self.pipes.hand_over(&who, &self.table.name_of(bandit, self.pipes.translator))?;
        }
        self.tell_treasures(seat)?;
        let Some(mut program) = self.ask_for_program(seat, &Message::new("plain-ask").text("who", &who))?
        else {
            return Ok(ControlFlow::Break(()));
        };
        let mut happened = self.seal(seat, program)?;
        // While other seats still choose, this one may change its program; an empty line keeps it.
        while happened.steps.is_empty() && !self.table.seated.awaited().is_empty() {
            let cards = program.cards().map(|card| self.pipes.translator.card(card)).join(", ");
            let again = Message::new("plain-sealed").text("program", cards);
            self.pipes.write(&self.pipes.translator.say(&again))?;
            match self.pipes.listen()? {
                line if line.trim().is_empty() => break,
                line => match self.take(&line, seat)? {
                    Taken::Program(other) => {
                        program = other;
                        happened = self.seal(seat, program)?;
                    }
                    Taken::Quit => return Ok(ControlFlow::Break(())),
                    Taken::Answered => {}
                },
            }
        }
        if !alone {
            self.pipes.curtain()?;
        }
        self.tell(happened)?;
        Ok(ControlFlow::Continue(()))
    }

    fn ask_for_program(&mut self, seat: Seat, question: &Message) -> Result<Option<Program>> {
        loop {
            self.pipes.write(&self.pipes.translator.say(question))?;
            let line = self.pipes.listen()?;
            match self.take(&line, seat)? {
                Taken::Program(program) => return Ok(Some(program)),
                Taken::Quit => return Ok(None),
                Taken::Answered => {}
            }
        }
    }

    /// Handles a line: returns a legal program, or answers a command at once.
    fn take(&mut self, line: &str, seat: Seat) -> Result<Taken> {
        match read(line, self.pipes.translator) {
            Ok(Answer::Program(program)) => match self.table.check(seat, program) {
                Ok(()) => return Ok(Taken::Program(program)),
                Err(refusal) => self.refuse(&refusal)?,
            },
            Ok(Answer::Quit) => return Ok(Taken::Quit),
            Ok(Answer::Help) => self.help()?,
            Ok(Answer::Train) => self.describe()?,
            Ok(Answer::Why) => self.why()?,
            Ok(Answer::Rule(id)) => self.rule(&id)?,
            Err(refusal) => self.refuse(&refusal)?,
        }
        Ok(Taken::Answered)
    }

    fn seal(&mut self, seat: Seat, program: Program) -> Result<Happened> {
        let sealed = self.table.seal(seat, program);
        sealed.map_err(|refusal| anyhow!(self.pipes.translator.tell(&refusal.message())))
    }

    fn refuse(&mut self, refusal: &Refusal) -> Result<()> {
        self.pipes.write(&self.pipes.translator.tell(&refusal.message()))
    }

    /// Prints what happened, one line for each beat.
    fn tell(&mut self, happened: Happened) -> Result<()> {
        if happened.steps.is_empty() {
            return Ok(());
        }
        self.last_round.clear();
        let beats = std::iter::once(happened.told).chain(happened.steps.into_iter().map(|step| step.told));
        for beat in beats.filter(|beat| !beat.is_empty()) {
            let sentences: Vec<String> =
                beat.iter().map(|told| self.pipes.translator.tell(&told.message)).collect();
            self.pipes.write(&sentences.join(" "))?;
            self.last_round.extend(beat);
        }
        Ok(())
    }

    fn tell_treasures(&mut self, seat: Seat) -> Result<()> {
        let view = self.table.seated.view(Viewer::Seat(seat));
        match words::own_treasures(&view, self.table.seated.game().bandit(seat), self.pipes.translator) {
            Some(sentence) => self.pipes.write(&sentence),
            None => Ok(()),
        }
    }

    fn describe(&mut self) -> Result<()> {
        let view = self.table.seated.view(self.table.seated.watchers());
        let lines = words::table(&view, &self.table.players(self.pipes.translator), self.pipes.translator);
        self.pipes.lines(&lines)
    }

    fn help(&mut self) -> Result<()> {
        self.pipes.say("plain-help")?;
        let modules = self.table.seated.game().modules();
        for card in Card::ALL.into_iter().filter(|&card| modules.deal(card)) {
            self.pipes.write(&format!(
                "{card}  {}: {}.",
                self.pipes.translator.card(card),
                self.pipes.translator.does(card)
            ))?;
        }
        self.pipes.say("help-sheet")
    }

    /// Prints the events of the round before, each with its rule.
    fn why(&mut self) -> Result<()> {
        for told in self.last_round.clone() {
            self.pipes.write(&format!("{}  [{}]", self.pipes.translator.tell(&told.message), told.rule))?;
        }
        Ok(())
    }

    fn rule(&mut self, id: &str) -> Result<()> {
        self.pipes.lines(&lookup::looked_up(id, self.pipes.translator))
    }
}

/// The result of a line.
enum Taken {
    Program(Program),
    Quit,
    Answered,
}
