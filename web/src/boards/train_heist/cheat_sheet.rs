//! Train Heist on one page: a turn, the actions in it, the train, and the end; each line with links to its rules.

use crate::boards::cheat_sheet::{CheatSheetPage, sections};
use art::train_heist as drawn;
use catalog::Bundle;
use game::SheetPart;
use maud::{Markup, html};
use train_heist::{CheatSheet, Need, TrainHeist};

const PARTS: [SheetPart; 5] =
    [CheatSheet::TURN, CheatSheet::ACTIONS, CheatSheet::FREE, CheatSheet::TRAIN, CheatSheet::END];

/// Examples of what tiles ask for: three suits, or a set of numbers.
const NEEDS: [Need; 4] = [Need::Suits([1, 0, 2]), Need::Straight, Need::TwoPairs, Need::ThreeOfAKind];

impl CheatSheetPage for TrainHeist {
    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup {
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
}
