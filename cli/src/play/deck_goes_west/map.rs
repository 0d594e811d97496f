//! The map as text: West is left, every tile a box; clipped to the area it is drawn in.

use super::piece::{chip, code, ground, letters};
use crate::play::lettering::fitted;
use crate::play::screen::styles;
use crate::play::translator::Translator;
use deck_goes_west::{Decision, Place, SeenTile, View};
use game::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The inside of a box: columns and lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    columns: u16,
    lines: u16,
}

/// Two lines: the terrain with what is built there, then bandits and meeples.
const SMALL: Size = Size { columns: 7, lines: 2 };
/// A third line for the tile's name.
const LARGE: Size = Size { columns: 15, lines: 3 };
/// Boxes are large where at least this many columns and rows of large ones fit.
const ROOMY: (i16, i16) = (5, 5);

impl Size {
    fn fitting(area: Rect) -> Size {
        let (columns, rows) = LARGE.room(area);
        if columns >= ROOMY.0 && rows >= ROOMY.1 { LARGE } else { SMALL }
    }

    /// The columns and rows of boxes that fit into the area.
    const fn room(self, area: Rect) -> (i16, i16) {
        let columns = area.width.saturating_sub(1) / (self.columns + 1);
        let rows = area.height.saturating_sub(1) / (self.lines + 1);
        (columns as i16, rows as i16)
    }
}

/// The visible section of the map: its top left box, and its columns and rows.
#[derive(Clone, Copy, Debug)]
struct Window {
    size: Size,
    /// The map column and row of the top left box.
    west: i16,
    north: i16,
    columns: i16,
    rows: i16,
}

impl Window {
    /// The largest section that fits, centred on a place; with an even number of columns, one more lies West of it.
    fn around(view: &View, focus: Place, area: Rect) -> Window {
        let size = Size::fitting(area);
        let room = size.room(area);
        let columns = view.map.iter().map(|seen| i16::from(seen.place.column));
        let rows = view.map.iter().map(|seen| i16::from(seen.place.row));
        let [east, west] = [columns.clone().min(), columns.max()].map(Option::unwrap_or_default);
        let [north, south] = [rows.clone().min(), rows.max()].map(Option::unwrap_or_default);
        let columns = room.0.min(west - east + 1);
        let rows = room.1.min(south - north + 1);
        Window {
            size,
            west: (i16::from(focus.column) + columns / 2).clamp(east + columns - 1, west),
            north: (i16::from(focus.row) - rows / 2).clamp(north, south - rows + 1),
            columns,
            rows,
        }
    }

    /// The column and row of a place's box, relative to the top left box; outside of the window, too.
    fn box_of(&self, place: Place) -> (i16, i16) {
        (self.west - i16::from(place.column), i16::from(place.row) - self.north)
    }

    /// The column and row of a place's box, if it is visible.
    fn find(&self, place: Place) -> Option<(i16, i16)> {
        let (across, down) = self.box_of(place);
        let inside = (0..self.columns).contains(&across) && (0..self.rows).contains(&down);
        inside.then_some((across, down))
    }

    /// The top left corner of a box on the screen, its frame included.
    const fn corner(&self, across: i16, down: i16, area: Rect) -> (u16, u16) {
        let x = area.x + across as u16 * (self.size.columns + 1);
        (x, area.y + down as u16 * (self.size.lines + 1))
    }
}

/// The columns and lines that the map takes of an area.
pub(super) fn takes(view: &View, area: Rect) -> (u16, u16) {
    let Window { size, columns, rows, .. } = Window::around(view, Place { column: 0, row: 0 }, area);
    let [columns, rows] = [columns, rows].map(|boxes| boxes.max(0) as u16);
    (columns * (size.columns + 1) + 1, rows * (size.lines + 1) + 1)
}

/// Draws the map around a place. Underlines the goals of all legal decisions and highlights the goal of the chosen one.
pub(super) fn draw(
    view: &View,
    focus: Place,
    chosen: Option<Decision>,
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    let window = Window::around(view, focus, area);
    if window.columns < 1 || window.rows < 1 {
        return;
    }
    draw_frames(view, &window, area, buffer);
    let goals: Vec<Place> = view.legal.iter().filter_map(|&decision| view.leads_to(decision)).collect();
    let goal = chosen.and_then(|decision| view.leads_to(decision));
    for seen in &view.map {
        let Some((across, down)) = window.find(seen.place) else { continue };
        let (x, y) = window.corner(across, down, area);
        let inside = Rect::new(x + 1, y + 1, window.size.columns, window.size.lines);
        let mark = match seen.place {
            place if goal == Some(place) => styles::focus(),
            place if goals.contains(&place) => Style::new().add_modifier(Modifier::UNDERLINED),
            _ => Style::new(),
        };
        draw_tile(view, seen, mark, translator, inside, buffer);
    }
}

