//! Order of play: who is asked what, what an answer does, and what follows by itself.

use super::{
    Judged, Offer, Play, action, battle, buy, danger, day, end, event, gather,
    job::{self, Means},
    land::{self, By},
    movement, night, perform,
    perform::Wants,
    trade,
};
use crate::DeckGoesWest;
use crate::decision::Decision;
use crate::edition::{Kind, Mode};
use crate::event::Event;
use crate::job::Resource;
use crate::question::{Asks, Question};
use crate::refusal::Refusal;
use crate::state::{BattleStage, Level, MoveStage, NightStage, Phase, State, TradeStage};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// What people are asked now; nothing, where something follows by itself or there is only one answer.
#[inline]
pub(crate) fn asked(game: &DeckGoesWest, state: &State) -> Option<Asks> {
    state.asked.0.or_else(|| find_asked(game, state))
}

/// The same, whatever is remembered.
pub(crate) fn find_asked(game: &DeckGoesWest, state: &State) -> Option<Asks> {
    let asks = asks(game, state)?;
    let follows = end::is_reached(game, state)
        || only_answer(game, state, asks).is_some()
        || asks.what == Question::Action && idlers(game, state).next().is_some();
    (!follows).then_some(asks)
}

/// DW-DR-16. Must this seat, which is asked, answer before the game goes on? Where everybody may act those who have
/// passed need not.
#[inline]
pub(crate) fn is_awaited(game: &DeckGoesWest, state: &State, asks: Asks, seat: Seat) -> bool {
    asks.what != Question::Action || game.mode() == Mode::Versus || !state.player(seat).passed
}

/// DW-MODE-06, DW-MODE-09. What the rules ask now; none: something follows by itself, or the game is over.
pub(crate) fn asks(game: &DeckGoesWest, state: &State) -> Option<Asks> {
    if let Phase::Over(_) | Phase::Setup | Phase::Drawing = state.phase {
        return None;
    }
    if let Some(held) = &state.held {
        return Asks::one(held.seat, Question::Place);
    }
    if !state.dues.is_none() {
        return None;
    }
    if let Some(level) = running(state) {
        let run = state.run(level)?;
        return perform::wants(game, state, run).and_then(|wants| Asks::one(run.seat, wants.question()));
    }
    if state.happenings.first().is_some() {
        return None;
    }
    if let Some(gather) = &state.gather {
        let (guest, invites) = gather::next_guest(state, gather)?;
        return match invites {
            true => Asks::one(gather.seat, Question::Invite(guest)),
            false => Asks::one(guest, Question::Join),
        };
    }
    if let Some(movement) = &state.movement {
        let seat = movement::asked(game, state, movement)?;
        let what = match movement.stage {
            MoveStage::Loading { .. } => Question::Load,
            MoveStage::Going => Question::Go,
            MoveStage::Trying { .. } if seat != movement.mover => Question::TopUp,
            _ => Question::Tried,
        };
        return Asks::one(seat, what);
    }
    if let Some(battle) = &state.battle {
        return match battle.stage {
            BattleStage::Declaring(seat) if state.is_alive(seat) => Asks::one(seat, Question::Battle),
            _ => None,
        };
    }
    if let Some(trade) = &state.trade {
        let seat = trade::asked(trade)?;
        let other = trade.sides[usize::from(seat == trade.sides[0])];
        let what = match trade.stage {
            TradeStage::Asking => Question::Trade,
            TradeStage::Paying => Question::TradePay,
            TradeStage::Laying(_) => Question::TradeLay,
            TradeStage::Confirming(_) => Question::TradeConfirm,
            TradeStage::Offering(_) => Question::TradeMove(other),
            _ => Question::TradeMoved(other),
        };
        return Asks::one(seat, what);
    }
    match state.phase {
        Phase::Acting(turn) if state.acting.is_none() => match game.mode() {
            Mode::Versus if turn.actions == 0 || !state.is_alive(turn.seat) => None,
            Mode::Versus => Asks::one(turn.seat, Question::Action),
            _ if state.living().iter().all(|seat| state.player(seat).passed) => None,
            _ => Some(Asks { seats: state.living(), what: Question::Action }),
        },
        Phase::Discarding(seat) => Asks::one(seat, Question::Items),
        Phase::Night(night) => match night.stage {
            NightStage::Hands(seat) if night::must_discard(game, state, seat) => {
                Asks::one(seat, Question::FullHand)
            }
            _ => None,
        },
        _ => None,
    }
}

