//! Super Express for eyes and ears: the picture, the table in words, which is also what a screen reader reads, and the forms
//! that need no script.

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
use catalog::Speech;
use game::Message;
use maud::{Markup, html};
use super_express::{Bandit, Exec, Module, Modules, Options, Sealed, Verdict, View};

/// The whole table in words: everything the view holds.
pub(crate) struct Words {
    /// What is going on.
    pub(crate) status: Region,
    /// The train.
    pub(crate) train: Vec<Region>,
    /// Everybody who plays.
    pub(crate) players: Vec<Region>,
}

/// The whole table in words, part by part.
pub(crate) fn words(view: &View, names: &[String], speech: &Speech) -> Words {
    let status = html! {
        div id="status" {
            h2 id="round" { (heading(view, speech)) }
            div class="status" { (status(view, names, speech)) }
        }
    };
    Words {
        status: Region::of_page(status),
        train: train::train(view, speech),
        players: players::players(view, names, speech),
    }
}

/// The words in an order that makes sense read aloud.
pub(crate) fn in_words(view: &View, names: &[String], speech: &Speech) -> Markup {
    let words = words(view, names, speech);
    html! {
        div id="text-board" class="text-board" {
            div class="track" {
                (words.status.markup)
                h3 id="train-heading" class="sr" { (speech.word("board-train")) }
                ol id="train" class="train" role="list" aria-labelledby="train-heading" {
                    @for car in &words.train { (car.markup) }
                }
                div class="status" {
                    @for (id, fact) in ["modules", "house-rules"].iter().zip(agreed(view.modules, view.options, speech)) {
                        p id=(id) class="agreed" { (fact) }
                    }
                }
            }
            (players::table(&words.players, speech))
        }
    }
}

/// Who won and how, once it is over.
pub fn ending(view: &View, names: &[String], speech: &Speech) -> Option<String> {
    let won = |id, winner: Bandit| {
        let winner_named = who(view, names, winner, speech);
        Message::new(id).text("name", winner_named).text("gender", winner.gender())
    };
    let message = match view.result {
        Verdict::Running => return None,
        Verdict::Last(winner) => won("win-last", winner),
        Verdict::Loot(winner) => won("win-loot", winner),
        Verdict::Nobody => Message::new("win-none"),
    };
    Some(speech.say(&message))
}

/// The seat that won, once somebody has.
pub fn winner(view: &View) -> Option<usize> {
    match view.result {
        Verdict::Last(winner) | Verdict::Loot(winner) => view.seats.iter().position(|&seat| seat == winner),
        Verdict::Running | Verdict::Nobody => None,
    }
}

/// The name of the bandit at a seat.
pub fn seat_label(seats: &[Bandit], at: usize) -> String {
    seats.get(at).map_or_else(String::new, |bandit| bandit.name().to_owned())
}

/// The number of the round and what is going on in it.
pub(crate) fn heading(view: &View, speech: &Speech) -> String {
    let phase = match (view.result, &view.exec) {
        (Verdict::Running, Exec::Scheme) => "phase-scheme",
        (Verdict::Running, Exec::Acting { .. }) => "phase-act",
        (Verdict::Running, Exec::Emptied) => "phase-end",
        (Verdict::Last(_) | Verdict::Loot(_) | Verdict::Nobody, _) => "board-over",
    };
    speech.say(&Message::new("board-heading").number("round", view.round.into()).named("phase", phase))
}

/// What the table waits for, or how it ended, and through whose eyes one looks.
fn status(view: &View, names: &[String], speech: &Speech) -> Markup {
    let says = |id, whom: Vec<Bandit>| {
        let whom: Vec<String> = whom.into_iter().map(|bandit| who(view, names, bandit, speech)).collect();
        speech.say(&Message::new(id).text("who", whom.join(", ")))
    };
    let waits_for = match (ending(view, names, speech), &view.exec) {
        (Some(ending), _) => ending,
        (None, Exec::Scheme) => says("board-still-choosing", still_choosing(view)),
        (None, Exec::Acting { next, .. }) => says("board-next", vec![*next]),
        (None, Exec::Emptied) => speech.word("board-emptied"),
    };
    let sees = match view.viewer {
        Some(viewer) => says("board-viewer", vec![viewer]),
        None => speech.word("board-onlooker"),
    };
    html! {
        p id="waits-for" class="waits-for" { (waits_for) }
        p id="viewer" class="viewer" { (sees) }
        @if let Some(asked) = asked(view) { p id="asked" class="asked" { (speech.word(asked)) } }
    }
}

/// What the viewer may decide now.
fn asked(view: &View) -> Option<&'static str> {
    let own = view.viewer.and_then(|viewer| view.programs.get(&viewer));
    match own {
        _ if view.legal.is_empty() => None,
        Some(Sealed::Known(_) | Sealed::Hidden) => Some("board-may-change"),
        Some(Sealed::Asked) | None => Some("board-choose"),
    }
}

/// Whose program is still missing, clockwise.
fn still_choosing(view: &View) -> Vec<Bandit> {
    let asked = |bandit: &Bandit| view.programs.get(bandit) == Some(&Sealed::Asked);
    view.seats.iter().copied().filter(asked).collect()
}

/// The modules in play and the house rules in force, a sentence each.
pub(crate) fn agreed(modules: Modules, options: Options, speech: &Speech) -> Vec<String> {
    let named = Module::ALL.into_iter().filter(|&module| modules.has(module));
    let named: Vec<String> = named.map(|module| speech.word(module.message_id())).collect();
    let rules: Vec<String> = options.iter().map(|rule| speech.word(rule.in_short())).collect();
    let modules = match named.is_empty() {
        true => speech.word("board-no-modules"),
        false => speech.say(&Message::new("board-modules").text("modules", named.join(", "))),
    };
    let rules = (!rules.is_empty())
        .then(|| speech.say(&Message::new("board-house-rules").text("rules", rules.join("; "))));
    [modules].into_iter().chain(rules).collect()
}

/// How the page calls the player of a bandit: the bandit, and whoever leads it.
fn who(view: &View, names: &[String], bandit: Bandit, speech: &Speech) -> String {
    match player(view, names, bandit) {
        Some(player) if player != bandit.name() => speech
            .say(&Message::new("board-who").text("bandit", bandit.name()).text("player", player.to_owned())),
        _ => bandit.name().to_owned(),
    }
}

/// Whoever leads a bandit, by the name the page gave.
fn player<'a>(view: &View, names: &'a [String], bandit: Bandit) -> Option<&'a str> {
    let at = view.seats.iter().position(|&seated| seated == bandit)?;
    names.get(at).map(String::as_str)
}

/// A bandit's letter as a mark for the eye; the name beside it is what is read aloud.
fn badge(bandit: Bandit) -> Markup {
    let class = format!("badge badge-{bandit}");
    html! { span class=(class) aria-hidden="true" { (bandit) } }
}
