//! The night: a sky above what it brings.

use crate::template::drawing;
use maud::{Markup, PreEscaped, html};

/// The sky, as wide as any page.
pub fn night_sky() -> Markup {
    html! {
        svg viewBox="0 0 1280 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            (PreEscaped(drawing!("deck-goes-west/night-sky")))
        }
    }
}
