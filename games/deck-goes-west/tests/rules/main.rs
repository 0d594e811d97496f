//! Tests of the rules from outside the crate. One test binary, because each further one costs seconds to build.

mod additions;
mod battery;
mod derived;
mod editions;
mod playthroughs;
mod policy;
mod positions;
