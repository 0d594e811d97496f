//! Games that are played for a score: what is kept of them, who may see it, and for how long.

use crate::registry::{person, registry, sitting};
use bots::Level;
use catalog::GameId;
use game::Viewer;
use rusqlite::Connection;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use table::store::{Memory, Sqlite};
use table::{
    Ask, Contest, HighScore, Opening, PlayingOn, Store, TableId, TableOptions, TablePhase, TableRegistry,
    Who, default_setup,
};

const LISTED: TableOptions =
    TableOptions { clock: table::Clock::None, stand_in: Level::Random, chat: true, listed: true };
const UNLISTED: TableOptions = TableOptions { listed: false, ..LISTED };

/// A set-up in which a team plays for a score.
fn challenge(seats: u8) -> Value {
    let mut setup = default_setup(GameId::TrainHeist, seats);
    setup["mode"] = json!("score-challenge");
    setup
}

fn contest(seats: usize) -> Contest {
    Contest { game: GameId::TrainHeist, seats, handicapped: false }
}

/// A game that bots have played to its end, some of them standing in for people who left.
async fn played(
    registry: &TableRegistry,
    setup: Value,
    options: TableOptions,
    people: &[(Who, &str)],
) -> TableId {
    let table = registry.reserve().unwrap().table;
    let seats = setup["seats"].as_array().unwrap().len();
    let bot = |seat| Ask::SeatBot { seat, level: Level::Random };
    let host = person();
    let opening = Opening {
        table,
        game: GameId::TrainHeist,
        setup,
        options,
        host: host.person,
        at_once: (people.len()..seats).map(bot).collect(),
    };
    registry.open(opening).await.unwrap();
    for (seat, (who, name)) in people.iter().enumerate() {
        registry.ask(table, *who, sitting(Some(seat), name)).await.unwrap();
    }
    for (seat, (who, _)) in people.iter().enumerate() {
        registry.ask(table, *who, Ask::Leave(Some(seat))).await.unwrap();
    }
    let handle = registry.find(table).await.unwrap();
    assert_eq!(handle.read(table::Table::phase), TablePhase::Over, "bots play on by themselves");
    table
}

async fn best(registry: &TableRegistry, contest: Contest, who: Who) -> Vec<HighScore> {
    registry.best(contest, who.person, 99).await.unwrap()
}

async fn tables(registry: &TableRegistry, contest: Contest, who: Who) -> Vec<TableId> {
    best(registry, contest, who).await.into_iter().map(|high| high.table).collect()
}

async fn place(registry: &TableRegistry, table: TableId, who: Who) -> (usize, usize) {
    let handle = registry.find(table).await.unwrap();
    let place = registry.place_of(&handle.snapshot(), &who).await.unwrap().unwrap();
    (place.place, place.of)
}

#[tokio::test]
async fn a_finished_challenge_is_kept_with_its_score_and_its_team() {
    let registry = registry(&Arc::new(Memory::default()));
    let (ana, rui) = (person(), person());
    let table = played(&registry, challenge(3), LISTED, &[(ana, "Ana"), (rui, "Rui")]).await;
    let [HighScore { table: known, scored, listed: true }] =
        &best(&registry, contest(3), Who::default()).await[..]
    else {
        panic!("it stands in its list once")
    };
    let (_, summary) = registry.list("finished", 9).await.unwrap().remove(0);
    let view = registry.find(table).await.unwrap().read(|table| {
        serde_json::to_value(table.view(&Who::default(), Viewer::Onlooker, None).view).unwrap()
    });
    assert_eq!((*known, Some(scored)), (table, summary.scored.as_ref()));
    assert_eq!(json!(scored.points), view["score"], "{view}");
    assert_eq!(scored.team, ["Ana", "Rui", "bot:random"]);
    assert_eq!(scored.setup, None);
    for other in [contest(2), contest(4), Contest { handicapped: true, ..contest(3) }] {
        assert!(best(&registry, other, ana).await.is_empty());
    }
    assert_eq!(place(&registry, table, Who::default()).await, (1, 1));
}

