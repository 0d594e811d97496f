//! Tests of tables through the registry, and of the stores.

mod gated;
mod registry;

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
mod store_contract;
mod undo;
