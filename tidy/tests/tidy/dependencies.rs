//! Dependencies satisfy `deny.toml`, also on machines without cargo-deny.

mod licence;

use cargo_metadata::{Metadata, MetadataCommand};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The part of `deny.toml` that is checked here; cargo-deny checks all of it.
#[derive(Deserialize)]
struct Deny {
    graph: Graph,
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Graph {
    targets: Vec<String>,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

/// An older version that is allowed beside a newer one.
#[derive(Deserialize)]
struct Skip {
    /// `rand@0.8` means every version that begins with 0.8.
    #[serde(rename = "crate")]
    krate: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

/// The checked properties of a dependency.
#[derive(Clone, Debug)]
struct Dependency {
    name: String,
    version: String,
    licence: Option<String>,
    /// None for the crates of this project.
    source: Option<String>,
}

fn deny() -> Deny {
    let text = std::fs::read_to_string(tidy::root().join("deny.toml")).unwrap();
    toml::from_str(&text).unwrap()
}

fn dependencies(deny: &Deny) -> Vec<Dependency> {
    let mut command = MetadataCommand::new();
    let platforms = deny.graph.targets.iter().map(|target| format!("--filter-platform={target}"));
    command.manifest_path(tidy::root().join("Cargo.toml"));
    command.other_options(
        ["--locked", "--all-features"].map(str::to_owned).into_iter().chain(platforms).collect::<Vec<_>>(),
    );
    let Metadata { packages, .. } = command.exec().unwrap();
    let read = |package: cargo_metadata::Package| Dependency {
        name: package.name.to_string(),
        version: package.version.to_string(),
        licence: package.license,
        source: package.source.map(|source| source.repr),
    };
    packages.into_iter().map(read).collect()
}

/// Every violation of `deny.toml`.
fn findings(deny: &Deny, dependencies: &[Dependency]) -> Vec<String> {
    let mut found = Vec::new();
    for dependency in dependencies {
        let Dependency { name, version, licence, source } = dependency;
        let licence = licence.as_deref().unwrap_or("no licence");
        if !licence::is_allowed(licence, &deny.licenses.allow) {
            found.push(format!("{name} {version} may be used under `{licence}`, which is not allowed"));
        }
        let registry =
            |allowed: &String| source.as_ref().is_none_or(|source| *source == format!("registry+{allowed}"));
        if !deny.sources.allow_registry.iter().any(registry) {
            found.push(format!("{name} {version} comes from an unknown source"));
        }
    }
    found.extend(duplicates(deny, dependencies));
    found
}

/// Crates with several versions beyond those that are skipped, and skips that are not needed.
fn duplicates(deny: &Deny, dependencies: &[Dependency]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Dependency { name, version, .. } in dependencies {
        versions.entry(name).or_default().push(version);
    }
    let skips = || deny.bans.skip.iter().map(|skip| skip.krate.as_str());
    let skip_of = |name: &str, version: &str| {
        skips()
            .find(|skip| skip.split_once('@').is_some_and(|(krate, of)| krate == name && begins(version, of)))
    };
    let mut found = Vec::new();
    let mut needed = BTreeSet::new();
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let skipped: Vec<&str> = versions.iter().filter_map(|version| skip_of(name, version)).collect();
        if versions.len() > skipped.len() + 1 {
            found.push(format!("{name} has several versions: {}", versions.join(", ")));
        }
        needed.extend(skipped);
    }
    let unneeded = skips().filter(|skip| !needed.contains(skip));
    found.extend(unneeded.map(|skip| format!("deny.toml skips {skip}, which is no duplicate")));
    found
}

/// Whether a version is `of`, or begins with it: 0.8.5 begins with 0.8, 0.80.1 does not.
fn begins(version: &str, of: &str) -> bool {
    version.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

#[test]
fn dependencies_are_what_deny_toml_allows() {
    let deny = deny();
    let found = findings(&deny, &dependencies(&deny));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_deny_toml_does_not_allow_is_found() {
    let deny = deny();
    let dependencies = dependencies(&deny);
    let with = |change: fn(&mut Dependency)| {
        let mut all = dependencies.clone();
        let serde = all.iter_mut().find(|dependency| dependency.name == "serde").unwrap();
        change(serde);
        findings(&deny, &all)
    };
    let licence = with(|serde| serde.licence = Some("AGPL-3.0-only".to_owned()));
    assert!(
        licence.len() == 1 && licence[0].ends_with("under `AGPL-3.0-only`, which is not allowed"),
        "{licence:?}"
    );
    let none = with(|serde| serde.licence = None);
    assert!(none.len() == 1 && none[0].contains("no licence"), "{none:?}");
    let source = with(|serde| serde.source = Some("git+https://example.org/serde".to_owned()));
    assert!(source.len() == 1 && source[0].ends_with("comes from an unknown source"), "{source:?}");
    let twice = with(|serde| (serde.name, serde.version) = ("tokio".to_owned(), "0.3.0".to_owned()));
    assert!(twice.len() == 1 && twice[0].starts_with("tokio has several versions"), "{twice:?}");
    let fewer: Vec<Dependency> = dependencies
        .iter()
        .filter(|dependency| !begins(&dependency.version, "0.8") || dependency.name != "rand")
        .cloned()
        .collect();
    assert_eq!(findings(&deny, &fewer), ["deny.toml skips rand@0.8, which is no duplicate"]);
}
