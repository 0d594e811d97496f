//! Everything there is to draw is drawn, and every symbol that is used is there.

mod jobs;
mod sheets;
mod symbols;

use super::Marks;
use deck_goes_west::Edition;

/// The letters of a language.
const ENGLISH: Marks<'_> = Marks {
    goods: ["F", "W", "M", "G"],
    items: ["S", "T"],
    dangers: ["P", "E"],
    winds: ["N", "S", "W"],
    seats: ["R", "B", "G", "Y", "V"],
};

/// Our edition.
fn ours() -> &'static Edition {
    Edition::ours()
}
