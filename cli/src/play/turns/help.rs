//! The game on one page, as text.

use crate::play::voice::Voice;
use game::SheetPart;

/// Parts of the game on one page. Headings end in a colon.
pub(in crate::play) fn sheet(parts: &[SheetPart], voice: &Voice) -> String {
    let mut lines = Vec::new();
    for (title, said) in parts {
        lines.push(format!("{}:", voice.term(title)));
        lines.extend(said.iter().map(|(line, _)| format!("  {}", voice.term(line))));
    }
    lines.join("\n")
}
