//! Set-up.

use super::{Play, buy, land};
use crate::DeckGoesWest;
use crate::edition::{Laid, LayoutSpot, Mode, Place, Tile};
use crate::event::Event;
use crate::job::Terrain;
use crate::land::{Direction, Tiles};
use game::{Game, Luck, Seat, Sink};

/// DW-SETUP-15 to DW-SETUP-41, DW-DR-12. Lays everything out; hands are still empty. In versus games chance decides who
/// begins (DW-DR-14).
pub(crate) fn set_up<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    for seat in play.game.seats() {
        play.happens(Event::CharacterReady { seat });
    }
    lay_out(play, luck);
    special(play);
    // DW-SETUP-26. The Trade Row.
    buy::refill(play, luck);
    if play.game.mode() == Mode::Versus {
        let seat = Seat::new(luck.below(play.game.seat_count() as u32) as usize);
        play.happens(Event::FirstPlayerChosen { seat });
    }
}

/// DW-SETUP-28, DW-SETUP-29, DW-SETUP-31, DW-SPECIAL-20, DW-DR-138. Lays first the searched terrains, then the face-up
/// tiles, then the face-down tiles.
fn lay_out<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let layout = &play.game.mission().layout;
    for spot in layout {
        if let Laid::Searched(terrain) = spot.laid {
            let tile = search(play, terrain, luck);
            let tile = tile.expect("there is such a tile, because the layout of a sound mission can be laid");
            play.happens(Event::TileLaid { tile, place: spot.place, up: true });
        }
    }
    for (laid, up) in [(Laid::FaceUp, true), (Laid::FaceDown, false)] {
        for spot in layout.iter().filter(|spot| spot.laid == laid) {
            let tile = land::pick(play.state(), luck);
            let tile = tile.expect("a tile is left, because the layout of a sound mission can be laid");
            play.happens(Event::TileLaid { tile, place: spot.place, up });
        }
    }
    play.happens(Event::MeeplesPlaced { place: start(layout) });
}

/// The place where the meeples start.
pub(crate) fn start(layout: &[LayoutSpot]) -> Place {
    let start = layout.iter().find(|spot| spot.start);
    start.expect("a layout has a start, because none is read without one").place
}

/// A random tile of this terrain in the pile, each equally likely.
fn search<S: Sink<DeckGoesWest>>(play: &Play<S>, terrain: Terrain, luck: &mut impl Luck) -> Option<Tile> {
    let fits = |tile: &Tile| play.game.edition().tile(*tile).terrain == terrain;
    let fitting: Tiles = play.state().land.pile.iter().filter(fits).collect();
    match fitting.len() {
        0 => None,
        1 => fitting.iter().next(),
        count => fitting.iter().nth(luck.below(count) as usize),
    }
}

/// DW-SETUP-30, DW-SETUP-33, DW-DR-122, DW-SPECIAL-05, DW-SPECIAL-08, DW-SPECIAL-10, DW-SPECIAL-11, DW-SPECIAL-12.
/// Puts bandits on camps; then applies the special rules of the mission.
fn special<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    let special = play.game.mission().special;
    let start = start(&play.game.mission().layout);
    let showing = play.state().land.up;
    for tile in showing.iter() {
        land::guard(play, tile);
    }
    let is_camp = |tile: Tile| play.game.edition().tile(tile).terrain == Terrain::BanditCamp;
    if special.west_column_bandits > 0 {
        let column = |tile: Tile| play.state().land.place(tile).map(|place| place.column);
        let west = showing.iter().filter_map(column).max();
        let edge: Tiles = showing.iter().filter(|&tile| column(tile) == west && !is_camp(tile)).collect();
        for tile in edge.iter() {
            let at = play.state().land.place_and_tile(tile);
            play.happens(Event::BanditsLaid { at, bandits: special.west_column_bandits });
        }
    }
    if special.adjacent_bandits > 0 {
        for direction in [Direction::North, Direction::South] {
            if let Some(tile) = play.state().land.at(start.toward(direction)) {
                let at = play.state().land.place_and_tile(tile);
                play.happens(Event::BanditsLaid { at, bandits: special.adjacent_bandits });
            }
        }
    }
    if special.start_rail
        && let Some(tile) = play.state().land.at(start)
    {
        play.happens(Event::StartRailLaid { tile });
    }
    if special.wagon {
        play.happens(Event::WagonPlaced { place: start });
    }
}
