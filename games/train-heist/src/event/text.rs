//! The notation of the parts of events.

use super::{Caught, Encountered, Progress, SheriffMove, SpeedEffect, StageChange};
use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Claim, Junctions};
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::{EndedBy, Ending};
use crate::piece::{CactusSpot, Deck, EventDeck, Face, Horse, Square, TownSpot};
use crate::space::Space;
use crate::state::{DecisionStep, Met, Stage};
use crate::wanted::{Mission, Wanted, WantedSet};
use game::{Notation, SeatSet, Text, begins};

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

/// The names of spaces, tiles, titles, seats and junctions.
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

    fn town_name(&self, town: TownSpot) -> &'static str {
        self.space_name(self.edition.board.towns[town.number()].space)
    }

    /// Tiles by name: `L01 L05`, or `-` for none.
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

    /// A step of a decision: `loot both`.
    pub(crate) fn step_text(&self, step: DecisionStep) -> String {
        match step {
            DecisionStep::Choosing => "choosing".to_owned(),
            DecisionStep::HorseCard { horse } => format!("horse {horse}"),
            DecisionStep::HorseTo { horse, card } => format!("horse {horse} {card}"),
            DecisionStep::LootTiles => "loot".to_owned(),
            DecisionStep::LootCards { claim } => format!("loot {}", claim.word()),
            DecisionStep::LootNaming { claim, cards } => format!("naming {} {cards}", claim.word()),
            DecisionStep::DropTiles => "drop".to_owned(),
            DecisionStep::Laying { returned, drawn } => {
                format!("laying {} for {}", self.tiles_text(drawn), self.tiles_text(returned))
            }
            DecisionStep::AbilityCards { ability } => format!("ability {}", ability.word()),
            DecisionStep::FarSwitch { cards } => format!("switch {cards}"),
            DecisionStep::Sheriff => "sheriff".to_owned(),
            DecisionStep::Offering { to } => format!("offering {}", self.seat_name(to)),
            DecisionStep::Answering { to, cards } => format!("answering {} {cards}", self.seat_name(to)),
            DecisionStep::EscapeKeys => "keys".to_owned(),
        }
    }

    pub(crate) fn step_from(&self, text: &str) -> Option<DecisionStep> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let claim = |word: &str| Claim::ALL.into_iter().find(|claim| claim.word() == word);
        Some(match (word, rest) {
            ("choosing", "") => DecisionStep::Choosing,
            ("horse", rest) => match rest.split_once(' ') {
                Some((horse, card)) => {
                    DecisionStep::HorseTo { horse: Horse::read(horse)?, card: Card::read(card)? }
                }
                None => DecisionStep::HorseCard { horse: Horse::read(rest)? },
            },
            ("loot", "") => DecisionStep::LootTiles,
            ("loot", word) => DecisionStep::LootCards { claim: claim(word)? },
            ("naming", rest) => {
                let (word, cards) = rest.split_once(' ')?;
                DecisionStep::LootNaming { claim: claim(word)?, cards: Cards::read(cards)? }
            }
            ("drop", "") => DecisionStep::DropTiles,
            ("laying", rest) => {
                let (drawn, returned) = rest.split_once(" for ")?;
                DecisionStep::Laying { returned: self.tiles_from(returned)?, drawn: self.tiles_from(drawn)? }
            }
            ("ability", word) => DecisionStep::AbilityCards { ability: CardAbility::read(word)? },
            ("switch", cards) => DecisionStep::FarSwitch { cards: Cards::read(cards)? },
            ("sheriff", "") => DecisionStep::Sheriff,
            ("offering", name) => DecisionStep::Offering { to: self.seat_named(name)? },
            ("answering", rest) => {
                let (name, cards) = rest.split_once(' ')?;
                DecisionStep::Answering { to: self.seat_named(name)?, cards: Cards::read(cards)? }
            }
            ("keys", "") => DecisionStep::EscapeKeys,
            _ => return None,
        })
    }

    /// Do these words begin a longer step without being one themselves?
    fn begins_step(&self, text: &str) -> bool {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "horse" | "ability" | "switch" | "offering" => rest.is_empty(),
            "naming" => rest.is_empty() || Claim::ALL.iter().any(|claim| claim.word() == rest),
            "answering" => rest.is_empty() || self.seat_named(rest).is_some(),
            "laying" => {
                let drawn = rest.strip_suffix(" for").unwrap_or(rest);
                drawn.is_empty() || self.tiles_from(drawn).is_some()
            }
            _ => false,
        }
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

    pub(crate) fn stage_from(&self, text: &str) -> Option<Stage> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match (word, rest) {
            ("event", "") => Stage::Event,
            ("town", "") => Stage::Town,
            ("hangman", names) => Stage::Hangman { let_hang: self.seats_from(names)? },
            ("loading", "") => Stage::Loading,
            ("filling", "") => Stage::Filling { drawn: None },
            ("filling", name) => Stage::Filling { drawn: Some(self.edition.tile(name)?) },
            _ => return None,
        })
    }

    /// What the engine met: `edge`, `t07`.
    pub(crate) fn met_text(&self, met: Met) -> String {
        match met {
            Met::Edge => "edge".to_owned(),
            Met::Star(rail) => self.space_name(rail).to_owned(),
        }
    }

    pub(crate) fn met_from(&self, text: &str) -> Option<Met> {
        if text == "edge" { Some(Met::Edge) } else { self.edition.space(text).map(Met::Star) }
    }
}

