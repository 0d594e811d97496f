//! Revealing land, and land that runs out.

use super::{
    CheckResult, Play, danger,
    event::{EventCause, happen},
};
use crate::DeckGoesWest;
use crate::edition::{Place, Tile};
use crate::event::Event;
use crate::job::{Danger, Terrain, Trigger};
use crate::refusal::Obstacle;
use crate::setup::HouseRule;
use crate::state::{SEATS, Tabletop};
use game::{Luck, Seat, SeatSet, Sink};

/// DW-REVEAL-12, DW-DR-96. The range of a telescope, in steps.
const SIGHT: u16 = 2;

/// What turns a tile up.
#[derive(Clone, Copy)]
pub(crate) enum RevealedBy {
    /// An attempted step, with whether it leads West.
    Step {
        west: bool,
    },
    Telescope,
}

/// DW-REVEAL-12, DW-DR-96, DW-SPECIAL-03. May this face-down tile be revealed from afar?
pub(crate) fn check_target(game: &DeckGoesWest, state: &Tabletop, seat: Seat, place: Place) -> CheckResult {
    match state.land.at(place) {
        Some(tile) if !state.land.is_up(tile) => {}
        _ => return Err(Obstacle::NotFaceDown),
    }
    if state.player(seat).at.distance(place) > SIGHT {
        return Err(Obstacle::OutOfSight);
    }
    let leash = game.mission().special.leash.zip(state.eastmost_meeple(None));
    match leash {
        Some((leash, eastmost)) if i16::from(place.column) > i16::from(eastmost) + i16::from(leash) => {
            Err(Obstacle::Leashed("DW-SPECIAL-03"))
        }
        _ => Ok(()),
    }
}

/// The places within the range of a telescope, from West to East.
pub(crate) fn in_sight(from: Place) -> impl Iterator<Item = Place> {
    let reach = SIGHT as i8;
    (-reach..=reach).rev().flat_map(move |columns| {
        let rows = reach - columns.abs();
        (-rows..=rows).map(move |rows| from.by(columns, rows))
    })
}

/// Is there a tile that the seat may reveal from afar?
pub(crate) fn has_target(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> bool {
    in_sight(state.player(seat).at).any(|place| check_target(game, state, seat, place).is_ok())
}

/// DW-REVEAL-01, DW-REVEAL-03, DW-REVEAL-04, DW-DR-97. Reveals a tile: turns it up, surrounds it, puts bandits on a
/// camp; then the event happens.
pub(crate) fn reveal<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    seat: Seat,
    place: Place,
    by: RevealedBy,
    luck: &mut impl Luck,
) {
    let Some(tile) = play.state().land.at(place) else { return };
    play.happens(Event::TileRevealed { seat, tile, far: matches!(by, RevealedBy::Telescope) });
    surround(play, place, Scarcity::TakeUp, luck);
    guard(play, tile);
    let moved_west = matches!(by, RevealedBy::Step { west: true });
    happen(
        play,
        EventCause { moved_west, ..EventCause::new(Trigger::Reveal, SeatSet::only(seat), place.column) },
    );
}

/// DW-SETUP-33, DW-REVEAL-04, DW-DR-07, DW-DR-100, DW-SPECIAL-10. Puts bandits on a camp that is turned up.
pub(crate) fn guard<S: Sink<DeckGoesWest>>(play: &mut Play<S>, tile: Tile) {
    let bandits = play.game.mission().special.camp_bandits;
    if play.game.edition().tile(tile).terrain == Terrain::BanditCamp && bandits > 0 {
        play.happens(Event::CampGuarded { tile, bandits });
    }
}

/// What to do when the pile of land is empty.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scarcity {
    /// DW-REVEAL-05. Take up the Eastmost column.
    TakeUp,
    /// DW-DR-45. Leave places empty.
    Owe,
}

/// DW-REVEAL-01, DW-REVEAL-02, DW-DR-09, DW-DR-10, DW-DR-11. Lays face-down tiles all around a tile.
fn surround<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    place: Place,
    scarcity: Scarcity,
    luck: &mut impl Luck,
) {
    let four = play.game.plays_by(HouseRule::FourNeighbours);
    let is_wanted = |state: &Tabletop, free: Place| {
        let east = state.land.eastmost_showing().expect("land shows, because a tile has just been turned up");
        free.column >= east && state.land.is_free(free)
    };
    for free in place.around(four) {
        if is_wanted(play.state(), free) {
            stock_up(play, place, scarcity, luck);
        }
        // Taking up a column, and the tiles that meeples were moved to, may have changed that.
        if is_wanted(play.state(), free) {
            match pick(play.state(), luck) {
                Some(tile) => play.happens(Event::TileLaid { tile, place: free, up: false }),
                None => play.happens(Event::LandOwed),
            }
        }
    }
}

/// DW-TILE-10, DW-REVEAL-05, DW-DR-44. Refills an empty pile from the discards, else from the Eastmost column; again
/// from the next column, if meeples shifted off the first used all of its tiles.
fn stock_up<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    revealed: Place,
    scarcity: Scarcity,
    luck: &mut impl Luck,
) {
    while play.state().land.pile.is_empty() {
        if !play.state().land.discards.is_empty() {
            play.happens(Event::LandShuffled);
        } else if scarcity == Scarcity::Owe || !take_up_column(play, revealed, luck) {
            return;
        }
    }
}

/// A random tile of the pile, each equally likely.
pub(crate) fn pick(state: &Tabletop, luck: &mut impl Luck) -> Option<Tile> {
    let pile = state.land.pile;
    match pile.len() {
        0 => None,
        1 => pile.iter().next(),
        count => pile.iter().nth(luck.below(count) as usize),
    }
}

