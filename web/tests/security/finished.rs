//! Cached pages of finished games are shared only by viewers who see the same.

use crate::server::{Answer, TestRequest, TestServer};
use serde_json::json;

/// The request of a browser that has cached this response.
fn again(path: &str, seen: &Answer) -> TestRequest {
    TestRequest::get(path).with("if-none-match", seen.header("etag").unwrap())
}

#[tokio::test]
async fn a_finished_page_is_made_once_for_those_who_see_the_same() {
    let server = TestServer::open();
    let (table, host_key) = server.table(&json!({})).await;
    let ana = server.guest("Ana").await;
    let (path, record) = (format!("/t/{table}"), format!("/t/{table}/record"));
    let sit = TestRequest::post(&format!("{path}/sit")).guest(&ana).form(&[("name", "Ana"), ("seat", "0")]);
    assert_eq!(server.ask(sit).await.status, 303);
    server.ask(TestRequest::post(&format!("/api/tables/{table}/deal")).key(&host_key).json(&json!({}))).await;
    server.has_begun(table).await;
    let running = server.get(&path).await;
    assert_eq!((running.header("etag"), running.header("cache-control")), (None, Some("no-store")));
    assert_eq!(server.get(&record).await.header("etag"), None, "there is no record yet");
    server
        .ask(TestRequest::post(&format!("/api/tables/{table}/close")).key(&host_key).json(&json!({})))
        .await;

    let stranger = server.get(&path).await;
    assert_eq!(stranger.header("cache-control"), Some("private, no-cache"));
    assert_eq!(server.get(&path).await.text(), stranger.text());
    assert_eq!(server.ask(again(&path, &stranger)).await.status, 304);
    let own = server.ask(TestRequest::get(&path).guest(&ana)).await;
    assert!(own.text().contains("/rematch") && !stranger.text().contains("/rematch"));
    assert_ne!(own.header("etag"), stranger.header("etag"));
    assert_eq!(server.ask(again(&path, &stranger).guest(&ana)).await.text(), own.text());
    let portuguese = server.ask(again(&path, &stranger).language("pt-BR")).await;
    assert_eq!(portuguese.status, 200);
    assert!(portuguese.text().contains("lang=\"pt-BR\""));

    let kept = server.get(&record).await;
    assert_eq!(kept.json()["game"], "super-express");
    assert_eq!(server.ask(again(&record, &kept)).await.status, 304);
    assert_eq!(server.get(&format!("/api/tables/{table}/record")).await.text(), kept.text());
}
