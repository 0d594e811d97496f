//! Deck Goes West for the browser.

pub(crate) mod drawn;
