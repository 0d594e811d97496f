//! A WebSocket client.

use super::HOST;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The time limit for a message to arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open WebSocket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pings: u32,
    /// The received part of an incomplete frame. None for the API, whose messages are never split.
    piece: Option<String>,
}

impl Socket {
    /// Connects with these headers. The error is the HTTP status.
    pub(crate) async fn open(
        address: SocketAddr,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, u16> {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        for (name, value) in [("host", HOST)].iter().chain(headers) {
            request
                .headers_mut()
                .insert(HeaderName::from_static(name), HeaderValue::from_str(value).unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => {
                let piece = path.contains("/live").then(String::new);
                Ok(Socket { stream, pings: 0, piece })
            }
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(why) => panic!("{why}"),
        }
    }

    /// Sends a message; a closed connection shows at the next read.
    pub(crate) async fn say(&mut self, text: &str) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// The next message or frame; none when the server has closed the socket.
    pub(crate) async fn hear(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("nothing was said");
            match next {
                Some(Ok(Message::Text(text))) => {
                    if let Some(whole) = self.whole(&text) {
                        return Some(whole);
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The message or frame that this message completes.
    fn whole(&mut self, text: &str) -> Option<String> {
        let Some(piece) = &mut self.piece else { return Some(text.to_owned()) };
        *piece += text;
        piece.ends_with('\n').then(|| std::mem::take(piece))
    }

    /// Everything the server has sent up to now. Uses two pings: by the pong to the second, the server has looked at the table
    /// after it received the first.
    pub(crate) async fn all_heard(&mut self) -> Vec<String> {
        let mut heard = Vec::new();
        for _ in 0..2 {
            self.pings += 1;
            let mark = self.pings.to_le_bytes().to_vec();
            self.stream.send(Message::Ping(mark.clone().into())).await.unwrap();
            loop {
                let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("no pong");
                match next.unwrap().unwrap() {
                    Message::Pong(pong) if pong == mark => break,
                    Message::Text(text) => heard.extend(self.whole(&text)),
                    other => panic!("{other:?}"),
                }
            }
        }
        heard
    }
}
