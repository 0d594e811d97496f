//! The only mutation: sets what an event says, and checks no rule.
//!
//! It is total: journals are folded before their hashes are compared, so any event may meet any state. An event whose
//! frame is missing changes nothing, and counts saturate.

use super::{
    Battle, BattleStage, Gather, Held, MoveStage, Movement, Night, NightStage, Phase, StackFrame, State,
    Tabletop, TradeSide, TradeStage, Turn,
};
use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::edition::{Kind, Mode};
use crate::event::Event;
use crate::job::JobStep;
use crate::state::Origin;
use game::{BySeat, SeatSet};

/// Changes the state to what it is after the event.
#[inline(always)]
pub(crate) fn apply(game: &DeckGoesWest, state: &mut State, event: &Event) {
    state.asked = None;
    change(game, &mut state.tabletop, event);
}

#[inline(always)]
fn change(game: &DeckGoesWest, state: &mut Tabletop, event: &Event) {
    match *event {
        Event::CharacterReady { seat } => state.outfit(game, seat),
        Event::TileLaid { tile, place, up } => {
            state.land.lay(tile, place, up);
            if up {
                state.note_showing(place);
            }
        }
        Event::MeeplesPlaced { place } => {
            for player in &mut state.players.0 {
                player.at = place;
            }
        }
        Event::CampGuarded { tile, bandits } => state.add_bandits(tile, bandits.into()),
        Event::BanditsLaid { at, bandits } => state.add_bandits_at(at.place, bandits.into()),
        Event::StartRailLaid { tile } => {
            state.land.rails = state.land.rails.with(tile);
            if let Some(place) = state.land.place(tile) {
                state.records[crate::job::Trigger::Build as usize] = place.column;
            }
        }
        Event::WagonPlaced { place }
        | Event::WagonMoved { to: place }
        | Event::WagonShifted { to: place } => {
            state.wagon = Some(place);
        }
        Event::RowFilled { slot, card } => {
            state.cards.shift(game.index(), card, Zone::TradePile, Zone::row(slot));
        }
        Event::FirstPlayerChosen { seat } | Event::P1Passed { seat, .. } => state.p1 = seat,

        Event::DayBegan { .. } => {
            for player in &mut state.players.0 {
                (player.tapped, player.passed, player.idle) = (false, false, false);
                (player.actions, player.draws, player.refused_by) = (0, 0, SeatSet::EMPTY);
            }
            state.phase = Phase::Drawing;
        }
        Event::Drew { seat, card, known } => {
            let from = match state.cards.topmost(game.index(), seat) {
                Some((_, zone)) if known => zone,
                _ => Zone::draw(seat),
            };
            state.cards.shift(game.index(), card, from, game.hand_zone(seat, known));
        }
        Event::Reshuffled { seat } => {
            state.cards.shift_all(game.index(), Zone::discard(seat), Zone::draw(seat));
            // Cards that are not in the new pile are in the hand, so all seats can work out which they are.
            if game.hands_are_closed() {
                state.cards.shift_all(game.index(), Zone::hand(seat), Zone::shown(seat));
            }
        }
        Event::ActionsBegan => {
            state.phase = Phase::Acting(Turn { seat: state.p1, actions: 0, acted: false });
        }
        Event::TurnBegan { seat, actions } => {
            state.phase = Phase::Acting(Turn { seat, actions, acted: false });
            state.player_mut(seat).refused_by = SeatSet::EMPTY;
        }
        Event::TurnEnded { .. } => {
            if let Phase::Acting(turn) = &mut state.phase {
                turn.actions = 0;
            }
        }
        Event::Passed { seat, had_to } => {
            let player = state.player_mut(seat);
            (player.passed, player.idle) = (true, had_to);
            if let Phase::Acting(turn) = &mut state.phase {
                turn.actions = 0;
            }
        }
        Event::ActionBegan { seat } => {
            state.stack.push(StackFrame::Action(seat));
            state.rouse(seat);
        }
        Event::Roused { seat } => state.rouse(seat),
        Event::ActionTaken { seat } => {
            state.stack.end_action();
            let player = state.player_mut(seat);
            player.actions = player.actions.saturating_add(1);
            if let Phase::Acting(turn) = &mut state.phase {
                turn.actions = turn.actions.saturating_sub(1);
                turn.acted = true;
            }
            if game.mode() != Mode::Versus {
                state.player_mut(seat).refused_by = SeatSet::EMPTY;
            }
        }
        Event::EveningCame { seat } => state.phase = Phase::Discarding(seat),
        Event::CardDiscarded { seat, card, .. } => {
            state.cards.leave_hand(game.index(), card, seat, Zone::discard(seat));
        }
        Event::JobBegan { level, run } => {
            if let Origin::Card(kind) = run.origin {
                state.play_card(
                    game,
                    run.seat,
                    kind,
                    game.job(run.seat, run.origin, run.job).steps.contains(&JobStep::ScrapSelf),
                );
            }
            state.stack.begin_run(level, run);
            if let Some(Movement { stage: stage @ MoveStage::Loading { .. }, .. }) =
                state.stack.movement_mut()
            {
                *stage = MoveStage::Loading { loaded: true };
            }
        }
        Event::XChosen { level, x } => {
            if let Some(run) = state.stack.run_mut(level) {
                run.x = Some(x);
            }
        }
        Event::StepBegun { level, left } => {
            if let Some(run) = state.stack.run_mut(level) {
                (run.left, run.floor) = (Some(left), Kind::new(0));
            }
        }
        Event::StepDone { level } => {
            if let Some(run) = state.stack.run_mut(level) {
                (run.at, run.left, run.floor) = (run.at.saturating_add(1), None, Kind::new(0));
            }
        }
        Event::GateClosed { level, .. } => {
            if let Some(run) = state.stack.run_mut(level) {
                run.at = game.job(run.seat, run.origin, run.job).steps.len() as u8;
            }
        }
        Event::JobEnded { level } | Event::JobBroken { level } => {
            if let Some(run) = state.stack.end_run(level)
                && let Origin::Card(kind) = run.origin
            {
                // DW-DR-53. A card that was set aside and not scrapped is discarded.
                let (aside, discard) = (Zone::aside(run.seat), Zone::discard(run.seat));
                state.cards.shift(game.index(), kind, aside, discard);
            }
        }
        Event::Tapped { seat } => state.player_mut(seat).tapped = true,
        Event::LaidDown { seat } => state.player_mut(seat).lying = true,
        Event::Paid { seat, resource, count } => {
            let stock = &mut state.player_mut(seat).stocks[resource as usize];
            *stock = stock.saturating_sub(count);
        }
        Event::Gained { seat, resource, count } => state.gain(seat, resource as usize, count),
        Event::CardSpent { level, seat, card, scrapped } => {
            let to = if scrapped { game.scrap_zone(card) } else { Zone::discard(seat) };
            // All seats have seen the card whose job this is, so the card that goes is another copy.
            let own = state.stack.run(level).is_some_and(|run| run.origin == Origin::Card(card));
            if own && state.cards.count_of(game.index(), card, Zone::hand(seat)) > 0 {
                state.cards.shift(game.index(), card, Zone::hand(seat), to);
            } else {
                state.cards.leave_hand(game.index(), card, seat, to);
            }
            if let Some(run) = state.stack.run_mut(level) {
                run.left = run.left.map(|left| left.saturating_sub(1));
                run.floor = card;
            }
        }
        Event::SelfSpent { seat, card, scrapped } => {
            let to = if scrapped { game.scrap_zone(card) } else { Zone::discard(seat) };
            if game.index().is_item(card) {
                state.cards.shift(game.index(), card, Zone::aside(seat), to);
            } else {
                state.cards.leave_hand(game.index(), card, seat, to);
            }
        }
        Event::DrawJobCounted { seat } => {
            let player = state.player_mut(seat);
            player.draws = player.draws.saturating_add(1);
        }
        Event::DangerDue { dues } => state.stack.set_dues(dues),
        Event::DangerTaken { seat, danger, card } => {
            state.cards.shift(game.index(), card, Zone::pile(danger), Zone::held(seat));
            state.stack.push(StackFrame::Placing(Held { seat, kind: card, bought: None }));
            state.set_due(seat, danger, |due| due.saturating_sub(1));
        }
        Event::DangerSpared { seat, danger } => state.set_due(seat, danger, |_| 0),
        Event::DangerShuffled { danger } => {
            state.cards.shift_all(game.index(), Zone::scrap(danger), Zone::pile(danger));
        }
        Event::CardPlaced { seat, card, on_draw } => {
            let to = if on_draw {
                let height = state.cards.known_height(seat);
                Zone::top(seat, height.saturating_add(1))
            } else {
                Zone::discard(seat)
            };
            state.cards.shift(game.index(), card, Zone::held(seat), to);
            // A bought card leaves a gap in the row, which is closed next.
            if state.stack.placing().is_some_and(|held| held.bought.is_none()) {
                state.stack.end_placing();
            }
        }

        Event::GatherBegan { seat, resource, dice, others } => {
            let mut all = BySeat::all(0);
            all[seat] = dice;
            state.stack.push(StackFrame::Gather(Gather {
                seat,
                resource,
                dice: all,
                unasked: others,
                invited: SeatSet::EMPTY,
                joined: SeatSet::EMPTY,
            }));
        }
        Event::Invited { other, .. } => {
            if let Some(gather) = state.stack.gather_mut() {
                gather.unasked = gather.unasked.without(other);
                gather.invited = gather.invited.with(other);
            }
        }
        Event::NotInvited { other, .. } => {
            if let Some(gather) = state.stack.gather_mut() {
                gather.unasked = gather.unasked.without(other);
            }
        }
        Event::Joined { seat, dice } => {
            if let Some(gather) = state.stack.gather_mut() {
                gather.invited = gather.invited.without(seat);
                gather.joined = gather.joined.with(seat);
                gather.dice[seat] = dice;
            }
        }
        Event::JoinDeclined { seat } => {
            if let Some(gather) = state.stack.gather_mut() {
                gather.invited = gather.invited.without(seat);
            }
        }
        Event::Gathered { seat, resource, own, bonus } => {
            state.gain(seat, resource as usize, own.saturating_add(bonus));
        }
        Event::GatherEnded => {
            state.stack.end_gather();
        }

        Event::Bought { seat, slot, card } => {
            state.cards.shift(game.index(), card, Zone::row(slot), Zone::held(seat));
            state.stack.push(StackFrame::Placing(Held { seat, kind: card, bought: Some(slot) }));
        }
        Event::RowMovedUp { slot } => {
            state.move_row_up(game, slot);
            state.stack.end_placing();
        }
        Event::RowLeft { card } => {
            if let Some(slot) =
                TradeSlot::ALL.into_iter().rev().find(|&slot| state.row_card(slot) == Some(card))
            {
                state.cards.shift(game.index(), card, Zone::row(slot), Zone::TradeDiscard);
                state.move_row_up(game, slot);
            }
        }
        Event::TradeShuffled => {
            state.cards.shift_all(game.index(), Zone::TradeDiscard, Zone::TradePile);
        }

        Event::MoveBegan { mover, payer } => state.begin_movement(mover, payer),
        Event::PoolGrew { gait, count } => state.change_pool(|pool| {
            let pool = &mut pool[gait as usize];
            *pool = pool.saturating_add(count);
        }),
        Event::TicketGot { length } => state.add_ticket(game, length),
        Event::SetOff => state.set_move_stage(MoveStage::Going),
        Event::StepPaid { to, costs, wagon } => {
            state.change_pool(|pool| {
                for (pool, cost) in pool.iter_mut().zip(costs) {
                    *pool = pool.saturating_sub(cost);
                }
            });
            state.set_move_stage(MoveStage::Leaving { to, wagon });
        }
        Event::RailFollowed { to, wagon } => state.follow_rail(to, wagon),
        Event::TicketUsed { length, to, wagon } => state.use_ticket(game, length, to, wagon),
        Event::Tried { direction } => state.try_step(direction),
        Event::NoTopUp { .. } => state.note_payer_asked(),
        Event::TurnedBack { gait, .. } => {
            state.change_pool(|pool| {
                let pool = &mut pool[gait as usize];
                *pool = pool.saturating_sub(1);
            });
            state.set_move_stage(MoveStage::Going);
        }
        Event::MeepleMoved { seat, to } => {
            state.put_meeple(seat, to.place);
            state.set_move_stage(MoveStage::Going);
        }
        Event::Stopped { .. } => {
            state.stack.end_movement();
        }

        Event::TileRevealed { tile, .. } | Event::TileTurned { tile } => {
            state.land.turn_up(tile);
        }
        Event::TileLeft { tile, .. } => state.land.take_off(tile),
        Event::LandShuffled => state.land.renew(),
        Event::LandOwed => state.land.owes = true,
        Event::LandSettled => state.land.owes = false,
        Event::Shifted { seat, to } => state.put_meeple(seat, to.place),
        Event::RailBuilt { tile, .. } => state.land.rails = state.land.rails.with(tile),

        Event::Happened { happening } => {
            state.note_record(&happening);
            state.stack.happen(happening);
        }
        Event::EventJobReached { job } => {
            if let Some(happening) = state.stack.event_mut() {
                (happening.job, happening.done) = (job, SeatSet::EMPTY);
            }
        }
        Event::EventJobDone { seat } => {
            if let Some(happening) = state.stack.event_mut() {
                happening.done = happening.done.with(seat);
                if happening.done == happening.causers {
                    (happening.job, happening.done) = (happening.job.saturating_add(1), SeatSet::EMPTY);
                }
            }
        }
        Event::EventOver => state.end_event(),
        Event::Scored { seat, count } => {
            let score = &mut state.score[game.scorer(seat)];
            *score = score.saturating_add(count).min(game.board().score);
        }
        Event::PointsLost { seat, count } => {
            let score = &mut state.score[game.scorer(seat)];
            *score = score.saturating_sub(count);
        }

        Event::BattleBegan { tile, by, first } => {
            state.stack.push(StackFrame::Battle(Battle {
                tile,
                by_bandits: by.is_none(),
                first,
                stage: BattleStage::Declaring(first),
                attack_dice: 0,
                hits: 0,
                defence_dice: 0,
                saves: 0,
                attackers: SeatSet::EMPTY,
            }));
        }
        Event::AttackAdded { seat, dice, hits } => {
            if let Some(battle) = state.stack.battle_mut() {
                battle.attack_dice = battle.attack_dice.saturating_add(dice);
                battle.hits = battle.hits.saturating_add(hits);
                battle.attackers = battle.attackers.with(seat);
            }
        }
        Event::DefenceAdded { dice, saves } => {
            if let Some(battle) = state.stack.battle_mut() {
                battle.defence_dice = battle.defence_dice.saturating_add(dice);
                battle.saves = battle.saves.saturating_add(saves);
            }
        }
        Event::BattleWaits { seat } => state.set_battle_stage(BattleStage::Declaring(seat)),
        Event::BattleJoined => state.set_battle_stage(BattleStage::First),
        Event::HalfFought => {
            if let Some(battle) = state.stack.battle_mut() {
                battle.stage = match battle.stage {
                    BattleStage::First => BattleStage::Second,
                    _ => BattleStage::Fought,
                };
            }
        }
        Event::BanditsRemoved { tile, count } => {
            let bandits = &mut state.land.bandits[tile.number()];
            *bandits = bandits.saturating_sub(count);
        }
        Event::BattleEnded { .. } => {
            state.stack.end_battle();
        }

        Event::TradeAsked { seat, other } => state.begin_trade(seat, other),
        Event::TradeRefused { seat, by } => {
            state.stack.end_trade();
            let player = state.player_mut(seat);
            player.refused_by = player.refused_by.with(by);
        }
        Event::TradeAgreed { .. } => state.set_trade_stage(TradeStage::Paying),
        Event::TradePaid { seat, card } => {
            state.cards.leave_hand(game.index(), card, seat, Zone::discard(seat));
            state.set_trade_stage(TradeStage::Laying(TradeSide::Asker));
        }
        Event::GoodLaid { seat, resource } => {
            state.change_trade(seat, |trade, side| {
                let goods = &mut trade.goods[side as usize][resource as usize];
                *goods = goods.saturating_add(1);
            });
        }
        Event::CardLaid { seat, card } => {
            state.cards.leave_hand(game.index(), card, seat, Zone::table(seat));
        }
        Event::GoodTakenBack { seat, resource } => {
            state.change_trade(seat, |trade, side| {
                let goods = &mut trade.goods[side as usize][resource as usize];
                *goods = goods.saturating_sub(1);
                trade.taken_back = trade.taken_back.saturating_add(1);
            });
        }
        Event::CardTakenBack { seat, card } => {
            // All seats have seen the card on the table.
            state.cards.shift(game.index(), card, Zone::table(seat), game.hand_zone(seat, true));
            state.change_trade(seat, |trade, _| trade.taken_back = trade.taken_back.saturating_add(1));
        }
        Event::SaidReady { seat } => state.change_trade(seat, |trade, side| {
            trade.taken_back = 0;
            trade.stage = match side {
                TradeSide::Asker => TradeStage::Laying(TradeSide::Partner),
                TradeSide::Partner => TradeStage::Confirming(TradeSide::Asker),
            };
        }),
        Event::SaidYes { seat } => state.change_trade(seat, |trade, side| {
            if side == TradeSide::Asker {
                trade.stage = TradeStage::Confirming(TradeSide::Partner);
            }
        }),
        Event::SaidAgain { .. } => state.start_over(game),
        Event::LeftTable { .. } => {
            state.clear_table(game);
            state.stack.end_trade();
        }
        Event::Traded => state.exchange(game),
        Event::MoveOffered { seat } => {
            state.change_trade(seat, |trade, side| trade.stage = TradeStage::Agreeing(side));
        }
        Event::MoveNotOffered { seat } => {
            state.change_trade(seat, |trade, side| trade.stage = TradeStage::Moving(side));
        }
        Event::MoveAccepted { seat } | Event::MoveDeclined { seat } => {
            state.change_trade(seat, |trade, side| trade.stage = TradeStage::Moving(side.other()));
        }
        Event::MoveTurnCame { side } => state.set_trade_stage(TradeStage::Offering(side)),
        Event::TradeEnded => {
            state.stack.end_trade();
        }
        Event::ActionBroken { .. } => {
            state.clear_table(game);
            state.stack.break_action();
            if let Phase::Acting(turn) = &mut state.phase {
                turn.actions = 0;
            }
        }
        Event::PartBroken { seat } => state.break_part(game, seat),

        Event::NightFell { .. } => {
            state.phase = Phase::Night(Night { step: 0, stage: NightStage::Beginning });
        }
        Event::NightStepBegan { .. } => state.set_night_stage(NightStage::Ending),
        Event::SunMoved => state.day = state.day.saturating_add(1),
        Event::AttacksBegan { tiles } => state.set_night_stage(NightStage::Attacks(tiles)),
        Event::GroupAttacked { tile } => {
            if let Phase::Night(Night { stage: NightStage::Attacks(tiles), .. }) = &mut state.phase {
                *tiles = tiles.without(tile);
            }
        }
        Event::BanditsRode { from, to, count, .. } => {
            if let Some(from) = state.land.at(from.place) {
                let left = &mut state.land.bandits[from.number()];
                *left = left.saturating_sub(count);
            }
            state.add_bandits_at(to.place, count);
        }
        Event::BanditsGrew { at, .. } => state.add_bandits_at(at.place, 1),
        Event::BanditsAppeared { tile } => state.add_bandits(tile, 1),
        Event::GroupSplit { at } => state.split(at.place),
        Event::HandsChecked { seat } => state.set_night_stage(NightStage::Hands(seat)),
        Event::NightStepOver => {
            if let Phase::Night(night) = &mut state.phase {
                (night.step, night.stage) = (night.step + 1, NightStage::Beginning);
            }
        }
        Event::Died { seat, .. } => state.remove_seat(game, seat),
        Event::GameEnded { ending } => state.end(game, ending),

        Event::Kept { .. }
        | Event::Rolled { .. }
        | Event::AttackRolled { .. }
        | Event::BanditsSaved { .. }
        | Event::BanditsHit { .. }
        | Event::DefenceRolled { .. }
        | Event::BanditDieRolled { .. }
        | Event::LimitExceeded { .. } => {}
    }
}
