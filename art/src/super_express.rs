//! Super Express as a picture: the train, everybody on it, and how they move from one moment to the next.
//!
//! | part | what it is |
//! |---|---|
//! | `sheet` | every symbol once; a page begins with it |
//! | `scenery`, `cars` | what the train passes, the train |
//! | `places` | where everybody stands, and what the camera shows |
//! | `figure`, `scene`, `path`, `effects` | bandits, and what is seen of a beat |
//! | `ghosts` | where picked cards would lead |
//! | `cards` | cards in a hand, in a pile, and treasures |
//! | `farewell` | the end |
//! | `portraits` | faces and badges, as a file |

mod cards;
mod cars;
mod effects;
mod farewell;
mod figure;
mod ghosts;
mod path;
mod places;
mod portraits;
mod scene;
mod scenery;
mod sheet;

pub use cards::{back_in_pile, card_face, card_icon, face_in_pile, first_star, treasure, treasure_icon};
pub use cars::{Coupling, leaving_wagon, locomotive, time_travel_car, time_travel_icon, wagon};
pub use farewell::farewell;
pub use figure::Figure;
pub use ghosts::ghosts;
pub use path::Path;
pub use places::{Camera, MOST_WAGONS};
pub use portraits::portraits;
pub use scene::Scene;
pub use scenery::scenery;
pub use sheet::drawings;

use super_express::{Motion, View};

/// What a beat changed: how things stand, how they stood before, and the motions in between.
#[derive(Clone, Copy, Debug)]
pub struct Transition<'a> {
    /// How things stand.
    pub view: &'a View,
    /// How they stood before; nothing if the picture only stands still.
    pub before: Option<&'a View>,
    /// What happened in between.
    pub motions: &'a [Motion],
}
