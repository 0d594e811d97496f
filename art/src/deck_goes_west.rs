//! Deck Goes West as pictures: the icons of jobs, cards, tiles, the map, boards and dice, all from the edition's data.
//!
//! | part | what it is |
//! |---|---|
//! | `symbols` | every symbol once, with the letters of the reader's language; must precede its uses in a page |
//! | `icon`, `job` | the icon language: one symbol; a job as a row of them |
//! | `vignette`, `card` | the picture on a card, the marks of its colour and type |
//! | `land`, `pieces`, `tile` | land from a tile's id, the pieces on it, tiles |
//! | `map`, `plan`, `west` | a tile among its neighbours, the marks of a plan on it, the sunset in the West |
//! | `portrait` | faces of the characters |
//! | `track`, `dice`, `night` | the scoreboard, dice, the sky |
//! | `farewell` | the picture at the end |
//! | `files` | faces and the poster, as standalone SVG files |
//!
//! All texts come from the page or from the edition. No drawing conveys anything by colour alone.

mod card;
mod chance;
mod dice;
mod farewell;
mod files;
mod icon;
mod job;
mod land;
mod map;
mod night;
mod pieces;
mod plan;
mod portrait;
mod printed;
mod symbols;
#[cfg(test)]
mod tests;
mod tile;
mod track;
mod vignette;
mod west;
mod woodcut;

pub use card::{card_mark, card_type};
pub use dice::{DiceCounts, bandit_die, compass_die, success_die};
pub use farewell::{Farewell, FarewellPlayer, farewell};
pub use files::{portraits, poster};
pub use icon::{JobIcon, Picked, Verb, icon, night_icon};
pub use job::job_icons;
pub use map::{MapTile, layout};
pub use night::night_sky;
pub use pieces::{Meeple, Pieces, gang, grave, meeple};
pub use plan::{Cost, Mark};
pub use portrait::portrait;
pub use symbols::{Marks, symbols};
pub use tile::{tile, tile_back};
pub use track::{Score, counters, risk, tracks};
pub use vignette::vignette;
pub use west::{signpost, sunset};
