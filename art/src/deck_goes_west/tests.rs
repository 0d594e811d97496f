//! Everything that can be drawn is drawn, and every symbol that is used exists.

mod jobs;
mod sheets;
mod symbols;

use super::Marks;
use deck_goes_west::Edition;

/// The letters in English.
const ENGLISH: Marks<'_> = Marks {
    goods: ["F", "W", "M", "G"],
    items: ["S", "T"],
    dangers: ["P", "E"],
    winds: ["N", "S", "W"],
    seats: ["R", "B", "G", "Y", "V"],
};

/// The built-in edition.
fn ours() -> &'static Edition {
    Edition::built_in()
}
