//! Checks that the maps of an edition are sound: neighbours are mutual, every space can be reached, and the train can
//! always go on.

use super::{Edition, SiteKind};
use crate::space::{Space, SpaceSet};
use std::collections::BTreeSet;

/// The space at fault, and the reason.
type Flaw = (Space, String);

/// Runs all checks; returns the first flaw.
pub(super) fn is_sound(edition: &Edition) -> Result<(), Flaw> {
    neighbours_are_mutual(edition)?;
    the_maps_are_connected(edition)?;
    the_places_are_as_named(edition)?;
    the_sheriff_can_walk(edition)?;
    every_rail_leads_on(edition)?;
    the_train_stands_on_rails(edition)?;
    the_train_reaches_every_town(edition)
}

fn flaw(space: Space, reason: impl Into<String>) -> Result<(), Flaw> {
    Err((space, reason.into()))
}

fn neighbours_are_mutual(edition: &Edition) -> Result<(), Flaw> {
    for space in edition.main_map().chain(edition.train_map()) {
        for other in edition.beside(space) {
            let name = &edition.site(other).id;
            if other == space {
                return flaw(space, "is beside itself");
            }
            if !edition.beside(other).contains(space) {
                return flaw(space, format!("is beside `{name}`, but `{name}` is not beside it"));
            }
        }
    }
    Ok(())
}

/// Each map is connected, except for the jail, which is entered in another way.
fn the_maps_are_connected(edition: &Edition) -> Result<(), Flaw> {
    let train = edition.train_map().filter(|&space| space != edition.train.jail).collect();
    let maps: [(Space, SpaceSet); 2] =
        [(edition.board.canyon, edition.main_map().collect()), (edition.train.platforms[0], train)];
    for (from, all) in maps {
        let mut reached = SpaceSet::only(from);
        loop {
            let further = reached.iter().fold(reached, |found, space| found.or(edition.beside(space)));
            if further == reached {
                break;
            }
            reached = further;
        }
        if let Some(lost) = all.without(reached).iter().next() {
            return flaw(lost, format!("cannot be reached from `{}`", edition.site(from).id));
        }
    }
    Ok(())
}

fn the_places_are_as_named(edition: &Edition) -> Result<(), Flaw> {
    let board = &edition.board;
    let is = |space: Space, kind: SiteKind, what: &str| match edition.site(space).kind == kind {
        true => Ok(()),
        false => flaw(space, format!("is not {what}")),
    };
    is(board.canyon, SiteKind::Canyon, "the canyon")?;
    for (town, letter) in board.towns.iter().zip(['A', 'B', 'C']) {
        is(town.space, SiteKind::Town, "a town")?;
        if town.letter != letter {
            return flaw(town.space, "is out of order: the towns are A, B and C");
        }
        if !board.stars.contains(town.star) || !edition.beside(town.space).contains(town.star) {
            return flaw(town.star, format!("is no star rail beside Town {letter}"));
        }
    }
    for cactus in &board.cacti {
        is(cactus.space, SiteKind::Cactus, "a cactus")?;
        if !board.rails.contains(cactus.rail) || !edition.beside(cactus.space).contains(cactus.rail) {
            return flaw(cactus.space, "has no rail in front of it");
        }
    }
    if let Some(rail) =
        board.tunnel.iter().find(|&rail| !edition.beside(rail).without(board.rails).is_empty())
    {
        return flaw(rail, "is in the tunnel, so it can only be beside rails");
    }
    is(edition.train.escape, SiteKind::Platform, "a platform")?;
    if !edition.beside(edition.train.jail).is_empty() {
        return flaw(edition.train.jail, "is the jail: nobody walks in or out");
    }
    let open = |&car: &Space| !edition.beside(car).without(edition.train.all_platforms).is_empty();
    match edition.train.cars.into_iter().find(open) {
        Some(car) => flaw(car, "is the inside of a car, so it can only be beside platforms"),
        None => Ok(()),
    }
}

fn the_sheriff_can_walk(edition: &Edition) -> Result<(), Flaw> {
    let walk = &edition.train.walk;
    for pair in walk.windows(2) {
        if !edition.beside(pair[0]).contains(pair[1]) {
            let before = &edition.site(pair[0]).id;
            return flaw(pair[1], format!("follows `{before}` on the Sheriff's walk, but is not beside it"));
        }
    }
    for (at, &space) in walk.iter().enumerate() {
        if edition.train.roofs.contains(space) || space == edition.train.jail || walk[..at].contains(&space) {
            return flaw(space, "cannot be on the Sheriff's walk, or is on it twice");
        }
    }
    match walk.len() >= 2 && walk.contains(&edition.train.sheriff) {
        true => Ok(()),
        false => flaw(edition.train.sheriff, "is where the Sheriff starts, but not on a walk of his"),
    }
}

/// A plain rail has two ends, a junction three, and a red and a green way for a train from each.
fn every_rail_leads_on(edition: &Edition) -> Result<(), Flaw> {
    let board = &edition.board;
    for rail in board.rails {
        let ends = edition.beside(rail).and(board.rails);
        let count = ends.len() + usize::from(board.wrap.contains(&rail));
        match (edition.site(rail).kind, count) {
            (SiteKind::Rail, 2) => {}
            (SiteKind::Junction, 3) if ends.len() == 3 => {
                let ways = edition.junction(rail).map(|at| &board.junctions[at].ways[..]).unwrap_or_default();
                for end in ends {
                    let leads_on = |to: Space| to != end && ends.contains(to);
                    let known = ways.iter().find(|ways| ways.from == end);
                    if !known.is_some_and(|ways| leads_on(ways.red) && leads_on(ways.green)) {
                        let from = &edition.site(end).id;
                        return flaw(rail, format!("needs a red and a green way for a train from `{from}`"));
                    }
                }
            }
            (SiteKind::Junction, _) => {
                return flaw(rail, format!("is a junction of {count} rails, not of three"));
            }
            _ => return flaw(rail, format!("leads to {count} rails, not to two: the train would be stuck")),
        }
    }
    Ok(())
}

fn the_train_stands_on_rails(edition: &Edition) -> Result<(), Flaw> {
    let board = &edition.board;
    for (car, pair) in (1..).zip(board.start.windows(2)) {
        if !edition.beside(pair[0]).and(board.rails).contains(pair[1]) {
            return flaw(pair[1], format!("is where car {} starts, but not behind car {car}", car + 1));
        }
    }
    Ok(())
}

/// Follows the train from its start through every way that switches can send it.
fn the_train_reaches_every_town(edition: &Edition) -> Result<(), Flaw> {
    let board = &edition.board;
    let (mut seen, mut open) = (BTreeSet::new(), vec![(board.start[1], board.start[0])]);
    while let Some((from, at)) = open.pop() {
        if seen.insert((from, at)) {
            open.extend(edition.ways_on(from, at).iter().map(|to| (at, to)));
        }
    }
    let entered: SpaceSet = seen.iter().map(|&(_, at)| at).collect();
    match board.towns.iter().find(|town| !entered.contains(town.star)) {
        Some(town) => {
            flaw(town.star, format!("is never reached by the train, so Town {} is not", town.letter))
        }
        None => Ok(()),
    }
}
