//! The night sky above the events of a Night.

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
