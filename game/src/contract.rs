//! The contract that every game implements, one trait per reader.
//!
//! [`Game`] is what playing needs and nothing else. What each further trait adds:
//!
//! | trait | adds |
//! |---|---|
//! | [`Viewed`] | hidden information: views, questions and choices for people, bots that cannot cheat |
//! | [`InWords`](crate::InWords) | the table in words: for screen readers, plain terminals and programs |
//! | [`Notation`] | decisions and events as text: journals, records, a terminal |
//! | [`Positions`] | whole states as text: scenarios, fingerprints, playthroughs |
//! | [`Catalogued`] | a place in the catalogue: rules for readers, default set-ups, scores |
//! | [`BotHints`] | an evaluation and a scripted policy for bots |
//! | [`TestSupport`] | the battery: sample set-ups and invariants |

mod bot_hints;
mod catalogued;
mod event;
mod game;
mod notation;
mod positions;
mod refusal;
mod sink;
mod test_support;
mod viewed;

pub use bot_hints::BotHints;
pub use catalogued::{Catalogued, Transcripts, Trial};
pub use event::{GameEvent, Reveals};
pub use game::{Asked, Game};
pub use notation::{Notation, Text};
pub use positions::Positions;
pub use refusal::GameRefusal;
pub use sink::{Beat, Beats, Offer, Play, Silent, Sink};
pub use test_support::TestSupport;
pub use viewed::Viewed;