/// The job that goes on next: an event job before one that joins a roll; a job that waits for its roll does not go
/// on.
fn running(state: &State) -> Option<Level> {
    if state.event_job.is_some() {
        return Some(Level::Event);
    }
    if state.happenings.first().is_some() {
        return None;
    }
    if state.join.is_some() {
        return Some(Level::Join);
    }
    (state.job.is_some() && state.gather.is_none()).then_some(Level::Main)
}

impl Wants {
    const fn question(self) -> Question {
        match self {
            Wants::X => Question::X,
            Wants::Resource { pays: true } => Question::Pay,
            Wants::Resource { pays: false } => Question::Gain,
            Wants::Card { scraps: false } => Question::Discard,
            Wants::Card { scraps: true } => Question::Scrap,
            Wants::Tile => Question::Tile,
        }
    }
}

/// DW-DAY-02. The only judge of legality; whoever asks after the end is told so.
pub(crate) fn check(game: &DeckGoesWest, state: &State, seat: Seat, decision: Decision) -> Judged {
    let Some(asks) = asked(game, state) else {
        return Err(if state.ending().is_some() { Refusal::Over } else { Refusal::NotAsked });
    };
    if !asks.seats.contains(seat) {
        return Err(Refusal::NotYourTurn(if game.mode() == Mode::Versus { "DW-DAY-09" } else { "DW-DR-20" }));
    }
    let run = running(state).and_then(|level| state.run(level));
    let means = || Means::of(game, state, seat);
    match (asks.what, decision) {
        (Question::Action, Decision::Do(source, number)) => {
            action::check_job(game, state, &means(), seat, source, number)
        }
        (Question::Action, Decision::Buy { slot, card, job }) => {
            action::check_buy(game, state, &means(), seat, slot, card, job)
        }
        (Question::Action, Decision::Trade(other)) => action::check_trade(game, state, seat, other),
        (Question::Action, Decision::Pass) => action::check_end(game, state, seat, true),
        (Question::Action, Decision::EndTurn) => action::check_end(game, state, seat, false),
        (Question::X, Decision::X(x)) => run.map_or(Ok(()), |run| job::check_x(game, &means(), run, x)),
        (Question::Pay | Question::Gain, Decision::Resource(resource)) => {
            run.map_or(Ok(()), |run| job::check_resource(game, state, &means(), run, resource as usize))
        }
        (Question::Discard | Question::Scrap, Decision::Card(card)) => {
            run.map_or(Ok(()), |run| job::check_card(game, state, &means(), run, card))
        }
        (Question::Tile, Decision::Tile(place)) => land::check_target(game, state, seat, place),
        (Question::Place, Decision::OnDraw | Decision::OnDiscard)
        | (Question::Invite(_), Decision::Yes | Decision::No)
        | (Question::Join, Decision::No)
        | (Question::Battle | Question::Items, Decision::Done) => Ok(()),
        (Question::Join, Decision::Do(source, number)) => {
            gather::check_join(game, state, &means(), seat, source, number)
        }
        (Question::Battle, Decision::Do(source, number)) => {
            battle::check_job(game, state, &means(), seat, source, number)
        }
        (Question::Items, Decision::Card(card)) => check_item(game, state, seat, card, "DW-DAY-11"),
        (Question::FullHand, Decision::Card(card)) => check_item(game, state, seat, card, "DW-FULL-01"),
        (Question::Load | Question::Go | Question::Tried | Question::TopUp, _) => {
            check_move(game, state, asks.what, decision)
        }
        (
            Question::Trade
            | Question::TradePay
            | Question::TradeLay
            | Question::TradeConfirm
            | Question::TradeMove(_)
            | Question::TradeMoved(_),
            _,
        ) => match &state.trade {
            Some(trade) => trade::check_answer(game, state, trade, decision),
            None => Err(Refusal::NotAsked),
        },
        _ => Err(Refusal::NotAsked),
    }
}

