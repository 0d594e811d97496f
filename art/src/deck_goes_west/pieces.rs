//! The pieces on a tile: rails, bandits, meeples, the wagon.

use super::woodcut::{Woodcut, short};
use deck_goes_west::Terrain;
use maud::{Markup, html};

/// The distance between neighbouring tiles on the map.
const ACROSS: f32 = 164.0;

/// A seat's meeple, whose hat, letter and colour depend on the seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Meeple {
    /// The number of the seat, 0 to 4.
    pub seat: usize,
    /// It lies on its back.
    pub lying: bool,
    /// It has just moved here from this many columns to the East and rows to the South.
    pub came: Option<[i8; 2]>,
}

/// The pieces on a tile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pieces {
    /// A railway; on a lake it is a bridge.
    pub rail: bool,
    /// The number of bandits.
    pub bandits: u16,
    /// The meeples, from left to right.
    pub meeples: Vec<Meeple>,
    /// The wagon of the mission.
    pub wagon: bool,
}

impl Pieces {
    /// Draws all pieces on the ground of a tile.
    pub(super) fn draw(&self, cut: &mut Woodcut, terrain: Terrain) {
        if self.rail {
            if terrain == Terrain::Lake {
                cut.symbol("track-bridge", "", [0.0, 92.0, 160.0, 44.0]);
            } else {
                cut.symbol("track-rail", "", [0.0, 98.0, 160.0, 26.0]);
            }
        }
        if self.wagon {
            // Behind the meeples.
            let top = if self.meeples.is_empty() { 66.0 } else { 54.0 };
            cut.symbol("wagon", "", [4.0, top, 66.0, 49.5]);
        }
        bandits(cut, self.bandits);
        self.people(cut);
        bandit_count(cut, self.bandits);
    }

    /// Draws meeples side by side: the more there are, the closer they stand, but every letter can be read.
    fn people(&self, cut: &mut Woodcut) {
        let high = match self.meeples.len() {
            0 | 1 => 58.0,
            2 => 52.0,
            3 => 46.0,
            _ => 42.0,
        };
        let right = match (self.bandits, self.meeples.len()) {
            (0, _) => 154.0,
            (_, 1 | 2) => 108.0,
            _ => 134.0,
        };
        let room = right - 6.0;
        let wide = |meeple: &Meeple| if meeple.lying { high } else { high * 0.8 };
        let all: f32 = self.meeples.iter().map(wide).sum();
        let closer = (room / all.max(1.0)).min(1.0);
        let mut left = 6.0 + (room - all * closer) / 2.0;
        for meeple in &self.meeples {
            let wide = wide(meeple) * closer;
            meeple.draw(cut, [left + wide / 2.0, 119.0], high);
            left += wide;
        }
    }
}

impl Meeple {
    /// Draws the meeple with its feet at a position; a lying one has its head in the West.
    fn draw(self, cut: &mut Woodcut, [middle, feet]: [f32; 2], high: f32) {
        let wide = high * 40.0 / 48.0;
        let (seat, class) = (format!("seat-{}", self.seat), format!("k-seat-{}", self.seat));
        let mut drawn = Woodcut::default();
        drawn.symbol(&seat, &class, [0.0, 0.0, wide, high]);
        let [x, y] = [middle - wide / 2.0, feet - high];
        match self.came {
            _ if self.lying => {
                let moved = format!("translate({} {}) rotate(-90)", short(middle - high / 2.0), short(feet));
                cut.group("dw-meeple lying", &moved, &drawn);
            }
            Some(from) => cut.group_along("dw-meeple", [x, y], &hop(from, [x, y]), &drawn),
            None => cut.group("dw-meeple", &format!("translate({} {})", short(x), short(y)), &drawn),
        }
    }
}

/// The path of a hop to this tile, as the page's script plays it: milliseconds, position, turn, size, opacity.
fn hop([east, south]: [i8; 2], [x, y]: [f32; 2]) -> String {
    let far = [east, south].map(|places| f32::from(places) * ACROSS);
    let at = |part: f32, up: f32| [x + far[0] * part, y + far[1] * part - up].map(short).join(" ");
    let steps = [(0, 1.0, 0.0), (110, 0.75, 26.0), (220, 0.5, 36.0), (330, 0.25, 26.0), (440, 0.0, 0.0)];
    steps.map(|(time, part, up)| format!("{time} {} 0 1 1 1", at(part, up))).join(";")
}

/// Draws bandits below the star, at most two in a row: a big one counts for five.
fn bandits(cut: &mut Woodcut, many: u16) {
    let mut top = 42.0;
    for row in group(many).chunks(2) {
        let mut right = 155.0;
        for (symbol, size) in row {
            cut.symbol(symbol, "", [right - size, top, *size, *size]);
            right -= size * 0.86;
        }
        let (_, size) = row[0];
        top += size * 0.72;
    }
}

/// The drawn bandits and their sizes: never more than two big ones.
fn group(many: u16) -> Vec<(&'static str, f32)> {
    let (fives, ones) = (usize::from(many / 5).min(2), usize::from(many % 5));
    let mut group = vec![("bandit5", 50.0); fives];
    group.extend(vec![("bandit", 38.0); ones]);
    group
}

/// From two bandits on, a plate with their number.
fn bandit_count(cut: &mut Woodcut, bandits: u16) {
    if bandits < 2 {
        return;
    }
    let words = bandits.to_string();
    let wide = 12.0 + 11.0 * words.len() as f32;
    let left = 157.0 - wide;
    // Below the first row, where no job hides it.
    let y = if bandits < 5 { 68.0 } else { 78.0 };
    cut.raw(&format!(
        r#"<rect class="dw-many" x="{}" y="{}" width="{}" height="22" rx="11"/>"#,
        short(left),
        short(y),
        short(wide)
    ));
    cut.text("dw-cream", [left + wide / 2.0, y + 16.8], 17.0, &words);
}

/// A single meeple.
pub fn meeple(seat: usize) -> Markup {
    html! {
        svg class="dw-figure" viewBox="0 0 40 48" aria-hidden="true" {
            use class={ "k-seat-" (seat) } href={ "#dw-seat-" (seat) } width="40" height="48" {}
        }
    }
}

/// This many bandits in a row; those that leave are crossed out.
pub fn gang(stay: u16, leave: u16) -> Markup {
    html! {
        span class="dw-gang" aria-hidden="true" {
            @for number in 0..stay.saturating_add(leave).min(40) {
                svg class=(if number < stay { "dw-bandit" } else { "dw-bandit gone" }) viewBox="0 0 40 40" {
                    use href="#dw-bandit" width="40" height="40" {}
                    @if number >= stay { path d="M5 5l30 30M35 5L5 35" stroke="#fbf4e4" stroke-width="5" {} }
                }
            }
        }
    }
}

/// A grave for a danger card: one that a player has, or one that could still be taken.
pub fn grave(full: bool) -> Markup {
    html! {
        svg class=(if full { "dw-grave full" } else { "dw-grave" }) viewBox="0 0 24 24" aria-hidden="true" {
            use href="#dw-grave" width="24" height="24" {}
        }
    }
}
