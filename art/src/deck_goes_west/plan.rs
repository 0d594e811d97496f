//! The marks of a plan on a tile: whether it can be reached, and at what cost.

use super::icon::JobIcon;
use super::woodcut::{INK, Woodcut, short};
use deck_goes_west::{Direction, Gait};

/// The mark of a plan on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mark {
    /// No mark.
    #[default]
    Plain,
    /// The viewer's meeple is here.
    Here,
    /// It can be chosen.
    Lit,
    /// It can be reached at this cost.
    Reach(Cost),
    /// It could be reached, with more steps than the plan has.
    More(Cost),
    /// The destination of the plan.
    Chosen(Cost),
    /// It cannot be reached.
    Beyond,
    /// A battle takes place here.
    Battle,
}

/// The cost of reaching a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    /// Steps by walking, climbing and sailing.
    pub gaits: [u8; 3],
    /// A ride on a train.
    pub train: bool,
    /// Unrevealed land on the way may cost more.
    pub or_more: bool,
    /// The side from which a walk enters it.
    pub from: Option<Direction>,
}

impl Mark {
    /// The cost, for marks that have one.
    pub(super) const fn cost(self) -> Option<Cost> {
        match self {
            Mark::Reach(cost) | Mark::More(cost) | Mark::Chosen(cost) => Some(cost),
            Mark::Plain | Mark::Here | Mark::Lit | Mark::Beyond | Mark::Battle => None,
        }
    }

    /// Draws a frame on the land, below everything that is printed on it.
    pub(super) fn frame(self, cut: &mut Woodcut) {
        if !matches!(self, Mark::Plain | Mark::Beyond) {
            cut.raw(r#"<rect class="dw-glow" x="6" y="6" width="148" height="148" rx="4"/>"#);
        }
    }

    /// Draws a veil over a tile that cannot be reached.
    pub(super) fn veil(self, cut: &mut Woodcut) {
        if self == Mark::Beyond {
            cut.raw(r#"<path class="dw-veil" d="M0 0h160v160H0z"/>"#);
        }
    }
}

impl Cost {
    /// Draws a plate with the cost, in place of the ways in.
    pub(super) fn draw(self, cut: &mut Woodcut) {
        let mut plate = Woodcut::default();
        let mut wide = 6.0;
        let paid = Gait::ALL.into_iter().zip(self.gaits).filter(|(_, cost)| *cost > 0);
        let mut shown: Vec<(Gait, u8)> = paid.collect();
        if shown.is_empty() && !self.train {
            // A walk along rails is free.
            shown.push((Gait::Walk, 0));
        }
        for (number, (gait, cost)) in shown.iter().enumerate() {
            let last = number + 1 == shown.len();
            let words = if self.or_more && last { format!("{cost}+") } else { cost.to_string() };
            let room = 13.0 * words.len() as f32;
            plate.text("dw-print", [wide + room / 2.0, 24.5], 23.0, &words);
            JobIcon::Gait(*gait).draw(&mut plate, [wide + room + 1.0, 3.5], 26.0);
            wide += room + 30.0;
        }
        if self.train {
            JobIcon::Train.draw(&mut plate, [wide, 3.5], 26.0);
            wide += 30.0;
        }
        let mut under = Woodcut::default();
        let across = short(wide);
        under.raw(&format!(
            r#"<rect x="2.5" y="2.5" width="{across}" height="33" rx="7" fill="{INK}"/><rect class="dw-plate" width="{across}" height="33" rx="7"/>"#
        ));
        under.add(&plate);
        cut.group("", "translate(7 7)", &under);
        if let Some(from) = self.from {
            let turn = match from {
                Direction::East => 0,
                Direction::South => 90,
                Direction::West => 180,
                Direction::North => 270,
            };
            cut.raw(&format!(
                r#"<path class="dw-way" d="M159 64v32l-24-16z" transform="rotate({turn} 80 80)"/>"#
            ));
        }
    }
}
