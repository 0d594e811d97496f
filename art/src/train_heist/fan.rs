//! Several figures on one space: in rows, horses behind cowboys on foot, and lying ones in front. Where there is little room
//! figures are smaller, and their badges are above their heads.

use super::curve::Point;
use super::pieces::FigureKind;

/// The smallest size of a figure.
const SMALLEST: f32 = 0.66;
/// The size below which badges on ponchos could not be read.
const CROWDED: f32 = 0.86;
/// The distance between rows; horses are behind and taller, so that they are visible over hats.
const ROWS: f32 = 17.0;
const HORSES: f32 = 27.0;
/// The width of a badge above a head.
pub(super) const RAISED: f32 = 17.0;

/// The room on a space.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// The position of a single figure's feet.
    pub(super) feet: Point,
    /// The distance from its left end to its right.
    pub(super) wide: f32,
    /// The maximum size of a figure.
    pub(super) size: f32,
}

/// The position and size of a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct FigurePlacement {
    pub(super) at: Point,
    pub(super) size: f32,
    /// The height of its badge above its feet, if it is not on the poncho.
    pub(super) raised: Option<f32>,
}

/// Spots for these figures, in the same order.
pub(super) fn fan(who: &[&FigureKind], room: Room) -> Vec<FigurePlacement> {
    let mut spots = vec![FigurePlacement { at: room.feet, size: room.size, raised: None }; who.len()];
    let rows = rows(who, room);
    // The rows share the depth of the space: most of it is up, behind.
    let deep: f32 = rows.iter().rev().skip(1).map(|row| row.depth).sum();
    let mut y = room.feet.y - 0.66 * deep;
    for row in &rows {
        let mut x = room.feet.x - row.wide / 2.0;
        for (order, &at) in row.who.iter().enumerate() {
            let step = row.wide * width_of(who[at]) / row.needed;
            // Badges are drawn side by side; where they do not fit, every other one is higher.
            let higher = if order % 2 == 1 && step < RAISED { RAISED * 0.8 } else { 0.0 };
            let raised = (row.raised && is_cowboy(who[at])).then_some(52.0 * row.size + 5.0 + higher);
            spots[at] = FigurePlacement { at: Point::new(x + step / 2.0, y), size: row.size, raised };
            x += step;
        }
        y += row.depth;
    }
    spots
}

/// A row of figures.
struct Row {
    who: Vec<usize>,
    /// The width they need, the width they have, and their size.
    needed: f32,
    wide: f32,
    size: f32,
    /// Whether their badges are above their heads.
    raised: bool,
    /// The distance to the row in front.
    depth: f32,
}

/// One row if all figures fit; otherwise horses, cowboys on foot, and lying ones.
fn rows(who: &[&FigureKind], room: Room) -> Vec<Row> {
    let width: f32 = who.iter().map(|what| width_of(what) * room.size).sum();
    let of =
        |is: fn(&FigureKind) -> bool| -> Vec<usize> { (0..who.len()).filter(|&at| is(who[at])).collect() };
    let kinds: [fn(&FigureKind) -> bool; 3] = [
        |what| matches!(what, FigureKind::Horse { .. }),
        |what| matches!(what, FigureKind::Cowboy(_) | FigureKind::Sheriff),
        |what| matches!(what, FigureKind::Flat(_)),
    ];
    let parted = if width <= room.wide { vec![of(|_| true)] } else { kinds.map(of).to_vec() };
    let parted: Vec<Vec<usize>> = parted.into_iter().filter(|row| !row.is_empty()).collect();
    let many = parted.len();
    let row = |(number, row): (usize, Vec<usize>)| {
        let needed: f32 = row.iter().map(|&at| width_of(who[at])).sum();
        let size = (room.wide / needed.max(1.0))
            .clamp(SMALLEST, if many > 2 { CROWDED } else { 1.0 })
            .min(room.size);
        let is_hidden = number + 1 < many;
        let raised = row.iter().any(|&at| is_cowboy(who[at])) && (size < CROWDED || is_hidden);
        let horses = row.iter().any(|&at| matches!(who[at], FigureKind::Horse { .. }));
        let depth = if horses { HORSES } else { ROWS };
        Row { who: row, needed, wide: (needed * size).min(room.wide), size, raised, depth }
    };
    let mut rows: Vec<Row> = parted.into_iter().enumerate().map(row).collect();
    if let [behind, front, ..] = &mut rows[..]
        && front.raised
    {
        behind.depth += RAISED;
    }
    rows
}

fn is_cowboy(what: &FigureKind) -> bool {
    matches!(what, FigureKind::Cowboy(_))
}

/// The width of a figure.
fn width_of(what: &FigureKind) -> f32 {
    match what {
        FigureKind::Cowboy(_) | FigureKind::Sheriff => 30.0,
        FigureKind::Horse { riders, .. } if riders.len() > 1 => 54.0,
        FigureKind::Horse { .. } => 48.0,
        FigureKind::Flat(_) => 50.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use train_heist::Colour;

    #[test]
    fn everybody_has_a_place_of_their_own() {
        let cowboys = Colour::ALL.map(FigureKind::Cowboy);
        let horses = [1, 2].map(|number| FigureKind::Horse { number, riders: Vec::new() });
        let all: Vec<&FigureKind> = cowboys.iter().chain(&horses).collect();
        for wide in [40.0, 60.0, 80.0, 130.0, 190.0] {
            let spots = fan(&all, Room { feet: Point::new(100.0, 100.0), wide, size: 1.0 });
            for (at, spot) in spots.iter().enumerate() {
                let near = |other: &&FigurePlacement| {
                    (spot.at.x - other.at.x).abs() < 9.0 && (spot.at.y - other.at.y).abs() < 9.0
                };
                assert!(!spots[at + 1..].iter().any(|other| near(&other)), "{wide}: {spots:?}");
                assert!((spot.at.x - 100.0).abs() <= wide / 2.0 + 1.0, "{wide}: {spots:?}");
            }
        }
    }

    #[test]
    fn badges_of_neighbours_never_hide_each_other() {
        let all = Colour::ALL.map(FigureKind::Cowboy);
        let all: Vec<&FigureKind> = all.iter().collect();
        for wide in [40.0, 50.0, 60.0, 80.0, 130.0] {
            let spots = fan(&all, Room { feet: Point::new(0.0, 0.0), wide, size: 1.0 });
            let apart = |pair: &[FigurePlacement]| match (pair[0].raised, pair[1].raised) {
                (Some(one), Some(other)) => {
                    pair[1].at.x - pair[0].at.x >= RAISED || (one - other).abs() > 10.0
                }
                _ => pair[1].at.x - pair[0].at.x >= 16.0,
            };
            assert!(spots.windows(2).all(apart), "{wide}: {spots:?}");
        }
    }

    #[test]
    fn one_stands_in_the_middle() {
        let spots =
            fan(&[&FigureKind::Sheriff], Room { feet: Point::new(10.0, 20.0), wide: 40.0, size: 1.0 });
        assert_eq!(spots, [FigurePlacement { at: Point::new(10.0, 20.0), size: 1.0, raised: None }]);
    }
}
