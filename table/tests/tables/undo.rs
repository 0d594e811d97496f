//! Decisions can be taken back while they have revealed nothing, and records do not contain them.

use crate::registry::{CALM, Party, person, registry, sitting};
use catalog::GameId;
use game::record::Record;
use game::{Luck, Quick, Seat, Silent, Viewer};
use std::sync::Arc;
use super_express::SuperExpress;
use table::store::Memory;
use table::{Ask, Denied, Done, Experience, Opening, Table, TableOptions, TablePhase, default_setup};

const PROGRAMS: [&str; 6] = ["mts", "stm", "cts", "tsc", "mcs", "sct"];

#[tokio::test]
async fn a_person_and_two_bots_play_a_whole_game_that_anybody_can_verify() {
    let (_, party) = Party::of(1, TableOptions::default()).await;
    party.ask(0, Ask::Deal).await.unwrap();
    loop {
        party.quiet().await;
        if party.view().await.phase == TablePhase::Over {
            break;
        }
        party.plan(0, "mts").await.unwrap();
    }
    let handle = party.handle().await;
    let record = handle.read(Table::record).unwrap();
    Record::<SuperExpress>::from_json(&record).unwrap().verify(&mut Silent).unwrap();
    assert!(party.lines(0).await.len() > 10);
}

#[tokio::test]
async fn what_was_revealed_cannot_be_taken_back() {
    let (_, party) = Party::of(3, TableOptions::default()).await;
    party.quiet().await;
    assert_eq!(party.ask(0, Ask::TakeBack(None)).await, Err(Denied::Learned), "nothing was decided yet");
    for (person, program) in [(0, "mts"), (1, CALM)] {
        party.plan(person, program).await.unwrap();
        assert!(party.view_of(person).await.can_take_back);
        assert!(!party.view_of(2).await.can_take_back);
    }
    party.plan(2, CALM).await.unwrap();
    let before = party.seen().await;
    for person in 0..3 {
        assert!(!party.view_of(person).await.can_take_back);
        assert_eq!(party.ask(person, Ask::TakeBack(None)).await, Err(Denied::Learned));
    }
    assert_eq!(party.seen().await, before);
}

#[tokio::test]
async fn another_person_cannot_take_my_choice_back() {
    let (_, party) = Party::of(2, TableOptions::default()).await;
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    party.plan(0, "mts").await.unwrap();
    for seat in [0, 2, 9] {
        assert_eq!(party.ask(1, Ask::TakeBack(Some(seat))).await, Err(Denied::NotSeated));
    }
    assert_eq!(party.ask(1, Ask::TakeBack(None)).await, Err(Denied::Learned));
    assert!(party.view().await.seats[0].sealed);
}

#[tokio::test]
async fn what_the_minding_bot_chose_is_its_own_until_the_person_is_back() {
    let (_, party) = Party::of(3, TableOptions::default()).await;
    party.quiet().await;
    party.ask(0, Ask::Leave(None)).await.unwrap();
    party.quiet().await;
    assert!(party.view().await.seats[0].sealed);
    assert!(!party.view_of(0).await.can_take_back);
    assert_eq!(party.ask(0, Ask::TakeBack(None)).await, Err(Denied::StandIn));
    party.ask(0, Ask::Return(None)).await.unwrap();
    assert!(party.view_of(0).await.can_take_back);
    assert_eq!(party.ask(0, Ask::TakeBack(None)).await, Ok(Done::Well));
    assert!(party.view().await.seats[0].awaited);
}

