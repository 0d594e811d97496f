//! What all WebSockets share: small buffers, keep-alive and connection limits.

use crate::app_state::AppState;
use crate::limits::ConnectionGuard;
use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Denied;
use tokio::time::Instant;

/// The maximum size of a received message, in bytes.
const LONGEST: usize = 8 * 1024;

/// Configures small buffers: the library's defaults would take 128 KiB for each open page.
pub(crate) fn with_small_buffers(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
}

/// The silence after which the client is pinged; after as long again, the socket is closed.
const SILENCE: Duration = Duration::from_secs(45);

/// Keep-alive of a socket: detects clients that are gone without closing it, such as a phone without a network.
#[derive(Debug)]
pub(crate) struct KeepAlive {
    until: Instant,
    asked: bool,
}

impl KeepAlive {
    pub(crate) fn new() -> KeepAlive {
        KeepAlive { until: Instant::now() + SILENCE, asked: false }
    }

    /// Resets the deadline: something was received.
    pub(crate) fn heard(&mut self) {
        *self = KeepAlive::new();
    }

    /// Waits for the deadline.
    pub(crate) async fn runs_out(&self) {
        tokio::time::sleep_until(self.until).await;
    }

    /// Sends a ping and extends the deadline once; `None` if the last ping was not answered.
    pub(crate) async fn ask(&mut self, socket: &mut WebSocket) -> Result<Option<()>, axum::Error> {
        if self.asked {
            return Ok(None);
        }
        *self = KeepAlive { asked: true, ..KeepAlive::new() };
        socket.send(Message::Ping(Bytes::new())).await.map(Some)
    }
}

/// A guard: counts one open socket until it is dropped.
#[derive(Debug)]
pub(crate) struct SocketGuard {
    app: AppState,
    _inside: Option<ConnectionGuard>,
}

impl SocketGuard {
    /// Counts one more socket; fails if the client has too many connections.
    pub(crate) fn new(app: &AppState, address: IpAddr) -> Result<SocketGuard, Denied> {
        let inside = app.limits.enter(address)?;
        app.sockets.fetch_add(1, Ordering::Relaxed);
        Ok(SocketGuard { app: app.clone(), _inside: inside })
    }
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        self.app.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
