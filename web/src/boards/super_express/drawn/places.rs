//! Where everything stands in the drawing. The rear coupler of the Locomotive is at zero and the train goes to the left, so
//! that a card keeps its place when others are uncoupled.

use super_express::{Bandit, Facing, Floor, Floors, HiddenWagon, Module, Piece, Posture, Train, View};

/// How long a wagon is.
pub(super) const WAGON: f32 = 220.0;
/// The most wagons there are.
pub(super) const MOST: usize = 8;
/// Left of the Last Wagon there is a little air.
const AIR: f32 = 46.0;
/// The top and the height of the picture.
const TOP: f32 = -66.0;
const HEIGHT: f32 = 352.0;
/// The right end of the picture, with the Locomotive or the Time Travel Car at the front.
const FRONT: f32 = 402.0;
const FRONT_WITH_TIME_CAR: f32 = 632.0;

/// Where a bandit stands or lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    /// Its feet, or the middle of its back.
    pub(super) x: f32,
    pub(super) y: f32,
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

    pub(super) fn lies(&self) -> bool {
        self.piece.posture == Posture::Stunned
    }
}

/// The left end of a card, by its distance from the Locomotive.
pub(super) fn left_of(distance: usize) -> f32 {
    -WAGON * distance as f32
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

/// Everybody on a card: each row is spread over the room there is.
fn on_card(distance: usize, floors: &Floors) -> Vec<Place> {
    let spread = |(floor, row): (Floor, &[Piece])| {
        let (from, to) = match (distance, floor) {
            (0, Floor::Roof) => (4.0, 172.0),
            (0, Floor::Inside) => (14.0, 136.0),
            _ => (18.0, 202.0),
        };
        let each = (to - from) / row.len() as f32;
        let place = move |(at, &piece): (usize, &Piece)| Place {
            x: left_of(distance) + from + each * (at as f32 + 0.5),
            y: height_of(floor),
            piece,
        };
        row.iter().enumerate().map(place).collect::<Vec<Place>>()
    };
    floors.rows().into_iter().flat_map(spread).collect()
}

/// The part of the world the picture shows: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Camera {
    pub(super) left: f32,
    pub(super) width: f32,
}

impl Camera {
    /// The whole train with a little air: a shorter train is drawn larger.
    pub(super) fn on(view: &View) -> Camera {
        let left = left_of(view.train.wagons.len()) - AIR;
        let right = if view.modules.has(Module::TimeTravelCar) { FRONT_WITH_TIME_CAR } else { FRONT };
        Camera { left, width: right - left }
    }

    /// The wagons alone, without what draws them.
    pub(super) fn on_wagons(view: &View) -> Camera {
        let left = left_of(view.train.wagons.len()) - AIR;
        Camera { left, width: AIR / 4.0 - left }
    }

    /// As the drawing needs it.
    pub(super) fn view_box(self) -> String {
        format!("{} {TOP} {} {HEIGHT}", self.left, self.width)
    }

    /// How wide the picture is when it is so high.
    pub(super) fn width_at(self, height: f32) -> f32 {
        (self.width / HEIGHT * height).round()
    }
}
