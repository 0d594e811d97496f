//! The rules: one file per chapter of the rulebook; one function per paragraph, its id at its head.
//!
//! A function reads the state, judges, and says what happens; [`apply`](crate::state::apply) does the rest. What a
//! seat may decide is judged in one place per question: lists and refusals ask the same function.

pub(crate) mod action;
pub(crate) mod answering;
pub(crate) mod asking;
pub(crate) mod bandits;
pub(crate) mod battle;
pub(crate) mod buy;
pub(crate) mod danger;
pub(crate) mod day;
pub(crate) mod death;
pub(crate) mod end;
pub(crate) mod event;
pub(crate) mod gather;
pub(crate) mod job;
pub(crate) mod land;
pub(crate) mod movement;
pub(crate) mod night;
pub(crate) mod order;
pub(crate) mod perform;
pub(crate) mod rail;
pub(crate) mod setup;
pub(crate) mod trade;
pub(crate) mod wagon;

use crate::DeckGoesWest;
use crate::refusal::Refusal;
pub(crate) use game::Offer;

/// A state while rules are at work on it.
pub(crate) type Play<'a, S> = game::Play<'a, DeckGoesWest, S>;

/// A judgement.
pub(crate) type Judged = Result<(), Refusal>;
