//! One game in front of people: which page is open, what lies over it, and how it goes on.

mod keys;

use super::choosing::{Choice, Standing};
use super::page;
use super::seats::is_in_the_game;
use super::train::Moment;
use super::watching::{Pace, Show, Turning};
use crate::play::Wishes;
use crate::play::screen::Door;
use crate::play::screen::desk::Desk;
use crate::play::screen::log::Entry;
use crate::play::super_express::table::{Happened, Table};
use crate::play::told::Told;
use crate::play::translator::Translator;
use anyhow::Result;
use game::{Seat, SeatSet, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::Duration;
use super_express::{Program, Sealed, Setup, SuperExpress, View};

/// One game in front of people.
#[derive(Debug)]
pub(super) struct Sitting<'a> {
    pub(super) table: Table,
    pub(super) translator: &'a Translator,
    /// The players, seat by seat.
    pub(super) names: Vec<String>,
    pub(super) page: Page,
    /// What lies around the game.
    pub(super) desk: Desk<'a>,
    /// How many entries of the log are happening now.
    pub(super) current: usize,
    pub(super) turning: Turning,
    pub(super) pace: Pace,
}

/// What people have before them.
#[derive(Debug)]
pub(super) enum Page {
    /// The keyboard goes to somebody; secrets are covered.
    HandOver(Seat),
    /// Somebody chooses a program.
    Choosing(Choice),
    /// All watch the round.
    Watching(Show),
    /// It is over.
    Over,
}

impl<'a> Sitting<'a> {
    /// Deals a game and opens its first page. From the second game on, rounds are watched as in the one before.
    pub(super) fn new(
        wishes: &Wishes<Setup>,
        seed: u64,
        translator: &'a Translator,
        door: Door,
        habits: Option<(Turning, Pace)>,
    ) -> Result<Sitting<'a>> {
        let (table, told) = Table::open(wishes, seed, translator)?;
        let names = table.players(translator);
        // Somebody who only watches bots need not press a key for each of their cards.
        let turning = if table.people().is_empty() { Turning::ByItself } else { Turning::ByKey };
        let mut sitting = Sitting {
            table,
            translator,
            names,
            page: Page::Over,
            desk: Desk::new::<SuperExpress>(wishes, seed, translator, door),
            current: 0,
            turning: habits.map_or(turning, |(turning, _)| turning),
            pace: habits.map_or(Pace::Normal, |(_, pace)| pace),
        };
        sitting.note(&told);
        sitting.go_on();
        Ok(sitting)
    }

    /// Draws what people see now.
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        page::draw(self, area, buffer);
    }

    /// How long until something changes by itself; for ever, if nothing does.
    pub(super) fn patience(&self) -> Option<Duration> {
        match &self.page {
            Page::Watching(show) if self.desk.sheets.is_empty() => show.patience(self.turning, self.pace),
            _ => None,
        }
    }

    /// That long has passed.
    pub(super) fn time_passes(&mut self) {
        if let Page::Watching(show) = &mut self.page
            && !show.next_frame()
        {
            self.next_beat();
        }
    }

    /// A program to be chosen, or one that was sealed and is opened again.
    fn choice_of(&self, seat: Seat) -> Choice {
        let view = self.table.view(Viewer::Seat(seat));
        let sealed = match view.programs.get(&self.table.game().bandit(seat)) {
            Some(Sealed::Known(program)) => Some(*program),
            Some(Sealed::Asked | Sealed::Hidden) | None => None,
        };
        Choice::new(seat, &view, sealed)
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

    /// A new round, or the end.
    fn go_on(&mut self) {
        if self.table.is_over() {
            self.page = Page::Over;
            self.desk.keep_as_wished(self.table.record());
            return;
        }
        let happened = self.table.let_bots_decide();
        if happened.steps.is_empty() { self.ask_next() } else { self.show(happened) }
    }

    /// The next person who is asked gets the keyboard; a person alone has it already.
    fn ask_next(&mut self) {
        let Some(seat) = self.table.awaited().lowest() else { return };
        self.page = match self.table.watchers() {
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

    /// Whatever moves arrives first; then the next beat, then the next round.
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

    /// Only for those who have no more to decide.
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
            self.desk.log.extend(told.iter().map(|told| Entry::of(told, self.translator)));
        }
    }

    /// Is everybody at this terminal out of the game, or only watching? As far as has been shown: the table knows more.
    pub(super) fn nobody_here_plays(&self, shown: &View) -> bool {
        let mut people = self.table.people().iter().map(|seat| self.table.game().bandit(seat));
        people.all(|bandit| !is_in_the_game(shown, bandit))
    }

    /// Those the keyboard can go to: whoever has to choose, and whoever has sealed and may want to change it.
    pub(super) fn may_take_the_keyboard(&self) -> SeatSet {
        self.table.awaited().iter().chain(self.table.may_change()).collect()
    }

    /// People leave it.
    pub(super) fn farewell(self) -> Result<()> {
        self.desk.farewell(self.table.record())
    }
}
