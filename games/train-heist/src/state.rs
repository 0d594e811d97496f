//! The full state of one game, hidden parts included.

mod apply;
mod invariants;

pub(crate) use apply::apply;
pub(crate) use invariants::invariants;

use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Claim};
use crate::loot::{Tile, Tiles};
use crate::outcome::Ending;
use crate::piece::{Deck, EventDeck, Face, Horse, Stacks};
use crate::space::{Space, SpaceSet};
use crate::wanted::{Ability, Wanted, WantedSet};
use game::{Seat, SeatSet};

/// The maximum number of players.
pub(crate) const SEATS: usize = 4;

/// The place of a seat's cowboy among all. No seat of the game is beyond the last one: `Setup::check` allows four of them, and
/// notation, positions and `Game::seats` give no other.
#[inline]
const fn place_of(seat: Seat) -> usize {
    debug_assert!(seat.number() < SEATS, "a seat of this game is below SEATS");
    // The mask tells the compiler so: a bounds check here would be 3 % of all instructions of a game.
    seat.number() & (SEATS - 1)
}

/// The full state of one game: less than a kilobyte, and `Copy`. What is fixed for the whole game (seats, edition) is in
/// [`TrainHeist`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) cowboys: [Cowboy; SEATS],
    /// The space of each horse; `None` for a horse that is out of the game.
    pub(crate) horses: [Option<Space>; 2],
    /// The rails of the five cars, engine first.
    pub(crate) train: [Space; 5],
    pub(crate) sheriff: Space,
    pub(crate) switches: [Face; 2],
    /// TH-END-03. Are the Switch Tokens on the board? Once they are gone, `switches` keeps what they showed last.
    pub(crate) tokens: Tokens,
    /// The cacti with a Cherokee Token.
    pub(crate) territories: [bool; 3],
    pub(crate) stacks: Stacks,
    /// The tiles by each town.
    pub(crate) towns: [Tiles; 3],
    pub(crate) sack: Tiles,
    /// TH-RU-30. Tiles that no player has seen yet: in the sack, or under the first tile of a stack.
    pub(crate) unseen: Tiles,
    pub(crate) deck: Deck,
    pub(crate) discards: Cards,
    pub(crate) events: EventDeck,
    /// The speed without prisoners that shovel coal.
    pub(crate) base_speed: u8,
    /// The number of knots that the Hangman Marker has come down.
    pub(crate) hangman: u8,
    /// The Heist Meter: the team's score.
    pub(crate) score: u8,
    /// Bullets beside the board.
    pub(crate) bullets: u8,
    /// The Wanted Cards laid out.
    pub(crate) wanted: WantedSet,
    /// Prisoners in the order in which they were caught.
    pub(crate) prisoners: [Option<Seat>; SEATS],
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
}

/// Are the Switch Tokens on the board?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Tokens {
    OnBoard,
    Removed,
}

/// A cowboy and what belongs to its player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cowboy {
    pub(crate) at: Space,
    pub(crate) riding: Option<Horse>,
    /// TH-TRACK-01. Laid flat: the next turn is lost.
    pub(crate) flat: bool,
    pub(crate) hand: Cards,
    /// TH-RU-86. The cards of the hand that all players have seen.
    pub(crate) shown: Cards,
    pub(crate) loot: Tiles,
    pub(crate) bullets: u8,
    /// TH-RU-50. In jail: did the jailing make the train faster?
    pub(crate) raised: bool,
    pub(crate) title: Option<Title>,
    /// The Wanted Cards earned but not taken yet, and the order in which players earned theirs: 1 for the first.
    pub(crate) met: WantedSet,
    pub(crate) met_as: u8,
    /// The towns this player has delivered to, one bit each.
    pub(crate) delivered: u8,
    /// TH-VERSUS-05. Own Loot Counters by each town, and those collected.
    pub(crate) counters: [u8; 3],
    pub(crate) points: u8,
}

/// A Wanted Card that a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Title {
    pub(crate) card: Wanted,
    pub(crate) skill: Skill,
}

/// Whether the ability of a title may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Skill {
    /// TH-WANTED-04, TH-RU-02. Not before the holder's next turn.
    Waiting,
    Ready,
    /// Used up: it works once per game.
    Used,
}

