//! Tests of the board at the tables of random games. A page of each kind of question is also written to a file for review.

mod asked;
mod cheat_sheet;
mod page;
mod seldom;

use crate::boards::kept_pages::keep_page;
use crate::boards::{Picture, QuestionForm, Transition, words};
use catalog::{Bundle, Domain, GameId, Language};
use deck_goes_west::{DeckGoesWest, Event, Motion, Setup, State, View};
use game::{Game, InWords, Luck, Quick, Seat};
use maud::{Markup, html};

/// The game's messages in a language.
fn bundle(language: Language) -> Bundle {
    Bundle::new(Domain::Of(GameId::DeckGoesWest), language)
}

/// The motions of these events.
fn watched(game: &DeckGoesWest, events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(|event| game.motion(event)).collect()
}

/// Plays at random and calls `visit` before every decision with the seat that is asked, and at the end of the game.
fn play(
    setup: Setup,
    seed: u64,
    steps: usize,
    mut visit: impl FnMut(&DeckGoesWest, &State, Seat, &[Motion]),
) {
    let game = DeckGoesWest::new(setup).unwrap();
    let mut luck = Quick::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let mut state = game.deal(&mut luck, &mut events);
    for _ in 0..steps {
        let Some(seat) = game.asked(&state).awaits.lowest() else { break };
        visit(&game, &state, seat, &watched(&game, &events));
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        // Prefers decisions that `legal` lists early, because a game of early passes reaches few kinds of tables.
        let many = legal.len() as u32;
        let decision = legal[luck.below(many).min(luck.below(many)) as usize];
        events.clear();
        game.decide(&mut state, seat, decision, &mut luck, &mut events);
    }
    if game.asked(&state).awaits.is_empty() {
        visit(&game, &state, Seat::FIRST, &watched(&game, &events));
    }
}

/// Everything a table's page shows of the game.
fn table(view: &View, motions: &[Motion], bundle: &Bundle) -> Markup {
    let transition = Transition::<DeckGoesWest> { view, before: None, motions: motions.to_vec() };
    let names: Vec<String> = ["Ana", "Ben", "Cy", "Di", "Ed"].map(str::to_owned).to_vec();
    let asked = DeckGoesWest::ask(view, &[], bundle);
    html! {
        div class="table" {
            div class="stage" {
                section id="board" class="board" {
                    div id="call" class="call" { p class="plaque" { (bundle.say(&view.heading())) } }
                    (DeckGoesWest::picture(&transition, &[], bundle))
                }
            }
            div class="play" {
                div id="ask" class="dock" { section class="bill" { form id="decide" class="ask" { (asked) } } }
                details id="words" class="words bill" { (words::text_board(&DeckGoesWest::sections(view, &names), bundle)) }
            }
        }
    }
}

/// Writes a page to a file that a browser can open.
fn write(name: &str, body: &Markup) {
    let css = include_str!("../../../assets/deck-goes-west.css");
    keep_page("deck-goes-west", css, &format!("table-{name}"), body);
}
