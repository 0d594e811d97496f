//! The columns of each card of the train, so that all bandits fit at any width.

use super_express::{Bandit, Floor, Floors, Module, View};

/// The columns of the boiler ahead of the cab.
pub(super) const BOILER: u16 = 10;
/// The columns of the Time Travel Car and the gap before it.
pub(super) const TIME_CAR: u16 = 8;
const NARROWEST: u16 = 3;
const WIDEST: u16 = 12;

/// The layout of the train in columns, counted from the left edge of the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TrainLayout {
    /// The cards from rear to front; the last one is the cab of the Locomotive.
    pub(super) cars: Vec<CarColumns>,
    /// The first column of the boiler.
    pub(super) boiler: u16,
    /// The first column of the Time Travel Car.
    pub(super) time_car: Option<u16>,
    /// The least columns of each bandit in a row.
    room: u16,
}

/// The columns of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CarColumns {
    /// The column of its rear wall.
    pub(super) left: u16,
    /// The number of columns between its walls.
    pub(super) inner: u16,
}

impl CarColumns {
    /// The column of its front wall.
    pub(super) const fn right(self) -> u16 {
        self.left + self.inner + 1
    }
}

impl TrainLayout {
    /// The best layout for this width: first room for all bandits, then cards of equal width, then a front that stays in place.
    pub(super) fn of(view: &View, width: u16) -> TrainLayout {
        let crowds: Vec<u16> =
            view.train.floors().map(|card| card.roof.len().max(card.inside.len()) as u16).collect();
        let has_time_car = view.modules.has(Module::TimeTravelCar);
        let front = BOILER + if has_time_car { TIME_CAR } else { 0 };
        let gaps = crowds.len() as u16 - 1;
        let inner = |least: u16, room: u16| crowds.iter().map(move |crowd| least.max(crowd * room));
        let total = |least: u16, room: u16, gap: u16| {
            inner(least, room).map(|inner| inner + 2).sum::<u16>() + gap * gaps + front
        };
        let tries = [(4, 1), (3, 1), (2, 1), (2, 0)];
        let fits = |&&(room, gap): &&(u16, u16)| total(NARROWEST, room, gap) <= width;
        let (room, gap) = *tries.iter().find(fits).unwrap_or(&(2, 0));
        let least =
            (NARROWEST..=WIDEST).rev().find(|&least| total(least, room, gap) <= width).unwrap_or(NARROWEST);

        // A full train of the widest cards is centred; the front of a shorter one stays where that train has it.
        let full = (view.seats.len() as u16 + 2) * (WIDEST + 3) - 1 + front;
        let used = total(least, room, gap);
        let end = ((width + full.min(width)) / 2).max(used).min(width.max(used));
        let mut left = end - used;
        let mut cars = Vec::new();
        for inner in inner(least, room) {
            cars.push(CarColumns { left, inner });
            left += inner + 2 + gap;
        }
        let boiler = left - gap;
        TrainLayout { cars, boiler, time_car: has_time_car.then_some(boiler + BOILER), room }
    }

    /// The column of each bandit in a row: evenly spread, rear to front.
    pub(super) fn row(&self, car: usize, count: usize) -> impl Iterator<Item = u16> + use<> {
        let CarColumns { left, inner } = self.cars[car];
        let share = if count == 0 { inner } else { inner / count as u16 };
        // Of a bandit's columns, one is for the star of the stunned and two are for the bandit.
        (0..count as u16).map(move |at| left + 1 + at * share + share.saturating_sub(2).div_ceil(2))
    }

    /// Is there room for the stars of stunned bandits?
    pub(super) const fn has_room_for_stars(&self) -> bool {
        self.room > 2
    }

    /// The position of a bandit in the drawing, if it is aboard.
    pub(super) fn find(&self, view: &View, bandit: Bandit) -> Option<DrawnBandit> {
        view.train.floors().enumerate().find_map(|(car, card)| {
            [Floor::Roof, Floor::Inside].into_iter().find_map(|floor| {
                let row = row_of(card, floor);
                let at = row.iter().position(|piece| piece.bandit == bandit)?;
                Some(DrawnBandit { car, column: self.row(car, row.len()).nth(at)?, floor })
            })
        })
    }
}

/// The position of a bandit in the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DrawnBandit {
    /// The card, counted from the rear.
    pub(super) car: usize,
    /// The first of the bandit's two columns.
    pub(super) column: u16,
    /// The roof or the inside.
    pub(super) floor: Floor,
}

/// The bandits on a floor of a card.
pub(super) fn row_of(card: &Floors, floor: Floor) -> &[super_express::Piece] {
    match floor {
        Floor::Roof => &card.roof,
        Floor::Inside => &card.inside,
    }
}
