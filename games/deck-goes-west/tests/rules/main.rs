//! Tests of the rules from outside the crate. One program, because each costs seconds to build.

mod additions;
mod battery;
mod derived;
mod editions;
mod playthroughs;
mod policy;
