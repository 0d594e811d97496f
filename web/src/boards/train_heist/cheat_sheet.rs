//! Train Heist on one page: what a turn is, what can be done in it, and how it ends; every line with its rules.

use crate::boards::cheat_sheet::sections;
use art::train_heist as drawn;
use catalog::Bundle;
use game::SheetPart;
use maud::{Markup, html};
use train_heist::{CheatSheet, Need, TrainHeist};

const PARTS: [SheetPart; 5] =
    [CheatSheet::TURN, CheatSheet::ACTIONS, CheatSheet::FREE, CheatSheet::TRAIN, CheatSheet::END];

/// What tiles ask for: three suits, such as these, or a set of numbers.
const NEEDS: [Need; 4] = [Need::Suits([1, 0, 2]), Need::Straight, Need::TwoPairs, Need::ThreeOfAKind];

/// The sheet; `pages` names the links to the rules.
pub(super) fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup {
    html! {
        (drawn::symbols())
        div class="facts-of" {
            (sections::<TrainHeist>(&PARTS, bundle, pages))
            section {
                h2 { (bundle.word("sheet-needs")) }
                ul class="th-needs" {
                    @for need in NEEDS { li { (drawn::tile(need, "")) span { (bundle.say(&need.message())) } } }
                }
            }
        }
    }
}
