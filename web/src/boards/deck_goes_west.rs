//! The board of Deck Goes West: the map, cards and player boards as pictures, the table in words for screen readers, and
//! forms that work without scripts.

mod agreeing;
mod board;
mod cheat_sheet;
mod choosing;
mod ending;
mod guide;
mod parts;
mod plate;
mod scene;
#[cfg(test)]
mod tests;
