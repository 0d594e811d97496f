//! The rules: one file per chapter of the rulebook, in its order; one function per paragraph, its id at its head.
//!
//! A function reads the state, checks, and says what happens; [`apply`](crate::state::apply) makes the change.

mod change_floor;
mod end;
pub(crate) mod execution;
mod first_player;
mod horse;
mod r#move;
mod reflex;
pub(crate) mod round;
pub(crate) mod scheme;
pub(crate) mod setup;
mod shoot;
mod stun;
mod time_travel;
mod turn;
pub(crate) mod uncoupling;

use crate::SuperExpress;
use crate::setup::Module;
use crate::state::State;
use crate::train::{Car, Facing};

/// The state while rules change it.
pub(crate) type Play<'a, S> = game::Play<'a, SuperExpress, S>;

/// What lies one card further along the train.
enum NextCard {
    /// Another card.
    Onto(Car),
    /// The Time Travel Car, ahead of the Locomotive.
    IntoTimeTravelCar,
    /// Nothing: the train ends here.
    Off,
}

/// SE-SETUP-02, SE-SETUP-13, SE-TIME-01, SE-TIME-14, SE-TIME-15, SE-R09, SE-R32. One card along the train, for any bandit
/// and any cause. The Locomotive is a card like any other, the Time Travel Car is none.
#[inline]
fn next_card(game: &SuperExpress, state: &State, car: Car, facing: Facing) -> NextCard {
    match facing {
        Facing::Front if car != Car::LOCOMOTIVE => NextCard::Onto(Car::from_locomotive(car.distance() - 1)),
        Facing::Front if game.modules().has(Module::TimeTravelCar) => NextCard::IntoTimeTravelCar,
        Facing::Rear if car != state.last_wagon() => NextCard::Onto(Car::from_locomotive(car.distance() + 1)),
        Facing::Front | Facing::Rear => NextCard::Off,
    }
}
