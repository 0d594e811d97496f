//! A game of Super Express: the seats it waits for, and the beats that follow a program. Independent of the interfaces.

use super::step::{Fate, Step, fates, told};
use crate::play::PlayOptions;
use crate::play::seated::Seated;
use crate::play::told::Told;
use crate::play::translator::Translator;
use anyhow::Result;
use game::record::Record;
use game::{Beats, Game, Seat, SeatSet, Viewed, Viewer};
use super_express::{Bandit, Decision, Program, Refusal, Setup, SuperExpress, View};

/// A running game and the eliminations so far.
#[derive(Debug)]
pub(super) struct Table {
    seated: Seated<SuperExpress>,
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
        let viewer = table.watchers();
        let told = events.iter().filter_map(|event| told(table.game(), event, viewer)).collect();
        Ok((table, told))
    }

    /// The game with its set-up.
    pub(super) fn game(&self) -> &SuperExpress {
        self.seated.game()
    }

    /// The seed of the deal.
    pub(super) fn seed(&self) -> u64 {
        self.seated.seed()
    }

    /// The seats of the people at this terminal.
    pub(super) fn people(&self) -> SeatSet {
        self.seated.people()
    }

    /// The viewer for what all people here see together: the seat of a single person, otherwise an onlooker.
    pub(super) fn watchers(&self) -> Viewer {
        self.seated.watchers()
    }

    /// What a viewer may know now.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.seated.view(viewer)
    }

    /// The seats of people whose program is missing.
    pub(super) fn awaited(&self) -> SeatSet {
        self.seated.awaited()
    }

    /// The seats of people that have sealed a program and may still change it.
    pub(super) fn may_change(&self) -> SeatSet {
        self.seated.may_change()
    }

    /// Checks a program without sealing it.
    pub(super) fn check(&self, seat: Seat, program: Program) -> Result<(), Refusal> {
        self.seated.check(seat, Decision::Plan(program))
    }

    /// Seals the program of a seat. A refusal changes nothing.
    pub(super) fn seal(&mut self, seat: Seat, program: Program) -> Result<Happened, Refusal> {
        let game = self.game().clone();
        let mut beats = Beats::new(self.seated.state());
        self.seated.decide(seat, Decision::Plan(program), &mut beats)?;
        let (prelude, beats) = (beats.prelude, beats.beats);
        let viewer = self.watchers();
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

    /// Has the game ended?
    pub(super) fn is_over(&self) -> bool {
        self.seated.is_over()
    }

    /// The eliminations, in their order.
    pub(super) fn fates(&self) -> &[Fate] {
        &self.fates
    }

    /// The record of the game so far.
    pub(super) fn record(&self) -> &Record<SuperExpress> {
        self.seated.record()
    }

    /// The name of a bandit's player: the person's name, or the word for a bot.
    pub(super) fn name_of(&self, bandit: Bandit, translator: &Translator) -> String {
        self.game()
            .seat_of(bandit)
            .map_or_else(|| translator.word("name-bot"), |seat| self.seated.name_of(seat, translator))
    }

    /// The names of all players, by seat.
    pub(super) fn players(&self, translator: &Translator) -> Vec<String> {
        self.game().seats().iter().map(|seat| self.seated.name_of(seat, translator)).collect()
    }

    /// The name with the bandit: “Ana (Belle)”, “Ghost (bot)”.
    pub(super) fn address(&self, bandit: Bandit, translator: &Translator) -> String {
        self.game().seat_of(bandit).map_or_else(
            || bandit.name().to_owned(),
            |seat| self.seated.address(seat, bandit.name(), translator),
        )
    }
}
