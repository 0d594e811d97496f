//! The script of every page: ES modules, served as one file.

use super::{File, SCRIPT, address_of};

/// The name under which pages load the script.
pub(super) const NAME: &str = "saloon.js";

/// The modules by file name, in dependency order: a module imports only those before it, and the last is the entry.
pub(super) const MODULES: [(&str, &str); 15] = [
    ("dom.js", include_str!("../../assets/script/dom.js")),
    ("notice.js", include_str!("../../assets/script/notice.js")),
    ("queue.js", include_str!("../../assets/script/queue.js")),
    ("morph.js", include_str!("../../assets/script/morph.js")),
    ("motion.js", include_str!("../../assets/script/motion.js")),
    ("clock.js", include_str!("../../assets/script/clock.js")),
    ("turn.js", include_str!("../../assets/script/turn.js")),
    ("regions.js", include_str!("../../assets/script/regions.js")),
    ("beats.js", include_str!("../../assets/script/beats.js")),
    ("live.js", include_str!("../../assets/script/live.js")),
    ("replay.js", include_str!("../../assets/script/replay.js")),
    ("forms.js", include_str!("../../assets/script/forms.js")),
    ("hand.js", include_str!("../../assets/script/hand.js")),
    ("keys.js", include_str!("../../assets/script/keys.js")),
    ("saloon.js", include_str!("../../assets/script/saloon.js")),
];

/// Joins the modules, so that a page needs one request for its script instead of fifteen.
///
/// Imports and the word `export` are left out, and so are comments that fill a line. Top-level names of all modules share one
/// scope; a test finds any that two modules declare.
pub(super) fn joined() -> File {
    let mut content = String::new();
    for (_, module) in MODULES {
        let mut lines = module.lines();
        while let Some(line) = lines.next() {
            if line.starts_with("import ") {
                let mut last = line;
                while !last.ends_with(';') {
                    last = lines.next().expect("an import ends with a semicolon: tests of modules");
                }
            } else if !is_comment(line.trim_start()) {
                content.push_str(line.strip_prefix("export ").unwrap_or(line));
                content.push('\n');
            }
        }
    }
    let address = address_of(NAME, &content);
    File { name: NAME, kind: SCRIPT, content, address }
}

/// Whether a line holds nothing but a comment, or nothing. A comment of several lines has a star before each.
fn is_comment(line: &str) -> bool {
    let block = ["/*", "* ", "*/"].iter().any(|start| line.starts_with(start));
    line.is_empty()
        || line.starts_with("//")
        || (block && line.find("*/").is_none_or(|end| end + 2 == line.len()))
}
