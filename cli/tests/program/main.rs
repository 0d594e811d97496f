//! The program itself, as people and other programs start it.

mod commands;
mod compatibility;
mod http;
mod kill;
mod load;
mod play;
mod server;
