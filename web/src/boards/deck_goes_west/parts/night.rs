//! The night: a sky with words, and the steps it takes.

use art::deck_goes_west::night_icon;
use deck_goes_west::NightStep;
use maud::{Markup, html};

/// The sky, with whatever is written on it.
pub(crate) fn night_sky(words: &Markup) -> Markup {
    html! {
        header class="dw-sky" {
            (art::deck_goes_west::night_sky())
            div { (words) }
        }
    }
}

/// How far the night has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hour<'a> {
    pub(crate) step: NightStep,
    /// What it is.
    pub(crate) said: &'a str,
    /// Where it is shown; nowhere if it has not come yet.
    pub(crate) href: Option<&'a str>,
}

/// The steps of a night, one of which is shown, if it is night.
pub(crate) fn night_steps(hours: &[Hour<'_>], now: Option<usize>, title: &str) -> Markup {
    html! {
        nav class="dw-steps" aria-label=(title) {
            ol {
                @for (number, hour) in hours.iter().enumerate() {
                    @let inner = html! { (night_icon(hour.step)) span { (hour.said) } };
                    @let (class, current) = looks(number, now);
                    li id={ "hour-" (number) } class=(class) aria-current=(current) {
                        @match hour.href { Some(to) => a href=(to) { (inner) }, None => span { (inner) } }
                    }
                }
            }
        }
    }
}

/// How a step looks now, without the step.
pub(crate) fn hour_looks(number: usize, now: Option<usize>) -> Markup {
    let (class, current) = looks(number, now);
    html! { i data-for={ "hour-" (number) } class=(class) aria-current=(current) {} }
}

/// The class of a step, and whether it happens now.
fn looks(number: usize, now: Option<usize>) -> (&'static str, &'static str) {
    match now {
        Some(now) if number < now => ("done", "false"),
        Some(now) if number == now => ("", "step"),
        _ => ("", "false"),
    }
}
