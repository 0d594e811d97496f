//! The decisions of a seat: short steps, so that every list of legal decisions is short.

use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::loot::{Tile, Tiles};
use crate::piece::{Horse, Square};
use crate::refusal::Refusal;
use crate::space::Space;
use crate::wanted::Wanted;
use game::{Notation, Seat};

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "words of the rulebook")]
pub enum Decision {
    /// Stop acting: the train moves.
    End,
    /// Walk, climb, board, or leave the train.
    Move(Space),
    /// Jump from a roof onto this horse.
    Jump(Horse),
    Mount(Horse),
    Dismount,
    /// Move this horse; then choose the card; then the destination.
    Horse(Horse),
    With(Card),
    To(Space),
    /// Loot; then choose the tiles; then the cards; then, if it matters, what the Wilds stand for.
    Loot,
    Take(Claim),
    Pay(Cards),
    Name(Naming),
    /// Drop off; by house rule then choose the tiles; then, if there is a choice, the tiles laid by the town.
    Drop,
    Bring(Tiles),
    Lay(Tiles),
    /// Turn over the switch of this junction.
    Flip(Junctions),
    /// Give or trade with this seat; then choose the cards; then the partner answers.
    Trade(Seat),
    Give(Cards),
    Accept(Cards),
    Refuse,
    TakeBullet,
    SpendBullet,
    /// Use a Card Ability; then choose the cards; then the switch, or the Sheriff's destination.
    Play(CardAbility),
    Use(Cards),
    Turn(Junctions),
    Send(Space),
    /// Draw a card in jail.
    Search,
    /// Escape; then choose the keys.
    Escape,
    Keys(Cards),
    /// Place a tile of the town, or the drawn tile.
    Load(Tile, Square),
    Fill(Square),
    /// Stop the Hangman with three cards, or let him come.
    Hold(Cards),
    LetHang,
    Discard(Cards),
    Swap(Card),
    Keep,
    /// Choose a Wanted Card where several were earned.
    Earn(Wanted),
}

/// One of the two junctions, by their order in the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Junctions {
    First,
    Second,
}

impl Junctions {
    /// Both, in the order of the edition.
    pub const ALL: [Junctions; 2] = [Junctions::First, Junctions::Second];

    /// The other junction.
    #[must_use]
    pub const fn other(self) -> Junctions {
        match self {
            Junctions::First => Junctions::Second,
            Junctions::Second => Junctions::First,
        }
    }
}

/// TH-LOOT-05. The left tile, the right one, or both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Claim {
    Left,
    Right,
    Both,
}

impl Claim {
    /// All three, in a fixed order.
    pub const ALL: [Claim; 3] = [Claim::Left, Claim::Right, Claim::Both];

    /// Does the claim include the tile on this side, 0 or 1?
    #[inline]
    pub const fn takes(self, side: usize) -> bool {
        match self {
            Claim::Left => side == 0,
            Claim::Right => side == 1,
            Claim::Both => true,
        }
    }

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Claim::Left => "left",
            Claim::Right => "right",
            Claim::Both => "both",
        }
    }
}

/// TH-LOOT-10. What the Wilds of a payment stand for, asked only if a mission depends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Naming {
    /// For as many Revolvers as possible.
    Revolvers,
    /// For as few Revolvers as possible.
    Otherwise,
}

/// TH-TURN-05. The abilities of sets of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum CardAbility {
    Pair,
    Three,
    Four,
    Straight,
    Wild,
}

impl CardAbility {
    /// All five, in a fixed order.
    pub const ALL: [CardAbility; 5] =
        [CardAbility::Pair, CardAbility::Three, CardAbility::Four, CardAbility::Straight, CardAbility::Wild];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            CardAbility::Pair => "pair",
            CardAbility::Three => "three",
            CardAbility::Four => "four",
            CardAbility::Straight => "straight",
            CardAbility::Wild => "wild",
        }
    }

    /// The ability with this word.
    pub fn read(word: &str) -> Option<CardAbility> {
        CardAbility::ALL.into_iter().find(|ability| ability.word() == word)
    }
}

impl Notation for TrainHeist {
    const ID: &'static str = "train-heist";
    const NAME: &'static str = "Train Heist";

    /// The cowboy's colour: `red`.
    fn seat_name(&self, seat: Seat) -> String {
        self.colour(seat).to_string()
    }

