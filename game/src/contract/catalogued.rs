//! What the catalogue needs to offer a game.

use super::{Positions, Viewed};
use crate::{
    message::Message,
    record::{Detail, Drift, Record},
};

/// A game that can be listed, set up for a number of players, and looked up.
pub trait Catalogued: Viewed + Positions {
    /// The rules for people, by language: the texts of `RULES.md` and its translations, English first.
    const RULES: &'static [(&'static str, &'static str)];
    /// Whether it can be played for a score that high-score lists keep. Then its messages `scores-seats` and `scores-with` say
    /// among how many seats a score is compared.
    const SCORES: bool = false;
    /// The notation for whole games that people read, if there is one.
    const TRANSCRIPTS: Option<Transcripts<Self>> = None;

    /// The rules in a language, or else in English.
    fn rules_in(language: &str) -> &'static str {
        let (_, text) = Self::RULES.iter().find(|(tag, _)| *tag == language).unwrap_or(&Self::RULES[0]);
        text
    }
    /// The set-up for a number of players who choose nothing else; `new` refuses a number that does not fit.
    fn default_setup(seats: u8) -> Self::Setup;
    /// Every mission for a number of players, otherwise as in `setup`, to compare their win rates; none in games without
    /// missions.
    fn trials(_setup: &Self::Setup, _seats: u8) -> Vec<Trial<Self::Setup>> {
        Vec::new()
    }
    /// Checks that a server may host this set-up. One with cards of its own is refused: its edition would stay in memory for as
    /// long as the server runs.
    fn hostable(_setup: &Self::Setup) -> Result<(), Self::Refusal> {
        Ok(())
    }
    /// The reasons why points are easier or harder to get than usual, each as a sentence: with any, a score is not ranked.
    fn handicaps(&self) -> Vec<Message> {
        Vec::new()
    }
    /// The way the game ended, once it has: a word for statistics.
    fn ending(&self, state: &Self::State) -> Option<&'static str>;
}

/// A notation for whole games that people read.
#[derive(Clone, Copy, Debug)]
pub struct Transcripts<G: Positions> {
    /// Whether a text is such a transcript.
    pub recognizes: fn(&str) -> bool,
    /// Reads a transcript; the error names the line.
    pub read: fn(&str) -> Result<Record<G>, Drift>,
    /// Writes a transcript.
    pub write: fn(&Record<G>, Detail) -> Result<String, String>,
}

/// A mission to be tried, with the win rate its makers aim at.
#[derive(Clone, Debug)]
pub struct Trial<S> {
    /// Its name in set-ups.
    pub name: String,
    /// The message that says how hard it is meant to be.
    pub label: &'static str,
    /// The lowest and the highest percentage of wins that is meant.
    pub aim: [u8; 2],
    /// The [ending](Catalogued::ending) by which it is won.
    pub won_by: &'static str,
    /// The set-up that plays it.
    pub setup: S,
}
