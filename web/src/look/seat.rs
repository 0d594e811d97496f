//! Who sits where.

use super::Icon;
use crate::region::Region;
use catalog::Speech;
use maud::{Markup, html};

/// How somebody sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// There, and nobody waits.
    Here,
    /// The table waits for this seat.
    Awaited,
    /// Has chosen; it is sealed.
    Sealed,
    /// Not there just now.
    Away,
    /// A bot.
    Bot,
    /// Out of the game.
    Out,
    /// Nobody sits there yet.
    Open,
}

impl Mood {
    /// The class of the plate, and the drawing before the note.
    const fn shown(self) -> (&'static str, Icon) {
        match self {
            Mood::Here => ("seat", Icon::You),
            Mood::Awaited => ("seat seat-awaited", Icon::Think),
            Mood::Sealed => ("seat", Icon::Check),
            Mood::Away => ("seat seat-away", Icon::Away),
            Mood::Bot => ("seat", Icon::Bot),
            Mood::Out => ("seat seat-out", Icon::Close),
            Mood::Open => ("seat seat-open", Icon::Door),
        }
    }
}

/// What a plate shows of the game that is played.
#[derive(Clone, Debug, Default)]
pub struct PlateGame {
    /// Beside the figure's name.
    pub mark: Option<Markup>,
    /// There, too.
    pub purse: Option<Markup>,
    /// At the end.
    pub cards: Option<Markup>,
    /// It acts just now.
    pub acts: bool,
    /// It is out of the game.
    pub out: bool,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug)]
pub struct SeatPlate {
    /// The id of the plate.
    pub id: String,
    /// The letter of its badge, if the game gives one.
    pub letter: Option<char>,
    /// Who is played: `Belle`.
    pub figure: String,
    /// The address of a face, such as `/assets/pieces-super-express.svg#B`.
    pub face: Option<String>,
    /// Who plays.
    pub player: String,
    /// What is to be said of it now: choosing, sealed, away.
    pub note: String,
    /// How somebody sits there.
    pub mood: Mood,
    /// Is it the reader's own?
    pub mine: bool,
    /// What there is to see of the game.
    pub game: PlateGame,
}

impl SeatPlate {
    /// The plate, to stand in `ol.seats`.
    pub fn plate(&self, speech: &Speech) -> Markup {
        html! {
            li id=(self.id) class=(self.class()) data-seat=[self.letter] aria-current=(self.mine) {
                (self.who(speech))
                (self.cards())
            }
        }
    }

    /// The plate in parts that come again by themselves: how it stands out, who it is, what lies there.
    pub(crate) fn regions(&self, speech: &Speech) -> [Region; 3] {
        let stands_out = html! { i data-for=(self.id) class=(self.class()) aria-current=(self.mine) {} };
        [Region::attributes(stands_out), Region::of_page(self.who(speech)), Region::of_page(self.cards())]
    }

    fn class(&self) -> String {
        let (class, _) = self.mood.shown();
        format!("{class}{}", if self.game.acts { " seat-acts" } else { "" })
    }

    /// Who it is, and what is to be said of them.
    fn who(&self, speech: &Speech) -> Markup {
        let (_, icon) = self.mood.shown();
        html! {
            div id={ (self.id) "-who" } class="seat-is" {
                div.seat-who {
                    @if let Some(face) = &self.face {
                        img.seat-face src=(face) alt="" width="58" height="58";
                    }
                    @if let Some(letter) = self.letter { (badge(letter)) }
                }
                div.seat-text {
                    div.seat-name {
                        b.seat-figure { (self.figure) }
                        @if let Some(purse) = &self.game.purse { (purse) }
                        @if let Some(mark) = &self.game.mark { (mark) }
                    }
                    span.seat-player {
                        (self.player)
                        @if self.mine { " " em { (speech.word("seat-you")) } }
                    }
                    @if !self.note.is_empty() {
                        span.seat-note { (icon.draw()) span { (self.note) } }
                    }
                }
            }
        }
    }

    fn cards(&self) -> Markup {
        html! { span id={ (self.id) "-cards" } class="seat-cards" { @if let Some(cards) = &self.game.cards { (cards) } } }
    }
}

/// The badge of a figure: its shape and its letter, never its colour alone.
pub fn badge(letter: char) -> Markup {
    html! { span class={ "badge badge-" (letter) } { (letter) } }
}
