//! The settings of Train Heist in the menu.

use crate::play::PlayOptions;
use crate::play::menu::{Change, MenuSetup, RowValue, give, play_from_menu, resize};
use crate::play::screen::{Console, Leaving};
use crate::play::translator::Translator;
use anyhow::Result;
use game::HouseRule as _;
use std::ops::RangeInclusive;
use train_heist::{Colour, HouseRule, Mode, Setup, TrainHeist};

/// The numbers of seats the menu offers.
const SEATS: RangeInclusive<usize> = 2..=4;

/// A row of the menu that changes the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SetupRow {
    /// The mode, which sets who wins and how.
    Mode,
    /// The number of tiles to deliver.
    Goal,
    /// The number of additional Event Cards to remove.
    FewerEvents,
    /// The number of Wanted Cards to lay out.
    WantedCards,
    /// A house rule, in force or not.
    HouseRule(HouseRule),
}

/// All rows, from top to bottom.
fn rows() -> Vec<SetupRow> {
    let numbers = [SetupRow::Mode, SetupRow::Goal, SetupRow::FewerEvents, SetupRow::WantedCards];
    numbers.into_iter().chain(HouseRule::ALL.map(SetupRow::HouseRule)).collect()
}

impl MenuSetup for Setup {
    fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Gives each new seat a free colour.
    fn change_seats(&mut self, change: Change) {
        let seats = change.of(self.seats.len(), SEATS);
        resize(&mut self.seats, Colour::ALL, seats);
    }

    /// TH-SOLO-01. In a solitaire game, one person plays all seats.
    fn people(&self) -> RangeInclusive<usize> {
        1..=if self.mode == Mode::Solitaire { 1 } else { self.seats.len() }
    }

    fn name_keys(&self) -> &'static str {
        "keys-menu-name-colour"
    }

    fn piece(&self, seat: usize, translator: &Translator) -> Option<String> {
        self.seats.get(seat).map(|colour| translator.term(colour.message_id()))
    }

    fn change_piece(&mut self, seat: usize, change: Change) {
        if let Some(&now) = self.seats.get(seat) {
            give(&mut self.seats, seat, change.among(&Colour::ALL, now));
        }
    }

    fn rows(&self) -> Vec<usize> {
        let is_there = |(_, row): &(usize, SetupRow)| *row != SetupRow::Goal || self.mode.has_goal();
        rows().into_iter().enumerate().filter(is_there).map(|(at, _)| at).collect()
    }

    fn value(&self, row: usize, translator: &Translator) -> RowValue {
        let (label, value) = match rows()[row] {
            SetupRow::Mode => (translator.term("setup-mode"), translator.word(mode(self.mode))),
            SetupRow::Goal => (translator.term("setup-goal"), translator.tell(&self.zoned(self.goal))),
            SetupRow::FewerEvents => (translator.word("menu-fewer-events"), self.fewer_events.to_string()),
            SetupRow::WantedCards => (translator.word("menu-wanted-cards"), self.wanted_cards.to_string()),
            SetupRow::HouseRule(rule) => {
                return RowValue::Flag(self.options.has(rule), translator.term(rule.message_id()));
            }
        };
        RowValue::Choice(label, value)
    }

    fn change(&mut self, row: usize, change: Change) {
        match rows()[row] {
            SetupRow::Mode => self.mode = change.among(&Mode::ALL, self.mode),
            SetupRow::Goal => self.goal = change.of_small(self.goal, self.goals()),
            SetupRow::FewerEvents => {
                let usual = Setup::default().goal;
                let as_suggested = self.goal == Setup::suggested_goal(usual, self.fewer_events);
                self.fewer_events = change.of_small(self.fewer_events, 0..=Setup::FEWER_EVENTS);
                if as_suggested {
                    self.goal = Setup::suggested_goal(usual, self.fewer_events);
                }
                self.goal = self.goal.max(*self.goals().start());
            }
            SetupRow::WantedCards => {
                self.wanted_cards = change.of_small(self.wanted_cards, 0..=Setup::WANTED);
            }
            SetupRow::HouseRule(rule) => self.options = self.options.turned(rule),
        }
    }

    fn play(&self, console: &mut Console<'_>, play_options: PlayOptions<()>) -> Result<Leaving> {
        play_from_menu::<TrainHeist>(console, play_options, self)
    }
}

/// The id of the message that names a mode, without its description.
const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Cooperative => "menu-cooperative",
        Mode::Solitaire => "menu-solitaire",
        Mode::ScoreChallenge => "menu-score-challenge",
        Mode::Versus => "menu-versus",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Catalogued, Game};

    fn turn(setup: &mut Setup, row: SetupRow, change: Change, times: usize) {
        let at = rows().iter().position(|&each| each == row).unwrap();
        assert!(setup.rows().contains(&at), "{row:?} cannot be set");
        (0..times).for_each(|_| setup.change(at, change));
    }

    #[test]
    fn everything_can_be_set_and_the_goal_follows() {
        let mut setup = TrainHeist::default_setup(3);
        (0..5).for_each(|_| setup.change_seats(Change::Less));
        setup.change_piece(0, Change::Less);
        turn(&mut setup, SetupRow::FewerEvents, Change::More, 5);
        turn(&mut setup, SetupRow::WantedCards, Change::Less, 1);
        turn(&mut setup, SetupRow::HouseRule(HouseRule::DropOffOneByOne), Change::More, 1);
        assert_eq!(setup.seats, [Colour::Blue, Colour::Green]);
        assert_eq!((setup.goal, setup.fewer_events, setup.wanted_cards), (10, 5, 4), "the goal is suggested");
        assert!(setup.options.has(HouseRule::DropOffOneByOne));
        turn(&mut setup, SetupRow::Goal, Change::Less, 2);
        turn(&mut setup, SetupRow::FewerEvents, Change::Less, 4);
        assert_eq!(setup.goal, 8, "a chosen goal stays");
        turn(&mut setup, SetupRow::FewerEvents, Change::Less, 1);
        assert_eq!(setup.goal, 10, "as far as it can be agreed on");
        turn(&mut setup, SetupRow::Mode, Change::More, 1);
        assert_eq!((setup.mode, setup.people()), (Mode::Solitaire, 1..=1), "one person leads all");
        turn(&mut setup, SetupRow::Mode, Change::Less, 2);
        assert_eq!(setup.mode, Mode::Versus);
        assert!(!setup.rows().contains(&1), "there is no goal");
        assert!(TrainHeist::new(setup).is_ok());
    }

    #[test]
    fn two_colours_change_places() {
        let mut setup = TrainHeist::default_setup(3);
        setup.change_piece(0, Change::More);
        assert_eq!(setup.seats, [Colour::Green, Colour::Red, Colour::Yellow]);
    }
}
