//! The board of Super Express: the picture, the table in words for screen readers, and forms that work without scripts.

mod agreeing;
mod board;
mod cheat_sheet;
mod choosing;
mod ending;
mod foresight;
mod guide;
mod picture;
mod plate;
mod players;
#[cfg(test)]
mod tests;
mod train;

pub use agreeing::{setup, setup_fields};
pub(crate) use cheat_sheet::cheat_sheet;
pub use choosing::{answer, ask, explained};
pub(crate) use ending::ended;
pub(crate) use foresight::foresight;
pub(crate) use guide::guide;
pub(crate) use plate::plate;

use crate::region::Region;
use catalog::Bundle;
use game::Viewed;
use maud::{Markup, html};
use super_express::{Bandit, Modules, Options, SuperExpress, Verdict, View};

/// The whole table in words, as regions. Nothing in the view may be left out.
pub(crate) struct Words {
    /// The heading, what the table waits for, and the viewer.
    pub(crate) status: Region,
    /// The cars of the train.
    pub(crate) train: Vec<Region>,
    /// The players.
    pub(crate) players: Vec<Region>,
}

/// Renders a view in words.
pub(crate) fn words(view: &View, names: &[String], bundle: &Bundle) -> Words {
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

/// The words as one element, in an order that makes sense read aloud.
pub(crate) fn in_words(view: &View, names: &[String], bundle: &Bundle) -> Markup {
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

/// The winning seat; `None` while the game runs, or where no bandit won.
pub fn winner(view: &View) -> Option<usize> {
    match view.result {
        Verdict::Last(winner) | Verdict::Loot(winner) => view.seats.iter().position(|&seat| seat == winner),
        Verdict::Running | Verdict::Nobody => None,
    }
}

/// The name of the bandit at a seat; empty where there is no such seat.
pub fn seat_label(seats: &[Bandit], at: usize) -> String {
    seats.get(at).map_or_else(String::new, |bandit| bandit.name().to_owned())
}

/// What the table waits for, or how it ended; the viewer; and the question to the viewer.
fn status(view: &View, names: &[String], bundle: &Bundle) -> Markup {
    html! {
        p id="waits-for" class="waits-for" { (bundle.say(&view.waits_for(names))) }
        p id="viewer" class="viewer" { (bundle.say(&view.viewer_in_words(names))) }
        @if let Some(prompt) = SuperExpress::prompt(view) { p id="asked" class="asked" { (bundle.say(&prompt)) } }
    }
}

/// The modules in play and the house rules in force, a sentence each.
pub(crate) fn agreed(modules: Modules, options: Options, bundle: &Bundle) -> Vec<String> {
    SuperExpress::agreed_in_words(modules, options).iter().map(|fact| bundle.say(fact)).collect()
}

/// A bandit's letter as a badge. Screen readers skip it, because the name stands beside it.
fn badge(bandit: Bandit) -> Markup {
    let class = format!("badge badge-{bandit}");
    html! { span class=(class) aria-hidden="true" { (bandit) } }
}
