//! A game of Super Express: the seats it waits for, and the beats that follow a program. Independent of the interfaces.

use super::step::{Fate, Step, fates, told};
use crate::play::PlayOptions;
use crate::play::seated::Seated;
use crate::play::told::Told;
use crate::play::translator::Translator;
use anyhow::Result;
use game::{Beats, Game, Seat, Viewed};
use super_express::{Bandit, Decision, Program, Refusal, Setup, SuperExpress};

/// A running game and the eliminations so far.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) seated: Seated<SuperExpress>,
    fates: Vec<Fate>,
}

/// The result of a decision, as all people at this terminal may see it.
#[derive(Debug, Default)]
pub(super) struct Happened {
    /// The log entries before the first beat.
    pub(super) told: Vec<Told>,
    /// The beats.
    pub(super) steps: Vec<Step>,
}

impl Table {
    /// Deals a game; also returns the log entries of the deal.
    pub(super) fn open(
        play_options: &PlayOptions<Setup>,
        seed: u64,
        translator: &Translator,
    ) -> Result<(Table, Vec<Told>)> {
        let (seated, events) = Seated::open(play_options, seed, translator)?;
        let table = Table { seated, fates: Vec::new() };
        let viewer = table.seated.watchers();
        let told = events.iter().filter_map(|event| told(table.seated.game(), event, viewer)).collect();
        Ok((table, told))
    }

    /// Checks a program without sealing it.
    pub(super) fn check(&self, seat: Seat, program: Program) -> Result<(), Refusal> {
        self.seated.check(seat, Decision::Plan(program))
    }

    /// Seals the program of a seat. A refusal changes nothing.
    pub(super) fn seal(&mut self, seat: Seat, program: Program) -> Result<Happened, Refusal> {
        let game = self.seated.game().clone();
        let mut beats = Beats::new(self.seated.state());
        self.seated.decide(seat, Decision::Plan(program), &mut beats)?;
        let (prelude, beats) = (beats.prelude, beats.beats);
        let viewer = self.seated.watchers();
        let round = game.view(&prelude.after, viewer).round;
        let mut happened = Happened::default();
        happened.told.extend(prelude.events.iter().filter_map(|event| told(&game, event, viewer)));
        let mut before = &prelude.after;
        for beat in &beats {
            let step = Step::of(&game, happened.steps.last(), before, beat, viewer);
            happened.steps.push(step);
            self.fates.extend(fates(&game, &beat.events, round));
            before = &beat.after;
        }
        Ok(happened)
    }

    /// Decides for every asked bot, based on its own view. With no person left in the game, that plays a round.
    pub(super) fn let_bots_decide(&mut self) -> Happened {
        let mut happened = Happened::default();
        for seat in self.seated.asked() {
            let Some(decision) = self.seated.bot_wants(seat) else { continue };
            // A bot picks a legal program, so no refusal is expected; after one, the seat would stay asked.
            let Ok(more) = self.seal(seat, decision.program()) else { continue };
            happened.told.extend(more.told);
            happened.steps.extend(more.steps);
        }
        happened
    }

    /// The eliminations, in their order.
    pub(super) fn fates(&self) -> &[Fate] {
        &self.fates
    }

    /// The name of a bandit's player: the person's name, or the word for a bot.
    pub(super) fn name_of(&self, bandit: Bandit, translator: &Translator) -> String {
        self.seated
            .game()
            .seat_of(bandit)
            .map_or_else(|| translator.word("name-bot"), |seat| self.seated.name_of(seat, translator))
    }

    /// The names of all players, by seat.
    pub(super) fn players(&self, translator: &Translator) -> Vec<String> {
        self.seated.game().seats().iter().map(|seat| self.seated.name_of(seat, translator)).collect()
    }

    /// The name with the bandit: “Ana (Belle)”, “Ghost (bot)”.
    pub(super) fn address(&self, bandit: Bandit, translator: &Translator) -> String {
        self.seated.game().seat_of(bandit).map_or_else(
            || bandit.name().to_owned(),
            |seat| self.seated.address(seat, bandit.name(), translator),
        )
    }
}
