//! Tests of the driver against a real browser.

mod doing;
mod people;
mod proxy;
mod reports;
mod seeing;
mod server;
mod settings;
