//! Train Heist on one page: what a turn is, what can be done in it, and how it ends.

use catalog::Speech;
use maud::{Markup, html};
use train_heist::{CheatSheet, SheetPart};

const PARTS: [SheetPart; 5] =
    [CheatSheet::TURN, CheatSheet::ACTIONS, CheatSheet::FREE, CheatSheet::TRAIN, CheatSheet::END];

/// The sheet.
pub(super) fn cheat_sheet(speech: &Speech, _: &Speech) -> Markup {
    html! {
        div class="sheet-parts" {
            @for (title, lines) in PARTS {
                section class="sheet-part" {
                    h2 { (speech.word(title)) }
                    ul { @for line in lines { li { (speech.word(line)) } } }
                }
            }
        }
    }
}
