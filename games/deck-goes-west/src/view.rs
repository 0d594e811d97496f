//! What one viewer may know. A view is built up field by field, so a field that is not copied stays hidden.

mod going_on;
mod written;

pub use going_on::{SeenBattle, SeenMovement, SeenTrade};

use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::decision::Decision;
use crate::edition::{Kind, Place, Tile};
use crate::event::Event;
use crate::job::{Danger, Trigger};
use crate::land::Tiles;
use crate::outcome::Ending;
use crate::question::Question;
use crate::rules::{bandits, order};
use crate::state::{Phase, PlayerState, SEATS, Stack, State, Tabletop};
use game::{Choice, Game, Luck, Message, Seat, SeatSet, Viewed, Viewer};

/// Kinds of cards, each with its count.
pub type Counts = Vec<(Kind, usize)>;

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub(crate) game: DeckGoesWest,
    /// The seat that this view is for, or an onlooker.
    pub viewer: Viewer,
    /// The number of the Day on the Day Tracker.
    pub day: u8,
    /// The points by seat. A team has one score, in the first seat.
    pub score: [u16; SEATS],
    /// DW-BAPP-02. The current Bandit Risk.
    pub risk: u8,
    /// The players, by seat.
    pub players: Vec<SeenPlayer>,
    /// The map, West to East, North before South.
    pub map: Vec<SeenTile>,
    /// Tiles that no player has seen since they came into the pile, by shuffle: they lie face down, or in the pile.
    pub(crate) unseen: Vec<(u8, Tiles)>,
    /// The number of tiles in the pile.
    pub land_pile: usize,
    pub(crate) land_discards: Tiles,
    pub(crate) shuffles: u8,
    pub(crate) owes: bool,
    /// The Trade Row, leftmost first.
    pub row: [Option<Kind>; 5],
    /// The cards of the trade pile. Their order is hidden from all.
    pub trade_pile: Counts,
    /// The trade discards.
    pub trade_discards: Counts,
    /// The cards of the pain and exhaustion piles, and the scrapped cards.
    pub danger_piles: [Counts; 2],
    #[expect(missing_docs, reason = "see above")]
    pub danger_scraps: [Counts; 2],
    pub(crate) out_of_game: Counts,
    /// The wagon's place; `None` while no wagon is on the map.
    pub wagon: Option<Place>,
    /// The holder of the P1 token.
    pub p1: Seat,
    pub(crate) records: [i8; Trigger::ALL.len()],
    pub(crate) phase: Phase,
    pub(crate) stack: Stack,
    /// The seats that are asked, and the question.
    pub question: Option<(SeatSet, Question)>,
    /// The viewer's legal decisions.
    pub legal: Vec<Decision>,
}

impl Eq for View {}

/// A player, as seen by a viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenPlayer {
    pub(crate) player: PlayerState,
    /// The hand, as far as the viewer sees it.
    pub hand: SeenHand,
    /// The number of cards in the draw pile.
    pub draw: usize,
    /// The cards known to be on top of the draw pile, topmost first.
    pub tops: Vec<Kind>,
    /// The other cards of the draw pile, in no order. If the hand is closed, also its cards that are not shown: the viewer
    /// cannot tell them apart.
    pub unknown: Counts,
    /// The discard pile.
    pub discard: Counts,
    pub(crate) aside: Counts,
    pub(crate) held: Counts,
    /// The cards laid on the table in a trade.
    pub table: Counts,
}

/// A hand, as far as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenHand {
    /// All cards; `shown` are those that other seats know, too.
    #[expect(missing_docs, reason = "the sentence says it")]
    Open { cards: Counts, shown: Counts },
    /// The number of cards; `shown` are those that the viewer knows.
    #[expect(missing_docs, reason = "the sentence says it")]
    Closed { count: usize, shown: Counts },
}

/// A tile of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct SeenTile {
    pub place: Place,
    /// `None` while it lies face down.
    pub tile: Option<Tile>,
    pub rail: bool,
    pub bandits: u16,
    pub(crate) shuffle: u8,
}

impl Viewed for DeckGoesWest {
    type View = View;
    type Question = Question;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let counts = |zone| state.cards.kinds(self.index(), zone).collect::<Counts>();
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.legal(state, seat, &mut legal);
        }
        let danger = |zone: fn(Danger) -> Zone| Danger::ALL.map(|danger| counts(zone(danger)));
        View {
            game: self.clone(),
            viewer,
            day: state.day,
            score: state.score.0,
            risk: bandits::risk(self, state),
            players: self.seats().iter().map(|seat| self.seen_player(state, seat, viewer)).collect(),
            map: seen_map(state),
            unseen: unseen(state),
            land_pile: state.land.pile.len() as usize,
            land_discards: state.land.discards,
            shuffles: state.land.shuffles,
            owes: state.land.owes,
            row: TradeSlot::ALL.map(|slot| state.row_card(slot)),
            trade_pile: counts(Zone::TradePile),
            trade_discards: counts(Zone::TradeDiscard),
            danger_piles: danger(Zone::pile),
            danger_scraps: danger(Zone::scrap),
            out_of_game: counts(Zone::Box),
            wagon: state.wagon,
            p1: state.p1,
            records: state.records,
            phase: state.phase,
            stack: state.stack,
            question: order::asked(self, state).map(|asks| (asks.seats, asks.what)),
            legal,
        }
    }

    fn question(view: &View) -> Option<(SeatSet, Question)> {
        view.question
    }

    fn prompt(view: &View) -> Option<Message> {
        let (_, question) = view.question.filter(|_| view.is_asked())?;
        Some(question.message(view))
    }

    fn decisions(view: &View) -> &[Decision] {
        &view.legal
    }

    fn choice(view: &View, decision: Decision) -> Choice<Decision> {
        Choice { decision, label: view.label(decision), group: decision.group() }
    }

    fn told(&self, event: &Event, viewer: Viewer) -> Option<Message> {
        self.message_of(event, viewer)
    }

    fn imagine(&self, view: &View, luck: &mut impl Luck) -> State {
        self.imagined(view, luck)
    }

    /// DW-MODE-08, DW-DR-132. Open unless the mode or a house rule closes hands.
    fn is_open(&self) -> bool {
        !self.hands_are_closed()
    }
}

