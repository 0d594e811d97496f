//! A place where a job stands: whether it can be done now, and what happens when it is pressed.

use super::job::job_icons;
use deck_goes_west::Job;
use maud::{Markup, html};

/// The form that buttons belong to, wherever they stand: the one that asks.
const FORM: &str = "decide";

/// What happens when something is pressed. It works without scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Press<'a> {
    /// Nothing.
    #[default]
    Nothing,
    /// Another page.
    Link(&'a str),
    /// The form that asks is sent with this name and value.
    Button(&'a str, &'a str),
}

impl Press<'_> {
    /// Something that is pressed: its class, its name if what is in it does not say it, and what is in it.
    pub(super) fn around(self, class: &str, name: Option<&str>, inner: &Markup) -> Markup {
        match self {
            Press::Nothing => html! { span class=(class) { (inner) } },
            Press::Link(to) => html! { a class=(class) href=(to) aria-label=[name] { (inner) } },
            Press::Button(field, value) => html! {
                button class=(class) form=(FORM) name=(field) value=(value) aria-label=[name] { (inner) }
            },
        }
    }
}

/// How a job stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum State {
    /// Nobody asks.
    #[default]
    Plain,
    /// It can be done.
    Lit,
    /// It cannot; the note says why.
    Not,
    /// It is part of the plan.
    Planned,
}

impl State {
    const fn class(self) -> &'static str {
        match self {
            State::Plain => "dw-job",
            State::Lit => "dw-job lit",
            State::Not => "dw-job not",
            State::Planned => "dw-job planned",
        }
    }
}

/// A job with all that is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot<'a> {
    pub(crate) job: &'a Job,
    pub(crate) state: State,
    pub(crate) press: Press<'a>,
    /// Its sentence.
    pub(crate) said: &'a str,
    /// Why it cannot be done, or that it is in the plan; often nothing.
    pub(crate) note: &'a str,
}

/// How the sentences of jobs are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sentences {
    /// Beside the icons when somebody points at them.
    Pointed,
    /// Below the icons.
    Written,
}

/// Jobs, one below the other.
pub(crate) fn slots(class: &str, slots: &[Slot<'_>]) -> Markup {
    list(class, slots, Sentences::Pointed)
}

pub(super) fn list(class: &str, slots: &[Slot<'_>], sentences: Sentences) -> Markup {
    html! {
        ul class={ "dw-jobs " (class) } { @for slot in slots { (slot.drawn(sentences)) } }
    }
}

impl Slot<'_> {
    fn drawn(&self, sentences: Sentences) -> Markup {
        let noted = !self.note.is_empty();
        let flagged = noted && self.state == State::Planned;
        let flag = html! { @if flagged { b class="dw-flag" { (self.note) } } };
        let inner = match sentences {
            Sentences::Pointed => html! {
                (job_icons(self.job)) (flag)
                span class="dw-say" { (self.said) @if noted { " " em { (self.note) } } }
            },
            Sentences::Written => html! {
                (job_icons(self.job)) (flag)
                span class="dw-sentence" { (self.said) @if noted && !flagged { " " em { (self.note) } } }
            },
        };
        html! {
            li class=(self.state.class()) {
                (self.press.around("dw-press", None, &inner))
            }
        }
    }
}
