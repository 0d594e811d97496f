//! A game of Super Express: the seats it waits for, and the beats that follow a program. Independent of the interfaces.

use super::seen_beat::{Fate, SeenBeat, fates, told};
use crate::play::PlayOptions;
use crate::play::log_message::LogMessage;
use crate::play::seated_game::SeatedGame;
use crate::play::translator::Translator;
use anyhow::Result;
use game::{Beats, Game, Seat, Viewed};
use super_express::{Bandit, Decision, Program, Refusal, Setup, SuperExpress};

/// A running game and the eliminations so far.
#[derive(Debug)]
pub(super) struct Rounds {
    pub(super) seated: SeatedGame<SuperExpress>,
    fates: Vec<Fate>,
}

/// The result of a decision, as all people at this terminal may see it.
#[derive(Debug, Default)]
pub(super) struct DecisionResult {
    /// The log entries before the first beat.
    pub(super) told: Vec<LogMessage>,
    /// The beats.
    pub(super) beats: Vec<SeenBeat>,
}

impl Rounds {
    /// Deals a game; also returns the log entries of the deal.
    pub(super) fn open(
        play_options: &PlayOptions<Setup>,
        seed: u64,
        translator: &Translator,
    ) -> Result<(Rounds, Vec<LogMessage>)> {
        let (seated, events) = SeatedGame::open(play_options, seed, translator)?;
        let rounds = Rounds { seated, fates: Vec::new() };
        let viewer = rounds.seated.watchers();
        let told = events.iter().filter_map(|event| told(rounds.seated.game(), event, viewer)).collect();
        Ok((rounds, told))
    }

    /// Checks a program without sealing it.
    pub(super) fn check(&self, seat: Seat, program: Program) -> Result<(), Refusal> {
        self.seated.check(seat, Decision::Plan(program))
    }

    /// Seals the program of a seat. A refusal changes nothing.
    pub(super) fn seal(&mut self, seat: Seat, program: Program) -> Result<DecisionResult, Refusal> {
        let game = self.seated.game().clone();
        let mut beats = Beats::new(self.seated.state());
        self.seated.decide(seat, Decision::Plan(program), &mut beats)?;
        let (prelude, beats) = (beats.prelude, beats.beats);
        let viewer = self.seated.watchers();
        let round = game.view(&prelude.after, viewer).round;
        let mut result = DecisionResult::default();
        result.told.extend(prelude.events.iter().filter_map(|event| told(&game, event, viewer)));
        let mut before = &prelude.after;
        for beat in &beats {
            let seen = SeenBeat::of(&game, result.beats.last(), before, beat, viewer);
            result.beats.push(seen);
            self.fates.extend(fates(&game, &beat.events, round));
            before = &beat.after;
        }
        Ok(result)
    }

    /// Decides for every asked bot, based on its own view. With no person left in the game, that plays a round.
    pub(super) fn let_bots_decide(&mut self) -> DecisionResult {
        let mut result = DecisionResult::default();
        for seat in self.seated.asked() {
            let Some(decision) = self.seated.bot_decision(seat) else { continue };
            // A bot picks a legal program, so no refusal is expected; after one, the seat would stay asked.
            let Ok(more) = self.seal(seat, decision.program()) else { continue };
            result.told.extend(more.told);
            result.beats.extend(more.beats);
        }
        result
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
