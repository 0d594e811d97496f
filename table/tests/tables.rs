//! Tables as people use them.

use catalog::GameId;
use game::Viewer;
use std::sync::Arc;
use std::time::Duration;
use table::store::Memory;
use table::{Ask, Done, House, Manners, Opening, Phase, Read, Secret, TableId, Who, ordinary};

fn house(store: &Arc<Memory>) -> House {
    House::new(Arc::clone(store) as Arc<dyn table::Store>, [7; 32], Duration::from_secs(60))
}

fn person() -> Who {
    Who { person: Some(Secret::random().unwrap()), key: None }
}

async fn opened(house: &House, host: Who, manners: Manners) -> TableId {
    let table = house.reserve().unwrap().table;
    let setup = ordinary(GameId::SuperExpress, 3);
    house
        .open(Opening { table, game: GameId::SuperExpress, setup, manners, host: host.person })
        .await
        .unwrap();
    table
}

async fn sit(house: &House, table: TableId, who: Who, name: &str) -> usize {
    let ask = Ask::Sit { seat: None, name: name.to_owned(), entropy: format!("{name}'s luck") };
    match house.ask(table, who, ask).await.unwrap() {
        Done::Seated { seat, .. } => seat,
        Done::Well => panic!("sitting down gives a seat"),
    }
}

async fn decide(house: &House, table: TableId, who: Who, decision: &str) {
    let room = house.find(table).await.unwrap();
    let question = room.read(|table| table.sight(&who, Viewer::Onlooker, None).question);
    let ask = Ask::Decide { seat: None, question, decision: decision.to_owned() };
    house.ask(table, who, ask).await.unwrap();
}

#[tokio::test]
async fn a_person_and_two_bots_play_a_whole_game_that_anybody_can_verify() {
    let store = Arc::new(Memory::default());
    let house = house(&store);
    let ana = person();
    let table = opened(&house, ana, Manners::default()).await;
    sit(&house, table, ana, "Ana").await;
    house.ask(table, ana, Ask::Deal).await.unwrap();
    let room = house.find(table).await.unwrap();
    let mut changes = room.subscribe();
    for _ in 0..50 {
        while room.read(|table| {
            let sight = table.sight(&ana, table.eyes(&ana), None);
            sight.phase != Phase::Over && !sight.seats[0].awaited
        }) {
            changes.changed().await.unwrap();
        }
        if room.read(table::Table::phase) == Phase::Over {
            break;
        }
        decide(&house, table, ana, "plan mts").await;
        if room.read(|table| table.sight(&ana, table.eyes(&ana), None).seats.iter().all(|seat| !seat.mine)) {
            break;
        }
    }
    let record = room.read(table::Table::record).unwrap();
    let record = game::record::Record::<super_express::SuperExpress>::from_json(&record).unwrap();
    record.verify(&mut game::Silent).unwrap();
    let lines = room.read(|table| table.lines(Viewer::Onlooker, &mut Read::default()));
    assert!(lines.len() > 10, "{lines:?}");
}
