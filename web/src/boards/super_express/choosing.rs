//! A program chosen with a form, and what the form says in the game's notation.

use art::super_express::card_face;
use catalog::Bundle;
use game::Message;
use maud::{Markup, html};
use super_express::{Card, Sealed, View};

/// The fields of a program, first card first, and what each asks for.
const PLACES: [(&str, &str); 3] = [("first", "ask-first"), ("second", "ask-second"), ("third", "ask-third")];

/// The fields of a form that asks the viewer for a program, with what is picked so far; nothing where there is nothing to
/// decide. A card that is picked stands in its place of the program: the styles see to that, by what is checked.
pub fn ask(view: &View, picked: &[(String, String)], bundle: &Bundle) -> Markup {
    if view.legal.is_empty() {
        return html! {};
    }
    let laid = laid(view, picked);
    html! {
        p id="ask-program" class="sr" { (bundle.word("ask-program")) }
        div id="hand" class="hand" {
            p class="hand-program" { (bundle.word("ask-your-program")) }
            @for (number, (name, says)) in (1..).zip(PLACES) {
                div class={ "slot slot-" (name) } data-place=(name) aria-hidden="true" {
                    b { (number) } span { (bundle.word(says)) }
                }
            }
            p class="hand-rest" { (bundle.word("ask-in-hand")) }
            @for card in hand(view) { (playing_card(card, laid, bundle)) }
        }
    }
}

/// A card of the hand, and the places it can be picked for.
fn playing_card(card: Card, laid: [Option<Card>; 3], bundle: &Bundle) -> Markup {
    let name = bundle.word(card.message_id());
    html! {
        fieldset id={ "hand-" (card) } class="card" {
            legend class="sr" { (name) }
            (card_face(card, &name))
            div class="places" {
                @for ((number, (place, says)), laid) in (1..).zip(PLACES).zip(laid) {
                    @let label = Message::new("ask-card-for").text("card", name.clone()).named("place", says);
                    label id={ "ask-" (place) "-" (card) } {
                        input type="radio" name=(place) value=(card) aria-label=(bundle.say(&label))
                            aria-describedby={ "does-" (card) } required checked[laid == Some(card)];
                        span aria-hidden="true" { (number) }
                    }
                }
            }
        }
    }
}

/// What each card of the hand does, beside what [`ask`] asks for. Open in the first round, when somebody may never have
/// seen them.
pub fn explained(view: &View, bundle: &Bundle) -> Markup {
    if view.legal.is_empty() {
        return html! {};
    }
    html! {
        details id="cards-do" class="cards-do" open[view.round == 1] {
            summary { (bundle.word("ask-cards-do")) }
            dl {
                @for card in hand(view) {
                    div {
                        dt { (bundle.word(card.message_id())) ":" } " "
                        dd id={ "does-" (card) } { (bundle.word(card.does())) }
                    }
                }
            }
        }
    }
}

/// The decision a form sends: `decision` as it is, or else a program of the cards that were chosen, be it complete or not.
pub fn answer(fields: &[(String, String)]) -> String {
    match sent(fields, "decision") {
        Some(decision) => decision.to_owned(),
        None => {
            let cards = PLACES.into_iter().filter_map(|(name, _)| sent(fields, name));
            format!("plan {}", cards.collect::<String>())
        }
    }
}

/// What lies in each place: what is picked, or else what the viewer has sealed.
pub(super) fn laid(view: &View, picked: &[(String, String)]) -> [Option<Card>; 3] {
    let picked = PLACES.map(|(place, _)| {
        let letter = sent(picked, place)?;
        Card::ALL.into_iter().find(|card| card.to_string() == letter)
    });
    match view.viewer.and_then(|viewer| view.programs.get(&viewer)) {
        Some(Sealed::Known(program)) if picked == [None; 3] => program.cards().map(Some),
        _ => picked,
    }
}

fn sent<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// The cards everybody has in hand, in the order of the rules.
fn hand(view: &View) -> impl Iterator<Item = Card> {
    let modules = view.modules;
    Card::ALL.into_iter().filter(move |&card| modules.deal(card))
}
