//! Every rule is proven: engine rules by scenarios and citations in code, derived ones by a test that names them.

use catalog::{GameId, Proofs};
use game::scenario::Scenario;
use game::{HouseRule, RuleKind, battery};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_engine_rule_has_a_scenario() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        let missing: Vec<&str> =
            proofs.rulebook.rules.iter().filter(|rule| !proofs.is_proven(rule)).map(|rule| rule.id).collect();
        assert!(missing.is_empty(), "{game}: no scenario shows {missing:?}");
        let (proven, needed) = proofs.coverage();
        assert_eq!(proven, needed);
        assert!(needed > 100, "{game}: only {needed} engine rules");
    }
}

#[test]
fn every_engine_rule_is_cited_by_code() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        let engine = proofs.rulebook.rules.iter().filter(|rule| rule.kind == RuleKind::Engine);
        let missing: Vec<&str> =
            engine.filter(|rule| proofs.cited_by(rule.id).next().is_none()).map(|rule| rule.id).collect();
        assert!(missing.is_empty(), "{game}: no code cites {missing:?}");
    }
}

#[test]
fn every_derived_rule_is_named_by_a_test() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        let texts: String = fs::read_dir(folder(game).join("tests/rules"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|end| end == "rs"))
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        let derived = proofs.rulebook.rules.iter().filter(|rule| rule.kind == RuleKind::Derived);
        let missing: Vec<&str> = derived.map(|rule| rule.id).filter(|id| !texts.contains(id)).collect();
        assert!(missing.is_empty(), "{game}: no test names {missing:?}");
    }
}

fn folder(game: GameId) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game.name())
}

fn scenarios(game: GameId) -> Vec<(String, Scenario)> {
    let files = battery::scenario_files(&folder(game).join("scenarios").to_string_lossy());
    files.into_iter().map(|file| (file.name.clone(), file.read().unwrap())).collect()
}

#[test]
fn scenarios_cite_rules_that_exist() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        for (file, scenario) in scenarios(game) {
            assert_eq!(scenario.game, game.name(), "{file}");
            assert!(!scenario.rules.is_empty(), "{file} names no rule");
            for id in &scenario.rules {
                assert!(proofs.rulebook.rules.iter().any(|rule| rule.id == id), "{file}: no rule {id}");
            }
        }
    }
}

#[test]
fn every_scenario_lies_in_the_chapter_of_its_first_rule() {
    for game in GameId::ALL {
        let rulebook = Proofs::of(game).unwrap().rulebook;
        for (file, scenario) in scenarios(game) {
            let rule = rulebook.get(&scenario.rules[0]).unwrap();
            // A ruling belongs to the chapter of the rule it decides.
            let chapter = rule.decides.unwrap_or(rule.id).split('-').nth(1).unwrap().to_lowercase();
            assert!(file.starts_with(&format!("{chapter}/")), "{game}: {file} belongs in {chapter}/");
        }
    }
}

#[test]
fn the_index_lists_every_scenario() {
    for game in GameId::ALL {
        let file = folder(game).join("scenarios.index");
        let lines = scenarios(game).into_iter().map(|(name, scenario)| {
            assert!(!scenario.title.contains(['\t', '\n']), "{name}: a title is one line without tabs");
            format!("{name}\t{}\t{}\n", scenario.rules.join(" "), scenario.title)
        });
        let index: String = lines.collect();
        if std::env::var_os("BLESS").is_some() {
            fs::write(&file, &index).unwrap();
        }
        let written = fs::read_to_string(&file).unwrap();
        let stale = written.lines().zip(index.lines()).find(|(written, now)| written != now);
        assert!(
            written == index,
            "{} is not up to date (first difference: {stale:?}): BLESS=1 cargo test -p catalog --test catalog proofs",
            file.display()
        );
    }
}

/// The rulings that can be reversed, each with its house rule.
fn reversed<R: HouseRule>() -> BTreeSet<(&'static str, &'static str)> {
    R::EVERY.iter().map(|rule| (rule.ruling().0, rule.name())).collect()
}

#[test]
fn every_house_rule_reverses_the_ruling_that_names_it() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        let rules = proofs.rulebook.rules.iter();
        let named: BTreeSet<(&str, &str)> =
            rules.filter_map(|rule| rule.house_rule.map(|house_rule| (rule.id, house_rule))).collect();
        let reversed = match game {
            GameId::SuperExpress => reversed::<super_express::HouseRule>(),
            GameId::TrainHeist => reversed::<train_heist::HouseRule>(),
            GameId::DeckGoesWest => reversed::<deck_goes_west::HouseRule>(),
        };
        assert_eq!(named, reversed, "{game}");
    }
}
