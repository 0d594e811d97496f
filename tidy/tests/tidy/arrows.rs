//! The dependencies between crates are exactly those listed in ARCHITECTURE.md.

use cargo_metadata::{DependencyKind, MetadataCommand};
use std::collections::BTreeMap;

/// The arrows of ARCHITECTURE.md: `saloon → lab, bots` means that saloon depends on those two. `games` are all game crates.
fn arrows(page: &str, games: &[&str]) -> BTreeMap<String, Vec<String>> {
    let mut arrows = BTreeMap::new();
    for (from, to) in page.split('`').filter_map(|words| words.split_once(" → ")) {
        let each = |name: &str| match name {
            "games" => games.iter().map(|&game| game.to_owned()).collect(),
            name => vec![name.to_owned()],
        };
        let mut known: Vec<String> = to.split(", ").flat_map(|name| each(name.trim())).collect();
        known.sort_unstable();
        each(from).into_iter().for_each(|from| drop(arrows.insert(from, known.clone())));
    }
    arrows
}

#[test]
fn crates_know_only_what_the_architecture_says() {
    let manifest = tidy::root().join("Cargo.toml");
    let metadata = MetadataCommand::new().manifest_path(manifest).no_deps().exec().unwrap();
    let ours: Vec<&str> = metadata.packages.iter().map(|package| package.name.as_str()).collect();
    let games: Vec<&str> = metadata
        .packages
        .iter()
        .filter(|package| package.manifest_path.as_str().contains("/games/"))
        .map(|package| package.name.as_str())
        .collect();
    let page = std::fs::read_to_string(tidy::root().join("ARCHITECTURE.md")).unwrap();
    let drawn = arrows(&page, &games);
    assert!(drawn.len() >= 5, "the arrows were not found: {drawn:?}");
    for package in
        metadata.packages.iter().filter(|package| !["tidy", "saloon-fuzz"].contains(&package.name.as_str()))
    {
        let mut known: Vec<String> = package
            .dependencies
            .iter()
            .filter(|dependency| dependency.kind != DependencyKind::Development)
            .map(|dependency| dependency.name.clone())
            .filter(|name| ours.contains(&name.as_str()))
            .collect();
        known.sort_unstable();
        // A build script may know the same crate.
        known.dedup();
        assert_eq!(
            Some(&known).filter(|known| !known.is_empty()),
            drawn.get(package.name.as_str()),
            "{}",
            package.name
        );
    }
}
