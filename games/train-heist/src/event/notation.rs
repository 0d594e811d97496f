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
use game::{Game, Seat, SeatSet};

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

    pub(crate) fn step_from(&self, text: &str) -> Option<Step> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let claim = |word: &str| Claim::ALL.into_iter().find(|claim| claim.word() == word);
        Some(match (word, rest) {
            ("choosing", "") => Step::Choosing,
            ("horse", rest) => match rest.split_once(' ') {
                Some((horse, card)) => Step::HorseTo { horse: Horse::read(horse)?, card: Card::read(card)? },
                None => Step::HorseCard { horse: Horse::read(rest)? },
            },
            ("loot", "") => Step::LootTiles,
            ("loot", word) => Step::LootCards { claim: claim(word)? },
            ("naming", rest) => {
                let (word, cards) = rest.split_once(' ')?;
                Step::LootNaming { claim: claim(word)?, cards: Cards::read(cards)? }
            }
            ("drop", "") => Step::DropTiles,
            ("laying", rest) => {
                let (drawn, returned) = rest.split_once(" for ")?;
                Step::Laying { returned: self.tiles_from(returned)?, drawn: self.tiles_from(drawn)? }
            }
            ("ability", word) => Step::AbilityCards { ability: CardAbility::read(word)? },
            ("switch", cards) => Step::FarSwitch { cards: Cards::read(cards)? },
            ("sheriff", "") => Step::Sheriff,
            ("offering", name) => Step::Offering { to: self.seat_named(name)? },
            ("answering", rest) => {
                let (name, cards) = rest.split_once(' ')?;
                Step::Answering { to: self.seat_named(name)?, cards: Cards::read(cards)? }
            }
            ("keys", "") => Step::EscapeKeys,
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
                format!("{} jailed {} {}", who(seat), how.word(), if raised { "faster" } else { "as fast" })
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

    /// Reads an event; `None` if it is none.
    pub(crate) fn event_from(&self, text: &str) -> Option<Event> {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        match self.seat_named(first) {
            Some(seat) => self.deed_from(seat, rest),
            None => self.fact_from(text),
        }
    }

    /// What somebody did, or what happened to somebody.
    fn deed_from(&self, seat: Seat, text: &str) -> Option<Event> {
        let words: Vec<&str> = text.split(' ').collect();
        let rest = |at: usize| words.get(at..).map(|words| words.join(" "));
        let cards = |at: usize| Cards::read(&rest(at)?);
        let space = |name: &str| self.edition.space(name);
        Some(match words[..] {
            ["starts", "with", "a", "bullet"] => Event::BulletDealt { seat },
            ["loses", "the", "turn"] => Event::TurnLost { seat },
            ["acts"] => Event::ActionTaken { seat },
            ["moves", "for", "free"] => Event::FreeMoveTaken { seat },
            ["gains", count] => Event::ActionsGained { seat, count: count.parse().ok()? },
            ["ends"] => Event::ActionsEnded { seat },
            ["walks", "to", to] => Event::Walked { seat, to: space(to)? },
            ["boards", to] => Event::Boarded { seat, to: space(to)? },
            ["leaves", "to", to] => Event::Left { seat, to: space(to)? },
            ["jumps", "onto", horse] => Event::JumpedOntoHorse { seat, horse: Horse::read(horse)? },
            ["mounts", horse] => Event::Mounted { seat, horse: Horse::read(horse)? },
            ["dismounts"] => Event::Dismounted { seat },
            ["moves", horse, "with", card, "to", to] => {
                let (horse, card) = (Horse::read(horse)?, Card::read(card)?);
                Event::HorseMoved { seat, horse, card, to: space(to)? }
            }
            ["pays", ..] => Event::LootPaid { seat, cards: cards(1)? },
            ["loots", tile, "from", square] => {
                Event::LootTaken { seat, square: Square::read(square)?, tile: self.edition.tile(tile)? }
            }
            ["returns", ref tiles @ .., "to", town] => {
                let tiles = self.tiles_from(&tiles.join(" "))?;
                Event::LootReturned { seat, town: self.town_from(town)?, tiles }
            }
            ["scores", count] => Event::Scored { seat, count: count.parse().ok()? },
            ["places", count, "by", town] => {
                Event::CountersPlaced { seat, town: self.town_from(town)?, count: count.parse().ok()? }
            }
            ["flips", junction] => Event::SwitchFlipped { seat, junction: self.junction_from(junction)? },
            ["plays", ability, ..] => {
                Event::CardsPlayed { seat, ability: CardAbility::read(ability)?, cards: cards(2)? }
            }
            ["turns", "over", card] => Event::JailDrawn { seat, card: Card::read(card)? },
            ["turns", junction] => Event::SwitchTurned { seat, junction: self.junction_from(junction)? },
            ["offers", to, ..] => Event::Offered { seat, to: self.seat_named(to)?, cards: cards(2)? },
            ["refuses", other] => Event::OfferRefused { seat: self.seat_named(other)?, by: seat },
            ["trades", "with", ..] => {
                let (with, swap) = text.strip_prefix("trades with ")?.split_once(": ")?;
                let (given, back) = swap.split_once(" for ")?;
                let (given, back) = (Cards::read(given)?, Cards::read(back)?);
                Event::Traded { seat, with: self.seat_named(with)?, given, back }
            }
            ["takes", "a", "bullet"] => Event::BulletTaken { seat },
            ["spends", "a", "bullet"] => Event::BulletSpent { seat },
            ["jailed", ..] => {
                let rest = text.strip_prefix("jailed ")?;
                let how = Caught::ALL.into_iter().find(|how| rest.starts_with(how.word()))?;
                let raised = match rest.strip_prefix(how.word())? {
                    " faster" => true,
                    " as fast" => false,
                    _ => return None,
                };
                Event::Jailed { seat, raised, how }
            }
            ["escapes", "with", ..] => Event::Escaped { seat, keys: cards(2)? },
            ["is", "hit"] => Event::CowboyHit { seat },
            ["is", "swept", "off"] => Event::CowboySweptOff { seat },
            ["is", "paid", count, "by", town] => {
                Event::CountersPaid { seat, town: self.town_from(town)?, count: count.parse().ok()? }
            }
            ["holds", "the", "hangman", "with", ..] => Event::HangmanHeld { seat, cards: cards(4)? },
            ["lets", "the", "hangman", "come"] => Event::HangmanLet { seat },
            ["discards", ..] => Event::Discarded { seat, cards: cards(1)? },
            ["draws", ..] => Event::Drew { seat, cards: cards(1)? },
            ["swaps", card] => Event::CardSwapped { seat, card: Card::read(card)? },
            ["meets", mission] => Event::MissionMet { seat, mission: Mission::read(mission)? },
            ["earns", card] => Event::TitleEarned { seat, card: self.edition.wanted_card(card)? },
            _ => return None,
        })
    }

    /// What happened of itself.
    fn fact_from(&self, text: &str) -> Option<Event> {
        let words: Vec<&str> = text.split(' ').collect();
        let rest = |at: usize| words.get(at..).map(|words| words.join(" "));
        let face = |word: &str| Face::ALL.into_iter().find(|face| face.word() == word);
        let tile = |name: &str| self.edition.tile(name);
        Some(match words[..] {
            ["switches", "removed"] => Event::SwitchesRemoved,
            ["switches", first, second] => Event::SwitchesLaid { faces: [face(first)?, face(second)?] },
            ["events", ref cards @ ..] => {
                let cards = cards.iter().map(|card| EventCard::read(card)).collect::<Option<Vec<_>>>()?;
                Event::EventsStacked { deck: EventDeck::stacked(cards, 0) }
            }
            ["loot", ref tiles @ ..] => {
                let tiles = tiles.iter().map(|name| tile(name)).collect::<Option<Vec<_>>>()?;
                Event::LootLaidOut { tiles: tiles.try_into().ok()? }
            }
            ["wanted", ..] => Event::WantedLaidOut { cards: self.wanted_from(&rest(1)?)? },
            ["deck", ref cards @ ..] => {
                let cards = cards.iter().map(|card| Card::read(card)).collect::<Option<Vec<_>>>()?;
                Event::DeckShuffled { deck: Deck::stacked(cards) }
            }
            ["discards", "open", "with", card] => Event::DiscardsOpened { card: Card::read(card)? },
            ["turn", number, "of", name] => {
                Event::TurnBegan { seat: self.seat_named(name)?, number: number.parse().ok()? }
            }
            ["step", ..] => Event::StepReached(Progress(self.step_from(&rest(1)?)?)),
            ["drawn", ..] => Event::TilesDrawn { tiles: self.tiles_from(&rest(1)?)? },
            [town, "gets", ..] => {
                Event::TilesLaid { town: self.town_from(town)?, tiles: self.tiles_from(&rest(2)?)? }
            }
            [square, "shows", name] => {
                Event::TileUncovered { square: Square::read(square)?, tile: tile(name)? }
            }
            ["sheriff", "stays"] => Event::SheriffStayed,
            ["sheriff", "to", to, ..] => {
                let (to, why) = (self.edition.space(to)?, rest(3)?);
                let why = SheriffMove::ALL.into_iter().find(|other| other.word() == why)?;
                Event::SheriffMoved { to, why }
            }
            ["train", "starts", spaces] => Event::TrainStarted { spaces: spaces.parse().ok()? },
            ["train", "to", to] => Event::TrainRolled { to: self.edition.space(to)? },
            ["train", "meets", met] => Event::RailMet(Encountered(self.met_from(met)?)),
            ["train", "resolved"] => Event::TrainResolved,
            [horse, "is", "lost"] => Event::HorseLost { horse: Horse::read(horse)? },
            ["next", ..] => Event::StageReached(Staged { stage: self.stage_from(&rest(1)?)?, next: true }),
            ["stage", ..] => Event::StageReached(Staged { stage: self.stage_from(&rest(1)?)?, next: false }),
            ["event", card] => Event::EventPlayed { card: EventCard::read(card)? },
            ["territory", number] => {
                let number: u8 = number.parse().ok()?;
                Event::TerritoryMarked { cactus: number.checked_sub(1).filter(|&cactus| cactus < 3)? }
            }
            ["track", "switched", junction] => {
                Event::TrackSwitched { junction: self.junction_from(junction)? }
            }
            ["speed", "raised"] => Event::SpeedRaised,
            ["speed", "locked", "by", name] => Event::SpeedLocked { seat: self.seat_named(name)? },
            [town, "loads", name, "to", square] => {
                let (town, tile) = (self.town_from(town)?, tile(name)?);
                Event::TileLoaded { town, tile, square: Square::read(square)? }
            }
            ["tile", name] => Event::TileDrawn { tile: tile(name)? },
            [square, "filled", "with", name] => {
                Event::SquareFilled { tile: tile(name)?, square: Square::read(square)? }
            }
            ["hangman", "moves"] => Event::HangmanMoved,
            ["final", "run", "ends"] => Event::FinalRunEnded,
            ["over", "by", by, "won", "by", ..] => {
                let by = EndedBy::ALL.into_iter().find(|other| other.word() == by)?;
                Event::GameEnded { ending: Ending { by, winners: self.seats_from(&rest(5)?)? } }
            }
            _ => return None,
        })
    }
}
