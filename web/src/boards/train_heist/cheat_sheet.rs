//! Train Heist on one page: what a turn is, what can be done in it, and how it ends.

use catalog::Speech;
use maud::{Markup, html};

const PARTS: [(&str, &[&str]); 5] = [
    ("sheet-turn", &["sheet-turn-actions", "sheet-turn-train", "sheet-turn-discard", "sheet-turn-draw"]),
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
        "sheet-free",
        &["sheet-pair", "sheet-three", "sheet-four", "sheet-straight", "sheet-wild", "sheet-mount"],
    ),
    (
        "sheet-train",
        &["sheet-star", "sheet-town", "sheet-hit", "sheet-tunnel", "sheet-edge", "sheet-sheriff"],
    ),
    ("sheet-end", &["sheet-goal", "sheet-skull", "sheet-junction", "sheet-versus"]),
];

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