/// DW-DAY-10, DW-DAY-11, DW-FULL-01. Items may be discarded, danger may not.
fn check_item(game: &DeckGoesWest, state: &State, seat: Seat, card: Kind, rule: &'static str) -> Judged {
    if state.cards.holds(game.index(), seat, card) == 0 {
        return Err(Refusal::NotInHand(rule));
    }
    if game.index().is_item(card) { Ok(()) } else { Err(Refusal::DangerStays(rule)) }
}

fn check_move(game: &DeckGoesWest, state: &State, what: Question, decision: Decision) -> Judged {
    let Some(movement) = &state.movement else { return Err(Refusal::NotAsked) };
    let load = |source, number| {
        let means = Means::of(game, state, movement.payer);
        movement::check_load(game, state, &means, movement, source, number)
    };
    match (what, decision) {
        (Question::Load | Question::TopUp, Decision::Do(source, number)) => load(source, number),
        (Question::Load, Decision::Go) => movement::check_go(movement),
        (Question::Go, Decision::Step { direction, by, wagon }) => {
            movement::check_step(game, state, movement, direction, by, wagon)
        }
        (Question::Go, Decision::Try(direction)) => movement::check_try(game, state, movement, direction),
        (Question::Go, Decision::Ride { length, to, wagon }) => {
            movement::check_ride(game, state, movement, length, to, wagon)
        }
        (Question::TopUp, Decision::No) | (Question::Go, Decision::Stop) => Ok(()),
        (Question::Go, Decision::Do(..)) => Err(Refusal::OnTheWay),
        (Question::Tried, Decision::Enter { by, wagon }) => {
            movement::check_enter(game, state, movement, by, wagon)
        }
        (Question::Tried, Decision::TurnBack(gait)) => movement::check_turn_back(movement, gait),
        (Question::Tried, Decision::Do(source, number)) => {
            match movement.payer == movement.mover && movement::needs_top_up(game, state, movement) {
                true => load(source, number),
                false if movement::was_shifted(state, movement) => Err(Refusal::ShiftedAway),
                false => Err(Refusal::EnoughMovement),
            }
        }
        _ => Err(Refusal::NotAsked),
    }
}

/// Everything that this seat may decide: what it may answer, if it is asked at all.
#[inline]
pub(crate) fn legal(game: &DeckGoesWest, state: &State, seat: Seat, out: &mut Vec<Decision>) {
    let Some(asks) = asked(game, state).filter(|asks| asks.seats.contains(seat)) else { return };
    let _ = answers(game, state, seat, asks, &mut |decision| {
        out.push(decision);
        ControlFlow::Continue(())
    });
}

/// Everything that this seat may answer to what the rules ask.
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &State,
    seat: Seat,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    match asks(game, state).filter(|asks| asks.seats.contains(seat)) {
        Some(asks) => answers(game, state, seat, asks, offer),
        None => ControlFlow::Continue(()),
    }
}

