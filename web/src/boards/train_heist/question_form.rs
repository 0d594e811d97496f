//! The question to the viewer as buttons; as checkboxes where several cards are chosen at once.

mod paying;
mod trading;

use crate::boards::{Fields, QuestionForm};
use art::train_heist as drawn;
use catalog::Bundle;
use game::{Choice, Group, Message, Notation, Seat, Viewed};
use maud::{Markup, html};
use std::mem::discriminant;
use train_heist::{Card, Cards, Decision, Junctions, Question, TrainHeist, View};

impl QuestionForm for TrainHeist {
    fn ask(view: &View, _: &Fields, bundle: &Bundle) -> Markup {
        let Some(question) = view.question.filter(|_| !view.legal.is_empty()) else { return html! {} };
        html! {
            p id="ask-step" class="ask-step" {
                (bundle.word(question.message_id()))
                @if question == Question::Action { " " (actions_left(view, bundle)) }
            }
            @match question {
                Question::LootCards => (paying::cards(view, bundle)),
                Question::LootTiles => (paying::tiles(view, bundle)),
                Question::Offer => (trading::offer(view, bundle)),
                Question::Answer => (trading::answer(view, bundle)),
                Question::Discard | Question::DiscardInJail => {
                    (ticks(view, "discard", bundle))
                    @let says = if question == Question::Discard { "tick-discard" } else { "tick-discard-jail" };
                    div class="decisions" { (submit(says, bundle)) }
                }
                Question::HorseTo if view.legal.len() > FEW => { (hand(view, bundle)) (places(view, bundle)) }
                _ => { (hand(view, bundle)) (actions(view, bundle)) }
            }
        }
    }

    // `decision` verbatim, or else the verb with the ticked cards. Cards that do not exist stay in, for the game to refuse.
    fn answer(fields: &Fields) -> Option<String> {
        let sent =
            |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
        if let Some(decision) = sent("decision") {
            return Some(decision.to_owned());
        }
        let ticked = fields.iter().filter(|(field, _)| field == "card");
        let mut cards: Vec<&str> = ticked.map(|(_, card)| card.as_str()).collect();
        cards.sort_by_key(|card| Card::read(card));
        let cards = if cards.is_empty() { "-".to_owned() } else { cards.join(" ") };
        Some(format!("{} {cards}", sent("verb")?))
    }
}

/// The largest number of destinations shown as an unfolded list of buttons.
const FEW: usize = 8;

/// More destinations than [`FEW`]: a reference to the map, which shows them all, and a folded list.
fn places(view: &View, bundle: &Bundle) -> Markup {
    let count = Message::new("ask-places").number("count", view.legal.len() as i64);
    html! {
        p { (bundle.word("ask-on-map")) }
        details class="th-places" { summary { (bundle.say(&count)) } (actions(view, bundle)) }
    }
}

/// A dot for each action of the turn; those already taken are hollow.
fn actions_left(view: &View, bundle: &Bundle) -> Markup {
    let left = view.actions();
    let says = bundle.say(&Message::new("actions-left").number("count", left.into()));
    html! {
        span class="th-actions" role="img" aria-label=(says) title=(says) {
            @for action in 0..View::ACTIONS.max(left) { i class=[(action >= left).then_some("taken")] {} }
        }
    }
}

/// The choices group by group, the end of the turn last. Before it, buttons of [`not_now`].
fn actions(view: &View, bundle: &Bundle) -> Markup {
    let different = different(view, bundle);
    let (ends, others): (Vec<_>, Vec<_>) =
        different.chunk_by(|one, next| one.group == next.group).partition(is_end);
    let part = |choices: &[Choice<Decision>]| {
        html! {
            div class={ "decisions " (class_of(choices[0].group)) } {
                @for choice in choices { (button(view, choice.decision, bundle)) }
            }
        }
    };
    html! {
        @for choices in others { (part(choices)) }
        (not_now(view, bundle))
        @for choices in ends { (part(choices)) }
    }
}

fn is_end(choices: &&[Choice<Decision>]) -> bool {
    choices[0].group == Group::End
}

/// The CSS class of a group's part of the list.
const fn class_of(group: Group) -> &'static str {
    match group {
        Group::Act => "deeds",
        Group::Go => "ways",
        Group::Trade | Group::Free | Group::Choose => "others",
        Group::End => "ends",
    }
}

/// The choices without those that have the same label as an earlier one, such as a second horse on the same space.
fn different(view: &View, bundle: &Bundle) -> Vec<Choice<Decision>> {
    let mut said: Vec<String> = Vec::new();
    let mut is_new = |choice: &Choice<Decision>| {
        let label = bundle.say(&choice.label);
        let is_new = !said.contains(&label);
        said.push(label);
        is_new
    };
    TrainHeist::choices(view).into_iter().filter(|choice| is_new(choice)).collect()
}

/// Buttons for common actions that are not legal now. Pressing one gets a refusal that names the rule.
fn not_now(view: &View, bundle: &Bundle) -> Markup {
    let Some(own) = view.viewer.filter(|_| view.question == Some(Question::Action)) else { return html! {} };
    let someone = (0..view.cowboys.len()).map(Seat::new).find(|&seat| seat != own);
    let usual = [Decision::Loot, Decision::Drop, Decision::TakeBullet, Decision::Flip(Junctions::First)];
    let usual = usual.into_iter().chain(someone.map(Decision::Trade));
    let impossible: Vec<Decision> = usual
        .filter(|usual| !view.legal.iter().any(|legal| discriminant(legal) == discriminant(usual)))
        .collect();
    html! {
        @if !impossible.is_empty() {
            div class="decisions not-now" {
                @for decision in impossible {
                    button class="btn btn-not" type="submit" name="decision" value=(view.game().write(decision)) {
                        span { (bundle.word(short_name(decision))) } " " small { (bundle.word("why-not")) }
                    }
                }
            }
        }
    }
}

