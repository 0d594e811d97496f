//! The map: rows of tiles that grow to all sides; West is left. It is as large as its tiles, and what holds it is scrolled.

mod extent;
mod sunset;

use super::land::Shores;
use super::pieces::Pieces;
use super::plan::Mark;
use super::slot::Press;
use super::tile::{Printed, back, framed};
use super::woodcut::Woodcut;
use crate::region::named;
use deck_goes_west::{LandTile, Place, Terrain};
use extent::Extent;
use maud::{Markup, html};
use sunset::{signpost, sunset};

/// A tile on the map.
#[derive(Clone, Debug)]
pub(crate) struct Spot<'a> {
    pub(crate) place: Place,
    /// The tile and its name; nothing if it lies face down.
    pub(crate) face: Option<(&'a LandTile, &'a str)>,
    pub(crate) pieces: Pieces,
    pub(crate) mark: Mark,
    /// Is it what the page keeps in sight?
    pub(crate) mine: bool,
    /// What happened there just now.
    pub(crate) news: News,
    pub(crate) press: Press<'a>,
    /// All that is to be known of it, in the reader's words.
    pub(crate) said: &'a str,
}

/// What happened on a tile just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum News {
    /// Nothing.
    #[default]
    Nothing,
    /// It was turned up.
    TurnedUp,
    /// Somebody or something came there.
    Came,
}

/// What a map is called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MapWords<'a> {
    /// What it is: *Map, West is left*.
    pub(crate) title: &'a str,
    /// On the signpost.
    pub(crate) west: &'a str,
    /// What one chooses by [`MapWords::sizes`].
    pub(crate) zoom: &'a str,
    /// Small, as usual, large.
    pub(crate) sizes: [&'a str; 3],
}

/// The whole map: tiles in any order.
pub(crate) fn map(spots: &[Spot<'_>], words: MapWords<'_>) -> Markup {
    html! {
        div class="dw-mapbox" {
            (zoom(words))
            div class="dw-pan board-scroll" tabindex="0" role="group" aria-label=(words.title) {
                div class="dw-map" {
                    (sunset())
                    div class="dw-post" aria-hidden="true" { (signpost(words.west)) }
                    (land(spots, |spot| spot.drawn(spot.ground(spots))))
                }
            }
        }
    }
}

/// What the frames on a map mean: in reach, one more step, where the plan goes.
pub(crate) fn map_key(words: [&str; 3]) -> Markup {
    html! {
        ul class="dw-key" {
            @for (frame, word) in ["reach", "farther", "chosen"].into_iter().zip(words) { li { i class=(frame) {} (word) } }
        }
    }
}

/// How the tiles lie, each only named: so the map grows to all sides, and what lies there stays.
pub(crate) fn order(spots: &[Spot<'_>]) -> Markup {
    land(spots, |spot| named(&id_of(spot.place)))
}

/// What every tile shows over its land, which is only named.
pub(crate) fn tiles(spots: &[Spot<'_>]) -> Vec<Markup> {
    spots.iter().map(|spot| spot.drawn(Woodcut::kept(&spot.ground_id()))).collect()
}

/// The land of every tile, which hardly ever changes.
pub(crate) fn grounds(spots: &[Spot<'_>]) -> Vec<Markup> {
    spots.iter().map(|spot| spot.ground(spots).markup()).collect()
}

/// Rows from North to South; where no tile lies yet is room for one.
fn land(spots: &[Spot<'_>], laid: impl Fn(&Spot<'_>) -> Markup) -> Markup {
    let extent = Extent::of(spots);
    html! {
        div id="dw-land" class="dw-land" {
            @for row in extent.rows() {
                div id={ "line_" (row) } class="dw-line" {
                    @for column in extent.columns() {
                        @let place = Place { column, row };
                        @match spots.iter().find(|spot| spot.place == place) {
                            Some(spot) => (laid(spot)),
                            None => div id=(id_of(place)) class="dw-void" {},
                        }
                    }
                }
            }
        }
    }
}

fn id_of(Place { column, row }: Place) -> String {
    format!("spot_{column}_{row}")
}

/// Three sizes: the style of the map goes by which one is checked, so no script is needed. They belong to no form.
fn zoom(words: MapWords<'_>) -> Markup {
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

impl Spot<'_> {
    fn ground_id(&self) -> String {
        format!("land_{}_{}", self.place.column, self.place.row)
    }

    /// The land among its neighbours, or the back of the tile.
    fn ground(&self, spots: &[Spot<'_>]) -> Woodcut {
        let Place { column, row } = self.place;
        let land = match self.face {
            Some((tile, _)) => super::land::land(tile, shores(self.place, spots)),
            None => back(&format!("{column} {row}")),
        };
        Woodcut::named(&self.ground_id(), &land)
    }

    /// The tile over its land.
    fn drawn(&self, land: Woodcut) -> Markup {
        let Place { column, row } = self.place;
        let cut = match self.face {
            Some((tile, name)) => Printed { tile, name, pieces: &self.pieces, mark: self.mark }.face(land),
            None => {
                let mut cut = land;
                self.mark.frame(&mut cut);
                if let Some(cost) = self.mark.cost() {
                    cost.draw(&mut cut);
                }
                self.pieces.draw(&mut cut, Terrain::Prairie);
                self.mark.veil(&mut cut);
                cut
            }
        };
        let picture = framed(cut);
        let held = match self.press {
            Press::Nothing => {
                html! { span class="dw-hold" role="img" aria-label=(self.said) title=(self.said) { (picture) } }
            }
            _ => self.press.around("dw-hold", Some(self.said), &picture),
        };
        let mut class = self.mark.class().to_owned();
        if self.face.is_none() {
            class.push_str(" down");
        }
        if self.mine {
            class.push_str(" mine");
        }
        class.push_str(match self.news {
            News::Nothing => "",
            News::TurnedUp => " turned-up",
            News::Came => " came",
        });
        let tile = self.face.map(|(tile, _)| &tile.id);
        html! {
            div id=(id_of(self.place)) class=(class) data-column=(column) data-row=(row) data-tile=[tile] { (held) }
        }
    }
}

/// Where water goes on: from a river to all water, from a lake to rivers.
fn shores(place: Place, spots: &[Spot<'_>]) -> Shores {
    let terrain = |column: i8, row: i8| {
        let spot = spots.iter().find(|spot| spot.place == Place { column, row });
        spot.and_then(|spot| spot.face).map(|(tile, _)| tile.terrain)
    };
    let Place { column, row } = place;
    let here = terrain(column, row);
    let flows = |column: Option<i8>, row: Option<i8>| {
        let there = column.zip(row).and_then(|(column, row)| terrain(column, row));
        match here {
            Some(Terrain::River) => there.is_some_and(Terrain::is_water),
            _ => there == Some(Terrain::River),
        }
    };
    // Columns grow to the West.
    Shores([
        flows(Some(column), row.checked_sub(1)),
        flows(column.checked_sub(1), Some(row)),
        flows(Some(column), row.checked_add(1)),
        flows(column.checked_add(1), Some(row)),
    ])
}
