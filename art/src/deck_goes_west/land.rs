//! The land on a tile, 160 × 160. Each tile looks different and always the same: all variation is seeded by its id.

mod dry;
mod settled;
mod water;

use super::chance::Chance;
use super::woodcut::Woodcut;
use deck_goes_west::{LandTile, Terrain};

/// The sides on which water continues: north, east, south, west.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Shores(pub(super) [bool; 4]);

/// The land of a tile.
pub(super) fn land(tile: &LandTile, shores: Shores) -> Woodcut {
    let mut cut = Woodcut::default();
    cut.fill("M0 0h160v160H0z", ground(tile.terrain));
    let chance = &mut Chance::of(&tile.id);
    match tile.terrain {
        Terrain::Forest => dry::forest(&mut cut, chance),
        Terrain::Prairie => dry::prairie(&mut cut, chance, tile.name.spoken_in("en")),
        Terrain::Mountain => dry::mountain(&mut cut, chance),
        Terrain::Village => settled::village(&mut cut, chance),
        Terrain::BanditCamp => settled::camp(&mut cut, chance),
        Terrain::Lake => water::lake(&mut cut, chance, shores),
        Terrain::River => water::river(&mut cut, chance, shores),
    }
    cut
}

const fn ground(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "#a3b56c",
        Terrain::Prairie => "#ecca7e",
        Terrain::Mountain => "#d3bf9f",
        Terrain::Village => "#e6bd86",
        Terrain::Lake => "#b9c27f",
        Terrain::River => "#bcc581",
        Terrain::BanditCamp => "#b5694a",
    }
}
