//! One game in the event loop: the current page, the sheets over it, and the transitions.

mod keys;

use super::choosing::{PickedProgram, Standing};
use super::page;
use super::seats::is_in_the_game;
use super::train::Moment;
use super::watching::{Pace, Show, Turning};
use crate::play::PlayOptions;
use crate::play::input::Key;
use crate::play::screen::log::Entry;
use crate::play::screen::screen_state::ScreenState;
use crate::play::screen::{Before, Leaving};
use crate::play::super_express::table::{Happened, Table};
use crate::play::told::Told;
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
pub(super) struct Sitting<'a> {
    pub(super) table: Table,
    pub(super) translator: &'a Translator,
    /// The players' names, by seat.
    pub(super) names: Vec<String>,
    pub(super) page: Page,
    /// The log, the sheets and the record.
    pub(super) screen_state: ScreenState<'a>,
    /// The number of log entries that belong to the current beat.
    pub(super) current: usize,
    pub(super) turning: Turning,
    pub(super) pace: Pace,
}

/// The page on the screen.
#[derive(Debug)]
pub(super) enum Page {
    /// The keyboard goes to this seat; secrets are covered.
    HandOver(Seat),
    /// A seat chooses a program.
    Choosing(PickedProgram),
    /// The beats of a round are shown.
    Watching(Show),
    /// The game is over.
    Over,
}

impl<'a> Sitting<'a> {
    /// Deals a game and opens its first page. `habits` are the settings of the game before.
    pub(super) fn new(
        play_options: &PlayOptions<Setup>,
        seed: u64,
        translator: &'a Translator,
        habits: Option<(Turning, Pace)>,
    ) -> Result<Sitting<'a>> {
        let (table, told) = Table::open(play_options, seed, translator)?;
        let names = table.players(translator);
        // With bots alone, no key is needed for each beat.
        let turning = if table.seated.people().is_empty() { Turning::ByItself } else { Turning::ByKey };
        let mut sitting = Sitting {
            table,
            translator,
            names,
            page: Page::Over,
            screen_state: ScreenState::new::<SuperExpress>(play_options, seed, translator),
            current: 0,
            turning: habits.map_or(turning, |(turning, _)| turning),
            pace: habits.map_or(Pace::Normal, |(_, pace)| pace),
        };
        sitting.note(&told);
        sitting.go_on();
        Ok(sitting)
    }

    /// The choice of a seat, with the program it has sealed already, if any.
    fn choice_of(&self, seat: Seat) -> PickedProgram {
        let view = self.table.seated.view(Viewer::Seat(seat));
        let sealed = match view.programs.get(&self.table.seated.game().bandit(seat)) {
            Some(Sealed::Known(program)) => Some(*program),
            Some(Sealed::Asked | Sealed::Hidden) | None => None,
        };
        PickedProgram::new(seat, &view, sealed)
    }

    fn seal(&mut self, seat: Seat, program: Program) {
        match self.table.seal(seat, program) {
            Ok(happened) if happened.steps.is_empty() => {
                self.note(&happened.told);
                if let Page::Choosing(choice) = &mut self.page {
                    choice.standing = Standing::Sealed;
                }
            }
            Ok(happened) => self.show(happened),
            Err(refusal) => {
                if let Page::Choosing(choice) = &mut self.page {
                    choice.refuse(&refusal, self.translator);
                }
            }
        }
    }

    /// Starts a new round, or ends the game.
    fn go_on(&mut self) {
        if self.table.seated.is_over() {
            self.page = Page::Over;
            self.screen_state.keep_as_wished(self.table.seated.record());
            return;
        }
        let happened = self.table.let_bots_decide();
        if happened.steps.is_empty() { self.ask_next() } else { self.show(happened) }
    }

    /// Asks the next person; passes the keyboard first if several people play here.
    fn ask_next(&mut self) {
        let Some(seat) = self.table.seated.awaited().lowest() else { return };
        self.page = match self.table.seated.watchers() {
            Viewer::Seat(_) => Page::Choosing(self.choice_of(seat)),
            Viewer::Onlooker => Page::HandOver(seat),
        };
    }

    fn show(&mut self, happened: Happened) {
        self.note(&happened.told);
        if let Some(show) = Show::of(happened.steps, self.pace) {
            let told = show.step().told.clone();
            self.page = Page::Watching(show);
            self.note(&told);
        }
    }

    /// Finishes the motion if there is one; otherwise shows the next beat, or goes on to the next round.
    fn next_beat(&mut self) {
        let Page::Watching(show) = &mut self.page else { return };
        if show.moment() != Moment::Still {
            return show.finish_motion();
        }
        match show.next_step(self.pace).map(|step| step.told.clone()) {
            Some(told) => self.note(&told),
            None => self.go_on(),
        }
    }

    fn skip_to_end_of_round(&mut self) {
        let Page::Watching(show) = &mut self.page else { return };
        let mut told = Vec::new();
        while let Some(step) = show.next_step(Pace::Instant) {
            told.push(step.told.clone());
        }
        show.finish_motion();
        told.iter().for_each(|told| self.note(told));
    }

    /// Skips to the end of the game, as long as no person here is still in it.
    fn skip_to_end_of_game(&mut self) {
        while let Page::Watching(show) = &self.page {
            if !self.nobody_here_plays(&show.step().after) {
                return;
            }
            self.skip_to_end_of_round();
            self.next_beat();
        }
    }

    fn note(&mut self, told: &[Told]) {
        if !told.is_empty() {
            self.current = told.len();
            self.screen_state.log.extend(told.iter().map(|told| Entry::of(told, self.translator)));
        }
    }

    /// Is no person at this terminal in the game any more? Judged by the view shown, since the table may be ahead of it.
    pub(super) fn nobody_here_plays(&self, shown: &View) -> bool {
        let mut people = self.table.seated.people().iter().map(|seat| self.table.seated.game().bandit(seat));
        people.all(|bandit| !is_in_the_game(shown, bandit))
    }

    /// The seats that may take the keyboard: those that must choose, and those that may still change their sealed program.
    pub(super) fn may_take_the_keyboard(&self) -> SeatSet {
        self.table.seated.awaited().iter().chain(self.table.seated.may_change()).collect()
    }
}

impl Before for Sitting<'_> {
    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        self.screen_state.draw(area, buffer, |buffer| page::draw(self, area, buffer));
    }

    fn patience(&self) -> Option<Duration> {
        match &self.page {
            Page::Watching(show) if self.screen_state.sheets.is_empty() => {
                show.patience(self.turning, self.pace)
            }
            _ => None,
        }
    }

    /// Shows the next frame, or the next beat if nothing moves.
    fn tick(&mut self) {
        if let Page::Watching(show) = &mut self.page
            && !show.next_frame()
        {
            self.next_beat();
        }
    }

    fn press(&mut self, key: Key) -> Option<Leaving> {
        let is_over = matches!(self.page, Page::Over);
        match self.screen_state.press(key, is_over, self.table.seated.record()) {
            ControlFlow::Break(leaving) => leaving,
            ControlFlow::Continue(()) => self.press_on_page(key),
        }
    }

    fn press_unseen(&mut self, key: Key) -> Option<Leaving> {
        self.screen_state.press_unseen(key, matches!(self.page, Page::Over), self.table.seated.record())
    }

    fn farewell(self) -> Result<()> {
        self.screen_state.farewell(self.table.seated.record())
    }
}
