//! The board of Train Heist: both maps, and forms that work without scripts.

mod cheat_sheet;
mod ending;
mod guide;
mod picture;
mod plate;
mod question_form;
mod setup_form;
#[cfg(test)]
mod tests;
