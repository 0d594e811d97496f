//! A tile on the map, among its neighbours; and the layout of a mission's map.

use super::icon::JobIcon;
use super::land::Shores;
use super::pieces::Pieces;
use super::plan::Mark;
use super::printed::{PrintedTile, back_at};
use super::tile::{TileFace, framed};
use super::woodcut::{Woodcut, short};
use deck_goes_west::{Laid, LandTile, Mission, Place, Terrain};
use maud::{Markup, html};
use std::sync::Arc;

/// The drawn properties of a tile on the map.
#[derive(Clone, Debug)]
pub struct MapTile<'a> {
    /// The position on the map.
    pub place: Place,
    /// The tile and its name; none if it lies face down.
    pub face: Option<(&'a LandTile, &'a str)>,
    /// The terrain of the face-up neighbours: north, east, south, west.
    pub around: [Option<Terrain>; 4],
    /// The pieces on it.
    pub pieces: Pieces,
    /// The mark of a plan on it.
    pub mark: Mark,
}

impl MapTile<'_> {
    /// Its land among its neighbours, or its back: an element of its own, because it hardly ever changes.
    pub fn ground(&self) -> Markup {
        let ground = match self.printed() {
            Some(printed) => self.named(&printed.land),
            None => self.named(&back_at(self.place)),
        };
        ground.markup()
    }

    /// The whole tile.
    pub fn whole(&self) -> Markup {
        match self.printed() {
            Some(printed) => self.over(Some(&printed), self.named(&printed.land)),
            None => self.over(None, self.named(&back_at(self.place))),
        }
    }

    /// The tile without its [ground](MapTile::ground), to which it only refers: the page has it already, or gets it separately.
    pub fn without_ground(&self) -> Markup {
        self.over(self.printed().as_deref(), Woodcut::kept(&MapTile::ground_id(self.place)))
    }

    /// The id of the [ground](MapTile::ground) at a place.
    pub fn ground_id(place: Place) -> String {
        format!("land_{}_{}", place.column, place.row)
    }

    fn named(&self, ground: &Woodcut) -> Woodcut {
        Woodcut::named(&MapTile::ground_id(self.place), ground)
    }

    /// Its printed face; none if it lies face down.
    fn printed(&self) -> Option<Arc<PrintedTile>> {
        let (tile, name) = self.face?;
        Some(PrintedTile::of(tile, name, shores(tile.terrain, self.around)))
    }

    fn over(&self, printed: Option<&PrintedTile>, ground: Woodcut) -> Markup {
        let cut = match printed {
            Some(printed) => TileFace { printed, pieces: &self.pieces, mark: self.mark }.over(ground),
            None => {
                let mut cut = ground;
                self.mark.frame(&mut cut);
                if let Some(cost) = self.mark.cost() {
                    cost.draw(&mut cut);
                }
                self.pieces.draw(&mut cut, Terrain::Prairie);
                self.mark.veil(&mut cut);
                cut
            }
        };
        framed(cut)
    }
}

/// The sides on which water continues: from a river to all water, from a lake to rivers.
fn shores(here: Terrain, around: [Option<Terrain>; 4]) -> Shores {
    Shores(around.map(|there| match here {
        Terrain::River => there.is_some_and(Terrain::is_water),
        _ => there == Some(Terrain::River),
    }))
}

/// The map of a mission at the start, from above.
pub fn layout(mission: &Mission, name: &str) -> Markup {
    let places = || mission.layout.iter().map(|spot| spot.place);
    let west = places().map(|place| place.column).max().unwrap_or_default();
    let east = places().map(|place| place.column).min().unwrap_or_default();
    let north = places().map(|place| place.row).min().unwrap_or_default();
    let south = places().map(|place| place.row).max().unwrap_or_default();
    let mut cut = Woodcut::default();
    for spot in &mission.layout {
        let away = |far: i8, near: i8| (i16::from(far) - i16::from(near)) as f32 * 15.0;
        let [x, y] = [away(west, spot.place.column), away(spot.place.row, north)];
        match spot.laid {
            Laid::Searched(terrain) => JobIcon::At(terrain).draw(&mut cut, [x + 0.5, y + 0.5], 14.0),
            Laid::FaceUp | Laid::FaceDown => {
                let class = if spot.laid == Laid::FaceUp { "dw-up" } else { "dw-down" };
                cut.raw(&format!(
                    r#"<rect class="{class}" x="{}" y="{}" width="13" height="13" rx="2"/>"#,
                    short(x + 1.0),
                    short(y + 1.0)
                ));
            }
        }
        if spot.start {
            cut.symbol("body", "k-seat-0", [x + 2.0, y - 0.5, 11.0, 14.0]);
        }
    }
    let size = |far: i8, near: i8| (i16::from(far) - i16::from(near) + 1) * 15;
    let (wide, high) = (size(west, east), size(south, north));
    html! {
        svg class="dw-layout" viewBox={ "0 0 " (wide) " " (high) } role="img" aria-label=(name) { (cut.markup()) }
    }
}
