//! The junctions: an arrow for every way and face, and the switch token. Colour is never the only difference: red is an octagon
//! and straight arrows with square tails; green is a circle and round tails.

use super::beds::BAND;
use super::curve::{Pen, Point, short};
use super::track::Track;
use maud::{Markup, html};
use train_heist::{Edition, Junction, Space};

/// The face of a switch; before the game there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SwitchFace {
    /// An octagon.
    Red,
    /// A circle.
    Green,
    /// No token.
    None,
}

impl SwitchFace {
    /// The class that selects the visible arrows and token.
    pub const fn class(self) -> &'static str {
        match self {
            SwitchFace::Red => "face-red",
            SwitchFace::Green => "face-green",
            SwitchFace::None => "face-none",
        }
    }
}

/// The unchanging parts of a junction: its arrows and both faces of its token.
pub(super) fn arrows(edition: &Edition, track: &Track, junction: &Junction) -> Markup {
    let ways = junction.ways.iter().flat_map(|ways| {
        let arrow = |to: Space, face: &'static str| {
            way(edition, track, junction.space, [ways.from, to]).map(|points| (points, face))
        };
        [arrow(ways.red, "red"), arrow(ways.green, "green")]
    });
    let [x, y] = junction.token;
    html! {
        @for (points, face) in ways.flatten() { (arrow(&points, face)) }
        g class="token" transform={ "translate(" (x) " " (y) ")" } {
            circle class="no-token" r="17" {}
            use class="on-red" href="#th-switch-red" x="-22" y="-22" width="44" height="44" {}
            use class="on-green" href="#th-switch-green" x="-22" y="-22" width="44" height="44" {}
        }
    }
}

/// The line of a way's arrow: beside the bed, never on it.
fn way(edition: &Edition, track: &Track, junction: Space, [from, to]: [Space; 2]) -> Option<Vec<Point>> {
    let place = track.place(junction)?;
    let line = &track.lines[place.line];
    let middle = line.point(place.at);
    let spur = track.spur_of(junction).map(|(_, rail)| rail);
    let out = spur.map_or(Point::new(0.0, 1.0), |spur| Point::of(edition.site(spur).middle) - middle);
    let side = out.dot(line.direction_at(place.at).across()).signum();
    let bow = |[a, b, c]: [Point; 3]| {
        (0..=6_u8)
            .map(|step| f32::from(step) / 6.0)
            .map(|part| a.towards(b, part).towards(b.towards(c, part), part))
            .collect()
    };
    if Some(to) == spur {
        let towards = line.direction(junction, from)?;
        let beside = |far: f32| line.beside(place.at + towards * far, side * (BAND + 11.0));
        let (start, turn) = (beside(0.70), beside(0.44));
        let end = turn + out.unit() * 17.0 + (middle - start).unit() * 9.0;
        Some(bow([start, turn, end]))
    } else if Some(from) == spur {
        let towards = line.direction(junction, to)?;
        let along = line.direction_at(place.at) * towards;
        let at = |far: f32, aside: f32| middle + out * far + along * (BAND + aside);
        Some(bow([at(0.98, 9.0), at(0.73, 9.0), at(0.62, 26.0)]))
    } else {
        let towards = line.direction(junction, from)?;
        Some(line.arc(place.at + towards * 0.98, place.at + towards * 0.46, -side * (BAND + 10.0)))
    }
}

fn arrow(points: &[Point], face: &str) -> Markup {
    let [first, .., before, last] = points else { return html! {} };
    let mut shaft = Pen::default();
    shaft.smooth(&points.iter().copied().step_by(2).chain([*last]).collect::<Vec<_>>());
    let turn = (*last - *before).heading().round();
    let (x, y) = (short(first.x), short(first.y));
    html! {
        g class={ "th-way " (face) } {
            path class="shaft" d=(shaft.written()) {}
            @if face == "red" {
                path class="tail" d="M-3.6-3.6h7.2v7.2h-7.2z" transform={ (first.translate()) " rotate(" (turn) ")" } {}
            } @else {
                circle class="tail" cx=(x) cy=(y) r="4" {}
            }
            path class="tip" d="M-4-7 8 0-4 7z" transform={ (last.translate()) " rotate(" (turn) ")" } {}
        }
    }
}