/// The turn: its seat, and what the seat has done in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) number: u16,
    /// TH-RU-60. Is the turn lost, so that only the train moves?
    pub(crate) lost: bool,
    /// Heist Actions left, and taken.
    pub(crate) actions: u8,
    pub(crate) taken: u8,
    /// TH-RU-75. Bullets taken in this turn cannot be spent in it, those spent cannot be taken.
    pub(crate) bullets_taken: u8,
    pub(crate) bullets_spent: u8,
    pub(crate) looted: bool,
    pub(crate) free_move_used: bool,
    /// TH-RU-98. The riding states that the cowboy has left since the last action: on foot, on the first horse, on the second.
    pub(crate) left: [bool; 3],
    /// TH-RU-76. The seats that have refused an offer.
    pub(crate) refused: SeatSet,
}

/// The phase of the turn, with the data that exists in that phase only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Step 1.
    Acting(DecisionStep),
    /// Step 1 is over, the train has not moved yet.
    Departing,
    /// Step 2: the train has moved; what it met is resolved one by one.
    Rolling(Encounters),
    /// Step 3.
    Discarding,
    /// After step 4, with the ability to swap a card.
    Swapping,
    Over(Ending),
}

/// The step of a decision that takes several steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum DecisionStep {
    /// Between actions.
    Choosing,
    HorseCard {
        horse: Horse,
    },
    HorseTo {
        horse: Horse,
        card: Card,
    },
    LootTiles,
    LootCards {
        claim: Claim,
    },
    LootNaming {
        claim: Claim,
        cards: Cards,
    },
    DropTiles,
    /// Tiles set aside at a town, and those drawn for them.
    Laying {
        returned: Tiles,
        drawn: Tiles,
    },
    AbilityCards {
        ability: CardAbility,
    },
    FarSwitch {
        cards: Cards,
    },
    Sheriff,
    Offering {
        to: Seat,
    },
    Answering {
        to: Seat,
        cards: Cards,
    },
    EscapeKeys,
}

/// What the engine met on its way, in order, and the progress of resolving it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Encounters {
    pub(crate) met: [Option<Met>; Encounters::MOST],
    /// The index of the one being resolved.
    pub(crate) now: u8,
    pub(crate) stage: Stage,
    /// TH-RU-46. In versus the game ends once these are resolved.
    pub(crate) last: bool,
}

impl Encounters {
    /// The capacity: five steps, and the edge.
    pub(crate) const MOST: usize = 6;

    /// What is being resolved.
    #[inline]
    pub(crate) fn current(&self) -> Option<Met> {
        self.met.get(usize::from(self.now)).copied().flatten()
    }
}

/// Something the engine met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Met {
    /// The edge of the map.
    Edge,
    /// A rail with a star.
    Star(Space),
}

/// The stage of resolving what the engine met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// Its Event Card comes first.
    Event,
    /// Then its town, if it has one.
    Town,
    /// The Hangman is about to move; `let_hang` are the seats that have declined to stop him.
    Hangman { let_hang: SeatSet },
    /// The town's tiles are loaded onto the train.
    Loading,
    /// Empty squares are filled; `drawn` is the tile to place.
    Filling { drawn: Option<Tile> },
}

impl Turn {
    /// The beginning of a turn.
    pub(crate) const fn new(seat: Seat, number: u16, actions: u8) -> Turn {
        Turn {
            seat,
            number,
            lost: false,
            actions,
            taken: 0,
            bullets_taken: 0,
            bullets_spent: 0,
            looted: false,
            free_move_used: false,
            left: [false; 3],
            refused: SeatSet::EMPTY,
        }
    }
}

