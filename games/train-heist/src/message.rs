//! What a viewer learns of an event, as a message for people.

use crate::TrainHeist;
use crate::cards::{Card, Cards, Suit};
use crate::decision::{CardAbility, Junctions};
use crate::edition::SiteKind;
use crate::event::{Caught, Encountered, Event, SheriffMove};
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::{EndedBy, Ending};
use crate::piece::{Square, TownSpot};
use crate::rules::payment::CountsAs;
use crate::setup::Mode;
use crate::space::Space;
use crate::state::Met;
use game::{Argument, Game, Message, Phrase, Seat, Viewer};

/// The ids of messages that name the numbers, from the Ace on.
const RANKS: [&str; 10] =
    ["rank-1", "rank-2", "rank-3", "rank-4", "rank-5", "rank-6", "rank-7", "rank-8", "rank-9", "rank-10"];

impl Suit {
    /// The id of the message that names cards of this suit: *of Revolvers*.
    pub const fn message_id(self) -> &'static str {
        match self {
            Suit::Revolver => "of-revolvers",
            Suit::Bag => "of-bags",
            Suit::Keyhole => "of-keyholes",
        }
    }
}

impl CountsAs {
    /// The id of the message that names what a card counts as.
    pub const fn message_id(self) -> &'static str {
        match self {
            CountsAs::Suit(Suit::Revolver) => "part-revolver",
            CountsAs::Suit(Suit::Bag) => "part-bag",
            CountsAs::Suit(Suit::Keyhole) => "part-keyhole",
            CountsAs::Number(number) => rank(number),
        }
    }
}

const fn rank(number: u8) -> &'static str {
    RANKS[number as usize - 1]
}

impl Card {
    /// The name of the card.
    pub fn message(self) -> Message {
        match (self.suit(), self.number()) {
            (Some(suit), Some(number)) => {
                Message::new("card").named("rank", rank(number)).named("suit", suit.message_id())
            }
            _ => Message::new("card-wild"),
        }
    }
}

impl Cards {
    /// The names of all cards.
    pub fn messages(self) -> Vec<Argument> {
        self.iter().map(|card| Argument::Message(Box::new(card.message()))).collect()
    }
}

