//! Events as text, readable and read back: `B shoots M`, `M is pushed to 1 roof front`.
//!
//! A card of the train is `L` or its distance from the Locomotive.

use super::{Cause, Event};
use crate::SuperExpress;
use crate::decision::Program;
use crate::material::{Card, Wagon};
use crate::position::{Verdict, read_number};
use crate::train::{Car, End, Facing, Floor, Spot};
use game::Seat;
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
    pub(crate) fn event_from(&self, text: &str) -> Option<Event> {
        let words: Vec<&str> = text.split(' ').collect();
        let seat = |name: &str| game::Game::seat_named(self, name);
        Some(match words[..] {
            ["train", ref wagons @ ..] => Event::TrainLaid { from_rear: train_from(wagons)? },
            [name, "draws", "first", "player"] => Event::FirstPlayerDrawn { seat: seat(name)? },
            [name, "starts", "in", car, "facing", facing] => {
                Event::BanditPlaced { seat: seat(name)?, car: car_from(car)?, facing: facing_from(facing)? }
            }
            ["round", round] => Event::RoundBegan { round: read_number(round).ok()? },
            [name, "seals", program] => {
                Event::ProgramSealed { seat: seat(name)?, program: Program::read(program).ok()? }
            }
            ["execution", "from", name] => Event::ExecutionBegan { turn: seat(name)? },
            [name, "reveals", card] => Event::CardRevealed { seat: seat(name)?, card: read_card(card)? },
            [name, "wakes"] => Event::BanditWoke { seat: seat(name)? },
            [name, "moves", "to", ref spot @ ..] => {
                Event::BanditMoved { seat: seat(name)?, to: spot_from(spot)? }
            }
            [name, "climbs", "to", ref spot @ ..] => {
                Event::FloorChanged { seat: seat(name)?, to: spot_from(spot)? }
            }
            [name, "turns", facing] => {
                Event::BanditTurned { seat: seat(name)?, facing: facing_from(facing)? }
            }
            ["bullet", "over", name] => Event::BulletFlewOver { seat: seat(name)? },
            [name, "misses"] => Event::ShotMissed { shooter: seat(name)? },
            [name, "shoots", target] => Event::BanditHit { shooter: seat(name)?, target: seat(target)? },
            [name, "is", "pushed", "to", ref spot @ ..] => {
                Event::BanditPushed { seat: seat(name)?, to: spot_from(spot)? }
            }
            [name, "lies", "down"] => Event::BanditLayDown { seat: seat(name)? },
            [name, "rides", "to", ref spot @ ..] => {
                Event::BanditRode { seat: seat(name)?, to: spot_from(spot)? }
            }
            [name, "is", "rescued", "to", ref spot @ ..] => {
                Event::BanditRescued { seat: seat(name)?, to: spot_from(spot)? }
            }
            [name, "travels", "by", cause, "to", ref spot @ ..] => {
                Event::BanditTravelled { seat: seat(name)?, to: spot_from(spot)?, by: cause_from(cause)? }
            }
            [name, "leaves", "by", cause] => {
                Event::BanditLeftTrain { seat: seat(name)?, by: cause_from(cause)? }
            }
            [name, "is", "out", "by", cause] => {
                Event::BanditEliminated { seat: seat(name)?, by: cause_from(cause)? }
            }
            ["turn", "of", name] => Event::TurnPassed { to: seat(name)? },
            ["piles", "empty"] => Event::PilesEmptied,
            ["uncoupled", wagon] => Event::WagonUncoupled { wagon: Wagon::read(wagon).ok()? },
            [name, "takes", wagon] => {
                Event::TreasureTaken { seat: seat(name)?, wagon: Wagon::read(wagon).ok()? }
            }
            ["first", "player", "to", name] => Event::FirstPlayerPassed { to: seat(name)? },
            ["over", verdict] => Event::GameEnded { ending: self.ending_of(Verdict::read(verdict).ok()?)? },
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

fn spot_from(words: &[&str]) -> Option<Spot> {
    let [car, floor, end] = *words else { return None };
    let floor = match floor {
        "inside" => Floor::Inside,
        "roof" => Floor::Roof,
        _ => return None,
    };
    let end = match end {
        "rear" => End::Rear,
        "front" => End::Front,
        _ => return None,
    };
    Some(Spot { car: car_from(car)?, floor, end })
}

fn cause_from(text: &str) -> Option<Cause> {
    Cause::ALL.into_iter().find(|cause| cause.word() == text)
}

fn read_card(text: &str) -> Option<Card> {
    Card::ALL.into_iter().find(|card| card.to_string() == text)
}

/// At least one wagon, and none twice.
fn train_from(words: &[&str]) -> Option<[Option<Wagon>; 8]> {
    let mut from_rear = [None; 8];
    for (at, word) in words.iter().enumerate() {
        let again = words[..at].contains(word);
        *from_rear.get_mut(at).filter(|_| !again)? = Some(Wagon::read(word).ok()?);
    }
    from_rear[0].map(|_| from_rear)
}
