//! Checks of the project's own files. Each takes files and returns its findings, so that tests run it on the whole tree and on
//! samples that it must reject.

mod checks;
mod rust;
mod tree;

pub use checks::*;
pub use rust::code_lines;
pub use tree::{TextFile, files, root};
