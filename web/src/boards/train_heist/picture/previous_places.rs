//! The animation of pieces between two beats.

use super::A_STEP;
use art::train_heist::{self as drawn, Map, PlacedFigure, Point, SpaceFigures};
use std::collections::BTreeMap;
use train_heist::Edition;

/// The place of each piece before this beat by its id: whether aboard, where, and its size.
#[derive(Default)]
pub(super) struct PreviousPlaces(BTreeMap<String, (bool, Point, f32)>);

impl PreviousPlaces {
    pub(super) fn from(map: &Map, edition: &Edition, standing: &[SpaceFigures]) -> PreviousPlaces {
        let place = |aboard: bool| {
            move |piece: PlacedFigure<'_>| {
                let (at, size) = piece.place();
                (piece.id(), (aboard, at, size))
            }
        };
        let aboard = drawn::aboard(edition, standing).into_iter().map(place(true));
        PreviousPlaces(map.pieces(edition, standing).into_iter().map(place(false)).chain(aboard).collect())
    }

    /// The path of a piece for the page's script. A piece from the other map fades in; `None` for a piece that is new or has not
    /// moved.
    pub(super) fn path(&self, aboard: bool, piece: &PlacedFigure<'_>) -> Option<String> {
        let (was_aboard, from, was_size) = *self.0.get(&piece.id())?;
        let (to, size) = piece.place();
        let step = |ms: u32, at: Point, size: f32, opacity: u8| {
            format!("{ms} {:.0} {:.0} 0 {size:.2} {size:.2} {opacity}", at.x, at.y)
        };
        if was_aboard != aboard {
            return Some(format!("{};{}", step(150, to, size, 0), step(150 + A_STEP, to, size, 1)));
        }
        let far = (from.x - to.x).abs() + (from.y - to.y).abs();
        (far > 1.0).then(|| format!("{};{}", step(0, from, was_size, 1), step(A_STEP, to, size, 1)))
    }
}
