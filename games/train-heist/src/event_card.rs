//! The kinds of Event Cards.

use crate::piece::CactusSpot;
use std::fmt;

/// TH-EVENT-01. The effect of an Event Card; cards with the same effect are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EventCard {
    /// The train gets faster, permanently.
    SpeedUp,
    /// A Cherokee Token goes to this cactus.
    Cherokee(CactusSpot),
    /// The switch of the next junction is turned over.
    TrackSwitched,
    /// The Sheriff walks.
    Sheriff(Direction, u8),
}

/// A direction along the Train Map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Towards the engine.
    Left,
    /// Towards the caboose.
    Right,
}

impl Direction {
    /// Both, in a fixed order.
    pub const ALL: [Direction; 2] = [Direction::Left, Direction::Right];
}

impl EventCard {
    /// All kinds, in the order of the default deck.
    pub const ALL: [EventCard; 9] = [
        EventCard::SpeedUp,
        EventCard::Cherokee(CactusSpot::First),
        EventCard::Cherokee(CactusSpot::Second),
        EventCard::Cherokee(CactusSpot::Third),
        EventCard::TrackSwitched,
        EventCard::Sheriff(Direction::Left, 1),
        EventCard::Sheriff(Direction::Left, 2),
        EventCard::Sheriff(Direction::Right, 1),
        EventCard::Sheriff(Direction::Right, 2),
    ];

    /// Reads the notation: `sheriff-left-2`.
    pub fn read(name: &str) -> Option<EventCard> {
        EventCard::ALL.into_iter().find(|card| card.to_string() == name)
    }
}

impl fmt::Display for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventCard::SpeedUp => f.write_str("speed-up"),
            EventCard::Cherokee(cactus) => write!(f, "cherokee-{}", cactus.number() + 1),
            EventCard::TrackSwitched => f.write_str("track-switched"),
            EventCard::Sheriff(Direction::Left, spaces) => write!(f, "sheriff-left-{spaces}"),
            EventCard::Sheriff(Direction::Right, spaces) => write!(f, "sheriff-right-{spaces}"),
        }
    }
}
