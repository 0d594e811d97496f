//! Where everything stands in the drawing. The rear coupler of the Locomotive is at zero and the train goes to the left, so
//! that a card keeps its place when others are uncoupled.

use super_express::{
    Bandit, Facing, Floor, Floors, HiddenWagon, Module, Piece, Posture, RowEnd, Train, View,
};

/// How long a wagon is.
pub(super) const WAGON: f32 = 220.0;
/// The most wagons there are.
pub const MOST_WAGONS: usize = 8;
/// Left of the Last Wagon there is a little air.
const AIR: f32 = 78.0;
/// The top and the height of the picture.
const TOP: f32 = -84.0;
const HEIGHT: f32 = 370.0;
/// The right end of the picture, with the Locomotive or the Time Travel Car at the front.
const FRONT: f32 = 424.0;
const FRONT_WITH_TIME_CAR: f32 = 632.0;

/// No figure is drawn smaller, and in rows of figures smaller than that the badges are above the heads.
const SMALLEST: f32 = 0.68;
const CROWDED: f32 = 0.9;
/// How wide such a badge is.
pub(super) const RAISED: f32 = 24.0;

/// Where a bandit stands or lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    /// Its feet, or the middle of its back.
    pub(super) x: f32,
    pub(super) y: f32,
    /// Where many stand, they are drawn smaller.
    pub(super) size: f32,
    /// Its badge is above its head, so high: beside somebody so near it would be hidden.
    pub(super) raised: Option<f32>,
    pub(super) piece: Piece,
}

impl Place {
    /// To the front is to the right.
    pub(super) fn direction(&self) -> f32 {
        match self.piece.facing {
            Facing::Front => 1.0,
            Facing::Rear => -1.0,
        }
    }

    /// From the drawing to the place.
    pub(super) fn transform(&self) -> String {
        match self.size {
            1.0 => format!("translate({} {})", self.x, self.y),
            size => format!("translate({} {}) scale({size})", self.x, self.y),
        }
    }

    pub(super) fn floor(&self) -> Floor {
        if self.y == height_of(Floor::Roof) { Floor::Roof } else { Floor::Inside }
    }

    pub(super) fn lies(&self) -> bool {
        self.piece.posture == Posture::Stunned
    }
}

/// The left end of a card, by its distance from the Locomotive.
pub(super) fn left_of(distance: usize) -> f32 {
    -WAGON * distance as f32
}

/// The card at a place, by its distance from the Locomotive.
pub(super) fn card_at(x: f32) -> usize {
    (-x / WAGON).ceil().max(0.0) as usize
}

/// Where one climbs, at the end of a card.
pub(super) fn end_of(distance: usize, end: RowEnd) -> f32 {
    match (distance, end) {
        (0, RowEnd::Rear) => 5.0,
        (0, RowEnd::Front) => 150.0,
        (_, RowEnd::Rear) => left_of(distance) + 7.0,
        (_, RowEnd::Front) => left_of(distance) + 213.0,
    }
}

/// The height of a floor.
pub(super) fn height_of(floor: Floor) -> f32 {
    match floor {
        Floor::Roof => 97.0,
        Floor::Inside => 216.5,
    }
}

/// Everybody aboard.
pub(super) fn places(train: &Train<HiddenWagon>) -> Vec<Place> {
    let wagons = train.wagons.len();
    let floors = train.floors().enumerate();
    floors.flat_map(|(at, floors)| on_card(wagons - at, floors)).collect()
}

/// Where somebody is, if aboard.
pub(super) fn place_of(places: &[Place], bandit: Bandit) -> Option<Place> {
    places.iter().copied().find(|place| place.piece.bandit == bandit)
}

/// Everybody on a card.
fn on_card(distance: usize, floors: &Floors) -> Vec<Place> {
    let spread = |(floor, row): (Floor, &[Piece])| {
        let (from, to) = match (distance, floor) {
            (0, Floor::Roof) => (4.0, 172.0),
            (0, Floor::Inside) => (14.0, 136.0),
            _ => (18.0, 202.0),
        };
        in_row(row, left_of(distance) + from, to - from, height_of(floor))
    };
    floors.rows().into_iter().flat_map(spread).collect()
}

