//! Every drawing, of pages and of the three games, as SVG. A caller passes what is to be drawn, in types of the game, and the
//! texts; pages decide which of their parts a drawing becomes, and what is interactive.
//!
//! A drawing that never changes is a file below `assets/`; one that depends on data is computed here.

pub mod deck_goes_west;
mod interface;
pub mod super_express;
mod template;
pub mod train_heist;

pub use interface::{Icon, stars};
