//! The bandits on the train and the bullets between them.
//!
//! `B►` stands and looks to the front, `◄B` to the rear; `*b»` and `*«b` lie stunned. `[B►]` acts, `b»!` suffers.

use super::plan::{Plan, row_of};
use super::{Moment, Picture};
use crate::play::screen::ink;
use crate::play::step::{Motion, Scene, Shot};
use ratatui::style::{Modifier, Style};
use super_express::{Facing, Floor, Piece, Posture, View};

/// Everybody at their place; those on the Last Wagon roll away with it.
pub(super) fn draw(view: &View, scene: &Scene, plan: &Plan, shift: u16, picture: &mut Picture<'_>) {
    for (car, card) in view.train.floors().enumerate() {
        let shift = if car == 0 { i32::from(shift) } else { 0 };
        for floor in [Floor::Roof, Floor::Inside] {
            let row = row_of(card, floor);
            let line = picture.rows.line_of(floor);
            for (piece, column) in row.iter().zip(plan.row(car, row.len())) {
                let column = i32::from(column) - shift;
                picture.put(column, line, &figure(*piece), weight(*piece, view, scene));
                if piece.posture == Posture::Stunned && plan.has_room_for_stars() {
                    picture.put(column - 1, line, "*", ink::gold());
                }
            }
            // Marks come last and only where there is room, so that they never hide anybody.
            for (piece, column) in row.iter().zip(plan.row(car, row.len())) {
                mark(*piece, scene, i32::from(column) - shift, line, picture);
            }
        }
    }
}

/// A bandit in two signs: letter and facing.
pub(in crate::play::screen) fn figure(piece: Piece) -> String {
    let letter = piece.bandit.letter();
    match (piece.posture, piece.facing) {
        (Posture::Standing, Facing::Front) => format!("{letter}►"),
        (Posture::Standing, Facing::Rear) => format!("◄{letter}"),
        (Posture::Stunned, Facing::Front) => format!("{}»", letter.to_ascii_lowercase()),
        (Posture::Stunned, Facing::Rear) => format!("«{}", letter.to_ascii_lowercase()),
    }
}

/// The acting and the affected stand out, and so does whoever looks.
fn weight(piece: Piece, view: &View, scene: &Scene) -> Style {
    let style = match piece.posture {
        Posture::Standing => ink::chip(piece.bandit),
        Posture::Stunned => ink::lying(piece.bandit),
    };
    let bandit = Some(piece.bandit);
    let is_marked = view.viewer == bandit || scene.acting == bandit || scene.affected.contains(&piece.bandit);
    if is_marked { style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD) } else { style }
}

/// Brackets around whoever acts, a call behind whoever it concerns.
fn mark(piece: Piece, scene: &Scene, column: i32, line: u16, picture: &mut Picture<'_>) {
    if scene.acting == Some(piece.bandit) {
        picture.put_if_free(column - 1, line, '[', ink::loud());
        picture.put_if_free(column + 2, line, ']', ink::loud());
    } else if scene.affected.contains(&piece.bandit) {
        picture.put_if_free(column + 2, line, '!', ink::fire());
    }
}

/// From the shooter's muzzle to whoever was hit, or off into the prairie. In a moving picture the bullet is on its way.
pub(super) fn line_of_sight(view: &View, shot: Shot, plan: &Plan, moment: Moment, picture: &mut Picture<'_>) {
    let Some(facing) =
        view.train.pieces().find(|piece| piece.bandit == shot.shooter).map(|piece| piece.facing)
    else {
        return;
    };
    let Some((from, floor)) = plan.find(view, shot.shooter) else { return };
    // Whom the bullet sent through time is no longer where it hit them.
    let is_ahead = |column: u16| match facing {
        Facing::Front => column > from,
        Facing::Rear => column < from,
    };
    let target = shot.target.and_then(|target| plan.find(view, target));
    let reached =
        target.filter(|&(column, on)| on == floor && is_ahead(column)).map(|(column, _)| i32::from(column));
    let from = i32::from(from);
    let line = picture.rows.line_of(floor);
    let (first, last, step) = match facing {
        Facing::Front => (from + 2, reached.map_or(i32::from(plan.boiler) - 1, |column| column - 1), 1),
        Facing::Rear => (from - 1, reached.map_or(i32::from(plan.cars[0].left) - 4, |column| column + 2), -1),
    };
    let length = (last - first) * step;
    let flown = match moment {
        Moment::Still => length,
        Moment::Frame(frame) => length * i32::from(frame) / i32::from(Motion::Bullet.frames()),
    };
    for at in 0..=flown {
        picture.put_if_free(first + at * step, line, '╌', ink::fire());
    }
    if let Moment::Frame(_) = moment {
        picture.put(first + flown * step, line, "•", ink::fire());
    }
}