/// A row, spread evenly over its room. Where that is too little, everybody is smaller, and at last they overlap.
fn in_row(row: &[Piece], from: f32, room: f32, y: f32) -> Vec<Place> {
    let needed: f32 = row.iter().map(takes).sum();
    let size = round((room / needed).clamp(SMALLEST, 1.0));
    let (spare, squeeze) = ((room - needed).max(0.0) / row.len() as f32, (room / needed).min(1.0));
    // Badges side by side; where there is no room for that, every other one is higher still.
    let high = |at: usize, apart: f32| if at % 2 == 1 && apart < RAISED { 1.4 } else { 0.6 };
    let mut x = from;
    let place = |(at, &piece): (usize, &Piece)| {
        let apart = takes(&piece) * squeeze + spare;
        x += apart;
        let raised = (size < CROWDED).then(|| 94.0 + RAISED * high(at, apart) / size);
        Place { x: round(x - apart / 2.0), y, size, raised, piece }
    };
    row.iter().enumerate().map(place).collect()
}

/// How much room somebody takes.
const fn takes(piece: &Piece) -> f32 {
    match piece.posture {
        Posture::Standing => 44.0,
        Posture::Stunned => 76.0,
    }
}

/// Hundredths are fine enough for a drawing.
fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// The part of the world the picture shows: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Camera {
    pub(super) left: f32,
    pub(super) width: f32,
}

impl Camera {
    /// The whole train with a little air: a shorter train is drawn larger.
    pub fn on(view: &View) -> Camera {
        let left = left_of(view.train.wagons.len()) - AIR;
        let right = if view.modules.has(Module::TimeTravelCar) { FRONT_WITH_TIME_CAR } else { FRONT };
        Camera { left, width: right - left }
    }

    /// The wagons alone, without what draws them.
    pub fn on_wagons(view: &View) -> Camera {
        let left = left_of(view.train.wagons.len()) - AIR;
        Camera { left, width: AIR / 4.0 - left }
    }

    /// As the drawing needs it.
    pub fn view_box(self) -> String {
        format!("{} {TOP} {} {HEIGHT}", self.left, self.width)
    }

    /// How wide the picture is when it is so high.
    pub fn width_at(self, height: f32) -> f32 {
        (self.width / HEIGHT * height).round()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(postures: &[Posture], room: f32) -> Vec<Place> {
        let piece = |(&posture, bandit)| Piece { bandit, facing: Facing::Front, posture };
        let row: Vec<Piece> = postures.iter().zip(Bandit::ALL).map(piece).collect();
        in_row(&row, 0.0, room, 97.0)
    }

    fn xs(row: &[Place]) -> Vec<f32> {
        row.iter().map(|place| place.x.round()).collect()
    }

    #[test]
    fn a_row_is_spread_over_its_room() {
        assert_eq!(xs(&row(&[Posture::Standing], 184.0)), [92.0]);
        assert_eq!(xs(&row(&[Posture::Standing; 4], 184.0)), [23.0, 69.0, 115.0, 161.0]);
        assert!(
            row(&[Posture::Standing; 4], 184.0)
                .iter()
                .all(|place| place.size == 1.0 && place.raised.is_none())
        );
    }

    #[test]
    fn a_place_is_on_its_card() {
        assert_eq!([left_of(3) + 10.0, left_of(1) + 210.0, 10.0, 130.0].map(card_at), [3, 1, 0, 0]);
    }

    #[test]
    fn whoever_lies_takes_more_room() {
        let row = row(&[Posture::Standing, Posture::Stunned, Posture::Standing], 184.0);
        assert_eq!(xs(&row), [25.0, 92.0, 159.0]);
    }

    #[test]
    fn many_are_smaller_and_keep_their_order_and_room() {
        let row = row(&[Posture::Standing; 7], 184.0);
        assert!(row.windows(2).all(|pair| pair[1].x - pair[0].x > 26.0));
        assert!(row[0].x > 0.0 && row[6].x < 184.0);
        assert!(row.iter().all(|place| place.size == SMALLEST));
        assert!(row.iter().all(|place| place.raised.is_some()));
    }

    #[test]
    fn badges_of_neighbours_never_overlap() {
        for (many, room) in (1..=7).flat_map(|many| [(many, 184.0), (many, 168.0), (many, 122.0)]) {
            let row = row(&[Posture::Standing; 7][..many], room);
            let apart = |pair: &[Place]| pair[1].x - pair[0].x >= RAISED || pair[1].raised != pair[0].raised;
            assert!(row.windows(2).all(apart), "{many} in {room}: {row:?}");
        }
    }
}
