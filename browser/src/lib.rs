//! A real Chromium, driven by tests over the DevTools protocol, with no driver program and no generated types.
//!
//! [`Browser::launch`] starts one, [`Browser::person`] gives a [`Page`] with cookies of its own, and tests use a page with real
//! input events: clicks and keys. Every wait has a timeout, and its error says what was awaited and what the page shows
//! instead. [`Line`] is a connection that a test can cut.

mod browser;
mod diary;
mod executable;
mod line;
mod link;
mod page;
mod process;

pub use browser::Browser;
pub use line::Line;
pub use page::Page;
