//! The western edge of the map.

use super::woodcut::{INK, Woodcut};
use maud::{Markup, html};

/// The sunset: a half sun, and flat rays behind the whole map, however large it is.
pub fn sunset() -> Markup {
    let rays: String = (0_i16..18)
        .map(|ray| {
            let end = |degrees: i16| {
                let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
                format!("L{:.0} {:.0}", 1600.0 * cos, 280.0 + 1600.0 * sin)
            };
            format!("M0 280{}{}z", end(ray * 10 - 90), end(ray * 10 - 85))
        })
        .collect();
    html! {
        svg class="dw-sunset" viewBox="0 0 900 560" preserveAspectRatio="xMinYMid slice" aria-hidden="true" {
            path class="dw-ray" d=(rays) {}
        }
        svg class="dw-disc" viewBox="0 0 160 320" aria-hidden="true" {
            circle class="dw-ring" cy="160" r="118" {}
            circle class="dw-ring" cy="160" r="150" {}
            circle class="dw-sun" cy="160" r="92" {}
            circle class="dw-sun-in" cy="160" r="76" {}
        }
    }
}

/// A signpost that points West.
pub fn signpost(west: &str) -> Markup {
    let mut cut = Woodcut::default();
    cut.stroke("M56 6v122", 11.0, INK, "");
    cut.stroke("M56 6v122", 6.0, "#8f5c34", "");
    cut.shape("M0 40l18-22h82v44H18z", "#f2e2bd", 2.6);
    cut.fill("M20 57h78v4H20z", "url(#dw-thin)");
    cut.text("dw-print", [57.0, 48.0], (110.0 / west.chars().count().max(4) as f32).min(21.0), west);
    html! { svg viewBox="-4 0 110 134" { (cut.markup()) } }
}
