//! Plates: each shows a seat, its player and what the game makes public of it.

use super::Icon;
use crate::region::Region;
use catalog::Bundle;
use maud::{Markup, html};

/// The status of a seat, as its plate shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatStatus {
    /// Taken by a person who is not asked anything.
    Here,
    /// The table waits for this seat.
    Awaited,
    /// The seat has sealed its choice.
    Sealed,
    /// A bot stands in for the player.
    Away,
    /// Taken by a bot.
    Bot,
    /// Out of the game.
    Out,
    /// Not taken yet.
    Open,
}

impl SeatStatus {
    /// The CSS class of the plate, and the icon before the note.
    const fn shown(self) -> (&'static str, Icon) {
        match self {
            SeatStatus::Here => ("seat", Icon::You),
            SeatStatus::Awaited => ("seat seat-awaited", Icon::Think),
            SeatStatus::Sealed => ("seat", Icon::Check),
            SeatStatus::Away => ("seat seat-away", Icon::Away),
            SeatStatus::Bot => ("seat", Icon::Bot),
            SeatStatus::Out => ("seat seat-out", Icon::Close),
            SeatStatus::Open => ("seat seat-open", Icon::Door),
        }
    }
}

/// The game's part of a plate.
#[derive(Clone, Debug, Default)]
pub struct PlateGame {
    /// A mark beside the figure's name.
    pub mark: Option<Markup>,
    /// Points and possessions, beside the figure's name.
    pub purse: Option<Markup>,
    /// Cards, at the end of the plate.
    pub cards: Option<Markup>,
    /// Whether the seat is acting in the view that is shown; the plate is highlighted.
    pub acts: bool,
    /// Whether the seat is out of the game.
    pub out: bool,
}

/// A seat with its public facts.
#[derive(Clone, Debug)]
pub struct SeatPlate {
    /// The id of the plate's element.
    pub id: String,
    /// The letter of its badge, if it has one.
    pub letter: Option<char>,
    /// The figure's name: `Belle`.
    pub figure: String,
    /// The address of its portrait, such as `/assets/pieces-super-express.svg#B`.
    pub face: Option<String>,
    /// The player's name.
    pub player: String,
    /// The status in words: choosing, sealed, away; empty where there is nothing to say.
    pub note: String,
    /// When the time of the seat runs out, in milliseconds since 1970, if a script is to count it down.
    pub deadline: Option<u64>,
    /// The status, which sets the class and the icon.
    pub mood: SeatStatus,
    /// Whether the guest holds this seat.
    pub mine: bool,
    /// The game's part of the plate.
    pub game: PlateGame,
}

impl SeatPlate {
    /// Renders the plate, an item of `ol.seats`.
    pub fn plate(&self, bundle: &Bundle) -> Markup {
        html! {
            li id=(self.id) class=(self.class()) data-seat=[self.letter] aria-current=(self.mine) {
                (self.who(bundle))
                (self.cards())
            }
        }
    }

    /// The plate as regions that live frames update one by one: its attributes, its player, its cards.
    pub(crate) fn regions(&self, bundle: &Bundle) -> [Region<'static>; 3] {
        let stands_out = html! { i data-for=(self.id) class=(self.class()) aria-current=(self.mine) {} };
        [Region::attributes(stands_out), Region::of_page(self.who(bundle)), Region::of_page(self.cards())]
    }

    fn class(&self) -> String {
        let (class, _) = self.mood.shown();
        format!("{class}{}", if self.game.acts { " seat-acts" } else { "" })
    }

    /// The figure, the player and the note.
    fn who(&self, bundle: &Bundle) -> Markup {
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
                        @if self.mine { " " em { (bundle.word("seat-you")) } }
                    }
                    @if !self.note.is_empty() {
                        span.seat-note {
                            (icon.draw())
                            span data-until=[self.deadline] data-note=[self.deadline.map(|_| bundle.word("seat-choosing"))] { (self.note) }
                        }
                    }
                }
            }
        }
    }

    fn cards(&self) -> Markup {
        html! { span id={ (self.id) "-cards" } class="seat-cards" { @if let Some(cards) = &self.game.cards { (cards) } } }
    }
}

/// The badge of a figure. Its shape and letter tell figures apart without colour.
pub fn badge(letter: char) -> Markup {
    html! { span class={ "badge badge-" (letter) } { (letter) } }
}
