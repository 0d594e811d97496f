//! Clients that play while the server is killed and record every acknowledged decision.

use crate::http::ask;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

const SEATS: usize = 3;
/// How long the test waits for progress before it fails.
const IN_VAIN: Duration = Duration::from_secs(60);
/// Programs that keep most bandits on the train for several rounds.
const PLANS: [&str; 6] = ["mct", "ctm", "tmc", "cts", "stc", "tcs"];

/// The number of decisions acknowledged at all tables; `None` once the players shall stop.
pub(crate) struct Progress(watch::Sender<Option<usize>>);

impl Default for Progress {
    fn default() -> Progress {
        Progress(watch::Sender::new(Some(0)))
    }
}

impl Progress {
    /// Waits until the server has acknowledged this many more decisions.
    pub(crate) async fn acknowledge_more(&self, more: usize) {
        let mut acknowledged = self.0.subscribe();
        let enough = acknowledged.borrow().map(|now| now + more);
        let waiting = acknowledged.wait_for(|acknowledged| *acknowledged >= enough);
        tokio::time::timeout(IN_VAIN, waiting).await.expect("the players play on").unwrap();
    }

    pub(crate) fn stop(&self) {
        self.0.send_replace(None);
    }

    fn has_stopped(&self) -> bool {
        self.0.borrow().is_none()
    }

    fn acknowledge(&self) {
        self.0.send_modify(|acknowledged| *acknowledged = acknowledged.map(|acknowledged| acknowledged + 1));
    }
}

/// A table and the decisions the server acknowledged there, per seat in order.
pub(crate) struct Table {
    code: String,
    host_key: String,
    acknowledged: Vec<(String, Vec<String>)>,
}

/// Plays one table after another until the players shall stop.
pub(crate) async fn play_on(server: SocketAddr, number: usize, progress: Arc<Progress>) -> Vec<Table> {
    let mut tables = Vec::new();
    let mut turn = number;
    while !progress.has_stopped() {
        let Some((mut table, keys)) = open(server).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let playing = keys.into_iter().map(|(seat, key)| {
            turn += 1;
            play(server, table.code.clone(), seat, key, turn, Arc::clone(&progress))
        });
        table.acknowledged = futures_util::future::join_all(playing).await;
        tables.push(table);
    }
    tables
}

/// Opens a table with a person in every seat and returns it with the key of each; `None` if the server does not respond.
async fn open(server: SocketAddr) -> Option<(Table, Vec<(String, String)>)> {
    let (_, reserved) = ask(server, "POST", "/api/reservations", "", &json!({})).await?;
    let people: Vec<Value> = (0..SEATS).map(|seat| json!({ "name": format!("Person {seat}") })).collect();
    let open =
        json!({ "table": reserved["table"], "game": "super-express", "seats": SEATS, "people": people });
    let (status, opened) = ask(server, "POST", "/api/tables", "", &open).await?;
    assert_eq!(status, 200, "{opened}");
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let keys = opened["people"].as_array().unwrap().iter();
    let keys = keys.map(|person| (text(&person["seat"]), text(&person["key"]))).collect();
    let table =
        Table { code: text(&opened["table"]), host_key: text(&opened["host_key"]), acknowledged: Vec::new() };
    Some((table, keys))
}

/// Plays one seat, reconnecting after every lost connection; returns the seat and its acknowledged decisions.
async fn play(
    server: SocketAddr,
    table: String,
    seat: String,
    key: String,
    mut turn: usize,
    progress: Arc<Progress>,
) -> (String, Vec<String>) {
    let mut done = Vec::new();
    let address = format!("ws://{server}/api/tables/{table}/stream?key={key}");
    while !progress.has_stopped() {
        let Ok((mut socket, _)) = tokio_tungstenite::connect_async(&address).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let mut waiting: Option<&str> = None;
        while let Ok(Some(Ok(heard))) = tokio::time::timeout(Duration::from_secs(5), socket.next()).await {
            let Message::Text(text) = heard else { continue };
            let heard: Value = serde_json::from_str(&text).unwrap();
            assert!(heard["denied"].is_null() || heard["denied"]["error"] == "denied-answered", "{heard}");
            if !heard["answer"].is_null()
                && let Some(plan) = waiting.take()
                && heard["done"] == true
            {
                done.push(format!("plan {plan}"));
                progress.acknowledge();
            }
            if heard["asked"]["phase"] == "over" {
                return (seat, done);
            }
            let awaits = heard["asked"]["awaits"].as_array();
            let asked = awaits.is_some_and(|awaits| awaits.iter().any(|other| *other == seat.as_str()));
            if asked && waiting.is_none() {
                turn += 1;
                let plan = PLANS[turn % PLANS.len()];
                let sent =
                    json!({ "question": heard["asked"]["question"], "decide": format!("plan {plan}") });
                if socket.send(Message::text(sent.to_string())).await.is_err() {
                    break;
                }
                waiting = Some(plan);
            }
            if progress.has_stopped() && waiting.is_none() {
                return (seat, done);
            }
        }
    }
    (seat, done)
}

impl Table {
    /// Asserts that the record holds every acknowledged decision in order, and returns their number.
    pub(crate) async fn check(&self, server: SocketAddr) -> usize {
        let path = |end: &str| format!("/api/tables/{}/{end}", self.code);
        let closed = ask(server, "POST", &path("close"), &self.host_key, &json!({})).await;
        assert!(
            closed.is_some_and(|(status, _)| status == 200 || status == 409),
            "table {} is gone",
            self.code
        );
        let (status, record) = ask(server, "GET", &path("record"), "", &Value::Null).await.unwrap();
        let acknowledged: usize = self.acknowledged.iter().map(|(_, done)| done.len()).sum();
        if status != 200 {
            assert_eq!(acknowledged, 0, "table {} has no record: {record}", self.code);
            return 0;
        }
        let steps = record["steps"].as_array().unwrap();
        for (seat, done) in &self.acknowledged {
            let mut kept = steps.iter().filter(|step| step["seat"] == seat.as_str());
            for decision in done {
                assert!(
                    kept.any(|step| step["decision"] == decision.as_str()),
                    "table {}: {seat} was told that `{decision}` is kept, but it is not there",
                    self.code
                );
            }
        }
        acknowledged
    }
}
