//! Help: what can be typed, how to read the map, and the game on one page.

use crate::play::turns::sheet;
use crate::play::voice::Voice;
use deck_goes_west::CheatSheet;

/// How many pages there are on a screen.
pub(in crate::play) const PAGES: usize = 5;

/// A page for the screen: the message of its title, and its text. Headings end in a colon.
pub(in crate::play) fn page(page: usize, voice: &Voice) -> (&'static str, String) {
    match page {
        0 => ("help-keys-title", voice.word("west-help-keys")),
        1 => ("west-help-signs-title", voice.word("west-help-signs")),
        2 => ("help-sheet-title", sheet(&[CheatSheet::DAY, CheatSheet::MOVING], voice)),
        3 => ("help-sheet-title", sheet(&[CheatSheet::ACTIONS], voice)),
        _ => ("help-sheet-title", sheet(&[CheatSheet::NIGHT, CheatSheet::END], voice)),
    }
}

/// All of it in lines, for plain mode.
pub(super) fn plain(voice: &Voice) -> Vec<String> {
    vec![voice.word("west-plain-help"), voice.word("west-help-signs"), sheet(&CheatSheet::ALL, voice)]
}
