//! The question to the viewer as buttons. The buttons of jobs and prices are on their cards and tiles; all others are here,
//! even those that the map or the hand has as well.

mod shown;

use super::picture::Drawing;
use crate::boards::{Fields, QuestionForm};
use catalog::Bundle;
use deck_goes_west::{Decision, DeckGoesWest, Question, View};
use game::{Choice, Group, Notation, Viewed};
use maud::{Markup, html};

impl QuestionForm for DeckGoesWest {
    // Every answer but jobs and prices has its button here.
    fn ask(view: &View, _: &Fields, bundle: &Bundle) -> Markup {
        let Some(prompt) = DeckGoesWest::prompt(view) else { return html! {} };
        let question = view.question.map(|(_, question)| question);
        let mut choices = DeckGoesWest::choices(view);
        choices.retain(|choice| stands_here(choice.decision));
        let drawing = Drawing::of(view, &[], bundle);
        html! {
            p id="ask-step" class="ask-step" { (bundle.say(&prompt)) }
            (drawing.asked_about())
            @if let Some(job) = view.job_in_words() { p class="dw-doing" { (bundle.say(&job)) } }
            @if let Some(hint) = question.and_then(|question| hint(question, view)) { p class="hint" { (bundle.word(hint)) } }
            @for part in choices.chunk_by(|one, next| class_of(one.group) == class_of(next.group)) {
                div class={ "decisions " (class_of(part[0].group)) } { @for choice in part { (button(&drawing, choice)) } }
            }
        }
    }

    fn answer(fields: &Fields) -> Option<String> {
        let sent = fields.iter().find(|(field, _)| field == "decision");
        sent.map(|(_, value)| value.clone())
    }
}

/// Whether the decision has its button in this list.
const fn stands_here(decision: Decision) -> bool {
    !matches!(decision, Decision::Do(..) | Decision::Buy { .. })
}

/// The id of a message that says where the other buttons are.
fn hint(question: Question, view: &View) -> Option<&'static str> {
    let has_job = view.legal.iter().any(|&decision| !stands_here(decision));
    match question {
        Question::Action if has_job => Some("hint-action"),
        Question::Load | Question::TopUp | Question::Tried if has_job => Some("hint-load"),
        Question::Join if has_job => Some("hint-join"),
        Question::Battle if has_job => Some("hint-battle"),
        Question::Go | Question::Tile => Some("hint-map"),
        _ => None,
    }
}

/// The CSS class of a group's part of the list.
const fn class_of(group: Group) -> &'static str {
    match group {
        Group::Act => "deeds",
        Group::Trade | Group::Go | Group::Free | Group::Choose => "others",
        Group::End => "ends",
    }
}

/// The HTML id of the button for a decision. Places on the map refer to it.
pub(super) fn button_id(written: &str) -> String {
    format!("do-{}", written.replace([' ', ','], "-"))
}

/// The button for a choice.
fn button(drawing: &Drawing<'_>, choice: &Choice<Decision>) -> Markup {
    let decision = choice.decision;
    let written = drawing.view.game().write(decision);
    let class = if choice.group == Group::Act { "btn btn-go" } else { "btn" };
    let says = drawing.bundle.say(&choice.label);
    let short = drawing.in_short(decision);
    html! {
        button id=(button_id(&written)) class=(class) type="submit" name="decision" value=(written) aria-label=[short.map(|_| &says)] {
            (drawing.shown(decision)) span { (short.unwrap_or(&says)) }
        }
    }
}
