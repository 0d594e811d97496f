//! The zones that cards lie in.

use crate::edition::Pile;
use crate::job::Danger;
use crate::state::SEATS;
use game::Seat;

/// A zone; for the Trade Row and known cards of draw piles, with the position in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Zone(u16);

#[expect(
    non_upper_case_globals,
    reason = "zones that belong to nobody read like those that belong to a seat"
)]
impl Zone {
    /// Marks numbers that no card of the edition has.
    pub(super) const Nowhere: Zone = Zone(u16::MAX);
    /// Out of the game: starters of characters that do not play, and scrapped starters.
    pub(crate) const Box: Zone = Zone(0);
    pub(crate) const TradePile: Zone = Zone(1 << 8);
    pub(crate) const TradeDiscard: Zone = Zone(2 << 8);
    const ROW: u16 = 3 << 8;

    /// The pile of a danger; `scrap` is where scrapped cards of it go.
    pub(crate) const fn pile(danger: Danger) -> Zone {
        Zone((4 + danger as u16) << 8)
    }

    pub(crate) const fn scrap(danger: Danger) -> Zone {
        Zone((6 + danger as u16) << 8)
    }

    /// DW-SETUP-24. The zone of a pile's cards before the game.
    pub(crate) const fn home(pile: Pile) -> Zone {
        match pile {
            Pile::Starter => Zone::Box,
            Pile::Trade => Zone::TradePile,
            Pile::Danger(danger) => Zone::pile(danger),
        }
    }

    /// DW-BUY-05. A slot of the Trade Row.
    pub(crate) const fn row(slot: TradeSlot) -> Zone {
        Zone(Zone::ROW | slot.0 as u16)
    }

    const fn of(zone: u16, seat: Seat) -> Zone {
        Zone((zone + seat.number() as u16) << 8)
    }

    /// In hand, known to the owner.
    pub(crate) const fn hand(seat: Seat) -> Zone {
        Zone::of(8, seat)
    }

    /// In a closed hand, known to all seats.
    pub(crate) const fn shown(seat: Seat) -> Zone {
        Zone::of(16, seat)
    }

    /// In the draw pile, at an unknown position.
    pub(crate) const fn draw(seat: Seat) -> Zone {
        Zone::of(24, seat)
    }

    /// DW-CARD-04, DW-BUY-02. On top of the draw pile in public; `height` counts from the lowest such card.
    pub(crate) const fn top(seat: Seat, height: u8) -> Zone {
        Zone(Zone::draw(seat).0 | height as u16)
    }

    pub(crate) const fn discard(seat: Seat) -> Zone {
        Zone::of(32, seat)
    }

    /// Taken or bought, and about to be placed.
    pub(crate) const fn held(seat: Seat) -> Zone {
        Zone::of(40, seat)
    }

    /// DW-DR-53. Set aside to be scrapped.
    pub(crate) const fn aside(seat: Seat) -> Zone {
        Zone::of(48, seat)
    }

    /// DW-DR-76. On the table in a trade.
    pub(crate) const fn table(seat: Seat) -> Zone {
        Zone::of(56, seat)
    }

    /// The seat that the zone belongs to, if it belongs to one.
    pub(crate) const fn owner(self) -> Option<Seat> {
        let zone = self.0 >> 8;
        if self.0 == u16::MAX || zone < 8 { None } else { Some(Seat::new((zone % 8) as usize)) }
    }

    pub(super) const fn height(self) -> u8 {
        self.0 as u8
    }

    pub(super) const fn is_hand(self) -> bool {
        matches!(self.0 >> 8, 8..=12 | 16..=20)
    }

    /// Does the range between two zones, both included, contain a hand?
    pub(super) fn hand_lies_within(one: Zone, other: Zone) -> bool {
        let (first, last) = (Zone::hand(Seat::new(0)), Zone::shown(Seat::new(SEATS - 1)));
        one.min(other) <= last && one.max(other) >= first
    }

    /// The slot, if the zone is in the Trade Row.
    pub(super) fn slot(self) -> Option<TradeSlot> {
        (self.without_height().0 == Zone::ROW).then_some(TradeSlot(self.height()))
    }

    /// The owner and height, if the zone is a known position of a draw pile.
    pub(super) fn height_on(self) -> Option<(Seat, u8)> {
        let seat = self.owner().filter(|_| matches!(self.0 >> 8, 24..=28) && self.height() > 0)?;
        Some((seat, self.height()))
    }

    pub(super) const fn without_height(self) -> Zone {
        Zone(self.0 & 0xff00)
    }
}

/// DW-BUY-05. A slot of the Trade Row: 0 is the leftmost, 4 the rightmost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TradeSlot(u8);

impl TradeSlot {
    /// All slots, the leftmost first.
    pub const ALL: [TradeSlot; 5] = [TradeSlot(0), TradeSlot(1), TradeSlot(2), TradeSlot(3), TradeSlot(4)];

    /// The slot with this number, if the row has it.
    pub fn new(number: u8) -> Option<TradeSlot> {
        TradeSlot::ALL.get(usize::from(number)).copied()
    }

    /// The number, from 0.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}
