//! The Night: its sky and its steps.

use art::deck_goes_west::night_icon;
use deck_goes_west::NightStep;
use maud::{Markup, html};

/// The sky with some text on it.
pub(crate) fn night_sky(words: &Markup) -> Markup {
    html! {
        header class="dw-sky" {
            (art::deck_goes_west::night_sky())
            div { (words) }
        }
    }
}

/// A step of the Night.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShownNightStep<'a> {
    pub(crate) step: NightStep,
    /// The name of the step.
    pub(crate) said: &'a str,
    /// A link to where it is shown; `None` if it has not come yet.
    pub(crate) href: Option<&'a str>,
}

/// The steps of a Night; `now` is the current one, `None` by Day.
pub(crate) fn night_steps(steps: &[ShownNightStep<'_>], now: Option<usize>, title: &str) -> Markup {
    html! {
        nav class="dw-steps" aria-label=(title) {
            ol {
                @for (number, shown) in steps.iter().enumerate() {
                    @let inner = html! { (night_icon(shown.step)) span { (shown.said) } };
                    @let (class, current) = attributes(number, now);
                    li id={ "hour-" (number) } class=(class) aria-current=(current) {
                        @match shown.href { Some(to) => a href=(to) { (inner) }, None => span { (inner) } }
                    }
                }
            }
        }
    }
}

/// The current attributes of a step, without the step itself.
pub(crate) fn night_step_attributes(number: usize, now: Option<usize>) -> Markup {
    let (class, current) = attributes(number, now);
    html! { i data-for={ "hour-" (number) } class=(class) aria-current=(current) {} }
}

/// The class of a step and its `aria-current`.
fn attributes(number: usize, now: Option<usize>) -> (&'static str, &'static str) {
    match now {
        Some(now) if number < now => ("done", "false"),
        Some(now) if number == now => ("", "step"),
        _ => ("", "false"),
    }
}
