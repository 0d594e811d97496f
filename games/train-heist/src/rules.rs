//! The rules: one file per chapter of the rulebook; one function per paragraph, its id at its head.
//!
//! A function reads the state, checks, and says what happens; [`apply`](crate::state::apply) makes the change. One
//! function per action decides what is legal: lists of decisions and refusals both use it.

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

/// The state while rules change it.
pub(crate) type Play<'a, S> = game::Play<'a, TrainHeist, S>;

/// The result of a check: allowed, or the refusal.
pub(crate) type CheckResult = Result<(), Refusal>;
