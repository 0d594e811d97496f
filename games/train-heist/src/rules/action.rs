//! Step 1: Heist Actions and Free Actions.

use super::{
    CheckResult, Offer, Play, board, bullet, drop, free, horse, jail, loot, r#move, switch, trade, turn,
    wanted,
};
use crate::TrainHeist;
use crate::decision::{CardAbility, Decision, Junctions};
use crate::event::{Event, Progress};
use crate::piece::Horse;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::state::{DecisionStep, State};
use crate::wanted::Mission;
use game::{Game, Luck, Seat, Sink};
use std::ops::ControlFlow;

/// TH-TURN-02, TH-TURN-03, TH-TURN-04, TH-TURN-05, TH-RU-06, TH-RU-96. All legal actions, in any order and as often as they
/// can be paid for; actions without effect are not offered.
pub(crate) fn options(game: &TrainHeist, state: &State, offer: &mut impl Offer<Decision>) -> ControlFlow<()> {
    offer.offer(Decision::End)?;
    if state.is_jailed(game, state.turn.seat) {
        return jail::options(game, state, offer);
    }
    r#move::reach(game, state).iter().try_for_each(|to| offer.offer(Decision::Move(to)))?;
    for decision in HORSES.into_iter().chain(OTHERS).chain(ABILITIES) {
        if check_free(game, state, decision).is_ok() {
            offer.offer(decision)?;
        }
    }
    for seat in game.seats() {
        if trade::check(game, state, seat).is_ok() {
            offer.offer(Decision::Trade(seat))?;
        }
    }
    ControlFlow::Continue(())
}

const HORSES: [Decision; 7] = [
    Decision::Jump(Horse::One),
    Decision::Jump(Horse::Two),
    Decision::Mount(Horse::One),
    Decision::Mount(Horse::Two),
    Decision::Dismount,
    Decision::Horse(Horse::One),
    Decision::Horse(Horse::Two),
];

const OTHERS: [Decision; 6] = [
    Decision::Loot,
    Decision::Drop,
    Decision::Flip(Junctions::First),
    Decision::Flip(Junctions::Second),
    Decision::TakeBullet,
    Decision::SpendBullet,
];

const ABILITIES: [Decision; 5] = [
    Decision::Play(CardAbility::Pair),
    Decision::Play(CardAbility::Three),
    Decision::Play(CardAbility::Four),
    Decision::Play(CardAbility::Straight),
    Decision::Play(CardAbility::Wild),
];

/// TH-JAIL-07, TH-RU-52. Checks a decision of the active seat; a prisoner has two choices of its own.
pub(crate) fn check(game: &TrainHeist, state: &State, decision: Decision) -> CheckResult {
    let jailed = state.is_jailed(game, state.turn.seat);
    match decision {
        Decision::End => Ok(()),
        Decision::Search => jail::check_search(game, state),
        Decision::Escape => jail::check_escape(game, state),
        _ if jailed => Err(Refusal::Jailed),
        _ => check_free(game, state, decision),
    }
}

/// Checks a decision of a seat that is not in jail.
fn check_free(game: &TrainHeist, state: &State, decision: Decision) -> CheckResult {
    match decision {
        Decision::Move(to) => r#move::check(game, state, to),
        Decision::Jump(horse) => board::check_jump(game, state, horse),
        Decision::Mount(horse) => horse::check_mount(state, horse),
        Decision::Dismount => horse::check_dismount(state),
        Decision::Horse(horse) => horse::check(game, state, horse),
        Decision::Loot => loot::check(game, state),
        Decision::Drop => drop::check(game, state),
        Decision::Flip(junction) => switch::check_flip(game, state, junction),
        Decision::Trade(seat) => trade::check(game, state, seat),
        Decision::TakeBullet => bullet::check_take(game, state),
        Decision::SpendBullet => bullet::check_spend(state),
        Decision::Play(ability) => free::check(game, state, ability),
        _ => Err(Refusal::WrongStep(Question::Action)),
    }
}

