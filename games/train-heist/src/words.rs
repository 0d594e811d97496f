//! The table in words: messages that pages and the terminal share.

mod sections;

use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::EndedBy;
use crate::piece::{Face, Horse, Square};
use crate::setup::Mode;
use crate::space::Space;
use crate::view::{SeenHand, View};
use game::{Argument, EndReport, Game, Message, RuleId, Seat, SheetPart};
use std::cmp::Reverse;

impl View {
    /// The heading of a view: the turn, and the number of actions left in it.
    pub fn heading(&self) -> Message {
        if self.ending().is_some() {
            return Message::new("heading-over");
        }
        Message::new("heading-turn")
            .number("turn", self.turn_number().into())
            .named("who", self.who(self.active()))
            .number("actions", self.actions().into())
    }

    /// The meters and decks, a sentence each.
    pub fn meters(&self) -> Vec<Message> {
        let number = |id, name, number: u8| Message::new(id).number(name, number.into());
        let score = match self.game.mode() {
            Mode::Cooperative | Mode::Solitaire => {
                number("words-score-of", "score", self.score).number("goal", self.setup().goal.into())
            }
            Mode::ScoreChallenge => number("words-score", "score", self.score),
            Mode::Versus => Message::new("words-versus"),
        };
        let mut meters = vec![
            score,
            number("words-speed", "speed", self.speed),
            number("words-hangman", "knots", self.hangman).number("most", self.game.edition().knots.into()),
            number("words-events", "count", self.events),
            number("words-deck", "count", self.deck),
            number("words-bullets", "count", self.bullets),
        ];
        meters.extend(self.final_run.then(|| Message::new("words-final-run")));
        meters.extend(self.played.last().map(|&card| self.last_event(card)));
        meters
    }

    fn last_event(&self, card: EventCard) -> Message {
        match self.game.edition().event(card) {
            Some(kind) => Message::new("words-last-event").phrase("event", &kind.name),
            None => Message::new("words-no-event"),
        }
    }

    /// A tile with what it asks for.
    pub fn tile(&self, tile: Tile) -> Message {
        let loot = &self.game.edition().loot[tile.number()];
        Message::new("tile").phrase("loot", &loot.name).said("need", loot.need.message())
    }

    /// Several tiles with what they ask for.
    pub fn tiles_in_words(&self, tiles: Tiles) -> Argument {
        Argument::List(tiles.iter().map(|tile| self.tile(tile).into()).collect())
    }

    /// The top tile of a square, and the number of tiles below it.
    pub fn stack(&self, at: Square) -> Message {
        let stack = &self.stacks[at.number()];
        match stack.top() {
            Some(top) if stack.0.len() > 1 => {
                let message = Message::new("words-stack").said("loot", self.tile(top));
                message.number("more", stack.0.len() as i64 - 1)
            }
            Some(top) => self.tile(top),
            None => Message::new("words-empty"),
        }
    }

    /// The Sheriff and the cowboys on a space.
    pub fn people_at(&self, space: Space) -> Vec<Message> {
        let sheriff = (self.sheriff == space).then(|| Message::new("sheriff"));
        let seats = self.game.seats().iter().zip(&self.cowboys);
        let cowboys = seats.filter(|(_, cowboy)| cowboy.at == space).map(|(seat, cowboy)| {
            let id = match (cowboy.flat, cowboy.riding) {
                (true, _) => "words-flat",
                (_, Some(_)) => "words-mounted",
                _ => "words-on-foot",
            };
            Message::new(id).named("name", self.who(seat))
        });
        sheriff.into_iter().chain(cowboys).collect()
    }

    /// The horses on a space that have no rider.
    pub fn free_horses_at(&self, space: Space) -> impl Iterator<Item = Horse> {
        let is_ridden = |horse| self.cowboys.iter().any(|cowboy| cowboy.riding == Some(horse));
        let here = move |&horse: &Horse| self.horses[horse as usize] == Some(space) && !is_ridden(horse);
        Horse::ALL.into_iter().filter(here)
    }

