//! The bounds of the map.

use super::ShownTile;

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
    pub(super) fn of(spots: &[ShownTile<'_>]) -> Extent {
        let columns = || spots.iter().map(|spot| spot.tile.place.column);
        let rows = || spots.iter().map(|spot| spot.tile.place.row);
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
