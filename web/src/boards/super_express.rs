//! The board of Super Express: the picture, the table in words for screen readers, and forms that work without scripts.

mod cheat_sheet;
mod ending;
mod foresight;
mod guide;
mod picture;
mod plate;
mod players;
mod question_form;
mod setup_form;
#[cfg(test)]
mod tests;
mod train;
mod words;
