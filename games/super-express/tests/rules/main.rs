//! Tests of the rules from outside the crate. One test binary, because each further one costs seconds to build.

mod battery;
mod derived;
mod foresight;
mod playthroughs;
mod reason;
mod secrets;
mod traces;
mod transcripts;
