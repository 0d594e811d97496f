//! What a seat's plate shows of the game: hand, loot, Bullets, points and title.

use super::{drawn, words};
use crate::look::PlateGame;
use catalog::Speech;
use game::{Message, Seat};
use maud::{Markup, html};
use train_heist::{Mode, SeenHand, View};

/// What the plate of a seat shows.
pub(super) fn plate(view: &View, seat: usize, speech: &Speech) -> PlateGame {
    let Some(cowboy) = view.cowboys.get(seat) else { return PlateGame::default() };
    let language = speech.language().tag();
    let title = view.title_of(Seat::new(seat));
    PlateGame {
        mark: title.map(|card| html! { span class="th-title" title=(card.skill.spoken_in(language)) { (card.title.spoken_in(language)) } }),
        purse: Some(html! {
            span class="th-goods" {
                @if view.game().mode() == Mode::Versus {
                    @let points = speech.say(&Message::new("plate-points").number("points", cowboy.points.into()));
                    (drawn::counter(view.game().colour(Seat::new(seat)), cowboy.points, &points))
                }
                @if let Some(bullets) = view.bullets_of(Seat::new(seat)) { span { (speech.say(&bullets)) } }
                @if !cowboy.loot.is_empty() {
                    @for tile in cowboy.loot.iter() {
                        (drawn::tile(view.game().edition().need(tile), &words::tile(view, tile, speech)))
                    }
                }
            }
        }),
        cards: Some(hand(&cowboy.hand, speech)),
        acts: view.active().number() == seat && view.ending().is_none(),
        out: false,
    }
}

/// A hand, as far as it is seen.
pub(super) fn hand(hand: &SeenHand, speech: &Speech) -> Markup {
    html! {
        span class="th-cards" role="img" aria-label=(words::hand(hand, speech)) {
            @for card in hand.known().iter() { (drawn::card(card, "")) }
            @for _ in 0..hand.hidden() { (drawn::card_back()) }
        }
    }
}
