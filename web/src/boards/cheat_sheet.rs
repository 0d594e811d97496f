//! The sections of a cheat sheet, for games whose sheet is a list of lines with their rules.

use crate::look;
use catalog::Bundle;
use game::{Catalogued, SheetPart};
use maud::{Markup, html};

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
                                " " (look::rule(rule.0, &format!("/rules/{}#{rule}", G::ID), pages))
                            }
                        }
                    }
                }
            }
        }
    }
}
