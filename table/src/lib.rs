//! A table where people sit. So far: names that cannot be guessed, and journals that are never lost.
//!
//! A journal is append-only and the only truth about a table; whoever appends says which version it expects to find, and
//! what [`Store::append`] has acknowledged is on the disk.

mod id;
pub mod store;

pub use id::{Secret, TableId};
pub use store::Store;
