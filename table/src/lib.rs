//! A table and its players: seats, clock, bots, the journal and its stores.
//!
//! A journal is append-only and the only truth about a table: a [`Table`] is its fold. One owner task per table handles
//! requests, writes what follows from them to the [`Store`], and only then publishes it. A [`Sight`] is what one viewer may see
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
pub use contest::{Contest, HighScore, Scored, Standing};
pub use entry::{Continues, Entry, Opened, Player, TableOptions};
pub use id::{Secret, TableId};
pub use journal::Chain;
pub use play::{Past, Refused, Told, handicaps, is_open, ordinary, seat_names};
pub use pool::Pool;
pub use registry::{Counters, OpenTable, Opening, PlayingOn, Reserved, TableHandle, TableRegistry};
pub use seating::Phase;
pub use store::Store;
pub use table::{
    Ask, Cited, Deadline, Denied, Done, Line, Read, Said, SeatSight, Sight, Spoken, Summary, Table, Who,
};
