//! What is asked, as buttons. Jobs and prices are pressed where they stand; everything else is pressed here, even if it can be
//! pressed on the map or in the hand as well.

mod shown;

use super::scene::Scene;
use crate::boards::Fields;
use catalog::Bundle;
use deck_goes_west::{Decision, DeckGoesWest, Question, View};
use game::{Choice, Group, Notation, Viewed};
use maud::{Markup, html};

/// What the viewer is asked, and a button for every answer that stands nowhere else.
pub(super) fn ask(view: &View, bundle: &Bundle) -> Markup {
    let Some(prompt) = DeckGoesWest::prompt(view) else { return html! {} };
    let question = view.question.map(|(_, question)| question);
    let mut choices = DeckGoesWest::choices(view);
    choices.retain(|choice| stands_here(choice.decision));
    let scene = Scene::of(view, &[], bundle);
    html! {
        p id="ask-step" class="ask-step" { (bundle.say(&prompt)) }
        (scene.asked_about())
        @if let Some(job) = view.job_in_words() { p class="dw-doing" { (bundle.say(&job)) } }
        @if let Some(hint) = question.and_then(|question| hint(question, view)) { p class="hint" { (bundle.word(hint)) } }
        @for part in choices.chunk_by(|one, next| class_of(one.group) == class_of(next.group)) {
            div class={ "decisions " (class_of(part[0].group)) } { @for choice in part { (button(&scene, choice)) } }
        }
    }
}

/// Is it pressed here? Jobs and prices are pressed where they stand.
const fn stands_here(decision: Decision) -> bool {
    !matches!(decision, Decision::Do(..) | Decision::Buy { .. })
}

/// Where else to look for answers.
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

/// The class of a group's part of the list: what goes on comes first, what ends something comes last.
const fn class_of(group: Group) -> &'static str {
    match group {
        Group::Act => "deeds",
        Group::Trade | Group::Go | Group::Free | Group::Choose => "others",
        Group::End => "ends",
    }
}

/// The id of the button for a decision: a place on the map leads to it.
pub(super) fn button_id(written: &str) -> String {
    format!("do-{}", written.replace([' ', ','], "-"))
}

/// The button for a choice.
fn button(scene: &Scene<'_>, choice: &Choice<Decision>) -> Markup {
    let decision = choice.decision;
    let written = scene.view.game().write(decision);
    let class = if choice.group == Group::Act { "btn btn-go" } else { "btn" };
    let says = scene.bundle.say(&choice.label);
    let short = scene.in_short(decision);
    html! {
        button id=(button_id(&written)) class=(class) type="submit" name="decision" value=(written) aria-label=[short.map(|_| &says)] {
            (scene.shown(decision)) span { (short.unwrap_or(&says)) }
        }
    }
}

/// What a form decides.
pub(super) fn answer(fields: &Fields) -> String {
    let sent = fields.iter().find(|(field, _)| field == "decision");
    sent.map(|(_, value)| value.clone()).unwrap_or_default()
}
