//! Changes that are more than setting a field.

mod movement;
mod trade;

use super::{BattleStage, Happening, NightStage, Phase, SEATS, Stack, Tabletop};
use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::edition::{Kind, Place, Tile};
use crate::job::{Danger, Trigger};
use crate::land::Direction;
use crate::outcome::Ending;
use game::{Seat, SeatSet};

impl Tabletop {
    /// DW-SETUP-35, DW-SETUP-37, DW-SPECIAL-07. Gives a character its resources and deck.
    pub(super) fn outfit(&mut self, game: &DeckGoesWest, seat: Seat) {
        let character = game.character(seat);
        for &(kind, count) in &character.deck {
            for _ in 0..count {
                self.cards.shift(game.index(), kind, Zone::Box, Zone::draw(seat));
            }
        }
        let extra = game.mission().special.extra;
        let player = self.player_mut(seat);
        player.stocks = std::array::from_fn(|at| u16::from(character.start[at]) + u16::from(extra[at]));
        player.alive = true;
    }

    /// DW-DR-98. Tiles that are laid face up at the start count as revealed.
    pub(super) fn note_showing(&mut self, place: Place) {
        let record = &mut self.records[Trigger::Reveal as usize];
        *record = (*record).max(place.column);
    }

    pub(super) fn rouse(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        (player.passed, player.idle) = (false, false);
    }

    pub(super) fn add_bandits(&mut self, tile: Tile, count: u16) {
        let bandits = &mut self.land.bandits[tile.number()];
        *bandits = bandits.saturating_add(count);
    }

    pub(super) fn add_bandits_at(&mut self, place: Place, count: u16) {
        if let Some(tile) = self.land.at(place) {
            self.add_bandits(tile, count);
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, resource: usize, count: u16) {
        let stock = &mut self.player_mut(seat).stocks[resource];
        *stock = stock.saturating_add(count);
    }

    /// DW-DR-52, DW-DR-53. An item leaves the hand; a danger card stays in it, visible to all seats.
    pub(super) fn play_card(&mut self, game: &DeckGoesWest, seat: Seat, kind: Kind, scraps_itself: bool) {
        let to = match (game.index().is_item(kind), scraps_itself) {
            (true, false) => Zone::discard(seat),
            (true, true) => Zone::aside(seat),
            (false, _) => game.hand_zone(seat, true),
        };
        self.cards.leave_hand(game.index(), kind, seat, to);
    }

    /// The card in a slot of the Trade Row.
    #[inline]
    pub(crate) fn row_card(&self, slot: TradeSlot) -> Option<Kind> {
        self.cards.in_row(slot)
    }

    /// DW-BUY-04. Moves the cards to the left of a gap up.
    pub(super) fn move_row_up(&mut self, game: &DeckGoesWest, gap: TradeSlot) {
        let left_of_gap = TradeSlot::ALL[..=gap.number()].windows(2).rev();
        for pair in left_of_gap {
            if let Some(kind) = self.row_card(pair[0]) {
                self.cards.shift(game.index(), kind, Zone::row(pair[0]), Zone::row(pair[1]));
            }
        }
    }

    pub(super) fn set_battle_stage(&mut self, stage: BattleStage) {
        if let Some(battle) = self.stack.battle_mut() {
            battle.stage = stage;
        }
    }

    pub(super) fn set_night_stage(&mut self, stage: NightStage) {
        if let Phase::Night(night) = &mut self.phase {
            night.stage = stage;
        }
    }

    /// DW-BSPLIT-01, DW-BSPLIT-02. Moves one bandit to each neighbour.
    pub(super) fn split(&mut self, place: Place) {
        let Some(tile) = self.land.at(place) else { return };
        for direction in Direction::ALL {
            if let Some(neighbour) =
                self.land.at(place.toward(direction)).filter(|_| self.land.bandits_on(tile) > 0)
            {
                self.add_bandits(neighbour, 1);
                let left = &mut self.land.bandits[tile.number()];
                *left = left.saturating_sub(1);
            }
        }
    }

    /// Moves a meeple; it stands there, even if it lay down before.
    pub(super) fn put_meeple(&mut self, seat: Seat, place: Place) {
        let player = self.player_mut(seat);
        (player.at, player.lying) = (place, false);
    }

    /// DW-DR-98, DW-DR-126. Updates the furthest column West for this trigger; a wagon's ride happens in several columns.
    pub(super) fn note_record(&mut self, happening: &Happening) {
        let further = match happening.trigger {
            Trigger::WagonWest => happening.times.saturating_sub(1),
            _ => 0,
        };
        let last = happening.column.saturating_add_unsigned(further);
        let record = &mut self.records[happening.trigger as usize];
        *record = (*record).max(last);
    }

    /// DW-DR-126. Ends one round of the event: it happens once more in the next column, or it is over.
    pub(super) fn end_event(&mut self) {
        match self.stack.event_mut() {
            Some(happening) if happening.times > 1 => {
                happening.times -= 1;
                (happening.job, happening.done) = (0, SeatSet::EMPTY);
                let west = happening.trigger == Trigger::WagonWest;
                happening.column = happening.column.saturating_add(if west { 1 } else { -1 });
            }
            _ => self.stack.end_event(),
        }
    }

    /// DW-DR-31. Returns the cards of a seat to where they came from and removes the seat from play.
    pub(super) fn remove_seat(&mut self, game: &DeckGoesWest, seat: Seat) {
        self.cards.give_back(game.index(), seat, |kind| game.scrap_zone(kind));
        let player = self.player_mut(seat);
        (player.alive, player.passed, player.idle, player.stocks) = (false, true, false, [0; 4]);
        self.set_due(seat, Danger::Pain, |_| 0);
        self.set_due(seat, Danger::Exhaustion, |_| 0);
    }

    /// Changes the number of danger cards that a seat still has to take.
    pub(super) fn set_due(&mut self, seat: Seat, danger: Danger, change: impl Fn(u16) -> u16) {
        let Some(&dues) = self.stack.dues() else { return };
        let mut dues = dues;
        dues.of_mut(danger)[seat] = change(dues.of(danger)[seat]);
        self.stack.set_dues(dues);
    }

    /// DW-DR-34. Removes a seat from what it takes part in; the rest goes on.
    pub(super) fn break_part(&mut self, game: &DeckGoesWest, seat: Seat) {
        if let Some(gather) = self.stack.gather_mut() {
            gather.unasked = gather.unasked.without(seat);
            gather.invited = gather.invited.without(seat);
            gather.joined = gather.joined.without(seat);
        }
        if self.stack.movement().is_some_and(|movement| movement.mover == seat || movement.payer == seat) {
            self.stack.end_movement();
        }
        if self.stack.trade().is_some_and(|trade| trade.sides.contains(&seat)) {
            self.clear_table(game);
            self.stack.end_trade();
        }
    }

    /// Ends the game: clears the table and the stack.
    pub(super) fn end(&mut self, game: &DeckGoesWest, ending: Ending) {
        self.clear_table(game);
        for seat in (0..SEATS).map(Seat::new) {
            for zone in [Zone::aside(seat), Zone::held(seat)] {
                self.cards.shift_all(game.index(), zone, Zone::discard(seat));
            }
        }
        self.phase = Phase::Over(ending);
        self.stack = Stack::EMPTY;
    }
}
