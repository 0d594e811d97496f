//! Runs every target on a few thousand inputs: valid ones, and mutations of them.

use game::{Luck, Positions, Quick, TestSupport};
use std::fs;
use std::path::{Path, PathBuf};

const POSITIONS: [&str; 7] = [
    "SE1_301:./.!312:./Bf!323:./Gf!345:./Mr!L:./._BGM_B_-_-_1_-_*",
    "SE1 301:./.|312:./B>|323:./G>|345:./M<|L:./. BGM B - - 1 - *",
    "SE1 378:./.|312:M</b<|356:d>/.|367:c>/.|L:./. CBDM D M:389 R 2 D;C:cmt@0,B:smt@0,D:mts@0,M:stc@0 *",
    "SE1 301:./.|345:./.|378:./.|356:B>/.|312:C>/.|L:J>/G> GBCJ J - HT 1 J;G:tsh@3,B:tsc@3,C:cts@3,J:hcm@2t *",
    "SE1 378:./.|389:./J>|345:./G<|L:./. TJG J T:312 RH 2 J;T:thc@1o,J:thm@0,G:rct@0 *",
    "SE1 389:./.|378:B>/T<|345:./G<|L:./. TBG T - - 1 = *",
    "SE1 L:./T>G< TJG J T:312+345,G:301+323 - 4 - G+loot",
];

/// The files below a folder with this suffix, sorted by path.
fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let mut paths = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), ending, &mut paths);
    paths.sort();
    paths.into_iter().map(|path| fs::read(path).unwrap()).collect()
}

fn gather(folder: &Path, ending: &str, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, ending, paths);
        } else if path.to_string_lossy().ends_with(ending) {
            paths.push(path);
        }
    }
}

/// Runs each seed unchanged, then seeds with a few bytes changed, lost, doubled, or taken from another one.
fn run(target: fn(&[u8]), seeds: &[Vec<u8>], inputs: usize) {
    let mut luck = Quick::new(2026);
    seeds.iter().for_each(|seed| target(seed));
    for _ in 0..inputs {
        let Some(mut input) = seeds.get(luck.below(seeds.len() as u32) as usize).cloned() else { return };
        for _ in 0..=luck.below(3) {
            let other = &seeds[luck.below(seeds.len() as u32) as usize];
            mutate(&mut input, other, &mut luck);
        }
        target(&input);
    }
}

fn mutate(input: &mut Vec<u8>, other: &[u8], luck: &mut Quick) {
    const SIGNS: &[u8] = b"BGMTbgmtcshr0123789:;,.|/<>@+-=*LoORHT \t\n\"[]{}";
    if input.is_empty() {
        input.push(SIGNS[luck.below(SIGNS.len() as u32) as usize]);
        return;
    }
    let at = luck.below(input.len() as u32) as usize;
    let sign = SIGNS[luck.below(SIGNS.len() as u32) as usize];
    match luck.below(6) {
        0 => input[at] = sign,
        1 => drop(input.remove(at)),
        2 => input.insert(at, sign),
        3 => input.truncate(at),
        4 => {
            let end = at + luck.below((input.len() - at) as u32 + 1) as usize;
            let piece = input[at..end].to_vec();
            let to = luck.below(input.len() as u32) as usize;
            input.splice(to..to, piece);
        }
        _ => {
            input.truncate(at);
            input.extend_from_slice(&other[at.min(other.len())..]);
        }
    }
}

fn positions() -> Vec<Vec<u8>> {
    POSITIONS.iter().map(|line| line.as_bytes().to_vec()).collect()
}

#[test]
fn positions_round_trip() {
    run(saloon_fuzz::positions_round_trip, &positions(), 50_000);
}

#[test]
fn rounds_resolve() {
    let programs = ["B:mts G:scm M:tms", "", "T:mcs J:tsm G:cms", "B:mts"];
    let pairs =
        POSITIONS.iter().flat_map(|line| programs.map(|programs| format!("{line}\t{programs}").into_bytes()));
    run(saloon_fuzz::rounds_resolve, &pairs.collect::<Vec<_>>(), 50_000);
}

#[test]
fn games_keep_their_invariants() {
    let mut luck = Quick::new(1);
    let seeds = (0..50).map(|_| (0..200).map(|_| luck.below(256) as u8).collect()).collect::<Vec<_>>();
    run(saloon_fuzz::games_keep_their_invariants, &seeds, 5_000);
}

