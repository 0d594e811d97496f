//! Wagons, the Locomotive, the Time Travel Car, the rails, and a horse that runs beside them.

use super::layout::{BOILER, CarColumns, TrainLayout};
use super::{AnimationFrame, Picture};
use crate::play::screen::styles;
use crate::play::translator::Translator;

/// Rails across the whole picture.
pub(super) fn rails(picture: &mut Picture<'_>) {
    let rail: String = "═╤══".chars().cycle().take(usize::from(picture.area.width)).collect();
    picture.put(0, picture.rows.rail, &rail, styles::quiet());
}

/// The wagons with their numbers, counted from the Locomotive; the last one is drawn `shift` columns further left.
pub(super) fn wagons(layout: &TrainLayout, shift: u16, picture: &mut Picture<'_>) {
    let wagons = layout.cars.len() - 1;
    for (at, &place) in layout.cars[..wagons].iter().enumerate() {
        let number = (wagons - at).to_string();
        let left = i32::from(place.left) - if at == 0 { i32::from(shift) } else { 0 };
        body(left, place.inner, &number, picture);
        let gap = layout.cars[at + 1].left - place.right() - 1;
        if gap > 0 && (at > 0 || shift == 0) {
            picture.put(i32::from(place.right()) + 1, picture.rows.floor, "═", styles::quiet());
        }
    }
    if shift > 0 {
        picture.put(i32::from(layout.cars[1].left) - 1, picture.rows.floor, "×", styles::fire());
    }
}

/// The walls, the name in the floor, and the wheels of a card.
fn body(left: i32, inner: u16, name: &str, picture: &mut Picture<'_>) {
    let rows = picture.rows;
    let width = usize::from(inner);
    let right = left + i32::from(inner) + 1;
    picture.put(left, rows.ceiling, &format!("╭{}╮", "─".repeat(width)), styles::wood());
    for line in rows.ceiling + 1..rows.floor {
        picture.put(left, line, &format!("│{}│", " ".repeat(width)), styles::wood());
    }
    let name = if name.chars().count() + 2 <= width { format!(" {name} ") } else { name.to_owned() };
    picture.put(left, rows.floor, &format!("╰{name:─^width$}╯"), styles::wood());
    let wheel = if inner >= 8 { "(o)" } else { "o" };
    picture.put(left + 1, rows.wheels, wheel, styles::wood());
    picture.put(right - wheel.len() as i32, rows.wheels, wheel, styles::wood());
}

/// The Locomotive: a cab like a wagon, then boiler, smokestack and cowcatcher.
pub(super) fn locomotive(layout: &TrainLayout, translator: &Translator, picture: &mut Picture<'_>) {
    let rows = picture.rows;
    let Some(&CarColumns { left, inner }) = layout.cars.last() else { return };
    let name = translator.term("train-locomotive");
    let name = if name.chars().count() <= usize::from(inner) { name.as_str() } else { "L" };
    body(i32::from(left), inner, name, picture);
    let boiler = i32::from(layout.boiler);
    let iron = styles::iron();
    picture.put(boiler, rows.roof - 1, " °  o O", iron);
    picture.put(boiler, rows.roof, "      ▜█▛", iron);
    picture.put(boiler, rows.ceiling, "▁▁▟▙▁▁▐█▌", iron);
    for line in rows.ceiling + 1..rows.floor {
        picture.put(boiler, line, "█████████▌", iron);
    }
    picture.put(boiler, rows.floor, "█████████▙", iron);
    picture.put(boiler, rows.wheels, "(O)(O)(o)◣", iron);
    if rows.roof > 1 {
        picture.put(boiler - 6, 0, ".  o  °", iron);
    }
    debug_assert_eq!(BOILER, 10, "the boiler's pictures are ten columns wide");
}

/// The Time Travel Car, highlighted during a trip.
pub(super) fn time_travel_car(left: u16, trip: Option<AnimationFrame>, picture: &mut Picture<'_>) {
    let rows = picture.rows;
    let left = i32::from(left) + 1;
    let violet = styles::colour(98);
    let style = if trip.is_some() { violet.patch(styles::focus()) } else { violet };
    let dial = match trip {
        Some(AnimationFrame::Frame(frame)) => ["◴", "◷", "◶", "◵"][usize::from(frame % 4)],
        Some(AnimationFrame::Still) | None => "◷",
    };
    picture.put(left - 1, rows.floor, "═", styles::quiet());
    picture.put(left, rows.ceiling, "╭─────╮", style);
    for line in rows.ceiling + 1..rows.floor {
        picture.put(left, line, "│     │", style);
    }
    picture.put(left + 3, rows.inside, dial, style);
    picture.put(left, rows.floor, "╰─────╯", style);
    picture.put(left + 1, rows.wheels, "o   o", violet);
}

/// A galloping horse on its way from behind the train to the cab.
pub(super) fn horse(layout: &TrainLayout, frame: u16, picture: &mut Picture<'_>) {
    let way = i32::from(layout.boiler);
    let column = way * i32::from(frame) / 8 - 4;
    picture.put(column, picture.rows.wheels, " .:~♞ ", styles::loud());
}
