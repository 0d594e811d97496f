//! Changes to a movement. All but `begin_movement` do nothing without a movement.

use crate::DeckGoesWest;
use crate::edition::Place;
use crate::land::{Direction, Tiles};
use crate::state::{MoveStage, Movement, StackFrame, Tabletop};
use game::Seat;

impl Tabletop {
    pub(in crate::state) fn begin_movement(&mut self, mover: Seat, payer: Seat) {
        self.stack.push(StackFrame::Movement(Movement {
            mover,
            payer,
            pool: [0; 3],
            tickets: [0; 8],
            stage: MoveStage::Loading { loaded: false },
        }));
        self.stack.followed = [Tiles::NONE; 2];
    }

    /// DW-DR-136. Changes the pool: every railway can be followed anew.
    #[inline]
    pub(in crate::state) fn change_pool(&mut self, change: impl FnOnce(&mut [u8; 3])) {
        if let Some(movement) = self.stack.movement_mut() {
            change(&mut movement.pool);
            self.stack.followed = [Tiles::NONE; 2];
        }
    }

    pub(in crate::state) fn add_ticket(&mut self, game: &DeckGoesWest, length: u8) {
        if let (Some(movement), Some(ride)) = (self.stack.movement_mut(), game.ride(length)) {
            movement.tickets[ride] = movement.tickets[ride].saturating_add(1);
        }
    }

    /// DW-DR-92, DW-DR-136. A ticket is used: every railway can be followed anew.
    pub(in crate::state) fn use_ticket(&mut self, game: &DeckGoesWest, length: u8, to: Place, wagon: bool) {
        if let Some(movement) = self.stack.movement_mut() {
            if let Some(left) = movement.after_ride(game, length, wagon) {
                movement.tickets = left;
            }
            movement.stage = MoveStage::Leaving { to, wagon };
            self.stack.followed = [Tiles::NONE; 2];
        }
    }

    /// DW-DR-136. A railway is followed for free.
    pub(in crate::state) fn follow_rail(&mut self, to: Place, wagon: bool) {
        if let (Some(movement), Some(tile)) = (self.stack.movement_mut(), self.land.at(to)) {
            movement.stage = MoveStage::Leaving { to, wagon };
            let followed = &mut self.stack.followed[usize::from(wagon)];
            *followed = followed.with(tile);
        }
    }

    pub(in crate::state) fn try_step(&mut self, direction: Direction) {
        if let Some(mover) = self.stack.movement().map(|movement| movement.mover) {
            let from = self.player(mover).at;
            self.set_move_stage(MoveStage::Trying { from, direction, payer_asked: false });
        }
    }

    pub(in crate::state) fn note_payer_asked(&mut self) {
        if let Some(Movement { stage: MoveStage::Trying { payer_asked, .. }, .. }) = self.stack.movement_mut()
        {
            *payer_asked = true;
        }
    }

    pub(in crate::state) fn set_move_stage(&mut self, stage: MoveStage) {
        if let Some(movement) = self.stack.movement_mut() {
            movement.stage = stage;
        }
    }
}
