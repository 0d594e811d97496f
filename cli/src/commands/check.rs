//! `saloon check`: runs scenario files.

use super::{BAD_INPUT, FAILED, Out, complain, exit_code, write_json};
use crate::arguments::CheckArgs;
use anyhow::{Context, Result, anyhow};
use catalog::{CatalogGame, GameId, Visitor};
use game::scenario::{Failure, Scenario};
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The result of one scenario file.
#[derive(Serialize)]
struct Checked {
    file: String,
    title: Option<String>,
    rules: Vec<String>,
    passed: bool,
    failure: Option<String>,
    /// The file is no scenario, or one that cannot be run: bad input rather than a failed check.
    #[serde(skip)]
    unusable: bool,
}

pub(crate) fn check(typed: &CheckArgs, out: Out<'_>) -> Result<ExitCode> {
    let mut files = Vec::new();
    for path in &typed.paths {
        gather(path, &mut files)?;
    }
    let (mut failed, mut unusable) = (0, 0);
    for file in &files {
        let checked = check_file(file);
        failed += usize::from(!checked.passed);
        unusable += usize::from(checked.unusable);
        if typed.json {
            write_json(out, &checked)?;
        } else if let Some(failure) = &checked.failure {
            let title = checked.title.as_deref().unwrap_or("unreadable");
            writeln!(out, "{}: {title} [{}]\n{failure}\n", checked.file, checked.rules.join(", "))?;
        }
    }
    let passed = files.len() - failed;
    if typed.json {
        complain(format_args!("{passed} passed, {failed} failed"));
    } else {
        writeln!(out, "{passed} passed, {failed} failed")?;
    }
    if files.is_empty() {
        return Err(anyhow!("there is no .toml file to check"));
    }
    Ok(exit_code(failed, if unusable > 0 { BAD_INPUT } else { FAILED }))
}

/// Collects a file as it is, or the `.toml` files of a folder and its subfolders, sorted by path.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        if !path.exists() {
            return Err(anyhow!("{}: there is no such file or folder", path.display()));
        }
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let mut inside = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    inside.sort();
    for path in inside {
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

fn check_file(path: &Path) -> Checked {
    let file = path.display().to_string();
    let read = fs::read_to_string(path).map_err(|why| why.to_string());
    match read.and_then(|text| Scenario::parse(&text)) {
        Ok(scenario) => {
            let failure = run(&scenario).err();
            let unusable = matches!(failure, Some(Failure::Unusable(_)));
            let failure = failure.map(|failure| failure.to_string());
            let Scenario { title, rules, .. } = scenario;
            Checked { file, title: Some(title), rules, passed: failure.is_none(), failure, unusable }
        }
        Err(why) => {
            let failure = Some(format!("  cannot be read: {why}"));
            Checked { file, title: None, rules: Vec::new(), passed: false, failure, unusable: true }
        }
    }
}

fn run(scenario: &Scenario) -> Result<(), Failure> {
    struct Run<'a>(&'a Scenario);
    impl Visitor for Run<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: CatalogGame>(self) -> Result<(), Failure> {
            cited_rules_exist::<G>(self.0).map_err(Failure::Unusable)?;
            self.0.run::<G>()
        }
    }
    GameId::named(&scenario.game).map_err(Failure::Unusable)?.visit(Run(scenario))
}

fn cited_rules_exist<G: CatalogGame>(scenario: &Scenario) -> Result<(), String> {
    let book = game::Rulebook::parse(G::rules_in("en"))?;
    match scenario.rules.iter().find(|id| book.get(id).is_none_or(|rule| rule.id != id.as_str())) {
        Some(id) => Err(format!("there is no rule {id}")),
        None if scenario.rules.is_empty() => Err("it names no rule".to_owned()),
        None => Ok(()),
    }
}
