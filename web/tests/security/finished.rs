//! Cached pages of finished games are shared only by viewers who see the same.

use crate::server::{Answer, Place, Want};
use serde_json::json;

/// The request of a browser that has cached this response.
fn again(path: &str, seen: &Answer) -> Want {
    Want::get(path).with("if-none-match", seen.header("etag").unwrap())
}

#[tokio::test]
async fn a_finished_page_is_made_once_for_those_who_see_the_same() {
    let place = Place::open();
    let (table, host_key) = place.table(&json!({})).await;
    let ana = place.guest("Ana").await;
    let (path, record) = (format!("/t/{table}"), format!("/t/{table}/record"));
    let sit = Want::post(&format!("{path}/sit")).guest(&ana).form(&[("name", "Ana"), ("seat", "0")]);
    assert_eq!(place.ask(sit).await.status, 303);
    place.ask(Want::post(&format!("/api/tables/{table}/deal")).key(&host_key).json(&json!({}))).await;
    place.has_begun(table).await;
    let running = place.get(&path).await;
    assert_eq!((running.header("etag"), running.header("cache-control")), (None, Some("no-store")));
    assert_eq!(place.get(&record).await.header("etag"), None, "there is no record yet");
    place.ask(Want::post(&format!("/api/tables/{table}/close")).key(&host_key).json(&json!({}))).await;

    let stranger = place.get(&path).await;
    assert_eq!(stranger.header("cache-control"), Some("private, no-cache"));
    assert_eq!(place.get(&path).await.text(), stranger.text());
    assert_eq!(place.ask(again(&path, &stranger)).await.status, 304);
    let own = place.ask(Want::get(&path).guest(&ana)).await;
    assert!(own.text().contains("/rematch") && !stranger.text().contains("/rematch"));
    assert_ne!(own.header("etag"), stranger.header("etag"));
    assert_eq!(place.ask(again(&path, &stranger).guest(&ana)).await.text(), own.text());
    let portuguese = place.ask(again(&path, &stranger).language("pt-BR")).await;
    assert_eq!(portuguese.status, 200);
    assert!(portuguese.text().contains("lang=\"pt-BR\""));

    let kept = place.get(&record).await;
    assert_eq!(kept.json()["game"], "super-express");
    assert_eq!(place.ask(again(&record, &kept)).await.status, 304);
    assert_eq!(place.get(&format!("/api/tables/{table}/record")).await.text(), kept.text());
}
