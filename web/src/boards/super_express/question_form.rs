//! The form that asks for a program, and its fields as notation.

use super::foresight;
use crate::boards::{Fields, Foresight, QuestionForm};
use crate::region::Region;
use art::super_express::{card_face, ghosts};
use catalog::Bundle;
use game::{Game, Message, Seat};
use maud::{Markup, html};
use super_express::{Card, Sealed, SuperExpress, View};

/// The fields of a program, first card first, each with the id of its prompt.
const PLACES: [(&str, &str); 3] = [("first", "ask-first"), ("second", "ask-second"), ("third", "ask-third")];

impl QuestionForm for SuperExpress {
    // CSS moves a picked card to its place in the program, by which inputs are checked.
    fn ask(view: &View, picked: &Fields, bundle: &Bundle) -> Markup {
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

    // What each card of the hand does. Unfolded in the first round, when the cards may be new to the viewer.
    fn explained(view: &View, bundle: &Bundle) -> Markup {
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

    fn foresight(view: &View, picked: &Fields, bundle: &Bundle) -> Foresight {
        let seat = view.seats.iter().position(|&bandit| Some(bandit) == view.viewer).map(Seat::new);
        let (mut steps, mut foreseen) = (Vec::new(), Vec::new());
        if let (Some(viewer), Some(seat), Ok(game)) = (view.viewer, seat, SuperExpress::new(view.setup()))
            && !view.legal.is_empty()
        {
            // The preview ends at the first place without a card.
            let cards: Vec<Card> = laid(view, picked).into_iter().map_while(|card| card).collect();
            foreseen = game.foresee(view, viewer, &cards);
            steps = foreseen.iter().map(|foreseen| foresight::step(&game, seat, foreseen, bundle)).collect();
            let end = foreseen.last().filter(|end| foreseen.len() >= 3 && end.is_lost(viewer));
            steps.extend(end.map(|_| foresight::lost(bundle)));
        }
        let drawn = html! { g id="ghosts" class="ghosts" aria-hidden="true" { (ghosts(view, &foreseen)) } };
        Foresight { steps, drawn: Region::of_drawing(drawn) }
    }

    // `decision` verbatim, or else a program of the picked cards, possibly incomplete.
    fn answer(fields: &Fields) -> Option<String> {
        Some(match sent(fields, "decision") {
            Some(decision) => decision.to_owned(),
            None => {
                let cards = PLACES.into_iter().filter_map(|(name, _)| sent(fields, name));
                format!("plan {}", cards.collect::<String>())
            }
        })
    }
}

/// A card of the hand with an input for each place of the program.
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

/// The card in each place of the program: what is picked, or else what the viewer has sealed.
fn laid(view: &View, picked: &Fields) -> [Option<Card>; 3] {
    let picked = PLACES.map(|(place, _)| {
        let letter = sent(picked, place)?;
        Card::ALL.into_iter().find(|card| card.to_string() == letter)
    });
    match view.viewer.and_then(|viewer| view.programs.get(&viewer)) {
        Some(Sealed::Known(program)) if picked == [None; 3] => program.cards().map(Some),
        _ => picked,
    }
}

fn sent<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// The cards of a hand, the same for every player, in the order of the rules.
fn hand(view: &View) -> impl Iterator<Item = Card> {
    let modules = view.modules;
    Card::ALL.into_iter().filter(move |&card| modules.deal(card))
}
