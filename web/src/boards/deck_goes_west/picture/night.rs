//! The Night: the sky and the steps of the Night.

use super::Drawing;
use crate::boards::deck_goes_west::parts::{self, ShownNightStep};
use deck_goes_west::Term;
use maud::{Markup, html};

impl Drawing<'_> {
    /// The sky at the top of the picture; CSS hides it by Day.
    pub(super) fn night(&self) -> Markup {
        let mission = self.view.game().mission();
        let said: Vec<String> = mission.night.iter().map(|step| self.say(&step.message())).collect();
        let steps: Vec<ShownNightStep<'_>> = mission
            .night
            .iter()
            .zip(&said)
            .map(|(&step, said)| ShownNightStep { step, said, href: None })
            .collect();
        html! {
            section id="dw-night" class="dw-night" aria-label=(self.term(Term::Night)) {
                (parts::night_sky(&self.night_heading()))
                (parts::night_steps(&steps, self.now(), &self.word("mission-night")))
            }
        }
    }

    /// The heading of the Night; empty by Day.
    pub(super) fn night_heading(&self) -> Markup {
        html! { h2 id="dw-hour" { @if self.view.night().is_some() { (self.say(&self.view.heading())) } } }
    }

    /// The attributes of every step: done, current or to come.
    pub(super) fn night_step_attributes(&self) -> Vec<Markup> {
        let steps = self.view.game().mission().night.len();
        (0..steps).map(|number| parts::night_step_attributes(number, self.now())).collect()
    }

    fn now(&self) -> Option<usize> {
        self.view.night().map(|(_, step)| step)
    }
}
