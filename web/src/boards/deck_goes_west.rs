//! The board of Deck Goes West: the map, cards and player boards as pictures, and forms that work
//! without scripts.

mod cheat_sheet;
mod ending;
mod guide;
mod parts;
mod picture;
mod plate;
mod question_form;
mod setup_form;
#[cfg(test)]
mod tests;
