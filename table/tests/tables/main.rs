//! What tables promise to whoever plays at them.

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