#[tokio::test]
async fn the_best_stand_first_and_everybody_finds_their_place() {
    let registry = registry(&Arc::new(Memory::default()));
    for _ in 0..12 {
        played(&registry, challenge(2), LISTED, &[(person(), "Guest")]).await;
    }
    let all = best(&registry, contest(2), Who::default()).await;
    assert_eq!(all.len(), 12);
    assert!(all.is_sorted_by_key(|high| (std::cmp::Reverse(high.scored.points), high.scored.at)));
    // Two games may have ended at the same time with the same score, and share a place.
    let rank = |high: &HighScore| (high.scored.points, high.scored.at);
    for high in &all {
        let first = all.iter().position(|other| rank(other) == rank(high)).unwrap();
        assert_eq!(place(&registry, high.table, Who::default()).await, (first + 1, 12), "{high:?}");
    }
    assert_eq!(registry.best(contest(2), None, 5).await.unwrap(), all[..5]);
}

#[tokio::test]
async fn a_person_with_several_seats_is_named_once() {
    let registry = registry(&Arc::new(Memory::default()));
    let (ana, other) = (person(), person());
    let team = async |people: &[(Who, &str)]| {
        let table = played(&registry, challenge(4), LISTED, people).await;
        let all = best(&registry, contest(4), Who::default()).await;
        all.into_iter().find(|high| high.table == table).unwrap().scored.team
    };
    assert_eq!(team(&[(ana, "Ana"); 4]).await, ["Ana"], "a game for one");
    assert_eq!(
        team(&[(ana, "Ana"), (ana, "Bob"), (ana, "Ana"), (ana, "Bob")]).await,
        ["Ana", "Bob"],
        "one screen"
    );
    assert_eq!(team(&[(ana, "Ana"), (other, "Ana")]).await, ["Ana", "Ana", "bot:random", "bot:random"]);
}

#[tokio::test]
async fn what_no_list_shows_is_seen_by_those_who_sat_there() {
    let registry = registry(&Arc::new(Memory::default()));
    let (ana, rui, stranger) = (person(), person(), person());
    let listed = played(&registry, challenge(2), LISTED, &[(person(), "Guest")]).await;
    let unlisted = played(&registry, challenge(2), UNLISTED, &[(ana, "Ana"), (rui, "Rui")]).await;
    for who in [ana, rui] {
        let mut seen = tables(&registry, contest(2), who).await;
        assert_eq!((seen.len(), place(&registry, unlisted, who).await.1), (2, 2));
        assert!(
            best(&registry, contest(2), who).await.iter().all(|high| high.listed == (high.table == listed))
        );
        seen.retain(|table| *table != unlisted);
        assert_eq!(seen, [listed]);
    }
    for who in [stranger, Who::default()] {
        assert_eq!(tables(&registry, contest(2), who).await, [listed]);
        assert_eq!(place(&registry, listed, who).await, (1, 1));
        // A requester who was shown the table itself is told its place.
        assert_eq!(place(&registry, unlisted, who).await.1, 2);
    }
}

#[tokio::test]
async fn what_makes_points_easier_or_harder_is_listed_apart() {
    let registry = registry(&Arc::new(Memory::default()));
    let apart = Contest { handicapped: true, ..contest(3) };
    let usual = played(&registry, challenge(3), LISTED, &[(person(), "Guest")]).await;
    let differences = [
        ("fewer_events", json!(4)),
        ("wanted_cards", json!(0)),
        ("wanted_cards", json!(2)),
        ("options", json!(["titles_at_once"])),
    ];
    for (what, value) in differences {
        let mut setup = challenge(3);
        setup[what] = value.clone();
        let table = played(&registry, setup, LISTED, &[(person(), "Guest")]).await;
        let all = best(&registry, apart, Who::default()).await;
        let high = all.into_iter().find(|high| high.table == table).unwrap();
        let kept = high.scored.setup.unwrap();
        assert_eq!(kept[what], value);
        assert_eq!(table::handicaps(GameId::TrainHeist, &kept).len(), 1);
    }
    let mut setup = challenge(3);
    setup["seats"] = json!(["blue", "red", "green"]);
    setup["first"] = json!("red");
    let other = played(&registry, setup, LISTED, &[(person(), "Guest")]).await;
    let mut expected = [usual, other];
    let mut found = tables(&registry, contest(3), Who::default()).await;
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "who plays in which colour changes nothing");
}

