//! The Night: the sky, and how far it has come.

use super::Scene;
use crate::boards::deck_goes_west::parts::{self, Hour};
use deck_goes_west::Term;
use maud::{Markup, html};

impl Scene<'_> {
    /// The sky above all else; by Day nobody sees it.
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

    /// Which Night it is, and what happens.
    pub(super) fn hour(&self) -> Markup {
        html! { h2 id="dw-hour" { @if self.view.night().is_some() { (self.say(&self.view.heading())) } } }
    }

    /// How far it has come, step by step.
    pub(super) fn hours(&self) -> Vec<Markup> {
        let steps = self.view.game().mission().night.len();
        (0..steps).map(|number| parts::hour_looks(number, self.now())).collect()
    }

    fn now(&self) -> Option<usize> {
        self.view.night().map(|(_, step)| step)
    }
}
