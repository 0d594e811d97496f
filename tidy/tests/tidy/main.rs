//! Tests about the tree itself and about the gate, in one program.

mod arrows;
#[cfg(unix)]
mod chromium;
mod dependencies;
mod tree;
