//! Events as text, readable and read back: `B shoots M`, `M is pushed to 1 roof front`.
//!
//! A card of the train is `L` or its distance from the Locomotive.

use super::{Cause, Event};
use crate::SuperExpress;
use crate::decision::Program;
use crate::material::{Card, Wagon};
use crate::position::{Verdict, read_number};
use crate::train::{Car, End, Facing, Floor, Spot};
use game::{Seat, WordCursor};
use std::fmt::Write as _;

impl SuperExpress {
    /// Writes an event.
    pub(crate) fn event_text(&self, event: &Event) -> String {
        let name = |seat: Seat| self.bandit(seat).letter();
        match *event {
            Event::TrainLaid { from_rear } => {
                from_rear.into_iter().flatten().fold("train".to_owned(), |mut text, wagon| {
                    let _ = write!(text, " {wagon}");
                    text
                })
            }
            Event::FirstPlayerDrawn { seat } => format!("{} draws first player", name(seat)),
            Event::BanditPlaced { seat, car, facing } => {
                format!("{} starts in {} facing {}", name(seat), car_text(car), facing_word(facing))
            }
            Event::RoundBegan { round } => format!("round {round}"),
            Event::ProgramSealed { seat, program } => format!("{} seals {program}", name(seat)),
            Event::ExecutionBegan { turn } => format!("execution from {}", name(turn)),
            Event::CardRevealed { seat, card } => format!("{} reveals {card}", name(seat)),
            Event::BanditWoke { seat } => format!("{} wakes", name(seat)),
            Event::BanditMoved { seat, to } => format!("{} moves to {}", name(seat), spot_text(to)),
            Event::FloorChanged { seat, to } => format!("{} climbs to {}", name(seat), spot_text(to)),
            Event::BanditTurned { seat, facing } => format!("{} turns {}", name(seat), facing_word(facing)),
            Event::BulletFlewOver { seat } => format!("bullet over {}", name(seat)),
            Event::ShotMissed { shooter } => format!("{} misses", name(shooter)),
            Event::BanditHit { shooter, target } => format!("{} shoots {}", name(shooter), name(target)),
            Event::BanditPushed { seat, to } => format!("{} is pushed to {}", name(seat), spot_text(to)),
            Event::BanditLayDown { seat } => format!("{} lies down", name(seat)),
            Event::BanditRode { seat, to } => format!("{} rides to {}", name(seat), spot_text(to)),
            Event::BanditRescued { seat, to } => format!("{} is rescued to {}", name(seat), spot_text(to)),
            Event::BanditTravelled { seat, to, by } => {
                format!("{} travels by {} to {}", name(seat), by.word(), spot_text(to))
            }
            Event::BanditLeftTrain { seat, by } => format!("{} leaves by {}", name(seat), by.word()),
            Event::BanditEliminated { seat, by } => format!("{} is out by {}", name(seat), by.word()),
            Event::TurnPassed { to } => format!("turn of {}", name(to)),
            Event::PilesEmptied => "piles empty".to_owned(),
            Event::WagonUncoupled { wagon } => format!("uncoupled {wagon}"),
            Event::TreasureTaken { seat, wagon } => format!("{} takes {wagon}", name(seat)),
            Event::FirstPlayerPassed { to } => format!("first player to {}", name(to)),
            Event::GameEnded { ending } => format!("over {}", self.verdict(ending)),
        }
    }

    /// Reads an event.
    pub(crate) fn event_from(&self, words: &mut WordCursor<'_>) -> Option<Event> {
        let seat = |name: &str| game::Game::seat_named(self, name);
        Some(match words.word()? {
            "train" => Event::TrainLaid { from_rear: train_from(words.rest()?)? },
            "round" => Event::RoundBegan { round: read_number(words.word()?).ok()? },
            "execution" => {
                words.literal("from")?;
                Event::ExecutionBegan { turn: seat(words.word()?)? }
            }
            "bullet" => {
                words.literal("over")?;
                Event::BulletFlewOver { seat: seat(words.word()?)? }
            }
            "turn" => {
                words.literal("of")?;
                Event::TurnPassed { to: seat(words.word()?)? }
            }
            "piles" => {
                words.literal("empty")?;
                Event::PilesEmptied
            }
            "uncoupled" => Event::WagonUncoupled { wagon: Wagon::read(words.word()?).ok()? },
            "first" => {
                words.literal("player to")?;
                Event::FirstPlayerPassed { to: seat(words.word()?)? }
            }
            "over" => Event::GameEnded { ending: self.ending_of(Verdict::read(words.word()?).ok()?)? },
            name => self.deed_from(seat(name)?, words)?,
        })
    }

