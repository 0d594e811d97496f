//! Buttons, and links that look like them.

use super::Icon;
use maud::{Markup, html};

/// The visual weight of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonKind {
    /// The main action of a page, in the game's accent colour.
    Go,
    /// A secondary action.
    Plain,
    /// An action that few guests need.
    Quiet,
}

impl ButtonKind {
    /// The CSS classes of such a button.
    const fn class(self) -> &'static str {
        match self {
            ButtonKind::Go => "btn btn-go",
            ButtonKind::Plain => "btn",
            ButtonKind::Quiet => "btn btn-quiet",
        }
    }
}

/// A button that submits the form around it.
pub fn button(kind: ButtonKind, icon: Option<Icon>, label: &str) -> Markup {
    html! { button type="submit" class=(kind.class()) { (face(icon, label)) } }
}

/// A link that looks like a button.
pub fn link_button(kind: ButtonKind, icon: Option<Icon>, label: &str, href: &str) -> Markup {
    html! { a class=(kind.class()) href=(href) { (face(icon, label)) } }
}

/// The content of a button: its icon, then its label.
fn face(icon: Option<Icon>, label: &str) -> Markup {
    html! {
        @if let Some(icon) = icon { (icon.draw()) }
        (label)
    }
}
