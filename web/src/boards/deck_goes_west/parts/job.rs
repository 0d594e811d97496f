//! A job with its verdict and the effect of pressing it.

use art::deck_goes_west::job_icons;
use deck_goes_west::Job;
use maud::{Markup, html};

/// The id of the question's form, which buttons outside of it submit.
const FORM: &str = "decide";

/// The effect of pressing an element. It works without scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Press<'a> {
    /// Nothing.
    #[default]
    Nothing,
    /// Follows a link.
    Link(&'a str),
    /// Submits the question's form with this name and value.
    Button(&'a str, &'a str),
}

impl Press<'_> {
    /// The element around `inner` that has this effect; `name` labels it if its content does not.
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

/// Whether a job can be done now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum JobStatus {
    /// It can be done.
    Lit,
    /// It cannot be done, for a reason that is shown.
    Not,
    /// The question is not answered by jobs, or no question is asked.
    Idle,
}

/// The text that says whether a job can be done; CSS styles the job by its class.
pub(crate) fn verdict(id: &str, status: JobStatus, said: &str) -> Markup {
    let class = match status {
        JobStatus::Lit => "lit",
        JobStatus::Not => "not",
        JobStatus::Idle => "sr",
    };
    html! { em id=(id) class=(class) { (said) } }
}

/// A job with its texts and the effect of pressing it.
#[derive(Clone, Debug)]
pub(crate) struct ShownJob<'a> {
    pub(crate) job: &'a Job,
    pub(crate) press: Press<'a>,
    /// The job as a sentence.
    pub(crate) said: &'a str,
    /// Its [`verdict`]; `None` if it is only text here.
    pub(crate) verdict: Option<&'a Markup>,
}

/// How the sentences of jobs are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sentences {
    /// Beside the icons, on hover or focus.
    Pointed,
    /// Below the icons.
    Written,
}

/// A list of jobs, with their sentences on hover or focus.
pub(crate) fn job_list(class: &str, jobs: &[ShownJob<'_>]) -> Markup {
    list(class, jobs, Sentences::Pointed)
}

pub(super) fn list(class: &str, jobs: &[ShownJob<'_>], sentences: Sentences) -> Markup {
    html! {
        ul class={ "dw-jobs " (class) } { @for job in jobs { (job.drawn(sentences)) } }
    }
}

impl ShownJob<'_> {
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
