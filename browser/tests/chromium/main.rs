//! A real browser does what tests tell it to.

mod doing;
mod line;
mod people;
mod reports;
mod seeing;
mod server;
mod settings;
