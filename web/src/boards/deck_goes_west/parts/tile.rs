//! A tile to be studied, beside the map.

use super::slot::{Sentences, Slot, list};
use art::deck_goes_west::{Pieces, tile};
use deck_goes_west::LandTile;
use maud::{Markup, html};

/// The land, what is said of it, and its jobs written out.
pub(crate) fn large_tile(
    shown: &LandTile,
    name: &str,
    pieces: &Pieces,
    said: &Markup,
    jobs: &[Slot<'_>],
) -> Markup {
    html! {
        article class="dw-large-tile" data-tile=(shown.id) {
            (tile(shown, name, pieces))
            div { h3 { (name) } (said) (list("", jobs, Sentences::Written)) }
        }
    }
}
