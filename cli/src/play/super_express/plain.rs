//! Super Express as lines of text: for pipes, screen readers and tests. Everything is in words, nothing is drawn.

mod command;

use super::rounds::{DecisionResult, Rounds};
use super::words;
use crate::play::line_game::{LineGame, Pipes, StopReason, play_to_end};
use crate::play::log_message::LogMessage;
use crate::play::seated_game::any_seed;
use crate::play::translator::Translator;
use crate::play::{PlayOptions, lookup};
use anyhow::{Result, anyhow};
use command::{RoundCommand, read};
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
    let (rounds, told) = Rounds::open(play_options, seed, translator)?;
    let mut line_game = Plain { rounds, pipes: Pipes { translator, input, output }, last_round: told };
    play_to_end(&mut line_game, play_options, seed)
}

/// A game and its input and output.
struct Plain<'a> {
    rounds: Rounds,
    pipes: Pipes<'a>,
    /// The events of the round before, which `why` prints with their rules.
    last_round: Vec<LogMessage>,
}

impl<'a> LineGame<'a, SuperExpress> for Plain<'a> {
    fn pipes(&mut self) -> &mut Pipes<'a> {
        &mut self.pipes
    }

    fn play(&mut self) -> Result<StopReason> {
        self.pipes.greet()?;
        for told in self.last_round.clone() {
            self.pipes.write(&self.pipes.translator.tell(&told.message))?;
        }
        while !self.rounds.seated.is_over() {
            self.describe()?;
            let round = self.round();
            let result = self.rounds.let_bots_decide();
            self.tell(result)?;
            while let Some(seat) = self.rounds.seated.awaited().lowest()
                && self.round() == round
            {
                if self.ask(seat)?.is_break() {
                    return Ok(StopReason::Quit);
                }
            }
        }
        Ok(StopReason::Finished)
    }

    fn tell_end(&mut self) -> Result<()> {
        let view = self.rounds.seated.view(self.rounds.seated.watchers());
        let names = |bandit| self.rounds.address(bandit, self.pipes.translator);
        let lines = words::end(&view, names, self.rounds.fates(), self.pipes.translator);
        self.pipes.lines(&lines)
    }

    fn record(&self) -> &Record<SuperExpress> {
        self.rounds.seated.record()
    }
}

impl Plain<'_> {
    fn round(&self) -> u8 {
        self.rounds.seated.view(self.rounds.seated.watchers()).round
    }

    /// Asks a seat until its program is sealed; breaks if the player quits.
    fn ask(&mut self, seat: Seat) -> Result<ControlFlow<()>> {
        let bandit = self.rounds.seated.game().bandit(seat);
        let who = self.rounds.address(bandit, self.pipes.translator);
        let alone = self.rounds.seated.people().len() == 1;
        if !alone {
            self.pipes.hand_over(&who, &self.rounds.name_of(bandit, self.pipes.translator))?;
        }
        self.tell_treasures(seat)?;
        let Some(mut program) = self.ask_for_program(seat, &Message::new("plain-ask").text("who", &who))?
        else {
            return Ok(ControlFlow::Break(()));
        };
        let mut result = self.seal(seat, program)?;
        // While other seats still choose, this one may change its program; an empty line keeps it.
        while result.beats.is_empty() && !self.rounds.seated.awaited().is_empty() {
            let cards = program.cards().map(|card| self.pipes.translator.card(card)).join(", ");
            let again = Message::new("plain-sealed").text("program", cards);
            self.pipes.write(&self.pipes.translator.say(&again))?;
            match self.pipes.read_line()? {
                line if line.trim().is_empty() => break,
                line => match self.take(&line, seat)? {
                    Taken::Program(other) => {
                        program = other;
                        result = self.seal(seat, program)?;
                    }
                    Taken::Quit => return Ok(ControlFlow::Break(())),
                    Taken::Answered => {}
                },
            }
        }
        if !alone {
            self.pipes.hide_secrets()?;
        }
        self.tell(result)?;
        Ok(ControlFlow::Continue(()))
    }

    fn ask_for_program(&mut self, seat: Seat, question: &Message) -> Result<Option<Program>> {
        loop {
            self.pipes.write(&self.pipes.translator.say(question))?;
            let line = self.pipes.read_line()?;
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
            Ok(RoundCommand::Program(program)) => match self.rounds.check(seat, program) {
                Ok(()) => return Ok(Taken::Program(program)),
                Err(refusal) => self.refuse(&refusal)?,
            },
            Ok(RoundCommand::Quit) => return Ok(Taken::Quit),
            Ok(RoundCommand::Help) => self.help()?,
            Ok(RoundCommand::Train) => self.describe()?,
            Ok(RoundCommand::Why) => self.why()?,
            Ok(RoundCommand::Rule(id)) => self.rule(&id)?,
            Err(refusal) => self.refuse(&refusal)?,
        }
        Ok(Taken::Answered)
    }

    fn seal(&mut self, seat: Seat, program: Program) -> Result<DecisionResult> {
        let sealed = self.rounds.seal(seat, program);
        sealed.map_err(|refusal| anyhow!(self.pipes.translator.tell(&refusal.message())))
    }

    fn refuse(&mut self, refusal: &Refusal) -> Result<()> {
        self.pipes.write(&self.pipes.translator.tell(&refusal.message()))
    }

    /// Prints what happened, one line for each beat.
    fn tell(&mut self, result: DecisionResult) -> Result<()> {
        if result.beats.is_empty() {
            return Ok(());
        }
        self.last_round.clear();
        let beats = std::iter::once(result.told).chain(result.beats.into_iter().map(|beat| beat.told));
        for beat in beats.filter(|beat| !beat.is_empty()) {
            let sentences: Vec<String> =
                beat.iter().map(|told| self.pipes.translator.tell(&told.message)).collect();
            self.pipes.write(&sentences.join(" "))?;
            self.last_round.extend(beat);
        }
        Ok(())
    }

    fn tell_treasures(&mut self, seat: Seat) -> Result<()> {
        let view = self.rounds.seated.view(Viewer::Seat(seat));
        match words::own_treasures(&view, self.rounds.seated.game().bandit(seat), self.pipes.translator) {
            Some(sentence) => self.pipes.write(&sentence),
            None => Ok(()),
        }
    }

    fn describe(&mut self) -> Result<()> {
        let view = self.rounds.seated.view(self.rounds.seated.watchers());
        let lines = words::table(&view, &self.rounds.players(self.pipes.translator), self.pipes.translator);
        self.pipes.lines(&lines)
    }

    fn help(&mut self) -> Result<()> {
        self.pipes.say("plain-help")?;
        let modules = self.rounds.seated.game().modules();
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
