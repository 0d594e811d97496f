//! A real Chromium, driven by tests over the DevTools protocol, with no driver program and no generated types.
//!
//! [`Browser::launch`] starts one, [`Browser::person`] gives a [`Page`] with cookies of its own, and tests use a page with real
//! input events: clicks and keys. Every wait has a timeout, and its error says what was awaited and what the page shows
//! instead. [`Proxy`] forwards a connection until a test cuts it.

mod browser;
mod event_log;
mod executable;
mod link;
mod page;
mod process;
mod proxy;

pub use browser::Browser;
pub use page::Page;
pub use proxy::Proxy;