/// Everything that can be answered to this.
fn answers(
    game: &DeckGoesWest,
    state: &State,
    seat: Seat,
    asks: Asks,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let run = running(state).and_then(|level| state.run(level));
    match asks.what {
        Question::Action => action::options(game, state, seat, offer),
        Question::Place => {
            offer.offer(Decision::OnDiscard)?;
            offer.offer(Decision::OnDraw)
        }
        Question::X => {
            let Some(run) = run else { return ControlFlow::Continue(()) };
            let means = Means::of(game, state, seat);
            let most = means.most_x(game.job(seat, run.origin, run.job));
            let mut fitting = (0..=most).filter(|&x| job::check_x(game, &means, run, x).is_ok());
            fitting.try_for_each(|x| offer.offer(Decision::X(x)))
        }
        Question::Pay | Question::Gain => {
            let Some(run) = run else { return ControlFlow::Continue(()) };
            let means = Means::of(game, state, seat);
            let fits = |resource: &Resource| {
                job::check_resource(game, state, &means, run, *resource as usize).is_ok()
            };
            let mut fitting = Resource::ALL.into_iter().filter(fits);
            fitting.try_for_each(|resource| offer.offer(Decision::Resource(resource)))
        }
        Question::Discard | Question::Scrap => {
            let Some(run) = run else { return ControlFlow::Continue(()) };
            let means = Means::of(game, state, seat);
            let mut hand = state.cards.held_kinds(game.index(), seat);
            hand.try_for_each(|card| match job::check_card(game, state, &means, run, card) {
                Ok(()) => offer.offer(Decision::Card(card)),
                Err(_) => ControlFlow::Continue(()),
            })
        }
        Question::Tile => {
            let mut seen = land::in_sight(state.player(seat).at);
            seen.try_for_each(|place| match land::check_target(game, state, seat, place) {
                Ok(()) => offer.offer(Decision::Tile(place)),
                Err(_) => ControlFlow::Continue(()),
            })
        }
        Question::Invite(_) => {
            offer.offer(Decision::Yes)?;
            offer.offer(Decision::No)
        }
        Question::Join => {
            let Some(gather) = &state.gather else { return ControlFlow::Continue(()) };
            gather::join_options(game, state, seat, gather.resource, offer)?;
            offer.offer(Decision::No)
        }
        Question::Battle => battle::options(game, state, seat, offer),
        Question::Items | Question::FullHand => {
            let mut hand = state.cards.held_kinds(game.index(), seat);
            hand.try_for_each(|card| match game.index().is_item(card) {
                true => offer.offer(Decision::Card(card)),
                false => ControlFlow::Continue(()),
            })?;
            if asks.what == Question::Items { offer.offer(Decision::Done) } else { ControlFlow::Continue(()) }
        }
        Question::Load | Question::Go | Question::Tried | Question::TopUp => {
            let Some(movement) = &state.movement else { return ControlFlow::Continue(()) };
            match asks.what {
                Question::Load => {
                    movement::load_options(game, state, movement.payer, false, offer)?;
                    match movement::check_go(movement) {
                        Ok(()) => offer.offer(Decision::Go),
                        Err(_) => ControlFlow::Continue(()),
                    }
                }
                Question::Go => movement::go_options(game, state, movement, offer),
                _ => movement::tried_options(game, state, movement, offer),
            }
        }
        Question::Trade
        | Question::TradePay
        | Question::TradeLay
        | Question::TradeConfirm
        | Question::TradeMove(_)
        | Question::TradeMoved(_) => match &state.trade {
            Some(trade) => trade::options(game, state, trade, offer),
            None => ControlFlow::Continue(()),
        },
    }
}

/// Carries out a decision, and everything that follows by itself; then this is asked.
pub(crate) fn decide<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    seat: Seat,
    decision: Decision,
    luck: &mut impl Luck,
) -> Option<Asks> {
    if let Some(asks) = play.state().asked.0.or_else(|| asks(play.game, play.state())) {
        carry_out(play, asks.what, seat, decision, luck);
    }
    go_on(play, luck)
}

