//! Decides what is asked, for all questions.

use super::{battle, gather, movement, night, perform, perform::Wants, trade};
use crate::DeckGoesWest;
use crate::edition::Mode;
use crate::question::{AskedQuestion, Question};
use crate::state::{JobRun, MoveStage, Movement, NightStage, Phase, StackFrame, Tabletop, Trade, TradeStage};

/// DW-MODE-06, DW-MODE-09. What the rules ask now, by the top frame of the stack, or by the phase if the stack is
/// empty. `None`: something follows without a decision, or the game is over.
#[inline]
pub(crate) fn asks(game: &DeckGoesWest, state: &Tabletop) -> Option<AskedQuestion> {
    match state.stack.top() {
        None => between_actions(game, state),
        Some(StackFrame::Placing(held)) => AskedQuestion::one(held.seat, Question::Place),
        Some(StackFrame::Job(run) | StackFrame::Join(run) | StackFrame::EventJob(run)) => {
            of_job(game, state, run)
        }
        Some(StackFrame::Gather(gather)) => match gather::next_guest(state, gather)? {
            (guest, true) => AskedQuestion::one(gather.seat, Question::Invite(guest)),
            (guest, false) => AskedQuestion::one(guest, Question::Join),
        },
        Some(StackFrame::Movement(movement)) => of_movement(game, state, movement),
        Some(StackFrame::Battle(battle)) => {
            AskedQuestion::one(battle::asked(state, battle)?, Question::Battle)
        }
        Some(StackFrame::Trade(trade)) => of_trade(trade),
        Some(StackFrame::Dues(_) | StackFrame::Event(_) | StackFrame::Action(_)) => None,
    }
}

fn of_job(game: &DeckGoesWest, state: &Tabletop, run: &JobRun) -> Option<AskedQuestion> {
    let question = match perform::wants(game, state, run)? {
        Wants::X => Question::X,
        Wants::Resource { pays: true } => Question::Pay,
        Wants::Resource { pays: false } => Question::Gain,
        Wants::Card { scraps: false } => Question::Discard,
        Wants::Card { scraps: true } => Question::Scrap,
        Wants::Tile => Question::Tile,
    };
    AskedQuestion::one(run.seat, question)
}

fn of_movement(game: &DeckGoesWest, state: &Tabletop, movement: &Movement) -> Option<AskedQuestion> {
    let seat = movement::asked(game, state, movement)?;
    let question = match movement.stage {
        MoveStage::Loading { .. } => Question::Load,
        MoveStage::Going => Question::Go,
        MoveStage::Trying { .. } if seat != movement.mover => Question::TopUp,
        MoveStage::Trying { .. } | MoveStage::Leaving { .. } => Question::Tried,
    };
    AskedQuestion::one(seat, question)
}

fn of_trade(trade: &Trade) -> Option<AskedQuestion> {
    let question = match trade.stage {
        TradeStage::Asking => Question::Trade,
        TradeStage::Paying => Question::TradePay,
        TradeStage::Laying(_) => Question::TradeLay,
        TradeStage::Confirming(_) => Question::TradeConfirm,
        TradeStage::Offering(side) => Question::TradeMove(trade.seat(side.other())),
        TradeStage::Agreeing(side) => Question::TradeMoved(trade.seat(side)),
        TradeStage::Moving(_) => return None,
    };
    AskedQuestion::one(trade::asked(trade)?, question)
}

/// The question of a phase, while no frame is on the stack.
fn between_actions(game: &DeckGoesWest, state: &Tabletop) -> Option<AskedQuestion> {
    match state.phase {
        Phase::Acting(turn) => match game.mode() {
            Mode::Versus if turn.actions == 0 || !state.is_alive(turn.seat) => None,
            Mode::Versus => AskedQuestion::one(turn.seat, Question::Action),
            _ if state.living().iter().all(|seat| state.player(seat).passed) => None,
            _ => Some(AskedQuestion { seats: state.living(), what: Question::Action }),
        },
        Phase::Discarding(seat) => AskedQuestion::one(seat, Question::Items),
        Phase::Night(night) => match night.stage {
            NightStage::Hands(seat) if night::must_discard(game, state, seat) => {
                AskedQuestion::one(seat, Question::FullHand)
            }
            _ => None,
        },
        Phase::Setup | Phase::Drawing | Phase::Over(_) => None,
    }
}

impl Question {
    /// DW-DR-140. Would skipping the question when it has only one answer reveal something about a hand?
    pub(crate) const fn is_about_hands(self) -> bool {
        matches!(
            self,
            Question::X
                | Question::Pay
                | Question::Discard
                | Question::Scrap
                | Question::Load
                | Question::Tried
                | Question::TopUp
                | Question::Join
                | Question::Battle
                | Question::TradePay
                | Question::TradeLay
                | Question::TradeMove(_)
                | Question::Items
                | Question::FullHand
        )
    }
}
