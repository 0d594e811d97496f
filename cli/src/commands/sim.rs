//! `saloon sim`: simulates many games of bots.

mod missions;

use super::{Out, setup_of, write_json};
use crate::arguments::SimArgs;
use anyhow::{Result, anyhow, bail};
use bots::Level;
use catalog::{Bundle, CatalogGame, Domain, GameId, Language, Visitor};
use comfy_table::{CellAlignment, Table, presets};
use game::{Message, Seat, Seeded};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Experiment, Interval, Tally};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io;
use std::process::ExitCode;

/// The result as JSON.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    seats: usize,
    games: u64,
    seed: u64,
    /// The version of the random generator: equal seeds give equal games only within one version.
    luck: &'static str,
    bots: Vec<SeatReport>,
    nobody: Interval,
    endings: &'a BTreeMap<&'static str, u64>,
    decisions_per_game: f64,
}

#[derive(Serialize)]
struct SeatReport {
    seat: String,
    bot: &'static str,
    wins: u64,
    #[serde(flatten)]
    interval: Interval,
}

/// The maximum of `--threads`.
const MOST_THREADS: usize = 256;

pub(crate) fn sim(typed: &SimArgs, language: Language, out: Out<'_>) -> Result<ExitCode> {
    let id = GameId::named(&typed.game).map_err(|why| anyhow!(why))?;
    id.visit(Simulation { id, typed, language, out })
}

struct Simulation<'a> {
    id: GameId,
    typed: &'a SimArgs,
    language: Language,
    out: Out<'a>,
}

impl Visitor for Simulation<'_> {
    type Out = Result<ExitCode>;

    fn visit<G: CatalogGame>(mut self) -> Result<ExitCode> {
        if self.typed.games == 0 {
            bail!("--games 0: at least one game has to be played");
        }
        if self.typed.threads > MOST_THREADS {
            bail!("--threads {}: at most {MOST_THREADS}, or 0 for one on each core", self.typed.threads);
        }
        let setup = setup_of::<G>(&self.typed.setup, &Bundle::new(Domain::Of(self.id), self.language))?;
        if self.typed.missions {
            return self.try_missions::<G>(&setup);
        }
        let game = G::new(setup).map_err(|refusal| anyhow!("{refusal}"))?;
        let bots = seat_bots(&self.typed.bots, game.seats().len())?;
        let experiment = Experiment { game, bots, games: self.typed.games, seed: self.typed.seed };
        let progress = progress_bar(self.typed.games);
        let tally = experiment.run(self.typed.threads, || progress.inc(1)).map_err(|why| anyhow!(why))?;
        progress.finish_and_clear();
        if self.typed.json {
            write_json(self.out, &report(&experiment, &tally))?;
        } else {
            self.write(&experiment, &tally)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// One bot level per seat; a single name applies to every seat.
fn seat_bots(names: &[String], seats: usize) -> Result<Vec<Level>> {
    let levels = names.iter().map(|name| Level::named(name.trim())).collect::<Result<Vec<_>, _>>();
    let levels = levels.map_err(|why| anyhow!("--bots: {why}"))?;
    match levels[..] {
        [level] => Ok(vec![level; seats]),
        _ if levels.len() == seats => Ok(levels),
        _ => bail!(
            "--bots: {} bots for {seats} seats: name one for each seat, or a single one for all",
            levels.len()
        ),
    }
}

/// A progress bar on stderr, drawn only on a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    match ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} to go") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn report<'a, G: CatalogGame>(experiment: &Experiment<G>, tally: &'a Tally) -> Report<'a> {
    let seat_report = |(seat, bot): (Seat, &Level)| SeatReport {
        seat: experiment.game.seat_name(seat),
        bot: bot.name(),
        wins: tally.wins[seat],
        interval: Interval::of(tally.wins[seat], tally.games),
    };
    Report {
        game: G::ID,
        seats: experiment.bots.len(),
        games: tally.games,
        seed: experiment.seed,
        luck: Seeded::VERSION,
        bots: experiment.game.seats().iter().zip(&experiment.bots).map(seat_report).collect(),
        nobody: Interval::of(tally.nobody, tally.games),
        endings: &tally.endings,
        decisions_per_game: tally.decisions as f64 / tally.games.max(1) as f64,
    }
}

fn percent(interval: Interval) -> [String; 2] {
    let Interval { share, low, high } = interval;
    [format!("{:.1} %", 100.0 * share), format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)]
}

impl Simulation<'_> {
    fn write<G: CatalogGame>(&mut self, experiment: &Experiment<G>, tally: &Tally) -> io::Result<()> {
        let words = Bundle::new(Domain::Commands, self.language);
        let report = report(experiment, tally);
        let mut table = Table::new();
        table.load_style(presets::NOTHING).set_header(
            ["sim-seat", "sim-bot", "sim-wins", "sim-share", "sim-interval"].map(|id| words.word(id)),
        );
        for seat in &report.bots {
            let [share, interval] = percent(seat.interval);
            table.add_row([seat.seat.clone(), seat.bot.to_owned(), seat.wins.to_string(), share, interval]);
        }
        let [share, interval] = percent(report.nobody);
        table.add_row([words.word("sim-nobody"), String::new(), tally.nobody.to_string(), share, interval]);
        table.column_iter_mut().skip(2).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
        writeln!(self.out, "{table}")?;
        let of_game = Bundle::new(Domain::Of(self.id), self.language);
        for (ending, count) in &tally.endings {
            let [share, _] = percent(Interval::of(*count, tally.games));
            writeln!(self.out, "{}: {count} ({share})", of_game.ending(ending))?;
        }
        let summary = Message::new("sim-summary")
            .number("games", tally.games as i64)
            .text("decisions", format!("{:.2}", report.decisions_per_game));
        writeln!(self.out, "{}", words.say(&summary))
    }
}
