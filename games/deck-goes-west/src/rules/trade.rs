//! Trades.

use super::{CheckResult, Offer, Play, movement};
use crate::DeckGoesWest;
use crate::cards::Zone;
use crate::decision::Decision;
use crate::edition::{Kind, Mode};
use crate::event::Event;
use crate::job::Resource;
use crate::refusal::Obstacle;
use crate::setup::HouseRule;
use crate::state::{Tabletop, Trade, TradeSide, TradeStage};
use game::{Seat, Sink};
use std::ops::ControlFlow;

/// DW-DR-76. The maximum number of rounds.
const ROUNDS: u8 = 3;

/// DW-TRADE-01, DW-TRADE-02, DW-TRADE-03, DW-TRADE-04, DW-MODE-10, DW-DR-62, DW-DR-75, DW-DR-78, DW-DR-81. May the seat
/// trade with the other?
pub(crate) fn check(game: &DeckGoesWest, state: &Tabletop, seat: Seat, other: Seat) -> CheckResult {
    if game.mode() == Mode::Solo || seat == other || !state.is_alive(other) {
        return Err(Obstacle::NobodyToTradeWith);
    }
    let on_rails = |seat| state.tile_of(seat).is_some_and(|tile| state.land.rails.has(tile));
    if state.player(seat).at != state.player(other).at && !(on_rails(seat) && on_rails(other)) {
        return Err(Obstacle::TooFarToTrade);
    }
    if !state.cards.held_kinds(game.index(), seat).any(|kind| game.index().is_item(kind)) {
        return Err(Obstacle::NoItemToTrade);
    }
    if state.player(seat).refused_by.contains(other) {
        return Err(Obstacle::RefusedBefore);
    }
    Ok(())
}

/// The seat that is asked in a trade.
pub(crate) fn asked(trade: &Trade) -> Option<Seat> {
    match trade.stage {
        TradeStage::Asking => Some(trade.sides[1]),
        TradeStage::Paying => Some(trade.sides[0]),
        TradeStage::Laying(side) | TradeStage::Confirming(side) | TradeStage::Offering(side) => {
            Some(trade.seat(side))
        }
        TradeStage::Agreeing(side) => Some(trade.seat(side.other())),
        TradeStage::Moving(_) => None,
    }
}

/// DW-TRADE-05, DW-TRADE-06, DW-DR-76, DW-DR-77, DW-DR-80. Checks an answer in a trade.
pub(crate) fn check_answer(
    game: &DeckGoesWest,
    state: &Tabletop,
    trade: &Trade,
    decision: Decision,
) -> CheckResult {
    let item = |seat, kind: Kind| match game.index().is_item(kind) {
        true if state.cards.holds(game.index(), seat, kind) > 0 => Ok(()),
        true => Err(Obstacle::NotYours),
        false => Err(Obstacle::DangerStays("DW-TRADE-06")),
    };
    let Some(seat) = asked(trade) else { return Err(Obstacle::NotAsked) };
    match (trade.stage, decision) {
        (TradeStage::Paying, Decision::Card(kind)) | (TradeStage::Laying(_), Decision::LayCard(kind)) => {
            item(seat, kind)
        }
        (TradeStage::Laying(side), Decision::Lay(resource)) => {
            let laid = trade.goods[side as usize][resource as usize];
            if state.player(seat).stocks[resource as usize] > laid {
                Ok(())
            } else {
                Err(Obstacle::NothingLeft)
            }
        }
        (TradeStage::Laying(side), Decision::TakeBack(resource)) => {
            check_take_back(trade, trade.goods[side as usize][resource as usize] > 0)
        }
        (TradeStage::Laying(_), Decision::TakeBackCard(kind)) => {
            check_take_back(trade, state.cards.count_of(game.index(), kind, Zone::table(seat)) > 0)
        }
        (TradeStage::Asking | TradeStage::Agreeing(_), Decision::Yes | Decision::No)
        | (TradeStage::Laying(_), Decision::Ready | Decision::Leave)
        | (TradeStage::Confirming(_), Decision::Yes | Decision::Leave)
        | (TradeStage::Offering(_), Decision::No) => Ok(()),
        (TradeStage::Confirming(_), Decision::Again) if trade.round < ROUNDS => Ok(()),
        (TradeStage::Confirming(_), Decision::Again) => Err(Obstacle::LastRound),
        (TradeStage::Offering(_), Decision::Yes) if movement::can_load(game, state, seat) => Ok(()),
        (TradeStage::Offering(_), Decision::Yes) => Err(Obstacle::NoMovement),
        _ => Err(Obstacle::NotAsked),
    }
}

/// DW-DR-76. A side may take back goods before it is ready, a limited number of times.
fn check_take_back(trade: &Trade, is_laid: bool) -> CheckResult {
    if !is_laid {
        return Err(Obstacle::NothingLaid);
    }
    match trade.taken_back < Trade::TAKE_BACKS {
        true => Ok(()),
        false => Err(Obstacle::TakenBackTooOften(Trade::TAKE_BACKS)),
    }
}

