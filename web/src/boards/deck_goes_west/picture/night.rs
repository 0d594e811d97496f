//! The Night: the sky and the steps of the Night.

use super::Drawing;
use crate::boards::deck_goes_west::parts::{self, Hour};
use deck_goes_west::Term;
use maud::{Markup, html};

impl Drawing<'_> {
    /// The sky at the top of the picture; CSS hides it by Day.
    pub(super) fn night(&self) -> Markup {
        let mission = self.view.game().mission();
        let said: Vec<String> = mission.night.iter().map(|step| self.say(&step.message())).collect();
        let hours: Vec<Hour<'_>> =
            mission.night.iter().zip(&said).map(|(&step, said)| Hour { step, said, href: None }).collect();
        html! {
            section id="dw-night" class="dw-night" aria-label=(self.term(Term::Night)) {
                (parts::night_sky(&self.hour()))
                (parts::night_steps(&hours, self.now(), &self.word("mission-night")))
            }
        }
    }

    /// The heading of the Night; empty by Day.
    pub(super) fn hour(&self) -> Markup {
        html! { h2 id="dw-hour" { @if self.view.night().is_some() { (self.say(&self.view.heading())) } } }
    }

    /// The attributes of every step: done, current or to come.
    pub(super) fn hours(&self) -> Vec<Markup> {
        let steps = self.view.game().mission().night.len();
        (0..steps).map(|number| parts::hour_looks(number, self.now())).collect()
    }

    fn now(&self) -> Option<usize> {
        self.view.night().map(|(_, step)| step)
    }
}
