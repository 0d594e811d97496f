//! The set-up of a game.

use crate::SuperExpress;
use crate::decision::Program;
use crate::material::{Bandit, Card};
use crate::refusal::Refusal;
use game::RuleId;
use serde::{Deserialize, Serialize, de::Error as _};
use std::fmt;

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// SE-R48. The bandits by seat, clockwise, which is to the left.
    pub seats: Vec<Bandit>,
    /// The modules in play.
    pub modules: Modules,
    /// The house rules in force.
    pub options: Options,
}

impl Default for Setup {
    /// Four bandits, no modules, no house rules: the default of scenarios.
    fn default() -> Setup {
        Setup {
            seats: vec![Bandit::Belle, Bandit::Ghost, Bandit::Mei, Bandit::Tuco],
            modules: Modules::default(),
            options: Options::default(),
        }
    }
}

impl Setup {
    /// SE-SETUP-01, SE-R34. Checks for three to seven players, each with a different bandit.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let seats = self.seats.len();
        if !(3..=7).contains(&seats) {
            return Err(Refusal::SeatCount(seats));
        }
        match self.seats.iter().enumerate().find(|(at, bandit)| self.seats[..*at].contains(bandit)) {
            Some((_, &bandit)) => Err(Refusal::BanditTaken(bandit)),
            None => Ok(()),
        }
    }
}

/// A module: an expansion, or the Time Travel Car.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Module {
    Reflex,
    Horse,
    TimeTravelCar,
}

impl Module {
    /// All three, in the order of notation.
    pub const ALL: [Module; 3] = [Module::Reflex, Module::Horse, Module::TimeTravelCar];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Module::Reflex => 'R',
            Module::Horse => 'H',
            Module::TimeTravelCar => 'T',
        }
    }

    /// The id of the message that names it.
    pub const fn message_id(self) -> &'static str {
        match self {
            Module::Reflex => "module-reflex",
            Module::Horse => "module-horse",
            Module::TimeTravelCar => "module-time-travel-car",
        }
    }
}

/// SE-SETUP-14, SE-R36. Any of the three modules, independently. Written `RHT`, or `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modules(u8);

impl Modules {
    /// The base game.
    pub const NONE: Modules = Modules(0);

    /// All eight combinations.
    pub fn combinations() -> impl Iterator<Item = Modules> {
        (0..8).map(Modules)
    }

    /// The set with one more module.
    #[must_use]
    pub const fn with(self, module: Module) -> Modules {
        Modules(self.0 | 1 << module as u8)
    }

    /// Is this module in play?
    #[inline]
    pub const fn has(self, module: Module) -> bool {
        self.0 & 1 << module as u8 != 0
    }

    /// SE-SETUP-05, SE-SETUP-11, SE-SETUP-12, SE-REFLEX-01, SE-HORSE-01. Does every hand hold this card?
    pub const fn deal(self, card: Card) -> bool {
        match card {
            Card::Move | Card::ChangeFloor | Card::Turn | Card::Shoot => true,
            Card::Reflex => self.has(Module::Reflex),
            Card::Horse => self.has(Module::Horse),
        }
    }

    /// The first card of a program that no hand holds.
    pub(crate) fn lack(self, program: Program) -> Option<Card> {
        program.cards().into_iter().find(|&card| !self.deal(card))
    }

    /// The index of the hand among the four possible: with or without Reflex, with or without Horse.
    #[inline]
    pub(crate) const fn hand(self) -> usize {
        (self.0 & 3) as usize
    }

    /// Reads `RHT`, or `-` for none.
    pub fn read(text: &str) -> Result<Modules, String> {
        let found = Modules::combinations().find(|modules| modules.to_string() == text);
        found.ok_or_else(|| format!("`{text}` is not `-` or letters of `RHT` in that order"))
    }
}

impl fmt::Display for Modules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 {
            return f.write_str("-");
        }
        Module::ALL
            .iter()
            .filter(|&&module| self.has(module))
            .try_for_each(|module| write!(f, "{}", module.letter()))
    }
}

/// A ruling that a table may reverse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HouseRule {
    /// SE-R15, reversed: Horse revealed while stunned aboard makes the bandit stand up and carries it off.
    HorseWhenStunned,
    /// SE-R33, reversed: all players may look at the values of treasures that have been taken.
    LootValueVisible,
}

impl HouseRule {
    /// Both, in a fixed order.
    pub const ALL: [HouseRule; 2] = [HouseRule::HorseWhenStunned, HouseRule::LootValueVisible];

    /// The id of the message that summarises it.
    pub const fn in_short(self) -> &'static str {
        match self {
            HouseRule::HorseWhenStunned => "option-horse-when-stunned",
            HouseRule::LootValueVisible => "option-loot-value-visible",
        }
    }
}

impl game::HouseRule for HouseRule {
    type Of = SuperExpress;
    const EVERY: &'static [HouseRule] = &HouseRule::ALL;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn name(self) -> &'static str {
        match self {
            HouseRule::HorseWhenStunned => "horse_when_stunned",
            HouseRule::LootValueVisible => "loot_value_visible",
        }
    }

    fn ruling(self) -> RuleId {
        RuleId(match self {
            HouseRule::HorseWhenStunned => "SE-R15",
            HouseRule::LootValueVisible => "SE-R33",
        })
    }

    fn message_id(self) -> &'static str {
        match self {
            HouseRule::HorseWhenStunned => "setup-horse-when-stunned",
            HouseRule::LootValueVisible => "setup-loot-value-visible",
        }
    }
}

/// The house rules in force.
pub type Options = game::Options<HouseRule>;

impl Serialize for Modules {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Modules {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Modules, D::Error> {
        Modules::read(&String::deserialize(deserializer)?)
            .map_err(|why| D::Error::custom(format!("modules: {why}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_read_back_what_they_write() {
        for modules in Modules::combinations() {
            assert_eq!(Modules::read(&modules.to_string()), Ok(modules));
        }
        assert!(Modules::read("HR").is_err(), "the order of letters is fixed");
    }

    #[test]
    fn an_unknown_house_rule_is_told_which_there_are() {
        let why = Options::read(["slow"]).unwrap_err();
        assert_eq!(
            why,
            "`slow` is no house rule of Super Express: there are horse_when_stunned and loot_value_visible"
        );
    }
}
