//! The end of a game as a moment: a picture of whoever won, why, and what became of everybody.

use super::drawn::drawing;
use super::{ending, winner};
use crate::boards::{Ended, Standing};
use catalog::Speech;
use game::Message;
use maud::{Markup, html};
use std::cmp::Reverse;
use super_express::{Bandit, Cause, Floor, Floors, Motion, Reason, Verdict, View, Wagon};

/// Whoever won stands larger than the others.
const WINNER: f32 = 1.32;
/// The two stars behind the winner: how many points, how far out and in, and where the first one points.
const GLOW: (usize, f32, f32, f32) = (14, 90.0, 60.0, 0.0);
const BURST: (usize, f32, f32, f32) = (14, 74.0, 50.0, 0.22);

/// All that the end shows, once it is there. What happened is told with the rounds it happened in.
pub(crate) fn ended(view: &View, told: &[(u16, Motion)], names: &[String], speech: &Speech) -> Option<Ended> {
    let reason = view.reason()?;
    Some(Ended {
        over: speech.say(&Message::new("end-over").number("rounds", view.round.into())),
        title: title(view, speech),
        outcome: ending(view, names, speech)?,
        why: why(view, &reason, speech),
        rule: reason.rule(),
        picture: picture(view, speech),
        standings: standings(view, told, &reason, speech),
    })
}

fn title(view: &View, speech: &Speech) -> String {
    let won =
        |id, winner: Bandit| Message::new(id).text("name", winner.name()).text("gender", winner.gender());
    speech.say(&match view.result {
        Verdict::Last(winner) => won("end-last", winner),
        Verdict::Loot(winner) => won("end-loot", winner),
        Verdict::Nobody | Verdict::Running => Message::new("end-none"),
    })
}

/// By which rule, in a sentence.
fn why(view: &View, reason: &Reason, speech: &Speech) -> String {
    let winner = winner(view).and_then(|seat| view.seats.get(seat)).map_or("", |bandit| bandit.name());
    let about = |id, count: usize| Message::new(id).text("name", winner).number("count", count as i64);
    speech.say(&match reason {
        Reason::LastAboard => Message::new("end-why-last"),
        Reason::NobodyLeft => Message::new("end-why-none"),
        Reason::MostTreasures { count } => about("end-why-most", *count),
        Reason::RichestTreasure { count, others, treasure } => about("end-why-richest", *count)
            .text("others", others.iter().map(|bandit| bandit.name()).collect::<Vec<_>>().join(", "))
            .number("value", treasure.value().into()),
    })
}

/// What became of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Aboard(Floor),
    Out {
        by: Cause,
        round: u16,
        when: usize,
    },
    /// The page has not heard of it.
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

/// Whoever won, then those aboard by their treasures, then the others, the last one out first.
fn standings(view: &View, told: &[(u16, Motion)], reason: &Reason, speech: &Speech) -> Vec<Standing> {
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
    let standing = |(seat, bandit): (usize, Bandit)| Standing {
        seat,
        won: won == Some(seat),
        fate: fate_said(view, fate(view, told, bandit), bandit, speech),
        gains: treasures(view.treasures(bandit), decided, speech),
    };
    all.into_iter().map(standing).collect()
}

fn fate_said(view: &View, fate: Fate, bandit: Bandit, speech: &Speech) -> String {
    let (id, round) = match fate {
        Fate::Aboard(Floor::Roof) => ("fate-roof", 0),
        Fate::Aboard(Floor::Inside) => ("fate-inside", 0),
        Fate::Out { by: Cause::Shot, round, .. } => ("fate-shot", round),
        Fate::Out { by: Cause::Walk, round, .. } => ("fate-walk", round),
        Fate::Out { by: Cause::Paradox, round, .. } => ("fate-paradox", round),
        Fate::Out { by: Cause::Uncoupled, round, .. } => ("fate-uncoupled", round),
        Fate::Gone => ("state-eliminated", 0),
    };
    let said = speech.say(&Message::new(id).number("round", round.into()).text("gender", bandit.gender()));
    // SE-END-07. What they took is theirs, and counts for nothing.
    let forfeit = !matches!(fate, Fate::Aboard(_)) && matches!(view.result, Verdict::Loot(_));
    match view.treasures(bandit).len() {
        count if forfeit && count > 0 => {
            format!("{said}; {}", speech.say(&Message::new("fate-forfeit").number("count", count as i64)))
        }
        _ => said,
    }
}

/// The cards somebody took, face up; the one that decided is marked.
fn treasures(wagons: &[Wagon], decided: Option<Wagon>, speech: &Speech) -> Markup {
    html! {
        @for wagon in wagons {
            @let id = if Some(*wagon) == decided { "end-treasure-decided" } else { "end-treasure" };
            svg class={ "loot" (if Some(*wagon) == decided { " loot-best" } else { "" }) } viewBox="0 0 100 140" role="img"
                aria-label=(speech.say(&Message::new(id).number("value", wagon.value().into()))) {
                use href="#card-treasure" width="100" height="140" {}
                text x="50" y="126" { (wagon.value()) }
            }
        }
    }
}