impl DeckGoesWest {
    /// DW-DR-132. Whether this viewer sees the cards in this seat's hand.
    pub(crate) fn sees_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        !self.hands_are_closed() || viewer.is(seat)
    }

    fn seen_player(&self, state: &Tabletop, seat: Seat, viewer: Viewer) -> SeenPlayer {
        let counts = |zone| state.cards.kinds(self.index(), zone).collect::<Counts>();
        let shown = counts(Zone::shown(seat));
        let open = self.sees_hand(viewer, seat);
        let hand = match open {
            true => SeenHand::Open { cards: state.cards.hand(self.index(), seat).collect(), shown },
            false => SeenHand::Closed { count: state.cards.hand_size(seat), shown },
        };
        let draw = counts(Zone::draw(seat));
        let unknown = if open { draw } else { sum(draw, counts(Zone::hand(seat))) };
        SeenPlayer {
            player: *state.player(seat),
            hand,
            draw: state.cards.draw_size(seat),
            tops: state.cards.known_tops(self.index(), seat),
            unknown,
            discard: counts(Zone::discard(seat)),
            aside: counts(Zone::aside(seat)),
            held: counts(Zone::held(seat)),
            table: counts(Zone::table(seat)),
        }
    }
}

/// The sum of both, in the order of the edition.
fn sum(first: Counts, second: Counts) -> Counts {
    let mut both = first;
    for (kind, count) in second {
        match both.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, counted)) => *counted += count,
            None => both.push((kind, count)),
        }
    }
    both.sort_unstable();
    both
}

fn seen_map(state: &Tabletop) -> Vec<SeenTile> {
    let mut map: Vec<SeenTile> = state
        .land
        .on_map()
        .map(|(tile, place)| {
            let up = state.land.is_up(tile);
            SeenTile {
                place,
                tile: up.then_some(tile),
                rail: state.land.rails.has(tile),
                bandits: state.land.bandits_on(tile),
                shuffle: if up { 0 } else { state.land.shuffle[tile.number()] },
            }
        })
        .collect();
    map.sort_unstable_by_key(|seen| (std::cmp::Reverse(seen.place.column), seen.place.row));
    map
}

fn unseen(state: &Tabletop) -> Vec<(u8, Tiles)> {
    let land = &state.land;
    let down = land.on_map().map(|(tile, _)| tile).filter(|&tile| !land.is_up(tile));
    let mut unseen: Vec<(u8, Tiles)> = Vec::new();
    for tile in down.chain(land.pile.iter()) {
        let shuffle = land.shuffle[tile.number()];
        match unseen.iter_mut().find(|(other, _)| *other == shuffle) {
            Some((_, tiles)) => *tiles = tiles.with(tile),
            None => unseen.push((shuffle, Tiles::NONE.with(tile))),
        }
    }
    unseen.sort_unstable_by_key(|&(shuffle, _)| shuffle);
    unseen
}

impl View {
    /// The game that this is a view of.
    pub fn game(&self) -> &DeckGoesWest {
        &self.game
    }

    /// The player of a seat. Panics if the game has no such seat.
    pub fn player(&self, seat: Seat) -> &SeenPlayer {
        &self.players[seat.number()]
    }

    /// The ending; `None` while the game goes on.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }
}

impl SeenPlayer {
    /// The meeple's place.
    pub fn at(&self) -> Place {
        self.player.at
    }

    /// The stock of food, wood, metal and gold.
    pub fn stocks(&self) -> [u16; 4] {
        self.player.stocks
    }

    /// Whether the character is tapped.
    pub fn is_tapped(&self) -> bool {
        self.player.tapped
    }

    /// Whether the meeple lies down.
    pub fn is_lying(&self) -> bool {
        self.player.lying
    }

    /// Whether the player has passed.
    pub fn has_passed(&self) -> bool {
        self.player.passed
    }

    /// Whether the player is in play: set up, and not knocked out.
    pub fn is_alive(&self) -> bool {
        self.player.alive
    }
}

impl SeenHand {
    /// The number of cards, seen or not.
    pub fn count(&self) -> usize {
        match self {
            SeenHand::Open { cards, .. } => cards.iter().map(|(_, count)| count).sum(),
            SeenHand::Closed { count, .. } => *count,
        }
    }
}
