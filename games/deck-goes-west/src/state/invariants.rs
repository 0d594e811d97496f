//! Invariants of every state.

use super::{Phase, SEATS, StackFrame, State, Tabletop};
use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::land::{Direction, Tiles};
use crate::rules::{death, order};
use crate::setup::HouseRule;
use game::{Game, Notation, Seat};

/// Checks all invariants; the error names the one that does not hold.
pub(crate) fn invariants(game: &DeckGoesWest, state: &State) -> Result<(), String> {
    if state.asked.is_some() && state.asked != order::find_asked(game, state) {
        return Err("the cached question is not the one that the rules ask".to_owned());
    }
    of_tabletop(game, state)
}

/// Checks the invariants of the tabletop, without the cache of what is asked.
pub(crate) fn of_tabletop(game: &DeckGoesWest, state: &Tabletop) -> Result<(), String> {
    if matches!(state.phase, Phase::Setup) && state.land.up.is_empty() {
        return Ok(());
    }
    tiles(game, state)?;
    map(game, state)?;
    people(game, state)?;
    cards(game, state)?;
    let goal = game.board().score;
    if state.score.0.iter().any(|&score| score > goal) {
        return Err("a score is beyond the end of its track".to_owned());
    }
    if state.day > game.board().days {
        return Err("the Day Tracker is beyond the end of its track".to_owned());
    }
    Ok(())
}

/// DW-TILE-10. Every tile is in one place; railways and faces are on the map.
fn tiles(game: &DeckGoesWest, state: &Tabletop) -> Result<(), String> {
    let land = &state.land;
    let on_map: Tiles = land.on_map().map(|(tile, _)| tile).collect();
    let all = [on_map, land.pile, land.discards];
    if all.iter().map(|tiles| tiles.len()).sum::<u32>()
        != all.iter().fold(0, |sum, tiles| sum | tiles.0).count_ones()
    {
        return Err("a tile is in two places".to_owned());
    }
    if all.iter().any(|tiles| tiles.iter().any(|tile| tile.number() >= game.edition().tiles.len())) {
        return Err("there is a tile that is in no edition".to_owned());
    }
    if land.up.0 & !on_map.0 != 0 || land.rails.0 & !land.up.0 != 0 {
        return Err("a railway is not on a face-up tile of the map".to_owned());
    }
    if land.groups().0 & !on_map.0 != 0 {
        return Err("there are bandits off the map".to_owned());
    }
    Ok(())
}

/// DW-REVEAL-01, DW-REVEAL-02. Face-up tiles are surrounded by land, unless land is owed.
fn map(game: &DeckGoesWest, state: &Tabletop) -> Result<(), String> {
    let land = &state.land;
    // While a tile is being turned up, the tiles around it are still to be laid.
    if land.owes || !state.is_at_rest() {
        return Ok(());
    }
    let Some(east) = land.eastmost_showing() else { return Err("no land is showing".to_owned()) };
    for tile in land.up.iter() {
        let Some(place) = land.place(tile) else { continue };
        for direction in Direction::ALL {
            let beside = place.toward(direction);
            if beside.column >= east && land.is_free(beside) {
                return Err(format!(
                    "{} at {place} has no land to the {}",
                    game.edition().tile(tile).id,
                    direction.letter()
                ));
            }
        }
    }
    Ok(())
}

/// Living meeples and the wagon stand on face-up tiles.
fn people(game: &DeckGoesWest, state: &Tabletop) -> Result<(), String> {
    let stands = |place| state.land.at(place).is_some_and(|tile| state.land.is_up(tile));
    for seat in game.seats() {
        let player = state.player(seat);
        if player.alive && state.is_at_rest() && !stands(player.at) {
            return Err(format!("{} stands at {}, where no land shows", game.seat_name(seat), player.at));
        }
    }
    if (game.seat_count()..SEATS).any(|seat| state.is_alive(Seat::new(seat))) {
        return Err("a seat is alive that does not play".to_owned());
    }
    if let Some(place) = state.wagon.filter(|_| state.is_at_rest())
        && !stands(place)
    {
        return Err(format!("the wagon is at {place}, where no land shows"));
    }
    if state.wagon.is_some() && !game.mission().special.wagon {
        return Err("this mission has no wagon".to_owned());
    }
    Ok(())
}

/// DW-SETUP-24. Every card is in a zone where cards of its pile can be.
fn cards(game: &DeckGoesWest, state: &Tabletop) -> Result<(), String> {
    if !state.cards.are_in_order(game.index()) {
        return Err("the cached hands, row or draw piles do not match the zones of the cards".to_owned());
    }
    for seat in (0..SEATS).map(Seat::new) {
        let empty = [Zone::hand(seat), Zone::shown(seat), Zone::discard(seat), Zone::table(seat)]
            .into_iter()
            .all(|zone| state.cards.count(zone) == 0)
            && state.cards.draw_size(seat) == 0;
        if !state.is_alive(seat) && !empty {
            return Err("the dead hold cards".to_owned());
        }
        if !game.hands_are_closed() && state.cards.count(Zone::shown(seat)) > 0 {
            return Err("a card is known to all in an open hand".to_owned());
        }
        if state.stack.placing().is_none_or(|held| held.seat != seat)
            && state.cards.count(Zone::held(seat)) > 0
        {
            return Err("a card is held that no seat places".to_owned());
        }
        // DW-DR-29. No seat acts with a hand full of danger.
        let acting = matches!(state.phase, Phase::Acting(_) | Phase::Discarding(_)) && state.is_at_rest();
        if acting
            && state.is_alive(seat)
            && !game.plays_by(HouseRule::LateDeath)
            && death::is_deadly(game, state, seat)
        {
            return Err("a seat is alive with a hand full of danger".to_owned());
        }
    }
    let gaps: Vec<bool> = TradeSlot::ALL.into_iter().map(|slot| state.row_card(slot).is_none()).collect();
    if state.is_at_rest() && gaps.windows(2).any(|pair| !pair[0] && pair[1]) {
        return Err("there is a gap within the Trade Row".to_owned());
    }
    Ok(())
}

impl Tabletop {
    /// Have the rules completed everything that follows without a decision?
    fn is_at_rest(&self) -> bool {
        let half_done = |frame| {
            matches!(
                frame,
                StackFrame::Action(_)
                    | StackFrame::Movement(_)
                    | StackFrame::Job(_)
                    | StackFrame::Event(_)
                    | StackFrame::Dues(_)
                    | StackFrame::Placing(_)
            )
        };
        !self.stack.frames().any(|frame| half_done(*frame))
            && matches!(self.phase, Phase::Acting(_) | Phase::Discarding(_) | Phase::Over(_))
    }
}
