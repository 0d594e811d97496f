//! A tile in full size, beside the map.

use super::job::{Sentences, ShownJob, list};
use art::deck_goes_west::{Pieces, tile};
use deck_goes_west::LandTile;
use maud::{Markup, html};

/// Draws a tile with its description and the sentences of its jobs.
pub(crate) fn large_tile(
    shown: &LandTile,
    name: &str,
    pieces: &Pieces,
    said: &Markup,
    jobs: &[ShownJob<'_>],
) -> Markup {
    html! {
        article class="dw-large-tile" data-tile=(shown.id) {
            (tile(shown, name, pieces))
            div { h3 { (name) } (said) (list("", jobs, Sentences::Written)) }
        }
    }
}
