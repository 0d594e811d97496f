//! The game's part of a seat's plate: hand, loot, Bullets, points and title.

use crate::boards::{Plate, Transition};
use crate::components::PlateGame;
use art::train_heist as drawn;
use catalog::Bundle;
use game::{Message, Seat};
use maud::{Markup, html};
use train_heist::{Mode, SeenHand, Square, Tile, TrainHeist};

impl Plate for TrainHeist {
    fn plate(transition: &Transition<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame {
        let view = transition.view;
        let Some(cowboy) = view.cowboys.get(seat) else { return PlateGame::default() };
        let language = bundle.language().tag();
        let title = view.title_of(Seat::new(seat));
        PlateGame {
            mark: title.map(|card| html! { span class="th-title" title=(card.skill.spoken_in(language)) { (card.title.spoken_in(language)) } }),
            purse: Some(html! {
                span class="th-goods" {
                    @if view.game().mode() == Mode::Versus {
                        @let points = bundle.say(&Message::new("plate-points").number("points", cowboy.points.into()));
                        (drawn::counter(view.game().colour(Seat::new(seat)), cowboy.points, &points))
                    }
                    @if let Some(bullets) = view.bullets_of(Seat::new(seat)) { span { (bundle.say(&bullets)) } }
                    @if !cowboy.loot.is_empty() {
                        @for tile in cowboy.loot.iter() {
                            span data-from=[looted_from(transition, tile)] {
                                (drawn::tile(view.game().edition().need(tile), &bundle.say(&view.tile(tile))))
                            }
                        }
                    }
                }
            }),
            cards: Some(hand(&cowboy.hand, bundle)),
            acts: view.active().number() == seat && view.ending().is_none(),
            out: false,
        }
    }
}

/// The id of the drawing on the Train Map that a tile moves from, if it was looted in this beat.
fn looted_from(transition: &Transition<'_, TrainHeist>, tile: Tile) -> Option<String> {
    let stacks = &transition.before?.stacks;
    let square = Square::ALL.into_iter().find(|square| stacks[square.number()].top() == Some(tile))?;
    Some(drawn::car_loot_id(square))
}

/// A hand, as far as the viewer sees it.
pub(super) fn hand(hand: &SeenHand, bundle: &Bundle) -> Markup {
    html! {
        span class="th-cards" role="img" aria-label=(bundle.say_argument(&hand.in_words())) {
            @for card in hand.known().iter() { (drawn::card(card, "")) }
            @for _ in 0..hand.hidden() { (drawn::card_back()) }
        }
    }
}
