//! What a step costs, and where a step, an attempt or a train ride may lead.

use crate::DeckGoesWest;
use crate::decision::Fare;
use crate::edition::{Place, Tile};
use crate::job::{Gait, Terrain};
use crate::land::Direction;
use crate::refusal::Obstacle;
use crate::rules::CheckResult;
use crate::state::{Movement, Tabletop};
use game::Seat;
use std::ops::ControlFlow;

/// DW-SPECIAL-02, DW-SPECIAL-04. Refuses places too far ahead of the other meeples; going back is always allowed.
pub(super) fn check_leash(game: &DeckGoesWest, state: &Tabletop, mover: Seat, to: Place) -> CheckResult {
    let Some(leash) = game.mission().special.leash else { return Ok(()) };
    let Some(eastmost) = state.eastmost_meeple(Some(mover)) else { return Ok(()) };
    let ahead = i16::from(to.column) > i16::from(eastmost) + i16::from(leash);
    match ahead && to.column >= state.player(mover).at.column {
        true => Err(Obstacle::Leashed("DW-SPECIAL-02")),
        false => Ok(()),
    }
}

/// DW-WAGON-02, DW-DR-121. The wagon comes along from the mover's own tile only.
pub(super) fn check_wagon(state: &Tabletop, mover: Seat, with: bool) -> CheckResult {
    if with && state.wagon != Some(state.player(mover).at) {
        Err(Obstacle::NoWagonHere("DW-DR-121"))
    } else {
        Ok(())
    }
}

/// DW-MOVE-02, DW-MOVE-03, DW-MOVE-04, DW-MOVE-05, DW-MOVE-06, DW-MOVE-07, DW-MOVE-08, DW-RAIL-07, DW-RAIL-08,
/// DW-DR-83, DW-DR-87, DW-DR-89, DW-DR-90, DW-DR-136. May the tile be entered at this fare?
pub(super) fn check_fare(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    tile: Tile,
    by: Fare,
    with_wagon: bool,
) -> CheckResult {
    let times = if with_wagon && game.wagon_pays() { 2 } else { 1 };
    let rail = state.land.rails.has(tile);
    match by {
        Fare::Rail if !rail => Err(Obstacle::NoRailThere("DW-RAIL-08")),
        Fare::Rail if movement.pool[Gait::Walk as usize] < times => {
            Err(Obstacle::NotEnoughMovement("DW-MOVE-10"))
        }
        Fare::Rail if state.stack.followed[usize::from(with_wagon)].has(tile) => Err(Obstacle::BeenThere),
        Fare::Rail => Ok(()),
        Fare::Paid(costs) => {
            let here = state.tile_of(movement.mover).map(|tile| game.edition().tile(tile).terrain);
            let from_water = here.is_some_and(Terrain::is_water);
            let printed = game.edition().tile(tile).ways.iter();
            let mut fitting = printed.filter(|way| way.costs == costs).peekable();
            let by_rail = rail && costs == [0, 0, 1];
            if fitting.peek().is_none() && !by_rail {
                return Err(Obstacle::NoSuchWay);
            }
            if !(fitting.any(|way| !way.from_water || from_water) || by_rail && from_water) {
                return Err(Obstacle::NotFromWater);
            }
            let enough =
                costs.iter().zip(movement.pool).all(|(&cost, pool)| pool >= cost.saturating_mul(times));
            if enough { Ok(()) } else { Err(Obstacle::NotEnoughMovement("DW-MOVE-10")) }
        }
    }
}

