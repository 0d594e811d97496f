//! What one viewer may know. A view is built up field by field, so a field that is not copied stays hidden.

use crate::SuperExpress;
use crate::decision::{Decision, Program};
use crate::event::{Cause, Event};
use crate::material::{Bandit, Card, Wagon};
use crate::outcome::Ending;
use crate::position::{Exec, Loot, SeenProgram, Train, Verdict, write_loot};
use crate::question::Question;
use crate::rules::scheme;
use crate::setup::{HouseRule, Modules, Options, Setup};
use crate::state::{Phase, ProgramPile, State};
use crate::train::{Car, Floor, Whereabouts};
use game::{Choice, Game, Group, Luck, Message, Seat, SeatSet, Viewed, Viewer};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// What one viewer may know. As text, the fields are those of a [`Position`](crate::Position) with `?` for what is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The bandit of the viewer; `None` for an onlooker.
    pub viewer: Option<Bandit>,
    /// SE-SETUP-16. The train; values of coupled wagons are hidden from all.
    #[serde(serialize_with = "as_text")]
    pub train: Train<HiddenWagon>,
    /// All players, clockwise.
    pub seats: Vec<Bandit>,
    /// The bandit with the First Player card.
    pub first: Bandit,
    /// SE-R33. The treasures: the viewer's own by value, the others' by number until the game ends.
    #[serde(serialize_with = "as_text")]
    pub loot: Loot<SeenTreasures>,
    /// The modules in play.
    pub modules: Modules,
    /// The house rules in force.
    pub options: Options,
    /// The number of the round.
    pub round: u8,
    /// SE-SCHEME-04. The piles. Face-down cards of other seats are hidden, except a Horse that a rescue gives away.
    #[serde(serialize_with = "as_text")]
    pub exec: Exec<SeenProgram>,
    /// The result, or that the game is running.
    #[serde(serialize_with = "as_text")]
    pub result: Verdict,
    /// The programs of all bandits still in the game while they scheme; empty otherwise.
    pub programs: BTreeMap<Bandit, Sealed>,
    /// The viewer's legal decisions.
    #[serde(serialize_with = "decisions_as_text")]
    pub legal: &'static [Decision],
}

impl View {
    /// The set-up, which is public.
    pub fn setup(&self) -> Setup {
        Setup { seats: self.seats.clone(), modules: self.modules, options: self.options }
    }
}

/// A wagon of the train. Its value is printed on the hidden side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenWagon;

impl fmt::Display for HiddenWagon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("?")
    }
}

/// What a viewer knows of a bandit's treasures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenTreasures {
    /// The treasures themselves.
    Open(Vec<Wagon>),
    /// Only their number.
    Closed(usize),
}

impl SeenTreasures {
    /// The number of treasures.
    pub fn count(&self) -> usize {
        match self {
            SeenTreasures::Open(wagons) => wagons.len(),
            SeenTreasures::Closed(count) => *count,
        }
    }
}

impl fmt::Display for Loot<SeenTreasures> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_loot(f, &self.0, |f, treasures| match treasures {
            SeenTreasures::Open(wagons) => {
                let values: Vec<String> = wagons.iter().map(Wagon::to_string).collect();
                f.write_str(&values.join("+"))
            }
            SeenTreasures::Closed(count) => write!(f, "#{count}"),
        })
    }
}

/// What a viewer knows of a bandit's program in the Scheming phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sealed {
    /// No program is sealed yet.
    Asked,
    /// A program is sealed, and hidden from the viewer.
    Hidden,
    /// The viewer's own sealed program.
    Known(Program),
}

impl Serialize for Sealed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Sealed::Asked => serializer.serialize_str("asked"),
            Sealed::Hidden => serializer.serialize_str("???"),
            Sealed::Known(program) => serializer.collect_str(program),
        }
    }
}

fn as_text<T: fmt::Display, S: Serializer>(what: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(what)
}

fn decisions_as_text<S: Serializer>(decisions: &[Decision], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(decisions.iter().map(Decision::to_string))
}

