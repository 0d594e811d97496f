//! Order of play: the seats that are asked, and what follows without a decision.

use super::{
    Play, action, answering, asking::asks, battle, danger, day, end, event, gather, land, movement, night,
    perform, trade,
};
use crate::DeckGoesWest;
use crate::decision::Decision;
use crate::edition::Mode;
use crate::event::Event;
use crate::question::{AskedQuestion, Question};
use crate::refusal::{AskedInstead, Obstacle, Refusal};
use crate::state::{BattleStage, JobLevel, Phase, StackFrame, State, Tabletop};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// What is asked now; `None` if something follows without a decision, or there is only one answer. Reads the cache.
#[inline]
pub(crate) fn asked(game: &DeckGoesWest, state: &State) -> Option<AskedQuestion> {
    state.asked.or_else(|| find_asked(game, state))
}

/// What is asked now, computed from the tabletop.
pub(crate) fn find_asked(game: &DeckGoesWest, state: &Tabletop) -> Option<AskedQuestion> {
    let asks = asks(game, state)?;
    let follows = end::is_reached(game, state)
        || only_answer(game, state, asks).is_some()
        || asks.what == Question::Action && idlers(game, state).next().is_some();
    (!follows).then_some(asks)
}

/// DW-DR-16. Must this seat, which is asked, answer before the game goes on? While all seats may act, those that have
/// passed need not.
#[inline]
pub(crate) fn is_awaited(game: &DeckGoesWest, state: &Tabletop, asks: AskedQuestion, seat: Seat) -> bool {
    asks.what != Question::Action || game.mode() == Mode::Versus || !state.player(seat).passed
}

/// DW-DAY-02. The only check of legality; after the end it refuses with [`Obstacle::Over`].
pub(crate) fn check(
    game: &DeckGoesWest,
    state: &State,
    seat: Seat,
    decision: Decision,
) -> Result<(), Refusal> {
    let Some(asks) = asked(game, state) else {
        return Err(if state.ending().is_some() { Obstacle::Over } else { Obstacle::NotAsked }.into());
    };
    if !asks.seats.contains(seat) {
        let rule = if game.mode() == Mode::Versus { "DW-DAY-09" } else { "DW-DR-20" };
        return Err(Refusal::NotYourTurn(rule, asked_instead(game, state, asks)));
    }
    answering::check(game, state, seat, decision).map_err(|obstacle| match obstacle {
        Obstacle::NotAsked => Refusal::WrongAnswer(asked_instead(game, state, asks)),
        obstacle => obstacle.into(),
    })
}

/// What is asked, as a refusal says it.
fn asked_instead(game: &DeckGoesWest, state: &Tabletop, asks: AskedQuestion) -> Box<AskedInstead> {
    let up = |place| state.land.at(place).filter(|&tile| state.land.is_up(tile));
    let awaited = asks.seats.iter().filter(|&seat| is_awaited(game, state, asks, seat));
    Box::new(AskedInstead {
        question: asks.what,
        prompt: asks.what.said(game, &state.stack, up),
        names: awaited.map(|seat| game.name_of(seat)).collect(),
    })
}

/// All legal decisions of a seat; none if it is not asked.
#[inline]
pub(crate) fn legal(game: &DeckGoesWest, state: &State, seat: Seat, out: &mut Vec<Decision>) {
    if !asked(game, state).is_some_and(|asks| asks.seats.contains(seat)) {
        return;
    }
    let _ = answering::options(game, state, seat, &mut |decision| {
        out.push(decision);
        ControlFlow::Continue(())
    });
}

/// Has the seat a legal answer to what the rules ask?
pub(crate) fn has_answer(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> bool {
    asks(game, state).is_some_and(|asks| asks.seats.contains(seat))
        && answering::options(game, state, seat, &mut |_| ControlFlow::Break(())).is_break()
}

/// Carries out a decision and everything that follows from it; returns what is asked next.
pub(crate) fn decide<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    seat: Seat,
    decision: Decision,
    luck: &mut impl Luck,
) -> Option<AskedQuestion> {
    if play.state().asked.is_some() || asks(play.game, play.state()).is_some() {
        answering::carry_out(play, seat, decision, luck);
    }
    go_on(play, luck)
}

