//! The Main Map as text: every space by its name in notation, at the edition's coordinates, scaled to the area.

use super::piece::standing;
use crate::play::lettering::width;
use crate::play::screen::styles;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use train_heist::{Decision, Edition, SiteKind, Space, SpaceSet, View};

/// The least lines of the map; with fewer, labels no longer fit near their spaces.
pub(super) const LEAST_HEIGHT: u16 = 12;

/// The label of a space: its name and what is on it.
#[derive(Clone, Debug)]
struct Label {
    space: Space,
    parts: Vec<(String, Style)>,
    width: u16,
}

/// Draws the map; underlines the spaces that legal decisions lead to.
pub(super) fn draw(view: &View, area: Rect, buffer: &mut Buffer) {
    let edition = view.game().edition();
    let goals = goals(view);
    let mut labels: Vec<Label> =
        edition.main_map().map(|space| Label::of(view, space, goals.contains(space))).collect();
    // Occupied spaces come first and get their exact places; plain ground comes last.
    labels
        .sort_by_key(|label| (standing(view, label.space).is_empty(), rank(edition.site(label.space).kind)));
    let mut room = Room { area, taken: vec![false; usize::from(area.width) * usize::from(area.height)] };
    let mut centres = vec![None; Space::MAIN];
    let mut placed = Vec::new();
    for label in labels {
        let wished = scaled(edition, label.space, area);
        let Some((x, y)) = room.take(wished, label.width) else { continue };
        centres[label.space.number()] = Some((x + label.width / 2, y));
        placed.push((x, y, label));
    }
    for (one, other) in tracks(edition) {
        if let (Some(one), Some(other)) = (centres[one.number()], centres[other.number()]) {
            lay_track(one, other, buffer);
        }
    }
    for (mut x, y, label) in placed {
        for (text, style) in &label.parts {
            buffer.set_string(x, y, text, *style);
            x += width(text) as u16;
        }
    }
}

impl Label {
    fn of(view: &View, space: Space, is_goal: bool) -> Label {
        let edition = view.game().edition();
        let site = edition.site(space);
        let ground = match site.kind {
            SiteKind::Rail | SiteKind::Junction => styles::iron(),
            SiteKind::Town => styles::gold(),
            _ => styles::quiet(),
        };
        let name = if is_goal { styles::loud().add_modifier(Modifier::UNDERLINED) } else { ground };
        let mut parts = Vec::new();
        match view.train.iter().position(|&rail| rail == space) {
            Some(car) => parts.push((format!("[{}]", car + 1), styles::heading())),
            None => parts.push((site.id.clone(), name)),
        }
        let mut mark = |text: String, style| parts.push((text, style));
        if edition.board.stars.contains(space) {
            mark("*".to_owned(), styles::gold());
        }
        if edition.board.tunnel.contains(space) {
            mark("∩".to_owned(), styles::iron());
        }
        if is_territory(view, space) {
            mark("!".to_owned(), styles::fire());
        }
        if let Some(junction) = edition.junction(space).filter(|_| !view.final_run) {
            mark(format!("/{}", view.switches[junction].word()), styles::loud());
        }
        if let Some(town) = edition.town(space) {
            mark(format!("${}", view.towns[town].len()), styles::gold());
        }
        let pieces = standing(view, space);
        if !pieces.is_empty() {
            mark(":".to_owned(), ground);
            parts.extend(pieces);
        }
        let width = parts.iter().map(|(text, _)| width(text) as u16).sum();
        Label { space, parts, width }
    }
}

/// TH-EVENT-05. Does Cherokee Territory cover this space?
fn is_territory(view: &View, space: Space) -> bool {
    let edition = view.game().edition();
    (0..view.territories.len())
        .any(|cactus| view.territories[cactus] && edition.territory(cactus).contains(space))
}

