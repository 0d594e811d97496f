//! A game on one page.

use crate::components;
use catalog::Bundle;
use game::{Catalogued, SheetPart};
use maud::{Markup, html};

/// A game with a cheat sheet.
pub(crate) trait CheatSheetPage {
    /// The game on one page. `pages` translates the messages that are not the game's, such as links to rules.
    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup;
}

/// A section for each part, every line with links to its rules; `pages` translates the links.
pub(crate) fn sections<G: Catalogued>(parts: &[SheetPart], bundle: &Bundle, pages: &Bundle) -> Markup {
    html! {
        @for (title, lines) in parts {
            section {
                h2 { (bundle.word(title)) }
                ul {
                    @for (line, rules) in *lines {
                        li {
                            (bundle.word(line))
                            @for rule in *rules {
                                " " (components::rule(rule.0, &format!("/rules/{}#{rule}", G::ID), pages))
                            }
                        }
                    }
                }
            }
        }
    }
}