fn carry_out<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    what: Question,
    seat: Seat,
    decision: Decision,
    luck: &mut impl Luck,
) {
    let level = running(play.state()).unwrap_or(Level::Main);
    match (what, decision) {
        (Question::Action, _) => action::take(play, seat, decision),
        (Question::Place, _) => place(play, decision == Decision::OnDraw, luck),
        (Question::X, Decision::X(x)) => play.happens(Event::XChosen { level, x }),
        (Question::Pay | Question::Gain, Decision::Resource(resource)) => {
            perform::choose_resource(play, level, resource, luck);
        }
        (Question::Discard | Question::Scrap, Decision::Card(card)) => {
            perform::choose_card(play, level, card);
        }
        (Question::Tile, Decision::Tile(place)) => {
            let left = play.state().run(level).and_then(|run| run.left).unwrap_or(1);
            play.happens(Event::StepBegun { level, left: left.saturating_sub(1) });
            land::reveal(play, seat, place, By::Telescope, luck);
        }
        (Question::Invite(other), Decision::Yes) => play.happens(Event::Invited { seat, other }),
        (Question::Invite(other), _) => play.happens(Event::NotInvited { seat, other }),
        (Question::Join, Decision::Do(source, number)) => {
            if let Ok((origin, _)) = action::find(play.game, play.state(), seat, source, number) {
                perform::begin(play, Level::Join, seat, origin, number);
            }
        }
        (Question::Join, _) => play.happens(Event::JoinDeclined { seat }),
        (
            Question::Battle | Question::Load | Question::TopUp | Question::Tried,
            Decision::Do(source, number),
        ) => {
            if let Ok((origin, _)) = action::find(play.game, play.state(), seat, source, number) {
                perform::begin(play, Level::Main, seat, origin, number);
            }
        }
        (Question::Battle, _) => {
            if let Some(battle) = play.state().battle {
                battle::declared(play, battle, seat);
            }
        }
        (Question::Items, Decision::Done) => day::keep(play, seat),
        (Question::Items | Question::FullHand, Decision::Card(card)) => {
            let full_hand = what == Question::FullHand;
            play.happens(Event::CardDiscarded { seat, card, full_hand });
        }
        (Question::Load | Question::Go | Question::TopUp | Question::Tried, _) => {
            walk(play, seat, decision);
        }
        (_, _) => {
            if let Some(trade) = play.state().trade {
                trade::answer(play, trade, decision);
            }
        }
    }
}

/// DW-DR-84. What is done with a movement; what is left of it when somebody stops is lost.
fn walk<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, decision: Decision) {
    let Some(movement) = play.state().movement else { return };
    let at = play.state().player(movement.mover).at;
    match decision {
        Decision::Go => play.happens(Event::SetOff),
        Decision::Step { direction, by, wagon } => {
            movement::pay(play, movement, at.toward(direction), by, wagon);
        }
        Decision::Try(direction) => play.happens(Event::Tried { direction }),
        Decision::Ride { length, to, wagon } => movement::ride(play, movement, length, to, wagon),
        Decision::Stop => play.happens(Event::Stopped { seat }),
        Decision::No => play.happens(Event::NoTopUp { seat }),
        Decision::TurnBack(gait) => play.happens(Event::TurnedBack { seat, gait }),
        Decision::Enter { by, wagon } => {
            if let MoveStage::Trying { direction, .. } = movement.stage {
                movement::pay(play, movement, at.toward(direction), by, wagon);
            }
        }
        _ => {}
    }
}

/// DW-CARD-04, DW-BUY-02, DW-EXH-02, DW-DR-48, DW-DR-69. The card goes on top of the draw or the discard pile.
fn place<S: Sink<DeckGoesWest>>(play: &mut Play<S>, on_draw: bool, luck: &mut impl Luck) {
    let Some(held) = play.state().held else { return };
    play.happens(Event::CardPlaced { seat: held.seat, card: held.kind, on_draw });
    if let Some(slot) = held.bought {
        buy::close_gap(play, slot, luck);
    }
}

