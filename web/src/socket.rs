//! What all WebSockets of the house have in common.

use crate::saloon::Saloon;
use axum::extract::ws::WebSocketUpgrade;
use std::sync::atomic::Ordering;

/// Nobody sends us more at once.
const LONGEST: usize = 8 * 1024;

/// An open page should cost little: the library's own buffers would take 128 KiB each.
pub(crate) fn frugal(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
}

/// Counts an open socket as long as it is open.
#[derive(Debug)]
pub(crate) struct Counted(Saloon);

impl Counted {
    pub(crate) fn new(saloon: &Saloon) -> Counted {
        saloon.sockets.fetch_add(1, Ordering::Relaxed);
        Counted(saloon.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
