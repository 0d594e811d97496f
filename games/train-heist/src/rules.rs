//! The rules: one file per chapter of the rulebook; one function per paragraph, its id at its head.
//!
//! A function reads the state, judges, and says what happens; [`apply`](crate::state::apply) does the rest. What a seat may
//! decide is judged in one place per action: lists and refusals ask the same function.

pub(crate) mod action;
pub(crate) mod board;
pub(crate) mod bullet;
pub(crate) mod drop;
pub(crate) mod end;
pub(crate) mod event;
pub(crate) mod free;
pub(crate) mod horse;
pub(crate) mod jail;
pub(crate) mod loot;
pub(crate) mod r#move;
pub(crate) mod payment;
pub(crate) mod poker_deck;
pub(crate) mod setup;
pub(crate) mod sheriff;
pub(crate) mod switch;
pub(crate) mod town;
pub(crate) mod trade;
pub(crate) mod train;
pub(crate) mod turn;
pub(crate) mod wanted;

use crate::TrainHeist;
use crate::refusal::Refusal;
pub(crate) use game::Offer;

/// A state while rules are at work on it.
pub(crate) type Play<'a, S> = game::Play<'a, TrainHeist, S>;

/// A judgement.
pub(crate) type Judged = Result<(), Refusal>;
