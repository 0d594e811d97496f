//! Pages that are one scene: the tablet changes hands, the trail ends.

use super::{Manner, badge, link_button, stars};
use catalog::Speech;
use game::Message;
use maud::{Markup, html};

/// The tablet goes to somebody else; nothing of anybody's hand is on the page.
#[derive(Clone, Debug)]
pub struct HandOver<'a> {
    /// The letter of the next figure's badge.
    pub letter: Option<char>,
    /// Who is played next: `Belle`.
    pub figure: &'a str,
    /// The address of a face.
    pub face: Option<&'a str>,
    /// Who plays next.
    pub player: &'a str,
    /// Where that seat's page is.
    pub href: &'a str,
}

/// The screen between two seats at one tablet.
pub fn hand_over(to: &HandOver<'_>, speech: &Speech) -> Markup {
    let pass = speech.say(&Message::new("hand-over-title").text("player", to.player.to_owned()));
    let show = speech.say(&Message::new("hand-over-show").text("player", to.player.to_owned()));
    html! {
        section.scene.bill {
            div.seat-who {
                @if let Some(face) = to.face { img.seat-face src=(face) alt="" width="160" height="160"; }
                @if let Some(letter) = to.letter { (badge(letter)) }
            }
            p.scene-over { (to.figure) }
            h1 { (pass) }
            p { (speech.word("hand-over-secret")) }
            (link_button(Manner::Go, None, &show, to.href))
        }
    }
}

/// What went wrong, for a page of its own.
#[derive(Clone, Debug)]
pub struct Trouble<'a> {
    /// The number browsers know it by.
    pub status: u16,
    /// What happened.
    pub what: &'a str,
    /// What can be done about it.
    pub advice: &'a Markup,
    /// The table it happened at.
    pub back: Option<&'a str>,
}

/// The page of an error, with a way back to the lobby.
pub fn trouble(trouble: &Trouble<'_>, speech: &Speech) -> Markup {
    html! {
        section.scene.bill {
            p.scene-number { (trouble.status) }
            (stars())
            h1 { (trouble.what) }
            p { (trouble.advice) }
            @if let Some(table) = trouble.back {
                (link_button(Manner::Go, None, &speech.word("back-to-table"), table))
                (link_button(Manner::Quiet, None, &speech.word("back-to-lobby"), "/"))
            } @else {
                (link_button(Manner::Go, None, &speech.word("back-to-lobby"), "/"))
            }
        }
    }
}
