//! The contract that every game implements, and what follows from it for all games: records, scenarios, the battery.
//!
//! Read in this order: [`Game`] (what playing needs, and the traits beside it), [`Luck`] (where chance comes from), [`Message`]
//! (what people are told), [`record`], [`scenario`], [`mod@battery`].

pub mod battery;
mod choice;
mod contract;
mod edition;
mod end_report;
mod events;
mod fair;
mod hash;
mod house_rule;
mod luck;
pub mod measure;
mod message;
mod outcome;
mod playout;
pub mod playthrough;
pub mod record;
mod rule;
pub mod scenario;
mod seat;
mod words;

pub use choice::{Choice, Group};
pub use contract::{
    Asked, Beat, Beats, BotHints, Catalogued, Game, GameEvent, GameRefusal, Notation, Offer, Play, Positions,
    Reveals, Silent, Sink, TestSupport, Text, Transcripts, Trial, Viewed,
};
pub use edition::{
    BadEdition, EditionErrors, EditionRegistry, EditionReview, GameEdition, ReadFile, SourceFile,
    SpannedText, check_name,
};
pub use end_report::EndReport;
pub use events::{TemplateParts, begins, begins_template, match_template};
pub use fair::{Continued, Fair};
pub use hash::fingerprint;
pub use house_rule::{HouseRule, Options};
pub use luck::{AlwaysFirst, Luck, LuckRecorder, Quick, Scripted, Seeded};
pub use message::{Argument, Message, Phrase};
pub use outcome::{Outcome, Places, Team};
pub use playout::play_out;
pub use rule::{Rule, RuleId, RuleKind, Rulebook, SheetPart};
pub use seat::{BySeat, Seat, SeatSet, Seats, Viewer};
pub use words::{InWords, Line, Section};
