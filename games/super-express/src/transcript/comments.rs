//! The comments behind the `;` of a round.

use crate::SuperExpress;
use crate::event::Event;
use crate::material::Card;
use game::Seat;

/// `-301>G x B/shot M/uncoupled`: the wagon and its new owner, then the eliminated bandits, in order.
pub(super) fn summary(game: &SuperExpress, events: &[Event]) -> String {
    let mut parts = Vec::new();
    let uncoupled = events.iter().find_map(|event| match event {
        Event::WagonUncoupled { wagon } => Some(wagon),
        _ => None,
    });
    let taken_by = events.iter().find_map(|event| match *event {
        Event::TreasureTaken { seat, .. } => Some(game.bandit(seat)),
        _ => None,
    });
    match (uncoupled, taken_by) {
        (Some(wagon), Some(owner)) => parts.push(format!("-{wagon}>{owner}")),
        (Some(wagon), None) => parts.push(format!("-{wagon}")),
        (None, _) => {}
    }
    let eliminated = events.iter().filter_map(|event| match *event {
        Event::BanditEliminated { seat, by } => Some(format!("{}/{}", game.bandit(seat), by.word())),
        _ => None,
    });
    parts.extend(eliminated.enumerate().map(|(at, out)| if at == 0 { format!("x {out}") } else { out }));
    parts.join(" ")
}

/// `{B.s>G} {G~} {M.m}`: one comment per card.
pub(super) fn moves(game: &SuperExpress, events: &[Event]) -> String {
    let mut marks: Vec<String> = Vec::new();
    let mut revealed: Option<(Seat, Card)> = None;
    let name = |seat: Seat| game.bandit(seat);
    let show = |seat, card, rest: &str| format!("{{{}.{card}{rest}}}", name(seat));
    for event in events {
        match *event {
            Event::CardRevealed { seat, card } => {
                revealed = Some((seat, card));
                marks.push(show(seat, card, ""));
            }
            // A hit is part of the comment on the card that fired the shot.
            Event::BanditHit { target, .. } => {
                if let Some((seat, card)) = revealed {
                    marks.pop();
                    marks.push(show(seat, card, &format!(">{}", name(target))));
                }
            }
            Event::ShotMissed { .. } => {
                if let Some((seat, card)) = revealed {
                    marks.pop();
                    marks.push(show(seat, card, "-"));
                }
            }
            Event::BanditPushed { seat, .. } | Event::BanditLayDown { seat } => {
                marks.push(format!("{{{}~}}", name(seat)));
            }
            Event::BanditTravelled { seat, .. } => marks.push(format!("{{{}!t}}", name(seat))),
            Event::BanditLeftTrain { seat, .. } => marks.push(format!("{{{}!o}}", name(seat))),
            Event::BanditRescued { seat, .. } => marks.push(format!("{{{}!h}}", name(seat))),
            _ => {}
        }
    }
    marks.join(" ")
}

/// The part of a comment that is checked: everything outside braces.
pub(super) fn without_moves(comment: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for sign in comment.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(sign),
            _ => {}
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