impl State {
    /// The state before the deal, without anything that chance decides.
    pub(crate) fn blank(game: &TrainHeist) -> State {
        let edition = game.edition;
        let cowboy = Cowboy {
            at: edition.board.canyon,
            riding: None,
            flat: false,
            hand: Cards::NONE,
            shown: Cards::NONE,
            loot: Tiles::NONE,
            bullets: 0,
            raised: false,
            title: None,
            met: WantedSet::NONE,
            met_as: 0,
            delivered: 0,
            counters: [0; 3],
            points: 0,
        };
        let seats = game.seat_count();
        State {
            cowboys: [cowboy; SEATS],
            horses: [Some(edition.board.canyon), (seats > 2).then_some(edition.board.canyon)],
            train: edition.board.start,
            sheriff: edition.train.sheriff,
            switches: [Face::Red, Face::Green],
            tokens: Tokens::OnBoard,
            territories: [false; 3],
            stacks: Stacks::EMPTY,
            towns: [Tiles::NONE; 3],
            sack: Tiles::first(edition.loot.len()),
            unseen: Tiles::first(edition.loot.len()),
            deck: Deck::EMPTY,
            discards: Cards::NONE,
            events: EventDeck::EMPTY,
            base_speed: edition.first_speed[seats - 2],
            hangman: 0,
            score: 0,
            bullets: edition.bullets,
            wanted: WantedSet::NONE,
            prisoners: [None; SEATS],
            turn: Turn::new(Seat::FIRST, 0, 0),
            phase: Phase::Departing,
        }
    }

    /// The cowboy of a seat.
    #[inline]
    pub(crate) fn cowboy(&self, seat: Seat) -> &Cowboy {
        &self.cowboys[place_of(seat)]
    }

    #[inline]
    pub(crate) fn cowboy_mut(&mut self, seat: Seat) -> &mut Cowboy {
        &mut self.cowboys[place_of(seat)]
    }

    /// The cowboy whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> &Cowboy {
        self.cowboy(self.turn.seat)
    }

    /// The Speed Meter: the base speed, and one for each prisoner that raised it.
    #[inline]
    pub(crate) fn speed(&self, game: &TrainHeist) -> u8 {
        let raised = self.cowboys.iter().filter(|cowboy| cowboy.raised).count() as u8;
        (self.base_speed + raised).min(game.edition.top_speed)
    }

    /// The rails with a car.
    #[inline]
    pub(crate) fn occupied(&self) -> SpaceSet {
        self.train.iter().fold(SpaceSet::EMPTY, |rails, &rail| rails.with(rail))
    }

    /// TH-WANTED-03. Has the seat this ability, ready for use?
    #[inline]
    pub(crate) fn can(&self, game: &TrainHeist, seat: Seat, ability: Ability) -> bool {
        match self.cowboy(seat).title {
            Some(Title { card, skill: Skill::Ready }) => {
                game.edition.wanted[card.number()].ability == ability
            }
            _ => false,
        }
    }

    /// Is this seat in jail?
    #[inline]
    pub(crate) fn is_jailed(&self, game: &TrainHeist, seat: Seat) -> bool {
        self.cowboy(seat).at == game.edition.train.jail
    }

    /// The seats that ride this horse.
    #[inline]
    pub(crate) fn riders(&self, horse: Horse) -> SeatSet {
        let rides = |seat: &Seat| self.cowboy(*seat).riding == Some(horse);
        SeatSet::first(SEATS).iter().filter(rides).collect()
    }

    /// The spaces of Cherokee Territory.
    #[inline]
    pub(crate) fn territory(&self, game: &TrainHeist) -> SpaceSet {
        let marked = (0..3).filter(|&cactus| self.territories[cactus]);
        marked.fold(SpaceSet::EMPTY, |spaces, cactus| spaces.or(game.edition.territory(cactus)))
    }

    /// Is the car of this section in the tunnel?
    #[inline]
    pub(crate) fn is_in_tunnel(&self, game: &TrainHeist, section: usize) -> bool {
        game.edition.board.tunnel.contains(self.train[section])
    }

    /// How the game ended, if it is over.
    pub(crate) const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The tile drawn for an empty square and not placed yet.
    pub(crate) const fn tile_in_hand(&self) -> Option<Tile> {
        match self.phase {
            Phase::Rolling(Encounters { stage: Stage::Filling { drawn }, .. }) => drawn,
            _ => None,
        }
    }

    /// The seats clockwise from this one.
    #[inline]
    pub(crate) fn clockwise_from(seat: Seat, seats: usize) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(seat), move |seat| Some(seat.clockwise(seats))).take(seats)
    }
}
