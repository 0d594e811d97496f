//! Night phase: time advances.

use super::{Play, bandits, battle, buy, danger, day, death, end, land};
use crate::DeckGoesWest;
use crate::edition::NightStep;
use crate::event::Event;
use crate::job::Danger;
use crate::state::{Night, NightStage, Tabletop};
use game::{Luck, Seat, SeatSet, Sink};

/// DW-NIGHT-01. The Night begins.
pub(crate) fn begin<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    let number = play.state().day.saturating_add(1);
    play.happens(Event::NightFell { number });
}

/// DW-MISSION-05, DW-NIGHT-02, DW-NIGHT-03, DW-DR-24, DW-DR-28, DW-SPECIAL-17, DW-SPECIAL-18, DW-DR-22. Carries out the
/// steps of the mission card, one after the other; then the next Day begins.
pub(crate) fn go_on<S: Sink<DeckGoesWest>>(play: &mut Play<S>, night: Night, luck: &mut impl Luck) {
    let steps = &play.game.mission().night;
    let Some(&step) = steps.get(usize::from(night.step)) else { return finish(play) };
    match night.stage {
        NightStage::Beginning => {
            play.happens(Event::NightStepBegan { step: night.step });
            take_step(play, step, luck);
        }
        NightStage::Attacks(tiles) => match play.state().land.first_of(tiles) {
            Some(tile) => battle::attack(play, tile),
            None => end_step(play, luck),
        },
        NightStage::Hands(seat) => hand_checked(play, seat, luck),
        NightStage::Ending => end_step(play, luck),
    }
}

fn take_step<S: Sink<DeckGoesWest>>(play: &mut Play<S>, step: NightStep, luck: &mut impl Luck) {
    match step {
        NightStep::TradeRow => buy::move_row(play, luck),
        NightStep::Day => move_sun(play),
        NightStep::Exhaustion(count) => exhaust(play, count),
        NightStep::Attack => attack(play),
        NightStep::Move => bandits::ride(play, luck),
        NightStep::RemoveEast(distance) => land::remove_east(play, distance),
        NightStep::Appear => bandits::appear(play, luck),
        NightStep::Split(threshold) => bandits::split(play, threshold),
        NightStep::FullHand => {
            let seat = play.state().p1_order();
            play.happens(Event::HandsChecked { seat });
        }
        NightStep::PassP1 => pass_p1(play),
    }
}

/// DW-BATK-01, DW-BATK-02, DW-BATK-04. Groups that share a tile with a player or the wagon attack.
fn attack<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    let state = play.state();
    let meets = |tile| {
        state.land.place(tile).is_some_and(|place| !state.on(place).is_empty() || state.wagon == Some(place))
    };
    let tiles = state.land.groups().iter().filter(|&tile| meets(tile)).collect();
    play.happens(Event::AttacksBegan { tiles });
}

/// DW-P1-01, DW-MODE-05, DW-DR-21. The P1 token goes to the next living player.
pub(crate) fn pass_p1<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    let (holder, seat) = (play.state().p1, play.state().after(play.state().p1));
    play.happens(Event::P1Passed { seat, orphaned: !play.state().is_alive(holder) });
}

/// Ends a step; lays land that is owed, if there is some again.
fn end_step<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    land::fill_owed(play, luck);
    play.happens(Event::NightStepOver);
}

/// DW-NIGHT-04, DW-NIGHT-05, DW-DR-26. The Day Tracker moves; at the end of its track the game is over.
fn move_sun<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    play.happens(Event::SunMoved);
    if play.state().day >= play.game.board().days {
        end::after_last_day(play);
    }
}

/// DW-EXH-01, DW-EXH-02, DW-SPECIAL-15. All living players take exhaustion.
fn exhaust<S: Sink<DeckGoesWest>>(play: &mut Play<S>, count: u8) {
    let (living, first) = (play.state().living(), play.state().p1_order());
    danger::owe_all(play, living, first, Danger::Exhaustion, count.into());
}

/// DW-FULL-01, DW-DR-30, DW-DR-68. Does this player have to discard an item?
pub(crate) fn must_discard(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> bool {
    is_full(game, state, seat)
        && state.cards.held_kinds(game.index(), seat).any(|kind| game.index().is_item(kind))
}

fn is_full(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> bool {
    state.cards.hand_size(seat) >= usize::from(game.character(seat).hand_limit)
}

/// DW-FULL-02, DW-LOSE-03, DW-DR-30. Checks the next hand; after the last one, players whose hands are still full die.
fn hand_checked<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, luck: &mut impl Luck) {
    if let Some(seat) = day::next_in_order(play.state(), seat) {
        return play.happens(Event::HandsChecked { seat });
    }
    let (game, state) = (play.game, play.state());
    let doomed: SeatSet = state.living().iter().filter(|&seat| is_full(game, state, seat)).collect();
    death::die(play, doomed, true);
    if play.state().ending().is_none() {
        end_step(play, luck);
    }
}

/// DW-SPECIAL-13. After the last step counts the bandits if the mission says so; then the Day begins.
fn finish<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    if let Some((limit, points)) = play.game.mission().special.bandit_limit {
        let bandits: u16 = play.state().land.bandits.iter().fold(0, |sum, &more| sum.saturating_add(more));
        if bandits > limit {
            play.happens(Event::LimitExceeded { bandits, points });
            for seat in play.game.scorers(play.state()) {
                let count = u16::from(points).min(play.state().score_of(play.game, seat));
                if count > 0 {
                    play.happens(Event::PointsLost { seat, count });
                }
            }
        }
    }
    day::begin(play);
}
