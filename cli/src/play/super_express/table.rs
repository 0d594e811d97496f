//! A game of Super Express at the table: whom it waits for, what comes of a program. Knows nothing of screens.

use super::step::{Fate, Step, fates, told};
use crate::play::Wishes;
use crate::play::seated::Seated;
use crate::play::told::Told;
use crate::play::translator::Translator;
use anyhow::Result;
use game::record::Record;
use game::{Beats, Game, Seat, SeatSet, Viewed, Viewer};
use super_express::{Bandit, Decision, Program, Refusal, Setup, SuperExpress, View};

/// A game and everybody who plays it.
#[derive(Debug)]
pub(super) struct Table {
    seated: Seated<SuperExpress>,
    fates: Vec<Fate>,
}

/// What came of a decision, as all people at this terminal may see it.
#[derive(Debug, Default)]
pub(super) struct Happened {
    /// What is said before the first beat.
    pub(super) told: Vec<Told>,
    /// The beats.
    pub(super) steps: Vec<Step>,
}

impl Table {
    /// Everybody sits down and the game is laid out.
    pub(super) fn open(
        wishes: &Wishes<Setup>,
        seed: u64,
        translator: &Translator,
    ) -> Result<(Table, Vec<Told>)> {
        let (seated, events) = Seated::open(wishes, seed, translator)?;
        let table = Table { seated, fates: Vec::new() };
        let viewer = table.watchers();
        let told = events.iter().filter_map(|event| told(table.game(), event, viewer)).collect();
        Ok((table, told))
    }

    /// The game as agreed.
    pub(super) fn game(&self) -> &SuperExpress {
        self.seated.game()
    }

    /// The number that gives this game again.
    pub(super) fn seed(&self) -> u64 {
        self.seated.seed()
    }

    /// The people at this terminal.
    pub(super) fn people(&self) -> SeatSet {
        self.seated.people()
    }

    /// Through whose eyes all people here look together: a person alone sees what that seat sees.
    pub(super) fn watchers(&self) -> Viewer {
        self.seated.watchers()
    }

    /// What a viewer may know now.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.seated.view(viewer)
    }

    /// The people whose program is missing.
    pub(super) fn awaited(&self) -> SeatSet {
        self.seated.awaited()
    }

    /// The people who have sealed a program and may still change it.
    pub(super) fn may_change(&self) -> SeatSet {
        self.seated.may_change()
    }

    /// May somebody seal this program now?
    pub(super) fn check(&self, seat: Seat, program: Program) -> Result<(), Refusal> {
        self.seated.check(seat, Decision::Plan(program))
    }

    /// Somebody seals a program. A refusal changes nothing.
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

    /// Every bot that is asked decides, on what its own view tells. With no person left in the game, that plays a round.
    pub(super) fn let_bots_decide(&mut self) -> Happened {
        let mut happened = Happened::default();
        for seat in self.seated.asked() {
            let Some(decision) = self.seated.bot_wants(seat) else { continue };
            // A bot picks from what its view offers, so nothing is refused; if it were, the seat would stay asked.
            let Ok(more) = self.seal(seat, decision.program()) else { continue };
            happened.told.extend(more.told);
            happened.steps.extend(more.steps);
        }
        happened
    }

    /// Has it ended?
    pub(super) fn is_over(&self) -> bool {
        self.seated.is_over()
    }

    /// Who went out, in that order.
    pub(super) fn fates(&self) -> &[Fate] {
        &self.fates
    }

    /// The game as written down so far.
    pub(super) fn record(&self) -> &Record<SuperExpress> {
        self.seated.record()
    }

    /// How somebody is called who plays here: the person's name, or what a bot is called.
    pub(super) fn name_of(&self, bandit: Bandit, translator: &Translator) -> String {
        self.game()
            .seat_of(bandit)
            .map_or_else(|| translator.word("name-bot"), |seat| self.seated.name_of(seat, translator))
    }

    /// How all are called, seat by seat.
    pub(super) fn players(&self, translator: &Translator) -> Vec<String> {
        self.game().seats().iter().map(|seat| self.seated.name_of(seat, translator)).collect()
    }

    /// How somebody is addressed: “Ana (Belle)”, “Ghost (bot)”.
    pub(super) fn address(&self, bandit: Bandit, translator: &Translator) -> String {
        self.game().seat_of(bandit).map_or_else(
            || bandit.name().to_owned(),
            |seat| self.seated.address(seat, bandit.name(), translator),
        )
    }
}
