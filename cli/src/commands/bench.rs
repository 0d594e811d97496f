//! `saloon bench`: measures the speed of the engine.

use super::{Out, write_json};
use crate::arguments::BenchArgs;
use anyhow::{Result, anyhow, bail};
use catalog::{CatalogGame, GameId, Visitor};
use comfy_table::{CellAlignment, Table, presets};
use lab::Speed;
use std::process::ExitCode;
use std::time::Duration;

pub(crate) fn bench(typed: &BenchArgs, out: Out<'_>) -> Result<ExitCode> {
    if !(typed.seconds > 0.0 && typed.seconds <= 3600.0) {
        bail!("--seconds {}: more than 0 and at most 3600", typed.seconds);
    }
    let games = match &typed.game {
        Some(name) => vec![GameId::named(name).map_err(|why| anyhow!(why))?],
        None => GameId::ALL.to_vec(),
    };
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header([
        "game",
        "games/CPU-s",
        "decisions/CPU-s",
        "decisions/game",
        "state bytes",
        "clone ns",
    ]);
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    for game in games {
        let speed =
            game.visit(Measure(Duration::from_secs_f64(typed.seconds))).map_err(|why| anyhow!(why))?;
        if typed.json {
            write_json(out, &speed)?;
            continue;
        }
        table.add_row([
            speed.game.to_owned(),
            format!("{:.0}", speed.games_per_cpu_s),
            format!("{:.0}", speed.decisions_per_cpu_s),
            format!("{:.2}", speed.decisions_per_game),
            speed.state_bytes.to_string(),
            format!("{:.1}", speed.clone_ns),
        ]);
    }
    if !typed.json {
        writeln!(out, "{table}")?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Measure(Duration);

impl Visitor for Measure {
    type Out = Result<Speed, String>;
    fn visit<G: CatalogGame>(self) -> Result<Speed, String> {
        lab::measure::<G>(self.0)
    }
}
