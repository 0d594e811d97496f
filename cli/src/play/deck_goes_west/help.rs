//! Help: what can be typed, how to read the map, and the game on one page.

use crate::play::translator::Translator;
use crate::play::turns::sheet;
use deck_goes_west::CheatSheet;

/// How many pages there are on a screen.
pub(in crate::play) const PAGES: usize = 5;

/// A page for the screen: the message of its title, and its text. Headings end in a colon.
pub(in crate::play) fn page(page: usize, translator: &Translator) -> (&'static str, String) {
    match page {
        0 => ("help-keys-title", translator.word("west-help-keys")),
        1 => ("west-help-signs-title", translator.word("west-help-signs")),
        2 => ("help-sheet-title", sheet(&[CheatSheet::DAY, CheatSheet::MOVING], translator)),
        3 => ("help-sheet-title", sheet(&[CheatSheet::ACTIONS], translator)),
        _ => ("help-sheet-title", sheet(&[CheatSheet::NIGHT, CheatSheet::END], translator)),
    }
}

/// All of it in lines, for plain mode.
pub(super) fn plain(translator: &Translator) -> Vec<String> {
    vec![
        translator.word("west-plain-help"),
        translator.word("west-help-signs"),
        sheet(&CheatSheet::ALL, translator),
    ]
}
