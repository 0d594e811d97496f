//! The picture at the end of a game: the fate of each player. It is aligned to its right end: on a wide page the text covers
//! its left half, on a narrow one it stands above. West is left, where the sun goes down.

use super::woodcut::{INK, Woodcut, short};
use crate::template::drawing;
use maud::{Markup, html};

/// The y coordinate of the ground.
const GROUND: f32 = 226.0;

/// The kinds of end that have different pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    /// The players ride into the sunset.
    Won,
    /// The sun is gone, and the goal was far away.
    TooLate,
    /// A player died.
    Died,
    /// The winner goes before the others.
    Versus,
}

/// A player at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FarewellPlayer {
    /// The number of the seat, which colours the meeple.
    pub seat: usize,
    /// Winners are drawn first.
    pub won: bool,
    /// A grave is drawn for a player who is not alive.
    pub alive: bool,
}

/// The picture of an end, with the points on the signpost; `said` is its accessible name.
pub fn farewell(end: Farewell, people: &[FarewellPlayer], points: u16, said: &str) -> Markup {
    let mut cut = Woodcut::default();
    let is_dark = matches!(end, Farewell::TooLate | Farewell::Died);
    let sky = if is_dark {
        drawing!("deck-goes-west/farewell/night")
    } else {
        drawing!("deck-goes-west/farewell/day")
    };
    cut.raw(sky);
    cut.raw(drawing!("deck-goes-west/farewell/land"));
    signpost(&mut cut, points);
    match end {
        Farewell::TooLate => cut.raw(drawing!("deck-goes-west/farewell/camp")),
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

/// A signpost with the points.
fn signpost(cut: &mut Woodcut, points: u16) {
    cut.raw(drawing!("deck-goes-west/farewell/signpost"));
    cut.symbol("vp", "dw-onpaper", [482.0, 98.0, 44.0, 44.0]);
    cut.text("dw-print", [550.0, 131.0], 32.0, &points.to_string());
}

/// The players side by side, winners first; a cross for each who died.
fn company(cut: &mut Woodcut, end: Farewell, people: &[FarewellPlayer]) {
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
            let (seat, class) = (format!("seat-{}", person.seat), format!("k-seat-{}", person.seat));
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
    cross.raw(drawing!("deck-goes-west/farewell/cross"));
    cut.group("", &format!("translate({} {})", short(x), short(feet)), &cross);
}
