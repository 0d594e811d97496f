//! `saloon load`: a load test of a server on this machine.

use super::{Out, write_json};
use crate::arguments::LoadArgs;
use crate::load::{Figures, LoadMode, LoadPlan, Server, play};
use anyhow::Result;
use catalog::{Bundle, Domain, Language};
use comfy_table::{Table, presets};
use std::process::ExitCode;

pub(crate) fn load(typed: &LoadArgs, language: Language, out: Out<'_>) -> Result<ExitCode> {
    let plan = LoadPlan {
        tables: typed.tables,
        seats: typed.seats,
        seconds: typed.seconds,
        mode: typed.rate.map_or(LoadMode::Saturated, LoadMode::PerSecond),
    };
    let plan = plan.check()?;
    let folder = match &typed.data {
        Some(folder) => Folder::Given(folder.clone()),
        None => Folder::Own(tempfile::tempdir()?),
    };
    let server = Server::start(folder.path())?;
    let runtime = tokio::runtime::Runtime::new()?;
    let figures = runtime.block_on(play(plan, &server))?;
    drop(server);
    if typed.json {
        write_json(out, &figures)?;
    } else {
        write!(out, "{}", told(&figures, &Bundle::new(Domain::Commands, language)))?;
    }
    Ok(ExitCode::SUCCESS)
}

enum Folder {
    Given(std::path::PathBuf),
    Own(tempfile::TempDir),
}

impl Folder {
    fn path(&self) -> &std::path::Path {
        match self {
            Folder::Given(path) => path,
            Folder::Own(folder) => folder.path(),
        }
    }
}

fn told(figures: &Figures, bundle: &Bundle) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    let rows = [
        ("load-decisions", figures.decisions.to_string()),
        ("load-games", figures.games.to_string()),
        ("load-per-second", figures.per_second.to_string()),
        ("load-cpu", figures.server_cpu_seconds.to_string()),
        ("load-per-cpu", figures.per_server_cpu_second.to_string()),
        ("load-median", figures.median_ms.to_string()),
        ("load-p99", figures.p99_ms.to_string()),
        ("load-slowest", figures.slowest_ms.to_string()),
        ("load-memory", figures.server_memory_mib.to_string()),
    ];
    for (id, figure) in rows {
        table.add_row([bundle.word(id), figure]);
    }
    format!("{table}\n")
}
