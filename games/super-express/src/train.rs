//! The train: cards in a row, two floors each, and on each floor a line of bandits.

use game::{BySeat, Seat};

/// A card of the train, by its distance from the Locomotive: so a card keeps its number when the last is uncoupled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Car(u8);

impl Car {
    /// The card at the front.
    pub const LOCOMOTIVE: Car = Car(0);

    /// The card at this distance from the Locomotive.
    #[inline]
    pub const fn from_locomotive(cards: u8) -> Car {
        Car(cards)
    }

    /// The distance from the Locomotive, in cards.
    #[inline]
    pub const fn distance(self) -> u8 {
        self.0
    }
}

/// A floor of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "self-explaining")]
pub enum Floor {
    Inside,
    Roof,
}

impl Floor {
    /// The other floor.
    #[inline]
    pub const fn other(self) -> Floor {
        match self {
            Floor::Inside => Floor::Roof,
            Floor::Roof => Floor::Inside,
        }
    }
}

/// One of the two directions along the train.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Facing {
    /// Towards the Locomotive.
    Front,
    /// Towards the Last Wagon.
    Rear,
}

impl Facing {
    /// The opposite direction.
    #[inline]
    pub const fn flipped(self) -> Facing {
        match self {
            Facing::Front => Facing::Rear,
            Facing::Rear => Facing::Front,
        }
    }

    /// The end of a row by which a bandit going this way enters; also the end behind its back.
    #[inline]
    pub const fn back(self) -> RowEnd {
        match self {
            Facing::Front => RowEnd::Rear,
            Facing::Rear => RowEnd::Front,
        }
    }
}

/// An end of the row of bandits on one floor of one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "self-explaining")]
pub enum RowEnd {
    Rear,
    Front,
}

/// SE-STUN-01, SE-STUN-04, SE-R10, SE-R24. Standing, or lying on the back; the place in the row is the same either way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "self-explaining")]
pub enum Posture {
    Standing,
    Stunned,
}

/// The place that a bandit enters: an end of the row on a floor of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Destination {
    /// The card of the train.
    pub car: Car,
    /// The floor of the card.
    pub floor: Floor,
    /// The end of the row on that floor.
    pub end: RowEnd,
}

/// The state of a bandit aboard. Its place in the row is in the floor's [`FloorLine`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stance {
    /// The card it is on.
    pub(crate) car: Car,
    /// The floor of that card.
    pub(crate) floor: Floor,
    /// The direction it looks.
    pub(crate) facing: Facing,
    /// Standing or stunned.
    pub(crate) posture: Posture,
}

/// The whereabouts of a bandit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Whereabouts {
    /// On the train.
    Aboard(Stance),
    /// SE-HORSE-09, SE-R46. Off the train with a rescue pending: in the game, but not on the board.
    RescuePending,
    /// Out of the game, or never in it.
    Eliminated,
}

impl Whereabouts {
    /// The stance of a bandit that is aboard.
    #[inline]
    pub(crate) const fn stance(self) -> Option<Stance> {
        match self {
            Whereabouts::Aboard(stance) => Some(stance),
            Whereabouts::RescuePending | Whereabouts::Eliminated => None,
        }
    }
}

/// The bandits on one floor of the whole train, from rear to front. The rows of the single cards are its sections, so the
/// next bandit in the line is also the next in the line of sight.
///
/// One byte per bandit, the rearmost lowest; the highest byte is the length. Entering and leaving are shifts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct FloorLine(u64);

impl FloorLine {
    /// A line without bandits.
    pub(crate) const EMPTY: FloorLine = FloorLine(0);
    const ONE: u64 = 1 << 56;