/// Draws a frame around every box; neighbours share a line.
fn draw_frames(view: &View, window: &Window, area: Rect, buffer: &mut Buffer) {
    // Counts tiles outside of the window too, so that lines at its edge continue where the map does.
    let is_tile =
        |across: i16, down: i16| view.map.iter().any(|seen| window.box_of(seen.place) == (across, down));
    for down in 0..=window.rows {
        for across in 0..=window.columns {
            let [north_west, north_east, south_west, south_east] =
                [(-1, -1), (0, -1), (-1, 0), (0, 0)].map(|(x, y)| is_tile(across + x, down + y));
            let (x, y) = window.corner(across, down, area);
            let joint = joint([
                north_west || north_east,
                south_west || south_east,
                north_west || south_west,
                north_east || south_east,
            ]);
            buffer.set_string(x, y, joint, styles::quiet());
            if across < window.columns && (north_east || south_east) {
                let line = "─".repeat(window.size.columns.into());
                buffer.set_string(x + 1, y, line, styles::quiet());
            }
            if down < window.rows && (south_west || south_east) {
                for line in 1..=window.size.lines {
                    buffer.set_string(x, y + line, "│", styles::quiet());
                }
            }
        }
    }
}

/// The box-drawing character with arms up, down, left and right.
const fn joint(ways: [bool; 4]) -> &'static str {
    match ways {
        [true, true, true, true] => "┼",
        [true, true, true, false] => "┤",
        [true, true, false, true] => "├",
        [true, false, true, true] => "┴",
        [false, true, true, true] => "┬",
        [true, false, true, false] => "┘",
        [true, false, false, true] => "└",
        [false, true, true, false] => "┐",
        [false, true, false, true] => "┌",
        _ => " ",
    }
}

/// `Fo=w 14`, then `b2 DH`: forest with a railway, the wagon, bandit number 14; two bandits, two meeples.
fn draw_tile(
    view: &View,
    seen: &SeenTile,
    mark: Style,
    translator: &Translator,
    inside: Rect,
    buffer: &mut Buffer,
) {
    let tile = seen.tile.map(|tile| view.game().edition().tile(tile));
    let columns = usize::from(inside.width);
    let (name, ground) = match tile {
        Some(tile) => (code(tile.terrain, translator), ground(tile.terrain)),
        None => ("??".to_owned(), styles::quiet()),
    };
    let mut x = inside.x;
    let mut write = |text: &str, style: Style| {
        x = buffer.set_stringn(x, inside.y, text, usize::from(inside.right() - x), style).0;
    };
    write(&name, ground.patch(mark));
    write(if seen.rail { "=" } else { " " }, styles::loud());
    write(if view.wagon == Some(seen.place) { "w" } else { " " }, styles::gold());
    if let Some(tile) = tile {
        let number = tile.bandit.to_string();
        let at = inside.right().saturating_sub(number.len() as u16);
        buffer.set_string(at, inside.y, number, styles::quiet());
    }
    draw_people(view, seen, Rect { y: inside.y + 1, height: 1, ..inside }, buffer);
    if let Some(tile) = tile.filter(|_| inside.height > 2) {
        let name = fitted(translator.phrase(&tile.name), columns);
        buffer.set_string(inside.x, inside.y + 2, name, styles::quiet());
    }
}

/// Bandits to the left, meeples to the right; a meeple that lies down has a lowercase letter.
fn draw_people(view: &View, seen: &SeenTile, line: Rect, buffer: &mut Buffer) {
    if seen.bandits > 0 {
        buffer.set_string(line.x, line.y, format!("b{}", seen.bandits), styles::fire());
    }
    let letters = letters(view.game());
    let seats = view.game().seats().iter().zip(&view.players).zip(letters);
    let here: Vec<_> =
        seats.filter(|((_, player), _)| player.is_alive() && player.at() == seen.place).collect();
    let first = line.right().saturating_sub(here.len() as u16).max(line.x);
    for (((seat, player), letter), x) in here.into_iter().zip(first..) {
        let letter = if player.is_lying() { letter.to_ascii_lowercase() } else { letter };
        buffer.set_string(x, line.y, letter.to_string(), chip(seat));
    }
}