    /// The id of the message about a switch: the face it shows, or that the Final Run has removed it.
    pub const fn shown_by(&self, switch: Face) -> &'static str {
        match switch {
            _ if self.final_run => "switch-gone",
            Face::Red => "switch-red",
            Face::Green => "switch-green",
        }
    }

    /// The cacti with a Cherokee Token.
    pub fn marked_territories(&self) -> Vec<Message> {
        let edition = self.game.edition();
        let cacti = edition.board.cacti.iter().zip(self.territories).filter(|(_, marked)| *marked);
        let territory = cacti.map(|(cactus, _)| {
            let message = Message::new("words-territory").phrase("space", &edition.site(cactus.space).the);
            message.phrase("rail", &edition.site(cactus.rail).the)
        });
        territory.collect()
    }

    /// A message with the number of a seat's Bullets; `None` where it has none.
    pub fn bullets_of(&self, seat: Seat) -> Option<Message> {
        let bullets = self.cowboys.get(seat.number())?.bullets;
        (bullets > 0).then(|| Message::new("words-holds-bullets").number("count", bullets.into()))
    }

    /// TH-VERSUS-05. A seat's points; `None` in modes where seats have no points of their own.
    pub fn points_of(&self, seat: Seat) -> Option<Message> {
        let cowboy = self.cowboys.get(seat.number())?;
        let waiting = cowboy.counters.iter().map(|&count| i64::from(count)).sum();
        let message =
            Message::new("words-points").number("points", cowboy.points.into()).number("waiting", waiting);
        (self.game.mode() == Mode::Versus).then_some(message)
    }

    /// A seat's title with the ability it gives; `None` where it has none.
    pub fn title_in_words(&self, seat: Seat) -> Option<Message> {
        let title = self.title_of(seat)?;
        Some(Message::new("words-title").phrase("title", &title.title).phrase("skill", &title.skill))
    }

    /// The end of the game; `None` while it goes on. `name` gives the name of a seat.
    pub fn end(&self, name: impl Fn(Seat) -> String) -> Option<EndReport> {
        let ending = self.ending()?;
        let mode = self.game.mode();
        let winners: Vec<String> = ending.winners.iter().map(name).collect();
        let mut seats: Vec<Seat> = self.game.seats().iter().collect();
        let points = |seat: Seat| self.cowboys[seat.number()].points;
        seats.sort_by_key(|&seat| Reverse((ending.winners.contains(seat), points(seat))));
        Some(EndReport {
            title: match mode {
                Mode::Versus => "end-versus",
                Mode::ScoreChallenge => "end-score",
                Mode::Cooperative | Mode::Solitaire if !winners.is_empty() => "end-won",
                Mode::Cooperative | Mode::Solitaire => "end-lost",
            },
            reached: match mode {
                Mode::Versus => Message::new("end-winners").text("names", winners.join(", ")),
                _ => Message::new("end-delivered").number("count", self.score.into()),
            },
            why: match ending.by {
                EndedBy::Goal => "end-why-goal",
                EndedBy::Counters => "end-why-counters",
                EndedBy::Skull => "end-why-skull",
                EndedBy::Junction => "end-why-junction",
            },
            rule: ending.by.rule(),
            fates: seats.into_iter().map(|seat| (seat, self.fate(seat))).collect(),
        })
    }

    /// Where a seat ended the game; in Versus also its points.
    fn fate(&self, seat: Seat) -> Message {
        let cowboy = &self.cowboys[seat.number()];
        let message = match self.game.mode() {
            Mode::Versus => Message::new("fate-points").number("points", cowboy.points.into()),
            _ => Message::new("fate-at"),
        };
        message.phrase("at", &self.game.edition().site(cowboy.at).at)
    }
}

impl SeenHand {
    /// The number of hidden cards.
    pub const fn hidden(&self) -> u8 {
        self.len() - self.known().len()
    }

