//! Questions and decisions as messages.

use crate::DeckGoesWest;
use crate::cards::TradeSlot;
use crate::decision::{Decision, Fare, Source};
use crate::edition::{Kind, Place, Tile};
use crate::job::{Job, PrintedOn};
use crate::land::Direction;
use crate::message::pool;
use crate::question::Question;
use crate::state::{Movement, Origin, Stack};
use crate::term::Term;
use crate::view::View;
use game::{Argument, Group, Message, Phrase, Seat, Viewer};
use std::fmt;

impl Question {
    /// The question in words, with arguments from a view.
    pub fn message(self, view: &View) -> Message {
        self.said(&view.game, &view.stack, |place| view.tile_at(place))
    }

    /// The question in words, with arguments from the stack of frames and the map.
    pub(crate) fn said(
        self,
        game: &DeckGoesWest,
        stack: &Stack,
        tile_at: impl FnOnce(Place) -> Option<Tile>,
    ) -> Message {
        let message = Message::new(self.message_id());
        let name = |message: Message, seat: Option<Seat>| match seat {
            Some(seat) => message.phrase("name", game.name_of(seat)),
            None => message.named("name", "somebody"),
        };
        let mover = stack.movement().map(|movement| movement.mover);
        match self {
            Question::Place => match stack.placing() {
                Some(held) => message.phrase("card", game.card_name(held.kind)),
                None => message.named("card", "this-card"),
            },
            Question::Load => match stack.movement() {
                Some(movement) if movement.mover != movement.payer => {
                    name(Message::new("ask-load-other"), mover)
                }
                _ => message,
            },
            Question::Tried => match stack.movement().and_then(Movement::tried_place).and_then(tile_at) {
                Some(tile) => message.phrase("tile", game.tile_name(tile)),
                None => message.named("tile", "tile-unknown"),
            },
            Question::TopUp => name(message, mover),
            Question::Join => name(message, stack.gather().map(|gather| gather.seat)),
            Question::Trade => name(message, stack.trade().map(|trade| trade.sides[0])),
            Question::Invite(seat) | Question::TradeMove(seat) | Question::TradeMoved(seat) => {
                name(message, Some(seat))
            }
            _ => message,
        }
    }

    const fn message_id(self) -> &'static str {
        match self {
            Question::Action => "ask-action",
            Question::X => "ask-x",
            Question::Pay => "ask-pay",
            Question::Gain => "ask-gain",
            Question::Discard => "ask-discard",
            Question::Scrap => "ask-scrap",
            Question::Tile => "ask-tile",
            Question::Place => "ask-place",
            Question::Load => "ask-load",
            Question::Go => "ask-go",
            Question::Tried => "ask-tried",
            Question::TopUp => "ask-top-up",
            Question::Invite(_) => "ask-invite",
            Question::Join => "ask-join",
            Question::Battle => "ask-battle",
            Question::Trade => "ask-trade",
            Question::TradePay => "ask-trade-pay",
            Question::TradeLay => "ask-trade-lay",
            Question::TradeConfirm => "ask-trade-confirm",
            Question::TradeMove(_) => "ask-trade-move",
            Question::TradeMoved(_) => "ask-trade-moved",
            Question::Items => "ask-items",
            Question::FullHand => "ask-full-hand",
        }
    }
}

/// Writes the id of its message, without `ask-`.
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message_id().trim_start_matches("ask-"))
    }
}

impl Decision {
    /// Its part in a list of choices.
    pub const fn group(self) -> Group {
        match self {
            Decision::Do(..) | Decision::Go | Decision::Yes | Decision::Ready => Group::Act,
            Decision::Buy { .. } | Decision::Trade(_) => Group::Trade,
            Decision::Step { .. } | Decision::Try(_) | Decision::Ride { .. } | Decision::Enter { .. } => {
                Group::Go
            }
            Decision::Pass
            | Decision::EndTurn
            | Decision::Stop
            | Decision::Done
            | Decision::No
            | Decision::Again
            | Decision::Leave
            | Decision::TurnBack(_) => Group::End,
            _ => Group::Choose,
        }
    }
}

