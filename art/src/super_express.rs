//! Super Express as a picture: the train, the bandits on it, and their motions from one state to the next.
//!
//! | part | what it is |
//! |---|---|
//! | `sheet` | every symbol once; must precede its uses in a page |
//! | `scenery`, `cars` | the landscape, the train |
//! | `places` | the positions of the bandits, and what the camera shows |
//! | `figure`, `animation`, `keyframes`, `effects` | bandits, and the animation of a beat |
//! | `ghosts` | previews of picked cards |
//! | `cards` | cards in a hand, in a pile, and treasures |
//! | `farewell` | the picture at the end |
//! | `portraits` | faces and badges, as a standalone SVG file |

mod animation;
mod cards;
mod cars;
mod effects;
mod farewell;
mod figure;
mod ghosts;
mod keyframes;
mod places;
mod portraits;
mod scenery;
mod sheet;

pub use animation::Animation;
pub use cards::{back_in_pile, card_face, card_icon, face_in_pile, first_star, treasure, treasure_icon};
pub use cars::{Coupling, leaving_wagon, locomotive, time_travel_car, time_travel_icon, wagon};
pub use farewell::farewell;
pub use figure::BanditFigure;
pub use ghosts::ghosts;
pub use keyframes::Keyframes;
pub use places::{Camera, MOST_WAGONS};
pub use portraits::portraits;
pub use scenery::scenery;
pub use sheet::drawings;

use super_express::{Motion, View};

/// What a beat changed: the view after it, the view before it, and the motions in between.
#[derive(Clone, Copy, Debug)]
pub struct TrainTransition<'a> {
    /// The view after the beat.
    pub view: &'a View,
    /// The view before the beat; none for a still picture.
    pub before: Option<&'a View>,
    /// The motions of the beat.
    pub motions: &'a [Motion],
}
