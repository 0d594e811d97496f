//! How it ended, in sentences.

use super::{Stepwise, Turns};
use crate::play::translator::Translator;
use game::{Message, Seat};

/// What is told at the end.
#[derive(Clone, Debug)]
pub(in crate::play) struct End {
    /// The first words.
    pub(super) title: String,
    /// What was reached, why it ended.
    pub(super) outcome: [String; 2],
    /// By which rule.
    pub(super) rule: &'static str,
    /// What became of everybody, winners first.
    pub(super) fates: Vec<String>,
}

impl End {
    /// The end of this game, once it is there.
    pub(super) fn of<G: Stepwise>(table: &Turns<G>, translator: &Translator) -> Option<End> {
        let end = G::end(&table.seen_by_all(), |seat| table.address(seat, translator))?;
        let fate = |(seat, fate): &(Seat, Message)| {
            format!("{}: {}", table.address(*seat, translator), translator.tell(fate))
        };
        Some(End {
            title: translator.term(end.title),
            outcome: [translator.tell(&end.reached), translator.term(end.why)],
            rule: end.rule.0,
            fates: end.fates.iter().map(fate).collect(),
        })
    }
}
