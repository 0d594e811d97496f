//! Connections that break.

use crate::server::{Server, look_at};
use browser::Proxy;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;

#[tokio::test]
async fn a_cut_line_drops_its_connections_and_takes_new_ones() {
    let (server, page) = look_at("/").await;
    let proxy = Proxy::to(server.port).await.unwrap();
    page.goto(&proxy.url("/stream")).await.unwrap();
    page.wait_until("document.getElementById('state').textContent === 'reading'").await.unwrap();
    proxy.cut().await;
    page.wait_until("['ended', 'lost'].includes(document.getElementById('state').textContent)")
        .await
        .unwrap();
    page.eval("void begin()").await.unwrap();
    page.wait_until("document.getElementById('state').textContent === 'reading'").await.unwrap();
}

#[tokio::test]
async fn a_refusing_line_keeps_what_is_open() {
    let (server, page) = look_at("/").await;
    let proxy = Proxy::to(server.port).await.unwrap();
    page.goto(&proxy.url("/stream")).await.unwrap();
    page.wait_until("document.getElementById('state').textContent === 'reading'").await.unwrap();
    proxy.refuse(true).await.unwrap();
    let why = page.another_tab().await.unwrap().goto(&proxy.url("/")).await.unwrap_err().to_string();
    assert!(why.ends_with("net::ERR_CONNECTION_REFUSED"), "{why}");
    assert_eq!(page.text("#state").await.unwrap(), "reading");
    proxy.cut().await;
    page.eval("void begin()").await.unwrap();
    page.wait_until("document.getElementById('state').textContent === 'lost'").await.unwrap();
    proxy.refuse(false).await.unwrap();
    proxy.refuse(false).await.unwrap();
    page.goto(&proxy.url("/")).await.unwrap();
    assert_eq!(page.text("#count").await.unwrap(), "0");
}

#[tokio::test]
async fn a_dropped_line_is_gone() {
    let server = Server::start().await;
    let proxy = Proxy::to(server.port).await.unwrap();
    let port = proxy.port();
    let mut open = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    drop(proxy);
    assert_eq!(open.read(&mut [0; 8]).await.unwrap_or(0), 0);
    assert!(TcpStream::connect(("127.0.0.1", port)).await.is_err());
}
