//! The settings of Train Heist in the menu.

use super::lead_all;
use crate::play::input::Input;
use crate::play::menu::{Change, Entry, Shown};
use crate::play::screen::{Canvas, Leaving, StartedFrom};
use crate::play::translator::Translator;
use crate::play::{PlayOptions, turns};
use anyhow::Result;
use catalog::{GameId, Listed};
use game::{Catalogued, HouseRule as _};
use std::ops::RangeInclusive;
use train_heist::{Colour, HouseRule, Mode, Setup, TrainHeist};

/// The numbers of seats the menu offers.
const SEATS: RangeInclusive<usize> = 2..=4;

/// The set-up as the menu has changed it.
#[derive(Debug)]
pub(in crate::play) struct Settings(Setup);

impl Default for Settings {
    fn default() -> Settings {
        Settings(TrainHeist::default_setup(3))
    }
}

/// A row of the menu that changes the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
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

/// All parts, from top to bottom.
fn parts() -> Vec<Part> {
    let numbers = [Part::Mode, Part::Goal, Part::FewerEvents, Part::WantedCards];
    numbers.into_iter().chain(HouseRule::ALL.map(Part::HouseRule)).collect()
}

impl Entry for Settings {
    fn game(&self) -> GameId {
        TrainHeist::GAME
    }

    fn seats(&self) -> usize {
        self.0.seats.len()
    }

    /// Gives each new seat a free colour.
    fn change_seats(&mut self, change: Change) {
        let seats = change.of(self.seats(), SEATS);
        let free = Colour::ALL.into_iter().filter(|colour| !self.0.seats.contains(colour));
        let all: Vec<Colour> = self.0.seats.iter().copied().chain(free).collect();
        self.0.seats = all.into_iter().take(seats).collect();
    }

    /// TH-SOLO-01. In a solitaire game, one person plays all seats.
    fn people(&self) -> RangeInclusive<usize> {
        1..=if self.0.mode == Mode::Solitaire { 1 } else { self.seats() }
    }

    fn name_keys(&self) -> &'static str {
        "keys-menu-name-colour"
    }

    fn piece(&self, seat: usize, translator: &Translator) -> Option<String> {
        self.0.seats.get(seat).map(|colour| translator.term(colour.message_id()))
    }

    fn change_piece(&mut self, seat: usize, change: Change) {
        let Some(&now) = self.0.seats.get(seat) else { return };
        let wanted = change.among(&Colour::ALL, now);
        for colour in &mut self.0.seats {
            *colour = match *colour {
                colour if colour == now => wanted,
                colour if colour == wanted => now,
                colour => colour,
            };
        }
    }

    fn parts(&self) -> Vec<usize> {
        let is_there = |(_, part): &(usize, Part)| *part != Part::Goal || self.0.mode.has_goal();
        parts().into_iter().enumerate().filter(is_there).map(|(at, _)| at).collect()
    }

    fn part(&self, part: usize, translator: &Translator) -> Shown {
        let setup = &self.0;
        match parts()[part] {
            Part::Mode => Shown::Turned(translator.term("setup-mode"), translator.word(mode(setup.mode))),
            Part::Goal => {
                Shown::Turned(translator.term("setup-goal"), translator.tell(&setup.zoned(setup.goal)))
            }
            Part::FewerEvents => {
                Shown::Turned(translator.word("menu-fewer-events"), setup.fewer_events.to_string())
            }
            Part::WantedCards => {
                Shown::Turned(translator.word("menu-wanted-cards"), setup.wanted_cards.to_string())
            }
            Part::HouseRule(rule) => {
                Shown::Ticked(setup.options.has(rule), translator.term(rule.message_id()))
            }
        }
    }

    fn change_part(&mut self, part: usize, change: Change) {
        let setup = &mut self.0;
        match parts()[part] {
            Part::Mode => setup.mode = change.among(&Mode::ALL, setup.mode),
            Part::Goal => setup.goal = change.of_small(setup.goal, setup.goals()),
            Part::FewerEvents => {
                let usual = Setup::default().goal;
                let as_suggested = setup.goal == Setup::suggested_goal(usual, setup.fewer_events);
                setup.fewer_events = change.of_small(setup.fewer_events, 0..=Setup::FEWER_EVENTS);
                if as_suggested {
                    setup.goal = Setup::suggested_goal(usual, setup.fewer_events);
                }
                setup.goal = setup.goal.max(*setup.goals().start());
            }
            Part::WantedCards => setup.wanted_cards = change.of_small(setup.wanted_cards, 0..=Setup::WANTED),
            Part::HouseRule(rule) => setup.options = setup.options.turned(rule),
        }
    }

    fn play(
        &self,
        play_options: PlayOptions<()>,
        canvas: &mut dyn Canvas,
        input: &mut dyn Input,
        translator: &Translator,
    ) -> Result<Leaving> {
        let mut play_options = play_options.with(self.0.clone());
        lead_all(&mut play_options);
        turns::screen::sit_down::<TrainHeist>(canvas, input, &play_options, translator, StartedFrom::Menu)
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
    use game::Game;

    fn turn(settings: &mut Settings, part: Part, change: Change, times: usize) {
        let at = parts().iter().position(|&each| each == part).unwrap();
        assert!(settings.parts().contains(&at), "{part:?} cannot be set");
        (0..times).for_each(|_| settings.change_part(at, change));
    }

    #[test]
    fn everything_can_be_set_and_the_goal_follows() {
        let mut settings = Settings::default();
        (0..5).for_each(|_| settings.change_seats(Change::Less));
        settings.change_piece(0, Change::Less);
        turn(&mut settings, Part::FewerEvents, Change::More, 5);
        turn(&mut settings, Part::WantedCards, Change::Less, 1);
        turn(&mut settings, Part::HouseRule(HouseRule::DropOffOneByOne), Change::More, 1);
        let setup = &settings.0;
        assert_eq!(setup.seats, [Colour::Blue, Colour::Green]);
        assert_eq!((setup.goal, setup.fewer_events, setup.wanted_cards), (10, 5, 4), "the goal is suggested");
        assert!(setup.options.has(HouseRule::DropOffOneByOne));
        turn(&mut settings, Part::Goal, Change::Less, 2);
        turn(&mut settings, Part::FewerEvents, Change::Less, 4);
        assert_eq!(settings.0.goal, 8, "a goal somebody chose stays");
        turn(&mut settings, Part::FewerEvents, Change::Less, 1);
        assert_eq!(settings.0.goal, 10, "as far as it can be agreed on");
        turn(&mut settings, Part::Mode, Change::More, 1);
        assert_eq!((settings.0.mode, settings.people()), (Mode::Solitaire, 1..=1), "one person leads all");
        turn(&mut settings, Part::Mode, Change::Less, 2);
        assert_eq!(settings.0.mode, Mode::Versus);
        assert!(!settings.parts().contains(&1), "there is no goal");
        assert!(TrainHeist::new(settings.0).is_ok());
    }

    #[test]
    fn two_colours_change_places() {
        let mut settings = Settings::default();
        settings.change_piece(0, Change::More);
        assert_eq!(settings.0.seats, [Colour::Green, Colour::Red, Colour::Yellow]);
    }
}
