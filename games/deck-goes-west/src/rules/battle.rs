//! Battles.

use super::{
    CheckResult, Offer, Play, action, danger,
    event::{EventCause, happen},
    job::Means,
    perform, wagon,
};
use crate::DeckGoesWest;
use crate::decision::{Decision, Source};
use crate::edition::{Mode, Tile};
use crate::event::{Event, Roll};
use crate::job::{Class, Danger, Trigger};
use crate::refusal::Obstacle;
use crate::state::{Battle, BattleStage, JobLevel, SEATS, Tabletop};
use game::{Luck, Seat, SeatSet, Sink};
use std::ops::ControlFlow;

/// DW-ACTION-06, DW-BATTLE-04, DW-BATTLE-06, DW-DR-67. A battle job can be played where there are bandits.
pub(crate) fn check_job(
    game: &DeckGoesWest,
    state: &Tabletop,
    means: &Means,
    seat: Seat,
    source: Source,
    number: u8,
) -> CheckResult {
    let (origin, job) = action::find(game, state, seat, source, number)?;
    if job.class() != Class::Battle {
        return Err(Obstacle::NoBattleJob);
    }
    if state.bandits_at(seat) == 0 {
        return Err(Obstacle::NoBandits);
    }
    means.check(origin, job)
}

/// DW-DR-64. The battle jobs that a seat can play, by Day or by Night.
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let means = Means::of(game, state, seat);
    action::each_job(game, state, seat, &mut |source, number, origin, job| {
        if job.class() == Class::Battle && state.bandits_at(seat) > 0 && means.check(origin, job).is_ok() {
            offer.offer(Decision::Do(source, number))
        } else {
            ControlFlow::Continue(())
        }
    })?;
    offer.offer(Decision::Done)
}

/// DW-DR-113. The seat that may play battle jobs now; `None` if it has died since.
pub(crate) fn asked(state: &Tabletop, battle: &Battle) -> Option<Seat> {
    match battle.stage {
        BattleStage::Declaring(seat) if state.is_alive(seat) => Some(seat),
        _ => None,
    }
}

/// Checks an answer: a battle job, or `done`.
pub(crate) fn check_answer(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    decision: Decision,
) -> CheckResult {
    match decision {
        Decision::Done => Ok(()),
        Decision::Do(source, number) => {
            check_job(game, state, &Means::of(game, state, seat), seat, source, number)
        }
        _ => Err(Obstacle::NotAsked),
    }
}

/// Plays a battle job, or ends the declaration of a seat.
pub(crate) fn answer<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    battle: Battle,
    seat: Seat,
    decision: Decision,
) {
    match decision {
        Decision::Do(source, number) => perform::start(play, JobLevel::Main, seat, source, number),
        _ => declared(play, battle, seat),
    }
}

/// DW-BATTLE-04, DW-DR-112, DW-DR-120. A player begins a battle.
pub(crate) fn begin<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat) {
    if let Some(tile) = play.state().tile_of(seat) {
        play.happens(Event::BattleBegan { tile, by: Some(seat), first: seat });
    }
}

/// DW-BATK-03, DW-BATTLE-05, DW-DR-119, DW-DR-124. Bandits begin a battle; if only the wagon is there, no player
/// declares.
pub(crate) fn attack<S: Sink<DeckGoesWest>>(play: &mut Play<S>, tile: Tile) {
    play.happens(Event::GroupAttacked { tile });
    let state = play.state();
    let Some(place) = state.land.place(tile) else { return };
    let there = state.on(place);
    let first = state.clockwise_from(state.p1_order()).find(|&seat| there.contains(seat));
    if first.is_none() && state.wagon != Some(place) {
        return;
    }
    // If only the wagon is there, the first player does what the event asks for.
    play.happens(Event::BattleBegan { tile, by: None, first: first.unwrap_or(state.p1_order()) });
    if first.is_none() {
        play.happens(Event::BattleJoined);
    }
}