impl TrainHeist {
    fn the(&self, space: Space) -> &'static Phrase {
        &self.edition().site(space).the
    }

    fn at(&self, space: Space) -> &'static Phrase {
        &self.edition().site(space).at
    }

    fn town_phrase(&self, town: TownSpot) -> &'static Phrase {
        &self.edition().site(self.edition().board.towns[town.number()].space).name
    }

    fn in_car(&self, square: Square) -> &'static Phrase {
        self.at(self.edition().train.cars[square.car()])
    }

    fn loot_phrase(&self, tile: Tile) -> &'static Phrase {
        &self.edition().loot[tile.number()].the
    }

    fn loot_phrases(&self, tiles: Tiles) -> Vec<Argument> {
        tiles.iter().map(|tile| Argument::Phrase(self.loot_phrase(tile))).collect()
    }

    fn switch_phrase(&self, junction: Junctions) -> &'static Phrase {
        &self.edition().board.junctions[junction as usize].the
    }

    fn event_phrase(&self, card: EventCard) -> Option<&'static Phrase> {
        self.edition().event(card).map(|kind| &kind.name)
    }

    /// May the viewer see the hand of this seat?
    fn sees_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        self.mode() != Mode::Versus || viewer.is(seat)
    }

    /// What a viewer learns of an event, as a message.
    pub(crate) fn message_of(&self, event: &Event, viewer: Viewer) -> Option<Message> {
        let about = |id, seat: Seat| Message::new(id).named("who", self.colour(seat).message_id());
        let name = |seat: Seat| self.colour(seat).message_id();
        Some(match *event {
            Event::WantedLaidOut { cards } => {
                let titles =
                    cards.iter().map(|card| Argument::Phrase(&self.edition().wanted[card.number()].title));
                Message::new("ev-wanted-laid-out").list("titles", titles.collect())
            }
            Event::DiscardsOpened { card } => Message::new("ev-discards-opened").said("card", card.message()),
            Event::BulletDealt { seat } => about("ev-bullet-dealt", seat),
            Event::TurnBegan { seat, number } => about("ev-turn-began", seat).number("n", number.into()),
            Event::TurnLost { seat } => about("ev-turn-lost", seat),
            Event::FreeMoveTaken { seat } => about("ev-free-move", seat),
            Event::ActionsGained { seat, count } => {
                about("ev-actions-gained", seat).number("count", count.into())
            }
            Event::Walked { seat, to } => {
                let id = match self.edition().site(to).kind {
                    SiteKind::Interior => "ev-entered-car",
                    SiteKind::Platform => "ev-stepped-out",
                    SiteKind::Roof => "ev-climbed",
                    _ => "ev-walked",
                };
                about(id, seat).phrase("space", self.the(to))
            }
            Event::Boarded { seat, to } => about("ev-boarded", seat).phrase("space", self.the(to)),
            Event::Left { seat, to } => about("ev-left", seat).phrase("space", self.the(to)),
            Event::JumpedOntoHorse { seat, .. } => about("ev-jumped-onto-horse", seat),
            Event::Mounted { seat, .. } => about("ev-mounted", seat),
            Event::Dismounted { seat } => about("ev-dismounted", seat),
            Event::HorseMoved { seat, card, to, .. } => {
                about("ev-horse-moved", seat).said("card", card.message()).phrase("space", self.the(to))
            }
            Event::LootPaid { seat, cards } => about("ev-loot-paid", seat).list("cards", cards.messages()),
            Event::LootTaken { seat, square, tile } => about("ev-looted", seat)
                .phrase("loot", self.loot_phrase(tile))
                .phrase("at", self.in_car(square)),
            Event::TileUncovered { tile, .. } => {
                Message::new("ev-tile-uncovered").phrase("loot", self.loot_phrase(tile))
            }
            Event::LootReturned { seat, town, tiles } => about("ev-delivered", seat)
                .number("count", tiles.len().into())
                .phrase("town", self.town_phrase(town)),
            Event::TilesLaid { town, tiles } => Message::new("ev-town-got")
                .phrase("town", self.town_phrase(town))
                .list("loot", self.loot_phrases(tiles)),
            Event::Scored { seat, count } => about("ev-scored", seat).number("count", count.into()),
            Event::CountersPlaced { seat, town, count } => about("ev-counters-placed", seat)
                .number("count", count.into())
                .phrase("town", self.town_phrase(town)),
            Event::SwitchFlipped { seat, junction } => {
                about("ev-switch-flipped", seat).phrase("switch", self.switch_phrase(junction))
            }
            Event::CardsPlayed { seat, ability, cards } => {
                let id = match ability {
                    CardAbility::Pair => "ev-pair-played",
                    CardAbility::Three => "ev-three-played",
                    CardAbility::Four => "ev-four-played",
                    CardAbility::Straight => "ev-straight-played",
                    CardAbility::Wild => "ev-wild-played",
                };
                about(id, seat).list("cards", cards.messages())
            }
            Event::SwitchTurned { seat, junction } => {
                about("ev-switch-turned", seat).phrase("switch", self.switch_phrase(junction))
            }
            Event::Offered { seat, to, cards } if self.sees_hand(viewer, seat) || viewer.is(to) => {
                about("ev-offered", seat).named("other", name(to)).list("cards", cards.messages())
            }
            Event::Offered { seat, to, cards } => {
                about("ev-offered-hidden", seat).named("other", name(to)).number("count", cards.len().into())
            }
            Event::OfferRefused { by, .. } => about("ev-offer-refused", by),
            Event::Traded { seat, with, given, back } if self.sees_hand(viewer, seat) || viewer.is(with) => {
                let id = if back.is_empty() { "ev-gave" } else { "ev-traded" };
                let message = about(id, seat).named("other", name(with)).list("cards", given.messages());
                if back.is_empty() { message } else { message.list("back", back.messages()) }
            }
            Event::Traded { seat, with, .. } => about("ev-traded-hidden", seat).named("other", name(with)),
            Event::BulletTaken { seat } => about("ev-bullet-taken", seat),
            Event::BulletSpent { seat } => about("ev-bullet-spent", seat),
            Event::SheriffMoved { to, why } => {
                let id = match why {
                    SheriffMove::Event => "ev-sheriff-walked",
                    SheriffMove::Lured => "ev-sheriff-lured",
                    SheriffMove::Sent => "ev-sheriff-sent",
                };
                Message::new(id).phrase("space", self.the(to))
            }
            Event::SheriffStayed => Message::new("ev-sheriff-stayed"),
            Event::Jailed { seat, how, .. } => match how {
                Caught::Found => about("ev-caught", seat),
                Caught::WalkedIn => about("ev-walked-into-sheriff", seat),
                Caught::Spotted => about("ev-spotted", seat),
            },
            Event::JailDrawn { seat, card } => {
                let id = if card.is_key() { "ev-jail-drew-key" } else { "ev-jail-drew-other" };
                about(id, seat).said("card", card.message())
            }
            Event::Escaped { seat, keys } => about("ev-escaped", seat).list("cards", keys.messages()),
            Event::TrainStarted { spaces } => Message::new("ev-train-moved").number("count", spaces.into()),
            Event::RailMet { met: Encountered(Met::Edge) } => Message::new("ev-train-wrapped"),
            Event::RailMet { met: Encountered(Met::Star(rail)) } => {
                Message::new("ev-star-reached").phrase("at", self.at(rail))
            }
            Event::CowboyHit { seat } => about("ev-train-hit", seat),
            Event::CowboySweptOff { seat } => about("ev-swept-off", seat),
            Event::HorseLost { .. } => Message::new("ev-horse-lost"),
            Event::EventPlayed { card } => {
                Message::new("ev-event-played").phrase("event", self.event_phrase(card)?)
            }
            Event::TerritoryMarked { cactus } => {
                let cactus = &self.edition().board.cacti[cactus.number()];
                Message::new("ev-territory-marked")
                    .phrase("space", self.the(cactus.space))
                    .phrase("rail", self.the(cactus.rail))
            }
            Event::TrackSwitched { junction } => {
                Message::new("ev-track-switched").phrase("switch", self.switch_phrase(junction))
            }
            Event::SpeedRaised => Message::new("ev-speed-raised"),
            Event::SpeedLocked { .. } => Message::new("ev-speed-locked"),
            Event::SwitchesRemoved => Message::new("ev-switches-removed"),
            Event::CountersPaid { seat, town, count } => about("ev-counters-paid", seat)
                .number("count", count.into())
                .phrase("town", self.town_phrase(town)),
            Event::TileLoaded { tile, square, .. } => Message::new("ev-tile-loaded")
                .phrase("loot", self.loot_phrase(tile))
                .phrase("at", self.in_car(square)),
            Event::SquareFilled { tile, square } => Message::new("ev-square-filled")
                .phrase("loot", self.loot_phrase(tile))
                .phrase("at", self.in_car(square)),
            Event::HangmanMoved => Message::new("ev-hangman-moved"),
            Event::HangmanHeld { seat, cards } => {
                about("ev-hangman-held", seat).list("cards", cards.messages())
            }
            Event::HangmanLet { seat } => about("ev-hangman-let", seat),
            Event::Discarded { cards, .. } if cards.is_empty() => return None,
            Event::Discarded { seat, cards } => about("ev-discarded", seat).list("cards", cards.messages()),
            Event::Drew { cards, .. } if cards.is_empty() => return None,
            Event::Drew { seat, cards } if self.sees_hand(viewer, seat) => {
                about("ev-drew", seat).list("cards", cards.messages())
            }
            Event::Drew { seat, cards } => about("ev-drew-hidden", seat).number("count", cards.len().into()),
            Event::CardSwapped { seat, card } => about("ev-card-swapped", seat).said("card", card.message()),
            Event::DeckShuffled { .. } => Message::new("ev-deck-shuffled"),
            Event::TitleEarned { seat, card } => {
                about("ev-title-earned", seat).phrase("title", &self.edition().wanted[card.number()].title)
            }
            Event::GameEnded { ending } => self.ending_message(ending),
            Event::SwitchesLaid { .. }
            | Event::EventsStacked { .. }
            | Event::LootLaidOut { .. }
            | Event::StepReached { .. }
            | Event::ActionTaken { .. }
            | Event::ActionsEnded { .. }
            | Event::TilesDrawn { .. }
            | Event::TrainRolled { .. }
            | Event::StageReached { .. }
            | Event::TrainResolved
            | Event::TileDrawn { .. }
            | Event::MissionMet { .. }
            | Event::FinalRunEnded => return None,
        })
    }

    fn ending_message(&self, ending: Ending) -> Message {
        let names =
            || ending.winners.iter().map(|seat| Argument::Named(self.colour(seat).message_id())).collect();
        match (ending.by, self.mode()) {
            (EndedBy::Goal, _) => Message::new("ev-won").number("goal", self.setup().goal.into()),
            (EndedBy::Counters, _) => Message::new("ev-won-by-counters").list("names", names()),
            (EndedBy::Skull, Mode::Versus) => Message::new("ev-points-after-skull").list("names", names()),
            (EndedBy::Junction, Mode::Versus) => {
                Message::new("ev-points-after-junction").list("names", names())
            }
            (EndedBy::Skull, Mode::ScoreChallenge) => Message::new("ev-score-after-skull"),
            (EndedBy::Junction, Mode::ScoreChallenge) => Message::new("ev-score-after-junction"),
            (EndedBy::Skull, _) => Message::new("ev-lost-skull"),
            (EndedBy::Junction, _) => Message::new("ev-lost-junction"),
        }
    }
}
