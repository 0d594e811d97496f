//! The script of every page: ES modules as they are written, which import each other by addresses that change with them.

use super::{File, SCRIPT, address_of};

/// The module that pages load.
pub(super) const ENTRY: &str = "saloon.js";

/// Every module by its file.
const MODULES: [(&str, &str); 13] = [
    (ENTRY, include_str!("../../assets/script/saloon.js")),
    ("beats.js", include_str!("../../assets/script/beats.js")),
    ("dom.js", include_str!("../../assets/script/dom.js")),
    ("forms.js", include_str!("../../assets/script/forms.js")),
    ("hand.js", include_str!("../../assets/script/hand.js")),
    ("keys.js", include_str!("../../assets/script/keys.js")),
    ("live.js", include_str!("../../assets/script/live.js")),
    ("morph.js", include_str!("../../assets/script/morph.js")),
    ("motion.js", include_str!("../../assets/script/motion.js")),
    ("notice.js", include_str!("../../assets/script/notice.js")),
    ("queue.js", include_str!("../../assets/script/queue.js")),
    ("regions.js", include_str!("../../assets/script/regions.js")),
    ("replay.js", include_str!("../../assets/script/replay.js")),
];

/// The modules as they are served: `./dom.js` is imported by its address. All addresses change when any module does, so that
/// modules of two versions never meet, in whatever order they import each other.
pub(super) fn modules() -> impl Iterator<Item = File> {
    let all: String = MODULES.iter().map(|(_, text)| *text).collect();
    let address = move |name: &str| address_of(name, &all);
    let addresses = MODULES.map(|(name, _)| (format!("\"./{name}\""), format!("\"{}\"", address(name))));
    MODULES.into_iter().map(move |(name, text)| {
        let content = addresses
            .iter()
            .fold(text.to_owned(), |text, (specifier, address)| text.replace(specifier, address));
        File { name, kind: SCRIPT, content, address: address(name) }
    })
}
