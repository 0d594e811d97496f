//! Events as text: what journals keep, what scenarios look for.

use super::{Caught, Encountered, Event, Progress, SheriffMove, Staged};
use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Claim, Junctions};
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::{EndedBy, Ending};
use crate::piece::{Deck, EventDeck, Face, Horse, Square};
use crate::space::Space;
use crate::state::{Met, Stage, Step};
use crate::wanted::{Mission, Wanted, WantedSet};
use game::{Game, Seat, SeatSet, WordCursor};

impl SheriffMove {
    const ALL: [SheriffMove; 3] = [SheriffMove::Event, SheriffMove::Lured, SheriffMove::Sent];

    const fn word(self) -> &'static str {
        match self {
            SheriffMove::Event => "by event",
            SheriffMove::Lured => "lured",
            SheriffMove::Sent => "sent",
        }
    }
}

impl Caught {
    const ALL: [Caught; 3] = [Caught::Found, Caught::WalkedIn, Caught::Spotted];

    const fn word(self) -> &'static str {
        match self {
            Caught::Found => "found",
            Caught::WalkedIn => "walked in",
            Caught::Spotted => "spotted",
        }
    }
}

/// Everything that has a name: spaces, tiles, titles, seats, junctions.
impl TrainHeist {
    pub(crate) fn space_name(&self, space: Space) -> &'static str {
        &self.edition.site(space).id
    }

    pub(crate) fn tile_name(&self, tile: Tile) -> &'static str {
        &self.edition.loot[tile.number()].id
    }

    pub(crate) fn wanted_name(&self, card: Wanted) -> &'static str {
        &self.edition.wanted[card.number()].id
    }

    pub(crate) fn junction_name(&self, junction: Junctions) -> &'static str {
        self.space_name(self.edition.board.junctions[junction as usize].space)
    }

    pub(crate) fn junction_from(&self, name: &str) -> Option<Junctions> {
        Junctions::ALL.into_iter().find(|&junction| self.junction_name(junction) == name)
    }

    fn town_name(&self, town: u8) -> &'static str {
        self.space_name(self.edition.board.towns[usize::from(town) % 3].space)
    }

    fn town_from(&self, name: &str) -> Option<u8> {
        (0..3).find(|&town| self.town_name(town) == name)
    }

    /// `L01 L05`, or `-` for none.
    pub(crate) fn tiles_text(&self, tiles: Tiles) -> String {
        let names: Vec<&str> = tiles.iter().map(|tile| self.tile_name(tile)).collect();
        if names.is_empty() { "-".to_owned() } else { names.join(" ") }
    }

    pub(crate) fn tiles_from(&self, text: &str) -> Option<Tiles> {
        if text == "-" {
            return Some(Tiles::NONE);
        }
        text.split(' ').try_fold(Tiles::NONE, |tiles, name| {
            let tile = self.edition.tile(name)?;
            (!tiles.has(tile)).then(|| tiles.with(tile))
        })
    }

    pub(crate) fn wanted_text(&self, cards: WantedSet) -> String {
        let names: Vec<&str> = cards.iter().map(|card| self.wanted_name(card)).collect();
        if names.is_empty() { "-".to_owned() } else { names.join(" ") }
    }

    pub(crate) fn wanted_from(&self, text: &str) -> Option<WantedSet> {
        if text == "-" {
            return Some(WantedSet::NONE);
        }
        text.split(' ').map(|name| self.edition.wanted_card(name)).collect()
    }

    pub(crate) fn seats_text(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat_name(seat)).collect();
        if names.is_empty() { "-".to_owned() } else { names.join(" ") }
    }

    pub(crate) fn seats_from(&self, text: &str) -> Option<SeatSet> {
        if text == "-" {
            return Some(SeatSet::EMPTY);
        }
        text.split(' ').map(|name| self.seat_named(name)).collect()
    }

    /// A step of a decision: `loot cards both`.
    pub(crate) fn step_text(&self, step: Step) -> String {
        match step {
            Step::Choosing => "choosing".to_owned(),
            Step::HorseCard { horse } => format!("horse {horse}"),
            Step::HorseTo { horse, card } => format!("horse {horse} {card}"),
            Step::LootTiles => "loot".to_owned(),
            Step::LootCards { claim } => format!("loot {}", claim.word()),
            Step::LootNaming { claim, cards } => format!("naming {} {cards}", claim.word()),
            Step::DropTiles => "drop".to_owned(),
            Step::Laying { returned, drawn } => {
                format!("laying {} for {}", self.tiles_text(drawn), self.tiles_text(returned))
            }
            Step::AbilityCards { ability } => format!("ability {}", ability.word()),
            Step::FarSwitch { cards } => format!("switch {cards}"),
            Step::Sheriff => "sheriff".to_owned(),
            Step::Offering { to } => format!("offering {}", self.seat_name(to)),
            Step::Answering { to, cards } => format!("answering {} {cards}", self.seat_name(to)),
            Step::EscapeKeys => "keys".to_owned(),
        }
    }

    pub(crate) fn step_from(&self, words: &mut WordCursor<'_>) -> Option<Step> {
        let claim = |word: &str| Claim::ALL.into_iter().find(|claim| claim.word() == word);
        Some(match words.word()? {
            "choosing" => Step::Choosing,
            "horse" => {
                let horse = Horse::read(words.word()?)?;
                match words.optional() {
                    Some(card) => Step::HorseTo { horse, card: Card::read(card)? },
                    None => Step::HorseCard { horse },
                }
            }
            "loot" => match words.optional() {
                Some(word) => Step::LootCards { claim: claim(word)? },
                None => Step::LootTiles,
            },
            "naming" => Step::LootNaming { claim: claim(words.word()?)?, cards: Cards::read(words.rest()?)? },
            "drop" => Step::DropTiles,
            "laying" => {
                let drawn = self.tiles_from(words.until("for")?)?;
                Step::Laying { returned: self.tiles_from(words.rest()?)?, drawn }
            }
            "ability" => Step::AbilityCards { ability: CardAbility::read(words.word()?)? },
            "switch" => Step::FarSwitch { cards: Cards::read(words.rest()?)? },
            "sheriff" => Step::Sheriff,
            "offering" => Step::Offering { to: self.seat_named(words.word()?)? },
            "answering" => {
                Step::Answering { to: self.seat_named(words.word()?)?, cards: Cards::read(words.rest()?)? }
            }
            "keys" => Step::EscapeKeys,
            _ => return None,
        })
    }

    /// A stage of what the train met: `filling L05`.
    pub(crate) fn stage_text(&self, stage: Stage) -> String {
        match stage {
            Stage::Event => "event".to_owned(),
            Stage::Town => "town".to_owned(),
            Stage::Hangman { let_hang } => format!("hangman {}", self.seats_text(let_hang)),
            Stage::Loading => "loading".to_owned(),
            Stage::Filling { drawn: None } => "filling".to_owned(),
            Stage::Filling { drawn: Some(tile) } => format!("filling {}", self.tile_name(tile)),
        }
    }

    pub(crate) fn stage_from(&self, words: &mut WordCursor<'_>) -> Option<Stage> {
        Some(match words.word()? {
            "event" => Stage::Event,
            "town" => Stage::Town,
            "hangman" => Stage::Hangman { let_hang: self.seats_from(words.rest()?)? },
            "loading" => Stage::Loading,
            "filling" => match words.optional() {
                Some(name) => Stage::Filling { drawn: Some(self.edition.tile(name)?) },
                None => Stage::Filling { drawn: None },
            },
            _ => return None,
        })
    }

    /// Something the train met: `edge`, `t07`.
    pub(crate) fn met_text(&self, met: Met) -> String {
        match met {
            Met::Edge => "edge".to_owned(),
            Met::Star(rail) => self.space_name(rail).to_owned(),
        }
    }

    pub(crate) fn met_from(&self, text: &str) -> Option<Met> {
        if text == "edge" { Some(Met::Edge) } else { self.edition.space(text).map(Met::Star) }
    }

    /// Writes an event: `red walks to p3`.
    pub(crate) fn event_text(&self, event: &Event) -> String {
        let who = |seat: Seat| self.seat_name(seat);
        match *event {
            Event::SwitchesLaid { faces } => format!("switches {} {}", faces[0].word(), faces[1].word()),
            Event::EventsStacked { deck } => {
                let cards: Vec<String> = deck.all().iter().map(EventCard::to_string).collect();
                format!("events {}", cards.join(" "))
            }
            Event::LootLaidOut { tiles } => {
                format!("loot {}", tiles.map(|tile| self.tile_name(tile)).join(" "))
            }
            Event::WantedLaidOut { cards } => format!("wanted {}", self.wanted_text(cards)),
            Event::DeckShuffled { deck } => format!("deck {deck}"),
            Event::DiscardsOpened { card } => format!("discards open with {card}"),
            Event::BulletDealt { seat } => format!("{} starts with a bullet", who(seat)),
            Event::TurnBegan { seat, number } => format!("turn {number} of {}", who(seat)),
            Event::TurnLost { seat } => format!("{} loses the turn", who(seat)),
            Event::StepReached(Progress(step)) => format!("step {}", self.step_text(step)),
            Event::ActionTaken { seat } => format!("{} acts", who(seat)),
            Event::FreeMoveTaken { seat } => format!("{} moves for free", who(seat)),
            Event::ActionsGained { seat, count } => format!("{} gains {count}", who(seat)),
            Event::ActionsEnded { seat } => format!("{} ends", who(seat)),
            Event::Walked { seat, to } => format!("{} walks to {}", who(seat), self.space_name(to)),
            Event::Boarded { seat, to } => format!("{} boards {}", who(seat), self.space_name(to)),
            Event::Left { seat, to } => format!("{} leaves to {}", who(seat), self.space_name(to)),
            Event::JumpedOntoHorse { seat, horse } => format!("{} jumps onto {horse}", who(seat)),
            Event::Mounted { seat, horse } => format!("{} mounts {horse}", who(seat)),
            Event::Dismounted { seat } => format!("{} dismounts", who(seat)),
            Event::HorseMoved { seat, horse, card, to } => {
                format!("{} moves {horse} with {card} to {}", who(seat), self.space_name(to))
            }
            Event::LootPaid { seat, cards } => format!("{} pays {cards}", who(seat)),
            Event::LootTaken { seat, square, tile } => {
                format!("{} loots {} from {square}", who(seat), self.tile_name(tile))
            }
            Event::TileUncovered { square, tile } => format!("{square} shows {}", self.tile_name(tile)),
            Event::LootReturned { seat, town, tiles } => {
                format!("{} returns {} to {}", who(seat), self.tiles_text(tiles), self.town_name(town))
            }
            Event::TilesDrawn { tiles } => format!("drawn {}", self.tiles_text(tiles)),
            Event::TilesLaid { town, tiles } => {
                format!("{} gets {}", self.town_name(town), self.tiles_text(tiles))
            }
            Event::Scored { seat, count } => format!("{} scores {count}", who(seat)),
            Event::CountersPlaced { seat, town, count } => {
                format!("{} places {count} by {}", who(seat), self.town_name(town))
            }
            Event::SwitchFlipped { seat, junction } => {
                format!("{} flips {}", who(seat), self.junction_name(junction))
            }
            Event::CardsPlayed { seat, ability, cards } => {
                format!("{} plays {} {cards}", who(seat), ability.word())
            }
            Event::SwitchTurned { seat, junction } => {
                format!("{} turns {}", who(seat), self.junction_name(junction))
            }
            Event::Offered { seat, to, cards } => format!("{} offers {} {cards}", who(seat), who(to)),
            Event::OfferRefused { seat, by } => format!("{} refuses {}", who(by), who(seat)),
            Event::Traded { seat, with, given, back } => {
                format!("{} trades with {}: {given} for {back}", who(seat), who(with))
            }
            Event::BulletTaken { seat } => format!("{} takes a bullet", who(seat)),
            Event::BulletSpent { seat } => format!("{} spends a bullet", who(seat)),
            Event::SheriffMoved { to, why } => format!("sheriff to {} {}", self.space_name(to), why.word()),
            Event::SheriffStayed => "sheriff stays".to_owned(),
            Event::Jailed { seat, raised, how } => {
                format!("{} jailed {} {}", who(seat), how.word(), speed_word(raised))
            }
            Event::JailDrawn { seat, card } => format!("{} turns over {card}", who(seat)),
            Event::Escaped { seat, keys } => format!("{} escapes with {keys}", who(seat)),
            Event::TrainStarted { spaces } => format!("train starts {spaces}"),
            Event::TrainRolled { to } => format!("train to {}", self.space_name(to)),
            Event::RailMet(Encountered(met)) => format!("train meets {}", self.met_text(met)),
            Event::CowboyHit { seat } => format!("{} is hit", who(seat)),
            Event::CowboySweptOff { seat } => format!("{} is swept off", who(seat)),
            Event::HorseLost { horse } => format!("{horse} is lost"),
            Event::StageReached(Staged { stage, next: true }) => format!("next {}", self.stage_text(stage)),
            Event::StageReached(Staged { stage, next: false }) => format!("stage {}", self.stage_text(stage)),
            Event::TrainResolved => "train resolved".to_owned(),
            Event::EventPlayed { card } => format!("event {card}"),
            Event::TerritoryMarked { cactus } => format!("territory {}", cactus + 1),
            Event::TrackSwitched { junction } => format!("track switched {}", self.junction_name(junction)),
            Event::SpeedRaised => "speed raised".to_owned(),
            Event::SpeedLocked { seat } => format!("speed locked by {}", who(seat)),
            Event::SwitchesRemoved => "switches removed".to_owned(),
            Event::CountersPaid { seat, town, count } => {
                format!("{} is paid {count} by {}", who(seat), self.town_name(town))
            }
            Event::TileLoaded { town, tile, square } => {
                format!("{} loads {} to {square}", self.town_name(town), self.tile_name(tile))
            }
            Event::TileDrawn { tile } => format!("tile {}", self.tile_name(tile)),
            Event::SquareFilled { tile, square } => format!("{square} filled with {}", self.tile_name(tile)),
            Event::HangmanMoved => "hangman moves".to_owned(),
            Event::HangmanHeld { seat, cards } => format!("{} holds the hangman with {cards}", who(seat)),
            Event::HangmanLet { seat } => format!("{} lets the hangman come", who(seat)),
            Event::Discarded { seat, cards } => format!("{} discards {cards}", who(seat)),
            Event::Drew { seat, cards } => format!("{} draws {cards}", who(seat)),
            Event::CardSwapped { seat, card } => format!("{} swaps {card}", who(seat)),
            Event::MissionMet { seat, mission } => format!("{} meets {}", who(seat), mission.word()),
            Event::TitleEarned { seat, card } => format!("{} earns {}", who(seat), self.wanted_name(card)),
            Event::FinalRunEnded => "final run ends".to_owned(),
            Event::GameEnded { ending } => {
                format!("over by {} won by {}", ending.by.word(), self.seats_text(ending.winners))
            }
        }
    }

    /// Reads an event.
    pub(crate) fn event_from(&self, words: &mut WordCursor<'_>) -> Option<Event> {
        let first = words.word()?;
        match self.seat_named(first) {
            Some(seat) => self.deed_from(seat, words),
            None => self.fact_from(first, words),
        }
    }

    /// What a cowboy did, or what happened to it.
    fn deed_from(&self, seat: Seat, words: &mut WordCursor<'_>) -> Option<Event> {
        let space = |name: &str| self.edition.space(name);
        let cards = |words: &mut WordCursor<'_>| Cards::read(words.rest()?);
        Some(match words.word()? {
            "starts" => {
                words.literal("with a bullet")?;
                Event::BulletDealt { seat }
            }
            "loses" => {
                words.literal("the turn")?;
                Event::TurnLost { seat }
            }
            "acts" => Event::ActionTaken { seat },
            "moves" => match words.word()? {
                "for" => {
                    words.literal("free")?;
                    Event::FreeMoveTaken { seat }
                }
                horse => {
                    let horse = Horse::read(horse)?;
                    words.literal("with")?;
                    let card = Card::read(words.word()?)?;
                    words.literal("to")?;
                    Event::HorseMoved { seat, horse, card, to: space(words.word()?)? }
                }
            },
            "gains" => Event::ActionsGained { seat, count: words.word()?.parse().ok()? },
            "ends" => Event::ActionsEnded { seat },
            "walks" => {
                words.literal("to")?;
                Event::Walked { seat, to: space(words.word()?)? }
            }
            "boards" => Event::Boarded { seat, to: space(words.word()?)? },
            "leaves" => {
                words.literal("to")?;
                Event::Left { seat, to: space(words.word()?)? }
            }
            "jumps" => {
                words.literal("onto")?;
                Event::JumpedOntoHorse { seat, horse: Horse::read(words.word()?)? }
            }
            "mounts" => Event::Mounted { seat, horse: Horse::read(words.word()?)? },
            "dismounts" => Event::Dismounted { seat },
            "pays" => Event::LootPaid { seat, cards: cards(words)? },
            "loots" => {
                let tile = self.edition.tile(words.word()?)?;
                words.literal("from")?;
                Event::LootTaken { seat, square: Square::read(words.word()?)?, tile }
            }
            "returns" => {
                let tiles = self.tiles_from(words.until("to")?)?;
                Event::LootReturned { seat, town: self.town_from(words.word()?)?, tiles }
            }
            "scores" => Event::Scored { seat, count: words.word()?.parse().ok()? },
            "places" => {
                let count = words.word()?.parse().ok()?;
                words.literal("by")?;
                Event::CountersPlaced { seat, town: self.town_from(words.word()?)?, count }
            }
            "flips" => Event::SwitchFlipped { seat, junction: self.junction_from(words.word()?)? },
            "plays" => {
                let ability = CardAbility::read(words.word()?)?;
                Event::CardsPlayed { seat, ability, cards: cards(words)? }
            }
            "turns" => match words.word()? {
                "over" => Event::JailDrawn { seat, card: Card::read(words.word()?)? },
                junction => Event::SwitchTurned { seat, junction: self.junction_from(junction)? },
            },
            "offers" => Event::Offered { seat, to: self.seat_named(words.word()?)?, cards: cards(words)? },
            "refuses" => Event::OfferRefused { seat: self.seat_named(words.word()?)?, by: seat },
            "trades" => {
                words.literal("with")?;
                let with = self.seat_named(words.word()?.strip_suffix(':')?)?;
                let given = Cards::read(words.until("for")?)?;
                Event::Traded { seat, with, given, back: cards(words)? }
            }
            "takes" => {
                words.literal("a bullet")?;
                Event::BulletTaken { seat }
            }
            "spends" => {
                words.literal("a bullet")?;
                Event::BulletSpent { seat }
            }
            "jailed" => {
                let how = words.one_of(Caught::ALL, Caught::word)?;
                let raised = words.one_of([true, false], speed_word)?;
                Event::Jailed { seat, raised, how }
            }
            "escapes" => {
                words.literal("with")?;
                Event::Escaped { seat, keys: cards(words)? }
            }
            "is" => match words.word()? {
                "hit" => Event::CowboyHit { seat },
                "swept" => {
                    words.literal("off")?;
                    Event::CowboySweptOff { seat }
                }
                "paid" => {
                    let count = words.word()?.parse().ok()?;
                    words.literal("by")?;
                    Event::CountersPaid { seat, town: self.town_from(words.word()?)?, count }
                }
                _ => return None,
            },
            "holds" => {
                words.literal("the hangman with")?;
                Event::HangmanHeld { seat, cards: cards(words)? }
            }
            "lets" => {
                words.literal("the hangman come")?;
                Event::HangmanLet { seat }
            }
            "discards" => Event::Discarded { seat, cards: cards(words)? },
            "draws" => Event::Drew { seat, cards: cards(words)? },
            "swaps" => Event::CardSwapped { seat, card: Card::read(words.word()?)? },
            "meets" => Event::MissionMet { seat, mission: Mission::read(words.word()?)? },
            "earns" => Event::TitleEarned { seat, card: self.edition.wanted_card(words.word()?)? },
            _ => return None,
        })
    }

    /// What happened of itself.
    fn fact_from(&self, first: &str, words: &mut WordCursor<'_>) -> Option<Event> {
        let face = |word: &str| Face::ALL.into_iter().find(|face| face.word() == word);
        let tile = |name: &str| self.edition.tile(name);
        Some(match first {
            "switches" => match words.word()? {
                "removed" => Event::SwitchesRemoved,
                first => Event::SwitchesLaid { faces: [face(first)?, face(words.word()?)?] },
            },
            "events" => {
                let cards = words.rest()?.split(' ').map(EventCard::read).collect::<Option<Vec<_>>>()?;
                Event::EventsStacked { deck: EventDeck::stacked(cards, 0) }
            }
            "loot" => {
                let mut tiles = [Tile::new(0); 12];
                for place in &mut tiles {
                    *place = tile(words.word()?)?;
                }
                Event::LootLaidOut { tiles }
            }
            "wanted" => Event::WantedLaidOut { cards: self.wanted_from(words.rest()?)? },
            "deck" => {
                let cards = words.rest()?.split(' ').map(Card::read).collect::<Option<Vec<_>>>()?;
                Event::DeckShuffled { deck: Deck::stacked(cards) }
            }
            "discards" => {
                words.literal("open with")?;
                Event::DiscardsOpened { card: Card::read(words.word()?)? }
            }
            "turn" => {
                let number = words.word()?.parse().ok()?;
                words.literal("of")?;
                Event::TurnBegan { seat: self.seat_named(words.word()?)?, number }
            }
            "step" => Event::StepReached(Progress(self.step_from(words)?)),
            "drawn" => Event::TilesDrawn { tiles: self.tiles_from(words.rest()?)? },
            "sheriff" => match words.word()? {
                "stays" => Event::SheriffStayed,
                "to" => {
                    let to = self.edition.space(words.word()?)?;
                    Event::SheriffMoved { to, why: words.one_of(SheriffMove::ALL, SheriffMove::word)? }
                }
                _ => return None,
            },
            "train" => match words.word()? {
                "starts" => Event::TrainStarted { spaces: words.word()?.parse().ok()? },
                "to" => Event::TrainRolled { to: self.edition.space(words.word()?)? },
                "meets" => Event::RailMet(Encountered(self.met_from(words.word()?)?)),
                "resolved" => Event::TrainResolved,
                _ => return None,
            },
            "next" => Event::StageReached(Staged { stage: self.stage_from(words)?, next: true }),
            "stage" => Event::StageReached(Staged { stage: self.stage_from(words)?, next: false }),
            "event" => Event::EventPlayed { card: EventCard::read(words.word()?)? },
            "territory" => {
                let number: u8 = words.word()?.parse().ok()?;
                Event::TerritoryMarked { cactus: number.checked_sub(1).filter(|&cactus| cactus < 3)? }
            }
            "track" => {
                words.literal("switched")?;
                Event::TrackSwitched { junction: self.junction_from(words.word()?)? }
            }
            "speed" => match words.word()? {
                "raised" => Event::SpeedRaised,
                "locked" => {
                    words.literal("by")?;
                    Event::SpeedLocked { seat: self.seat_named(words.word()?)? }
                }
                _ => return None,
            },
            "tile" => Event::TileDrawn { tile: tile(words.word()?)? },
            "hangman" => {
                words.literal("moves")?;
                Event::HangmanMoved
            }
            "final" => {
                words.literal("run ends")?;
                Event::FinalRunEnded
            }
            "over" => {
                words.literal("by")?;
                let by = words.one_of(EndedBy::ALL, EndedBy::word)?;
                words.literal("won by")?;
                Event::GameEnded { ending: Ending { by, winners: self.seats_from(words.rest()?)? } }
            }
            name => return self.change_of(name, words),
        })
    }

    /// What happened to a town, a square of the train or a horse.
    fn change_of(&self, name: &str, words: &mut WordCursor<'_>) -> Option<Event> {
        let tile = |name: &str| self.edition.tile(name);
        if let Some(town) = self.town_from(name) {
            return match words.word()? {
                "gets" => Some(Event::TilesLaid { town, tiles: self.tiles_from(words.rest()?)? }),
                "loads" => {
                    let tile = tile(words.word()?)?;
                    words.literal("to")?;
                    Some(Event::TileLoaded { town, tile, square: Square::read(words.word()?)? })
                }
                _ => None,
            };
        }
        if let Some(square) = Square::read(name) {
            return match words.word()? {
                "shows" => Some(Event::TileUncovered { square, tile: tile(words.word()?)? }),
                "filled" => {
                    words.literal("with")?;
                    Some(Event::SquareFilled { tile: tile(words.word()?)?, square })
                }
                _ => None,
            };
        }
        let horse = Horse::read(name)?;
        words.literal("is lost")?;
        Some(Event::HorseLost { horse })
    }
}

const fn speed_word(raised: bool) -> &'static str {
    if raised { "faster" } else { "as fast" }
}
