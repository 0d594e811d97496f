//! The notation of the parts of events. A card of the train is `L` or its distance from the Locomotive.

use super::Cause;
use crate::SuperExpress;
use crate::decision::Program;
use crate::material::{Card, Wagon};
use crate::outcome::Ending;
use crate::position::{Verdict, read_number};
use crate::train::{Car, Destination, Facing, Floor, RowEnd};
use game::Text;

impl Text<SuperExpress> for Car {
    fn write(&self, _: &SuperExpress) -> String {
        if *self == Car::LOCOMOTIVE { "L".to_owned() } else { self.distance().to_string() }
    }
    fn read(_: &SuperExpress, text: &str) -> Option<Car> {
        match text {
            "L" => Some(Car::LOCOMOTIVE),
            _ => {
                read_number(text).ok().filter(|distance| (1..=8).contains(distance)).map(Car::from_locomotive)
            }
        }
    }
}

/// `2 roof front`.
impl Text<SuperExpress> for Destination {
    fn write(&self, game: &SuperExpress) -> String {
        let floor = match self.floor {
            Floor::Inside => "inside",
            Floor::Roof => "roof",
        };
        let end = match self.end {
            RowEnd::Rear => "rear",
            RowEnd::Front => "front",
        };
        format!("{} {floor} {end}", self.car.write(game))
    }
    fn read(game: &SuperExpress, text: &str) -> Option<Destination> {
        let words: Vec<&str> = text.split(' ').collect();
        let [car, floor, end] = words[..] else { return None };
        let floor = match floor {
            "inside" => Floor::Inside,
            "roof" => Floor::Roof,
            _ => return None,
        };
        let end = match end {
            "rear" => RowEnd::Rear,
            "front" => RowEnd::Front,
            _ => return None,
        };
        Some(Destination { car: Car::read(game, car)?, floor, end })
    }
    fn begins(game: &SuperExpress, text: &str) -> bool {
        ["", " front", " inside front"]
            .iter()
            .any(|rest| Destination::read(game, &format!("{text}{rest}")).is_some())
    }
}

impl Text<SuperExpress> for Facing {
    fn write(&self, _: &SuperExpress) -> String {
        match self {
            Facing::Front => "front",
            Facing::Rear => "rear",
        }
        .to_owned()
    }
    fn read(game: &SuperExpress, text: &str) -> Option<Facing> {
        [Facing::Front, Facing::Rear].into_iter().find(|facing| facing.write(game) == text)
    }
}

impl Text<SuperExpress> for Cause {
    fn write(&self, _: &SuperExpress) -> String {
        self.word().to_owned()
    }
    fn read(_: &SuperExpress, text: &str) -> Option<Cause> {
        Cause::ALL.into_iter().find(|cause| cause.word() == text)
    }
}

impl Text<SuperExpress> for Card {
    fn write(&self, _: &SuperExpress) -> String {
        self.to_string()
    }
    fn read(_: &SuperExpress, text: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.to_string() == text)
    }
}

impl Text<SuperExpress> for Program {
    fn write(&self, _: &SuperExpress) -> String {
        self.to_string()
    }
    fn read(_: &SuperExpress, text: &str) -> Option<Program> {
        Program::read(text).ok()
    }
}

impl Text<SuperExpress> for Wagon {
    fn write(&self, _: &SuperExpress) -> String {
        self.to_string()
    }
    fn read(_: &SuperExpress, text: &str) -> Option<Wagon> {
        Wagon::read(text).ok()
    }
}

/// The wagons of the train, from the rear: at least one, all different.
impl Text<SuperExpress> for [Option<Wagon>; 8] {
    fn write(&self, _: &SuperExpress) -> String {
        let wagons: Vec<String> = self.iter().flatten().map(Wagon::to_string).collect();
        wagons.join(" ")
    }
    fn read(_: &SuperExpress, text: &str) -> Option<[Option<Wagon>; 8]> {
        let words: Vec<&str> = text.split(' ').collect();
        let mut from_rear = [None; 8];
        for (at, word) in words.iter().enumerate() {
            let again = words[..at].contains(word);
            *from_rear.get_mut(at).filter(|_| !again)? = Some(Wagon::read(word).ok()?);
        }
        Some(from_rear)
    }
}

impl Text<SuperExpress> for Ending {
    fn write(&self, game: &SuperExpress) -> String {
        game.verdict(*self).to_string()
    }
    fn read(game: &SuperExpress, text: &str) -> Option<Ending> {
        game.ending_of(Verdict::read(text).ok()?)
    }
}
