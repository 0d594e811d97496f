//! The five sections of the train from the side: their cars and platforms.

use super::{ABOVE, DECK, RAIL, TOP, middle, placed};
use crate::train_heist::curve::{Point, short};
use crate::train_heist::train::plate_of;
use maud::{Markup, html};
use train_heist::Edition;

/// Half the width of a platform.
const PLATFORM: f32 = 22.0;
/// The walls and roofs of the passenger cars.
const PAINTS: [(&str, &str); 3] = [("#2f5d73", "#5f8799"), ("#5b7344", "#8aa06d"), ("#8c2f23", "#b9604a")];

/// The car of a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Car {
    Engine,
    Jail,
    Passengers(usize),
    Flat,
}

pub(super) struct TrainSection {
    number: usize,
    car: Car,
    /// The left end, and the middle of its platform.
    pub(super) left: f32,
    platform: f32,
}

impl TrainSection {
    pub(super) fn of(edition: &Edition, number: usize) -> TrainSection {
        let train = &edition.train;
        let passengers = train.cars.iter().position(|&car| edition.section(car) == number);
        let car = match passengers {
            Some(car) => Car::Passengers(car),
            None if edition.section(train.jail) == number => Car::Jail,
            None if number == 0 => Car::Engine,
            None => Car::Flat,
        };
        let platform = |number: usize| middle(edition, train.platforms[number]).x;
        let left = number.checked_sub(1).map_or(0.0, |before| platform(before) + PLATFORM + 4.0);
        TrainSection { number, car, left, platform: platform(number) }
    }

    /// The left end of the next section.
    fn end(&self) -> f32 {
        self.platform + PLATFORM + 4.0
    }

    /// The right end of its car.
    pub(super) fn right(&self) -> f32 {
        (self.platform - PLATFORM + 2.0).max(self.left + 60.0)
    }

    pub(super) fn drawn(&self, edition: &Edition) -> Markup {
        let (left, number) = (self.left, self.number);
        let wide = (self.end() - left - 4.0).max(4.0);
        html! {
            g id={ "section-" (number + 1) } class={ "section sec-" (number + 1) } aria-hidden="true" {
                rect class="light" x=(left + 2.0) y=(-ABOVE + 4.0) width=(wide) height=(RAIL + ABOVE - 8.0) rx="8" {}
                @if number > 0 { path class="parting" d={ "M" (left) " 6v188" } {} }
                @match self.car {
                    Car::Engine => {
                        // It is drawn for a platform 174 from its nose.
                        g transform={ "translate(" (short(self.platform - 174.0)) " 0)" } {
                            use class="smoke" href="#th-smoke" x="28" y="-14" width="68" height="40" {}
                            use href="#th-engine" x="0" y="-12" width="200" height="212" {}
                        }
                    }
                    Car::Jail => (self.coal_car()),
                    Car::Passengers(car) => (self.coach(edition, car)),
                    Car::Flat => (self.flat_car()),
                }
                g class="section-plate" transform=(self.plate().translate()) {
                    circle r="11" {}
                    text y="5.3" { (plate_of(edition, number)) }
                }
            }
        }
    }

    fn plate(&self) -> Point {
        match self.car {
            Car::Engine => Point::new(self.platform - 37.0, 128.0),
            _ => Point::new((self.left + self.right()) / 2.0, 172.0),
        }
    }

    fn wheels(&self) -> Markup {
        html! {
            @for x in [self.left + 20.0, self.right() - 40.0] {
                use href="#th-wheel" x=(short(x)) y="162" width="28" height="28" {}
            }
        }
    }

    /// A passenger car, cut open: two squares for loot, and a floor.
    fn coach(&self, edition: &Edition, car: usize) -> Markup {
        let (wall, roof) = PAINTS[car];
        let (left, right) = (self.left + 8.0, self.right());
        let eaves = self.end() - 2.0;
        let inside =
            |top: f32, bottom: f32| format!("M{} {top}H{}V{bottom}H{}z", left + 6.0, right - 6.0, left + 6.0);
        html! {
            path class="q" fill=(roof) d={ "M" (left - 6.0) " " (TOP) "H" (eaves) "v6H" (left - 6.0) "z" } {}
            path class="q" fill=(roof) d={ "M" (left + 2.0) " " (TOP) "q6-8 20-8H" (right - 22.0) "q14 0 20 8z" } {}
            path class="q" fill=(wall) d={ "M" (left) " 72H" (right) "v86H" (left) "z" } {}
            path class="q indoors" d=(inside(76.0, DECK)) {}
            path fill="url(#th-boards)" d=(inside(124.0, DECK)) {}
            path class="ql w10" d={ "M" (left + 6.0) " 124H" (right - 6.0) } {}
            @for square in edition.train.squares[car] {
                @let at = placed(edition, square);
                rect class="lootsquare" x=(at.x - 30.0) y=(at.y - 18.5) width="60" height="45" rx="3" {}
                use class="no-loot" href="#th-sack" x=(at.x - 12.0) y=(at.y - 8.0) width="24" height="24" {}
            }
            path class="q" fill=(wall) d={ "M" (left) " 152H" (right) "v8H" (left) "z" } {}
            path fill="url(#th-hatch)" d={ "M" (left) " 152H" (right) "v8H" (left) "z" } {}
            (self.wheels())
        }
    }

    /// The Jail Coal Car, without its cells, which are drawn separately.
    fn coal_car(&self) -> Markup {
        let (left, right) = (self.left + 8.0, self.right());
        let width = right - left;
        let lumps = (width / 25.0).round().max(1.0);
        let heap: String = (0..lumps as u8)
            .map(|lump| {
                format!(
                    "q{} {} {} 0",
                    short(width / lumps / 2.0),
                    [-24, -15, -27, -19][usize::from(lump) % 4],
                    short(width / lumps)
                )
            })
            .collect();
        let rivets = format!("M{} 76H{}M{} 154H{}", left + 6.0, right - 4.0, left + 6.0, right - 4.0);
        html! {
            path class="q" fill="#2a221d" d={ "M" (left) " 74" (heap) "z" } {}
            path class="q" fill="#4b4f55" d={ "M" (left) " 72H" (right) "v86H" (left) "z" } {}
            path fill="url(#th-hatch)" d={ "M" (left) " 142H" (right) "v16H" (left) "z" } {}
            path class="ql" d={ "M" (left) " 80H" (right) "M" (left) " 150H" (right) } {}
            path class="rivets" d=(rivets) {}
            (self.wheels())
        }
    }

    fn flat_car(&self) -> Markup {
        html! {
            path class="q" fill="#7d5b3e" d={ "M" (self.left + 8.0) " 146H" (self.right()) "v14H" (self.left + 8.0) "z" } {}
            (self.wheels())
        }
    }

    /// The platform at the rear end, with steps down, a railing, and the coupling to the next section.
    pub(super) fn platform(&self) -> Markup {
        html! {
            g transform=(Point::new(self.platform, 0.0).translate()) aria-hidden="true" {
                @if self.number < 4 { path class="coupling" d="M18 163h22" {} }
                path class="q" fill="#7d5b3e" d="M-22 152h44v8h-44z" {}
                path class="ql w22" d="M-19 152v-34m38 34v-34M-22 118h10m24 0h10" {}
                path class="q" fill="#4a3a30" d="M-14 160h28v8h-28zM-10 168h20v7h-20z" {}
                path class="q exit" d="M-5 178v9h-5L0 198l10-11H5v-9h5L0 170l-10 8z" {}
            }
        }
    }
}
