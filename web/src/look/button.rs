//! Things to press.

use super::Icon;
use maud::{Markup, html};

/// How loud a button is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// The one thing to do here, in the game's accent.
    Go,
    /// Something else that can be done.
    Plain,
    /// Something few will do.
    Quiet,
}

impl Manner {
    /// Its classes.
    const fn class(self) -> &'static str {
        match self {
            Manner::Go => "btn btn-go",
            Manner::Plain => "btn",
            Manner::Quiet => "btn btn-quiet",
        }
    }
}

/// Sends the form it stands in.
pub fn button(manner: Manner, icon: Option<Icon>, label: &str) -> Markup {
    html! { button type="submit" class=(manner.class()) { (face(icon, label)) } }
}

/// A link that looks like a button.
pub fn link_button(manner: Manner, icon: Option<Icon>, label: &str, href: &str) -> Markup {
    html! { a class=(manner.class()) href=(href) { (face(icon, label)) } }
}

/// What stands on a button.
fn face(icon: Option<Icon>, label: &str) -> Markup {
    html! {
        @if let Some(icon) = icon { (icon.draw()) }
        (label)
    }
}
