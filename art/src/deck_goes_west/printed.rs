//! What is printed on tiles, drawn once each: a map has dozens of tiles, and only the pieces and marks on them change. All tables
//! share the drawings; that a tile has been drawn before is no secret of a table.

use super::land::{Shores, land};
use super::tile::{back, foot, star, ways};
use super::woodcut::Woodcut;
use deck_goes_west::{LandTile, Place};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

/// The maximum number of drawings of each kind, of about 3 kB each: the tiles of an edition with their shores in two languages,
/// and the backs of a large map.
const CAPACITY: usize = 2048;

/// The parts of a tile's face that never change, from back to front.
#[derive(Debug)]
pub(super) struct PrintedTile {
    /// The tile they were drawn from: another edition may have another one with this id.
    pub(super) tile: LandTile,
    pub(super) land: Woodcut,
    pub(super) ways: Woodcut,
    pub(super) star: Woodcut,
    /// Jobs and name.
    pub(super) foot: Woodcut,
}

/// Face-up tiles by id, name and neighbours.
static FACES: LazyLock<Mutex<HashMap<FaceKey, Arc<PrintedTile>>>> = LazyLock::new(Mutex::default);
type FaceKey = (String, String, Shores);

/// The backs of tiles: each place has its own.
static BACKS: LazyLock<Mutex<HashMap<Place, Arc<Woodcut>>>> = LazyLock::new(Mutex::default);

impl PrintedTile {
    /// The face of a tile among its neighbours, with its name in the reader's language.
    pub(super) fn of(tile: &LandTile, name: &str, shores: Shores) -> Arc<PrintedTile> {
        let key = (tile.id.clone(), name.to_owned(), shores);
        if let Some(printed) = locked(&FACES).get(&key).filter(|printed| printed.tile == *tile) {
            return Arc::clone(printed);
        }
        let printed = Arc::new(PrintedTile {
            tile: tile.clone(),
            land: land(tile, shores),
            ways: ways(&tile.ways),
            star: star([137.0, 24.0], 44.0, tile.bandit),
            foot: foot(tile, name),
        });
        keep(&FACES, key, &printed);
        printed
    }
}

/// The back of a tile at a place.
pub(super) fn back_at(place: Place) -> Arc<Woodcut> {
    if let Some(drawn) = locked(&BACKS).get(&place) {
        return Arc::clone(drawn);
    }
    let drawn = Arc::new(back(&format!("{} {}", place.column, place.row)));
    keep(&BACKS, place, &drawn);
    drawn
}

/// Drawing takes place while it is not locked.
fn locked<K, V>(drawn: &Mutex<HashMap<K, V>>) -> MutexGuard<'_, HashMap<K, V>> {
    drawn.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps a drawing. A full map begins anew.
fn keep<K: Hash + Eq, V>(drawn: &Mutex<HashMap<K, Arc<V>>>, key: K, drawing: &Arc<V>) {
    let mut drawn = locked(drawn);
    if drawn.len() >= CAPACITY {
        drawn.clear();
    }
    drawn.insert(key, Arc::clone(drawing));
}

#[cfg(test)]
mod tests {
    use super::*;
    use deck_goes_west::Edition;

    #[test]
    fn a_tile_is_drawn_once_and_anew_for_another_edition() {
        let ours = Edition::built_in().tiles.first().unwrap();
        let first = PrintedTile::of(ours, "here", Shores::default());
        assert!(Arc::ptr_eq(&first, &PrintedTile::of(ours, "here", Shores::default())));
        let theirs = LandTile { bandit: ours.bandit + 1, ..ours.clone() };
        let other = PrintedTile::of(&theirs, "here", Shores::default());
        assert_ne!(format!("{:?}", first.star), format!("{:?}", other.star));
        assert_ne!(
            format!("{:?}", first.foot),
            format!("{:?}", PrintedTile::of(ours, "aqui", Shores::default()).foot)
        );
    }
}