/// The Locomotive rides into the sun with whoever is aboard, and leaves a wagon behind.
fn picture(view: &View, speech: &Speech) -> Markup {
    let won = winner(view).and_then(|seat| view.seats.get(seat)).copied();
    let label = match won {
        Some(winner) => speech
            .say(&Message::new("end-picture").text("name", winner.name()).text("gender", winner.gender())),
        None => speech.word("end-picture-none"),
    };
    let others: Vec<Bandit> =
        view.train.pieces().map(|piece| piece.bandit).filter(|bandit| Some(*bandit) != won).collect();
    let each = 122.0 / others.len().max(1) as f32;
    html! {
        svg viewBox="-600 -150 1200 430" preserveAspectRatio="xMaxYMax slice" role="img" aria-label=(label) {
            (land())
            g transform="translate(-104 75.6) scale(.7)" { use href="#wagon-loose" width="220" height="256" {} }
            use href="#fx-dust" x="-176" y="230" width="70" height="26" {}
            use href="#fx-dust" x="40" y="238" width="50" height="18" {}
            path d="M84 128H112M74 156H116M90 184H118" stroke="var(--se-fx)" stroke-width="4" stroke-linecap="round" opacity=".7" {}
            g transform="translate(124 0)" {
                @if won.is_some() {
                    path class="glow-star" d=(star(GLOW)) {}
                    path class="burst-star" d=(star(BURST)) {}
                }
                use href="#loco" width="380" height="256" {}
                text class="plate" x="56" y="117.3" { (speech.word("drawn-locomotive")) }
                @for (at, bandit) in others.into_iter().enumerate() { (figure(bandit, 14.0 + each * (at as f32 + 0.5), 216.5, 0.98)) }
                @if let Some(winner) = won {
                    (figure(winner, 80.0, 97.0, WINNER))
                    (fan(view.treasures(winner).len()))
                }
            }
        }
    }
}

/// Sky, land and rails, as wide as the picture.
fn land() -> Markup {
    html! {
        rect x="-1200" y="-400" width="2400" height="800" fill="var(--se-sky)" {}
        use href="#rays" x="330" y="80" {}
        g class="night" { use href="#night-sky" x="-600" y="-90" {} }
        circle cx="330" cy="80" r="150" fill="var(--se-sun)" {}
        g class="night" fill="var(--se-ray)" opacity=".35" {
            circle cx="285" cy="50" r="33" {} circle cx="382" cy="125" r="24" {} circle cx="360" cy="12" r="15" {}
        }
        use href="#mesas" x="-700" {}
        use href="#mesas" x="1000" {}
        rect x="-1200" y="232" width="2400" height="300" fill="var(--se-ground)" {}
        path d="M-1200 232h2400" stroke="var(--se-ink)" stroke-width="2" opacity=".5" {}
        use href="#cactus" x="540" y="162" width="48" height="80" {}
        rect x="-1200" y="250" width="2400" height="16" fill="var(--se-ground-2)" {}
        path d="M-1200 259h2400" stroke="var(--se-tie)" stroke-width="9" stroke-dasharray="14 10" {}
        path d="M-1200 253.8h2400" stroke="var(--se-ink)" stroke-width="4" {}
        path d="M-1200 252.7h2400" stroke="var(--se-steel)" stroke-width="1.4" {}
        use href="#fx-smoke" x="404" y="-34" width="104" height="73" {}
        use href="#fx-smoke" x="322" y="-62" width="104" height="73" {}
        use href="#fx-smoke" x="-10" y="-52" width="84" height="59" opacity=".9" {}
    }
}

/// Somebody who looks back at what is left behind, feet at this place.
fn figure(bandit: Bandit, x: f32, y: f32, scale: f32) -> Markup {
    let name = drawing(bandit);
    let badge = 29.0 * scale;
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            ellipse class="spot" transform={ "scale(" (scale) ")" } {}
            g transform={ "scale(" (-scale) " " (scale) ")" } { use href={ "#bandit-" (name) } x="-31" y="-94" width="80" height="96" {} }
            use href={ "#badge-" (name) } x=(-badge / 2.0) y=(-32.0 * scale - badge / 2.0) width=(badge) height=(badge) {}
        }
    }
}

/// So many treasure cards in somebody's hand.
fn fan(count: usize) -> Markup {
    html! {
        @for at in 0..count {
            @let turned = (at as f32 - (count as f32 - 1.0) / 2.0) * 16.0;
            g transform={ "rotate(" (turned) " 142 110)" } { use href="#card-treasure" x="125" y="48" width="34" height="48" {} }
        }
    }
}

/// A star around the winner.
fn star((points, out, inner, turned): (usize, f32, f32, f32)) -> String {
    let corner = |at: usize| {
        let angle = std::f32::consts::PI * at as f32 / points as f32 + turned;
        let far = if at.is_multiple_of(2) { out } else { inner };
        format!(
            "{}{:.1} {:.1}",
            if at == 0 { "M" } else { "L" },
            82.0 + far * angle.sin(),
            42.0 - far * angle.cos()
        )
    };
    (0..2 * points).map(corner).collect::<String>() + "Z"
}