/// Everything that follows by itself, until somebody has a choice, and is asked, or the game is over.
pub(crate) fn go_on<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) -> Option<Asks> {
    loop {
        if play.state().ending().is_some() || end::look_at_track(play) {
            return None;
        }
        if let Some(asks) = asks(play.game, play.state()) {
            if asks.what == Question::Action && pass_idlers(play) {
                continue;
            }
            match only_answer(play.game, play.state(), asks) {
                Some((seat, decision)) => carry_out(play, asks.what, seat, decision, luck),
                None => return Some(asks),
            }
            continue;
        }
        follow(play, luck);
    }
}

/// DW-DR-16, DW-DR-18, DW-DR-140. Where everybody may act: those who have not passed and can do nothing. With closed
/// hands they say so themselves.
fn idlers(game: &DeckGoesWest, state: &State) -> impl Iterator<Item = Seat> {
    let told = game.mode() != Mode::Versus && !game.hands_are_closed();
    let waited_for = move |&seat: &Seat| told && !state.player(seat).passed;
    state.living().iter().filter(waited_for).filter(|&seat| !action::can_act(game, state, seat))
}

/// Whoever can do nothing passes. When all have passed, the stage is over.
fn pass_idlers<S: Sink<DeckGoesWest>>(play: &mut Play<S>) -> bool {
    let idler = idlers(play.game, play.state()).next();
    if let Some(seat) = idler {
        play.happens(Event::Passed { seat, had_to: true });
    }
    idler.is_some()
}

/// DW-DR-140. The answer, if there is no choice and everybody may know it.
fn only_answer(game: &DeckGoesWest, state: &State, asks: Asks) -> Option<(Seat, Decision)> {
    if asks.what == Question::Action || asks_anyway(game, asks.what) {
        return None;
    }
    let seat = asks.seats.lowest()?;
    let mut only = None;
    let several = answers(game, state, seat, asks, &mut |decision| match only.replace(decision) {
        None => ControlFlow::Continue(()),
        Some(_) => ControlFlow::Break(()),
    });
    only.filter(|_| several.is_continue()).map(|decision| (seat, decision))
}

/// DW-DR-140. Is it asked even if there is only one answer?
fn asks_anyway(game: &DeckGoesWest, what: Question) -> bool {
    game.hands_are_closed() && what.is_about_hands()
}

impl Question {
    /// DW-DR-140. Would it tell something about a hand that there is only one answer?
    const fn is_about_hands(self) -> bool {
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

/// The next thing that follows by itself.
fn follow<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let state = play.state();
    if !state.dues.is_none() {
        return danger::take(play, luck);
    }
    if let Some(level) = running(state) {
        return perform::advance(play, level, luck);
    }
    if state.happenings.first().is_some() {
        return event::go_on(play);
    }
    if let Some(gather) = state.gather {
        return gather::roll(play, gather, luck);
    }
    if let Some(movement) = state.movement {
        return match movement.stage {
            MoveStage::Leaving { to, wagon } => movement::arrive(play, movement, to, wagon),
            _ => movement::turn_up(play, movement, luck),
        };
    }
    if let Some(battle) = state.battle {
        return match battle.stage {
            // Whoever died while it was their turn has declared enough.
            BattleStage::Declaring(seat) => battle::declared(play, battle, seat),
            _ => battle::fight(play, battle, luck),
        };
    }
    if let Some(trade) = state.trade {
        return trade::go_on(play, trade);
    }
    if let Some(seat) = state.acting {
        land::settle(play, luck);
        return play.happens(Event::ActionTaken { seat });
    }
    match state.phase {
        Phase::Setup => day::begin(play),
        Phase::Drawing => day::draw_hands(play, luck),
        Phase::Acting(turn) => day::go_on(play, turn),
        Phase::Night(night) => night::go_on(play, night, luck),
        Phase::Discarding(seat) => day::keep(play, seat),
        Phase::Over(_) => {}
    }
}
