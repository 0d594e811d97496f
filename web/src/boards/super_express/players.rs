//! The players as an HTML table: bandit, player, state, program and treasures.

use super::words::badge;
use crate::region::Region;
use catalog::Bundle;
use maud::{Markup, html};
use super_express::{Bandit, PileLine, SeenProgram, View};

/// One row for every seat, clockwise, with everything the view holds of its bandit except the place on the train.
pub(super) fn players(view: &View, names: &[String], bundle: &Bundle) -> Vec<Region> {
    let row = |&bandit: &Bandit| {
        Region::of_table(html! {
            tr id={ "player-" (bandit) } class=[(view.viewer == Some(bandit)).then_some("own")] {
                th scope="row" {
                    div class="player" {
                        (badge(bandit)) " "
                        span {
                            b { (bandit.name()) } " "
                            small { (view.player_of(names, bandit)) }
                            @if view.first == bandit {
                                " " small class="first-player" { (bundle.word("player-first")) }
                            }
                        }
                    }
                }
                td { (bundle.say_argument(&view.state_of(bandit))) }
                td { (program(view, bandit, bundle)) }
                td { (bundle.say(&view.treasures_of(bandit))) }
            }
        })
    };
    view.seats.iter().map(row).collect()
}

/// The whole table around the rows.
pub(super) fn table(rows: &[Region], bundle: &Bundle) -> Markup {
    html! {
        div class="crew scroll" {
            table id="players" class="players" {
                caption { (bundle.word("board-players")) }
                thead {
                    tr {
                        th scope="col" { (bundle.word("board-bandit")) ", " (bundle.word("board-player")) }
                        th scope="col" { (bundle.word("board-state")) }
                        th scope="col" { (bundle.word("board-program")) }
                        th scope="col" { (bundle.word("board-treasures")) }
                    }
                }
                tbody {
                    @for row in rows { (row.markup) }
                }
            }
        }
    }
}

/// What is known of a bandit's program: while people scheme, whether it is sealed; then which cards lie how.
fn program(view: &View, bandit: Bandit, bundle: &Bundle) -> Markup {
    let said = view.cards_of(bandit).into_iter().map(|card| bundle.say(&card));
    let cards: Vec<(usize, String)> = (1..).zip(said).collect();
    let is_up = |pile: &PileLine<SeenProgram>, at: usize| at <= usize::from(pile.revealed);
    match view.pile_of(bandit) {
        // The first that is played first, each face up or face down.
        Some(pile) => html! {
            ol class="pile" {
                @for (at, card) in cards {
                    @let face = if is_up(pile, at) { "face-up" } else { "face-down" };
                    li id={ "pile-" (bandit) "-" (at) } class={ "laid " (face) } { (card) }
                }
            }
        },
        None => html! {
            (bundle.word(view.program_of(bandit)))
            @if !cards.is_empty() {
                ": "
                ol class="program" {
                    @for (at, card) in cards { li id={ "program-" (bandit) "-" (at) } class="laid" { (card) } }
                }
            }
        },
    }
}
