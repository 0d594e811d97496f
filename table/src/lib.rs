//! A table and its players: seats, clock, bots, the journal and its stores.
//!
//! A journal is append-only and the only truth about a table: a [`Table`] is its fold. One owner task per table handles
//! requests, writes what follows from them to the [`Store`], and only then publishes it. A [`TableView`] is what one viewer may see
//! of a table.

mod changes;
mod clock;
mod contest;
mod entry;
mod history;
mod id;
mod interned;
mod journal;
mod owner;
mod play;
mod pool;
mod registry;
mod seating;
pub mod store;
mod table;

pub use changes::Changes;
pub use clock::{Clock, TimeSource, Timestamp};
pub use contest::{Contest, HighScore, ScoreStanding, Scored};
pub use entry::{Continues, JournalEntry, Occupant, TableOpened, TableOptions};
pub use id::{Secret, TableId};
pub use journal::Chain;
pub use play::{Experience, Refused, ToldEvent, default_setup, handicaps, is_open, seat_names};
pub use pool::Pool;
pub use registry::{Counters, OpenTable, Opening, PlayingOn, Reserved, TableHandle, TableRegistry};
pub use seating::TablePhase;
pub use store::Store;
pub use table::{
    Ask, ChatLine, Deadline, Denied, Done, LogCursor, LogSentence, SeatView, Summary, Table, TableView,
    TimelineEvent, ToldLine, Who,
};
