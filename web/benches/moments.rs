//! The cost of rendering a beat of a replay for one viewer, through the whole router: `cargo bench -p web --bench moments`.
//! A live frame is the same work, but sends only the regions that changed.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

use axum::body::{Body, to_bytes};
use axum::http::Request;
use cpu_time::ProcessTime;
use serde_json::{Value, json};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use table::TableRegistry;
use table::store::Memory;
use tower::ServiceExt as _;
use web::{AppState, Limits};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(measured())
}

async fn measured() -> Result<()> {
    for seats in [4, 7] {
        let server = Server::new()?;
        let (table, beats) = server.express(seats).await?;
        server.measure(&format!("Super Express, {seats} seats"), &table, beats).await?;
    }
    for seats in [2, 4] {
        let server = Server::new()?;
        let (table, beats) = server.heist(seats).await?;
        server.measure(&format!("Train Heist, {seats} seats"), &table, beats).await?;
    }
    Ok(())
}

/// A server with a store in memory, reached through its router.
struct Server(axum::Router);

impl Server {
    fn new() -> Result<Server> {
        let registry = TableRegistry::new(Arc::new(Memory::default()), [7; 32], Duration::from_secs(600));
        Ok(Server(web::router(AppState::new(registry, [7; 32], Limits::none())?)))
    }

    async fn ask(&self, request: Request<Body>) -> Result<Vec<u8>> {
        let answer = self.0.clone().oneshot(request).await?;
        if !answer.status().is_success() {
            return Err(format!("the server answers {}", answer.status()).into());
        }
        Ok(to_bytes(answer.into_body(), usize::MAX).await?.to_vec())
    }

    async fn get(&self, path: &str) -> Result<Vec<u8>> {
        self.ask(Request::get(path).header("host", "saloon.test").body(Body::empty())?).await
    }

    async fn post(&self, path: &str, key: &str, body: &Value) -> Result<Value> {
        let request = Request::post(path)
            .header("host", "saloon.test")
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {key}"));
        Ok(serde_json::from_slice(&self.ask(request.body(Body::from(body.to_string()))?).await?)?)
    }

    /// Requests every beat of a game, several times.
    async fn measure(&self, what: &str, table: &str, beats: usize) -> Result<()> {
        let rounds = 2000_usize.div_ceil(beats.max(1));
        for run in 1..=3 {
            let (start, mut moments, mut bytes) = (ProcessTime::now(), 0_u32, 0);
            for beat in (0..rounds).flat_map(|_| 0..beats) {
                bytes += self.get(&format!("/t/{table}/moment?at={beat}")).await?.len();
                moments += 1;
            }
            let micros = start.elapsed().as_secs_f64() * 1e6 / f64::from(moments);
            println!(
                "{what}, run {run}: {micros:.0} µs of CPU a moment, {:.1} kB, of {moments}",
                bytes as f64 / 1000.0 / f64::from(moments)
            );
        }
        Ok(())
    }

    /// Lets bots play a whole game; returns its table and the number of beats.
    async fn heist(&self, seats: usize) -> Result<(String, usize)> {
        let bots: Vec<Value> = (0..seats).map(|seat| json!({ "seat": seat, "level": "greedy" })).collect();
        let open = json!({ "game": "train-heist", "seats": seats, "bots": bots });
        let opened = self.post("/api/tables", "", &open).await?;
        let table = opened["table"].as_str().ok_or("no table was opened")?.to_owned();
        loop {
            let view: Value = serde_json::from_slice(&self.get(&format!("/api/tables/{table}/view")).await?)?;
            if view["phase"] == "over" {
                let beats = view["beats"].as_u64().ok_or("the view says no beats")?;
                return Ok((table, beats as usize));
            }
            tokio::task::yield_now().await;
        }
    }

    /// Plays a whole game with fixed programs of cards; returns its table and the number of beats.
    async fn express(&self, seats: usize) -> Result<(String, usize)> {
        let people: Vec<Value> =
            (0..seats).map(|seat| json!({ "name": format!("program {seat}") })).collect();
        let reserved = self.post("/api/reservations", "", &json!({})).await?;
        let open =
            json!({ "table": reserved["table"], "game": "super-express", "seats": seats, "people": people });
        let opened = self.post("/api/tables", "", &open).await?;
        let table = opened["table"].as_str().ok_or("no table was opened")?.to_owned();
        loop {
            let view: Value = serde_json::from_slice(&self.get(&format!("/api/tables/{table}/view")).await?)?;
            if view["phase"] != "playing" {
                let beats = view["beats"].as_u64().ok_or("the view says no beats")?;
                return Ok((table, beats as usize));
            }
            let programs = ["plan mts", "plan tcs", "plan smt", "plan ctm"];
            for (person, program) in
                opened["people"].as_array().into_iter().flatten().zip(programs.iter().cycle())
            {
                let awaited =
                    view["awaits"].as_array().is_some_and(|awaited| awaited.contains(&person["seat"]));
                if awaited {
                    let decision = json!({ "question": view["question"], "decision": program });
                    let key = person["key"].as_str().unwrap_or_default();
                    self.post(&format!("/api/tables/{table}/decisions"), key, &decision).await?;
                }
            }
        }
    }
}
