//! The bounds of the map.

use deck_goes_west::Place;

/// The bounds of the map. Columns grow to the West, rows to the South.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    west: i8,
    east: i8,
    north: i8,
    south: i8,
}

impl Extent {
    /// The bounds of these tiles.
    pub(super) fn of(places: &[Place]) -> Extent {
        let columns = || places.iter().map(|place| place.column);
        let rows = || places.iter().map(|place| place.row);
        Extent {
            west: columns().max().unwrap_or_default(),
            east: columns().min().unwrap_or_default(),
            north: rows().min().unwrap_or_default(),
            south: rows().max().unwrap_or_default(),
        }
    }

    /// The columns from West to East.
    pub(super) fn columns(self) -> impl Iterator<Item = i8> + use<> {
        (self.east..=self.west).rev()
    }

    /// The rows from North to South.
    pub(super) fn rows(self) -> impl Iterator<Item = i8> {
        self.north..=self.south
    }
}
