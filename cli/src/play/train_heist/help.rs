//! Help: what can be typed, how to read the maps, and the cheat sheet.

use crate::play::screen::help::{HelpPage, lines};
use crate::play::translator::Translator;
use crate::play::turns::sheet;
use game::SheetPart;
use train_heist::CheatSheet;

/// The cheat sheet in parts, so that each page of the screen holds whole parts.
const SHEET: [SheetPart; 5] =
    [CheatSheet::TURN, CheatSheet::FREE, CheatSheet::ACTIONS, CheatSheet::TRAIN, CheatSheet::END];

/// The help on the full screen.
pub(super) const PAGES: [HelpPage; 5] = [
    ("help-keys-title", |translator, _| lines(&translator.word("heist-help-keys"))),
    ("heist-help-signs-title", |translator, _| lines(&translator.word("heist-help-signs"))),
    ("help-sheet-title", |translator, _| lines(&sheet(&SHEET[..2], translator))),
    ("help-sheet-title", |translator, _| lines(&sheet(&SHEET[2..3], translator))),
    ("help-sheet-title", |translator, _| lines(&sheet(&SHEET[3..], translator))),
];

/// The whole help, for plain mode.
pub(super) fn plain(translator: &Translator) -> Vec<String> {
    vec![translator.word("heist-plain-help"), translator.word("heist-help-signs"), sheet(&SHEET, translator)]
}
