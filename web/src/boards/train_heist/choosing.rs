//! What is asked, as buttons; where several cards are chosen at once, as boxes to tick.

use super::{drawn, words};
use crate::boards::Fields;
use catalog::Speech;
use maud::{Markup, html};
use train_heist::{Card, Cards, Decision, Square, View};

/// A button for everything the viewer may decide, by kind; nothing where there is nothing to decide.
pub(super) fn ask(view: &View, speech: &Speech) -> Markup {
    let Some(&first) = view.legal.first() else { return html! {} };
    html! {
        p id="ask-step" class="ask-step" { (speech.word(view.asks())) }
        (claims(view, first, speech))
        @if let Some((verb, says)) = ticked(view) {
            (boxes(view, verb, says, speech))
        } @else {
            (hand(view, speech))
            div class="decisions" {
                @for &decision in &view.legal { (button(view, decision, speech)) }
            }
        }
    }
}

/// The id of the button for a decision: a space on the map leads to it.
pub(super) fn button_id(written: &str) -> String {
    format!("do-{}", written.replace(' ', "-"))
}

fn button(view: &View, decision: Decision, speech: &Speech) -> Markup {
    let written = view.game().write_decision(decision);
    let class = match decision {
        Decision::End | Decision::Refuse | Decision::Keep | Decision::LetHang => "btn btn-quiet",
        Decision::Loot | Decision::Drop | Decision::Escape => "btn btn-go",
        _ => "btn",
    };
    html! {
        button id=(button_id(&written)) class=(class) type="submit" name="decision" value=(written) {
            @if let Some(cards) = shown_cards(decision) {
                span class="th-cards" aria-hidden="true" { @for card in cards.iter() { (drawn::card(card, "")) } }
            }
            span { (speech.say(&view.label(decision))) }
        }
    }
}

/// The cards of a decision that is chosen by its cards.
fn shown_cards(decision: Decision) -> Option<Cards> {
    match decision {
        Decision::Pay(cards) | Decision::Use(cards) | Decision::Keys(cards) | Decision::Hold(cards) => {
            Some(cards)
        }
        Decision::With(card) | Decision::Swap(card) => Some(card.into()),
        _ => None,
    }
}

/// While loot is chosen: what the tiles of this car ask for.
fn claims(view: &View, first: Decision, speech: &Speech) -> Markup {
    if !matches!(first, Decision::Take(_) | Decision::Pay(_)) {
        return html! {};
    }
    let edition = view.game().edition();
    let own = view.own();
    let car = own.and_then(|own| edition.car(own.at));
    let tops =
        car.into_iter().flat_map(|car| [0, 1].map(|side| view.stacks[Square::of(car, side).number()].top()));
    html! {
        ul class="th-claims" role="list" {
            @for tile in tops.flatten() {
                @let name = words::tile(view, tile, speech);
                li { (drawn::tile(edition.need(tile), "")) span { (name) } }
            }
        }
    }
}

/// Where any of the cards in hand may be chosen, they are ticked: the verb of the decision, and what the button says.
fn ticked(view: &View) -> Option<(&'static str, &'static str)> {
    match view.legal.last()? {
        Decision::Discard(_) => Some(("discard", "tick-discard")),
        Decision::Give(_) => Some(("give", "tick-give")),
        Decision::Accept(_) => Some(("accept", "tick-accept")),
        _ => None,
    }
}

/// The viewer's own cards.
fn hand(view: &View, speech: &Speech) -> Markup {
    let own = view.own();
    html! {
        div class="th-hand" role="group" aria-label=(speech.word("hand-label")) {
            @for card in own.map(|own| own.hand.known()).unwrap_or_default().iter() {
                (drawn::card(card, &speech.say(&card.message())))
            }
        }
    }
}

fn boxes(view: &View, verb: &str, says: &'static str, speech: &Speech) -> Markup {
    let own = view.own();
    let hand = own.map(|own| own.hand.known()).unwrap_or_default();
    html! {
        input type="hidden" name="verb" value=(verb);
        div id="hand" class="th-hand" role="group" aria-label=(speech.word("hand-label")) {
            @for (number, card) in hand.iter().enumerate() {
                label id={ "tick-" (number) } class="th-tick" {
                    input type="checkbox" name="card" value=(card) aria-label=(speech.say(&card.message()));
                    (drawn::card(card, &speech.say(&card.message())))
                }
            }
        }
        div class="decisions" {
            button class="btn btn-go" type="submit" { (speech.word(says)) }
            @if verb == "accept" { (button(view, Decision::Refuse, speech)) }
        }
    }
}

/// What a form decides: `decision` as it is, or else a verb with the cards that were ticked.
pub(super) fn answer(fields: &Fields) -> String {
    let sent = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    if let Some(decision) = sent("decision") {
        return decision.to_owned();
    }
    let ticked = fields.iter().filter(|(field, _)| field == "card");
    let mut cards: Vec<Card> = ticked.filter_map(|(_, card)| Card::read(card)).collect();
    cards.sort_unstable();
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    let cards = if cards.is_empty() { "-".to_owned() } else { cards.join(" ") };
    format!("{} {cards}", sent("verb").unwrap_or("discard"))
}

#[cfg(test)]
mod tests {
    use super::answer;

    #[test]
    fn a_form_is_a_decision() {
        let fields = |fields: &[(&str, &str)]| {
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect::<Vec<_>>()
        };
        assert_eq!(answer(&fields(&[("seat", "1"), ("decision", "move p3")])), "move p3");
        assert_eq!(answer(&fields(&[("verb", "give"), ("card", "W"), ("card", "R05")])), "give R05 W");
        assert_eq!(answer(&fields(&[("verb", "discard")])), "discard -");
        // A button that is pressed counts, whatever is ticked.
        assert_eq!(answer(&fields(&[("verb", "accept"), ("card", "W"), ("decision", "refuse")])), "refuse");
    }
}