    /// What a bandit did, or what happened to it.
    fn deed_from(&self, seat: Seat, words: &mut WordCursor<'_>) -> Option<Event> {
        Some(match words.word()? {
            "draws" => {
                words.literal("first player")?;
                Event::FirstPlayerDrawn { seat }
            }
            "starts" => {
                words.literal("in")?;
                let car = car_from(words.word()?)?;
                words.literal("facing")?;
                Event::BanditPlaced { seat, car, facing: facing_from(words.word()?)? }
            }
            "seals" => Event::ProgramSealed { seat, program: Program::read(words.word()?).ok()? },
            "reveals" => Event::CardRevealed { seat, card: read_card(words.word()?)? },
            "wakes" => Event::BanditWoke { seat },
            "moves" => Event::BanditMoved { seat, to: to_spot(words)? },
            "climbs" => Event::FloorChanged { seat, to: to_spot(words)? },
            "turns" => Event::BanditTurned { seat, facing: facing_from(words.word()?)? },
            "misses" => Event::ShotMissed { shooter: seat },
            "shoots" => {
                let target = game::Game::seat_named(self, words.word()?)?;
                Event::BanditHit { shooter: seat, target }
            }
            "lies" => {
                words.literal("down")?;
                Event::BanditLayDown { seat }
            }
            "rides" => Event::BanditRode { seat, to: to_spot(words)? },
            "travels" => {
                words.literal("by")?;
                let by = cause_from(words.word()?)?;
                Event::BanditTravelled { seat, to: to_spot(words)?, by }
            }
            "leaves" => {
                words.literal("by")?;
                Event::BanditLeftTrain { seat, by: cause_from(words.word()?)? }
            }
            "takes" => Event::TreasureTaken { seat, wagon: Wagon::read(words.word()?).ok()? },
            "is" => match words.word()? {
                "pushed" => Event::BanditPushed { seat, to: to_spot(words)? },
                "rescued" => Event::BanditRescued { seat, to: to_spot(words)? },
                "out" => {
                    words.literal("by")?;
                    Event::BanditEliminated { seat, by: cause_from(words.word()?)? }
                }
                _ => return None,
            },
            _ => return None,
        })
    }
}

fn car_text(car: Car) -> String {
    if car == Car::LOCOMOTIVE { "L".to_owned() } else { car.distance().to_string() }
}

fn spot_text(spot: Spot) -> String {
    let floor = match spot.floor {
        Floor::Inside => "inside",
        Floor::Roof => "roof",
    };
    let end = match spot.end {
        End::Rear => "rear",
        End::Front => "front",
    };
    format!("{} {floor} {end}", car_text(spot.car))
}

fn facing_word(facing: Facing) -> &'static str {
    match facing {
        Facing::Front => "front",
        Facing::Rear => "rear",
    }
}

fn car_from(text: &str) -> Option<Car> {
    match text {
        "L" => Some(Car::LOCOMOTIVE),
        _ => read_number(text).ok().filter(|distance| (1..=8).contains(distance)).map(Car::from_locomotive),
    }
}

fn facing_from(text: &str) -> Option<Facing> {
    [Facing::Front, Facing::Rear].into_iter().find(|&facing| facing_word(facing) == text)
}

/// `to 1 roof front`.
fn to_spot(words: &mut WordCursor<'_>) -> Option<Spot> {
    words.literal("to")?;
    let car = car_from(words.word()?)?;
    let floor = match words.word()? {
        "inside" => Floor::Inside,
        "roof" => Floor::Roof,
        _ => return None,
    };
    let end = match words.word()? {
        "rear" => End::Rear,
        "front" => End::Front,
        _ => return None,
    };
    Some(Spot { car, floor, end })
}

fn cause_from(text: &str) -> Option<Cause> {
    Cause::ALL.into_iter().find(|cause| cause.word() == text)
}

fn read_card(text: &str) -> Option<Card> {
    Card::ALL.into_iter().find(|card| card.to_string() == text)
}

/// At least one wagon, and none twice.
fn train_from(text: &str) -> Option<[Option<Wagon>; 8]> {
    let mut from_rear = [None; 8];
    for (at, word) in text.split(' ').enumerate() {
        let wagon = Some(Wagon::read(word).ok()?);
        let again = from_rear.contains(&wagon);
        *from_rear.get_mut(at).filter(|_| !again)? = wagon;
    }
    Some(from_rear)
}
