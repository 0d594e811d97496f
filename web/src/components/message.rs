//! Templates for a single large message: passing a shared screen to another seat, and errors.

use super::{ButtonKind, badge, link_button, stars};
use catalog::Bundle;
use game::Message;
use maud::{Markup, html};

/// The seat that a shared screen is passed to.
#[derive(Clone, Debug)]
pub struct HandOver<'a> {
    /// The letter of the next figure's badge.
    pub letter: Option<char>,
    /// The figure of that seat: `Belle`.
    pub figure: &'a str,
    /// The address of its portrait.
    pub face: Option<&'a str>,
    /// The name of the player who gets the screen.
    pub player: &'a str,
    /// The address of the table through that seat.
    pub href: &'a str,
}

/// The screen between two seats that share a device. It shows nothing secret of any seat.
pub fn hand_over(to: &HandOver<'_>, bundle: &Bundle) -> Markup {
    let pass = bundle.say(&Message::new("hand-over-title").text("player", to.player.to_owned()));
    let show = bundle.say(&Message::new("hand-over-show").text("player", to.player.to_owned()));
    html! {
        section.scene.bill {
            div.seat-who {
                @if let Some(face) = to.face { img.seat-face src=(face) alt="" width="160" height="160"; }
                @if let Some(letter) = to.letter { (badge(letter)) }
            }
            p.scene-over { (to.figure) }
            h1 { (pass) }
            p { (bundle.word("hand-over-secret")) }
            (link_button(ButtonKind::Go, None, &show, to.href))
        }
    }
}

/// An error that gets a page of its own.
#[derive(Clone, Debug)]
pub struct ErrorPage<'a> {
    /// The HTTP status code.
    pub status: u16,
    /// The reason, in one sentence.
    pub what: &'a str,
    /// What the guest can do about it.
    pub advice: &'a Markup,
    /// The path of the table where it happened.
    pub back: Option<&'a str>,
}

/// The body of an error page, with links back to the table and to the lobby.
pub fn error_page(page: &ErrorPage<'_>, bundle: &Bundle) -> Markup {
    html! {
        section.scene.bill {
            p.scene-number { (page.status) }
            (stars())
            h1 { (page.what) }
            p { (page.advice) }
            @if let Some(table) = page.back {
                (link_button(ButtonKind::Go, None, &bundle.word("back-to-table"), table))
                (link_button(ButtonKind::Quiet, None, &bundle.word("back-to-lobby"), "/"))
            } @else {
                (link_button(ButtonKind::Go, None, &bundle.word("back-to-lobby"), "/"))
            }
        }
    }
}
