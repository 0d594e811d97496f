//! Lakes and rivers. Water that continues in a neighbour leaves the tile in the middle of a side, where the neighbour's begins.

use super::Shores;
use crate::deck_goes_west::chance::Chance;
use crate::deck_goes_west::woodcut::{CREAM, INK, Woodcut};

/// A river runs from north to south; it is joined by water from the other sides.
pub(super) fn river(cut: &mut Woodcut, chance: &mut Chance, shores: Shores) {
    let aside = chance.between(18.0, 34.0) * if chance.coin() { 1.0 } else { -1.0 };
    let bend = (80.0 + aside).round();
    let mut course = format!("M80-6C80 34 {bend} 42 {bend} 80S80 126 80 166");
    let [_, east, _, west] = shores.0;
    if west {
        course.push_str(&format!("M-6 80C30 80 {} 104 {bend} 100", bend - 34.0));
    }
    if east {
        course.push_str(&format!("M166 80C130 80 {} 104 {bend} 100", bend + 34.0));
    }
    cut.fill("M0 40c40-8 100 6 160-6v126H0z", "#c8d08f");
    flow(cut, &course);
    for (moved, dashes) in [("", "16 12 6 20"), ("11 3", "9 22"), ("-12-2", "12 26")] {
        let more = format!(r#" stroke-dasharray="{dashes}" transform="translate({moved})""#);
        let more = if moved.is_empty() { format!(r#" stroke-dasharray="{dashes}""#) } else { more };
        cut.stroke(&course, 1.7, CREAM, &more);
    }
    cut.put("stone", [bend - aside.signum() * 12.0, 96.0], 1.1);
    cut.put("stone", [80.0 + aside * 0.4, 62.0], 0.9);
    // Trees stand on the outer bank, where no other water comes in.
    let free: Vec<f32> =
        [(!west, 1.0), (!east, -1.0)].iter().filter(|side| side.0).map(|side| side.1).collect();
    for side in &free {
        for [x, y, size] in [[14.0, 84.0, 0.9], [28.0, 96.0, 0.7], [12.0, 120.0, 1.0]] {
            // The bend may come close to the edge on one side.
            if (side * aside) > 0.0 || x < 20.0 {
                let x = if *side > 0.0 { x } else { 160.0 - x };
                cut.put_as("pine", "dw-alder", [x, y + chance.between(-4.0, 4.0)], size);
            }
        }
    }
    for _ in 0..5 {
        let x = chance.between(8.0, 26.0);
        let x = if chance.coin() { x } else { 160.0 - x };
        cut.put("tuft", [x, chance.between(106.0, 132.0)], 0.75);
    }
}

/// Bank, edge, water and depth of one course.
fn flow(cut: &mut Woodcut, course: &str) {
    for (width, colour) in [(56.0, "#e6d9a8"), (47.0, INK), (43.0, "#4b86a3"), (18.0, "#3a7196")] {
        cut.stroke(course, width, colour, "");
    }
}

/// A lake with reeds, and a heron or a boat. A river beside it begins or ends here.
pub(super) fn lake(cut: &mut Woodcut, chance: &mut Chance, shores: Shores) {
    let mut off = |by: f32| chance.between(-by, by);
    let shore = format!(
        "M{:.0} {:.0}C12 {:.0} 44 {:.0} {:.0} {:.0}S{:.0} 52 150 {:.0}S{:.0} 136 {:.0} {:.0}S12 112 12 78z",
        12.0 + off(3.0),
        78.0 + off(4.0),
        44.0 + off(6.0),
        34.0 + off(5.0),
        80.0 + off(8.0),
        38.0 + off(3.0),
        152.0 + off(3.0),
        86.0 + off(5.0),
        112.0 + off(6.0),
        76.0 + off(6.0),
        132.0 + off(3.0),
    );
    let [north, east, south, west] = shores.0;
    for x in [52.0, 66.0, 96.0, 112.0] {
        if !north || (x - 80.0_f32).abs() > 24.0 {
            cut.put("pine", [x, 43.0 + chance.between(-3.0, 5.0)], 0.7);
        }
    }
    let streams: String = [
        (north, "M80-6C80 20 74 40 80 84"),
        (east, "M166 80H80"),
        (south, "M80 166V84"),
        (west, "M-6 80H80"),
    ]
    .into_iter()
    .filter_map(|(is_water, stream)| is_water.then_some(stream))
    .collect();
    if !streams.is_empty() {
        cut.stroke(&streams, 56.0, "#e6d9a8", "");
        cut.stroke(&streams, 47.0, INK, "");
    }
    cut.shape(&shore, "#e6d9a8", 1.6);
    if !streams.is_empty() {
        cut.stroke(&streams, 43.0, "#4b86a3", "");
    }
    let mut water = Woodcut::default();
    water.shape(&shore, "#4b86a3", 2.0);
    cut.group("", "translate(80 84) scale(.93 .9) translate(-80-84)", &water);
    if !streams.is_empty() {
        cut.stroke(&streams, 42.0, "#4b86a3", "");
    }
    let mut depth = Woodcut::default();
    depth.stroke(&shore, 1.6, "#2f5d73", "");
    cut.group("", "translate(80 84) scale(.8 .74) translate(-80-84)", &depth);
    let mut deep = Woodcut::default();
    deep.fill(&shore, "#3a7196");
    cut.group("", "translate(80 86) scale(.62 .52) translate(-80-84)", &deep);
    let ripples = "M40 66q5-5 10 0t10 0M96 62q4-4 8 0t8 0M58 84q6-6 11 0t11 0M104 92q5-5 10 0t10 0M44 104q4-4 9 0t9 0M84 112q4-4 8 0t8 0";
    cut.stroke(ripples, 1.8, CREAM, "");
    cut.line("M16 128v-30M22 127v-32M28 128v-28", 1.8);
    cut.shape("M14 102v-9h4v9zM20 99v-9h4v9zM26 103v-9h4v9z", "#6d3b28", 1.0);
    if chance.coin() {
        cut.shape("M126 78c-1-10 2-16 7-18l-1-8-8-1 8-4c4 0 6 3 6 7l1 12c0 6-3 11-8 12z", CREAM, 1.4);
        cut.line("M131 78v14M135 77v15", 1.5);
    } else {
        cut.shape("M92 74c12 6 32 6 44 0-3 9-9 12-22 12s-19-3-22-12z", "#8f5c34", 1.7);
        cut.line("M108 62l14 22", 2.0);
    }
}