const TRANSCRIPT: &str = "[Game \"Colt Super Express\"]\n[Tuco \"Ana\"]\n[Expansions \"RH\"]
[Setup \"SE1 312:./.|378:./T>|389:./J>|345:./G<|L:./. TJG T - RH 1 - *\"]\n[Result \"G+last\"]\n
1. T:cts J:rsh G:hsr ; -312>T\n2. T:tcs J:thm G:rct ; -378 x J/walk T/uncoupled\nG+last\n";

#[test]
fn transcripts_replay() {
    run(saloon_fuzz::transcripts_replay, &[TRANSCRIPT.as_bytes().to_vec()], 20_000);
}

#[test]
fn records_replay() {
    let record = super_express::read_transcript(TRANSCRIPT).unwrap();
    run(
        saloon_fuzz::records_replay,
        &[record.to_json().into_bytes(), b"{\"game\":\"super-express\"}".to_vec()],
        5_000,
    );
}

#[test]
fn scenarios_run() {
    run(saloon_fuzz::scenarios_run, &files("games/super-express/scenarios", ".toml"), 5_000);
}

#[test]
fn notation_is_strict() {
    let texts = [
        "plan mts",
        "B shoots M",
        "M is pushed to 1 roof front",
        "train 301 312",
        "over B+last",
        "G takes 301",
    ];
    run(saloon_fuzz::notation_is_strict, &texts.map(|text| text.as_bytes().to_vec()), 50_000);
}

#[test]
fn events_fold() {
    let stories = files("games/super-express/playthroughs", ".txt").into_iter().map(|story| {
        let lines = String::from_utf8_lossy(&story).into_owned();
        let events: Vec<&str> = lines.lines().map(|line| line.trim_start_matches([' ', '*'])).collect();
        events.join("\n").into_bytes()
    });
    run(saloon_fuzz::events_fold, &stories.collect::<Vec<_>>(), 5_000);
}

/// The entries of a whole game of bots, one per line.
async fn journal() -> Vec<u8> {
    use table::{Ask, Chain, Opening, TableOptions, TablePhase, TableRegistry, Who, default_setup, store};
    let memory = std::sync::Arc::new(store::Memory::default());
    let keep: std::sync::Arc<dyn table::Store> = memory.clone();
    let registry = TableRegistry::new(keep, [1; 32], std::time::Duration::from_secs(60));
    let table = registry.reserve().unwrap().table;
    let game = catalog::GameId::SuperExpress;
    let opening = Opening {
        table,
        game,
        setup: default_setup(game, 3),
        options: TableOptions::default(),
        host: None,
        at_once: Vec::new(),
    };
    let key = registry.open(opening).await.unwrap().host_key;
    registry.ask(table, Who { person: None, key: Some(key) }, Ask::Deal).await.unwrap();
    let handle = registry.find(table).await.unwrap();
    let changes = handle.listen(&Who::default());
    while handle.read(table::Table::phase) != TablePhase::Over {
        changes.changed().await;
    }
    let mut chain = Chain::default();
    let stored = table::Store::read(&*memory, table, store::Version::default()).await.unwrap();
    let lines = stored.iter().map(|stored| chain.read(&stored.entry).unwrap().1);
    let lines: Vec<String> = lines.map(|entry| serde_json::to_string(&entry).unwrap()).collect();
    lines.join("\n").into_bytes()
}

#[test]
fn journals_load() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    run(saloon_fuzz::journals_load, &[runtime.block_on(journal())], 2_000);
}

#[test]
fn rulebooks_parse() {
    run(saloon_fuzz::rulebooks_parse, &files("games/super-express", ".md"), 500);
}

/// Every job line of the material.
fn jobs() -> Vec<Vec<u8>> {
    let texts = files("games/deck-goes-west/material", ".toml");
    let texts = texts.iter().map(|text| str::from_utf8(text).unwrap());
    let quoted = texts.flat_map(|text| text.split('"').skip(1).step_by(2));
    let jobs = quoted.filter(|quoted| quoted.parse::<deck_goes_west::Job>().is_ok());
    jobs.map(|job| job.as_bytes().to_vec()).collect()
}

#[test]
fn jobs_are_strict() {
    let jobs = jobs();
    assert!(jobs.len() > 200, "{} jobs", jobs.len());
    run(saloon_fuzz::jobs_are_strict, &jobs, 50_000);
}

/// Positions of random games, as text.
fn western_positions() -> Vec<Vec<u8>> {
    use deck_goes_west::DeckGoesWest;
    use game::{Game, Silent};
    let mut positions = Vec::new();
    for (setup, seed) in DeckGoesWest::samples().into_iter().zip(0..) {
        let game = DeckGoesWest::new(setup).unwrap();
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        let mut legal = Vec::new();
        for number in 0..120 {
            let Some(seat) = game.asked(&state).awaits.lowest() else { break };
            if number % 17 == 0 {
                positions.push(DeckGoesWest::write_position(&game.position(&state)).into_bytes());
            }
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let decision = luck.pick(&legal).unwrap();
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
        }
    }
    positions
}

#[test]
fn western_positions_are_played() {
    run(saloon_fuzz::western_positions_are_played, &western_positions(), 5_000);
}

#[test]
fn western_scenarios_run() {
    run(saloon_fuzz::western_scenarios_run, &files("games/deck-goes-west/scenarios", ".toml"), 3_000);
}

#[test]
fn western_notation_is_strict() {
    let texts = [
        "do knife 2",
        "buy cow@2 1",
        "step W walk 1 sail 1 with wagon",
        "ride 5 -1,3",
        "back climb",
        "rolled derek food 0+1+2",
        "bandits-rode 1,0 0,0@forest-01 2 W",
        "job main derek:buy@2@cow:1:0:0:-:boots",
        "due derek:1/0/0/0/0:0/0/0/0/0",
        "happened reveal:derek:3:2:west:-:0:1:0:-",
        "ended score-track:derek",
    ];
    let texts: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    run(saloon_fuzz::western_notation_is_strict, &texts, 50_000);
}
