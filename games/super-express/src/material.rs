//! The contents of the box: bandits, wagons, action cards, modules.
//!
//! Names and counts are the rulebook's; the treasure values are printed on the eight wagon cards and known from public
//! sources. They are part of the notation `SE1`, so this game has no editions.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the seven bandits. They differ in name and colour only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names")]
pub enum Bandit {
    #[serde(rename = "B")]
    Belle,
    #[serde(rename = "C")]
    Cheyenne,
    #[serde(rename = "J")]
    Django,
    #[serde(rename = "D")]
    Doc,
    #[serde(rename = "G")]
    Ghost,
    #[serde(rename = "M")]
    Mei,
    #[serde(rename = "T")]
    Tuco,
}

impl Bandit {
    /// All seven, in a fixed order.
    pub const ALL: [Bandit; 7] = [
        Bandit::Belle,
        Bandit::Cheyenne,
        Bandit::Django,
        Bandit::Doc,
        Bandit::Ghost,
        Bandit::Mei,
        Bandit::Tuco,
    ];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Bandit::Belle => 'B',
            Bandit::Cheyenne => 'C',
            Bandit::Django => 'J',
            Bandit::Doc => 'D',
            Bandit::Ghost => 'G',
            Bandit::Mei => 'M',
            Bandit::Tuco => 'T',
        }
    }

    /// The bandit with this letter.
    pub fn from_letter(letter: char) -> Option<Bandit> {
        Bandit::ALL.into_iter().find(|bandit| bandit.letter() == letter)
    }

    /// The name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Bandit::Belle => "Belle",
            Bandit::Cheyenne => "Cheyenne",
            Bandit::Django => "Django",
            Bandit::Doc => "Doc",
            Bandit::Ghost => "Ghost",
            Bandit::Mei => "Mei",
            Bandit::Tuco => "Tuco",
        }
    }

    /// The grammatical gender, for languages in which a sentence depends on it.
    pub const fn gender(self) -> &'static str {
        match self {
            Bandit::Belle | Bandit::Cheyenne | Bandit::Mei => "feminine",
            Bandit::Django | Bandit::Doc | Bandit::Ghost | Bandit::Tuco => "masculine",
        }
    }
}

impl fmt::Display for Bandit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One of the eight wagon cards. Its back shows a treasure, and all eight treasures differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "named by their value")]
pub enum Wagon {
    W301,
    W312,
    W323,
    W345,
    W356,
    W367,
    W378,
    W389,
}

impl Wagon {
    /// All eight, in ascending order of value.
    pub const ALL: [Wagon; 8] = [
        Wagon::W301,
        Wagon::W312,
        Wagon::W323,
        Wagon::W345,
        Wagon::W356,
        Wagon::W367,
        Wagon::W378,
        Wagon::W389,
    ];

    /// The value of the treasure.
    pub const fn value(self) -> u16 {
        [301, 312, 323, 345, 356, 367, 378, 389][self as usize]
    }

    /// Reads a wagon by its value.
    pub fn read(text: &str) -> Result<Wagon, String> {
        Wagon::ALL.into_iter().find(|wagon| wagon.to_string() == text).ok_or_else(|| {
            format!("`{text}` is no wagon: there are 301, 312, 323, 345, 356, 367, 378 and 389")
        })
    }
}

impl fmt::Display for Wagon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

/// An action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Card {
    Move,
    ChangeFloor,
    Turn,
    Shoot,
    Reflex,
    Horse,
}

impl Card {
    /// All six, in a fixed order.
    pub const ALL: [Card; 6] =
        [Card::Move, Card::ChangeFloor, Card::Turn, Card::Shoot, Card::Reflex, Card::Horse];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Card::Move => 'm',
            Card::ChangeFloor => 'c',
            Card::Turn => 't',
            Card::Shoot => 's',
            Card::Reflex => 'r',
            Card::Horse => 'h',
        }
    }

    /// The id of the message that names it.
    pub const fn message_id(self) -> &'static str {
        match self {
            Card::Move => "card-move",
            Card::ChangeFloor => "card-change-floor",
            Card::Turn => "card-turn",
            Card::Shoot => "card-shoot",
            Card::Reflex => "card-reflex",
            Card::Horse => "card-horse",
        }
    }

    /// The id of the message that says what it does.
    pub const fn does(self) -> &'static str {
        match self {
            Card::Move => "card-move-does",
            Card::ChangeFloor => "card-change-floor-does",
            Card::Turn => "card-turn-does",
            Card::Shoot => "card-shoot-does",
            Card::Reflex => "card-reflex-does",
            Card::Horse => "card-horse-does",
        }
    }

    /// The card with this letter.
    pub fn from_letter(letter: char) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.letter() == letter)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
