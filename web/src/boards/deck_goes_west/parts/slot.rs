//! A place where a job stands: whether it can be done now, and what happens when it is pressed.

use art::deck_goes_west::job_icons;
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

/// Can it be done?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// It can.
    Lit,
    /// It cannot, and there is a reason.
    Not,
    /// Nobody asks for jobs.
    Idle,
}

/// Whether a job can be done now; what holds the job looks like it.
pub(crate) fn verdict(id: &str, state: State, said: &str) -> Markup {
    let class = match state {
        State::Lit => "lit",
        State::Not => "not",
        State::Idle => "sr",
    };
    html! { em id=(id) class=(class) { (said) } }
}

/// A job with all that is known of it.
#[derive(Clone, Debug)]
pub(crate) struct Slot<'a> {
    pub(crate) job: &'a Job,
    pub(crate) press: Press<'a>,
    /// Its sentence.
    pub(crate) said: &'a str,
    /// Its [`verdict`], if it could ever be done here.
    pub(crate) verdict: Option<&'a Markup>,
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
        let class = match sentences {
            Sentences::Pointed => "dw-say",
            Sentences::Written => "dw-sentence",
        };
        let inner = html! {
            (job_icons(self.job))
            span class=(class) { (self.said) @if let Some(verdict) = self.verdict { " " (verdict) } }
        };
        html! { li class="dw-job" { (self.press.around("dw-press", None, &inner)) } }
    }
}
