//! Backward compatibility: this program reads the journals, records and transcripts of version 0.1.0 with the same meaning.
//! `fixtures/0.1.0/README.md` says how they were made.

mod difference;

use crate::http::ask;
use crate::server::Program;
use difference::differences;
use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// The API responses of 0.1.0 for its data folder.
#[derive(Deserialize)]
struct Answers {
    tables: Vec<TableAnswers>,
    /// Responses that list tables, each with its path.
    lists: Vec<(String, Value)>,
}

#[derive(Deserialize)]
struct TableAnswers {
    /// The case this table covers; part of every failure message.
    about: String,
    table: String,
    facts: Value,
    viewers: Vec<ViewerAnswers>,
}

/// The responses to one viewer.
#[derive(Deserialize)]
struct ViewerAnswers {
    /// The key of a seat; empty for an onlooker.
    key: String,
    view: Value,
    legal: Value,
    log: Value,
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/0.1.0")
}

fn answers() -> Answers {
    let file = File::open(fixtures().join("answers.json.gz")).unwrap();
    serde_json::from_reader(GzDecoder::new(file)).unwrap()
}

/// A copy of the 0.1.0 data folder, with `change` applied to the bytes of its database.
fn data(change: impl FnOnce(&mut Vec<u8>)) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut journals = Vec::new();
    let mut file = GzDecoder::new(File::open(fixtures().join("saloon.sqlite.gz")).unwrap());
    std::io::Read::read_to_end(&mut file, &mut journals).unwrap();
    change(&mut journals);
    fs::write(folder.path().join("saloon.sqlite"), journals).unwrap();
    fs::copy(fixtures().join("key"), folder.path().join("key")).unwrap();
    folder
}

/// The JSON body of a GET request, whatever its status.
async fn get(server: SocketAddr, path: &str, key: &str) -> Value {
    let (_, answer) = ask(server, "GET", path, key, &Value::Null).await.unwrap();
    answer
}

/// Every difference between the responses of this program and those of 0.1.0.
async fn changes(server: SocketAddr, answers: &Answers) -> Vec<String> {
    let mut found = Vec::new();
    for TableAnswers { about, table, facts, viewers } in &answers.tables {
        let table = format!("/api/tables/{table}");
        let mut compare = |path: &str, then: &Value, now: &Value| {
            let differ = differences(then, now);
            found.extend(differ.into_iter().map(|at| format!("{about}: GET {path}: {at}")));
        };
        compare(&table, facts, &get(server, &table, "").await);
        for ViewerAnswers { key, view, legal, log } in viewers {
            for (end, then) in [("view", view), ("legal", legal), ("log", log)] {
                let path = format!("{table}/{end}");
                compare(&path, then, &get(server, &path, key).await);
            }
        }
    }
    for (path, then) in &answers.lists {
        let differ = differences(then, &get(server, path, "").await);
        found.extend(differ.into_iter().map(|at| format!("GET {path}: {at}")));
    }
    found
}

#[tokio::test]
async fn every_table_of_0_1_0_is_found_and_shown_as_it_was() {
    let folder = data(|_| ());
    let program = Program::start(folder.path(), 0, &["--no-limits"]).unwrap();
    let mut answers = answers();
    assert!(answers.tables.len() >= 20);
    let found = changes(program.address, &answers).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    // The comparison detects a change.
    answers.tables[0].facts["phase"] = json!("elsewhere");
    answers.tables[1].viewers[0].log[0]["message"] = json!("something-else");
    assert_eq!(changes(program.address, &answers).await.len(), 2);
}

#[tokio::test]
async fn running_tables_of_0_1_0_are_played_on() {
    let folder = data(|_| ());
    let mut program = Program::start(folder.path(), 0, &["--no-limits"]).unwrap();
    let running: Vec<TableAnswers> =
        answers().tables.into_iter().filter(|table| table.facts["phase"] == "playing").collect();
    assert!(running.len() >= 9);
    let mut reached = Vec::new();
    for table in &running {
        for _ in 0..8 {
            decide(program.address, table).await;
        }
        reached.push(settled(program.address, table).await);
    }
    // Every decision is in the journal: a restarted server shows the same views.
    drop(program);
    program = Program::start(folder.path(), 0, &["--no-limits"]).unwrap();
    for (table, reached) in running.iter().zip(reached) {
        let beats = |view: &Value| view["beats"].as_u64().unwrap();
        assert!(beats(&reached) > beats(&table.viewers[0].view), "{}", table.about);
        assert_eq!(settled(program.address, table).await, reached, "{}", table.about);
    }
}

