//! Help: what can be typed, how to read the map, and the cheat sheet.

use crate::play::screen::help::{HelpPage, lines};
use crate::play::translator::Translator;
use crate::play::turns::sheet;
use deck_goes_west::CheatSheet;

/// The help on the full screen.
pub(super) const PAGES: [HelpPage; 5] = [
    ("help-keys-title", |translator, _| lines(&translator.word("west-help-keys"))),
    ("west-help-signs-title", |translator, _| lines(&translator.word("west-help-signs"))),
    ("help-sheet-title", |translator, _| lines(&sheet(&[CheatSheet::DAY, CheatSheet::MOVING], translator))),
    ("help-sheet-title", |translator, _| lines(&sheet(&[CheatSheet::ACTIONS], translator))),
    ("help-sheet-title", |translator, _| lines(&sheet(&[CheatSheet::NIGHT, CheatSheet::END], translator))),
];

/// The whole help, for plain mode.
pub(super) fn plain(translator: &Translator) -> Vec<String> {
    vec![
        translator.word("west-plain-help"),
        translator.word("west-help-signs"),
        sheet(&CheatSheet::ALL, translator),
    ]
}
