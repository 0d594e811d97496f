//! A full state that a viewer cannot tell from the true one: chance decides what the view does not say.

use crate::SuperExpress;
use crate::decision::{Decision, Program};
use crate::material::Wagon;
use crate::position::{Exec, Floors, Piece};
use crate::state::{Phase, ProgramPile, State, Trip, WagonCard};
use crate::train::{Car, Destination, RowEnd, Whereabouts};
use crate::view::{Sealed, SeenTreasures, View};
use game::{BySeat, Luck};

impl SuperExpress {
    pub(crate) fn imagined(&self, view: &View, luck: &mut impl Luck) -> State {
        let mut state = State { round: view.round, wagons: view.train.wagons.len() as u8, ..State::BLANK };
        for (floors, distance) in view.train.floors().zip((0..=state.wagons).rev()) {
            self.put_aboard(&mut state, floors, Car::from_locomotive(distance));
        }
        self.deal_wagons(&mut state, view, luck);
        if let Some(first) = self.seat_of(view.first) {
            state.first = first;
        }
        state.phase = self.imagined_phase(&mut state, view, luck);
        state
    }

    fn put_aboard(&self, state: &mut State, floors: &Floors, car: Car) {
        for (floor, row) in floors.rows() {
            for &Piece { bandit, posture, facing } in row {
                let Some(seat) = self.seat_of(bandit) else { continue };
                state.enter(seat, Destination { car, floor, end: RowEnd::Front }, facing, posture);
            }
        }
    }

    /// Wagons that the viewer has not seen may be anywhere: in the train, among hidden treasures, in the box.
    fn deal_wagons(&self, state: &mut State, view: &View, luck: &mut impl Luck) {
        let mut unseen = Wagon::ALL.to_vec();
        for (_, seen) in &view.loot.0 {
            if let SeenTreasures::Open(treasures) = seen {
                unseen.retain(|wagon| !treasures.contains(wagon));
            }
        }
        luck.shuffle(&mut unseen);
        for (owner, seen) in &view.loot.0 {
            let Some(seat) = self.seat_of(*owner) else { continue };
            let treasures = match seen {
                SeenTreasures::Open(treasures) => treasures.clone(),
                SeenTreasures::Closed(count) => unseen.drain(..(*count).min(unseen.len())).collect(),
            };
            for wagon in treasures {
                state.wagon_cards[wagon as usize] = WagonCard::TakenBy(seat);
            }
        }
        for (wagon, distance) in unseen.into_iter().zip(1..=state.wagons) {
            state.wagon_cards[wagon as usize] = WagonCard::Coupled(Car::from_locomotive(distance));
        }
    }

    fn imagined_phase(&self, state: &mut State, view: &View, luck: &mut impl Luck) -> Phase {
        if let Some(ending) = self.ending_of(view.result) {
            return Phase::Over(ending);
        }
        match &view.exec {
            Exec::Scheme => {
                let mut sealed = BySeat::all(None);
                for (&bandit, &program) in &view.programs {
                    let Some(seat) = self.seat_of(bandit) else { continue };
                    sealed[seat] = match program {
                        Sealed::Asked => None,
                        Sealed::Known(program) => Some(program),
                        Sealed::Hidden => luck.pick(Decision::all(self.modules())).map(Decision::program),
                    };
                }
                Phase::Scheming { sealed }
            }
            Exec::Emptied => Phase::Emptied,
            Exec::Acting { next, piles: lines } => {
                let mut piles = BySeat::all(None);
                for line in lines {
                    let Some(seat) = self.seat_of(line.bandit) else { continue };
                    if line.off {
                        state.figures[seat] = Whereabouts::RescuePending;
                    }
                    let trip = if line.travelled { Trip::Travelled } else { Trip::NotYet };
                    let fits = |program: &Program| {
                        let seen = line.program.0.iter().zip(program.cards());
                        seen.into_iter().all(|(seen, card)| seen.is_none_or(|seen| seen == card))
                    };
                    let programs = Decision::all(self.modules()).iter().map(|decision| decision.program());
                    let possible: Vec<Program> = programs.filter(fits).collect();
                    piles[seat] = luck.pick(&possible).map(|program| ProgramPile {
                        program,
                        revealed: line.revealed,
                        trip,
                    });
                }
                let turn = self.seat_of(*next).expect("a view of this game names its own bandits");
                Phase::Acting { turn, piles }
            }
        }
    }
}