/// DW-DR-19, DW-DR-113. A seat has declared: the next seat clockwise declares, or the fight begins.
pub(crate) fn declared<S: Sink<DeckGoesWest>>(play: &mut Play<S>, battle: Battle, seat: Seat) {
    let state = play.state();
    let there = state.land.place(battle.tile).map_or(SeatSet::EMPTY, |place| state.on(place));
    // A seat that has died is not in the order any more.
    let clockwise = |seat: Seat| (seat.number() + SEATS - battle.first.number()) % SEATS;
    let next = there
        .iter()
        .filter(|&other| clockwise(other) > clockwise(seat))
        .min_by_key(|&other| clockwise(other));
    match next {
        Some(seat) => play.happens(Event::BattleWaits { seat }),
        None => play.happens(Event::BattleJoined),
    }
}

/// DW-BATTLE-07, DW-DR-115, DW-DR-116. One side attacks, then the other.
pub(crate) fn fight<S: Sink<DeckGoesWest>>(play: &mut Play<S>, battle: Battle, luck: &mut impl Luck) {
    let players_attack = match battle.stage {
        BattleStage::First => !battle.by_bandits,
        BattleStage::Second => battle.by_bandits,
        BattleStage::Declaring(_) => return,
        BattleStage::Fought => return play.happens(Event::BattleEnded { tile: battle.tile }),
    };
    play.happens(Event::HalfFought);
    let bandits = play.state().land.bandits_on(battle.tile);
    if bandits == 0 {
        return;
    }
    match players_attack {
        true if battle.attackers.is_empty() => {}
        true => attack_of_players(play, battle, bandits, luck),
        false => attack_of_bandits(play, battle, bandits, luck),
    }
}

/// DW-BATTLE-02, DW-BATTLE-08, DW-BATTLE-09, DW-BATTLE-10, DW-BATTLE-11, DW-BATTLE-12, DW-DR-117, DW-DR-118,
/// DW-DR-133. Players attack.
fn attack_of_players<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    battle: Battle,
    bandits: u16,
    luck: &mut impl Luck,
) {
    let tile = battle.tile;
    let roll = Roll::of(play.game, battle.attack_dice, luck);
    let hits = roll.sum(play.game).saturating_add(battle.hits);
    play.happens(Event::AttackRolled { roll, hits });
    let roll = Roll::of(play.game, bandits, luck);
    let saves = roll.sum(play.game);
    play.happens(Event::BanditsSaved { roll, saves });
    let count = hits.saturating_sub(saves).min(bandits);
    if count > 0 {
        play.happens(Event::BanditsRemoved { tile, count });
    }
    if count == bandits
        && let Some(place) = play.state().land.place(tile)
    {
        let there = play.state().on(place);
        let attackers: SeatSet = battle.attackers.iter().filter(|&seat| there.contains(seat)).collect();
        // DW-DR-37. In cooperative games the seat that began the battle does what its event asks for.
        let began = play.game.mode() != Mode::Versus && !battle.by_bandits;
        let causers = if began { SeatSet::only(battle.first) } else { attackers };
        happen(play, EventCause::new(Trigger::Clear, causers, place.column));
    }
}

/// DW-BATTLE-03, DW-BATTLE-13, DW-BATTLE-14, DW-BATTLE-15, DW-DR-114, DW-DR-124, DW-DR-133. Bandits attack.
fn attack_of_bandits<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    battle: Battle,
    bandits: u16,
    luck: &mut impl Luck,
) {
    let roll = Roll::of(play.game, bandits, luck);
    let hits = roll.sum(play.game);
    play.happens(Event::BanditsHit { roll, hits });
    let roll = Roll::of(play.game, battle.defence_dice, luck);
    let saves = roll.sum(play.game).saturating_add(battle.saves);
    play.happens(Event::DefenceRolled { roll, saves });
    let damage = hits.saturating_sub(saves);
    let Some(place) = play.state().land.place(battle.tile) else { return };
    let there = play.state().on(place);
    danger::owe_all(play, there, battle.first, Danger::Pain, damage);
    if play.state().wagon == Some(place) {
        wagon::hit(play, battle.first, damage);
    }
}
