//! Everything there is to draw is drawn, symbols and styles are there and small, and whole sheets can be looked at.

mod jobs;
mod pages;
mod sheets;
mod sizes;
