//! Everything there is to draw is drawn, symbols and styles are there and small, and whole sheets can be looked at.

mod jobs;
pub(in crate::boards::deck_goes_west) mod pages;
mod sheets;
mod sizes;
