//! Tests of the driver against a real browser.

mod doing;
mod line;
mod people;
mod reports;
mod seeing;
mod server;
mod settings;
