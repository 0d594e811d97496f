//! The HTML components of a table's page: cards, characters, missions, strikes, the map. Callers supply texts and effects;
//! the drawings come from `art`.

mod battle;
mod card;
mod character;
mod job;
mod map;
mod mission;
mod night;
#[cfg(test)]
mod tests;
mod tile;

pub(super) use battle::{Strike, StrikeSide, Striker, battle};
pub(super) use card::{ShownCard, card, large_card, pile, row_card, slim_card};
pub(super) use character::{
    CharacterStrip, ShownCharacter, StockCounters, character, condition, graves, stock, strip,
};
pub(super) use job::{JobStatus, Press, ShownJob, verdict};
pub(super) use map::{LAND, MapCaptions, ShownTile, TileChange, map, map_key, order, spot_id};
pub(super) use mission::{MissionWords, ShownMission, mission};
pub(super) use night::{ShownNightStep, night_sky, night_step_attributes, night_steps};
pub(super) use tile::large_tile;
