//! House rules: rulings that a set-up may reverse.

use crate::contract::{Catalogued, Notation};
use crate::rule::RuleId;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt::Debug, hash::Hash, marker::PhantomData};

/// The house rules of a game, as an enum.
pub trait HouseRule: Copy + Eq + Hash + Debug + 'static {
    /// The game they belong to.
    type Of: Catalogued;
    /// All of them, eight at most.
    const EVERY: &'static [Self];

    /// The index, below eight.
    fn number(self) -> u8;
    /// The name in commands and files.
    fn name(self) -> &'static str;
    /// The ruling that it reverses.
    fn ruling(self) -> RuleId;
    /// The message that says what it does.
    fn message_id(self) -> &'static str;

    /// The house rule with this name; hyphens count as underscores.
    fn named(name: &str) -> Option<Self> {
        Self::EVERY.iter().copied().find(|rule| rule.name() == name.replace('-', "_"))
    }
}

/// The house rules in force, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options<R> {
    bits: u8,
    rules: PhantomData<R>,
}

impl<R> Default for Options<R> {
    fn default() -> Options<R> {
        Options { bits: 0, rules: PhantomData }
    }
}

impl<R: HouseRule> Options<R> {
    /// This set with one more.
    #[must_use]
    pub fn with(self, rule: R) -> Options<R> {
        Options { bits: self.bits | 1 << rule.number(), ..self }
    }

    /// This set with one rule toggled.
    #[must_use]
    pub fn turned(self, rule: R) -> Options<R> {
        Options { bits: self.bits ^ 1 << rule.number(), ..self }
    }

    /// Whether this house rule is in force.
    #[inline]
    pub fn has(self, rule: R) -> bool {
        self.bits & 1 << rule.number() != 0
    }

    /// The house rules in force, in the order of [`HouseRule::EVERY`].
    pub fn iter(self) -> impl Iterator<Item = R> {
        R::EVERY.iter().copied().filter(move |&rule| self.has(rule))
    }

    /// Reads a list of names; the error lists the valid ones.
    pub fn read<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Options<R>, String> {
        names.into_iter().try_fold(Options::default(), |options, name| match R::named(name) {
            Some(rule) => Ok(options.with(rule)),
            None => {
                Err(format!("`{name}` is no house rule of {}: there are {}", R::Of::NAME, every_name::<R>()))
            }
        })
    }
}

/// All names, written `one, another and a third`.
fn every_name<R: HouseRule>() -> String {
    let names: Vec<&str> = R::EVERY.iter().map(|rule| rule.name()).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

impl<R: HouseRule> Serialize for Options<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(R::name))
    }
}

impl<'de, R: HouseRule> Deserialize<'de> for Options<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Options<R>, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        Options::read(names.iter().map(String::as_str))
            .map_err(|why| D::Error::custom(format!("options: {why}")))
    }
}
