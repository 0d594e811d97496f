//! A full state that a viewer cannot tell from the true one: chance decides what the view does not say.

use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::edition::{Kind, Tile};
use crate::job::Danger;
use crate::rules::{movement, order};
use crate::state::{State, Tabletop, TradeStage, of_tabletop};
use crate::view::{Counts, SeenHand, View};
use game::{Game, Luck, Seat};

/// The number of retries if the closed hands as dealt contradict the rest of the view.
const TRIES: usize = 100;

impl DeckGoesWest {
    pub(crate) fn imagined(&self, view: &View, luck: &mut impl Luck) -> State {
        let mut state = Tabletop::blank(self);
        self.imagine_land(view, &mut state, luck);
        (state.day, state.score.0, state.wagon, state.p1) = (view.day, view.score, view.wagon, view.p1);
        (state.records, state.phase, state.stack) = (view.records, view.phase, view.stack);
        for (seat, seen) in self.seats().iter().zip(&view.players) {
            *state.player_mut(seat) = seen.player;
        }
        let undealt = state.cards;
        for _ in 0..TRIES {
            state.cards = undealt;
            self.imagine_cards(view, &mut state, luck);
            if self.can_be(view, &state) {
                break;
            }
        }
        state.into()
    }

    /// Does the state fit the view: the same question, with an answer, and no living seat that must be dead?
    fn can_be(&self, view: &View, state: &Tabletop) -> bool {
        let asks = order::find_asked(self, state);
        if asks.map(|asks| (asks.seats, asks.what)) != view.question {
            return false;
        }
        if self.hands_are_closed() && (of_tabletop(self, state).is_err() || !self.can_trade(state)) {
            return false;
        }
        asks.is_none_or(|asks| asks.seats.iter().any(|seat| order::has_answer(self, state, seat)))
    }

    /// DW-DR-75, DW-DR-79. A seat that asked for a trade had an item to pay; one that offers to move the other has a job.
    fn can_trade(&self, state: &Tabletop) -> bool {
        let Some(trade) = state.stack.trade() else { return true };
        match trade.stage {
            TradeStage::Asking => {
                let mut hand = state.cards.hand(self.index(), trade.sides[0]);
                hand.any(|(kind, _)| self.index().is_item(kind))
            }
            TradeStage::Agreeing(side) => movement::can_load(self, state, trade.seat(side)),
            _ => true,
        }
    }

    fn imagine_cards(&self, view: &View, state: &mut Tabletop, luck: &mut impl Luck) {
        // All cards go out of the game first, so that a position with few cards stays one.
        for zone in [Zone::TradePile, Zone::pile(Danger::Pain), Zone::pile(Danger::Exhaustion)] {
            state.cards.shift_all(self.index(), zone, Zone::Box);
        }
        let mut put = |cards: &Counts, zone: Zone| {
            for &(kind, count) in cards {
                for _ in 0..count {
                    state.cards.shift(self.index(), kind, Zone::Box, zone);
                }
            }
        };
        put(&view.trade_pile, Zone::TradePile);
        put(&view.trade_discards, Zone::TradeDiscard);
        for (danger, (pile, scrap)) in
            Danger::ALL.into_iter().zip(view.danger_piles.iter().zip(&view.danger_scraps))
        {
            put(pile, Zone::pile(danger));
            put(scrap, Zone::scrap(danger));
        }
        for (slot, card) in TradeSlot::ALL.into_iter().zip(view.row) {
            put(&card.into_iter().map(|kind| (kind, 1)).collect(), Zone::row(slot));
        }
        for (seat, seen) in self.seats().iter().zip(&view.players) {
            put(&seen.discard, Zone::discard(seat));
            put(&seen.aside, Zone::aside(seat));
            put(&seen.held, Zone::held(seat));
            put(&seen.table, Zone::table(seat));
            for (height, &kind) in seen.tops.iter().rev().enumerate() {
                put(&vec![(kind, 1)], Zone::top(seat, height as u8 + 1));
            }
            self.imagine_hand(&seen.hand, &seen.unknown, seat, &mut put, luck);
        }
    }

    /// Any card of the seat that no viewer has seen may be in its closed hand; the others are in the draw pile.
    fn imagine_hand(
        &self,
        hand: &SeenHand,
        unknown: &Counts,
        seat: Seat,
        put: &mut impl FnMut(&Counts, Zone),
        luck: &mut impl Luck,
    ) {
        match hand {
            SeenHand::Open { cards, shown } => {
                let hidden = cards.iter().map(|&(kind, count)| {
                    let known = shown.iter().find(|(other, _)| *other == kind).map_or(0, |(_, known)| *known);
                    (kind, count - known.min(count))
                });
                put(&hidden.collect(), Zone::hand(seat));
                put(shown, Zone::shown(seat));
                put(unknown, Zone::draw(seat));
            }
            SeenHand::Closed { count, shown } => {
                put(shown, Zone::shown(seat));
                let mut cards: Vec<Kind> =
                    unknown.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count)).collect();
                luck.shuffle(&mut cards);
                let known: usize = shown.iter().map(|(_, count)| count).sum();
                let held = count.saturating_sub(known).min(cards.len());
                let one = |&kind: &Kind| (kind, 1);
                put(&cards[..held].iter().map(one).collect(), Zone::hand(seat));
                put(&cards[held..].iter().map(one).collect(), Zone::draw(seat));
            }
        }
    }

    /// Unseen tiles of one shuffle lie in any order: face down on the map, or in the pile.
    fn imagine_land(&self, view: &View, state: &mut Tabletop, luck: &mut impl Luck) {
        let land = &mut state.land;
        land.pile = crate::land::Tiles::NONE;
        land.discards = view.land_discards;
        (land.shuffles, land.owes) = (view.shuffles, view.owes);
        for seen in &view.map {
            let Some(tile) = seen.tile else { continue };
            land.put(tile, seen.place);
            land.up = land.up.with(tile);
            land.bandits[tile.number()] = seen.bandits;
            if seen.rail {
                land.rails = land.rails.with(tile);
            }
        }
        for &(shuffle, tiles) in &view.unseen {
            let mut tiles: Vec<Tile> = tiles.iter().collect();
            luck.shuffle(&mut tiles);
            for &tile in &tiles {
                land.shuffle[tile.number()] = shuffle;
            }
            let down = view.map.iter().filter(|seen| seen.tile.is_none() && seen.shuffle == shuffle);
            for seen in down {
                let Some(tile) = tiles.pop() else { break };
                land.put(tile, seen.place);
                land.bandits[tile.number()] = seen.bandits;
            }
            for tile in tiles {
                land.pile = land.pile.with(tile);
            }
        }
    }
}
