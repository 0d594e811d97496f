//! What pages show of a beat: the picture of the table, and the game's part of each seat's plate.

use super::Fields;
use crate::components::PlateGame;
use crate::region::Region;
use catalog::{AnyMotion, AnyView, Bundle, CatalogGame};
use maud::Markup;

/// A game whose tables are drawn.
pub(crate) trait Picture: CatalogGame {
    /// The regions of the picture that may change between beats.
    fn regions<'a>(transition: &Transition<'a, Self>, bundle: &'a Bundle) -> Vec<Region<'a>>;
    /// The whole picture of a beat, with a preview of what the picked fields would do.
    fn picture(transition: &Transition<'_, Self>, picked: &Fields, bundle: &Bundle) -> Markup;
}

/// A game that shows on each seat's plate what the seat has.
pub(crate) trait Plate: CatalogGame {
    /// The game's part of a seat's plate; empty for a seat that does not exist.
    fn plate(transition: &Transition<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame;
    /// Whether a motion only shows that a seat sealed a choice. Its plate says so, and no sentence above the board.
    fn is_seal(_motion: Self::Motion) -> bool {
        false
    }
}

/// A beat of any game: the view at its end, the view before it, and the motions in between.
#[derive(Clone, Debug)]
pub(crate) struct AnyTransition<'a> {
    pub(crate) view: &'a AnyView,
    pub(crate) before: Option<&'a AnyView>,
    pub(crate) motions: Vec<AnyMotion>,
}

/// An [`AnyTransition`] of one game.
#[derive(Debug)]
pub(crate) struct Transition<'a, G: CatalogGame> {
    pub(crate) view: &'a G::View,
    pub(crate) before: Option<&'a G::View>,
    pub(crate) motions: Vec<G::Motion>,
}

impl<'a, G: CatalogGame> Transition<'a, G> {
    /// The beat with this view of its game.
    pub(super) fn of(transition: &AnyTransition<'a>, view: &'a G::View) -> Transition<'a, G> {
        let before = |before| G::of_any(before).expect("a table has views of its own game");
        Transition {
            view,
            before: transition.before.map(before),
            motions: transition.motions.iter().map(|&motion| super::motion_of::<G>(motion)).collect(),
        }
    }
}
