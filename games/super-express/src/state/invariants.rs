//! Invariants of every state, each with its name.

use super::{Phase, State, WagonCard};
use crate::material::Card;
use crate::train::{Car, Floor};
use game::{Seat, SeatSet};

/// Checks all invariants; the error names the first that does not hold.
pub(crate) fn invariants(state: &State, seats: usize) -> Result<(), String> {
    type Check = fn(&State, usize) -> bool;
    let checks: [(&str, Check); 9] = [
        ("every bandit aboard stands in exactly one line", bandits_stand_once),
        ("a line runs from rear to front", lines_are_ordered),
        ("every card of the train is one wagon card", train_is_whole),
        ("only seats that play are in the game or own anything", nobody_else_plays),
        ("SE-ROUND-04: wagons + round = players + 2 while the game runs", wagons_match_the_round),
        ("every finished round gave one treasure", treasures_match_the_round),
        ("during execution exactly the bandits in the game have a pile", piles_match_the_bandits),
        ("a rescue is pending only while Horse is on top", rescues_have_a_horse),
        ("a running game has two bandits in it, or one with a rescue pending", two_are_left),
    ];
    match checks.iter().find(|(_, holds)| !holds(state, seats)) {
        Some((name, _)) => Err(format!("{name}: {state:?}")),
        None => Ok(()),
    }
}

fn bandits_stand_once(state: &State, _: usize) -> bool {
    let stands = |seat: Seat, floor| state.line(floor).iter().filter(|&other| other == seat).count();
    SeatSet::first(Seat::MOST).iter().all(|seat| {
        let expected = match state.stance(seat).map(|stance| stance.floor) {
            Some(Floor::Roof) => [1, 0],
            Some(Floor::Inside) => [0, 1],
            None => [0, 0],
        };
        [stands(seat, Floor::Roof), stands(seat, Floor::Inside)] == expected
    })
}

fn lines_are_ordered(state: &State, _: usize) -> bool {
    [Floor::Roof, Floor::Inside].into_iter().all(|floor| {
        state
            .line(floor)
            .iter()
            .filter_map(|seat| state.stance(seat))
            .is_sorted_by(|rear, front| rear.car >= front.car)
    }) && state
        .figures
        .0
        .iter()
        .filter_map(|figure| figure.stance())
        .all(|stance| stance.car <= state.last_wagon())
}

fn train_is_whole(state: &State, _: usize) -> bool {
    let coupled = state.wagon_cards.iter().filter(|card| matches!(card, WagonCard::Coupled(_))).count();
    coupled == usize::from(state.wagons)
        && (1..=state.wagons).all(|car| state.wagon_at(Car::from_locomotive(car)).is_some())
}

fn nobody_else_plays(state: &State, seats: usize) -> bool {
    let plays = |seat: Seat| seat.number() < seats;
    state.in_the_game().iter().all(plays)
        && plays(state.first)
        && state.wagon_cards.iter().all(|card| match card {
            WagonCard::TakenBy(owner) => plays(*owner),
            WagonCard::Out | WagonCard::Coupled(_) => true,
        })
}

fn is_running(state: &State) -> bool {
    !matches!(state.phase, Phase::Over(_))
}

fn wagons_match_the_round(state: &State, seats: usize) -> bool {
    !is_running(state) || usize::from(state.wagons + state.round) == seats + 2
}

fn treasures_match_the_round(state: &State, _: usize) -> bool {
    let taken = state.wagon_cards.iter().filter(|card| matches!(card, WagonCard::TakenBy(_))).count();
    !is_running(state) || taken + 1 == usize::from(state.round)
}

fn piles_match_the_bandits(state: &State, _: usize) -> bool {
    match &state.phase {
        Phase::Acting { piles, turn } => {
            SeatSet::first(Seat::MOST)
                .iter()
                .all(|seat| piles[seat].is_some() == state.in_the_game().contains(seat))
                && piles[*turn].is_some_and(|pile| pile.top().is_some())
        }
        Phase::Scheming { sealed } => SeatSet::first(Seat::MOST)
            .iter()
            .all(|seat| sealed[seat].is_none() || state.in_the_game().contains(seat)),
        Phase::Emptied | Phase::Over(_) => true,
    }
}

fn rescues_have_a_horse(state: &State, _: usize) -> bool {
    let has_horse = |seat: Seat| match &state.phase {
        Phase::Acting { piles, .. } => piles[seat].is_some_and(|pile| pile.top() == Some(Card::Horse)),
        Phase::Scheming { .. } | Phase::Emptied | Phase::Over(_) => false,
    };
    state.pending().iter().all(has_horse)
}

fn two_are_left(state: &State, _: usize) -> bool {
    !is_running(state) || state.in_the_game().len() >= 2 || !state.pending().is_empty()
}