/// Carries out a decision of step 1.
pub(crate) fn carry_out<S: Sink<TrainHeist>>(
    play: &mut Play<S>,
    seat: Seat,
    step: DecisionStep,
    decision: Decision,
    luck: &mut impl Luck,
) {
    match (step, decision) {
        (_, Decision::End) => turn::end_actions(play, seat),
        (_, Decision::Move(to)) => r#move::go(play, seat, to),
        (_, Decision::Jump(horse)) => board::jump(play, seat, horse),
        (_, Decision::Mount(horse)) => play.happens(Event::Mounted { seat, horse }),
        (_, Decision::Dismount) => play.happens(Event::Dismounted { seat }),
        (_, Decision::Horse(horse)) => reach_step(play, DecisionStep::HorseCard { horse }),
        (DecisionStep::HorseCard { horse }, Decision::With(card)) => {
            reach_step(play, DecisionStep::HorseTo { horse, card });
        }
        (DecisionStep::HorseTo { horse, card }, Decision::To(to)) => horse::go(play, seat, horse, card, to),
        (_, Decision::Loot) => reach_step(play, DecisionStep::LootTiles),
        (_, Decision::Take(claim)) => reach_step(play, DecisionStep::LootCards { claim }),
        (DecisionStep::LootCards { claim }, Decision::Pay(cards)) => loot::pay(play, seat, claim, cards),
        (DecisionStep::LootNaming { claim, cards }, Decision::Name(naming)) => {
            loot::take(play, seat, claim, cards, naming);
        }
        (_, Decision::Drop) => drop::begin(play, seat, luck),
        (_, Decision::Bring(tiles)) => drop::bring(play, seat, tiles, luck),
        (_, Decision::Lay(tiles)) => drop::lay(play, seat, tiles),
        (_, Decision::Flip(junction)) => switch::flip(play, seat, junction),
        (_, Decision::Trade(to)) => reach_step(play, DecisionStep::Offering { to }),
        (DecisionStep::Offering { to }, Decision::Give(cards)) => {
            play.happens(Event::Offered { seat, to, cards });
        }
        (DecisionStep::Answering { cards, .. }, Decision::Accept(back)) => {
            trade::accept(play, seat, cards, back);
        }
        (DecisionStep::Answering { .. }, Decision::Refuse) => trade::refuse(play, seat),
        (_, Decision::TakeBullet) => bullet::take(play, seat),
        (_, Decision::SpendBullet) => bullet::spend(play, seat),
        (_, Decision::Play(CardAbility::Wild)) => reach_step(play, DecisionStep::Sheriff),
        (_, Decision::Play(ability)) => reach_step(play, DecisionStep::AbilityCards { ability }),
        (DecisionStep::AbilityCards { ability }, Decision::Use(cards)) => {
            free::use_cards(play, seat, ability, cards);
        }
        (DecisionStep::FarSwitch { cards }, Decision::Turn(junction)) => {
            free::turn(play, seat, cards, junction);
        }
        (_, Decision::Send(to)) => free::send(play, seat, to),
        (_, Decision::Search) => jail::search(play, seat, luck),
        (_, Decision::Escape) => reach_step(play, DecisionStep::EscapeKeys),
        (_, Decision::Keys(keys)) => jail::escape(play, seat, keys, luck),
        _ => {}
    }
}

/// Goes on to the next step of a decision.
pub(crate) fn reach_step<S: Sink<TrainHeist>>(play: &mut Play<S>, step: DecisionStep) {
    play.happens(Event::StepReached { step: Progress(step) });
}

/// TH-TURN-02. Is there a Heist Action left?
#[inline]
pub(crate) fn check_action(state: &State) -> CheckResult {
    if state.turn.actions > 0 { Ok(()) } else { Err(Refusal::NoAction) }
}

/// TH-TURN-02. Spends a Heist Action.
#[inline]
pub(crate) fn take_action<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat) {
    play.happens(Event::ActionTaken { seat });
    if play.state().turn.taken >= 6 {
        wanted::mission_met(play, seat, Mission::SixActions);
    }
}
