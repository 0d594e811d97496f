//! The Wanted Cards: each has a mission that earns it, a title and an ability.

use std::fmt;

/// A Wanted Card, as an index into the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wanted(u8);

impl Wanted {
    /// The limit of Wanted Cards in an edition.
    pub const MOST: usize = 16;

    /// The card with this index; panics at [`Wanted::MOST`] or above.
    #[inline]
    pub const fn new(number: usize) -> Wanted {
        assert!(number < Wanted::MOST, "an edition has at most 16 Wanted Cards");
        Wanted(number as u8)
    }

    /// The index in the edition.
    #[inline]
    pub const fn number(self) -> usize {
        (self.0 & 15) as usize
    }
}

/// A set of Wanted Cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct WantedSet(u16);

impl WantedSet {
    /// The empty set.
    pub const NONE: WantedSet = WantedSet(0);

    /// The set with one more card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Wanted) -> WantedSet {
        WantedSet(self.0 | 1 << card.0)
    }

    /// The set without this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Wanted) -> WantedSet {
        WantedSet(self.0 & !(1 << card.0))
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, others: WantedSet) -> WantedSet {
        WantedSet(self.0 & others.0)
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, others: WantedSet) -> WantedSet {
        WantedSet(self.0 | others.0)
    }

    /// Does the set contain this card?
    #[inline]
    pub const fn has(self, card: Wanted) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in the order of the edition.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Wanted> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Wanted(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<Wanted> for WantedSet {
    fn from_iter<I: IntoIterator<Item = Wanted>>(cards: I) -> WantedSet {
        cards.into_iter().fold(WantedSet::NONE, WantedSet::with)
    }
}

impl fmt::Debug for WantedSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Declares an enum whose variants have words in notation and editions.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All variants, in the order of their declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// Its word in the files of an edition.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }

            /// The variant with this word.
            pub fn read(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

named! {
    /// What earns a Wanted Card.
    Mission {
        /// Play three or more Revolvers in one Loot action, Wilds named so included.
        ThreeRevolvers = "three-revolvers",
        /// End the action step beside Cherokee Territory, or in it.
        ByCherokeeTerritory = "by-cherokee-territory",
        /// TH-WANTED-07. Play three Wilds in one Loot action.
        ThreeWilds = "three-wilds",
        /// Jump from a roof onto a horse.
        RoofJump = "roof-jump",
        /// Be laid flat in Crackpot Canyon.
        LaidFlat = "laid-flat",
        /// Perform six or more Heist Actions in one turn.
        SixActions = "six-actions",
        /// Take two tiles in one Loot action.
        TwoTiles = "two-tiles",
        /// Ride to a space six or more spaces away with one action.
        LongRide = "long-ride",
        /// Escape from jail.
        Escape = "escape",
        /// Use the 4-Card Straight ability.
        Straight = "straight",
        /// Flip a switch with the Flip action.
        Flip = "flip",
        /// Spend a Bullet and loot in the same turn.
        BulletAndLoot = "bullet-and-loot",
        /// Take loot from a car in which the Sheriff stands.
        LootBesideSheriff = "loot-beside-sheriff",
        /// Move roof to roof over a platform on which the Sheriff stands.
        OverTheSheriff = "over-the-sheriff",
        /// Have dropped off loot in all three towns during the game.
        AllTowns = "all-towns",
    }
}

named! {
    /// The ability that a Wanted Card gives its holder.
    Ability {
        /// TH-WANTED-10. The hand limit is 6.
        SixCards = "six-cards",
        /// TH-WANTED-08. Cherokee Territory may be entered and crossed.
        CherokeeGuest = "cherokee-guest",
        /// Wilds played to loot do not move the Sheriff.
        QuietWilds = "quiet-wilds",
        /// Give/Trade reaches one player anywhere but in jail.
        FarTrade = "far-trade",
        /// Once per game three cards stop the Hangman.
        HoldHangman = "hold-hangman",
        /// The first Move of a turn costs nothing.
        FreeMove = "free-move",
        /// One tile carried does not stop from looting another.
        SecondLoot = "second-loot",
        /// A ridden horse goes up to two spaces farther.
        FartherRides = "farther-rides",
        /// One key fewer opens the jail.
        FewerKeys = "fewer-keys",
        /// After drawing up one card may be swapped.
        SwapCard = "swap-card",
        /// Flip works from beside a junction too.
        FlipFromBeside = "flip-from-beside",
        /// A spent Bullet gives two Heist Actions.
        DoubleBullet = "double-bullet",
        /// The Sheriff does not see the holder on platforms.
        UnseenOnPlatforms = "unseen-on-platforms",
        /// A roof may be left without a horse.
        LeaveFromRoof = "leave-from-roof",
        /// A Drop Off draws one tile more to choose from.
        ExtraTile = "extra-tile",
    }
}
