//! What is asked, as buttons. Jobs and prices are pressed where they stand; everything else is pressed here, even if it can be
//! pressed on the map or in the hand as well.

mod shown;

use super::scene::Scene;
use crate::boards::Fields;
use catalog::Speech;
use deck_goes_west::{Decision, Question, View};
use game::Notation;
use maud::{Markup, html};

/// What the viewer is asked, and a button for every answer that stands nowhere else.
pub(super) fn ask(view: &View, speech: &Speech) -> Markup {
    let Some(asks) = view.asks().filter(|_| !view.legal.is_empty()) else { return html! {} };
    let question = view.question.map(|(_, question)| question);
    let here = || view.legal.iter().copied().filter(|&decision| stands_here(decision));
    let of = |kind: Kind| here().filter(move |&decision| Kind::of(decision) == kind);
    let scene = Scene::of(view, &[], speech);
    html! {
        p id="ask-step" class="ask-step" { (speech.say(&asks)) }
        (scene.asked_about())
        @if let Some(job) = view.job_in_words() { p class="dw-doing" { (speech.say(&job)) } }
        @if let Some(hint) = question.and_then(|question| hint(question, view)) { p class="hint" { (speech.word(hint)) } }
        @for kind in [Kind::Do, Kind::Choose, Kind::End] {
            @if of(kind).next().is_some() {
                div class={ "decisions " (kind.class()) } { @for decision in of(kind) { (button(&scene, decision)) } }
            }
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

/// What goes on comes first, what ends something comes last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Do,
    Choose,
    End,
}

impl Kind {
    const fn of(decision: Decision) -> Kind {
        match decision {
            Decision::Go | Decision::Yes | Decision::Ready => Kind::Do,
            Decision::EndTurn
            | Decision::Pass
            | Decision::Stop
            | Decision::No
            | Decision::Done
            | Decision::Again
            | Decision::Leave
            | Decision::TurnBack(_) => Kind::End,
            _ => Kind::Choose,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Kind::Do => "deeds",
            Kind::Choose => "others",
            Kind::End => "ends",
        }
    }
}

/// The id of the button for a decision: a place on the map leads to it.
pub(super) fn button_id(written: &str) -> String {
    format!("do-{}", written.replace([' ', ','], "-"))
}

/// The button for a decision.
fn button(scene: &Scene<'_>, decision: Decision) -> Markup {
    let written = scene.view.game().write(decision);
    let class = match Kind::of(decision) {
        Kind::Do => "btn btn-go",
        Kind::Choose | Kind::End => "btn",
    };
    let says = scene.speech.say(&scene.view.label(decision));
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