impl Viewed for SuperExpress {
    const SEALS: bool = true;

    type View = View;
    type Question = Question;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(self.bandit(seat)),
                Viewer::Onlooker => None,
            },
            train: self.train_of(state, |_| HiddenWagon),
            seats: self.setup().seats.clone(),
            first: self.bandit(state.first),
            loot: self
                .loot_of(state, |owner, treasures| self.seen_treasures(state, owner, treasures, viewer)),
            modules: self.modules(),
            options: self.setup().options,
            round: state.round,
            exec: self.exec_of(state, |owner, pile| seen_cards(state, owner, pile, viewer)),
            result: self.result_of(state),
            programs: self.sealed_programs(state, viewer),
            legal: match viewer {
                Viewer::Seat(seat) => scheme::legal(self, state, seat),
                Viewer::Onlooker => &[],
            },
        }
    }

    fn question(view: &View) -> Option<(SeatSet, Question)> {
        let asked = view
            .seats
            .iter()
            .zip(0..)
            .filter(|(bandit, _)| view.programs.get(bandit) == Some(&Sealed::Asked));
        let asked: SeatSet = asked.map(|(_, seat)| Seat::new(seat)).collect();
        (!asked.is_empty()).then_some((asked, Question::Program))
    }

    fn prompt(view: &View) -> Option<Message> {
        let own = view.viewer.and_then(|viewer| view.programs.get(&viewer));
        match own {
            _ if view.legal.is_empty() => None,
            Some(Sealed::Known(_) | Sealed::Hidden) => Some(Message::new("board-may-change")),
            Some(Sealed::Asked) | None => Some(Message::new("board-choose")),
        }
    }

    fn decisions(view: &View) -> &[Decision] {
        view.legal
    }

    fn choice(_: &View, decision: Decision) -> Choice<Decision> {
        let [first, second, third] = decision.program().cards().map(Card::message_id);
        let label =
            Message::new("do-plan").named("first", first).named("second", second).named("third", third);
        Choice { decision, label, group: Group::Choose }
    }

    fn told(&self, event: &Event, viewer: Viewer) -> Option<Message> {
        let about = |id, seat: Seat| {
            let bandit = self.bandit(seat);
            Message::new(id).fixed("name", bandit.name()).fixed("gender", bandit.gender())
        };
        Some(match *event {
            Event::TrainLaid { from_rear } => {
                Message::new("ev-train-laid").number("wagons", from_rear.iter().flatten().count() as i64)
            }
            Event::FirstPlayerDrawn { seat } => about("ev-first-player-drawn", seat),
            Event::RoundBegan { round } => Message::new("ev-round-began").number("round", round.into()),
            Event::ProgramSealed { seat, program } if viewer.is(seat) => {
                let [first, second, third] = program.cards().map(Card::message_id);
                about("ev-own-program-sealed", seat)
                    .named("first", first)
                    .named("second", second)
                    .named("third", third)
            }
            Event::ProgramSealed { seat, .. } => about("ev-program-sealed", seat),
            Event::ExecutionBegan { .. } => Message::new("ev-execution-began"),
            Event::CardRevealed { seat, card } => {
                about("ev-card-revealed", seat).named("card", card.message_id())
            }
            Event::BanditWoke { seat } => about("ev-wake", seat),
            Event::BanditMoved { seat, to } if to.car == Car::LOCOMOTIVE => about("ev-move-locomotive", seat),
            Event::BanditMoved { seat, to } => {
                about("ev-move", seat).number("wagon", to.car.distance().into())
            }
            Event::FloorChanged { seat, to } => match to.floor {
                Floor::Roof => about("ev-climb", seat),
                Floor::Inside => about("ev-descend", seat),
            },
            Event::BanditTurned { seat, .. } => about("ev-turn", seat),
            Event::BulletFlewOver { seat } => about("ev-over", seat),
            Event::ShotMissed { shooter } => about("ev-miss", shooter),
            Event::BanditHit { shooter, target } => {
                about("ev-hit", shooter).fixed("target", self.bandit(target).name())
            }
            Event::BanditPushed { seat, to } if to.car == Car::LOCOMOTIVE => {
                about("ev-pushed-locomotive", seat)
            }
            Event::BanditPushed { seat, to } => {
                about("ev-pushed", seat).number("wagon", to.car.distance().into())
            }
            Event::BanditLayDown { seat } => about("ev-selfstun", seat),
            Event::BanditRode { seat, .. } => about("ev-horse", seat),
            Event::BanditRescued { seat, .. } => about("ev-rescue", seat),
            Event::BanditTravelled { seat, .. } => about("ev-travel", seat),
            Event::BanditLeftTrain { seat, by: Cause::Walk } => about("ev-walk-off-horse", seat),
            Event::BanditLeftTrain { seat, .. } => about("ev-pushed-off-horse", seat),
            Event::BanditEliminated { seat, by } => match by {
                Cause::Shot => about("ev-pushed-off", seat),
                Cause::Walk => about("ev-walk-off", seat),
                Cause::Paradox => about("ev-paradox", seat),
                Cause::Uncoupled => about("ev-lost", seat),
            },
            Event::WagonUncoupled { .. } => Message::new("ev-uncouple"),
            Event::TreasureTaken { seat, wagon }
                if viewer.is(seat) || self.plays_by(HouseRule::LootValueVisible) =>
            {
                about("ev-treasure-value", seat).number("value", wagon.value().into())
            }
            Event::TreasureTaken { seat, .. } => about("ev-treasure", seat),
            Event::FirstPlayerPassed { to } => about("ev-first-player-passed", to),
            Event::GameEnded { ending: Ending::LastAboard(seat) } => about("win-last", seat),
            Event::GameEnded { ending: Ending::Treasures(seat) } => about("win-loot", seat),
            Event::GameEnded { ending: Ending::Nobody } => Message::new("win-none"),
            Event::BanditPlaced { .. } | Event::TurnPassed { .. } | Event::PilesEmptied => return None,
        })
    }

    fn imagine(&self, view: &View, luck: &mut impl Luck) -> State {
        self.imagined(view, luck)
    }
}

