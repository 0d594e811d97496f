//! The board of Train Heist: both maps, the table in words for screen readers, and forms that work without scripts.

mod agreeing;
mod board;
mod cheat_sheet;
mod choosing;
mod ending;
mod guide;
mod plate;
mod scene;
#[cfg(test)]
mod tests;