impl Text<TrainHeist> for Space {
    fn write(&self, game: &TrainHeist) -> String {
        game.space_name(*self).to_owned()
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Space> {
        game.edition.space(text)
    }
}

impl Text<TrainHeist> for Tile {
    fn write(&self, game: &TrainHeist) -> String {
        game.tile_name(*self).to_owned()
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Tile> {
        game.edition.tile(text)
    }
}

impl Text<TrainHeist> for Tiles {
    fn write(&self, game: &TrainHeist) -> String {
        game.tiles_text(*self)
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Tiles> {
        game.tiles_from(text)
    }
}

impl Text<TrainHeist> for [Tile; 12] {
    fn write(&self, game: &TrainHeist) -> String {
        self.map(|tile| game.tile_name(tile)).join(" ")
    }
    fn read(game: &TrainHeist, text: &str) -> Option<[Tile; 12]> {
        let tiles: Option<Vec<Tile>> = text.split(' ').map(|name| game.edition.tile(name)).collect();
        tiles?.try_into().ok()
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        text.split(' ').all(|name| game.edition.tile(name).is_some())
    }
}

impl Text<TrainHeist> for TownSpot {
    fn write(&self, game: &TrainHeist) -> String {
        game.town_name(*self).to_owned()
    }
    fn read(game: &TrainHeist, text: &str) -> Option<TownSpot> {
        TownSpot::ALL.into_iter().find(|&town| game.town_name(town) == text)
    }
}

impl Text<TrainHeist> for CactusSpot {
    fn write(&self, _: &TrainHeist) -> String {
        (self.number() + 1).to_string()
    }
    fn read(game: &TrainHeist, text: &str) -> Option<CactusSpot> {
        CactusSpot::ALL.into_iter().find(|spot| spot.write(game) == text)
    }
}

impl Text<TrainHeist> for Junctions {
    fn write(&self, game: &TrainHeist) -> String {
        game.junction_name(*self).to_owned()
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Junctions> {
        game.junction_from(text)
    }
}

impl Text<TrainHeist> for Wanted {
    fn write(&self, game: &TrainHeist) -> String {
        game.wanted_name(*self).to_owned()
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Wanted> {
        game.edition.wanted_card(text)
    }
}

impl Text<TrainHeist> for WantedSet {
    fn write(&self, game: &TrainHeist) -> String {
        game.wanted_text(*self)
    }
    fn read(game: &TrainHeist, text: &str) -> Option<WantedSet> {
        game.wanted_from(text)
    }
}

impl Text<TrainHeist> for Horse {
    fn write(&self, _: &TrainHeist) -> String {
        self.to_string()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<Horse> {
        Horse::read(text)
    }
}

impl Text<TrainHeist> for Square {
    fn write(&self, _: &TrainHeist) -> String {
        self.to_string()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<Square> {
        Square::read(text)
    }
}

impl Text<TrainHeist> for Card {
    fn write(&self, _: &TrainHeist) -> String {
        self.to_string()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<Card> {
        Card::read(text)
    }
}

impl Text<TrainHeist> for Cards {
    fn write(&self, _: &TrainHeist) -> String {
        self.to_string()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<Cards> {
        Cards::read(text)
    }
}

impl Text<TrainHeist> for CardAbility {
    fn write(&self, _: &TrainHeist) -> String {
        self.word().to_owned()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<CardAbility> {
        CardAbility::read(text)
    }
}

impl Text<TrainHeist> for Mission {
    fn write(&self, _: &TrainHeist) -> String {
        self.word().to_owned()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<Mission> {
        Mission::read(text)
    }
}

impl Text<TrainHeist> for EventCard {
    fn write(&self, _: &TrainHeist) -> String {
        self.to_string()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<EventCard> {
        EventCard::read(text)
    }
}

impl Text<TrainHeist> for [Face; 2] {
    fn write(&self, _: &TrainHeist) -> String {
        self.map(Face::word).join(" ")
    }
    fn read(_: &TrainHeist, text: &str) -> Option<[Face; 2]> {
        let face = |word: &str| Face::ALL.into_iter().find(|face| face.word() == word);
        let (first, second) = text.split_once(' ')?;
        Some([face(first)?, face(second)?])
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        Face::ALL.iter().any(|face| face.word() == text) || Self::read(game, text).is_some()
    }
}

impl Text<TrainHeist> for EventDeck {
    fn write(&self, _: &TrainHeist) -> String {
        let cards: Vec<String> = self.all().iter().map(EventCard::to_string).collect();
        cards.join(" ")
    }
    // Only cards that the edition has, so that a deck can always be imagined from what is left of them.
    fn read(game: &TrainHeist, text: &str) -> Option<EventDeck> {
        let cards = text.split(' ').map(EventCard::read).collect::<Option<Vec<EventCard>>>()?;
        game.edition.has_events(&cards).then(|| EventDeck::stacked(cards, 0))
    }
}

impl Text<TrainHeist> for Deck {
    fn write(&self, _: &TrainHeist) -> String {
        self.to_string()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<Deck> {
        let cards: Option<Vec<Card>> = text.split(' ').map(Card::read).collect();
        Some(Deck::stacked(cards?))
    }
}

impl Text<TrainHeist> for SheriffMove {
    fn write(&self, _: &TrainHeist) -> String {
        self.word().to_owned()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<SheriffMove> {
        SheriffMove::ALL.into_iter().find(|why| why.word() == text)
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        SheriffMove::ALL.iter().any(|why| begins(&why.write(game), text))
    }
}

impl Text<TrainHeist> for Caught {
    fn write(&self, _: &TrainHeist) -> String {
        self.word().to_owned()
    }
    fn read(_: &TrainHeist, text: &str) -> Option<Caught> {
        Caught::ALL.into_iter().find(|how| how.word() == text)
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        Caught::ALL.iter().any(|how| begins(&how.write(game), text))
    }
}

impl Text<TrainHeist> for SpeedEffect {
    fn write(&self, _: &TrainHeist) -> String {
        match self {
            SpeedEffect::Faster => "faster",
            SpeedEffect::Unchanged => "as fast",
        }
        .to_owned()
    }
    fn read(game: &TrainHeist, text: &str) -> Option<SpeedEffect> {
        [SpeedEffect::Faster, SpeedEffect::Unchanged].into_iter().find(|effect| effect.write(game) == text)
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        [SpeedEffect::Faster, SpeedEffect::Unchanged].iter().any(|effect| begins(&effect.write(game), text))
    }
}

impl Text<TrainHeist> for Progress {
    fn write(&self, game: &TrainHeist) -> String {
        game.step_text(self.0)
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Progress> {
        game.step_from(text).map(Progress)
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        game.step_from(text).is_some() || game.begins_step(text)
    }
}

impl Text<TrainHeist> for Encountered {
    fn write(&self, game: &TrainHeist) -> String {
        game.met_text(self.0)
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Encountered> {
        game.met_from(text).map(Encountered)
    }
}

/// `stage town`, or `next event`.
impl Text<TrainHeist> for StageChange {
    fn write(&self, game: &TrainHeist) -> String {
        let word = if self.next { "next" } else { "stage" };
        format!("{word} {}", game.stage_text(self.stage))
    }
    fn read(game: &TrainHeist, text: &str) -> Option<StageChange> {
        let (word, stage) = text.split_once(' ')?;
        let next = match word {
            "next" => true,
            "stage" => false,
            _ => return None,
        };
        Some(StageChange { stage: game.stage_from(stage)?, next })
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        let (word, stage) = text.split_once(' ').unwrap_or((text, ""));
        let can_follow = stage.is_empty() || stage == "hangman" || game.stage_from(stage).is_some();
        ["next", "stage"].contains(&word) && can_follow
    }
}

impl Text<TrainHeist> for Ending {
    fn write(&self, game: &TrainHeist) -> String {
        format!("by {} won by {}", self.by.word(), game.seats_text(self.winners))
    }
    fn read(game: &TrainHeist, text: &str) -> Option<Ending> {
        let (by, winners) = text.strip_prefix("by ")?.split_once(" won by ")?;
        let by = EndedBy::ALL.into_iter().find(|other| other.word() == by)?;
        Some(Ending { by, winners: game.seats_from(winners)? })
    }
    fn begins(game: &TrainHeist, text: &str) -> bool {
        let by = |by: &EndedBy| begins(&format!("by {} won by", by.word()), text);
        EndedBy::ALL.iter().any(by) || Ending::read(game, text).is_some()
    }
}
