//! Forests, prairies and mountains.

use crate::deck_goes_west::chance::Chance;
use crate::deck_goes_west::woodcut::{INK, Woodcut};
use crate::template::drawing;

/// Pines around a clearing, from back to front.
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

/// The feature of a prairie, by a word of its name.
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

/// Rolling land, grass, and one memorable feature.
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
    cut.raw(named.unwrap_or(drawn).drawing());
}

impl Feature {
    fn drawing(self) -> &'static str {
        match self {
            Feature::Windmill => drawing!("deck-goes-west/prairie/windmill"),
            Feature::Tree => drawing!("deck-goes-west/prairie/tree"),
            Feature::Sunflowers => drawing!("deck-goes-west/prairie/sunflowers"),
            Feature::Bison => drawing!("deck-goes-west/prairie/bison"),
            Feature::Fence => drawing!("deck-goes-west/prairie/fence"),
            Feature::Grass => drawing!("deck-goes-west/prairie/grass"),
        }
    }
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
