//! The settings of Super Express in the menu.

use crate::play::PlayOptions;
use crate::play::menu::{Change, MenuSetup, RowValue, play_from_menu};
use crate::play::screen::{Console, Leaving};
use crate::play::translator::Translator;
use anyhow::Result;
use game::Catalogued;
use std::ops::RangeInclusive;
use super_express::{HouseRule, Module, Modules, Setup, SuperExpress};

/// The numbers of seats the menu offers.
const SEATS: RangeInclusive<usize> = 3..=7;

/// A row of the menu that changes the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SetupRow {
    /// A module, in play or not.
    Module(Module),
    /// A house rule, in force or not.
    HouseRule(HouseRule),
}

/// All rows, from top to bottom.
fn rows() -> Vec<SetupRow> {
    Module::ALL.map(SetupRow::Module).into_iter().chain(HouseRule::ALL.map(SetupRow::HouseRule)).collect()
}

impl MenuSetup for Setup {
    fn seats(&self) -> usize {
        self.seats.len()
    }

    fn change_seats(&mut self, change: Change) {
        self.seats = SuperExpress::default_setup(change.of(self.seats.len(), SEATS) as u8).seats;
    }

    /// Allows no people, unlike the other games: with bots alone, this game still shows every card.
    fn people(&self) -> RangeInclusive<usize> {
        0..=self.seats.len()
    }

    fn rows(&self) -> Vec<usize> {
        (0..rows().len()).collect()
    }

    fn value(&self, row: usize, translator: &Translator) -> RowValue {
        match rows()[row] {
            SetupRow::Module(module) => {
                RowValue::Flag(self.modules.has(module), translator.term(module.message_id()))
            }
            SetupRow::HouseRule(rule) => {
                RowValue::Flag(self.options.has(rule), translator.term(rule.in_short()))
            }
        }
    }

    fn change(&mut self, row: usize, _: Change) {
        match rows()[row] {
            SetupRow::Module(module) => {
                let now = self.modules;
                let kept = Module::ALL.into_iter().filter(|&each| now.has(each) != (each == module));
                self.modules = kept.fold(Modules::NONE, Modules::with);
            }
            SetupRow::HouseRule(rule) => self.options = self.options.turned(rule),
        }
    }

    fn play(&self, console: &mut Console<'_>, play_options: PlayOptions<()>) -> Result<Leaving> {
        play_from_menu::<SuperExpress>(console, play_options, self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_modules_and_house_rules_can_be_set() {
        let mut setup = SuperExpress::default_setup(4);
        setup.change_seats(Change::More);
        setup.change(0, Change::More);
        setup.change(rows().len() - 1, Change::More);
        assert_eq!((setup.seats.len(), setup.modules.to_string().as_str()), (5, "R"));
        assert_eq!(setup.options.iter().count(), 1);
        setup.change(0, Change::Less);
        assert_eq!(setup.modules, Modules::NONE);
        (0..9).for_each(|_| setup.change_seats(Change::More));
        assert_eq!(setup.seats.len(), 7);
    }
}
