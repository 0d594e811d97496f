//! A minimal server with a few fixed pages.

use browser::{Browser, Page};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// A local port that serves the pages.
pub(crate) struct Server {
    pub(crate) port: u16,
}

impl Server {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(answer(stream));
            }
        });
        Self { port }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

/// A server, and a page in a new context that has loaded this path.
pub(crate) async fn look_at(path: &str) -> (Server, Page) {
    let server = Server::start().await;
    let page = Browser::shared().await.unwrap().person().await.unwrap();
    page.goto(&server.url(path)).await.unwrap();
    (server, page)
}

/// Answers one request and closes the connection, except for the stream that never ends.
async fn answer(mut stream: TcpStream) {
    let mut request = vec![0; 16 * 1024];
    let length = stream.read(&mut request).await.unwrap_or(0);
    let request = String::from_utf8_lossy(&request[..length]).into_owned();
    let target = request.split(' ').nth(1).unwrap_or("/");
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let page = |name: &str, html: &str| (name.to_owned(), html.to_owned());
    let (head, body) = match path {
        "/" => page("200 OK", include_str!("pages/plain.html")),
        "/form" => page("200 OK", include_str!("pages/form.html")),
        "/veil" => page("200 OK", include_str!("pages/veil.html")),
        "/stream" => page("200 OK", include_str!("pages/stream.html")),
        "/broken" => {
            page("200 OK\r\nContent-Security-Policy: font-src 'none'", include_str!("pages/broken.html"))
        }
        "/remember" => page(&format!("200 OK\r\nSet-Cookie: {query}"), "<main>remembered</main>"),
        "/heard" => page("200 OK", &format!("<title>Heard</title><main><pre>{request}</pre></main>")),
        "/endless" => {
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nit begins\n";
            drop(stream.write_all(head.as_bytes()).await);
            tokio::time::sleep(Duration::from_secs(60)).await;
            return;
        }
        // Browsers request it by themselves where a page names no icon.
        "/favicon.ico" => page("200 OK", ""),
        _ => page("404 Not Found", "<main>there is nothing here</main>"),
    };
    let head = format!(
        "HTTP/1.1 {head}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    drop(stream.write_all(format!("{head}{body}").as_bytes()).await);
}