    /// The cards that the viewer knows, and the number of hidden ones.
    pub fn in_words(&self) -> Argument {
        let known = self.known().iter().map(|card| Argument::from(card.message()).with_notation(card));
        let cards: Vec<Argument> = known.chain(self.hidden_in_words().map(Argument::from)).collect();
        if cards.is_empty() { Argument::Named("words-no-cards") } else { Argument::List(cards) }
    }

    /// A message with the number of hidden cards; `None` where there are none.
    pub fn hidden_in_words(&self) -> Option<Message> {
        let hidden = self.hidden();
        (hidden > 0).then(|| Message::new("words-hidden-cards").number("count", hidden.into()))
    }
}

/// The parts of the cheat sheet, as ids of messages with their rules.
#[derive(Clone, Copy, Debug)]
pub struct CheatSheet;

impl CheatSheet {
    /// The course of a turn.
    pub const TURN: SheetPart = (
        "sheet-turn",
        &[
            ("sheet-turn-actions", &[RuleId("TH-TURN-02")]),
            ("sheet-turn-train", &[RuleId("TH-TURN-06")]),
            ("sheet-turn-discard", &[RuleId("TH-TURN-07")]),
            ("sheet-turn-draw", &[RuleId("TH-TURN-08")]),
        ],
    );
    /// The Heist Actions.
    pub const ACTIONS: SheetPart = (
        "sheet-actions",
        &[
            (
                "sheet-move",
                &[RuleId("TH-MOVE-01"), RuleId("TH-BOARD-02"), RuleId("TH-LEAVE-01"), RuleId("TH-LEAVE-03")],
            ),
            ("sheet-horse", &[RuleId("TH-HORSE-01")]),
            ("sheet-loot", &[RuleId("TH-LOOT-01"), RuleId("TH-LOOT-05"), RuleId("TH-LOOT-11")]),
            ("sheet-drop", &[RuleId("TH-DROP-01"), RuleId("TH-DROP-02"), RuleId("TH-DROP-04")]),
            ("sheet-flip", &[RuleId("TH-SWITCH-01")]),
            ("sheet-trade", &[RuleId("TH-TRADE-01")]),
            ("sheet-bullet", &[RuleId("TH-BULLET-01"), RuleId("TH-BULLET-02")]),
            ("sheet-jail", &[RuleId("TH-JAIL-07"), RuleId("TH-JAIL-09")]),
        ],
    );
    /// The Free Actions.
    pub const FREE: SheetPart = (
        "sheet-free",
        &[
            ("sheet-pair", &[RuleId("TH-FREE-02")]),
            ("sheet-three", &[RuleId("TH-FREE-03")]),
            ("sheet-four", &[RuleId("TH-FREE-04")]),
            ("sheet-straight", &[RuleId("TH-FREE-05")]),
            ("sheet-wild", &[RuleId("TH-FREE-06")]),
            ("sheet-mount", &[RuleId("TH-HORSE-05")]),
        ],
    );
    /// The train and the Sheriff.
    pub const TRAIN: SheetPart = (
        "sheet-train",
        &[
            ("sheet-star", &[RuleId("TH-STAR-01"), RuleId("TH-EDGE-03")]),
            ("sheet-town", &[RuleId("TH-TOWN-02"), RuleId("TH-TOWN-04"), RuleId("TH-TOWN-05")]),
            ("sheet-hit", &[RuleId("TH-TRACK-01"), RuleId("TH-TRACK-04")]),
            ("sheet-tunnel", &[RuleId("TH-TUNNEL-02"), RuleId("TH-TUNNEL-06")]),
            ("sheet-edge", &[RuleId("TH-EDGE-01")]),
            ("sheet-sheriff", &[RuleId("TH-JAIL-01"), RuleId("TH-JAIL-05")]),
        ],
    );
    /// The end of the game.
    pub const END: SheetPart = (
        "sheet-end",
        &[
            ("sheet-goal", &[RuleId("TH-END-01")]),
            ("sheet-skull", &[RuleId("TH-END-02")]),
            ("sheet-junction", &[RuleId("TH-END-04")]),
            ("sheet-versus", &[RuleId("TH-VERSUS-11")]),
        ],
    );
}
