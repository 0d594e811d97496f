//! Bandits at Night: they move, appear and split.

use super::Play;
use crate::DeckGoesWest;
use crate::edition::{Compass, Edition, Tile};
use crate::event::Event;
use crate::job::Terrain;
use crate::land::{Direction, Tiles};
use crate::setup::HouseRule;
use crate::state::Tabletop;
use game::{Luck, Sink};

/// DW-DR-109. The limit of splits in one step.
const MOST_SPLITS: usize = 500;

/// A group while it moves: groups merge only at the end of the step (DW-DR-105).
#[derive(Clone, Copy)]
struct Group {
    tile: Tile,
    bandits: u16,
    moved: bool,
}

/// The groups of the step, in the order in which they move.
struct Groups {
    groups: [Group; Edition::MOST_TILES],
    count: usize,
}

/// DW-BMOVE-01, DW-BMOVE-10, DW-DR-27, DW-DR-101. Every group that may move does so, from West to East; at the end,
/// groups on one tile merge.
pub(crate) fn ride<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let nobody = Group { tile: Tile::new(0), bandits: 0, moved: true };
    let mut groups = Groups { groups: [nobody; Edition::MOST_TILES], count: 0 };
    let mut left = play.state().land.groups();
    while let Some(tile) = play.state().land.first_of(left) {
        left = left.without(tile);
        groups.groups[groups.count] =
            Group { tile, bandits: play.state().land.bandits_on(tile), moved: false };
        groups.count += 1;
    }
    for at in 0..groups.count {
        groups.ride_on(at, play, luck);
    }
}

impl Groups {
    /// DW-BMOVE-04, DW-BMOVE-05, DW-BMOVE-06, DW-BMOVE-07, DW-BMOVE-08, DW-BMOVE-09, DW-DR-103,
    /// DW-DR-104. One group rolls the compass die and rides; groups it meets ride at once.
    fn ride_on<S: Sink<DeckGoesWest>>(&mut self, at: usize, play: &mut Play<S>, luck: &mut impl Luck) {
        let Group { tile, bandits, moved } = self.groups[at];
        if moved || stands_still(play.game, play.state(), tile) {
            return;
        }
        self.groups[at].moved = true;
        let rolled = play.game.edition().compass[luck.below(6) as usize];
        let to = direction(rolled).and_then(|direction| {
            let land = &play.state().land;
            let from = land.place(tile)?;
            land.at(from.toward(direction)).or_else(|| land.at(from.toward(direction.opposite())))
        });
        let Some(to) = to else {
            self.groups[at].bandits = bandits.saturating_add(1);
            let at = play.state().land.place_and_tile(tile);
            return play.happens(Event::BanditsGrew { at, rolled });
        };
        let (from, ground) = (play.state().land.place_and_tile(tile), play.state().land.place_and_tile(to));
        play.happens(Event::BanditsRode { from, to: ground, count: bandits, rolled });
        self.groups[at].tile = to;
        for met in 0..self.count {
            if met != at && self.groups[met].tile == to {
                self.ride_on(met, play, luck);
            }
        }
    }
}

/// DW-BMOVE-02, DW-BMOVE-03, DW-DR-102, DW-DR-106, DW-DR-125. Groups with a player, or on a face-up camp, do not move.
fn stands_still(game: &DeckGoesWest, state: &Tabletop, tile: Tile) -> bool {
    let camp = state.land.is_up(tile) && game.edition().tile(tile).terrain == Terrain::BanditCamp;
    camp || state.land.place(tile).is_some_and(|place| !state.on(place).is_empty())
}

const fn direction(rolled: Compass) -> Option<Direction> {
    match rolled {
        Compass::North => Some(Direction::North),
        Compass::South => Some(Direction::South),
        Compass::West => Some(Direction::West),
        Compass::More => None,
    }
}

/// DW-BAPP-02, DW-DR-108. The Bandit Risk: that of the highest section with a marker.
pub(crate) fn risk(game: &DeckGoesWest, state: &Tabletop) -> u8 {
    // Before the deal no seat lives.
    let score = state.living().iter().map(|seat| state.score_of(game, seat)).max().unwrap_or(0);
    let sections = &game.board().sections;
    let by_day = sections.iter().position(|section| state.day <= section.day_to);
    let by_score = sections.iter().position(|section| score <= section.score_to);
    // The last section of a sound board reaches the ends of both tracks; a foreign journal may go beyond.
    let last = sections.len() - 1;
    let furthest = by_day.unwrap_or(last).max(by_score.unwrap_or(last));
    sections[furthest].risk
}

/// DW-BAPP-03, DW-BAPP-04, DW-DR-08, DW-DR-107, DW-DR-133. Rolls the bandit dice; every face-up tile with the number
/// gets a bandit.
pub(crate) fn appear<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let dice = &play.game.dice().dice;
    let in_turn = play.game.plays_by(HouseRule::DiceInTurn);
    for point in 0..usize::from(risk(play.game, play.state())) {
        for (at, &die) in dice.iter().enumerate() {
            if in_turn && point % dice.len() != at {
                continue;
            }
            let (_, faces) = play.game.edition().bandit_dice[die];
            let number = luck.below(faces.max(1).into()) as u8 + 1;
            play.happens(Event::BanditDieRolled { die: die as u8, number });
            let mut hit: Tiles = play
                .state()
                .land
                .up
                .iter()
                .filter(|&tile| play.game.edition().tile(tile).bandit == number)
                .collect();
            while let Some(tile) = play.state().land.first_of(hit) {
                hit = hit.without(tile);
                play.happens(Event::BanditsAppeared { tile });
            }
        }
    }
}

/// DW-BSPLIT-01, DW-BSPLIT-02, DW-BSPLIT-03, DW-DR-109, DW-SPECIAL-16. Groups that are too large split until none is.
pub(crate) fn split<S: Sink<DeckGoesWest>>(play: &mut Play<S>, threshold: u8) {
    for _ in 0..MOST_SPLITS {
        let land = &play.state().land;
        let has_neighbour = |tile: Tile| {
            let place = land.place(tile);
            place.is_some_and(|place| Direction::ALL.iter().any(|&way| land.at(place.toward(way)).is_some()))
        };
        let large = |&tile: &Tile| land.bandits_on(tile) >= threshold.into() && has_neighbour(tile);
        let Some(tile) = land.first_of(land.groups().iter().filter(large).collect()) else { return };
        let at = land.place_and_tile(tile);
        play.happens(Event::GroupSplit { at });
    }
}