    /// The number of bandits.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0 >> 56) as usize
    }

    /// The bandit at an index of the line, counted from the rear.
    #[inline]
    const fn at(self, place: usize) -> Seat {
        Seat::new((self.0 >> (8 * place) & 7) as usize)
    }

    /// The bandits, from rear to front.
    #[inline]
    pub(crate) fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.len()).map(move |place| self.at(place))
    }

    /// The index of a bandit that is in the line.
    #[inline]
    fn place_of(self, seat: Seat) -> usize {
        let mut place = 0;
        while place < self.len() && self.at(place) != seat {
            place += 1;
        }
        place
    }

    /// The bandits that a bandit of this line looks at, nearest first.
    #[inline]
    pub(crate) fn ahead_of(self, seat: Seat, facing: Facing) -> BanditsAhead {
        let place = self.place_of(seat);
        match facing {
            Facing::Front => BanditsAhead { line: self, rear: place + 1, front: self.len(), facing },
            Facing::Rear => BanditsAhead { line: self, rear: 0, front: place, facing },
        }
    }

    /// SE-ACT-06. Inserts a bandit at an index counted from the rear; the others keep their order. The capacity is seven.
    #[inline]
    pub(crate) const fn enter(&mut self, place: usize, seat: Seat) {
        if self.len() == 7 {
            return;
        }
        let behind = (1 << (8 * place)) - 1;
        let count = self.0 & !(FloorLine::ONE - 1);
        let bandits = self.0 & (FloorLine::ONE - 1);
        let ahead = (bandits & !behind) << 8;
        self.0 = (count + FloorLine::ONE) | ahead | (seat.number() as u64) << (8 * place) | bandits & behind;
    }

    /// SE-ACT-10. Removes a bandit that is in the line; the gap closes.
    #[inline]
    pub(crate) fn leave(&mut self, seat: Seat) {
        let place = self.place_of(seat);
        if place == self.len() {
            return;
        }
        let behind = (1 << (8 * place)) - 1;
        let count = self.0 & !(FloorLine::ONE - 1);
        let bandits = self.0 & (FloorLine::ONE - 1);
        self.0 = (count - FloorLine::ONE) | (bandits >> 8) & !behind | bandits & behind;
    }

    /// The index in the line of this end of the row on that card.
    #[inline]
    pub(crate) fn end_of_row(self, car: Car, end: RowEnd, figures: &BySeat<Whereabouts>) -> usize {
        let is_behind = |seat: Seat| match (figures[seat].stance(), end) {
            (Some(stance), RowEnd::Rear) => stance.car > car,
            (Some(stance), RowEnd::Front) => stance.car >= car,
            (None, _) => false,
        };
        let mut place = 0;
        while place < self.len() && is_behind(self.at(place)) {
            place += 1;
        }
        place
    }
}

impl std::fmt::Debug for FloorLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(Seat::number)).finish()
    }
}

/// Iterator over the bandits in a line of sight, nearest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BanditsAhead {
    line: FloorLine,
    rear: usize,
    front: usize,
    facing: Facing,
}

impl Iterator for BanditsAhead {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.rear >= self.front {
            return None;
        }
        match self.facing {
            Facing::Front => {
                self.rear += 1;
                Some(self.line.at(self.rear - 1))
            }
            Facing::Rear => {
                self.front -= 1;
                Some(self.line.at(self.front))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seats: &[usize]) -> FloorLine {
        let mut line = FloorLine::EMPTY;
        for (place, &seat) in seats.iter().enumerate() {
            line.enter(place, Seat::new(seat));
        }
        line
    }

    #[test]
    fn entering_and_leaving_keep_the_others_in_order() {
        let mut row = line(&[4, 0, 6]);
        row.enter(0, Seat::new(2));
        row.enter(4, Seat::new(5));
        row.enter(2, Seat::new(3));
        row.enter(3, Seat::new(1));
        assert_eq!(row, line(&[2, 4, 3, 1, 0, 6, 5]));
        row.leave(Seat::new(3));
        row.leave(Seat::new(2));
        row.leave(Seat::new(5));
        assert_eq!(row, line(&[4, 1, 0, 6]));
    }

    #[test]
    fn one_looks_only_ahead_and_sees_the_nearest_first() {
        let row = line(&[4, 0, 6, 1]);
        let seen = |facing| row.ahead_of(Seat::new(6), facing).map(Seat::number).collect::<Vec<_>>();
        assert_eq!(seen(Facing::Front), [1]);
        assert_eq!(seen(Facing::Rear), [0, 4]);
    }
}
