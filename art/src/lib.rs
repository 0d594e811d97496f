//! Every drawing, of pages and of the three games: SVG as pages show it. A caller says what is to be seen, in types of the game, and
//! hands over the words; which part of a page it becomes, and what can be pressed, is decided there.
//!
//! A drawing that never changes is a file below `assets/`; one that follows from data is computed here.

pub mod deck_goes_west;
mod house;
pub mod super_express;
mod template;
pub mod train_heist;

pub use house::{Icon, stars};
