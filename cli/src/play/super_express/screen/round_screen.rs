//! One game in the event loop: the current page, the dialogs over it, and the transitions.

mod keys;

use super::choosing::{PickedProgram, ProgramStatus};
use super::page;
use super::playback::{Advance, Playback, PlaybackSpeed};
use super::seats::is_in_the_game;
use super::train::AnimationFrame;
use crate::play::PlayOptions;
use crate::play::input::Key;
use crate::play::log_message::LogMessage;
use crate::play::screen::log::LogEntry;
use crate::play::screen::screen_state::ScreenState;
use crate::play::screen::{Leaving, ScreenGame};
use crate::play::super_express::rounds::{DecisionResult, Rounds};
use crate::play::translator::Translator;
use anyhow::Result;
use game::{Seat, SeatSet, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::ops::ControlFlow;
use std::time::Duration;
use super_express::{Program, Sealed, Setup, SuperExpress, View};

/// One game in the event loop.
#[derive(Debug)]
pub(super) struct RoundScreen<'a> {
    pub(super) rounds: Rounds,
    pub(super) translator: &'a Translator,
    /// The players' names, by seat.
    pub(super) names: Vec<String>,
    pub(super) page: ScreenPage,
    /// The log, the dialogs and the record.
    pub(super) state: ScreenState<'a>,
    /// The number of log entries that belong to the current beat.
    pub(super) current: usize,
    pub(super) advance: Advance,
    pub(super) speed: PlaybackSpeed,
}

/// The page on the screen.
#[derive(Debug)]
pub(super) enum ScreenPage {
    /// The keyboard goes to this seat; secrets are covered.
    HandOver(Seat),
    /// A seat chooses a program.
    Choosing(PickedProgram),
    /// The beats of a round are shown.
    Watching(Playback),
    /// The game is over.
    Over,
}

