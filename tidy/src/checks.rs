//! Checks of the project's files. Each returns its findings as `path:line: text`.

mod code;
mod messages;
mod paths;
mod promises;
mod rule_ids;

pub use code::{impure_code, panics_without_reason, unfinished};
pub use messages::messages_without_use;
pub use paths::{long_files, machine_paths, vague_names};
pub use promises::missing_tests;
pub use rule_ids::unknown_rules;

use crate::TextFile;

/// A finding, in the format of compilers.
fn finding(file: &TextFile, line: usize, text: &str) -> String {
    format!("{}:{line}: {}", file.path, text.trim())
}

fn rust(files: &[TextFile]) -> impl Iterator<Item = &TextFile> {
    files.iter().filter(|file| file.path.ends_with(".rs"))
}

#[cfg(test)]
fn sample(path: &str, text: &str) -> TextFile {
    TextFile { path: path.to_owned(), text: text.to_owned() }
}
