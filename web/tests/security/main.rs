//! What the server promises about secrets and safety, proven from outside: only what goes over the wire counts.
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
mod policy;
mod redirects;
mod scores;
mod secrets;
mod server;
mod worlds;
