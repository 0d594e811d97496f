//! Help: what can be typed, how to read the map, and the cheat sheet.

use crate::play::translator::Translator;
use crate::play::turns::sheet;
use deck_goes_west::CheatSheet;

/// The number of help pages on the full screen.
pub(in crate::play) const PAGES: usize = 5;

/// A page for the screen: the id of its title's message, and its text. Headings end in a colon.
pub(in crate::play) fn page(page: usize, translator: &Translator) -> (&'static str, String) {
    match page {
        0 => ("help-keys-title", translator.word("west-help-keys")),
        1 => ("west-help-signs-title", translator.word("west-help-signs")),
        2 => ("help-sheet-title", sheet(&[CheatSheet::DAY, CheatSheet::MOVING], translator)),
        3 => ("help-sheet-title", sheet(&[CheatSheet::ACTIONS], translator)),
        _ => ("help-sheet-title", sheet(&[CheatSheet::NIGHT, CheatSheet::END], translator)),
    }
}

/// The whole help, for plain mode.
pub(super) fn plain(translator: &Translator) -> Vec<String> {
    vec![
        translator.word("west-plain-help"),
        translator.word("west-help-signs"),
        sheet(&CheatSheet::ALL, translator),
    ]
}
