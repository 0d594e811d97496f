//! Bots for any game. A bot gets a view, never a state: it cannot see what its seat may not.

mod greedy;
mod level;

pub use level::Level;
