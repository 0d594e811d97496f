//! The result in sentences.

use super::{TurnGame, Turns};
use crate::play::translator::Translator;
use game::{Message, Seat};

/// The result of a game, translated.
#[derive(Clone, Debug)]
pub(in crate::play) struct EndText {
    /// The headline.
    pub(super) title: String,
    /// What was reached, and why the game ended.
    pub(super) outcome: [String; 2],
    /// The rule that ended the game.
    pub(super) rule: &'static str,
    /// The fate of each player, winners first.
    pub(super) fates: Vec<String>,
}

impl EndText {
    /// The result, once the game has ended.
    pub(super) fn of<G: TurnGame>(turns: &Turns<G>, translator: &Translator) -> Option<EndText> {
        let end = G::end(&turns.seen_by_all(), |seat| turns.address(seat, translator))?;
        let fate = |(seat, fate): &(Seat, Message)| {
            format!("{}: {}", turns.address(*seat, translator), translator.tell(fate))
        };
        Some(EndText {
            title: translator.term(end.title),
            outcome: [translator.tell(&end.reached), translator.term(end.why)],
            rule: end.rule.0,
            fates: end.fates.iter().map(fate).collect(),
        })
    }
}
