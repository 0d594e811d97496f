//! End-to-end tests: the server in a real browser, with whole games, reloads, lost connections, hot seat and no scripts.

mod clock;
mod connection;
mod contrast;
mod devices;
mod guide;
mod heist;
mod host;
mod hot_seat;
mod keyboard;
mod languages;
mod pace;
mod pages;
mod picking;
mod player;
#[path = "../program/server.rs"]
mod program;
mod reload;
mod replay;
mod scores;
mod server;
mod sheet;
mod shots;
mod signals;
mod targets;
mod together;
mod west;
mod whole_game;
mod without_script;
