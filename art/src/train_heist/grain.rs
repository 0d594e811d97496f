//! Noise that makes a drawing look cut by hand: the same position always gives the same noise.

use super::curve::Point;

/// Smooth noise between -1 and 1; each layer is independent.
pub(super) fn grain(x: f32, y: f32, layer: u32) -> f32 {
    let corner = |across: f32, down: f32| {
        let mut mixed =
            (across as i32 as u32).wrapping_mul(0x9E37_79B1) ^ (down as i32 as u32).wrapping_mul(0x85EB_CA77);
        mixed = (mixed ^ layer.wrapping_mul(0xC2B2_AE3D)).wrapping_mul(0x27D4_EB2F);
        mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2C1B_3C6D);
        (mixed >> 8) as f32 / 8_388_608.0 - 1.0
    };
    let (left, top) = (x.floor(), y.floor());
    let ease = |part: f32| part * part * (3.0 - 2.0 * part);
    let (u, v) = (ease(x - left), ease(y - top));
    let upper = corner(left, top) * (1.0 - u) + corner(left + 1.0, top) * u;
    let lower = corner(left, top + 1.0) * (1.0 - u) + corner(left + 1.0, top + 1.0) * u;
    upper * (1.0 - v) + lower * v
}

/// A point moved a little by noise: a point that two outlines share stays shared.
pub(super) fn uneven(point: Point, by: f32) -> Point {
    let field = |layer| grain(point.x / 22.0, point.y / 22.0, layer) * by;
    point + Point::new(field(1), field(2))
}
