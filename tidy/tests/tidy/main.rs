//! Tests of the tree itself and of the gate, in one program.

mod arrows;
#[cfg(unix)]
mod chromium;
mod dependencies;
mod tree;
