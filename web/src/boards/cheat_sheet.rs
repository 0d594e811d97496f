//! A game on one page: what it is made of in all games that are told by lines with their rules.

use crate::look;
use catalog::Speech;
use game::{Catalogued, SheetPart};
use maud::{Markup, html};

/// A section for each part, every line with its rules; `pages` names the links to them.
pub(crate) fn sections<G: Catalogued>(parts: &[SheetPart], speech: &Speech, pages: &Speech) -> Markup {
    html! {
        @for (title, lines) in parts {
            section {
                h2 { (speech.word(title)) }
                ul {
                    @for (line, rules) in *lines {
                        li {
                            (speech.word(line))
                            @for rule in *rules {
                                " " (look::rule(rule.0, &format!("/rules/{}#{rule}", G::ID), pages))
                            }
                        }
                    }
                }
            }
        }
    }
}
