//! Forests, prairies and mountains.

use crate::deck_goes_west::chance::Chance;
use crate::deck_goes_west::woodcut::{CREAM, INK, Woodcut, short};

/// Pines around a clearing, those behind first.
pub(super) fn forest(cut: &mut Woodcut, chance: &mut Chance) {
    cut.fill("M0 92c40-10 110 6 160-4v72H0z", "#b6c57e");
    cut.stroke("M0 92c40-10 110 6 160-4", 1.1, INK, r#" stroke-dasharray="9 5""#);
    let mut pines: Vec<([f32; 2], f32)> = Vec::new();
    for x in [46.0, 66.0, 86.0, 106.0, 126.0] {
        let at = [x + chance.between(-6.0, 6.0), 60.0 + chance.between(-6.0, 8.0)];
        pines.push((at, chance.between(0.86, 1.1)));
    }
    for x in [14.0, 34.0, 58.0, 130.0, 148.0] {
        let at = [x + chance.between(-5.0, 5.0), 88.0 + chance.between(-5.0, 6.0)];
        pines.push((at, chance.between(0.95, 1.15)));
    }
    pines.push(([8.0 + chance.between(0.0, 6.0), 118.0], 1.05));
    pines.push(([152.0 - chance.between(0.0, 6.0), 120.0], 1.1));
    pines.push(if chance.coin() { ([30.0, 124.0], 0.9) } else { ([128.0, 126.0], 0.9) });
    pines.sort_by(|a, b| a.0[1].total_cmp(&b.0[1]));
    for (at, size) in pines {
        cut.put("pine", at, size);
    }
    match chance.below(3) {
        0 => {
            cut.shape("M64 108h34v8H64z", "#b98752", 1.6);
            cut.shape("M95 112a3 4.5 0 1 0 6 0a3 4.5 0 1 0-6 0", "#e7cf9f", 1.3);
        }
        1 => {
            cut.put("stone", [72.0, 112.0], 1.3);
            cut.put("stone", [94.0, 118.0], 1.0);
        }
        _ => {}
    }
    for _ in 0..4 {
        cut.put("tuft", [chance.between(52.0, 112.0), chance.between(100.0, 124.0)], 0.7);
    }
}

/// What stands on a prairie, by a word of its name.
const FEATURES: [(&str, Feature); 10] = [
    ("windmill", Feature::Windmill),
    ("sunflower", Feature::Sunflowers),
    ("rut", Feature::Fence),
    ("basin", Feature::Fence),
    ("meadow", Feature::Tree),
    ("grass", Feature::Grass),
    ("empty", Feature::Grass),
    ("bluestem", Feature::Bison),
    ("antelope", Feature::Tree),
    ("salt", Feature::Bison),
];

#[derive(Clone, Copy, Debug)]
enum Feature {
    Windmill,
    Tree,
    Sunflowers,
    Bison,
    Fence,
    Grass,
}

/// Rolling land, grass, and one thing that one remembers.
pub(super) fn prairie(cut: &mut Woodcut, chance: &mut Chance, name: &str) {
    cut.fill("M0 52c50-14 100 8 160-6v114H0z", "#f2d795");
    cut.fill("M0 104c60-12 110 10 160-4v60H0z", "#e6bf6c");
    let mut swells = String::new();
    for y in [30, 52, 78, 104] {
        let bend = chance.between(-8.0, 8.0);
        swells.push_str(&format!("M0 {y}c50 {:.0} 100 {:.0} 160-5", bend - 12.0, bend + 8.0));
    }
    cut.line(&swells, 1.3);
    cut.fill("M0 30c50-12 100 8 160-5v8c-60 12-110-6-160 6z", "url(#dw-flat)");
    for _ in 0..9 {
        let y = [68.0, 92.0, 97.0, 112.0, 118.0, 126.0][chance.below(6)] + chance.between(-3.0, 3.0);
        cut.put_as("tuft", "dw-dry", [chance.between(12.0, 150.0), y], chance.between(0.6, 0.95));
    }
    let name = name.to_lowercase();
    let named = FEATURES.iter().find(|(word, _)| name.contains(word)).map(|(_, feature)| *feature);
    let any = [Feature::Windmill, Feature::Tree, Feature::Sunflowers, Feature::Bison, Feature::Fence];
    let drawn = any[chance.below(any.len())];
    feature(cut, named.unwrap_or(drawn));
}

fn feature(cut: &mut Woodcut, feature: Feature) {
    match feature {
        Feature::Windmill => windmill(cut),
        Feature::Tree => {
            cut.shape("M92 82c-1-14 0-20-2-26h7c0 8 1 14 4 26z", "#8f5c34", 1.6);
            cut.shape(
                "M66 50c-8-14 8-28 22-22 8-12 32-8 32 6 12 4 10 22-4 24-16 4-42 4-50-8z",
                "#87a04f",
                1.6,
            );
            cut.fill("M92 60c14 0 30 0 32-16 6 10 0 16-8 16-8 1-16 2-24 0z", "url(#dw-thin)");
        }
        Feature::Sunflowers => {
            for (x, y) in [(62, 84), (78, 78), (94, 84), (110, 78), (124, 84)] {
                cut.line(&format!("M{x} {y}v-26"), 2.0);
                let disc = |cut: &mut Woodcut, radius: i32, fill: &str| {
                    let path = format!(
                        "M{} {}a{radius} {radius} 0 1 0 {} 0a{radius} {radius} 0 1 0-{2} 0",
                        x - radius,
                        y - 30,
                        2 * radius
                    );
                    cut.shape(&path, fill, 1.4);
                };
                disc(cut, 7, "#f1b93a");
                disc(cut, 3, INK);
                cut.shape(&format!("M{x} {}c5-6 9-5 10-4-2 4-6 5-10 4z", y - 10), "#5b7d43", 1.2);
            }
        }
        Feature::Bison => {
            cut.shape("M62 76c0-14 6-22 20-24 8-8 22-8 28 2 10 2 14 10 12 22l-3 10h-5l-1-9h-22l-2 9h-5l-3-10-6 2c-6 4-13 4-13-2z", "#7d4f2c", 1.6);
            cut.fill(
                "M62 76c0-14 6-22 20-24 4-4 9-6 14-6-8 8-10 16-9 30l-12 2c-6 4-13 4-13-2z",
                "url(#dw-diag)",
            );
            cut.line("M66 62c-4-2-5-5-4-8", 2.2);
        }
        Feature::Fence => {
            let posts: String = [34, 58, 82, 106, 130].map(|x| format!("M{x} 84v-22h5v22z")).concat();
            cut.shape(&posts, "#b98752", 1.3);
            cut.shape("M30 66h112v4H30zM30 75h112v4H30z", "#d9ae73", 1.2);
        }
        Feature::Grass => {
            for blade in 0_u8..12 {
                let x = 46.0 + 9.0 * f32::from(blade);
                cut.put_as("tuft", "dw-dry", [x, 82.0 + (x * 7.0) % 11.0], 1.7);
            }
            cut.line("M60 40q5-5 9 0q5-5 9 0M92 48q4-4 7 0q4-4 7 0", 1.8);
        }
    }
}

fn windmill(cut: &mut Woodcut) {
    cut.shape("M98 84l7-44h4l7 44z", CREAM, 1.6);
    cut.line("M101 68h12M100 76h15M103 56h8", 1.3);
    let sails: String = (0_u8..8)
        .map(|sail| {
            let (sin, cos) = (f32::from(sail) * 45.0 + 12.0).to_radians().sin_cos();
            format!("M107 38L{} {}", short(107.0 + 19.0 * cos), short(38.0 + 19.0 * sin))
        })
        .collect();
    cut.stroke(&sails, 3.6, INK, "");
    cut.stroke(&sails, 1.5, CREAM, "");
    cut.shape("M104 38a3 3 0 1 0 6 0a3 3 0 1 0-6 0", "#b23f2c", 1.2);
    cut.shape("M40 84v-16l12-9 12 9v16z", "#b23f2c", 1.6);
    cut.shape("M48 84v-9h8v9z", INK, 1.0);
}

/// Three peaks, stones, and perhaps some trees.
pub(super) fn mountain(cut: &mut Woodcut, chance: &mut Chance) {
    cut.fill("M0 96c50-8 110 8 160-2v66H0z", "#e2d2b3");
    cut.stroke("M0 96c50-8 110 8 160-2", 1.1, INK, r#" stroke-dasharray="7 5""#);
    let peaks = if chance.coin() {
        [("1", [112.0, 92.0]), ("1", [52.0, 96.0]), ("0", [84.0, 106.0])]
    } else {
        [("1", [54.0, 92.0]), ("1", [118.0, 96.0]), ("0", [82.0, 106.0])]
    };
    for (peak, [x, y]) in peaks {
        let at = [x + chance.between(-6.0, 6.0), y];
        cut.put(&format!("peak-{peak}"), at, chance.between(0.88, 1.04));
    }
    for _ in 0..4 {
        let at = [chance.between(14.0, 146.0), chance.between(112.0, 132.0)];
        cut.put("stone", at, chance.between(0.8, 1.4));
    }
    if chance.coin() {
        cut.put("pine", [20.0, 116.0], 0.62);
        cut.put("pine", [32.0, 120.0], 0.5);
    }
    if chance.coin() {
        cut.put("pine", [140.0, 118.0], 0.6);
    }
}