    fn read(&self, text: &str) -> Result<Decision, Refusal> {
        let unreadable = || Refusal::Unreadable(text.to_owned());
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let cards = || Cards::read(rest);
        let space = || self.edition.space(rest);
        let horse = || Horse::read(rest);
        let read = match verb {
            "end" if rest.is_empty() => Some(Decision::End),
            "move" => space().map(Decision::Move),
            "jump" => horse().map(Decision::Jump),
            "mount" => horse().map(Decision::Mount),
            "dismount" if rest.is_empty() => Some(Decision::Dismount),
            "horse" => horse().map(Decision::Horse),
            "with" => Card::read(rest).map(Decision::With),
            "to" => space().map(Decision::To),
            "loot" if rest.is_empty() => Some(Decision::Loot),
            "take" if rest == "bullet" => Some(Decision::TakeBullet),
            "take" => Claim::ALL.into_iter().find(|claim| claim.word() == rest).map(Decision::Take),
            "pay" => cards().map(Decision::Pay),
            "name" if rest == "revolvers" => Some(Decision::Name(Naming::Revolvers)),
            "name" if rest == "otherwise" => Some(Decision::Name(Naming::Otherwise)),
            "drop" if rest.is_empty() => Some(Decision::Drop),
            "bring" => self.tiles_from(rest).map(Decision::Bring),
            "lay" => self.tiles_from(rest).map(Decision::Lay),
            "flip" => self.junction_from(rest).map(Decision::Flip),
            "trade" => self.seat_named(rest).map(Decision::Trade),
            "give" => cards().map(Decision::Give),
            "accept" => cards().map(Decision::Accept),
            "refuse" if rest.is_empty() => Some(Decision::Refuse),
            "spend" if rest == "bullet" => Some(Decision::SpendBullet),
            "play" => CardAbility::read(rest).map(Decision::Play),
            "use" => cards().map(Decision::Use),
            "turn" => self.junction_from(rest).map(Decision::Turn),
            "send" => space().map(Decision::Send),
            "search" if rest.is_empty() => Some(Decision::Search),
            "escape" if rest.is_empty() => Some(Decision::Escape),
            "keys" => cards().map(Decision::Keys),
            "load" => rest.split_once(' ').and_then(|(tile, square)| {
                Some(Decision::Load(self.edition.tile(tile)?, Square::read(square)?))
            }),
            "fill" => Square::read(rest).map(Decision::Fill),
            "hold" => cards().map(Decision::Hold),
            "let" if rest == "hang" => Some(Decision::LetHang),
            "discard" => cards().map(Decision::Discard),
            "swap" => Card::read(rest).map(Decision::Swap),
            "keep" if rest.is_empty() => Some(Decision::Keep),
            "earn" => self.edition.wanted_card(rest).map(Decision::Earn),
            _ => None,
        };
        read.ok_or_else(unreadable)
    }

    /// Writes a decision: `move p3`, `pay R01 B02 W`.
    fn write(&self, decision: Decision) -> String {
        match decision {
            Decision::End => "end".to_owned(),
            Decision::Move(space) => format!("move {}", self.space_name(space)),
            Decision::Jump(horse) => format!("jump {horse}"),
            Decision::Mount(horse) => format!("mount {horse}"),
            Decision::Dismount => "dismount".to_owned(),
            Decision::Horse(horse) => format!("horse {horse}"),
            Decision::With(card) => format!("with {card}"),
            Decision::To(space) => format!("to {}", self.space_name(space)),
            Decision::Loot => "loot".to_owned(),
            Decision::Take(claim) => format!("take {}", claim.word()),
            Decision::Pay(cards) => format!("pay {cards}"),
            Decision::Name(Naming::Revolvers) => "name revolvers".to_owned(),
            Decision::Name(Naming::Otherwise) => "name otherwise".to_owned(),
            Decision::Drop => "drop".to_owned(),
            Decision::Bring(tiles) => format!("bring {}", self.tiles_text(tiles)),
            Decision::Lay(tiles) => format!("lay {}", self.tiles_text(tiles)),
            Decision::Flip(junction) => format!("flip {}", self.junction_name(junction)),
            Decision::Trade(seat) => format!("trade {}", self.seat_name(seat)),
            Decision::Give(cards) => format!("give {cards}"),
            Decision::Accept(cards) => format!("accept {cards}"),
            Decision::Refuse => "refuse".to_owned(),
            Decision::TakeBullet => "take bullet".to_owned(),
            Decision::SpendBullet => "spend bullet".to_owned(),
            Decision::Play(ability) => format!("play {}", ability.word()),
            Decision::Use(cards) => format!("use {cards}"),
            Decision::Turn(junction) => format!("turn {}", self.junction_name(junction)),
            Decision::Send(space) => format!("send {}", self.space_name(space)),
            Decision::Search => "search".to_owned(),
            Decision::Escape => "escape".to_owned(),
            Decision::Keys(cards) => format!("keys {cards}"),
            Decision::Load(tile, square) => format!("load {} {square}", self.tile_name(tile)),
            Decision::Fill(square) => format!("fill {square}"),
            Decision::Hold(cards) => format!("hold {cards}"),
            Decision::LetHang => "let hang".to_owned(),
            Decision::Discard(cards) => format!("discard {cards}"),
            Decision::Swap(card) => format!("swap {card}"),
            Decision::Keep => "keep".to_owned(),
            Decision::Earn(card) => format!("earn {}", self.wanted_name(card)),
        }
    }
}
