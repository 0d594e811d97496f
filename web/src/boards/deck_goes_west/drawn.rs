//! Deck Goes West as pictures: the icons of jobs, cards, tiles, the map, boards and dice, all from the edition's data.
//!
//! | part | what it is |
//! |---|---|
//! | `symbols` | every symbol once, with the letters of the reader's language; a page begins with it |
//! | `icon`, `job` | the icon language: one symbol; a job as a row of them |
//! | `slot` | a job that can be pressed: lit, impossible, in the plan |
//! | `vignette`, `card` | cards in a hand, in the Trade Row, and to be studied |
//! | `land`, `pieces`, `tile` | land from a tile's id, what stands on it, tiles |
//! | `map`, `plan` | the map, and what a plan says of it |
//! | `portrait`, `character` | faces, the strip and the card of a character, counters, graves |
//! | `mission`, `track` | mission cards, the scoreboard |
//! | `dice`, `battle`, `night` | dice, the two strikes of a battle, the sky |
//! | `farewell` | the end |
//! | `files` | faces and the poster, as files |
//!
//! All words come from the page or from the edition. No drawing says anything by colour alone.

mod battle;
mod card;
mod chance;
mod character;
mod dice;
mod farewell;
mod files;
mod icon;
mod job;
mod land;
mod map;
mod mission;
mod night;
mod pieces;
mod plan;
mod portrait;
mod slot;
mod symbols;
#[cfg(test)]
pub(super) mod tests;
mod tile;
mod track;
mod vignette;
mod woodcut;

pub(crate) use battle::{Side, Strike, Striker, battle};
pub(crate) use card::{ShownCard, card, large_card, pile, row_card, slim_card};
pub(crate) use character::{ShownCharacter, Stock, Strip, character, condition, graves, stock, strip};
pub(crate) use dice::{Counts, bandit_die, compass_die, success_die};
pub(crate) use farewell::{Farewell, Parting, farewell};
pub(crate) use files::{portraits, poster};
pub(crate) use icon::{Icon, Picked, Verb, icon};
pub(crate) use map::{MapWords, News, Spot, grounds, map, map_key, order, tiles};
pub(crate) use mission::{MissionWords, ShownMission, mission};
pub(crate) use night::{Hour, hour_looks, night_sky, night_steps};
pub(crate) use pieces::{Meeple, Pieces, gang, meeple};
pub(crate) use plan::{Cost, Mark};
pub(crate) use slot::{Press, Slot, State, verdict};
pub(crate) use symbols::{Marks, symbols};
pub(crate) use tile::{large_tile, tile, tile_back};
pub(crate) use track::{Score, counters, risk, tracks};
