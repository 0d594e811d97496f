//! The map: rows of tiles that grow in all directions; West is left. Its tiles have one size, inside a scrolling container.

mod extent;

use super::job::Press;
use crate::region::named;
use art::deck_goes_west::{MapTile, Mark, signpost, sunset};
use deck_goes_west::Place;
use extent::Extent;
use maud::{Markup, html};

/// A tile on the map.
#[derive(Clone, Debug)]
pub(crate) struct ShownTile<'a> {
    pub(crate) tile: MapTile<'a>,
    /// Whether the page scrolls to keep it in sight.
    pub(crate) mine: bool,
    /// What happened on it in this beat.
    pub(crate) change: TileChange,
    pub(crate) press: Press<'a>,
    /// The full description, for screen readers and as a tooltip.
    pub(crate) said: &'a str,
}

/// What happened on a tile in this beat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum TileChange {
    /// Nothing.
    #[default]
    Nothing,
    /// The tile was turned face up.
    TurnedUp,
    /// A piece arrived.
    Came,
}

/// The texts of a map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MapCaptions<'a> {
    /// The label of the map, such as *Map, West is left*.
    pub(crate) title: &'a str,
    /// The word on the signpost.
    pub(crate) west: &'a str,
    /// The legend of the choice between [`MapCaptions::sizes`].
    pub(crate) zoom: &'a str,
    /// Small, as usual, large.
    pub(crate) sizes: [&'a str; 3],
}

/// The whole map; `spots` may be in any order.
pub(crate) fn map(spots: &[ShownTile<'_>], words: MapCaptions<'_>) -> Markup {
    let places: Vec<Place> = spots.iter().map(|spot| spot.tile.place).collect();
    html! {
        div class="dw-mapbox" {
            (zoom(words))
            div class="dw-pan board-scroll" tabindex="0" role="group" aria-label=(words.title) {
                div class="dw-map" {
                    (sunset())
                    div class="dw-post" aria-hidden="true" { (signpost(words.west)) }
                    (land(&places, |place| spots.iter().find(|spot| spot.tile.place == place).map(ShownTile::whole)))
                }
            }
        }
    }
}

/// The legend of the frames on a map: in reach, one more step, chosen.
pub(crate) fn map_key(words: [&str; 3]) -> Markup {
    html! {
        ul class="dw-key" {
            @for (frame, word) in ["reach", "farther", "chosen"].into_iter().zip(words) { li { i class=(frame) {} (word) } }
        }
    }
}

/// The layout of the map with a placeholder for each tile, so that it can grow without sending the tiles again.
pub(crate) fn order(places: &[Place]) -> Markup {
    land(places, |place| places.contains(&place).then(|| named(&spot_id(place))))
}

/// Rows from North to South; a place without a tile is an empty cell.
fn land(places: &[Place], laid: impl Fn(Place) -> Option<Markup>) -> Markup {
    let extent = Extent::of(places);
    html! {
        div id=(LAND) class="dw-land" {
            @for row in extent.rows() {
                div id={ "line_" (row) } class="dw-line" {
                    @for column in extent.columns() {
                        @let place = Place { column, row };
                        @match laid(place) {
                            Some(spot) => (spot),
                            None => div id=(spot_id(place)) class="dw-void" {},
                        }
                    }
                }
            }
        }
    }
}

/// The id of the layout.
pub(crate) const LAND: &str = "dw-land";

/// The id of a tile.
pub(crate) fn spot_id(Place { column, row }: Place) -> String {
    format!("spot_{column}_{row}")
}

/// Radio buttons for three sizes; CSS follows the checked one, so no script is needed. They belong to no form.
fn zoom(words: MapCaptions<'_>) -> Markup {
    html! {
        fieldset class="dw-zoom" {
            legend class="sr" { (words.zoom) }
            @for ((number, side), size) in (0..).zip([7_u8, 12, 18]).zip(words.sizes) {
                label title=(size) {
                    input type="radio" name="dw-zoom" id={ "dw-zoom-" (number) } form="dw-zoom" aria-label=(size) checked[number == 1];
                    svg viewBox="0 0 24 24" aria-hidden="true" { rect x=(12 - side / 2) y=(12 - side / 2) width=(side) height=(side) rx="2" {} }
                }
            }
        }
    }
}

impl ShownTile<'_> {
    fn whole(&self) -> Markup {
        self.held(&self.tile.whole())
    }

    /// The tile with a placeholder for its ground.
    pub(crate) fn without_ground(&self) -> Markup {
        self.held(&self.tile.without_ground())
    }

    /// The cell of the map around the picture of the tile.
    fn held(&self, picture: &Markup) -> Markup {
        let Place { column, row } = self.tile.place;
        let held = match self.press {
            Press::Nothing => {
                html! { span class="dw-hold" role="img" aria-label=(self.said) title=(self.said) { (picture) } }
            }
            _ => self.press.around("dw-hold", Some(self.said), picture),
        };
        let mut class = class_of(self.tile.mark).to_owned();
        if self.tile.face.is_none() {
            class.push_str(" down");
        }
        if self.mine {
            class.push_str(" mine");
        }
        class.push_str(match self.change {
            TileChange::Nothing => "",
            TileChange::TurnedUp => " turned-up",
            TileChange::Came => " came",
        });
        let tile = self.tile.face.map(|(tile, _)| &tile.id);
        html! {
            div id=(spot_id(self.tile.place)) class=(class) data-column=(column) data-row=(row) data-tile=[tile] { (held) }
        }
    }
}

/// The class of a place on the map.
const fn class_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Plain => "dw-spot",
        Mark::Here => "dw-spot here",
        Mark::Lit | Mark::Reach(_) => "dw-spot reach",
        Mark::More(_) => "dw-spot farther",
        Mark::Chosen(_) => "dw-spot chosen",
        Mark::Beyond => "dw-spot beyond",
        Mark::Battle => "dw-spot battle",
    }
}