/// All legal answers in a trade.
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &Tabletop,
    trade: &Trade,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let mut say = |decision: Decision| match check_answer(game, state, trade, decision) {
        Ok(()) => offer.offer(decision),
        Err(_) => ControlFlow::Continue(()),
    };
    let Some(seat) = asked(trade) else { return ControlFlow::Continue(()) };
    match trade.stage {
        TradeStage::Asking | TradeStage::Agreeing(_) | TradeStage::Offering(_) => {
            say(Decision::Yes)?;
            say(Decision::No)
        }
        TradeStage::Paying => {
            for kind in state.cards.held_kinds(game.index(), seat) {
                say(Decision::Card(kind))?;
            }
            ControlFlow::Continue(())
        }
        TradeStage::Laying(_) => {
            for resource in Resource::ALL {
                say(Decision::Lay(resource))?;
            }
            for kind in state.cards.held_kinds(game.index(), seat) {
                say(Decision::LayCard(kind))?;
            }
            for resource in Resource::ALL {
                say(Decision::TakeBack(resource))?;
            }
            for (kind, _) in state.cards.kinds(game.index(), Zone::table(seat)) {
                say(Decision::TakeBackCard(kind))?;
            }
            say(Decision::Ready)?;
            say(Decision::Leave)
        }
        TradeStage::Confirming(_) => {
            say(Decision::Yes)?;
            say(Decision::Again)?;
            say(Decision::Leave)
        }
        TradeStage::Moving(_) => ControlFlow::Continue(()),
    }
}

/// DW-DR-75, DW-DR-76, DW-DR-79. Carries out an answer in a trade.
pub(crate) fn answer<S: Sink<DeckGoesWest>>(play: &mut Play<S>, trade: Trade, decision: Decision) {
    let [seat, other] = trade.sides;
    let Some(who) = asked(&trade) else { return };
    match (trade.stage, decision) {
        (TradeStage::Asking, Decision::Yes) => {
            play.happens(Event::TradeAgreed { by: other });
            play.happens(Event::ActionBegan { seat });
        }
        (TradeStage::Asking, _) => play.happens(Event::TradeRefused { seat, by: other }),
        (TradeStage::Paying, Decision::Card(card)) => play.happens(Event::TradePaid { seat, card }),
        (TradeStage::Laying(_), Decision::Lay(resource)) => {
            play.happens(Event::GoodLaid { seat: who, resource });
        }
        (TradeStage::Laying(_), Decision::LayCard(card)) => play.happens(Event::CardLaid { seat: who, card }),
        (TradeStage::Laying(_), Decision::TakeBack(resource)) => {
            play.happens(Event::GoodTakenBack { seat: who, resource });
        }
        (TradeStage::Laying(_), Decision::TakeBackCard(card)) => {
            play.happens(Event::CardTakenBack { seat: who, card });
        }
        (TradeStage::Laying(_), Decision::Ready) => play.happens(Event::SaidReady { seat: who }),
        (TradeStage::Confirming(side), Decision::Yes) => {
            play.happens(Event::SaidYes { seat: who });
            if side == TradeSide::Partner {
                play.happens(Event::Traded);
                skip_offers(play);
            }
        }
        (TradeStage::Confirming(_), Decision::Again) => play.happens(Event::SaidAgain { seat: who }),
        (_, Decision::Leave) => play.happens(Event::LeftTable { seat: who }),
        (TradeStage::Offering(_), Decision::Yes) => play.happens(Event::MoveOffered { seat: who }),
        (TradeStage::Offering(_), _) => play.happens(Event::MoveNotOffered { seat: who }),
        (TradeStage::Agreeing(side), Decision::Yes) => {
            play.happens(Event::MoveAccepted { seat: who });
            play.happens(Event::MoveBegan { mover: who, payer: trade.seat(side) });
        }
        (TradeStage::Agreeing(_), _) => play.happens(Event::MoveDeclined { seat: who }),
        _ => {}
    }
}

/// DW-DR-79. By house rule players do not move others: the trade is over.
fn skip_offers<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    if play.game.plays_by(HouseRule::NobodyMovesOthers) {
        play.happens(Event::TradeEnded);
    }
}

/// DW-TRADE-07, DW-DR-79. After one side has moved the other or declined, the other side may; then the trade ends.
pub(crate) fn go_on<S: Sink<DeckGoesWest>>(play: &mut Play<S>, trade: Trade) {
    match trade.stage {
        TradeStage::Moving(TradeSide::Asker) => {
            play.happens(Event::MoveTurnCame { side: TradeSide::Partner });
        }
        TradeStage::Moving(TradeSide::Partner) => play.happens(Event::TradeEnded),
        _ => {}
    }
}
