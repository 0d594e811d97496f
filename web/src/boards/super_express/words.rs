//! The table in words, in the markup of this game: the train as a list, and the players as an HTML table.

use super::setup_form::agreed;
use super::{players, train};
use crate::boards::TextBoard;
use crate::region::Region;
use catalog::Bundle;
use game::Viewed;
use maud::{Markup, html};
use super_express::{Bandit, SuperExpress, View};

impl TextBoard for SuperExpress {
    fn in_words(view: &View, names: &[String], bundle: &Bundle) -> Markup {
        let words = words(view, names, bundle);
        html! {
            div id="text-board" class="text-board" {
                div class="track" {
                    (words.status.markup)
                    h3 id="train-heading" class="sr" { (bundle.word("board-train")) }
                    ol id="train" class="train" role="list" aria-labelledby="train-heading" {
                        @for car in &words.train { (car.markup) }
                    }
                    div class="status" {
                        @for (id, fact) in ["modules", "house-rules"].iter().zip(agreed(view.modules, view.options, bundle)) {
                            p id=(id) class="agreed" { (fact) }
                        }
                    }
                }
                (players::table(&words.players, bundle))
            }
        }
    }
}

/// The whole table in words, as regions. Nothing in the view may be left out.
pub(super) struct Words {
    /// The heading, what the table waits for, and the viewer.
    status: Region,
    /// The cars of the train.
    train: Vec<Region>,
    /// The players.
    players: Vec<Region>,
}

impl Words {
    /// All regions, in the order of the page.
    pub(super) fn into_regions(self) -> impl Iterator<Item = Region> {
        [self.status].into_iter().chain(self.train).chain(self.players)
    }
}

/// Renders a view in words.
pub(super) fn words(view: &View, names: &[String], bundle: &Bundle) -> Words {
    let status = html! {
        div id="status" {
            h2 id="round" { (bundle.say(&view.heading())) }
            div class="status" { (status(view, names, bundle)) }
        }
    };
    Words {
        status: Region::of_page(status),
        train: train::train(view, bundle),
        players: players::players(view, names, bundle),
    }
}

/// What the table waits for, or how it ended; the viewer; and the question to the viewer.
fn status(view: &View, names: &[String], bundle: &Bundle) -> Markup {
    html! {
        p id="waits-for" class="waits-for" { (bundle.say(&view.waits_for(names))) }
        p id="viewer" class="viewer" { (bundle.say(&view.viewer_in_words(names))) }
        @if let Some(prompt) = SuperExpress::prompt(view) { p id="asked" class="asked" { (bundle.say(&prompt)) } }
    }
}

/// A bandit's letter as a badge. Screen readers skip it, because the name stands beside it.
pub(super) fn badge(bandit: Bandit) -> Markup {
    let class = format!("badge badge-{bandit}");
    html! { span class=(class) aria-hidden="true" { (bandit) } }
}
