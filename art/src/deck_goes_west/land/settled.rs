//! Villages and bandit camps.

use crate::deck_goes_west::chance::Chance;
use crate::deck_goes_west::woodcut::{CREAM, INK, Woodcut};

/// Three houses on a street, a rail to tie horses to, a barrel.
pub(super) fn village(cut: &mut Woodcut, chance: &mut Chance) {
    cut.fill("M0 84c60-6 110 4 160-2v78H0z", "#f0d2a0");
    cut.line("M0 84c60-6 110 4 160-2", 1.2);
    let mut houses = ["front", "gable", "church"];
    chance.shuffle(&mut houses);
    let mut walls = ["", "dw-clay", "dw-straw", "dw-lime"];
    chance.shuffle(&mut walls);
    let mut x = 48.0;
    for ((house, wall), down) in houses.iter().zip(walls).zip([0.0, 5.0, 0.0]) {
        let size = chance.between(0.94, 1.08);
        cut.put_as(&format!("house-{house}"), wall, [x, 86.0 + down], size);
        x += 29.0 * size + 3.0;
    }
    cut.shape("M20 104v-14h3.5v14zM42 104v-14h3.5v14zM64 104v-14h3.5v14zM17 92h52v3.5H17z", "#b98752", 1.2);
    let ruts = "M4 112c40-6 60 4 100-2s40-2 56 0M20 124c40-4 80 2 120-2";
    cut.stroke(ruts, 1.2, INK, r#" stroke-dasharray="14 6""#);
    let barrel = chance.between(116.0, 128.0).round();
    cut.shape(&format!("M{barrel} 108h13v-16h-13z"), "#b98752", 1.4);
    cut.line(&format!("M{barrel} 97h13M{barrel} 103h13"), 1.6);
}

/// Tents and a fire before a palisade.
pub(super) fn camp(cut: &mut Woodcut, chance: &mut Chance) {
    cut.fill("M0 0h160v70c-60 12-110-8-160 4z", "#8f4a36");
    cut.fill("M0 0h160v70c-60 12-110-8-160 4z", "url(#dw-thin)");
    cut.fill("M0 74c50-12 100 8 160-4v90H0z", "#c17a54");
    cut.line("M0 74c50-12 100 8 160-4", 1.6);
    let stakes: String = (0..11)
        .map(|stake| format!("M{} 62v-{:.0}l4-7 4 7v26z", 34 + 9 * stake, chance.between(20.0, 27.0)))
        .collect();
    cut.shape(&stakes, "#6d3b28", 1.3);
    let aside = chance.between(-6.0, 6.0);
    cut.put("tent", [56.0 + aside, 92.0], 1.04);
    cut.put_as("tent", "dw-hide", [108.0 + aside, 88.0], 0.87);
    cut.line("M146 104V58M146 74l-12-12M146 84l9-12M146 66l7-9", 3.0);
    cut.shape("M84 114c-10-4-10-16 0-27 10 11 10 23 0 27z", "#e9a23b", 1.6);
    cut.shape("M84 112c-5-2-5-8 0-13 5 5 5 11 0 13z", "#f7e0a0", 1.0);
    cut.shape("M66 117l36-6v5l-36 6zM66 111l36 6v5l-36-6z", "#6d3b28", 1.3);
    cut.line("M30 92V44", 2.6);
    cut.shape("M30 45c-8-4-12 4-22 0v16c10 4 14-4 22 0z", INK, 1.2);
    cut.fill("M14 50l3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3-3-3z", CREAM);
    for _ in 0..5 {
        cut.put("stone", [chance.between(16.0, 144.0), chance.between(118.0, 132.0)], 0.7);
    }
}
