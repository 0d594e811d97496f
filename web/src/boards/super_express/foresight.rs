//! The sentences of a preview, card by card.

use crate::boards::Consequence;
use catalog::Bundle;
use game::{GameEvent, RuleId, Seat, Viewed, Viewer};
use super_express::{Event, Foreseen, SuperExpress};

/// What the viewer would be told of a card, without the sentence that reveals it.
pub(super) fn step(game: &SuperExpress, seat: Seat, foreseen: &Foreseen, bundle: &Bundle) -> Consequence {
    let told = |event: &Event| match event {
        Event::CardRevealed { .. } => None,
        event => Some((bundle.say(&game.told(event, Viewer::Seat(seat))?), event.rule(game))),
    };
    let told: Vec<_> = foreseen.events.iter().filter_map(told).collect();
    Consequence {
        title: bundle.word(foreseen.card.message_id()),
        rule: told.last().map(|(_, rule)| *rule),
        sentences: told.into_iter().map(|(sentence, _)| sentence).collect(),
    }
}

/// The step after the third card: the viewer's bandit is lost with the Last Wagon.
pub(super) fn lost(bundle: &Bundle) -> Consequence {
    Consequence {
        title: bundle.word("foresee-end"),
        rule: Some(RuleId("SE-UNCOUPLE-02")),
        sentences: vec![bundle.word("foresee-lost")],
    }
}
