//! Help: what can be typed, how to read the maps, and the game on one page.

use crate::play::voice::Voice;

/// The game on one page, part by part.
const SHEET: [(&str, &[&str]); 5] = [
    ("sheet-turn", &["sheet-turn-actions", "sheet-turn-train", "sheet-turn-discard", "sheet-turn-draw"]),
    (
        "sheet-free",
        &["sheet-pair", "sheet-three", "sheet-four", "sheet-straight", "sheet-wild", "sheet-mount"],
    ),
    (
        "sheet-actions",
        &[
            "sheet-move",
            "sheet-horse",
            "sheet-loot",
            "sheet-drop",
            "sheet-flip",
            "sheet-trade",
            "sheet-bullet",
            "sheet-jail",
        ],
    ),
    (
        "sheet-train",
        &["sheet-star", "sheet-town", "sheet-hit", "sheet-tunnel", "sheet-edge", "sheet-sheriff"],
    ),
    ("sheet-end", &["sheet-goal", "sheet-skull", "sheet-junction", "sheet-versus"]),
];

/// How many pages there are on a screen.
pub(in crate::play) const PAGES: usize = 5;

/// A page for the screen: the message of its title, and its text. Headings end in a colon.
pub(in crate::play) fn page(page: usize, voice: &Voice) -> (&'static str, String) {
    match page {
        0 => ("help-keys-title", voice.word("heist-help-keys")),
        1 => ("heist-help-signs-title", voice.word("heist-help-signs")),
        2 => ("help-sheet-title", sheet(&SHEET[..2], voice)),
        3 => ("help-sheet-title", sheet(&SHEET[2..3], voice)),
        _ => ("help-sheet-title", sheet(&SHEET[3..], voice)),
    }
}

/// All of it in lines, for plain mode.
pub(super) fn plain(voice: &Voice) -> Vec<String> {
    vec![voice.word("heist-plain-help"), voice.word("heist-help-signs"), sheet(&SHEET, voice)]
}

fn sheet(parts: &[(&'static str, &[&'static str])], voice: &Voice) -> String {
    let mut lines = Vec::new();
    for (title, said) in parts {
        lines.push(format!("{}:", voice.term(title)));
        lines.extend(said.iter().map(|line| format!("  {}", voice.term(line))));
    }
    lines.join("\n")
}
