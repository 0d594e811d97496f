//! The game's part of a seat's plate: points, stock, danger, cards in hand.

use super::parts;
use super::picture::Drawing;
use crate::boards::{Plate, Transition};
use crate::components::PlateGame;
use art::deck_goes_west::{self as drawn, JobIcon};
use catalog::Bundle;
use deck_goes_west::{DeckGoesWest, Mode, Term, View};
use game::{Message, Seat};
use maud::html;

impl Plate for DeckGoesWest {
    fn plate(transition: &Transition<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame {
        let view = transition.view;
        let Some(player) = view.players.get(seat) else { return PlateGame::default() };
        let drawing = Drawing::of(view, &[], bundle);
        let seat = Seat::new(seat);
        let cards = player.hand.count();
        let name = bundle.say(&Message::new("plate-cards").number("n", cards as i64));
        let is_first = view.game().mode() == Mode::Versus && view.p1 == seat;
        let token = bundle.word(Term::P1Token.message_id());
        PlateGame {
            mark: is_first.then(|| html! { span class="dw-token" title=(token) { (drawn::icon(JobIcon::FirstPlayer)) span class="sr" { (token) } } }),
            purse: Some(html! {
                span class="dw-purse" {
                    (drawn::meeple(seat.number()))
                    @if view.game().mode() == Mode::Versus { b { (bundle.say(&Message::new("words-points").number("n", view.score[seat.number()].into()))) } }
                    @for state in player.states().filter(|&state| holds(state, view)) { small { (bundle.word(state.message_id())) } }
                }
            }),
            cards: Some(html! {
                span class="dw-has" { (drawing.stock(player.stocks())) (drawing.graves(seat, player)) (parts::pile(cards, &name)) }
            }),
            acts: view.question.is_some_and(|(seats, _)| seats.contains(seat)),
            out: !player.is_alive() && holds(Term::Out, view),
        }
    }
}

/// Whether a state is worth showing: not `Passed` at Night, when every seat has passed, and not `Out` before the set-up.
pub(super) fn holds(state: Term, view: &View) -> bool {
    match state {
        Term::Passed => view.night().is_none(),
        Term::Out => view.is_set_up(),
        _ => true,
    }
}
