//! The table in words: the train from rear to front, floor by floor, everybody in their order.

use crate::play::super_express::step::Fate;
use crate::play::voice::Voice;
use game::Message;
use super_express::{Bandit, Facing, Floors, Module, Piece, Posture, Purse, Verdict, View};

/// Everything people see on the table between two rounds.
pub(super) fn table(view: &View, names: impl Fn(Bandit) -> String, voice: &Voice) -> Vec<String> {
    let mut lines =
        vec![String::new(), voice.say(&Message::new("plain-round").number("round", view.round.into()))];
    let wagons = view.train.wagons.len();
    for (at, (_, floors)) in view.train.wagons.iter().enumerate() {
        let mut name = voice.tell(&Message::new("train-wagon").number("number", (wagons - at) as i64));
        if at == 0 {
            name = format!("{name} ({})", voice.term("train-last-wagon"));
        }
        lines.push(card(&name, floors, voice));
    }
    lines.push(card(&voice.term("train-locomotive"), &view.train.locomotive, voice));
    if view.modules.has(Module::TimeTravelCar) {
        lines.push(labelled(&voice.term("train-time-travel-car"), &voice.word("plain-time-car")));
    }
    lines.push(labelled(&voice.term("player-first"), view.first.name()));
    let aboard = |bandit: &Bandit| view.train.pieces().any(|piece| piece.bandit == *bandit);
    let players = view.seats.iter().filter(|bandit| aboard(bandit));
    let players: Vec<String> = players.map(|&bandit| names(bandit)).collect();
    lines.push(labelled(&voice.word("plain-players"), &players.join(", ")));
    let out: Vec<&str> =
        view.seats.iter().filter(|bandit| !aboard(bandit)).map(|bandit| bandit.name()).collect();
    if !out.is_empty() {
        lines.push(labelled(&voice.word("plain-out"), &out.join(", ")));
    }
    for (owner, purse) in view.loot.0.iter().filter(|(owner, _)| view.viewer != Some(*owner)) {
        let message =
            Message::new("plain-treasures").text("who", owner.name()).number("count", purse.count() as i64);
        lines.push(voice.say(&message) + &values(purse));
    }
    lines
}

/// What somebody's own treasures are worth, if there are any.
pub(super) fn own_treasures(view: &View, bandit: Bandit, voice: &Voice) -> Option<String> {
    let (_, purse) = view.loot.0.iter().find(|(owner, _)| *owner == bandit)?;
    let message = Message::new("plain-own-treasures").number("count", purse.count() as i64);
    Some(voice.say(&message) + &values(purse))
}

/// How it ended: the winner, then everybody with their fate and their treasures.
pub(super) fn end(
    view: &View,
    names: impl Fn(Bandit) -> String,
    fates: &[Fate],
    voice: &Voice,
) -> Vec<String> {
    let mut lines = vec![String::new()];
    let winner = match view.result {
        Verdict::Last(winner) | Verdict::Loot(winner) => Some(winner),
        Verdict::Nobody | Verdict::Running => None,
    };
    for &bandit in &view.seats {
        let fate = fates.iter().find(|fate| fate.bandit == bandit);
        let how = match fate {
            Some(fate) => format!("{} [{}]", voice.say(&fate.told()), fate.rule),
            None if winner == Some(bandit) => voice.word("fate-won"),
            None => voice.word("fate-aboard"),
        };
        let mut line = labelled(&names(bandit), &how);
        if let Some((_, purse)) = view.loot.0.iter().find(|(owner, _)| *owner == bandit) {
            let message = Message::new("plain-end-treasures").number("count", purse.count() as i64);
            line += &format!("; {}{}", voice.say(&message), values(purse));
        }
        lines.push(line);
    }
    lines
}

fn values(purse: &Purse) -> String {
    match purse {
        Purse::Open(wagons) => {
            let values: Vec<String> = wagons.iter().map(ToString::to_string).collect();
            format!(" {}", values.join(", "))
        }
        Purse::Closed(_) => String::new(),
    }
}

fn card(name: &str, floors: &Floors, voice: &Voice) -> String {
    let rows = [("floor-roof", &floors.roof), ("floor-inside", &floors.inside)];
    let rows: Vec<String> = rows
        .into_iter()
        .filter(|(_, row)| !row.is_empty())
        .map(|(floor, row)| {
            let row: Vec<String> = row.iter().map(|piece| bandit(*piece, voice)).collect();
            labelled(&voice.term(floor), &row.join(", "))
        })
        .collect();
    let rows = if rows.is_empty() { voice.term("state-nobody") } else { rows.join("; ") };
    labelled(name, &rows)
}

fn bandit(piece: Piece, voice: &Voice) -> String {
    let facing = voice.term(match piece.facing {
        Facing::Front => "facing-front",
        Facing::Rear => "facing-rear",
    });
    match piece.posture {
        Posture::Standing => format!("{} {facing}", piece.bandit.name()),
        Posture::Stunned => {
            format!("{} {} {facing}", piece.bandit.name(), voice.state("state-stunned", piece.bandit))
        }
    }
}

fn labelled(label: &str, text: &str) -> String {
    format!("{label}: {text}")
}
