//! The game's part of a seat's plate: the program, the treasures, the First Player's star.

use crate::boards::{self, Plate};
use crate::components::PlateGame;
use art::super_express::{TrainTransition, back_in_pile, face_in_pile, first_star, treasure_icon};
use catalog::Bundle;
use game::Message;
use maud::{Markup, html};
use super_express::{Bandit, Card, Exec, Motion, Sealed, SeenTreasures, SuperExpress, View};

impl Plate for SuperExpress {
    fn plate(transition: &boards::Transition<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame {
        let transition = transition.for_drawing();
        let TrainTransition { view, motions, .. } = transition;
        let Some(&bandit) = view.seats.get(seat) else { return PlateGame::default() };
        let out = !view.train.pieces().any(|piece| piece.bandit == bandit) && !is_off(view, bandit);
        PlateGame {
            mark: (view.first == bandit).then(|| first(transition, bundle)),
            purse: Some(purse(transition, bandit, bundle)),
            cards: (!out).then(|| program(transition, bandit, bundle)),
            acts: motions
                .iter()
                .any(|motion| matches!(motion, Motion::Reveals { bandit: who, .. } if *who == bandit)),
            out,
        }
    }

    fn is_seal(motion: Motion) -> bool {
        matches!(motion, Motion::Seals { .. })
    }
}

/// Whether the bandit is off the train and waits for its Horse.
fn is_off(view: &View, bandit: Bandit) -> bool {
    match &view.exec {
        Exec::Acting { piles, .. } => piles.iter().any(|pile| pile.bandit == bandit && pile.off),
        Exec::Scheme | Exec::Emptied => false,
    }
}

/// The First Player's star. If it was passed on in this transition, it moves here from the plate of the giver.
fn first(TrainTransition { view, before, motions }: TrainTransition<'_>, bundle: &Bundle) -> Markup {
    let passed = motions.contains(&Motion::BecomesFirst { bandit: view.first });
    let giver = before.filter(|before| passed && before.first != view.first).map(|before| before.first);
    let from = giver.and_then(|giver| view.seats.iter().position(|bandit| *bandit == giver));
    first_star(&bundle.word("player-first"), from.map(|seat| format!("seat-{seat}")).as_deref())
}

/// The number of treasures. A new one moves here from the wagon that was uncoupled.
fn purse(
    TrainTransition { view, motions, .. }: TrainTransition<'_>,
    bandit: Bandit,
    bundle: &Bundle,
) -> Markup {
    let count = view
        .loot
        .0
        .iter()
        .find(|(owner, _)| *owner == bandit)
        .map_or(0, |(_, purse)| SeenTreasures::count(purse));
    let from = motions
        .contains(&Motion::TakesTreasure { bandit })
        .then(|| format!("drawn-car-{}", view.train.wagons.len() + 1));
    html! {
        span class="seat-purse" {
            (treasure_icon(&bundle.word("board-treasures"), from.as_deref()))
            (count)
        }
    }
}

/// The three cards as they lie; empty for a bandit that has not sealed a program.
fn program(transition: TrainTransition<'_>, bandit: Bandit, bundle: &Bundle) -> Markup {
    let TrainTransition { view, before, motions } = transition;
    let now = motions.iter().find_map(|motion| match motion {
        Motion::Reveals { bandit: who, card } if *who == bandit => Some(*card),
        _ => None,
    });
    let cards: Vec<(Option<Card>, bool)> = match (&view.exec, view.programs.get(&bandit)) {
        (Exec::Acting { piles, .. }, _) => {
            let Some(pile) = piles.iter().find(|pile| pile.bandit == bandit) else { return html! {} };
            if motions.contains(&Motion::Travels { bandit }) {
                // SE-TIME-07. A bandit that travelled has all three cards face down again: they turn over, one by one.
                return html! { @for card in seen_before(before, bandit, now) { (back(bandit, card, bundle)) } };
            }
            (1_u8..).zip(pile.program.cards()).map(|(at, card)| (card, at <= pile.revealed)).collect()
        }
        // After the last card of a round no pile is left; the view before it has the other cards.
        (Exec::Emptied, _) if motions.iter().any(|motion| matches!(motion, Motion::Reveals { .. })) => {
            seen_before(before, bandit, now).into_iter().map(|card| (card, true)).collect()
        }
        (Exec::Scheme, Some(Sealed::Hidden | Sealed::Known(_))) => vec![(None, false); 3],
        (Exec::Scheme | Exec::Emptied, _) => return html! {},
    };
    html! {
        @for (card, face_up) in cards {
            @match card.filter(|_| face_up) {
                Some(card) => (face(card, bandit, now == Some(card), bundle)),
                None => (back(bandit, None, bundle)),
            }
        }
    }
}

/// The cards of a pile that were face up before the transition, and the one it reveals; `None` for the others.
fn seen_before(before: Option<&View>, bandit: Bandit, now: Option<Card>) -> Vec<Option<Card>> {
    let pile = match before.map(|before| &before.exec) {
        Some(Exec::Acting { piles, .. }) => piles.iter().find(|pile| pile.bandit == bandit),
        Some(Exec::Scheme | Exec::Emptied) | None => None,
    };
    let Some(pile) = pile else { return Vec::new() };
    let seen = |(at, card): (u8, Option<Card>)| match at {
        _ if at <= pile.revealed => card,
        _ if at == pile.revealed + 1 => now,
        _ => None,
    };
    (1..).zip(pile.program.cards()).map(seen).collect()
}

/// A card face up. With `now` it turns over, because it has just been revealed.
fn face(card: Card, bandit: Bandit, now: bool, bundle: &Bundle) -> Markup {
    let name = bundle.word(card.message_id());
    let said = if now { bundle.say(&Message::new("drawn-card-now").text("card", name)) } else { name };
    face_in_pile(card, now.then_some(bandit), &said)
}

/// A card face down. If it `was` face up before the transition, it turns over.
fn back(bandit: Bandit, was: Option<Card>, bundle: &Bundle) -> Markup {
    back_in_pile(bandit, was, &bundle.word("drawn-card-hidden"))
}
