//! `saloon sim --missions`: the share of games won in each mission, beside the share its design aims for.

use super::{Simulation, percent, progress_bar, seat_bots, write_json};
use anyhow::{Result, anyhow, bail};
use catalog::{Bundle, CatalogGame, Domain};
use comfy_table::{CellAlignment, Table, presets};
use game::Trial;
use lab::{Experiment, Interval};
use serde::Serialize;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// The result of one mission for one number of players.
#[derive(Serialize)]
struct Tried {
    mission: String,
    #[serde(skip)]
    label: &'static str,
    seats: u8,
    games: u64,
    won: u64,
    #[serde(flatten)]
    interval: Interval,
    /// The range of wins in percent that the design aims for.
    aim: [u8; 2],
    endings: BTreeMap<&'static str, u64>,
    decisions_per_game: f64,
}

impl Simulation<'_> {
    /// Simulates every mission for one and for two players, or for the number of `--seats`.
    pub(super) fn try_missions<G: CatalogGame>(mut self, setup: &G::Setup) -> Result<ExitCode> {
        let seats = self.typed.setup.seats.map_or(1..=2, |seats| seats..=seats);
        let trials: Vec<(u8, Trial<G::Setup>)> = seats
            .flat_map(|seats| G::trials(setup, seats).into_iter().map(move |trial| (seats, trial)))
            .collect();
        if trials.is_empty() {
            bail!("--missions: {} has no missions for this number of players", G::ID);
        }
        let progress = progress_bar(self.typed.games * trials.len() as u64);
        let mut tried = Vec::new();
        for (seats, trial) in trials {
            tried.push(self.try_one::<G>(seats, trial, || progress.inc(1))?);
        }
        progress.finish_and_clear();
        if self.typed.json {
            write_json(self.out, &tried)?;
        } else {
            self.write_tried(&tried)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn try_one<G: CatalogGame>(
        &self,
        seats: u8,
        trial: Trial<G::Setup>,
        played: impl Fn() + Sync,
    ) -> Result<Tried> {
        let game = G::new(trial.setup).map_err(|refusal| anyhow!("{}: {refusal}", trial.name))?;
        let bots = seat_bots(&self.typed.bots, game.seats().len())?;
        let experiment = Experiment { game, bots, games: self.typed.games, seed: self.typed.seed };
        let tally = experiment.run(self.typed.threads, played).map_err(|why| anyhow!(why))?;
        let won = tally.endings.get(trial.won_by).copied().unwrap_or(0);
        Ok(Tried {
            mission: trial.name,
            label: trial.label,
            seats,
            games: tally.games,
            won,
            interval: Interval::of(won, tally.games),
            aim: trial.aim,
            endings: tally.endings,
            decisions_per_game: tally.decisions as f64 / tally.games.max(1) as f64,
        })
    }

    fn write_tried(&mut self, tried: &[Tried]) -> Result<()> {
        let words = Bundle::new(Domain::Commands, self.language);
        let of_game = Bundle::new(Domain::Of(self.id), self.language);
        let mut table = Table::new();
        table.load_style(presets::NOTHING).set_header(
            ["sim-mission", "sim-players", "sim-label", "sim-aim", "sim-won", "sim-interval"]
                .map(|id| words.word(id)),
        );
        for one in tried {
            let [share, interval] = percent(one.interval);
            let aim = match one.aim {
                [low, high] if low == high => format!("{low} %"),
                [low, high] => format!("{low}–{high} %"),
            };
            let (seats, label) = (one.seats.to_string(), of_game.word(one.label));
            table.add_row([one.mission.clone(), seats, label, aim, share, interval]);
        }
        table.column_iter_mut().skip(3).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
        writeln!(self.out, "{table}")?;
        Ok(())
    }
}
