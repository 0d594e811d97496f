//! The board of Super Express: the picture, and forms that work without scripts.

mod cheat_sheet;
mod ending;
mod foresight;
mod guide;
mod picture;
mod plate;
mod question_form;
mod setup_form;
#[cfg(test)]
mod tests;
