//! A WebSocket to a server, and everything that comes out of it.

use super::HOST;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Whoever waits longer than this waits in vain.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open WebSocket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pings: u32,
    /// A page's frames come in pieces: what came of the next one. None, where every message is whole.
    piece: Option<String>,
}

impl Socket {
    /// Opens one, with these headers. The status says why not.
    pub(crate) async fn open(
        server: SocketAddr,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, u16> {
        let mut request = format!("ws://{server}{path}").into_client_request().unwrap();
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

    /// Says something; whoever is not listened to any more notices when reading.
    pub(crate) async fn say(&mut self, text: &str) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// The next text; none when the other side has closed.
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

    /// What is said with this message, once all of it is there.
    fn whole(&mut self, text: &str) -> Option<String> {
        let Some(piece) = &mut self.piece else { return Some(text.to_owned()) };
        *piece += text;
        piece.ends_with('\n').then(|| std::mem::take(piece))
    }

    /// Everything that was said up to now. Two pings: by the answer to the second, the other side has looked at the table
    /// after it got the first.
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
