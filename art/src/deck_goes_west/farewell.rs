//! The picture at the end of a game: what became of everybody. It is seen from its right end: on a wide page words stand over its
//! left half, on a narrow one above it. West is left, where the sun goes down.

use super::woodcut::{CREAM, INK, Woodcut, short};
use maud::{Markup, html};

/// Where everybody stands.
const GROUND: f32 = 226.0;

/// How a game ends, as far as its picture goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    /// Into the sunset.
    Won,
    /// The sun is gone, and the goal was far away.
    TooLate,
    /// Somebody did not come through.
    Died,
    /// Whoever won goes before the others.
    Versus,
}

/// Somebody at the end, by the number of the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The number of the seat, which colours the meeple.
    pub seat: usize,
    /// Winners stand first.
    pub won: bool,
    /// A grave stands for anybody who is not.
    pub alive: bool,
}

/// The picture of an end: everybody, the points on the signpost, and what it shows in words.
pub fn farewell(end: Farewell, people: &[Parting], points: u16, said: &str) -> Markup {
    let mut cut = Woodcut::default();
    let is_dark = matches!(end, Farewell::TooLate | Farewell::Died);
    sky(&mut cut, is_dark);
    land(&mut cut);
    signpost(&mut cut, points);
    match end {
        Farewell::TooLate => camp(&mut cut),
        Farewell::Won => cut.symbol("wagon", "", [364.0, GROUND - 92.0, 126.0, 94.5]),
        Farewell::Died | Farewell::Versus => {}
    }
    company(&mut cut, end, people);
    let class = if is_dark { "dw-farewell dark" } else { "dw-farewell" };
    html! {
        svg class=(class) viewBox="-600 -150 1200 430" preserveAspectRatio="xMaxYMax slice" role="img" aria-label=(said) {
            (cut.markup())
        }
    }
}

/// A half sun with its rays, or the moon with stars.
fn sky(cut: &mut Woodcut, is_dark: bool) {
    cut.raw(r#"<path class="dw-far-sky" d="M-1200-400h2400v800h-2400z"/>"#);
    let rays: String = (0_i16..19)
        .map(|ray| {
            let end = |degrees: i16| {
                let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
                format!("L{} {}", short(200.0 + 1500.0 * cos), short(150.0 - 1500.0 * sin))
            };
            format!("M200 150{}{}z", end(ray * 10 - 5), end(ray * 10))
        })
        .collect();
    if is_dark {
        cut.raw(r#"<circle class="dw-far-sun" cx="470" cy="-60" r="44"/><path class="dw-far-ring" d="M452-98a44 44 0 1 0 54 62a40 40 0 0 1-54-62z"/>"#);
        let stars: String =
            [[110, -20], [200, -96], [290, -40], [372, -110], [560, -112], [556, -8], [330, 40]]
                .map(|[x, y]| format!("M{x} {y}l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"))
                .concat();
        cut.raw(&format!(r#"<path class="dw-far-star" d="{stars}"/>"#));
    } else {
        cut.raw(&format!(
            r#"<path class="dw-far-rays" d="{rays}"/><circle class="dw-far-ring" cx="200" cy="150" r="176"/><circle class="dw-far-sun" cx="200" cy="150" r="122"/>"#
        ));
    }
}

/// Mesas, hills and the trail.
fn land(cut: &mut Woodcut) {
    cut.raw(r#"<path class="dw-far-hill" d="M-1200 172v-24h500l36-54h96l30 54h420l40-30 60-6 26-44h92l30 50 70 6 40 24h210l44-76h86l24 46 74 8 40 22h400v24z"/>"#);
    cut.raw(
        r#"<path class="dw-far-land" d="M-1200 170h2400v240h-2400z"/><path d="M-1200 170h2400" class="dw-far-line"/><path class="dw-far-trail" d="M300 400q30-110-40-150-60-34-52-78h10q0 40 80 74 110 46 130 154z"/>"#,
    );
    for (x, y, size) in [(64.0, 198.0, 1.1), (96.0, 210.0, 0.9), (576.0, 194.0, 1.1), (594.0, 210.0, 1.4)] {
        cut.put("pine", [x, y], size);
    }
    for [x, y] in
        [[150.0, 256.0], [252.0, 214.0], [352.0, 262.0], [470.0, 266.0], [548.0, 258.0], [120.0, 226.0]]
    {
        cut.put("tuft", [x, y], 1.7);
    }
    cut.put("stone", [520.0, 272.0], 1.6);
    cut.put("stone", [176.0, 270.0], 1.3);
}

/// A board that says how many points it was.
fn signpost(cut: &mut Woodcut, points: u16) {
    cut.stroke("M530 150v110", 15.0, INK, "");
    cut.stroke("M530 150v110", 9.0, "#8f5c34", "");
    cut.shape("M462 120l22-34h92v68h-92z", "#f2e2bd", 3.0);
    cut.symbol("vp", "dw-onpaper", [482.0, 98.0, 44.0, 44.0]);
    cut.text("dw-print", [550.0, 131.0], 32.0, &points.to_string());
}

/// A tent and a fire that goes out.
fn camp(cut: &mut Woodcut) {
    cut.put("tent", [440.0, GROUND], 2.1);
    cut.raw(r##"<path d="M352 232c-13-5-13-20 0-36 13 16 13 31 0 36z" fill="#e9a23b" stroke="#2b1d14" stroke-width="2"/><path d="M352 230c-6-3-6-10 0-16 6 6 6 13 0 16z" fill="#f7d27a"/>"##);
    cut.stroke("M330 238l44-8M330 230l44 8", 6.0, INK, "");
}

/// Everybody beside one another, winners first; a cross for whoever did not come through.
fn company(cut: &mut Woodcut, end: Farewell, people: &[Parting]) {
    let mut people = people.to_vec();
    people.sort_by_key(|person| (!person.won, !person.alive));
    let room = if end == Farewell::Won { 236.0 } else { 330.0 };
    let apart = (room / people.len().max(1) as f32).min(86.0);
    for (number, person) in (0_u8..).zip(&people) {
        let x = 128.0 + apart * (f32::from(number) + 0.5);
        let leads = end == Farewell::Versus && person.won;
        let high = if leads { 118.0 } else { 84.0 };
        let feet = GROUND + if leads { 26.0 } else { 6.0 };
        if person.alive {
            let wide = high * 40.0 / 48.0;
            let (seat, class) = (format!("seat-{}", person.seat % 5), format!("k-seat-{}", person.seat % 5));
            cut.raw(&format!(
                r#"<ellipse cx="{}" cy="{}" rx="{}" ry="6" fill="{INK}" opacity=".3"/>"#,
                short(x),
                short(feet),
                short(wide * 0.42)
            ));
            cut.symbol(&seat, &class, [x - wide / 2.0, feet - high, wide, high]);
        } else {
            grave(cut, x, feet);
        }
    }
}

/// A wooden cross on a heap of stones.
fn grave(cut: &mut Woodcut, x: f32, feet: f32) {
    let mut cross = Woodcut::default();
    cross.shape("M-6 0v-44h-18v-11h18v-19h12v19h18v11H6V0z", "#a9784c", 2.6);
    cross.shape("M-32 4c2-12 16-8 20-12s12-6 18 0 18-2 26 12z", "#9a8c7c", 2.4);
    cross.stroke("M-14-2l8-4M6-2l8-3", 1.8, CREAM, "");
    cut.group("", &format!("translate({} {})", short(x), short(feet)), &cross);
}
