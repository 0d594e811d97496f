//! What all WebSockets of the server have in common.

use crate::app_state::AppState;
use crate::limits::Inside;
use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Denied;
use tokio::time::Instant;

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

/// Somebody who has not been heard for so long is asked whether they are there.
const SILENCE: Duration = Duration::from_secs(45);

/// How long one waits for somebody who says nothing: a phone without a network never says that it is gone.
#[derive(Debug)]
pub(crate) struct Patience {
    until: Instant,
    asked: bool,
}

impl Patience {
    pub(crate) fn new() -> Patience {
        Patience { until: Instant::now() + SILENCE, asked: false }
    }

    /// They are there.
    pub(crate) fn heard(&mut self) {
        *self = Patience::new();
    }

    /// Waits until nothing was heard for too long.
    pub(crate) async fn runs_out(&self) {
        tokio::time::sleep_until(self.until).await;
    }

    /// Asks whether they are there, once; nothing, if they have been asked already.
    pub(crate) async fn ask(&mut self, socket: &mut WebSocket) -> Result<Option<()>, axum::Error> {
        if self.asked {
            return Ok(None);
        }
        *self = Patience { asked: true, ..Patience::new() };
        socket.send(Message::Ping(Bytes::new())).await.map(Some)
    }
}

/// Counts an open socket as long as it is open.
#[derive(Debug)]
pub(crate) struct Counted {
    app: AppState,
    _inside: Option<Inside>,
}

impl Counted {
    /// One more, if this household has not too many.
    pub(crate) fn new(app: &AppState, address: IpAddr) -> Result<Counted, Denied> {
        let inside = app.limits.enter(address)?;
        app.sockets.fetch_add(1, Ordering::Relaxed);
        Ok(Counted { app: app.clone(), _inside: inside })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
