//! The settings of Super Express in the menu.

use super::screen::sit_down;
use crate::play::PlayOptions;
use crate::play::input::Input;
use crate::play::menu::{Change, Entry, Shown};
use crate::play::screen::{Canvas, Leaving, StartedFrom};
use crate::play::translator::Translator;
use anyhow::Result;
use catalog::{GameId, Listed};
use game::Catalogued;
use std::ops::RangeInclusive;
use super_express::{HouseRule, Module, Modules, Setup, SuperExpress};

/// The numbers of seats the menu offers.
const SEATS: RangeInclusive<usize> = 3..=7;

/// The set-up as the menu has changed it.
#[derive(Debug)]
pub(in crate::play) struct Settings(Setup);

impl Default for Settings {
    fn default() -> Settings {
        Settings(SuperExpress::default_setup(4))
    }
}

/// A row of the menu that changes the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// A module, in play or not.
    Module(Module),
    /// A house rule, in force or not.
    HouseRule(HouseRule),
}

/// All parts, from top to bottom.
fn parts() -> Vec<Part> {
    Module::ALL.map(Part::Module).into_iter().chain(HouseRule::ALL.map(Part::HouseRule)).collect()
}

impl Entry for Settings {
    fn game(&self) -> GameId {
        SuperExpress::GAME
    }

    fn seats(&self) -> usize {
        self.0.seats.len()
    }

    fn change_seats(&mut self, change: Change) {
        let seats = change.of(self.seats(), SEATS);
        self.0.seats = SuperExpress::default_setup(seats as u8).seats;
    }

    /// Allows no people, unlike the other games: with bots alone, this game still shows every card.
    fn people(&self) -> RangeInclusive<usize> {
        0..=self.seats()
    }

    fn parts(&self) -> Vec<usize> {
        (0..parts().len()).collect()
    }

    fn part(&self, part: usize, translator: &Translator) -> Shown {
        match parts()[part] {
            Part::Module(module) => {
                Shown::Ticked(self.0.modules.has(module), translator.term(module.message_id()))
            }
            Part::HouseRule(rule) => {
                Shown::Ticked(self.0.options.has(rule), translator.term(rule.in_short()))
            }
        }
    }

    fn change_part(&mut self, part: usize, _: Change) {
        match parts()[part] {
            Part::Module(module) => {
                let now = self.0.modules;
                let kept = Module::ALL.into_iter().filter(|&each| now.has(each) != (each == module));
                self.0.modules = kept.fold(Modules::NONE, Modules::with);
            }
            Part::HouseRule(rule) => self.0.options = self.0.options.turned(rule),
        }
    }

    fn play(
        &self,
        play_options: PlayOptions<()>,
        canvas: &mut dyn Canvas,
        input: &mut dyn Input,
        translator: &Translator,
    ) -> Result<Leaving> {
        sit_down(canvas, input, &play_options.with(self.0.clone()), translator, StartedFrom::Menu)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_modules_and_house_rules_can_be_set() {
        let mut settings = Settings::default();
        settings.change_seats(Change::More);
        settings.change_part(0, Change::More);
        settings.change_part(parts().len() - 1, Change::More);
        assert_eq!((settings.seats(), settings.0.modules.to_string().as_str()), (5, "R"));
        assert_eq!(settings.0.options.iter().count(), 1);
        settings.change_part(0, Change::Less);
        assert_eq!(settings.0.modules, Modules::NONE);
        (0..9).for_each(|_| settings.change_seats(Change::More));
        assert_eq!(settings.seats(), 7);
    }
}
