//! Positions in the drawing. The rear coupler of the Locomotive is at zero and the train extends to the left, so that a card
//! keeps its position when others are uncoupled.

use super_express::{
    Bandit, Facing, Floor, Floors, HiddenWagon, Module, Piece, Posture, RowEnd, Train, View,
};

/// The length of a wagon.
pub(super) const WAGON: f32 = 220.0;
/// The maximum number of wagons.
pub const MOST_WAGONS: usize = 8;
/// The margin to the left of the Last Wagon.
const AIR: f32 = 78.0;
/// The top and the height of the picture.
const TOP: f32 = -84.0;
const HEIGHT: f32 = 370.0;
/// The right end of the picture, with the Locomotive or the Time Travel Car at the front.
const FRONT: f32 = 424.0;
const FRONT_WITH_TIME_CAR: f32 = 632.0;

/// The smallest size of a figure, and the size below which badges are drawn above the heads.
const SMALLEST: f32 = 0.68;
const CROWDED: f32 = 0.9;
/// The width of such a badge.
pub(super) const RAISED: f32 = 24.0;

/// The position of a bandit, standing or lying.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct BanditPlacement {
    /// The position of its feet, or of the middle of its back.
    pub(super) x: f32,
    pub(super) y: f32,
    /// The scale, smaller where a row is crowded.
    pub(super) size: f32,
    /// The height of its badge above its head, where a neighbour would hide it otherwise.
    pub(super) raised: Option<f32>,
    pub(super) piece: Piece,
}

impl BanditPlacement {
    /// 1 if it faces the front, which is to the right, and -1 otherwise.
    pub(super) fn direction(&self) -> f32 {
        match self.piece.facing {
            Facing::Front => 1.0,
            Facing::Rear => -1.0,
        }
    }

    /// The transform from the drawing to this place.
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

/// The distance from the Locomotive of the card at a position.
pub(super) fn card_at(x: f32) -> usize {
    (-x / WAGON).ceil().max(0.0) as usize
}

/// The x coordinate of the ladder at an end of a card.
pub(super) fn end_of(distance: usize, end: RowEnd) -> f32 {
    match (distance, end) {
        (0, RowEnd::Rear) => 5.0,
        (0, RowEnd::Front) => 150.0,
        (_, RowEnd::Rear) => left_of(distance) + 7.0,
        (_, RowEnd::Front) => left_of(distance) + 213.0,
    }
}

/// The y coordinate of a floor.
pub(super) fn height_of(floor: Floor) -> f32 {
    match floor {
        Floor::Roof => 97.0,
        Floor::Inside => 216.5,
    }
}

/// The places of all bandits aboard.
pub(super) fn places(train: &Train<HiddenWagon>) -> Vec<BanditPlacement> {
    let wagons = train.wagons.len();
    let floors = train.floors().enumerate();
    floors.flat_map(|(at, floors)| on_card(wagons - at, floors)).collect()
}

/// The place of a bandit, if aboard.
pub(super) fn place_of(places: &[BanditPlacement], bandit: Bandit) -> Option<BanditPlacement> {
    places.iter().copied().find(|place| place.piece.bandit == bandit)
}

/// The places of all bandits on a card.
fn on_card(distance: usize, floors: &Floors) -> Vec<BanditPlacement> {
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

/// Spreads a row evenly over its room. Where there is too little, figures shrink, and finally they overlap.
fn in_row(row: &[Piece], from: f32, room: f32, y: f32) -> Vec<BanditPlacement> {
    let needed: f32 = row.iter().map(width_of).sum();
    let size = round((room / needed).clamp(SMALLEST, 1.0));
    let (spare, squeeze) = ((room - needed).max(0.0) / row.len() as f32, (room / needed).min(1.0));
    // Badges are drawn side by side; where they do not fit, every other one is higher.
    let high = |at: usize, apart: f32| if at % 2 == 1 && apart < RAISED { 1.4 } else { 0.6 };
    let mut x = from;
    let place = |(at, &piece): (usize, &Piece)| {
        let apart = width_of(&piece) * squeeze + spare;
        x += apart;
        let raised = (size < CROWDED).then(|| 94.0 + RAISED * high(at, apart) / size);
        BanditPlacement { x: round(x - apart / 2.0), y, size, raised, piece }
    };
    row.iter().enumerate().map(place).collect()
}

/// The width of a figure.
const fn width_of(piece: &Piece) -> f32 {
    match piece.posture {
        Posture::Standing => 44.0,
        Posture::Stunned => 76.0,
    }
}

/// Rounds to hundredths, precise enough for a drawing.
fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// The visible part of the drawing: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Camera {
    pub(super) left: f32,
    pub(super) width: f32,
}

impl Camera {
    /// The whole train with a margin: a shorter train is drawn larger.
    pub fn on(view: &View) -> Camera {
        let left = left_of(view.train.wagons.len()) - AIR;
        let right = if view.modules.has(Module::TimeTravelCar) { FRONT_WITH_TIME_CAR } else { FRONT };
        Camera { left, width: right - left }
    }

    /// The wagons alone, without the Locomotive.
    pub fn on_wagons(view: &View) -> Camera {
        let left = left_of(view.train.wagons.len()) - AIR;
        Camera { left, width: AIR / 4.0 - left }
    }

    /// The value of the `viewBox` attribute.
    pub fn view_box(self) -> String {
        format!("{} {TOP} {} {HEIGHT}", self.left, self.width)
    }

    /// The width of the picture at this height.
    pub fn width_at(self, height: f32) -> f32 {
        (self.width / HEIGHT * height).round()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(postures: &[Posture], room: f32) -> Vec<BanditPlacement> {
        let piece = |(&posture, bandit)| Piece { bandit, facing: Facing::Front, posture };
        let row: Vec<Piece> = postures.iter().zip(Bandit::ALL).map(piece).collect();
        in_row(&row, 0.0, room, 97.0)
    }

    fn xs(row: &[BanditPlacement]) -> Vec<f32> {
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
    fn a_lying_bandit_takes_more_room() {
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
            let apart = |pair: &[BanditPlacement]| {
                pair[1].x - pair[0].x >= RAISED || pair[1].raised != pair[0].raised
            };
            assert!(row.windows(2).all(apart), "{many} in {room}: {row:?}");
        }
    }
}