/// The onlooker's view once the table is over or waits for a person, so that it no longer changes by itself.
async fn settled(server: SocketAddr, table: &TableAnswers) -> Value {
    loop {
        let view = get(server, &format!("/api/tables/{}/view", table.table), "").await;
        let labels = table.viewers.iter().filter_map(|viewer| viewer.view["you"].as_str());
        let awaited = |seat: &str| view["awaits"].as_array().unwrap().iter().any(|awaited| awaited == seat);
        if view["phase"] != "playing" || labels.into_iter().any(awaited) {
            return view;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Sends the first legal decision for a seat that is asked; does nothing if the game is over.
async fn decide(server: SocketAddr, table: &TableAnswers) {
    let path = |end: &str| format!("/api/tables/{}/{end}", table.table);
    let now = settled(server, table).await;
    let awaited = |seat: &Value| now["awaits"].as_array().unwrap().contains(seat);
    let Some(person) = table.viewers.iter().find(|viewer| awaited(&viewer.view["you"])) else {
        assert_eq!(now["phase"], "over", "{}", table.about);
        return;
    };
    let legal = get(server, &path("legal"), &person.key).await;
    let decision = json!({ "question": now["question"], "decision": legal[0] });
    let (status, answer) = ask(server, "POST", &path("decisions"), &person.key, &decision).await.unwrap();
    assert_eq!(status, 200, "{}: {decision} {answer}", table.about);
}

#[tokio::test]
async fn a_journal_of_0_1_0_that_was_changed_is_refused() {
    let (then, now) = (b"who hesitates?", b"who hesitated?");
    let folder = data(|journals| {
        let at = journals.windows(then.len()).position(|text| text == then).unwrap();
        journals[at..at + now.len()].copy_from_slice(now);
    });
    let program = Program::start(folder.path(), 0, &["--no-limits"]).unwrap();
    let answers = answers();
    let found = changes(program.address, &answers).await;
    // The table whose chat holds the changed line.
    let changed = answers.tables.iter().find(|table| table.about.contains("one choice is sealed")).unwrap();
    assert!(!found.is_empty(), "nobody noticed it");
    assert!(found.iter().all(|at| at.starts_with(&changed.about)), "{}", found.join("\n"));
    let path = format!("/api/tables/{}", changed.table);
    let (status, answer) = ask(program.address, "GET", &path, "", &Value::Null).await.unwrap();
    assert_eq!((status, &answer["error"]), (503, &json!("denied-trouble")), "{answer}");
}

fn replay(arguments: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_saloon")).arg("replay").args(arguments).arg(file).output().unwrap()
}

/// The files in one folder of the fixtures.
fn files(folder: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(fixtures().join(folder)).unwrap();
    files.map(|file| file.unwrap().path()).collect()
}

#[test]
fn records_of_0_1_0_are_played_again_by_the_rules() {
    let records = files("records");
    for game in ["super-express", "train-heist", "deck-goes-west"] {
        let file = |file: &&PathBuf| file.file_name().unwrap().to_str().unwrap().starts_with(game);
        let record = records.iter().find(file).unwrap();
        let played = replay(&["--verify"], record);
        assert!(played.status.success(), "{game}: {}", String::from_utf8_lossy(&played.stderr));
        // A record with a wrong hash is rejected.
        let text = fs::read_to_string(record).unwrap();
        let hash = text.rfind("\"hash\":\"").unwrap() + "\"hash\":\"".len();
        let other = if text[hash..].starts_with('0') { "1" } else { "0" };
        let folder = tempfile::tempdir().unwrap();
        let changed = folder.path().join("changed.json");
        fs::write(&changed, format!("{}{other}{}", &text[..hash], &text[hash + 1..])).unwrap();
        assert_eq!(replay(&[], &changed).status.code(), Some(1), "{game}");
    }
}

#[test]
fn transcripts_of_0_1_0_are_read_and_written_as_they_were() {
    let transcripts = files("transcripts");
    assert!(transcripts.len() >= 2);
    for file in transcripts {
        let moves = file.to_str().unwrap().ends_with("-moves.txt");
        let played = replay(&["--transcript", "--moves"][..if moves { 2 } else { 1 }], &file);
        assert!(played.status.success(), "{}: {}", file.display(), String::from_utf8_lossy(&played.stderr));
        assert_eq!(String::from_utf8(played.stdout).unwrap(), fs::read_to_string(&file).unwrap());
    }
}
