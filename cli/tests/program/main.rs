//! Tests that run the `saloon` executable as a child process.

mod commands;
mod compatibility;
mod http;
mod kill;
mod load;
mod play;
mod server;
