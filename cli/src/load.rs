//! The load test: clients play at many tables of a server on this machine.

mod clients;
mod figures;
mod http;
mod server;

pub(crate) use figures::Figures;
pub(crate) use server::Server;

use anyhow::{Result, bail};
use clients::TableClients;
use std::time::Duration;
use tokio::time::Instant;

/// When the clients decide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum LoadMode {
    /// As soon as they are asked (closed loop).
    Saturated,
    /// At this rate of decisions per second over all tables, independent of the server's speed (open loop).
    PerSecond(u32),
}

/// The parameters of a load test.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LoadPlan {
    pub(crate) tables: u32,
    pub(crate) seats: u8,
    pub(crate) seconds: u32,
    pub(crate) mode: LoadMode,
}

impl LoadPlan {
    /// Rejects plans beyond fixed bounds, so that a typing mistake cannot exhaust the machine.
    pub(crate) fn check(self) -> Result<LoadPlan> {
        if !(1..=2000).contains(&self.tables) || !(1..=600).contains(&self.seconds) {
            bail!("a load has 1 to 2000 tables and 1 to 600 seconds");
        }
        Ok(self)
    }
}

/// Plays at the server until the time is up; opening the tables does not count as load.
pub(crate) async fn play(plan: LoadPlan, server: &Server) -> Result<Figures> {
    let mut tables = Vec::new();
    for number in 0..plan.tables {
        tables.push(TableClients::open(server.address(), plan.seats, number.into()).await?);
    }
    let before = server.used()?;
    let start = Instant::now();
    let end = start + Duration::from_secs(plan.seconds.into());
    let playing: Vec<_> = (0..)
        .zip(tables)
        .map(|(number, clients)| {
            let rhythm = match plan.mode {
                LoadMode::Saturated => None,
                LoadMode::PerSecond(rate) => {
                    let each = Duration::from_secs_f64(f64::from(plan.tables) / f64::from(rate.max(1)));
                    // Tables are offset in time, so that they do not all decide at once.
                    Some((start + each * number / plan.tables, each))
                }
            };
            tokio::spawn(clients.play(rhythm, end))
        })
        .collect();
    let mut latencies = Vec::new();
    let mut games = 0;
    for clients in playing {
        let played = clients.await??;
        latencies.extend(played.latencies);
        games += played.games;
    }
    let elapsed = start.elapsed();
    let after = server.used()?;
    Ok(Figures::new(latencies, games, elapsed, after.cpu.saturating_sub(before.cpu), after.memory))
}
