//! The question to the viewer as a form, and the submitted form as a decision.

use super::Fields;
use crate::region::Region;
use catalog::Bundle;
use game::{RuleId, Viewed};
use maud::{Markup, html};

/// A game whose questions are asked and answered with a form.
pub(crate) trait QuestionForm: Viewed {
    /// The question to the viewer as form fields, with what is picked so far; empty where nothing is asked.
    fn ask(view: &Self::View, picked: &Fields, bundle: &Bundle) -> Markup;
    /// An explanation of the choices; empty where nothing is asked, or where their labels suffice.
    fn explained(_view: &Self::View, _bundle: &Bundle) -> Markup {
        html! {}
    }
    /// A preview of what the picked fields would do if no other seat did anything. Empty in games of short steps, which show
    /// their effect at once.
    fn foresight(_view: &Self::View, _picked: &Fields, _bundle: &Bundle) -> Foresight {
        Foresight { steps: Vec::new(), drawn: Region::of_drawing(html! { g id="ghosts" {} }) }
    }
    /// The decision that form fields state, in the game's notation; it may be illegal or malformed. `None` where they state
    /// none.
    fn answer(fields: &Fields) -> Option<String>;
}

/// A preview of what a choice would do if no other seat did anything: step by step, and drawn.
pub(crate) struct Foresight {
    pub(crate) steps: Vec<Consequence>,
    pub(crate) drawn: Region<'static>,
}

/// The effect of one step of a preview.
pub(crate) struct Consequence {
    pub(crate) title: String,
    pub(crate) sentences: Vec<String>,
    pub(crate) rule: Option<RuleId>,
}
