//! Simulations of any game, reproducible: the same seed gives the same result on any number of threads.

mod experiment;
mod interval;
mod speed;

pub use experiment::{Experiment, Tally};
pub use interval::Interval;
pub use speed::{Speed, measure};
