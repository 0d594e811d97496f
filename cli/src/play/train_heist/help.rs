//! Help: what can be typed, how to read the maps, and the cheat sheet.

use crate::play::translator::Translator;
use crate::play::turns::sheet;
use game::SheetPart;
use train_heist::CheatSheet;

/// The cheat sheet in parts, so that each page of the screen holds whole parts.
const SHEET: [SheetPart; 5] =
    [CheatSheet::TURN, CheatSheet::FREE, CheatSheet::ACTIONS, CheatSheet::TRAIN, CheatSheet::END];

/// The number of help pages on the full screen.
pub(in crate::play) const PAGES: usize = 5;

/// A page for the screen: the id of its title's message, and its text. Headings end in a colon.
pub(in crate::play) fn page(page: usize, translator: &Translator) -> (&'static str, String) {
    match page {
        0 => ("help-keys-title", translator.word("heist-help-keys")),
        1 => ("heist-help-signs-title", translator.word("heist-help-signs")),
        2 => ("help-sheet-title", sheet(&SHEET[..2], translator)),
        3 => ("help-sheet-title", sheet(&SHEET[2..3], translator)),
        _ => ("help-sheet-title", sheet(&SHEET[3..], translator)),
    }
}

/// The whole help, for plain mode.
pub(super) fn plain(translator: &Translator) -> Vec<String> {
    vec![translator.word("heist-plain-help"), translator.word("heist-help-signs"), sheet(&SHEET, translator)]
}
