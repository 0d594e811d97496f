//! Which crate knows which: the list in ARCHITECTURE.md is the whole truth.

use cargo_metadata::{DependencyKind, MetadataCommand};
use std::collections::BTreeMap;

/// Arrows only fall. `tidy` and `fuzz` stand outside: nothing knows them.
const ARROWS: [(&str, &[&str]); 8] = [
    ("game", &[]),
    ("super-express", &["game"]),
    ("bots", &["game"]),
    ("catalog", &["game", "super-express"]),
    ("lab", &["bots", "catalog", "game"]),
    ("saloon", &["bots", "catalog", "game", "lab", "super-express"]),
    ("saloon-fuzz", &["catalog", "game", "super-express"]),
    ("tidy", &[]),
];

#[test]
fn crates_know_only_what_the_architecture_says() {
    let manifest = tidy::root().join("Cargo.toml");
    let metadata = MetadataCommand::new().manifest_path(manifest).no_deps().exec().unwrap();
    let ours: Vec<&str> = metadata.packages.iter().map(|package| package.name.as_str()).collect();
    let mut found = BTreeMap::new();
    for package in &metadata.packages {
        let mut known: Vec<&str> = package
            .dependencies
            .iter()
            .filter(|dependency| {
                dependency.kind == DependencyKind::Normal && ours.contains(&dependency.name.as_str())
            })
            .map(|dependency| dependency.name.as_str())
            .collect();
        known.sort_unstable();
        found.insert(package.name.as_str(), known);
    }
    let allowed: BTreeMap<&str, Vec<&str>> =
        ARROWS.iter().map(|(name, known)| (*name, known.to_vec())).collect();
    assert_eq!(found, allowed);
}