#[tokio::test]
async fn the_record_of_a_game_has_the_decisions_that_stand_and_verifies() {
    let mut luck = Quick::new(5);
    let mut taken_back = 0;
    for _ in 0..5 {
        let (_, party) = Party::of(3, TableOptions::default()).await;
        party.quiet().await;
        let mut standing: Vec<(String, String)> = Vec::new();
        loop {
            let seen = party.view().await;
            if seen.phase == TablePhase::Over {
                break;
            }
            let person = luck.below(3) as usize;
            let label = &seen.seats[person].label;
            if luck.below(3) == 0 {
                let can = party.view_of(person).await.can_take_back;
                let done = party.ask(person, Ask::TakeBack(None)).await;
                assert_eq!(done.is_ok(), can, "{done:?}");
                if can {
                    let at = standing.iter().rposition(|(seat, _)| seat == label).unwrap();
                    standing.remove(at);
                    taken_back += 1;
                }
            } else {
                let program = luck.pick(&PROGRAMS).unwrap();
                if party.plan(person, program).await.is_ok() {
                    standing.push((label.clone(), format!("plan {program}")));
                }
            }
        }
        let record = party.handle().await.read(Table::record).unwrap();
        let record = Record::<SuperExpress>::from_json(&record).unwrap();
        record.verify(&mut Silent).unwrap();
        let written = record.steps.into_iter().skip(1);
        let written: Vec<_> = written.map(|step| (step.seat.unwrap(), step.decision.unwrap())).collect();
        assert_eq!(written, standing);
    }
    assert!(taken_back > 0);
}

#[tokio::test]
async fn a_record_is_given_out_when_nothing_is_secret_any_more() {
    let (_, party) = Party::of(2, TableOptions::default()).await;
    let record = || async { party.handle().await.read(Table::record) };
    assert_eq!(record().await, Err(Denied::NotBegun));
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    party.plan(0, "mts").await.unwrap();
    assert_eq!(record().await, Err(Denied::NotOver));
    party.ask(0, Ask::Close).await.unwrap();
    let record = Record::<SuperExpress>::from_json(&record().await.unwrap()).unwrap();
    record.verify(&mut Silent).unwrap();
    assert_eq!(record.players.values().collect::<Vec<_>>(), ["Ana", "Bob", "bot:greedy"]);
    let (_, unbegun) = Party::of(1, TableOptions::default()).await;
    unbegun.ask(0, Ask::Close).await.unwrap();
    assert_eq!(unbegun.handle().await.read(Table::record), Err(Denied::NotBegun));
}

#[tokio::test]
async fn what_was_asked_after_a_decision_goes_back_with_it() {
    let registry = registry(&Arc::new(Memory::default()));
    let (people, table) = (vec![person(), person()], registry.reserve().unwrap().table);
    let mut setup = default_setup(GameId::TrainHeist, 2);
    setup["first"] = "red".into();
    let (game, options, host) = (GameId::TrainHeist, TableOptions::default(), people[0].person);
    registry.open(Opening { table, game, setup, options, host, at_once: Vec::new() }).await.unwrap();
    let party = Party { registry, table, people };
    for (seat, name) in ["Ana", "Bob"].into_iter().enumerate() {
        party.ask(seat, sitting(Some(seat), name)).await.unwrap();
    }
    party.quiet().await;
    // How much a viewer saw and how often they were asked.
    let handle = party.handle().await;
    let lived = |seat| {
        let past = handle.read(|table| table.experiences(Viewer::Seat(Seat::new(seat)), usize::MAX));
        let asked = past.iter().filter(|(_, past)| matches!(past, Experience::Asked(_))).count();
        (past.len() - asked, asked)
    };
    assert_eq!((lived(0), lived(1)), ((1, 1), (1, 0)), "Ana is asked, and both saw whose turn it is");
    let question = party.view().await.question;
    let walks = Ask::Decide { seat: None, question, decision: "move passN".to_owned() };
    party.ask(0, walks).await.unwrap();
    assert_eq!((lived(0), lived(1)), ((2, 2), (2, 0)));
    party.ask(0, Ask::TakeBack(None)).await.unwrap();
    assert_eq!((lived(0), lived(1)), ((2, 1), (2, 0)), "they saw her walk, but nothing was asked there");
}
