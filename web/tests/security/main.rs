//! Tests of the server's promises about secrets and safety, from outside: they read only responses, frames and headers.
//!
//! `SECURITY.md` names the test behind each promise.

mod cookies;
mod description;
mod elsewhere;
mod escaping;
mod finished;
mod garbage;
mod languages;
mod limits;
mod long_game;
mod policy;
mod redirects;
mod scores;
mod secrets;
mod server;
mod worlds;
