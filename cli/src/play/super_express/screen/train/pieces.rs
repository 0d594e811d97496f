//! The bandits on the train and the bullets between them.
//!
//! `B►` stands and looks to the front, `◄B` to the rear; `*b»` and `*«b` lie stunned. `[B►]` acts, `b»!` suffers.

use super::layout::{DrawnBandit, TrainLayout, row_of};
use super::{AnimationFrame, Picture};
use crate::play::screen::styles;
use crate::play::super_express::screen::bandit_style;
use crate::play::super_express::seen_beat::{AnimationKind, BeatMarks, FiredShot};
use ratatui::style::{Modifier, Style};
use super_express::{Facing, Floor, Piece, Posture, View};

/// Draws all bandits; those on the Last Wagon roll away with it.
pub(super) fn draw(
    view: &View,
    marks: &BeatMarks,
    layout: &TrainLayout,
    shift: u16,
    picture: &mut Picture<'_>,
) {
    for (car, card) in view.train.floors().enumerate() {
        let shift = if car == 0 { i32::from(shift) } else { 0 };
        for floor in [Floor::Roof, Floor::Inside] {
            let row = row_of(card, floor);
            let line = picture.rows.line_of(floor);
            for (piece, column) in row.iter().zip(layout.row(car, row.len())) {
                let column = i32::from(column) - shift;
                picture.put(column, line, &figure(*piece), weight(*piece, view, marks));
                if piece.posture == Posture::Stunned && layout.has_room_for_stars() {
                    picture.put(column - 1, line, "*", styles::gold());
                }
            }
            // Draw marks last and only on blank cells, so that they never hide a bandit.
            for (piece, column) in row.iter().zip(layout.row(car, row.len())) {
                mark(*piece, marks, i32::from(column) - shift, line, picture);
            }
        }
    }
}

/// A bandit in two characters: letter and facing.
pub(in crate::play::super_express::screen) fn figure(piece: Piece) -> String {
    let letter = piece.bandit.letter();
    match (piece.posture, piece.facing) {
        (Posture::Standing, Facing::Front) => format!("{letter}►"),
        (Posture::Standing, Facing::Rear) => format!("◄{letter}"),
        (Posture::Stunned, Facing::Front) => format!("{}»", letter.to_ascii_lowercase()),
        (Posture::Stunned, Facing::Rear) => format!("«{}", letter.to_ascii_lowercase()),
    }
}

/// The style of a bandit; emphasizes the acting one, the affected ones and the viewer's own.
fn weight(piece: Piece, view: &View, marks: &BeatMarks) -> Style {
    let style = match piece.posture {
        Posture::Standing => bandit_style::standing(piece.bandit),
        Posture::Stunned => bandit_style::stunned(piece.bandit),
    };
    let bandit = Some(piece.bandit);
    let is_marked = view.viewer == bandit || marks.acting == bandit || marks.affected.contains(&piece.bandit);
    if is_marked { style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD) } else { style }
}

/// Puts brackets around the acting bandit and its star, if it has one; where they do not fit, `▸` before it. Puts `!` after an
/// affected bandit.
fn mark(piece: Piece, marks: &BeatMarks, column: i32, line: u16, picture: &mut Picture<'_>) {
    if marks.acting == Some(piece.bandit) {
        let has_star = picture.cell(column - 1, line).is_some_and(|cell| cell.symbol() == "*");
        let left = if has_star { column - 2 } else { column - 1 };
        if picture.is_free(left, line) && picture.is_free(column + 2, line) {
            picture.put(left, line, "[", styles::loud());
            picture.put(column + 2, line, "]", styles::loud());
        } else {
            picture.put_if_free(left, line, '▸', styles::loud());
        }
    } else if marks.affected.contains(&piece.bandit) {
        picture.put_if_free(column + 2, line, '!', styles::fire());
    }
}

/// The line from the shooter to the target, or past the end of the train. In an animation, only as far as the bullet has flown.
pub(super) fn line_of_sight(
    view: &View,
    shot: FiredShot,
    layout: &TrainLayout,
    frame: AnimationFrame,
    picture: &mut Picture<'_>,
) {
    let Some(facing) =
        view.train.pieces().find(|piece| piece.bandit == shot.shooter).map(|piece| piece.facing)
    else {
        return;
    };
    let Some(shooter) = layout.find(view, shot.shooter) else { return };
    let (from, line) = (i32::from(shooter.column), picture.rows.line_of(shooter.floor));
    let target = shot.target.and_then(|target| layout.find(view, target));
    let reached = target
        .filter(|&target| is_in_line(view, shot, facing, shooter, target, layout))
        .map(|target| i32::from(target.column))
        .or_else(|| column_of_hit(view, shot, facing, layout));
    let (first, last, step) = match facing {
        Facing::Front => (from + 2, reached.map_or(i32::from(layout.boiler) - 1, |column| column - 1), 1),
        Facing::Rear => {
            (from - 1, reached.map_or(i32::from(layout.cars[0].left) - 4, |column| column + 2), -1)
        }
    };
    let length = (last - first) * step;
    let flown = match frame {
        AnimationFrame::Still => length,
        AnimationFrame::Frame(frame) => length * i32::from(frame) / i32::from(AnimationKind::Bullet.frames()),
    };
    for at in 0..=flown {
        picture.put_if_free(first + at * step, line, '╌', styles::fire());
    }
    let bullet = first + flown * step;
    let is_bracket = picture.cell(bullet, line).is_some_and(|cell| ["[", "]"].contains(&cell.symbol()));
    if let AnimationFrame::Frame(_) = frame
        && !is_bracket
    {
        picture.put(bullet, line, "•", styles::fire());
    }
}

/// May the line end at the target's current place? Not if a push or time travel took it past a standing bandit or elsewhere.
fn is_in_line(
    view: &View,
    shot: FiredShot,
    facing: Facing,
    shooter: DrawnBandit,
    target: DrawnBandit,
    layout: &TrainLayout,
) -> bool {
    let (car, ahead) = match facing {
        Facing::Front => (target.car.checked_sub(1), shooter.column..target.column),
        Facing::Rear => (Some(target.car + 1), target.column..shooter.column),
    };
    let was_there = shot.hit_at.is_none_or(|hit| target.car == hit.car || car == Some(hit.car));
    let standing = view.train.pieces().filter(|piece| piece.posture == Posture::Standing);
    let mut between = standing
        .filter(|piece| ![Some(shot.shooter), shot.target].contains(&Some(piece.bandit)))
        .filter_map(|piece| layout.find(view, piece.bandit))
        .filter(|spot| spot.floor == shooter.floor && ahead.contains(&spot.column));
    was_there && shooter.floor == target.floor && !ahead.is_empty() && between.next().is_none()
}

/// The column where the bullet hit, for a target that is no longer in line.
fn column_of_hit(view: &View, shot: FiredShot, facing: Facing, layout: &TrainLayout) -> Option<i32> {
    let hit = shot.hit_at?;
    let place = layout.cars.get(hit.car)?;
    let beyond = hit.beyond.and_then(|bandit| layout.find(view, bandit)).filter(|spot| spot.car == hit.car);
    Some(match (facing, beyond) {
        (_, Some(spot)) => i32::from(spot.column),
        (Facing::Front, None) => i32::from(place.right()),
        (Facing::Rear, None) => i32::from(place.left) - 1,
    })
}
