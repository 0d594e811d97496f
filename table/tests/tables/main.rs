//! Tests of tables through the registry.

mod registry;
mod stores;

mod clocks;
mod durable;
mod fairness;
mod fold;
mod garbage;
mod idle;
mod lists;
mod people;
mod playing_on;
mod scores;
mod sealed;
mod stale;
mod undo;
