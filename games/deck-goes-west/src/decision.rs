//! The decisions of a seat: short steps, so that every list of legal decisions is short.

use crate::DeckGoesWest;
use crate::cards::TradeSlot;
use crate::edition::{Kind, Place};
use crate::job::{Gait, Resource};
use crate::land::Direction;
use crate::refusal::Refusal;
use game::{Notation, Seat};

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "words of the rulebook")]
pub enum Decision {
    /// Do a job: as an action, to load a movement, to join a roll or to fight in a battle.
    Do(Source, u8),
    /// Buy the card in this slot of the Trade Row by this job.
    Buy {
        slot: TradeSlot,
        card: Kind,
        job: u8,
    },
    Trade(Seat),
    EndTurn,
    Pass,
    /// Choose x.
    X(u16),
    /// Choose a resource.
    Resource(Resource),
    /// Choose a card of the hand.
    Card(Kind),
    /// Choose a face-down tile.
    Tile(Place),
    /// Put the card on the draw pile, or on the discard pile.
    OnDraw,
    OnDiscard,
    /// Set off with what is loaded.
    Go,
    Step {
        direction: Direction,
        by: Fare,
        wagon: bool,
    },
    /// Step to a face-down tile.
    Try(Direction),
    Ride {
        length: u8,
        to: Place,
        wagon: bool,
    },
    Stop,
    /// Enter the tile that was turned up, or turn back, which costs one movement of this gait.
    Enter {
        by: Fare,
        wagon: bool,
    },
    TurnBack(Gait),
    Yes,
    No,
    Done,
    /// Lay on the table.
    Lay(Resource),
    LayCard(Kind),
    /// Take back from the table.
    TakeBack(Resource),
    TakeBackCard(Kind),
    Ready,
    Again,
    Leave,
}

/// Where the job of a [`Decision::Do`] is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "words of the rulebook")]
pub enum Source {
    Card(Kind),
    Ability,
    Land,
    Mission,
}

/// What a step costs: walk, climb and sail, or one walk along a railway, which is given back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum Fare {
    Rail,
    Paid([u8; 3]),
}

impl Fare {
    /// The notation: `rail`, or `walk 2`, or `walk 1 sail 1`.
    pub(crate) fn text(self) -> String {
        match self {
            Fare::Rail => "rail".to_owned(),
            Fare::Paid(costs) => {
                let parts = Gait::ALL.into_iter().zip(costs).filter(|&(_, cost)| cost > 0);
                let parts: Vec<String> =
                    parts.map(|(gait, cost)| format!("{} {cost}", gait.word())).collect();
                parts.join(" ")
            }
        }
    }

    pub(crate) fn read(text: &str) -> Option<Fare> {
        if text == "rail" {
            return Some(Fare::Rail);
        }
        let words: Vec<&str> = text.split(' ').collect();
        let mut costs = [0; 3];
        for pair in words.chunks(2) {
            let [gait, cost] = pair else { return None };
            let cost: u8 = cost.parse().ok().filter(|&cost| cost > 0)?;
            costs[Gait::read(gait)? as usize] = cost;
        }
        Some(Fare::Paid(costs)).filter(|fare| fare.text() == text)
    }
}

impl Notation for DeckGoesWest {
    const ID: &'static str = "deck-goes-west";
    const NAME: &'static str = "Deck Goes West";

    /// The first word of the character's name in set-ups: `derek`.
    fn seat_name(&self, seat: Seat) -> String {
        self.character(seat).seat_name().to_owned()
    }

    fn read(&self, text: &str) -> Result<Decision, Refusal> {
        let read = self.decision_from(text).filter(|&decision| self.write(decision) == text);
        read.ok_or_else(|| Refusal::Unreadable(text.into()))
    }

