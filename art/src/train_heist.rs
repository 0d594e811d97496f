//! Train Heist as a picture: the Main Map and the Train Map, their pieces, the cards and tiles, all from the edition's data.
//!
//! [`Map::of`] computes once what depends on the edition alone: the railroad as curves (`track`), every space as an area
//! (`ground`), and the scenery as text. What depends on the position is drawn between and over these layers, from back to
//! front:
//!
//! | part | what it is |
//! |---|---|
//! | `r-…` | the outline of each space; everything else refers to it |
//! | `ground`, `decor`, `trails`, `clearings` | open land |
//! | `reach` | glowing areas that can be reached |
//! | `canyon-floor`, `mesas`, `bed`, `track`, `tunnel`, `joints`, `stars` | rock and rails |
//! | `reach-over` | glowing rails, or the canyon |
//! | `switch-0`, `switch-1` | arrows and tokens; the class `face-red`, `face-green` or `face-none` selects what is visible |
//! | `cherokee` | Cherokee Territory, once it is known |
//! | `towns`, `cacti`, `signs`, `names` | landmarks |
//! | `spaces` with `s-…` | an invisible target with a name for each space |
//! | `town-loot`, `route`, `train`, `pieces`, links | what the page draws over it |
//!
//! All texts come from the page or from the edition. A section is highlighted on both maps when the pointer is over either.

mod beds;
mod borders;
mod cards;
mod curve;
mod fan;
mod farewell;
mod grain;
mod grid;
mod ground;
mod junctions;
mod land;
mod landmarks;
mod map;
mod mesas;
mod pieces;
mod portraits;
mod railroad;
mod reach;
mod side;
mod symbols;
#[cfg(test)]
mod tests;
mod track;
mod train;

pub use cards::{
    bullets, card, card_back, event, event_back, hangman, heist_meter, part, poster, speed_meter, tile,
};
pub use curve::Point;
pub use farewell::{Farewell, farewell};
pub use junctions::SwitchFace;
pub use map::{Map, MapWords, OnMap};
pub use pieces::{Figure, FigureKind, PlacedFigure, SpaceFigures, badge_of, counter};
pub use portraits::portraits;
pub use reach::SpaceLink;
pub use side::{OnTrain, aboard, car_loot, car_loot_id, go_aboard, jail, reach_aboard, side, walk};
pub use symbols::symbols;
pub use track::{CarMotion, Stretch, Track};
pub use train::Rolled;
