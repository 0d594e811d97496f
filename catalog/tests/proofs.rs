//! Every rule is proven: engine rules by scenarios and cited by code, derived ones by a test that names them.

use catalog::{GameId, Proofs};
use game::{HouseRule, Kind};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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
        let engine = proofs.rulebook.rules.iter().filter(|rule| rule.kind == Kind::Engine);
        let missing: Vec<&str> =
            engine.filter(|rule| proofs.cited_by(rule.id).next().is_none()).map(|rule| rule.id).collect();
        assert!(missing.is_empty(), "{game}: no code cites {missing:?}");
    }
}

#[test]
fn every_derived_rule_is_named_by_a_test() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game.name()).join("tests");
        let texts: String = fs::read_dir(tests)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|end| end == "rs"))
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        let derived = proofs.rulebook.rules.iter().filter(|rule| rule.kind == Kind::Derived);
        let missing: Vec<&str> = derived.map(|rule| rule.id).filter(|id| !texts.contains(id)).collect();
        assert!(missing.is_empty(), "{game}: no test names {missing:?}");
    }
}

#[test]
fn scenarios_cite_rules_that_exist() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        for shown in &proofs.scenarios {
            assert_eq!(shown.scenario.game, game.name(), "{}", shown.file);
            assert!(!shown.scenario.rules.is_empty(), "{} names no rule", shown.file);
            for id in &shown.scenario.rules {
                assert!(
                    proofs.rulebook.rules.iter().any(|rule| rule.id == id),
                    "{}: no rule {id}",
                    shown.file
                );
            }
        }
    }
}

/// The rulings that may go the other way, each with the house rule it names.
fn turned<R: HouseRule>() -> BTreeSet<(&'static str, &'static str)> {
    R::EVERY.iter().map(|rule| (rule.ruling().0, rule.name())).collect()
}

#[test]
fn every_house_rule_turns_the_ruling_that_names_it() {
    for game in GameId::ALL {
        let proofs = Proofs::of(game).unwrap();
        let rules = proofs.rulebook.rules.iter();
        let named: BTreeSet<(&str, &str)> =
            rules.filter_map(|rule| rule.house_rule.map(|house_rule| (rule.id, house_rule))).collect();
        let turned = match game {
            GameId::SuperExpress => turned::<super_express::HouseRule>(),
            GameId::TrainHeist => turned::<train_heist::HouseRule>(),
            GameId::DeckGoesWest => turned::<deck_goes_west::HouseRule>(),
        };
        assert_eq!(named, turned, "{game}");
    }
}
