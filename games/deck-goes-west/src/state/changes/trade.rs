//! Changes to a trade. All but `begin_trade` do nothing without a trade.

use crate::DeckGoesWest;
use crate::cards::Zone;
use crate::state::{StackFrame, Tabletop, Trade, TradeSide, TradeStage};
use game::Seat;

impl Tabletop {
    pub(in crate::state) fn begin_trade(&mut self, seat: Seat, other: Seat) {
        self.stack.push(StackFrame::Trade(Trade {
            sides: [seat, other],
            stage: TradeStage::Asking,
            round: 1,
            taken_back: 0,
            goods: [[0; 4]; 2],
        }));
    }

    /// Calls `change` with the trade and the side of this seat, if the seat takes part in it.
    #[inline]
    pub(in crate::state) fn change_trade(&mut self, seat: Seat, change: impl FnOnce(&mut Trade, TradeSide)) {
        if let Some(trade) = self.stack.trade_mut()
            && let Some(side) = trade.side_of(seat)
        {
            change(trade, side);
        }
    }

    /// DW-DR-76. The next round begins with an empty table.
    pub(in crate::state) fn start_over(&mut self, game: &DeckGoesWest) {
        self.clear_table(game);
        if let Some(trade) = self.stack.trade_mut() {
            trade.round = trade.round.saturating_add(1);
            trade.stage = TradeStage::Laying(TradeSide::Asker);
        }
    }

    pub(in crate::state) fn set_trade_stage(&mut self, stage: TradeStage) {
        if let Some(trade) = self.stack.trade_mut() {
            trade.stage = stage;
        }
    }

    /// Both sides take back what they laid.
    pub(in crate::state) fn clear_table(&mut self, game: &DeckGoesWest) {
        let Some(trade) = self.stack.trade_mut() else { return };
        trade.goods = [[0; 4]; 2];
        for seat in trade.sides {
            self.cards.shift_all(game.index(), Zone::table(seat), game.hand_zone(seat, true));
        }
    }

    /// DW-DR-80. What lies on the table changes hands.
    pub(in crate::state) fn exchange(&mut self, game: &DeckGoesWest) {
        let Some(trade) = self.stack.trade_mut() else { return };
        let Trade { sides, goods, .. } = *trade;
        trade.goods = [[0; 4]; 2];
        trade.stage = TradeStage::Offering(TradeSide::Asker);
        for side in TradeSide::BOTH {
            let (seat, other) = (sides[side as usize], sides[side.other() as usize]);
            for (resource, &count) in goods[side as usize].iter().enumerate() {
                let stock = &mut self.player_mut(seat).stocks[resource];
                *stock = stock.saturating_sub(count);
                self.gain(other, resource, count);
            }
            self.cards.shift_all(game.index(), Zone::table(seat), game.hand_zone(other, true));
        }
    }
}
