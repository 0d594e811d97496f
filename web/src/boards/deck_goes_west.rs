//! Deck Goes West for eyes and ears: the map, cards and boards, the table in words, which is also what a screen reader reads,
//! and the forms that need no script.

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
