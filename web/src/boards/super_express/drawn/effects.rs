//! Shots: what is seen for a moment.

use super::Moment;
use super::places::{Camera, Place, place_of, places};
use crate::region::Region;
use maud::{Markup, html};
use super_express::Motion;

/// The effects of a beat, over everything else.
pub(super) fn effects(moment: Moment<'_>) -> Region {
    let stood = places(&moment.before.unwrap_or(moment.view).train);
    let stand = places(&moment.view.train);
    let camera = Camera::on(moment.view);
    let effect = |motion: &Motion| match *motion {
        Motion::Hits { shooter, target } => {
            let (shooter, target) = (place_of(&stand, shooter)?, place_of(&stood, target)?);
            Some(shot(&shooter, target.x, true))
        }
        Motion::Misses { shooter } => {
            let shooter = place_of(&stand, shooter)?;
            let end = if shooter.direction() > 0.0 { camera.left + camera.width } else { camera.left };
            Some(shot(&shooter, end, false))
        }
        _ => None,
    };
    let drawn: Vec<Markup> = moment.motions.iter().filter_map(effect).collect();
    Region::of_drawing(html! { g id="effects" aria-hidden="true" { @for effect in drawn { (effect) } } })
}

/// A flash at the muzzle, a bullet on its way, and where it arrives.
fn shot(shooter: &Place, end: f32, hits: bool) -> Markup {
    let towards = shooter.direction();
    let (muzzle, height) = (shooter.x + 50.0 * towards * shooter.size, shooter.y - 49.5 * shooter.size);
    let far = (end - muzzle) * towards;
    html! {
        g class="shot" data-how="shot" transform={ "translate(" (muzzle) " " (height) ") scale(" (towards) " 1)" } data-far=(far) {
            use class="flash" href="#fx-flash" x="-2" y="-20" width="40" height="40" {}
            use class="bullet" href="#fx-bullet" x="30" y="-8" width="110" height="15" {}
            @if hits { use class="impact" href="#fx-impact" x=(far - 26.0) y="-26" width="52" height="52" {} }
        }
    }
}
