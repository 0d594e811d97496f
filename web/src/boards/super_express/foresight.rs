//! A preview of what the picked cards would do if no other seat did anything: as sentences, and as ghosts on the train.

use super::choosing::laid;
use crate::boards::{Consequence, Fields, Foresight};
use crate::region::Region;
use art::super_express::ghosts;
use catalog::Bundle;
use game::{Game, GameEvent, RuleId, Seat, Viewed, Viewer};
use maud::html;
use super_express::{Card, Event, Foreseen, SuperExpress, View};

/// The preview, card by card; empty where the viewer has nothing to decide.
pub(crate) fn foresight(view: &View, fields: &Fields, bundle: &Bundle) -> Foresight {
    let seat = view.seats.iter().position(|&bandit| Some(bandit) == view.viewer).map(Seat::new);
    let (mut steps, mut foreseen) = (Vec::new(), Vec::new());
    if let (Some(viewer), Some(seat), Ok(game)) = (view.viewer, seat, SuperExpress::new(view.agreed()))
        && !view.legal.is_empty()
    {
        // The preview ends at the first place without a card.
        let cards: Vec<Card> = laid(view, fields).into_iter().map_while(|card| card).collect();
        foreseen = game.foresee(view, viewer, &cards);
        steps = foreseen.iter().map(|foreseen| step(&game, seat, foreseen, bundle)).collect();
        let end = foreseen.last().filter(|end| foreseen.len() >= 3 && end.is_lost(viewer));
        steps.extend(end.map(|_| lost(bundle)));
    }
    let drawn = html! { g id="ghosts" class="ghosts" aria-hidden="true" { (ghosts(view, &foreseen)) } };
    Foresight { steps, drawn: Region::of_drawing(drawn) }
}

/// What the viewer would be told of a card, without the sentence that reveals it.
fn step(game: &SuperExpress, seat: Seat, foreseen: &Foreseen, bundle: &Bundle) -> Consequence {
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
fn lost(bundle: &Bundle) -> Consequence {
    Consequence {
        title: bundle.word("foresee-end"),
        rule: Some(RuleId("SE-UNCOUPLE-02")),
        sentences: vec![bundle.word("foresee-lost")],
    }
}
