//! The players as an HTML table: bandit, player, state, program and treasures.

use super::{badge, player};
use crate::region::Region;
use catalog::Speech;
use game::Message;
use maud::{Markup, html};
use super_express::{
    Bandit, Card, Exec, PileLine, Posture, Program, Purse, Sealed, SeenProgram, Verdict, View,
};

/// One row for every seat, clockwise, with everything the view holds of its bandit except the place on the train.
pub(super) fn players(view: &View, names: &[String], speech: &Speech) -> Vec<Region> {
    let row = |&bandit: &Bandit| {
        Region::of_table(html! {
            tr id={ "player-" (bandit) } class=[(view.viewer == Some(bandit)).then_some("own")] {
                th scope="row" {
                    div class="player" {
                        (badge(bandit)) " "
                        span {
                            b { (bandit.name()) } " "
                            small { (player(view, names, bandit).unwrap_or_default()) }
                            @if view.first == bandit {
                                " " small class="first-player" { (speech.word("player-first")) }
                            }
                        }
                    }
                }
                td { (state(view, bandit, speech)) }
                td { (program(view, bandit, speech)) }
                td { (treasures(view, bandit, speech)) }
            }
        })
    };
    view.seats.iter().map(row).collect()
}

/// The whole table around the rows.
pub(super) fn table(rows: &[Region], speech: &Speech) -> Markup {
    html! {
        div class="crew scroll" {
            table id="players" class="players" {
                caption { (speech.word("board-players")) }
                thead {
                    tr {
                        th scope="col" { (speech.word("board-bandit")) ", " (speech.word("board-player")) }
                        th scope="col" { (speech.word("board-state")) }
                        th scope="col" { (speech.word("board-program")) }
                        th scope="col" { (speech.word("board-treasures")) }
                    }
                }
                tbody {
                    @for row in rows { (row.markup) }
                }
            }
        }
    }
}

/// The state of a bandit: aboard, stunned, waiting for its Horse or eliminated; whether it has travelled or won.
fn state(view: &View, bandit: Bandit, speech: &Speech) -> String {
    let gendered = |id| speech.say(&Message::new(id).text("gender", bandit.gender()));
    let piece = view.train.pieces().find(|piece| piece.bandit == bandit);
    let pile = pile(view, bandit);
    let mut state = match (piece, pile) {
        (Some(piece), _) if piece.posture == Posture::Stunned => {
            format!("{}, {}", speech.word("board-aboard"), gendered("state-stunned"))
        }
        (Some(_), _) => speech.word("board-aboard"),
        (None, Some(pile)) if pile.off => speech.word("state-pending"),
        (None, _) => gendered("state-eliminated"),
    };
    if pile.is_some_and(|pile| pile.travelled) {
        state = format!("{state}, {}", speech.word("board-travelled"));
    }
    if let Verdict::Last(winner) | Verdict::Loot(winner) = view.result
        && winner == bandit
    {
        state = format!("{state}, {}", gendered("board-winner"));
    }
    state
}

/// The pile of a bandit; `None` unless cards are being revealed.
fn pile(view: &View, bandit: Bandit) -> Option<&PileLine<SeenProgram>> {
    match &view.exec {
        Exec::Acting { piles, .. } => piles.iter().find(|pile| pile.bandit == bandit),
        Exec::Scheme | Exec::Emptied => None,
    }
}

/// What the viewer knows of a bandit's program: first whether it is sealed, then its cards face up or face down.
fn program(view: &View, bandit: Bandit, speech: &Speech) -> Markup {
    let aboard = view.train.pieces().any(|piece| piece.bandit == bandit);
    if let Some(pile) = pile(view, bandit) {
        return pile_cards(pile, speech);
    }
    match view.programs.get(&bandit) {
        Some(Sealed::Asked) => html! { (speech.word("board-choosing")) },
        Some(Sealed::Hidden) => html! { (speech.word("board-sealed")) },
        Some(Sealed::Known(program)) => sealed_cards(bandit, *program, speech),
        None if aboard && view.exec == Exec::Emptied => html! { (speech.word("board-pile-empty")) },
        None => html! { (speech.word("board-no-program")) },
    }
}

/// The viewer's own sealed program.
fn sealed_cards(bandit: Bandit, program: Program, speech: &Speech) -> Markup {
    html! {
        (speech.word("board-sealed")) ": "
        ol class="program" {
            @for (at, card) in (1..).zip(program.cards()) {
                li id={ "program-" (bandit) "-" (at) } class="laid" { (speech.word(card.message_id())) }
            }
        }
    }
}

/// The cards of a pile in the order of play, each face up or face down.
fn pile_cards(pile: &PileLine<SeenProgram>, speech: &Speech) -> Markup {
    html! {
        ol class="pile" {
            @for (at, card) in (1_u8..).zip(pile.program.cards()) {
                @let face_up = at <= pile.revealed;
                li id={ "pile-" (pile.bandit) "-" (at) } class={ "laid " (if face_up { "face-up" } else { "face-down" }) } {
                    (card_as_it_lies(card, face_up, speech))
                }
            }
        }
    }
}

/// A card as far as the viewer knows it, and whether it lies face up.
fn card_as_it_lies(card: Option<Card>, face_up: bool, speech: &Speech) -> String {
    speech.say(&match card {
        Some(card) if face_up => Message::new("board-face-up").named("card", card.message_id()),
        Some(card) => Message::new("board-face-down").named("card", card.message_id()),
        None => Message::new("board-face-down-hidden"),
    })
}

/// The number of a bandit's treasures, and their worth if the viewer knows it.
fn treasures(view: &View, bandit: Bandit, speech: &Speech) -> String {
    let Some((_, purse)) = view.loot.0.iter().find(|(owner, _)| *owner == bandit) else {
        return speech.word("board-treasures-none");
    };
    let count = purse.count() as i64;
    speech.say(&match purse {
        Purse::Open(wagons) => {
            let values: Vec<String> = wagons.iter().map(ToString::to_string).collect();
            let sum = wagons.iter().map(|wagon| i64::from(wagon.value())).sum();
            Message::new("board-treasures-open")
                .number("count", count)
                .text("values", values.join(", "))
                .number("sum", sum)
        }
        Purse::Closed(_) => Message::new("board-treasures-closed").number("count", count),
    })
}
