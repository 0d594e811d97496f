//! A round is a pure function of a position and all programs (SE-R01): for puzzles, analysis and tests.

use crate::decision::{Decision, Program};
use crate::event::Event;
use crate::material::{Bandit, Card};
use crate::position::{Position, read_programs};
use crate::{Refusal, SuperExpress};
use game::{AlwaysFirst, Beats, Game, Positions};
use std::collections::BTreeMap;

/// A round, card by card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// The cards in the order in which they are revealed.
    pub actions: Vec<Action>,
    /// The position after the uncoupling, or where the game ended.
    pub last: Position,
}

/// One card and its effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// The owner of the card.
    pub who: Bandit,
    /// The card.
    pub card: Card,
    /// The position after the card.
    pub after: Position,
}

/// Plays the round of a position to its end. A position in the middle of the execution needs no programs.
pub fn resolve(position: &Position, programs: &str) -> Result<Resolved, String> {
    let game = SuperExpress::new(SuperExpress::setup_of(position))
        .map_err(|refusal: Refusal| refusal.to_string())?;
    let mut state = game.state_of(position)?;
    let mut beats = Beats::new(&state);
    if game.outcome(&state).is_some() {
        return Err("SE1 field 9 (result): the game is over, there is no round to play".to_owned());
    }
    if game.asked(&state).awaits.is_empty() {
        if !programs.trim().is_empty() {
            return Err(
                "programs: the cards are being revealed already, their piles are in the position".to_owned()
            );
        }
        game.resume(&mut state, &mut AlwaysFirst, &mut beats);
    }
    for (bandit, program) in all_programs(position, programs)? {
        let seat = game.seat_of(bandit).ok_or_else(|| format!("programs: bandit {bandit} is not seated"))?;
        game.play(&mut state, seat, Decision::Plan(program), &mut AlwaysFirst, &mut beats)
            .map_err(|refusal| format!("programs: {bandit}:{program}: {refusal}"))?;
    }
    let actions = beats.beats.iter().filter_map(|beat| match *beat.events.first()? {
        Event::CardRevealed { seat, card } => {
            Some(Action { who: game.bandit(seat), card, after: game.position(&beat.after) })
        }
        _ => None,
    });
    Ok(Resolved { actions: actions.collect(), last: game.position(&state) })
}

/// Reads the programs of the bandits that scheme; refuses programs of others, and bandits without one.
fn all_programs(position: &Position, programs: &str) -> Result<BTreeMap<Bandit, Program>, String> {
    let programs = read_programs(programs)?;
    let players = match position.exec {
        crate::Exec::Scheme => position.in_the_game(),
        crate::Exec::Acting { .. } | crate::Exec::Emptied => Vec::new(),
    };
    if let Some(bandit) = programs.keys().find(|bandit| !players.contains(bandit)) {
        return Err(format!("programs: {bandit} is not in the game"));
    }
    match players
        .iter()
        .find(|bandit| !programs.contains_key(bandit) && !position.programs.contains_key(bandit))
    {
        Some(bandit) => Err(format!("programs: {bandit} has none")),
        None => Ok(programs),
    }
}
