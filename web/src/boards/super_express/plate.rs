//! What a seat's plate shows of the game: the program, the treasures, the First Player's star.

use super::drawn::{card_drawing, drawing};
use crate::look::PlateGame;
use catalog::Speech;
use game::Message;
use maud::{Markup, html};
use super_express::{Bandit, Card, Exec, Motion, Purse, Sealed, View};

/// What the plate of a seat shows.
pub(crate) fn plate(view: &View, seat: usize, motions: &[Motion], speech: &Speech) -> PlateGame {
    let Some(&bandit) = view.seats.get(seat) else { return PlateGame::default() };
    let out = !view.train.pieces().any(|piece| piece.bandit == bandit) && !is_off(view, bandit);
    PlateGame {
        mark: (view.first == bandit).then(|| first(speech)),
        purse: Some(purse(view, bandit, speech)),
        cards: (!out).then(|| program(view, bandit, motions, speech)),
        acts: motions
            .iter()
            .any(|motion| matches!(motion, Motion::Reveals { bandit: who, .. } if *who == bandit)),
        out,
    }
}

/// Off the train, with the Horse coming.
fn is_off(view: &View, bandit: Bandit) -> bool {
    match &view.exec {
        Exec::Acting { piles, .. } => piles.iter().any(|pile| pile.bandit == bandit && pile.off),
        Exec::Scheme | Exec::Emptied => false,
    }
}

fn first(speech: &Speech) -> Markup {
    html! { svg class="seat-star" role="img" aria-label=(speech.word("player-first")) { use href="#first-star" width="24" height="24" {} } }
}

fn purse(view: &View, bandit: Bandit, speech: &Speech) -> Markup {
    let count =
        view.loot.0.iter().find(|(owner, _)| *owner == bandit).map_or(0, |(_, purse)| Purse::count(purse));
    html! {
        span class="seat-purse" {
            svg role="img" aria-label=(speech.word("board-treasures")) width="14" height="19" { use href="#card-treasure" width="14" height="19" {} }
            (count)
        }
    }
}

/// The three cards as they lie; whoever chooses has none yet.
fn program(view: &View, bandit: Bandit, motions: &[Motion], speech: &Speech) -> Markup {
    let now = motions.iter().find_map(|motion| match motion {
        Motion::Reveals { bandit: who, card } if *who == bandit => Some(*card),
        _ => None,
    });
    let cards: Vec<(Option<Card>, bool)> = match (&view.exec, view.programs.get(&bandit)) {
        (Exec::Acting { piles, .. }, _) => {
            let Some(pile) = piles.iter().find(|pile| pile.bandit == bandit) else { return html! {} };
            (1_u8..).zip(pile.program.cards()).map(|(at, card)| (card, at <= pile.revealed)).collect()
        }
        (Exec::Scheme, Some(Sealed::Hidden | Sealed::Known(_))) => vec![(None, false); 3],
        (Exec::Scheme | Exec::Emptied, _) => return html! {},
    };
    html! {
        span class="seat-cards" {
            @for (card, face_up) in cards {
                @match card.filter(|_| face_up) {
                    Some(card) => (face(card, now == Some(card), speech)),
                    None => (back(bandit, speech)),
                }
            }
        }
    }
}

fn face(card: Card, now: bool, speech: &Speech) -> Markup {
    let name = speech.word(card.message_id());
    let said = if now { speech.say(&Message::new("drawn-card-now").text("card", name)) } else { name };
    html! {
        svg class={ "tile" (if now { " now" } else { "" }) } viewBox="7 7 86 98" role="img" aria-label=(said) {
            use href={ "#card-" (card_drawing(card)) } width="100" height="140" {}
        }
    }
}

fn back(bandit: Bandit, speech: &Speech) -> Markup {
    html! {
        svg class={ "tile back-" (bandit) } viewBox="9 21 82 98" role="img" aria-label=(speech.word("drawn-card-hidden")) {
            use href="#card-back" width="100" height="140" {}
            use href={ "#badge-" (drawing(bandit)) } x="36.5" y="56.5" width="27" height="27" {}
        }
    }
}
