//! The cheat sheet as text.

use crate::play::translator::Translator;
use game::SheetPart;

/// Parts of the cheat sheet. Headings end in a colon.
pub(in crate::play) fn sheet(parts: &[SheetPart], translator: &Translator) -> String {
    let mut lines = Vec::new();
    for (title, said) in parts {
        lines.push(format!("{}:", translator.term(title)));
        lines.extend(said.iter().map(|(line, _)| format!("  {}", translator.term(line))));
    }
    lines.join("\n")
}
