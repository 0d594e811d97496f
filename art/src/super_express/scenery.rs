//! The landscape that the train passes.

use super::places::{MOST_WAGONS, left_of};
use maud::{Markup, html};

/// The horizontal extent: enough for the longest train on the widest screen.
const LEFT: f32 = -2400.0;
const RIGHT: f32 = 1300.0;
/// The distance between poles.
const POLES: f32 = 479.0;

/// Sky, land and rails.
pub fn scenery() -> Markup {
    let width = RIGHT - LEFT;
    let poles: Vec<f32> = (0..7).map(|pole| LEFT + 160.0 + POLES * pole as f32).collect();
    html! {
        rect x=(LEFT) y="-400" width=(width) height="800" fill="var(--se-sky)" {}
        use href="#rays" x="240" y="40" {}
        g class="night" { use href="#night-sky" x="-880" {} use href="#night-sky" x="-2380" {} }
        circle cx="240" cy="40" r="74" fill="var(--se-sun)" {}
        g class="night" fill="var(--se-ray)" opacity=".35" {
            circle cx="218" cy="25" r="16" {} circle cx="266" cy="62" r="12" {} circle cx="255" cy="7" r="7" {}
        }
        @for x in [-880.0, -2580.0, 760.0] { use href="#mesas" x=(x) {} }
        @for pole in &poles { use href="#pole" x=(pole - 27.0) y="68" width="54" height="180" opacity=".55" {} }
        path d=(wires(&poles)) fill="none" stroke="var(--se-ink)" stroke-width="1.3" opacity=".45" {}
        rect x=(LEFT) y="232" width=(width) height="300" fill="var(--se-ground)" {}
        path d={ "M" (LEFT) " 232h" (width) } stroke="var(--se-ink)" stroke-width="2" opacity=".5" {}
        @for distance in [1, MOST_WAGONS / 2, MOST_WAGONS] { use href="#cactus" x=(left_of(distance) - 40.0) y="180" width="37" height="62" {} }
        use href="#cactus" x="596" y="192" width="30" height="50" {}
        rect x=(LEFT) y="250" width=(width) height="16" fill="var(--se-ground-2)" {}
        path d={ "M" (LEFT) " 259h" (width) } stroke="var(--se-tie)" stroke-width="9" stroke-dasharray="14 10" {}
        path d={ "M" (LEFT) " 253.8h" (width) } stroke="var(--se-ink)" stroke-width="4" {}
        path d={ "M" (LEFT) " 252.7h" (width) } stroke="var(--se-steel)" stroke-width="1.4" {}
        @for x in [-880.0, -2380.0] { use href="#pebbles" x=(x) {} }
        g class="smoke" {
            use href="#fx-smoke" x="238" y="-40" width="112" height="78" {}
            use href="#fx-smoke" x="126" y="-56" width="104" height="72" {}
            use href="#fx-smoke" x="46" y="-44" width="70" height="49" {}
        }
    }
}

/// Two wires from pole to pole.
fn wires(poles: &[f32]) -> String {
    let hang = |pair: &[f32]| {
        let (from, to) = (pair[0], pair[1]);
        let middle = (from + to) / 2.0;
        format!("M{from} 82Q{middle} 112 {to} 82M{from} 97Q{middle} 124 {to} 97")
    };
    poles.windows(2).map(hang).collect()
}
