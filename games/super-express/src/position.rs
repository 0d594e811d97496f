//! The full state as text that people read and write: the fields of `SE1`, and beside them what that line does not hold.

mod place;
mod se1;

pub use se1::{SeenProgram, read_programs};
pub(crate) use se1::{read_fields, read_number, write_loot};

use crate::SuperExpress;
use crate::decision::Program;
use crate::material::{Bandit, Card, Wagon};
use crate::outcome::Ending;
use crate::setup::{Modules, Options, Setup};
use crate::state::{Phase, State, Trip};
use crate::train::{Car, Facing, Floor, Posture, Whereabouts};
use game::Positions;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The full state of a game, set-up included. Each field is written as in `SE1`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The cards from rear to front, with the bandits on them.
    pub train: Train<Wagon>,
    /// All players, clockwise.
    pub seats: Vec<Bandit>,
    /// The holder of the First Player card.
    pub first: Bandit,
    /// The owners of treasures.
    pub loot: Loot<Vec<Wagon>>,
    /// The modules in play.
    pub modules: Modules,
    /// The number of the round.
    pub round: u8,
    /// The progress of the execution.
    pub exec: Exec<Program>,
    /// The result, if the game is over.
    pub result: Verdict,
    /// The programs sealed so far, during the scheme. (Not part of the `SE1` line.)
    #[serde(default)]
    pub programs: BTreeMap<Bandit, Program>,
    /// The house rules in force. (Not part of the `SE1` line.)
    #[serde(default)]
    pub options: Options,
}

/// The train from rear to front; `W` is what a viewer knows of a wagon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Train<W> {
    /// The wagons, the Last Wagon first.
    pub wagons: Vec<(W, Floors)>,
    /// The front card.
    pub locomotive: Floors,
}

impl<W> Train<W> {
    /// Both floors of every card, rear to front.
    pub fn floors(&self) -> impl DoubleEndedIterator<Item = &Floors> {
        self.wagons.iter().map(|(_, floors)| floors).chain([&self.locomotive])
    }

    /// All bandits aboard.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.floors().flat_map(|floors| floors.roof.iter().chain(&floors.inside))
    }
}

/// The rows of bandits on both floors of a card, each from rear to front.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Floors {
    /// The row on the roof.
    pub roof: Vec<Piece>,
    /// The row inside.
    pub inside: Vec<Piece>,
}

impl Floors {
    /// Both rows with their floors.
    pub fn rows(&self) -> [(Floor, &[Piece]); 2] {
        [(Floor::Roof, &self.roof), (Floor::Inside, &self.inside)]
    }
}

/// A bandit as it stands or lies on the train.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The bandit.
    pub bandit: Bandit,
    /// Standing or stunned.
    pub posture: Posture,
    /// The direction it looks.
    pub facing: Facing,
}

/// The owners of treasures, in seat order; `T` is what a viewer knows of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loot<T>(pub Vec<(Bandit, T)>);

/// The progress of the execution; `P` is what a viewer knows of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exec<P> {
    /// Programs are being chosen, or the game is over.
    Scheme,
    /// Cards are being revealed.
    Acting {
        /// The bandit that reveals next.
        next: Bandit,
        /// The piles of all players still in the game, in seat order.
        piles: Vec<PileLine<P>>,
    },
    /// All piles are empty, the Last Wagon is about to be uncoupled.
    Emptied,
}

/// One pile in the exec field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PileLine<P> {
    /// The owner of the pile.
    pub bandit: Bandit,
    /// The three cards, top first.
    pub program: P,
    /// The number of cards face up.
    pub revealed: u8,
    /// Has the bandit used the Time Travel Car this round?
    pub travelled: bool,
    /// Is the bandit off the train, with a rescue pending?
    pub off: bool,
}

/// The result field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The game is going on.
    Running,
    /// The last bandit aboard won.
    Last(Bandit),
    /// Treasures decided.
    Loot(Bandit),
    /// No bandit won.
    Nobody,
}

/// The cards of a pile that a viewer knows.
pub(crate) type KnownCards = [Option<Card>; 3];

impl Position {
    /// The set-up that the position implies.
    pub(crate) fn setup(&self) -> Setup {
        Setup { seats: self.seats.clone(), modules: self.modules, options: self.options }
    }

    /// The bandits aboard or with a rescue pending, in seat order.
    pub fn in_the_game(&self) -> Vec<Bandit> {
        let off = |bandit| match &self.exec {
            Exec::Acting { piles, .. } => piles.iter().any(|pile| pile.off && pile.bandit == bandit),
            Exec::Scheme | Exec::Emptied => false,
        };
        let aboard = |bandit| self.train.pieces().any(|piece| piece.bandit == bandit);
        self.seats.iter().copied().filter(|&bandit| aboard(bandit) || off(bandit)).collect()
    }
}

