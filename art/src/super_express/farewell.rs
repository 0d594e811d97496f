//! The picture at the end of a game: the winner, and the bandits still aboard.

use super::figure::drawing;
use maud::{Markup, html};
use super_express::{Bandit, View};

/// The scale of the winner, relative to the others.
const WINNER: f32 = 1.32;
/// The two stars behind the winner: number of points, outer and inner radius, and the direction of the first point.
const GLOW: (usize, f32, f32, f32) = (14, 90.0, 60.0, 0.0);
const BURST: (usize, f32, f32, f32) = (14, 74.0, 50.0, 0.22);

/// The Locomotive rides into the sun with the bandits aboard, and leaves a wagon behind. `locomotive` is the name on its plate,
/// `label` the accessible name.
pub fn farewell(view: &View, won: Option<Bandit>, locomotive: &str, label: &str) -> Markup {
    let others: Vec<Bandit> =
        view.train.pieces().map(|piece| piece.bandit).filter(|bandit| Some(*bandit) != won).collect();
    let each = 122.0 / others.len().max(1) as f32;
    html! {
        svg viewBox="-600 -150 1200 430" preserveAspectRatio="xMaxYMax slice" role="img" aria-label=(label) {
            (land())
            g transform="translate(-104 75.6) scale(.7)" { use href="#wagon-loose" width="220" height="256" {} }
            use href="#fx-dust" x="-176" y="230" width="70" height="26" {}
            use href="#fx-dust" x="40" y="238" width="50" height="18" {}
            path d="M84 128H112M74 156H116M90 184H118" stroke="var(--se-fx)" stroke-width="4" stroke-linecap="round" opacity=".7" {}
            g transform="translate(124 0)" {
                @if won.is_some() {
                    path class="glow-star" d=(star(GLOW)) {}
                    path class="burst-star" d=(star(BURST)) {}
                }
                use href="#loco" width="380" height="256" {}
                text class="plate" x="56" y="117.3" { (locomotive) }
                @for (at, bandit) in others.into_iter().enumerate() { (figure(bandit, 14.0 + each * (at as f32 + 0.5), 216.5, 0.98)) }
                @if let Some(winner) = won {
                    (figure(winner, 80.0, 97.0, WINNER))
                    (fan(view.treasures(winner).len()))
                }
            }
        }
    }
}

/// Sky, land and rails, as wide as the picture.
fn land() -> Markup {
    html! {
        rect x="-1200" y="-400" width="2400" height="800" fill="var(--se-sky)" {}
        use href="#rays" x="330" y="80" {}
        g class="night" { use href="#night-sky" x="-600" y="-90" {} }
        circle cx="330" cy="80" r="150" fill="var(--se-sun)" {}
        g class="night" fill="var(--se-ray)" opacity=".35" {
            circle cx="285" cy="50" r="33" {} circle cx="382" cy="125" r="24" {} circle cx="360" cy="12" r="15" {}
        }
        use href="#mesas" x="-700" {}
        use href="#mesas" x="1000" {}
        rect x="-1200" y="232" width="2400" height="300" fill="var(--se-ground)" {}
        path d="M-1200 232h2400" stroke="var(--se-ink)" stroke-width="2" opacity=".5" {}
        use href="#cactus" x="540" y="162" width="48" height="80" {}
        rect x="-1200" y="250" width="2400" height="16" fill="var(--se-ground-2)" {}
        path d="M-1200 259h2400" stroke="var(--se-tie)" stroke-width="9" stroke-dasharray="14 10" {}
        path d="M-1200 253.8h2400" stroke="var(--se-ink)" stroke-width="4" {}
        path d="M-1200 252.7h2400" stroke="var(--se-steel)" stroke-width="1.4" {}
        use href="#fx-smoke" x="404" y="-34" width="104" height="73" {}
        use href="#fx-smoke" x="322" y="-62" width="104" height="73" {}
        use href="#fx-smoke" x="-10" y="-52" width="84" height="59" opacity=".9" {}
    }
}

/// A bandit that looks back, with its feet at this position.
fn figure(bandit: Bandit, x: f32, y: f32, scale: f32) -> Markup {
    let name = drawing(bandit);
    let badge = 29.0 * scale;
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            ellipse class="spot" transform={ "scale(" (scale) ")" } {}
            g transform={ "scale(" (-scale) " " (scale) ")" } { use href={ "#bandit-" (name) } x="-31" y="-94" width="80" height="96" {} }
            use href={ "#badge-" (name) } x=(-badge / 2.0) y=(-32.0 * scale - badge / 2.0) width=(badge) height=(badge) {}
        }
    }
}

/// This many treasure cards in a bandit's hand.
fn fan(count: usize) -> Markup {
    html! {
        @for at in 0..count {
            @let turned = (at as f32 - (count as f32 - 1.0) / 2.0) * 16.0;
            g transform={ "rotate(" (turned) " 142 110)" } { use href="#card-treasure" x="125" y="48" width="34" height="48" {} }
        }
    }
}

/// A star around the winner.
fn star((points, out, inner, turned): (usize, f32, f32, f32)) -> String {
    let corner = |at: usize| {
        let angle = std::f32::consts::PI * at as f32 / points as f32 + turned;
        let far = if at.is_multiple_of(2) { out } else { inner };
        format!(
            "{}{:.1} {:.1}",
            if at == 0 { "M" } else { "L" },
            82.0 + far * angle.sin(),
            42.0 - far * angle.cos()
        )
    };
    (0..2 * points).map(corner).collect::<String>() + "Z"
}