impl View {
    pub(crate) fn name_of(&self, seat: Seat) -> &'static Phrase {
        self.game.name_of(seat)
    }

    /// The viewer's seat; `None` for an onlooker.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }

    /// The players that the game waits for; `None` where no seat is asked.
    pub fn waits_for(&self) -> Option<Message> {
        let (seats, question) = self.question?;
        // A player who has passed may still act, but the game does not wait for that.
        let is_awaited =
            |seat: &Seat| question != Question::Action || !self.players[seat.number()].has_passed();
        let names = seats.iter().filter(is_awaited).map(|seat| Argument::Phrase(self.name_of(seat)));
        Some(Message::new("waits-for").list("names", names.collect()))
    }

    /// The face-up tile on a place; `None` where the tile lies face down, or where there is none.
    pub fn tile_at(&self, place: Place) -> Option<Tile> {
        self.map.iter().find(|seen| seen.place == place)?.tile
    }

    /// Adds the name of the tile on a place to a message; `tile-unknown` where no face-up tile is there.
    fn named_at(&self, message: Message, place: Option<Place>) -> Message {
        match place.and_then(|place| self.tile_at(place)) {
            Some(tile) => message.phrase("tile", self.game.tile_name(tile)),
            None => message.named("tile", "tile-unknown"),
        }
    }

    /// The place where steps begin: that of the mover, or else of the viewer.
    fn from(&self) -> Place {
        let seat = self.stack.movement().map(|movement| movement.mover).or(self.own_seat());
        seat.map_or(self.game.start(), |seat| self.player(seat).at())
    }

    /// The viewer's place; the start tile for an onlooker.
    fn own_place(&self) -> Place {
        self.own_seat().map_or(self.game.start(), |seat| self.player(seat).at())
    }

    /// The place that a decision of this viewer is about; `None` where it is about no place.
    pub fn leads_to(&self, decision: Decision) -> Option<Place> {
        match decision {
            Decision::Step { direction, .. } | Decision::Try(direction) => {
                Some(self.from().toward(direction))
            }
            Decision::Ride { to, .. } | Decision::Tile(to) => Some(to),
            Decision::Enter { .. } => self.tries(),
            _ => None,
        }
    }

    /// The label of a decision of this viewer.
    pub fn label(&self, decision: Decision) -> Message {
        let card = |id, card| Message::new(id).phrase("card", self.game.card_name(card));
        let question = self.question.map(|(_, question)| question);
        match decision {
            Decision::Do(source, number) => self.job_label(source, number),
            Decision::Buy { slot, card, job } => self.buy_label(slot, card, job),
            Decision::Trade(seat) => Message::new("do-trade").phrase("name", self.name_of(seat)),
            Decision::EndTurn => Message::new("do-end-turn"),
            Decision::Pass => Message::new("do-pass"),
            Decision::X(x) => Message::new("do-x").number("x", x.into()),
            Decision::Resource(resource) => {
                let id = if question == Some(Question::Pay) { "do-pay" } else { "do-gain" };
                Message::new(id).named("resource", resource.name())
            }
            Decision::Card(kind) if question == Some(Question::Scrap) => card("do-scrap", kind),
            Decision::Card(kind) => card("do-discard", kind),
            Decision::Tile(place) => {
                Message::new("do-reveal").list("ways", place.ways_from(self.own_place()))
            }
            Decision::OnDraw => Message::new("do-on-draw"),
            Decision::OnDiscard => Message::new("do-on-discard"),
            Decision::Go => Message::new("do-go"),
            Decision::Step { direction, by, wagon } => self.step_label(direction, by, wagon),
            Decision::Try(direction) => Message::new("do-try").named("direction", direction.name()),
            Decision::Ride { length, to, wagon } => {
                let id = if wagon { "do-ride-with-wagon" } else { "do-ride" };
                self.named_at(Message::new(id).number("n", length.into()), Some(to))
            }
            Decision::Stop => Message::new("do-stop"),
            Decision::Enter { by, wagon } => {
                let id = if wagon { "do-enter-with-wagon" } else { "do-enter" };
                self.named_at(Message::new(id).said("fare", self.fare(by, wagon)), self.tries())
            }
            Decision::TurnBack(gait) => Message::new("do-turn-back").said("fare", gait.message(1)),
            Decision::Yes => self.yes_label(),
            Decision::No => self.no_label(),
            Decision::Done if question == Some(Question::Items) => Message::new("do-keep"),
            Decision::Done => Message::new("do-battle-done"),
            Decision::Lay(resource) => Message::new("do-lay").said("goods", resource.message(1)),
            Decision::LayCard(kind) => card("do-lay-card", kind),
            Decision::TakeBack(resource) => Message::new("do-take-back").said("goods", resource.message(1)),
            Decision::TakeBackCard(kind) => card("do-take-back-card", kind),
            Decision::Ready => Message::new("do-ready"),
            Decision::Again => Message::new("do-again"),
            Decision::Leave => Message::new("do-leave"),
        }
    }

    fn job_label(&self, source: Source, number: u8) -> Message {
        let seat = self.own_seat().expect("jobs are offered to players, not to onlookers");
        let (origin, name) = match source {
            Source::Card(kind) => (Origin::Card(kind), self.game.card_name(kind)),
            Source::Ability => (Origin::Ability, self.name_of(seat)),
            Source::Land => match self.tile_at(self.own_place()) {
                Some(here) => (Origin::Land(here), self.game.tile_name(here)),
                // A foreign journal may have put the meeple on a tile that is face down.
                None => return Message::new(Term::Job.message_id()),
            },
            Source::Mission => (Origin::Mission, &self.game.mission().name),
        };
        let job = self.game.job(seat, origin, number);
        Message::new("do-job").phrase("source", name).said("job", job.sentence(PrintedOn::Item))
    }

    /// DW-BUY-01. Where two cards of a kind are offered, the label says which one is meant.
    fn buy_label(&self, slot: TradeSlot, card: Kind, job: u8) -> Message {
        let alike = self.row.iter().filter(|&&other| other == Some(card)).count();
        let message = match alike {
            0 | 1 => Message::new("do-buy"),
            _ => Message::new("do-buy-there").number("n", slot.number() as i64 + 1),
        };
        let price = job_sentence(&self.game.edition().card(card).buy[usize::from(job)]);
        message.phrase("card", self.game.card_name(card)).said("price", price)
    }

    fn step_label(&self, direction: Direction, by: Fare, wagon: bool) -> Message {
        let id = if wagon { "do-step-with-wagon" } else { "do-step" };
        let message =
            Message::new(id).named("direction", direction.name()).said("fare", self.fare(by, wagon));
        self.named_at(message, Some(self.from().toward(direction)))
    }

    /// The cost of a step. By house rule a wagon doubles it.
    fn fare(&self, by: Fare, wagon: bool) -> Message {
        let times = if wagon && self.game.wagon_pays() { 2 } else { 1 };
        match by {
            Fare::Rail => Message::new("fare-rail"),
            Fare::Paid(costs) => {
                Message::new("fare").list("pool", pool(costs.map(|cost| cost.saturating_mul(times))))
            }
        }
    }

    fn yes_label(&self) -> Message {
        let about = |id, seat: Seat| Message::new(id).phrase("name", self.name_of(seat));
        match self.question.map(|(_, question)| question) {
            Some(Question::Invite(seat)) => about("do-invite", seat),
            Some(Question::Trade) => Message::new("do-agree"),
            Some(Question::TradeConfirm) => Message::new("do-deal"),
            Some(Question::TradeMove(seat)) => about("do-move-other", seat),
            Some(Question::TradeMoved(seat)) => about("do-be-moved", seat),
            _ => Message::new("do-yes"),
        }
    }

    fn no_label(&self) -> Message {
        let about = |id, seat: Seat| Message::new(id).phrase("name", self.name_of(seat));
        match self.question.map(|(_, question)| question) {
            Some(Question::Invite(seat)) => about("do-not-invite", seat),
            Some(Question::Join) => Message::new("do-stay-out"),
            Some(Question::Trade) => Message::new("do-not-trade"),
            Some(Question::TopUp) => Message::new("do-no-top-up"),
            Some(Question::TradeMove(seat)) => about("do-not-move-other", seat),
            Some(Question::TradeMoved(_)) => Message::new("do-stay-put"),
            _ => Message::new("do-no"),
        }
    }
}

/// A job as a sentence that does not mention buying.
pub(crate) fn job_sentence(job: &Job) -> Message {
    job.sentence(PrintedOn::Item)
}
