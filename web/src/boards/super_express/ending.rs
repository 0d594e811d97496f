//! The end of a game: the winner in a picture, the reason, and the fate of every bandit.

use crate::boards::ending::{Ended, EndingPanel, SeatResult};
use art::super_express::{farewell, treasure};
use catalog::Bundle;
use game::Message;
use maud::{Markup, html};
use std::cmp::Reverse;
use super_express::{Bandit, Cause, Floor, Floors, Motion, Reason, SuperExpress, Verdict, View, Wagon};

impl EndingPanel for SuperExpress {
    fn ended(view: &View, told: &[(u16, Motion)], names: &[String], bundle: &Bundle) -> Option<Ended> {
        let reason = view.reason()?;
        Some(Ended {
            over: bundle.say(&Message::new("end-over").number("rounds", view.round.into())),
            title: title(view, bundle),
            outcome: bundle.say(&view.ending(names)?),
            why: why(view, &reason, bundle),
            rule: reason.rule(),
            picture: picture(view, bundle),
            standings: standings(view, told, &reason, bundle),
        })
    }
}

fn title(view: &View, bundle: &Bundle) -> String {
    let won =
        |id, winner: Bandit| Message::new(id).text("name", winner.name()).text("gender", winner.gender());
    bundle.say(&match view.result {
        Verdict::Last(winner) => won("end-last", winner),
        Verdict::Loot(winner) => won("end-loot", winner),
        Verdict::Nobody | Verdict::Running => Message::new("end-none"),
    })
}

/// The winning seat; `None` while the game runs, or where no bandit won.
fn winner(view: &View) -> Option<usize> {
    match view.result {
        Verdict::Last(winner) | Verdict::Loot(winner) => view.seats.iter().position(|&seat| seat == winner),
        Verdict::Running | Verdict::Nobody => None,
    }
}

/// The reason for the result as a sentence.
fn why(view: &View, reason: &Reason, bundle: &Bundle) -> String {
    let winner = winner(view).and_then(|seat| view.seats.get(seat)).map_or("", |bandit| bandit.name());
    let about = |id, count: usize| Message::new(id).text("name", winner).number("count", count as i64);
    bundle.say(&match reason {
        Reason::LastAboard => Message::new("end-why-last"),
        Reason::NobodyLeft => Message::new("end-why-none"),
        Reason::MostTreasures { count } => about("end-why-most", *count),
        Reason::RichestTreasure { count, others, treasure } => about("end-why-richest", *count)
            .text("others", others.iter().map(|bandit| bandit.name()).collect::<Vec<_>>().join(", "))
            .number("value", treasure.value().into()),
    })
}

/// The fate of a bandit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Aboard(Floor),
    Out {
        by: Cause,
        round: u16,
        when: usize,
    },
    /// Off the train, without a motion in `told` that says why.
    Gone,
}

fn fate(view: &View, told: &[(u16, Motion)], bandit: Bandit) -> Fate {
    let mut rows = view.train.floors().flat_map(Floors::rows);
    let floor = rows.find(|(_, row)| row.iter().any(|piece| piece.bandit == bandit)).map(|(floor, _)| floor);
    let out = told.iter().enumerate().rev().find_map(|(when, (round, motion))| match motion {
        Motion::IsOut { bandit: who, by } if *who == bandit => Some((when, *round, *by)),
        _ => None,
    });
    match (floor, out) {
        (Some(floor), _) => Fate::Aboard(floor),
        (None, Some((when, round, by))) => Fate::Out { by, round, when },
        (None, None) => Fate::Gone,
    }
}

/// The winner first, then those aboard by their treasures, then the others, the last one out first.
fn standings(view: &View, told: &[(u16, Motion)], reason: &Reason, bundle: &Bundle) -> Vec<SeatResult> {
    let won = winner(view);
    let wealth = |bandit: Bandit| {
        let treasures = view.treasures(bandit);
        (treasures.len(), treasures.iter().map(|wagon| wagon.value()).max())
    };
    let order = |&(seat, bandit): &(usize, Bandit)| match fate(view, told, bandit) {
        _ if won == Some(seat) => (0, Reverse((0, None)), Reverse(0)),
        Fate::Aboard(_) => (1, Reverse(wealth(bandit)), Reverse(0)),
        Fate::Out { when, .. } => (2, Reverse((0, None)), Reverse(when)),
        Fate::Gone => (3, Reverse((0, None)), Reverse(0)),
    };
    let mut all: Vec<(usize, Bandit)> = view.seats.iter().copied().enumerate().collect();
    all.sort_by_key(order);
    let decided = match reason {
        Reason::RichestTreasure { treasure, .. } => Some(*treasure),
        _ => None,
    };
    let standing = |(seat, bandit): (usize, Bandit)| SeatResult {
        seat,
        won: won == Some(seat),
        fate: fate_said(view, fate(view, told, bandit), bandit, bundle),
        gains: treasures(view.treasures(bandit), decided, bundle),
    };
    all.into_iter().map(standing).collect()
}

fn fate_said(view: &View, fate: Fate, bandit: Bandit, bundle: &Bundle) -> String {
    let (id, round) = match fate {
        Fate::Aboard(Floor::Roof) => ("fate-roof", 0),
        Fate::Aboard(Floor::Inside) => ("fate-inside", 0),
        Fate::Out { by: Cause::Shot, round, .. } => ("fate-shot", round),
        Fate::Out { by: Cause::Walk, round, .. } => ("fate-walk", round),
        Fate::Out { by: Cause::Paradox, round, .. } => ("fate-paradox", round),
        Fate::Out { by: Cause::Uncoupled, round, .. } => ("fate-uncoupled", round),
        Fate::Gone => ("state-eliminated", 0),
    };
    let said = bundle.say(&Message::new(id).number("round", round.into()).text("gender", bandit.gender()));
    // SE-END-07. The treasures of a bandit off the train do not count.
    let forfeit = !matches!(fate, Fate::Aboard(_)) && matches!(view.result, Verdict::Loot(_));
    match view.treasures(bandit).len() {
        count if forfeit && count > 0 => {
            format!("{said}; {}", bundle.say(&Message::new("fate-forfeit").number("count", count as i64)))
        }
        _ => said,
    }
}

/// Treasures face up; the one that decided the game is marked.
fn treasures(wagons: &[Wagon], decided: Option<Wagon>, bundle: &Bundle) -> Markup {
    html! {
        @for wagon in wagons {
            @let id = if Some(*wagon) == decided { "end-treasure-decided" } else { "end-treasure" };
            @let label = bundle.say(&Message::new(id).number("value", wagon.value().into()));
            (treasure(*wagon, Some(*wagon) == decided, &label))
        }
    }
}

/// Draws the Locomotive with the bandits aboard, riding into the sun and leaving a wagon behind.
fn picture(view: &View, bundle: &Bundle) -> Markup {
    let won = winner(view).and_then(|seat| view.seats.get(seat)).copied();
    let label = match won {
        Some(winner) => bundle
            .say(&Message::new("end-picture").text("name", winner.name()).text("gender", winner.gender())),
        None => bundle.word("end-picture-none"),
    };
    farewell(view, won, &bundle.word("drawn-locomotive"), &label)
}
