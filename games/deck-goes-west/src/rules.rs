//! The rules: one file per chapter of the rulebook; one function per paragraph, its id at its head.
//!
//! A function reads the state, checks, and says what happens; [`apply`](crate::state::apply) makes the change. One
//! function per question decides what is legal: lists of decisions and refusals both use it.

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
use crate::refusal::Obstacle;
pub(crate) use game::Offer;

/// The state while rules change it.
pub(crate) type Play<'a, S> = game::Play<'a, DeckGoesWest, S>;

/// The result of a check: allowed, or what forbids it.
pub(crate) type CheckResult = Result<(), Obstacle>;
