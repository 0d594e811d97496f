//! Who sits where.

use super::Icon;
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
    /// Beside the player's name.
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
pub struct Seat<'a> {
    /// The id of the plate.
    pub id: String,
    /// The letter of its badge, if the game gives one.
    pub letter: Option<char>,
    /// Who is played: `Belle`.
    pub figure: &'a str,
    /// The address of a face, such as `/assets/pieces-super-express.svg#B`.
    pub face: Option<&'a str>,
    /// Who plays.
    pub player: &'a str,
    /// What is to be said of it now: choosing, sealed, away.
    pub note: &'a str,
    /// How somebody sits there.
    pub mood: Mood,
    /// Is it the reader's own?
    pub mine: bool,
    /// What there is to see of the game.
    pub game: PlateGame,
}

/// The plate of a seat, to stand in `ol.seats`.
pub fn seat_plate(seat: &Seat<'_>, speech: &Speech) -> Markup {
    let (class, icon) = seat.mood.shown();
    let acts = if seat.game.acts { " seat-acts" } else { "" };
    html! {
        li id=(seat.id) class={ (class) (acts) } data-seat=[seat.letter] aria-current=[seat.mine.then_some("true")] {
            div.seat-who {
                @if let Some(face) = seat.face {
                    img.seat-face src=(face) alt="" width="58" height="58";
                }
                @if let Some(letter) = seat.letter { (badge(letter)) }
            }
            div.seat-text {
                b.seat-figure { (seat.figure) @if let Some(mark) = &seat.game.mark { (mark) } }
                span.seat-player {
                    (seat.player)
                    @if seat.mine { " " em { (speech.word("seat-you")) } }
                    @if let Some(purse) = &seat.game.purse { " " (purse) }
                }
                @if !seat.note.is_empty() {
                    span.seat-note { (icon.draw()) span { (seat.note) } }
                }
            }
            @if let Some(cards) = &seat.game.cards { (cards) }
        }
    }
}

/// The badge of a figure: its shape and its letter, never its colour alone.
pub fn badge(letter: char) -> Markup {
    html! { span class={ "badge badge-" (letter) } { (letter) } }
}