#[tokio::test]
async fn only_a_challenge_of_people_that_began_here_counts() {
    let store = Arc::new(Memory::default());
    let registry = registry(&store);
    let ana = person();
    let mut cooperative = challenge(2);
    cooperative["mode"] = json!("cooperative");
    let cooperative = played(&registry, cooperative, LISTED, &[(person(), "Guest")]).await;
    let handle = registry.find(cooperative).await.unwrap();
    assert_eq!(registry.place_of(&handle.snapshot(), &ana).await.unwrap(), None);
    let first = played(&registry, challenge(2), LISTED, &[(person(), "Guest")]).await;
    let asked = registry.find(first).await.unwrap().read(|table| table.asked_at(0)).lowest().unwrap();
    let wish = PlayingOn {
        at: 0,
        seat: asked.number(),
        person: ana.person,
        name: "Ana".to_owned(),
        entropy: String::new(),
    };
    let (again, _) = registry.play_on(first, wish).await.unwrap();
    registry.ask(again, ana, Ask::Leave(None)).await.unwrap();
    let handle = registry.find(again).await.unwrap();
    assert_eq!(handle.read(table::Table::phase), TablePhase::Over);
    assert_eq!(
        registry.place_of(&handle.snapshot(), &ana).await.unwrap(),
        None,
        "a player who continues a game knows what is to come"
    );
    played(&registry, challenge(2), LISTED, &[]).await;
    assert_eq!(tables(&registry, contest(2), ana).await, [first], "bots among themselves do not count");
}

fn sqlite(folder: &Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(&folder.join("journal.sqlite")).unwrap())
}

/// Turns a file into one from before scores were kept.
fn grow_old(folder: &Path) {
    let file = Connection::open(folder.join("journal.sqlite")).unwrap();
    file.execute_batch("drop table score; pragma user_version = 0").unwrap();
    let mut select = file.prepare("select place, summary from place").unwrap();
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let rows: Vec<(i64, Vec<u8>)> = rows.collect::<Result<_, _>>().unwrap();
    for (place, summary) in rows {
        let mut summary: Value = serde_json::from_slice(&summary).unwrap();
        summary.as_object_mut().unwrap().remove("scored");
        let text = serde_json::to_vec(&summary).unwrap();
        file.execute("update place set summary = ? where place = ?", (text, place)).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn scores_survive_a_restart_and_are_found_in_files_that_never_kept_them() {
    let folder = tempfile::tempdir().unwrap();
    let ana = person();
    let everything = async |store: &Arc<Sqlite>| {
        let registry = registry(store);
        let mut all = Vec::new();
        for handicapped in [false, true] {
            all.extend(best(&registry, Contest { handicapped, ..contest(2) }, ana).await);
        }
        let lists =
            (registry.list("finished", 99).await.unwrap(), registry.list("running", 99).await.unwrap());
        (all, lists)
    };
    let before = {
        let store = sqlite(folder.path());
        let registry = registry(&store);
        played(&registry, challenge(2), LISTED, &[(ana, "Ana"), (person(), "Rui")]).await;
        played(&registry, challenge(2), UNLISTED, &[(ana, "Ana")]).await;
        let mut short = challenge(2);
        short["fewer_events"] = json!(10);
        played(&registry, short, LISTED, &[(person(), "Guest")]).await;
        let mut cooperative = challenge(2);
        cooperative["mode"] = json!("cooperative");
        played(&registry, cooperative, LISTED, &[(person(), "Guest")]).await;
        played(&registry, challenge(2), LISTED, &[(person(), "Guest")]).await;
        everything(&store).await
    };
    assert_eq!(before.0.len(), 4);
    assert_eq!(everything(&sqlite(folder.path())).await, before, "opened again");
    grow_old(folder.path());
    assert_eq!(everything(&sqlite(folder.path())).await, before, "of a file that is older");
    assert_eq!(everything(&sqlite(folder.path())).await, before, "once more");
}

#[tokio::test]
async fn a_damaged_journal_does_not_keep_an_older_file_shut() {
    let folder = tempfile::tempdir().unwrap();
    let (damaged, sound) = {
        let registry = registry(&sqlite(folder.path()));
        let damaged = played(&registry, challenge(2), LISTED, &[(person(), "Guest")]).await;
        (damaged, played(&registry, challenge(2), LISTED, &[(person(), "Guest")]).await)
    };
    grow_old(folder.path());
    let file = Connection::open(folder.path().join("journal.sqlite")).unwrap();
    let place = "(select place from place where name = ?)";
    let spoil = format!("update journal set entry = x'00' where seq = 2 and place = {place}");
    assert_eq!(file.execute(&spoil, [damaged.to_string()]).unwrap(), 1);
    drop(file);
    let store = sqlite(folder.path());
    assert_eq!(tables(&registry(&store), contest(2), Who::default()).await, [sound]);
    assert_eq!(store.list("finished", 9).await.unwrap().len(), 2);
}