/// The spaces that the viewer's legal decisions lead to.
fn goals(view: &View) -> SpaceSet {
    let goal = |decision: &Decision| match decision {
        Decision::Move(to) | Decision::To(to) | Decision::Send(to) => Some(*to),
        _ => None,
    };
    view.legal.iter().filter_map(goal).collect()
}

/// The priority of a space when labels are placed; the lowest comes first.
const fn rank(kind: SiteKind) -> u8 {
    match kind {
        SiteKind::Junction | SiteKind::Canyon => 0,
        SiteKind::Town | SiteKind::Cactus => 1,
        SiteKind::Rail => 2,
        _ => 3,
    }
}

/// The cell of a space: the board's coordinates, scaled to the area.
fn scaled(edition: &Edition, space: Space, area: Rect) -> (u16, u16) {
    let along = |axis: usize, room: u16| {
        let places = edition.board.sites.iter().map(|site| site.middle[axis]);
        let (least, most) =
            places.fold((i32::MAX, i32::MIN), |(least, most), at| (least.min(at), most.max(at)));
        let at = i64::from(edition.site(space).middle[axis] - least);
        let (span, room) = (i64::from(most - least).max(1), i64::from(room.saturating_sub(1)));
        ((2 * at * room + span) / (2 * span)) as u16
    };
    (area.x + along(0, area.width), area.y + along(1, area.height))
}

/// The cells that are taken by labels.
struct Room {
    area: Rect,
    taken: Vec<bool>,
}

impl Room {
    /// Takes the free cells for a label of this many letters that are nearest to a place, with a gap at both sides.
    fn take(&mut self, (x, y): (u16, u16), letters: u16) -> Option<(u16, u16)> {
        let area = self.area;
        let rows = area.y..area.bottom();
        let columns = area.x..=area.right().checked_sub(letters)?;
        let places = rows.flat_map(|row| columns.clone().map(move |column| (column, row)));
        // A cell is about half as wide as high; moving sideways costs little, moving up or down takes the label off its line.
        let distance = |&(column, row): &(u16, u16)| {
            let aside = i32::from(column + letters / 2) - i32::from(x);
            let across = 3 * (i32::from(row) - i32::from(y));
            (aside * aside + across * across, row, column)
        };
        let free = places.filter(|&place| self.is_free(place, letters));
        let (column, row) = free.min_by_key(distance)?;
        for at in column..column + letters {
            let index = self.index(at, row);
            if let Some(taken) = self.taken.get_mut(index) {
                *taken = true;
            }
        }
        Some((column, row))
    }

    fn is_free(&self, (column, row): (u16, u16), letters: u16) -> bool {
        let from = column.saturating_sub(1).max(self.area.x);
        let to = (column + letters + 1).min(self.area.right());
        (from..to).all(|at| self.taken.get(self.index(at, row)) == Some(&false))
    }

    fn index(&self, column: u16, row: u16) -> usize {
        usize::from(row - self.area.y) * usize::from(self.area.width) + usize::from(column - self.area.x)
    }
}

/// Pairs of adjacent rails, each pair once.
fn tracks(edition: &Edition) -> impl Iterator<Item = (Space, Space)> {
    let rails = edition.board.rails;
    rails.iter().flat_map(move |rail| {
        edition.beside(rail).and(rails).iter().filter(move |&next| rail < next).map(move |next| (rail, next))
    })
}

/// Draws dots from one cell to another, without the ends.
fn lay_track((x1, y1): (u16, u16), (x2, y2): (u16, u16), buffer: &mut Buffer) {
    let steps = x1.abs_diff(x2).max(y1.abs_diff(y2));
    for step in 1..steps {
        let between = |from: u16, to: u16| {
            let way = 2 * (i32::from(to) - i32::from(from)) * i32::from(step);
            let steps = 2 * i32::from(steps);
            (i32::from(from) + (way + way.signum() * steps / 2) / steps) as u16
        };
        buffer.set_string(between(x1, x2), between(y1, y2), "·", styles::iron());
    }
}
