//! What every viewer sees of an event: public data only, for drawing. Tiles that may lie face down are left out.

use crate::DeckGoesWest;
use crate::cards::TradeSlot;
use crate::edition::{Compass, Kind, Place, Tile};
use crate::event::{Event, Roll};
use crate::job::Resource;
use game::Seat;

/// A change of the table that every viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each names what moves, and where to")]
pub enum Motion {
    DayBegins { number: u8 },
    NightFalls { number: u8 },
    SunMoves,
    TurnBegins { seat: Seat },
    Draws { seat: Seat },
    Goes { seat: Seat, to: Place },
    IsShifted { seat: Seat, to: Place },
    WagonGoes { to: Place },
    TileShows { tile: Tile },
    TileLeaves { tile: Tile },
    IsBuilt { tile: Tile },
    Buys { seat: Seat, card: Kind },
    RowGets { slot: TradeSlot, card: Kind },
    Gains { seat: Seat, resource: Resource, count: u16 },
    Pays { seat: Seat, resource: Resource, count: u16 },
    TakesDanger { seat: Seat, card: Kind },
    Scores { seat: Seat, count: u16 },
    LosesPoints { seat: Seat, count: u16 },
    Rolls { seat: Seat, resource: Resource, roll: Roll },
    BattleBegins { tile: Tile },
    Attacks { roll: Roll, hits: u16 },
    BanditsSave { roll: Roll, saves: u16 },
    BanditsAttack { roll: Roll, hits: u16 },
    Defends { roll: Roll, saves: u16 },
    CompassShows { rolled: Compass },
    BanditDieShows { die: u8, number: u8 },
    BanditsGo { tile: Tile, count: u16 },
    BanditsRide { from: Place, to: Place, count: u16, rolled: Compass },
    BanditAppears { tile: Tile },
    GroupSplits { at: Place },
    Trades,
    Dies { seat: Seat },
    Ends,
}

impl DeckGoesWest {
    /// The public part of an event; `None` if there is nothing to draw.
    pub fn motion(&self, event: &Event) -> Option<Motion> {
        Some(match *event {
            Event::DayBegan { number } => Motion::DayBegins { number },
            Event::NightFell { number } => Motion::NightFalls { number },
            Event::SunMoved => Motion::SunMoves,
            Event::TurnBegan { seat, .. } => Motion::TurnBegins { seat },
            Event::Drew { seat, .. } => Motion::Draws { seat },
            Event::MeepleMoved { seat, to } => Motion::Goes { seat, to: to.place },
            Event::Shifted { seat, to } => Motion::IsShifted { seat, to: to.place },
            Event::WagonMoved { to } | Event::WagonShifted { to } => Motion::WagonGoes { to },
            Event::TileRevealed { tile, .. } | Event::TileTurned { tile } => Motion::TileShows { tile },
            Event::TileLeft { tile, .. } => Motion::TileLeaves { tile },
            Event::RailBuilt { tile, .. } => Motion::IsBuilt { tile },
            Event::Bought { seat, card, .. } => Motion::Buys { seat, card },
            Event::RowFilled { slot, card } => Motion::RowGets { slot, card },
            Event::Gained { seat, resource, count } => Motion::Gains { seat, resource, count },
            Event::Gathered { seat, resource, own, bonus } => {
                Motion::Gains { seat, resource, count: own.saturating_add(bonus) }
            }
            Event::Paid { seat, resource, count } => Motion::Pays { seat, resource, count },
            Event::DangerTaken { seat, card, .. } => Motion::TakesDanger { seat, card },
            Event::Scored { seat, count } => Motion::Scores { seat, count },
            Event::PointsLost { seat, count } => Motion::LosesPoints { seat, count },
            Event::Rolled { seat, resource, roll } => Motion::Rolls { seat, resource, roll },
            Event::BattleBegan { tile, .. } => Motion::BattleBegins { tile },
            Event::AttackRolled { roll, hits } => Motion::Attacks { roll, hits },
            Event::BanditsSaved { roll, saves } => Motion::BanditsSave { roll, saves },
            Event::BanditsHit { roll, hits } => Motion::BanditsAttack { roll, hits },
            Event::DefenceRolled { roll, saves } => Motion::Defends { roll, saves },
            Event::BanditsGrew { rolled, .. } => Motion::CompassShows { rolled },
            Event::BanditDieRolled { die, number } => Motion::BanditDieShows { die, number },
            Event::BanditsRemoved { tile, count } => Motion::BanditsGo { tile, count },
            Event::BanditsRode { from, to, count, rolled } => {
                Motion::BanditsRide { from: from.place, to: to.place, count, rolled }
            }
            Event::BanditsAppeared { tile } => Motion::BanditAppears { tile },
            Event::GroupSplit { at } => Motion::GroupSplits { at: at.place },
            Event::Traded => Motion::Trades,
            Event::Died { seat, .. } => Motion::Dies { seat },
            Event::GameEnded { .. } => Motion::Ends,
            _ => return None,
        })
    }
}