/// The id of the message that names an action without its details.
const fn short_name(decision: Decision) -> &'static str {
    match decision {
        Decision::Drop => "not-drop",
        Decision::TakeBullet => "not-bullet",
        Decision::Flip(_) => "not-flip",
        Decision::Trade(_) => "not-trade",
        _ => "not-loot",
    }
}

/// The HTML id of the button for a decision. Spaces on the map refer to it.
pub(super) fn button_id(written: &str) -> String {
    format!("do-{}", written.replace(' ', "-"))
}

/// The button for a decision.
fn button(view: &View, decision: Decision, bundle: &Bundle) -> Markup {
    let shown = html! {
        @if let Some(cards) = shown_cards(decision) {
            span class="th-cards" aria-hidden="true" { @for card in cards.iter() { (drawn::card(card, "")) } }
        }
        span { (bundle.say(&view.label(decision))) }
    };
    button_of(view, decision, &shown)
}

/// A button for a decision, with this content.
fn button_of(view: &View, decision: Decision, shown: &Markup) -> Markup {
    let written = view.game().write(decision);
    let class = match decision {
        Decision::Refuse | Decision::LetHang => "btn btn-quiet",
        Decision::Move(to) if view.is_caught_at(to) => "btn th-danger",
        Decision::Loot | Decision::Drop | Decision::Escape => "btn btn-go",
        Decision::Pay(_) => "btn th-pay",
        _ => "btn",
    };
    html! {
        button id=(button_id(&written)) class=(class) type="submit" name="decision" value=(written) { (shown) }
    }
}

/// The cards to draw on the button, for decisions that differ only in their cards.
fn shown_cards(decision: Decision) -> Option<Cards> {
    match decision {
        Decision::Use(cards) | Decision::Keys(cards) | Decision::Hold(cards) => Some(cards),
        Decision::With(card) | Decision::Swap(card) => Some(card.into()),
        _ => None,
    }
}

/// The viewer's own cards.
fn own_hand(view: &View) -> Cards {
    view.own().map(|own| own.hand.known()).unwrap_or_default()
}

/// The viewer's own cards, without inputs.
fn hand(view: &View, bundle: &Bundle) -> Markup {
    html! {
        div class="th-hand" role="group" aria-label=(bundle.word("hand-label")) { (drawn_cards(own_hand(view), bundle)) }
    }
}

fn drawn_cards(cards: Cards, bundle: &Bundle) -> Markup {
    html! { @for card in cards.iter() { (drawn::card(card, &bundle.say(&card.message()))) } }
}

/// The viewer's own cards as checkboxes, for a decision with this verb.
fn ticks(view: &View, verb: &str, bundle: &Bundle) -> Markup {
    html! {
        input type="hidden" name="verb" value=(verb);
        div id="hand" class="th-hand" role="group" aria-label=(bundle.word("hand-label")) {
            @for (number, card) in own_hand(view).iter().enumerate() {
                @let name = bundle.say(&card.message());
                label id={ "tick-" (number) } class="th-tick" {
                    input type="checkbox" name="card" value=(card) aria-label=(name);
                    (drawn::card(card, &name))
                }
            }
        }
    }
}

fn submit(says: &'static str, bundle: &Bundle) -> Markup {
    html! { button class="btn btn-go" type="submit" { (bundle.word(says)) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;
    use train_heist::{Refusal, Setup};

    #[test]
    fn a_form_is_a_decision() {
        let answer = |fields: &Fields| TrainHeist::answer(fields).unwrap();
        let fields = |fields: &[(&str, &str)]| {
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect::<Vec<_>>()
        };
        assert_eq!(answer(&fields(&[("seat", "1"), ("decision", "move p3")])), "move p3");
        assert_eq!(answer(&fields(&[("verb", "give"), ("card", "W"), ("card", "R05")])), "give R05 W");
        assert_eq!(answer(&fields(&[("verb", "discard")])), "discard -");
        // A pressed button takes precedence over ticked cards.
        assert_eq!(answer(&fields(&[("verb", "accept"), ("card", "W"), ("decision", "refuse")])), "refuse");
    }

    #[test]
    fn a_card_that_does_not_exist_is_left_to_the_game_to_refuse() {
        let fields = ["X99", "R05"].map(|card| ("card".to_owned(), card.to_owned()));
        let fields = [fields.to_vec(), vec![("verb".to_owned(), "discard".to_owned())]].concat();
        let answer = TrainHeist::answer(&fields).unwrap();
        assert_eq!(answer, "discard X99 R05");
        let game = TrainHeist::new(Setup::default()).unwrap();
        assert!(matches!(game.read(&answer), Err(Refusal::Unreadable(_))));
    }

    #[test]
    fn cards_without_a_verb_are_no_decision() {
        assert_eq!(TrainHeist::answer(&[("card".to_owned(), "R05".to_owned())]), None);
    }
}
