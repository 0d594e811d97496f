//! The train, drawn wide: rear at the left, Locomotive at the right; on every card the roof and the inside, and the
//! bandits of each floor in their order.

mod layout;
mod pieces;
mod rolling_stock;

use crate::play::super_express::seen_beat::{AnimationKind, BeatMarks};
use crate::play::translator::Translator;
use layout::TrainLayout;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use super_express::{Floor, View};

/// The lines of the train, by the height of the screen.
pub(super) const fn height(screen: u16) -> u16 {
    if screen >= 34 { 9 } else { 7 }
}

/// A frame of an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnimationFrame {
    /// No animation, or its end.
    Still,
    /// A frame of an animation, counted from one.
    Frame(u16),
}

/// Draws the train, with the marks and the animation of a beat.
pub(super) fn draw(
    view: &View,
    marks: &BeatMarks,
    frame: AnimationFrame,
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    let layout = TrainLayout::of(view, area.width);
    let mut picture = Picture { rows: Rows::of(area.height), area, buffer };
    let trip = (marks.animation == Some(AnimationKind::TimeTravel)).then_some(frame);
    let shift = match (marks.animation, frame) {
        (Some(AnimationKind::Uncoupling), AnimationFrame::Frame(frame)) => frame * frame,
        _ => 0,
    };
    rolling_stock::rails(&mut picture);
    rolling_stock::wagons(&layout, shift, &mut picture);
    rolling_stock::locomotive(&layout, translator, &mut picture);
    if let Some(left) = layout.time_car {
        rolling_stock::time_travel_car(left, trip, &mut picture);
    }
    pieces::draw(view, marks, &layout, shift, &mut picture);
    if let Some(shot) = marks.shot {
        pieces::line_of_sight(view, shot, &layout, frame, &mut picture);
    }
    if let (Some(AnimationKind::Horse), AnimationFrame::Frame(frame)) = (marks.animation, frame) {
        rolling_stock::horse(&layout, frame, &mut picture);
    }
}

/// The line of each part of the drawing.
#[derive(Clone, Copy, Debug)]
struct Rows {
    roof: u16,
    ceiling: u16,
    inside: u16,
    floor: u16,
    wheels: u16,
    rail: u16,
}

impl Rows {
    const fn of(height: u16) -> Rows {
        if height >= 9 {
            Rows { roof: 2, ceiling: 3, inside: 5, floor: 6, wheels: 7, rail: 8 }
        } else {
            Rows { roof: 1, ceiling: 2, inside: 3, floor: 4, wheels: 5, rail: 6 }
        }
    }

    const fn line_of(self, floor: Floor) -> u16 {
        match floor {
            Floor::Roof => self.roof,
            Floor::Inside => self.inside,
        }
    }
}

/// The drawing surface. Clips whatever lies outside of it.
struct Picture<'a> {
    rows: Rows,
    area: Rect,
    buffer: &'a mut Buffer,
}

impl Picture<'_> {
    /// Draws text from a column on, which may be negative.
    fn put(&mut self, column: i32, line: u16, text: &str, style: Style) {
        for (column, sign) in (column..).zip(text.chars()) {
            if let Some(cell) = self.cell(column, line) {
                cell.set_char(sign).set_style(style);
            }
        }
    }

    /// Draws a character where the cell is blank.
    fn put_if_free(&mut self, column: i32, line: u16, sign: char, style: Style) {
        if let Some(cell) = self.cell(column, line).filter(|cell| cell.symbol() == " ") {
            cell.set_char(sign).set_style(style);
        }
    }

    /// Is this cell inside the picture and blank?
    fn is_free(&mut self, column: i32, line: u16) -> bool {
        self.cell(column, line).is_some_and(|cell| cell.symbol() == " ")
    }

    fn cell(&mut self, column: i32, line: u16) -> Option<&mut ratatui::buffer::Cell> {
        let column = u16::try_from(column)
            .ok()
            .filter(|&column| column < self.area.width && line < self.area.height)?;
        self.buffer.cell_mut((self.area.x + column, self.area.y + line))
    }
}