/// DW-REVEAL-05, DW-REVEAL-06, DW-DR-05, DW-DR-44, DW-DR-45, DW-DR-49, DW-DR-139. Takes up the Eastmost column and
/// shuffles it into the pile; players on it are shifted West and take exhaustion. Returns false for the only column
/// and for that of the tile being revealed.
fn take_up_column<S: Sink<DeckGoesWest>>(play: &mut Play<S>, revealed: Place, luck: &mut impl Luck) -> bool {
    let land = &play.state().land;
    let Some(column) = land.eastmost() else { return false };
    let next = land.on_map().map(|(_, place)| place.column).filter(|&other| other > column).min();
    let (false, Some(next)) = (column == revealed.column, next) else { return false };
    let mut left = land
        .on_map()
        .filter(|(_, place)| place.column == column)
        .map(|(tile, _)| tile)
        .collect::<crate::land::Tiles>();
    while let Some(tile) = play.state().land.first_of(left) {
        left = left.without(tile);
        play.happens(Event::TileLeft { tile, taken_up: true });
    }
    play.happens(Event::LandShuffled);
    shift(play, column, next, luck);
    true
}

/// DW-REVEAL-06, DW-DR-45. Moves players and the wagon to the nearest tile of the next column, which is turned up
/// without an event.
fn shift<S: Sink<DeckGoesWest>>(play: &mut Play<S>, column: i8, next: i8, luck: &mut impl Luck) {
    let order = play.state().table_order();
    let shifted: SeatSet =
        order.into_iter().flatten().filter(|&seat| play.state().player(seat).at.column == column).collect();
    let mut reached = [None; SEATS + 1];
    for (place, seat) in reached.iter_mut().zip(order.into_iter().flatten()) {
        let at = play.state().player(seat).at;
        if let Some(to) = nearest(play.state(), at, next).filter(|_| shifted.contains(seat)) {
            let tile =
                play.state().land.at(to).expect("a tile is there, because only places with tiles are near");
            let to_ground = play.state().land.place_and_tile(tile);
            play.happens(Event::Shifted { seat, to: to_ground });
            *place = Some(to);
        }
    }
    if let Some(at) = play.state().wagon.filter(|at| at.column == column)
        && let Some(to) = nearest(play.state(), at, next)
    {
        play.happens(Event::WagonShifted { to });
        reached[SEATS] = Some(to);
    }
    let first = play.state().p1_order();
    danger::owe_all(play, shifted, first, Danger::Exhaustion, 1);
    for place in reached.into_iter().flatten() {
        if let Some(tile) = play.state().land.at(place).filter(|&tile| !play.state().land.is_up(tile)) {
            play.happens(Event::TileTurned { tile });
            surround(play, place, Scarcity::Owe, luck);
            guard(play, tile);
        }
    }
}

/// DW-DR-45. The nearest place of a column: exactly West, else the fewest rows away, North before South.
fn nearest(state: &Tabletop, at: Place, column: i8) -> Option<Place> {
    let places = state.land.on_map().map(|(_, place)| place).filter(|place| place.column == column);
    places.min_by_key(|place| (place.row.abs_diff(at.row), place.row))
}

/// DW-DR-44. Fills places that were left empty, West first, then North first, once there is land again.
pub(crate) fn fill_owed<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    if !play.state().land.owes {
        return;
    }
    loop {
        let Some(place) = owed(play.game, play.state()) else { return play.happens(Event::LandSettled) };
        if play.state().land.pile.is_empty() && !play.state().land.discards.is_empty() {
            play.happens(Event::LandShuffled);
        }
        match pick(play.state(), luck) {
            Some(tile) => play.happens(Event::TileLaid { tile, place, up: false }),
            None => return,
        }
    }
}

/// DW-DR-44. The first place without a tile next to a face-up tile, not East of all face-up tiles.
fn owed(game: &DeckGoesWest, state: &Tabletop) -> Option<Place> {
    let east = state.land.eastmost_showing()?;
    let four = game.plays_by(HouseRule::FourNeighbours);
    let mut first: Option<Place> = None;
    for tile in state.land.up.iter() {
        let Some(place) = state.land.place(tile) else { continue };
        for free in place.around(four) {
            let before = first.is_none_or(|first| {
                (std::cmp::Reverse(free.column), free.row) < (std::cmp::Reverse(first.column), first.row)
            });
            if free.column >= east && before && state.land.is_free(free) {
                first = Some(free);
            }
        }
    }
    first
}

/// DW-EAST-01, DW-EAST-02, DW-EAST-03, DW-EAST-04, DW-DR-110, DW-DR-111. Removes tiles too far East of all players and
/// the wagon.
pub(crate) fn remove_east<S: Sink<DeckGoesWest>>(play: &mut Play<S>, distance: u8) {
    let state = play.state();
    let wagon = state.wagon.map(|place| place.column);
    let Some(east) = state.eastmost_meeple(None).into_iter().chain(wagon).min() else { return };
    let limit = i16::from(east) - i16::from(distance);
    let gone = |place: Place| i16::from(place.column) < limit;
    let mut left: crate::land::Tiles =
        state.land.on_map().filter(|&(_, place)| gone(place)).map(|(tile, _)| tile).collect();
    while let Some(tile) = play.state().land.first_of(left) {
        left = left.without(tile);
        play.happens(Event::TileLeft { tile, taken_up: false });
    }
}