impl SuperExpress {
    /// SE-R33. The owner may look at a treasure; the others see it when the game is over, or by house rule at once.
    fn seen_treasures(
        &self,
        state: &State,
        owner: Seat,
        treasures: Vec<Wagon>,
        viewer: Viewer,
    ) -> SeenTreasures {
        let over = matches!(state.phase, Phase::Over(_));
        if over || viewer.is(owner) || self.plays_by(HouseRule::LootValueVisible) {
            SeenTreasures::Open(treasures)
        } else {
            SeenTreasures::Closed(treasures.len())
        }
    }

    /// SE-SCHEME-04. That a program is sealed is public; only its owner sees the cards.
    fn sealed_programs(&self, state: &State, viewer: Viewer) -> BTreeMap<Bandit, Sealed> {
        let Phase::Scheming { sealed } = &state.phase else { return BTreeMap::new() };
        let known = |seat: Seat| match sealed[seat] {
            None => Sealed::Asked,
            Some(program) if viewer.is(seat) => Sealed::Known(program),
            Some(_) => Sealed::Hidden,
        };
        state.in_the_game().iter().map(|seat| (self.bandit(seat), known(seat))).collect()
    }
}

/// SE-SCHEME-04. All cards for their owner; for other viewers those face up, and the Horse that a rescue waits for.
fn seen_cards(state: &State, owner: Seat, pile: ProgramPile, viewer: Viewer) -> SeenProgram {
    let face_up = usize::from(pile.revealed);
    let known = |(at, card): (usize, Card)| {
        let rescue = at == face_up && state.figures[owner] == Whereabouts::RescuePending;
        (at < face_up || rescue || viewer.is(owner)).then_some(card)
    };
    let cards = pile.program.cards();
    SeenProgram([(0, cards[0]), (1, cards[1]), (2, cards[2])].map(known))
}