    /// Writes a decision: `do knife 2`, `step W walk 1`.
    fn write(&self, decision: Decision) -> String {
        let along = |wagon| if wagon { " with wagon" } else { "" };
        match decision {
            Decision::Do(source, job) => format!("do {} {}", self.source_text(source), job + 1),
            Decision::Buy { slot, card, job } => {
                format!("buy {}@{} {}", self.kind_name(card), slot.number() + 1, job + 1)
            }
            Decision::Trade(seat) => format!("trade {}", self.seat_name(seat)),
            Decision::EndTurn => "end turn".to_owned(),
            Decision::Pass => "pass".to_owned(),
            Decision::X(x) => format!("x {x}"),
            Decision::Resource(resource) => format!("choose {}", resource.word()),
            Decision::Card(kind) => format!("card {}", self.kind_name(kind)),
            Decision::Tile(place) => format!("tile {place}"),
            Decision::OnDraw => "on draw".to_owned(),
            Decision::OnDiscard => "on discard".to_owned(),
            Decision::Go => "go".to_owned(),
            Decision::Step { direction, by, wagon } => {
                format!("step {} {}{}", direction.letter(), by.text(), along(wagon))
            }
            Decision::Try(direction) => format!("try {}", direction.letter()),
            Decision::Ride { length, to, wagon } => format!("ride {length} {to}{}", along(wagon)),
            Decision::Stop => "stop".to_owned(),
            Decision::Enter { by, wagon } => format!("enter {}{}", by.text(), along(wagon)),
            Decision::TurnBack(gait) => format!("back {}", gait.word()),
            Decision::Yes => "yes".to_owned(),
            Decision::No => "no".to_owned(),
            Decision::Done => "done".to_owned(),
            Decision::Lay(resource) => format!("lay {}", resource.word()),
            Decision::LayCard(kind) => format!("lay card {}", self.kind_name(kind)),
            Decision::TakeBack(resource) => format!("take back {}", resource.word()),
            Decision::TakeBackCard(kind) => format!("take back card {}", self.kind_name(kind)),
            Decision::Ready => "ready".to_owned(),
            Decision::Again => "again".to_owned(),
            Decision::Leave => "leave".to_owned(),
        }
    }
}

impl DeckGoesWest {
    pub(crate) fn kind_name(&self, kind: Kind) -> &'static str {
        &self.edition().card(kind).id
    }

    pub(crate) fn source_text(&self, source: Source) -> &'static str {
        match source {
            Source::Card(kind) => self.kind_name(kind),
            Source::Ability => "ability",
            Source::Land => "land",
            Source::Mission => "mission",
        }
    }

    fn source_from(&self, text: &str) -> Option<Source> {
        Some(match text {
            "ability" => Source::Ability,
            "land" => Source::Land,
            "mission" => Source::Mission,
            _ => Source::Card(self.edition().kind_named(text)?),
        })
    }

    fn decision_from(&self, text: &str) -> Option<Decision> {
        let plain = match text {
            "end turn" => Some(Decision::EndTurn),
            "pass" => Some(Decision::Pass),
            "on draw" => Some(Decision::OnDraw),
            "on discard" => Some(Decision::OnDiscard),
            "go" => Some(Decision::Go),
            "stop" => Some(Decision::Stop),
            "yes" => Some(Decision::Yes),
            "no" => Some(Decision::No),
            "done" => Some(Decision::Done),
            "ready" => Some(Decision::Ready),
            "again" => Some(Decision::Again),
            "leave" => Some(Decision::Leave),
            _ => None,
        };
        if plain.is_some() {
            return plain;
        }
        let (verb, rest) = text.split_once(' ')?;
        let number = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
        let (fare, wagon) = rest.strip_suffix(" with wagon").map_or((rest, false), |rest| (rest, true));
        Some(match verb {
            "do" => {
                let (source, job) = rest.rsplit_once(' ')?;
                Decision::Do(self.source_from(source)?, number(job)?)
            }
            "buy" => {
                let (card, job) = rest.split_once(' ')?;
                let (card, slot) = card.split_once('@')?;
                let slot = TradeSlot::new(number(slot)?)?;
                Decision::Buy { slot, card: self.edition().kind_named(card)?, job: number(job)? }
            }
            "trade" => Decision::Trade(self.seat_named(rest)?),
            "x" => Decision::X(rest.parse().ok()?),
            "choose" => Decision::Resource(Resource::read(rest)?),
            "card" => Decision::Card(self.edition().kind_named(rest)?),
            "tile" => Decision::Tile(Place::read(rest)?),
            "step" => {
                let (direction, by) = fare.split_once(' ')?;
                Decision::Step { direction: Direction::read(direction)?, by: Fare::read(by)?, wagon }
            }
            "try" => Decision::Try(Direction::read(rest)?),
            "ride" => {
                let (length, to) = fare.split_once(' ')?;
                Decision::Ride { length: length.parse().ok()?, to: Place::read(to)?, wagon }
            }
            "enter" => Decision::Enter { by: Fare::read(fare)?, wagon },
            "back" => Decision::TurnBack(Gait::read(rest)?),
            "lay" => match rest.strip_prefix("card ") {
                Some(card) => Decision::LayCard(self.edition().kind_named(card)?),
                None => Decision::Lay(Resource::read(rest)?),
            },
            "take" => match (rest.strip_prefix("back card "), rest.strip_prefix("back ")) {
                (Some(card), _) => Decision::TakeBackCard(self.edition().kind_named(card)?),
                (None, Some(resource)) => Decision::TakeBack(Resource::read(resource)?),
                (None, None) => return None,
            },
            _ => return None,
        })
    }
}