impl Positions for SuperExpress {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let setup = game::Game::setup(self);
        Position {
            train: self.train_of(state, |wagon| wagon),
            seats: setup.seats.clone(),
            first: self.bandit(state.first),
            loot: self.loot_of(state, |_, treasures| treasures),
            modules: setup.modules,
            round: state.round,
            exec: self.exec_of(state, |_, pile| pile.program),
            result: self.result_of(state),
            programs: match &state.phase {
                Phase::Scheming { sealed } => game::Game::seats(self)
                    .iter()
                    .filter_map(|seat| sealed[seat].map(|program| (self.bandit(seat), program)))
                    .collect(),
                Phase::Acting { .. } | Phase::Emptied | Phase::Over(_) => BTreeMap::new(),
            },
            options: setup.options,
        }
    }

    fn setup_of(position: &Position) -> Setup {
        position.setup()
    }

    fn state_of(&self, position: &Position) -> Result<State, String> {
        self.state_from(position)
    }

    /// Reads an SE1 line.
    fn read_position(line: &str) -> Result<Position, String> {
        read_fields(line)
    }

    fn write_position(position: &Position) -> String {
        position.to_string()
    }
}

impl SuperExpress {
    /// The train; `known` gives what the viewer knows of each wagon.
    pub(crate) fn train_of<W>(&self, state: &State, known: impl Fn(Wagon) -> W) -> Train<W> {
        let wagons = (1..=state.wagons).rev().map(Car::from_locomotive).filter_map(|car| {
            let wagon = state.wagon_at(car)?;
            Some((known(wagon), self.floors_of(state, car)))
        });
        Train { wagons: wagons.collect(), locomotive: self.floors_of(state, Car::LOCOMOTIVE) }
    }

    fn floors_of(&self, state: &State, car: Car) -> Floors {
        let row = |floor| {
            let pieces = state.line(floor).iter().filter_map(|seat| {
                let stance = state.stance(seat).filter(|stance| stance.car == car)?;
                Some(Piece { bandit: self.bandit(seat), posture: stance.posture, facing: stance.facing })
            });
            pieces.collect()
        };
        Floors { roof: row(Floor::Roof), inside: row(Floor::Inside) }
    }

    /// The treasures; `known` gives what the viewer knows of each owner's.
    pub(crate) fn loot_of<T>(&self, state: &State, known: impl Fn(game::Seat, Vec<Wagon>) -> T) -> Loot<T> {
        let owners = game::Game::seats(self).iter().filter_map(|seat| {
            let treasures: Vec<Wagon> = state.treasures(seat).collect();
            (!treasures.is_empty()).then(|| (self.bandit(seat), known(seat, treasures)))
        });
        Loot(owners.collect())
    }

    /// The exec field; `known` gives what the viewer knows of each pile.
    pub(crate) fn exec_of<P>(
        &self,
        state: &State,
        known: impl Fn(game::Seat, crate::state::ProgramPile) -> P,
    ) -> Exec<P> {
        match &state.phase {
            Phase::Scheming { .. } | Phase::Over(_) => Exec::Scheme,
            Phase::Emptied => Exec::Emptied,
            Phase::Acting { turn, piles } => Exec::Acting {
                next: self.bandit(*turn),
                piles: game::Game::seats(self)
                    .iter()
                    .filter_map(|seat| {
                        let pile = piles[seat]?;
                        Some(PileLine {
                            bandit: self.bandit(seat),
                            program: known(seat, pile),
                            revealed: pile.revealed,
                            travelled: pile.trip == Trip::Travelled,
                            off: state.figures[seat] == Whereabouts::RescuePending,
                        })
                    })
                    .collect(),
            },
        }
    }

    /// The result field.
    pub(crate) fn result_of(&self, state: &State) -> Verdict {
        state.ending().map_or(Verdict::Running, |ending| self.verdict(ending))
    }

    /// An ending in notation.
    pub(crate) fn verdict(&self, ending: Ending) -> Verdict {
        match ending {
            Ending::LastAboard(winner) => Verdict::Last(self.bandit(winner)),
            Ending::Treasures(winner) => Verdict::Loot(self.bandit(winner)),
            Ending::Nobody => Verdict::Nobody,
        }
    }

    /// The ending that a result denotes; `None` if it is none, or the winner does not play.
    pub(crate) fn ending_of(&self, verdict: Verdict) -> Option<Ending> {
        match verdict {
            Verdict::Running => None,
            Verdict::Last(winner) => self.seat_of(winner).map(Ending::LastAboard),
            Verdict::Loot(winner) => self.seat_of(winner).map(Ending::Treasures),
            Verdict::Nobody => Some(Ending::Nobody),
        }
    }
}
