//! What every viewer sees of an event: public data only, for drawing.

use crate::TrainHeist;
use crate::event::Event;
use crate::event_card::EventCard;
use crate::piece::{Horse, TownSpot};
use crate::space::Space;
use game::Seat;

/// A change of the table that every viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each names what moves, and where to")]
pub enum Motion {
    TurnBegins { seat: Seat },
    Goes { seat: Seat, to: Space },
    JumpsOnto { seat: Seat, horse: Horse },
    HorseGoes { seat: Seat, horse: Horse, to: Space },
    TrainStarts { spaces: u8 },
    TrainRolls { to: Space },
    IsHit { seat: Seat },
    IsSweptOff { seat: Seat },
    HorseIsLost { horse: Horse },
    SheriffGoes { to: Space },
    IsJailed { seat: Seat },
    Escapes { seat: Seat },
    Loots { seat: Seat },
    Delivers { seat: Seat },
    EventIsPlayed { card: EventCard },
    SwitchesGo,
    TileBoards { town: TownSpot },
    HangmanMoves,
    EarnsTitle { seat: Seat },
    Ends,
}

impl TrainHeist {
    /// The public part of an event; `None` if there is nothing to draw.
    pub fn motion(&self, event: &Event) -> Option<Motion> {
        Some(match *event {
            Event::TurnBegan { seat, .. } => Motion::TurnBegins { seat },
            Event::Walked { seat, to } | Event::Boarded { seat, to } | Event::Left { seat, to } => {
                Motion::Goes { seat, to }
            }
            Event::JumpedOntoHorse { seat, horse } => Motion::JumpsOnto { seat, horse },
            Event::HorseMoved { seat, horse, to, .. } => Motion::HorseGoes { seat, horse, to },
            Event::TrainStarted { spaces } => Motion::TrainStarts { spaces },
            Event::TrainRolled { to } => Motion::TrainRolls { to },
            Event::CowboyHit { seat } => Motion::IsHit { seat },
            Event::CowboySweptOff { seat } => Motion::IsSweptOff { seat },
            Event::HorseLost { horse } => Motion::HorseIsLost { horse },
            Event::SheriffMoved { to, .. } => Motion::SheriffGoes { to },
            Event::Jailed { seat, .. } => Motion::IsJailed { seat },
            Event::Escaped { seat, .. } => Motion::Escapes { seat },
            Event::LootTaken { seat, .. } => Motion::Loots { seat },
            Event::LootReturned { seat, .. } => Motion::Delivers { seat },
            Event::EventPlayed { card } => Motion::EventIsPlayed { card },
            Event::SwitchesRemoved => Motion::SwitchesGo,
            Event::TileLoaded { town, .. } => Motion::TileBoards { town },
            Event::HangmanMoved => Motion::HangmanMoves,
            Event::TitleEarned { seat, .. } => Motion::EarnsTitle { seat },
            Event::GameEnded { .. } => Motion::Ends,
            _ => return None,
        })
    }
}
