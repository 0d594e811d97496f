//! The Night: the sky, and how far it has come.

use super::Scene;
use crate::boards::deck_goes_west::drawn::{self, Hour};
use deck_goes_west::Term;
use maud::{Markup, html};

impl Scene<'_> {
    /// The sky above all else; by Day there is none.
    pub(super) fn night(&self) -> Markup {
        let Some((_, step)) = self.view.night() else { return html! { section id="dw-night" hidden {} } };
        let mission = self.view.game().mission();
        let said: Vec<String> = mission.night.iter().map(|step| self.say(&step.message())).collect();
        let hours: Vec<Hour<'_>> =
            mission.night.iter().zip(&said).map(|(&step, said)| Hour { step, said, href: None }).collect();
        html! {
            section id="dw-night" class="dw-night" aria-label=(self.term(Term::Night)) {
                (drawn::night_sky(&html! { h2 { (self.say(&self.view.heading())) } }))
                (drawn::night_steps(&hours, step, &self.word("mission-night")))
            }
        }
    }
}