/// Every fare at which the mover can enter a tile now.
pub(super) fn fares(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    tile: Tile,
    offer: &mut impl FnMut(Fare, bool) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let ways = &game.edition().tile(tile).ways;
    let with_wagon = state.wagon == Some(state.player(movement.mover).at);
    for wagon in [false, true] {
        if wagon && !with_wagon {
            break;
        }
        if check_fare(game, state, movement, tile, Fare::Rail, wagon).is_ok() {
            offer(Fare::Rail, wagon)?;
        }
        for (at, way) in ways.iter().enumerate() {
            let is_new = !ways[..at].iter().any(|other| other.costs == way.costs);
            let by = Fare::Paid(way.costs);
            if is_new && check_fare(game, state, movement, tile, by, wagon).is_ok() {
                offer(by, wagon)?;
            }
        }
        let sail = Fare::Paid([0, 0, 1]);
        let is_printed = ways.iter().any(|way| way.costs == [0, 0, 1]);
        if !is_printed && check_fare(game, state, movement, tile, sail, wagon).is_ok() {
            offer(sail, wagon)?;
        }
    }
    ControlFlow::Continue(())
}

/// DW-MOVE-10, DW-MOVE-12, DW-DR-94. Checks a step to a face-up tile.
pub(super) fn check_step(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    direction: Direction,
    by: Fare,
    wagon: bool,
) -> CheckResult {
    let to = state.player(movement.mover).at.toward(direction);
    let Some(tile) = state.land.at(to) else { return Err(no_tile(direction)) };
    if !state.land.is_up(tile) {
        return Err(Obstacle::FaceDown);
    }
    check_leash(game, state, movement.mover, to)?;
    check_wagon(state, movement.mover, wagon)?;
    check_fare(game, state, movement, tile, by, wagon)
}

/// DW-MOVE-12, DW-DR-94. The refusal of a step to a place without a tile.
const fn no_tile(direction: Direction) -> Obstacle {
    Obstacle::NoTileThere(if matches!(direction, Direction::East) { "DW-MOVE-12" } else { "DW-DR-94" })
}

/// DW-MOVE-11, DW-REVEAL-07, DW-DR-85, DW-DR-93. Checks a step to a face-down tile: any movement but a train.
pub(super) fn check_try(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    direction: Direction,
) -> CheckResult {
    let to = state.player(movement.mover).at.toward(direction);
    let Some(tile) = state.land.at(to) else { return Err(no_tile(direction)) };
    if state.land.is_up(tile) {
        return Err(Obstacle::NotFaceDown);
    }
    if movement.pool == [0; 3] {
        return Err(Obstacle::NotEnoughMovement("DW-DR-85"));
    }
    check_leash(game, state, movement.mover, to)
}

/// DW-TRAIN-01, DW-TRAIN-02, DW-TRAIN-03, DW-TRAIN-04, DW-DR-91, DW-DR-92. Checks a ride from railway to railway with
/// one ticket.
pub(super) fn check_ride(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    length: u8,
    to: Place,
    wagon: bool,
) -> CheckResult {
    let from = state.player(movement.mover).at;
    let is_rail = |place| state.land.at(place).is_some_and(|tile| state.land.rails.has(tile));
    if !is_rail(from) || !is_rail(to) || from == to {
        return Err(Obstacle::NoRailThere("DW-TRAIN-01"));
    }
    if from.distance(to) > length.into() {
        return Err(Obstacle::TooFar);
    }
    if movement.after_ride(game, length, false).is_none() {
        return Err(Obstacle::NoTicket("DW-TRAIN-04"));
    }
    if movement.after_ride(game, length, wagon).is_none() {
        return Err(Obstacle::NoTicket("DW-DR-121"));
    }
    check_leash(game, state, movement.mover, to)?;
    check_wagon(state, movement.mover, wagon)
}

impl Movement {
    /// DW-DR-92, DW-DR-121. The tickets left after a ride of this length, if there are enough; by house rule the wagon
    /// needs a ticket of its own, at least as long.
    pub(crate) fn after_ride(&self, game: &DeckGoesWest, length: u8, wagon: bool) -> Option<[u8; 8]> {
        let mut left = self.tickets;
        let ride = game.ride(length)?;
        left[ride] = left[ride].checked_sub(1)?;
        if wagon && game.wagon_pays() {
            let second = (ride..left.len()).find(|&ride| left[ride] > 0)?;
            left[second] -= 1;
        }
        Some(left)
    }
}
