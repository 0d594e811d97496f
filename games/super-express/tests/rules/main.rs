//! Tests of the rules from outside the crate. One program, because each costs seconds to build.

mod battery;
mod derived;
mod foresight;
mod playthroughs;
mod reason;
mod secrets;
mod traces;
mod transcripts;