impl<'a> RoundScreen<'a> {
    /// Deals a game and opens its first page. `last_settings` come from the game before, if there was one.
    pub(super) fn new(
        play_options: &PlayOptions<Setup>,
        seed: u64,
        translator: &'a Translator,
        last_settings: Option<(Advance, PlaybackSpeed)>,
    ) -> Result<RoundScreen<'a>> {
        let (rounds, told) = Rounds::open(play_options, seed, translator)?;
        let names = rounds.players(translator);
        // With bots alone, no key is needed for each beat.
        let advance = if rounds.seated.people().is_empty() { Advance::ByTimer } else { Advance::ByKey };
        let mut screen = RoundScreen {
            rounds,
            translator,
            names,
            page: ScreenPage::Over,
            state: ScreenState::new::<SuperExpress>(play_options, seed, translator),
            current: 0,
            advance: last_settings.map_or(advance, |(advance, _)| advance),
            speed: last_settings.map_or(PlaybackSpeed::Normal, |(_, speed)| speed),
        };
        screen.note(&told);
        screen.go_on();
        Ok(screen)
    }

    /// The choice of a seat, with the program it has sealed already, if any.
    fn choice_of(&self, seat: Seat) -> PickedProgram {
        let view = self.rounds.seated.view(Viewer::Seat(seat));
        let sealed = match view.programs.get(&self.rounds.seated.game().bandit(seat)) {
            Some(Sealed::Known(program)) => Some(*program),
            Some(Sealed::Asked | Sealed::Hidden) | None => None,
        };
        PickedProgram::new(seat, &view, sealed)
    }

    fn seal(&mut self, seat: Seat, program: Program) {
        match self.rounds.seal(seat, program) {
            Ok(result) if result.beats.is_empty() => {
                self.note(&result.told);
                if let ScreenPage::Choosing(choice) = &mut self.page {
                    choice.status = ProgramStatus::Sealed;
                }
            }
            Ok(result) => self.playback(result),
            Err(refusal) => {
                if let ScreenPage::Choosing(choice) = &mut self.page {
                    choice.refuse(&refusal, self.translator);
                }
            }
        }
    }

    /// Starts a new round, or ends the game.
    fn go_on(&mut self) {
        if self.rounds.seated.is_over() {
            self.page = ScreenPage::Over;
            self.state.write_requested_record(self.rounds.seated.record());
            return;
        }
        let result = self.rounds.let_bots_decide();
        if result.beats.is_empty() { self.ask_next() } else { self.playback(result) }
    }

    /// Asks the next person; passes the keyboard first if several people play here.
    fn ask_next(&mut self) {
        let Some(seat) = self.rounds.seated.awaited().lowest() else { return };
        self.page = match self.rounds.seated.watchers() {
            Viewer::Seat(_) => ScreenPage::Choosing(self.choice_of(seat)),
            Viewer::Onlooker => ScreenPage::HandOver(seat),
        };
    }

    fn playback(&mut self, result: DecisionResult) {
        self.note(&result.told);
        if let Some(playback) = Playback::of(result.beats, self.speed) {
            let told = playback.beat().told.clone();
            self.page = ScreenPage::Watching(playback);
            self.note(&told);
        }
    }

    /// Finishes the animation if there is one; otherwise shows the next beat, or goes on to the next round.
    fn next_beat(&mut self) {
        let ScreenPage::Watching(playback) = &mut self.page else { return };
        if playback.frame() != AnimationFrame::Still {
            return playback.finish_animation();
        }
        match playback.advance_beat(self.speed).map(|beat| beat.told.clone()) {
            Some(told) => self.note(&told),
            None => self.go_on(),
        }
    }

    fn skip_to_end_of_round(&mut self) {
        let ScreenPage::Watching(playback) = &mut self.page else { return };
        let mut told = Vec::new();
        while let Some(beat) = playback.advance_beat(PlaybackSpeed::Instant) {
            told.push(beat.told.clone());
        }
        playback.finish_animation();
        told.iter().for_each(|told| self.note(told));
    }

    /// Skips to the end of the game, as long as no person here is still in it.
    fn skip_to_end_of_game(&mut self) {
        while let ScreenPage::Watching(playback) = &self.page {
            if !self.nobody_here_plays(&playback.beat().after) {
                return;
            }
            self.skip_to_end_of_round();
            self.next_beat();
        }
    }

    fn note(&mut self, told: &[LogMessage]) {
        if !told.is_empty() {
            self.current = told.len();
            self.state.log.extend(told.iter().map(|told| LogEntry::of(told, self.translator)));
        }
    }

    /// Is no person at this terminal in the game any more? Judged by the view shown, since the table may be ahead of it.
    pub(super) fn nobody_here_plays(&self, shown: &View) -> bool {
        let mut people =
            self.rounds.seated.people().iter().map(|seat| self.rounds.seated.game().bandit(seat));
        people.all(|bandit| !is_in_the_game(shown, bandit))
    }

    /// The seats that may take the keyboard: those that must choose, and those that may still change their sealed program.
    pub(super) fn may_take_the_keyboard(&self) -> SeatSet {
        self.rounds.seated.awaited().iter().chain(self.rounds.seated.may_change()).collect()
    }
}

impl ScreenGame for RoundScreen<'_> {
    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        self.state.draw(area, buffer, |buffer| page::draw(self, area, buffer));
    }

    fn timeout(&self) -> Option<Duration> {
        match &self.page {
            ScreenPage::Watching(playback) if self.state.dialogs.is_empty() => {
                playback.timeout(self.advance, self.speed)
            }
            _ => None,
        }
    }

    /// Shows the next frame, or the next beat if nothing moves.
    fn tick(&mut self) {
        if let ScreenPage::Watching(playback) = &mut self.page
            && !playback.next_frame()
        {
            self.next_beat();
        }
    }

    fn press(&mut self, key: Key) -> Option<Leaving> {
        let is_over = matches!(self.page, ScreenPage::Over);
        match self.state.press(key, is_over, self.rounds.seated.record()) {
            ControlFlow::Break(leaving) => leaving,
            ControlFlow::Continue(()) => self.press_on_page(key),
        }
    }

    fn press_when_too_small(&mut self, key: Key) -> Option<Leaving> {
        self.state.press_when_too_small(
            key,
            matches!(self.page, ScreenPage::Over),
            self.rounds.seated.record(),
        )
    }

    fn close(self) -> Result<()> {
        self.state.close(self.rounds.seated.record())
    }
}