/// Plays everything that follows without a decision, until a seat has a choice or the game is over.
pub(crate) fn go_on<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    luck: &mut impl Luck,
) -> Option<AskedQuestion> {
    loop {
        if play.state().ending().is_some() || end::end_if_reached(play) {
            return None;
        }
        if let Some(asks) = asks(play.game, play.state()) {
            if asks.what == Question::Action && pass_idlers(play) {
                continue;
            }
            match only_answer(play.game, play.state(), asks) {
                Some((seat, decision)) => answering::carry_out(play, seat, decision, luck),
                None => return Some(asks),
            }
            continue;
        }
        follow(play, luck);
    }
}

/// DW-DR-16, DW-DR-18, DW-DR-140. While all seats may act: those that have not passed and have no action. With closed
/// hands there are none, because passing for a seat would reveal its hand.
fn idlers(game: &DeckGoesWest, state: &Tabletop) -> impl Iterator<Item = Seat> {
    let may_pass_for = game.mode() != Mode::Versus && !game.hands_are_closed();
    let waited_for = move |&seat: &Seat| may_pass_for && !state.player(seat).passed;
    state.living().iter().filter(waited_for).filter(|&seat| !action::can_act(game, state, seat))
}

/// Passes for a seat without actions. When all have passed, the stage is over.
fn pass_idlers<S: Sink<DeckGoesWest>>(play: &mut Play<S>) -> bool {
    let idler = idlers(play.game, play.state()).next();
    if let Some(seat) = idler {
        play.happens(Event::Passed { seat, had_to: true });
    }
    idler.is_some()
}

/// DW-DR-140. The only legal answer, if there is just one and it reveals nothing to other seats.
fn only_answer(game: &DeckGoesWest, state: &Tabletop, asks: AskedQuestion) -> Option<(Seat, Decision)> {
    if asks.what == Question::Action || game.hands_are_closed() && asks.what.is_about_hands() {
        return None;
    }
    let seat = asks.seats.lowest()?;
    let mut only = None;
    let several = answering::options(game, state, seat, &mut |decision| match only.replace(decision) {
        None => ControlFlow::Continue(()),
        Some(_) => ControlFlow::Break(()),
    });
    only.filter(|_| several.is_continue()).map(|decision| (seat, decision))
}

/// Plays the next thing that follows without a decision: the top frame goes on, or ends.
fn follow<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    match play.state().stack.top().copied() {
        // The owner of a card being placed always has a choice.
        Some(StackFrame::Placing(_)) => {}
        Some(StackFrame::Dues(dues)) => danger::take(play, dues, luck),
        Some(StackFrame::EventJob(run)) => perform::advance(play, JobLevel::Event, run, luck),
        Some(StackFrame::Event(happening)) => event::go_on(play, happening),
        Some(StackFrame::Join(run)) => perform::advance(play, JobLevel::Join, run, luck),
        Some(StackFrame::Gather(gather)) => gather::roll(play, gather, luck),
        Some(StackFrame::Job(run)) => perform::advance(play, JobLevel::Main, run, luck),
        Some(StackFrame::Movement(movement)) => movement::go_on(play, movement, luck),
        Some(StackFrame::Battle(battle)) => match battle.stage {
            // A seat that dies during its declaration has declared.
            BattleStage::Declaring(seat) => battle::declared(play, battle, seat),
            _ => battle::fight(play, battle, luck),
        },
        Some(StackFrame::Trade(trade)) => trade::go_on(play, trade),
        Some(StackFrame::Action(seat)) => {
            land::fill_owed(play, luck);
            play.happens(Event::ActionTaken { seat });
        }
        None => match play.state().phase {
            Phase::Setup => day::begin(play),
            Phase::Drawing => day::draw_hands(play, luck),
            Phase::Acting(turn) => day::go_on(play, turn),
            Phase::Night(night) => night::go_on(play, night, luck),
            Phase::Discarding(seat) => day::keep(play, seat),
            Phase::Over(_) => {}
        },
    }
}
