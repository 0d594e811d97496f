//! How far the land goes, and the way of a plan across it.

use super::Spot;
use crate::boards::deck_goes_west::drawn::woodcut::short;
use deck_goes_west::Place;
use maud::{Markup, html};

/// How far the land goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    west: i8,
    east: i8,
    north: i8,
    south: i8,
}

impl Extent {
    /// Of these tiles.
    pub(super) fn of(spots: &[Spot<'_>]) -> Extent {
        let columns = || spots.iter().map(|spot| spot.place.column);
        let rows = || spots.iter().map(|spot| spot.place.row);
        Extent {
            west: columns().max().unwrap_or_default(),
            east: columns().min().unwrap_or_default(),
            north: rows().min().unwrap_or_default(),
            south: rows().max().unwrap_or_default(),
        }
    }

    /// From West to East.
    pub(super) fn columns(self) -> impl Iterator<Item = i8> + use<> {
        (self.east..=self.west).rev()
    }

    /// From North to South.
    pub(super) fn rows(self) -> impl Iterator<Item = i8> {
        self.north..=self.south
    }

    /// The middle of a place, where a tile is 100 wide.
    fn middle(self, place: Place) -> [f32; 2] {
        let away = |far: i8, near: i8| (i16::from(far) - i16::from(near)) as f32 * 100.0;
        [away(self.west, place.column) + 50.0, away(place.row, self.north) + 56.0]
    }

    /// The way of a plan, over all tiles, with its head on the last.
    pub(super) fn trail(self, places: &[Place]) -> Markup {
        let points: Vec<[f32; 2]> = places.iter().map(|&place| self.middle(place)).collect();
        let [.., before, last] = points[..] else { return html! {} };
        // It begins beside the meeple, not on it.
        let mut points = points;
        if let [first, next, ..] = &mut points[..] {
            *first = [0, 1].map(|axis| first[axis] + (next[axis] - first[axis]) * 0.26);
        }
        let line: String = (0..)
            .zip(&points)
            .map(|(number, [x, y])| {
                format!("{}{} {}", if number == 0 { "M" } else { "L" }, short(*x), short(*y))
            })
            .collect();
        let turn = (last[1] - before[1]).atan2(last[0] - before[0]).to_degrees();
        let wide = (i16::from(self.west) - i16::from(self.east) + 1) * 100;
        let high = (i16::from(self.south) - i16::from(self.north) + 1) * 100;
        html! {
            svg class="dw-trail" viewBox={ "0 0 " (wide) " " (high) } aria-hidden="true" {
                path class="dw-trail-edge" d=(line) {}
                path class="dw-trail-line" d=(line) {}
                path class="dw-trail-head" d="M12 0L-12-12v24z" transform={ "translate(" (short(last[0])) " " (short(last[1])) ") rotate(" (turn.round()) ")" } {}
            }
        }
    }
}
