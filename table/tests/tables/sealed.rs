//! Sealed choices: nothing about a choice reaches other viewers until it is revealed.

use crate::registry::{CALM, Party};
use catalog::AnyView;
use table::{Ask, Denied, Done, LogSentence, TableOptions};

async fn three_people() -> Party {
    let (_, party) = Party::of(3, TableOptions::default()).await;
    party.quiet().await;
    party
}

/// A view without the viewer's legal decisions, as text: nothing in it should depend on any program.
fn told(view: Option<AnyView>) -> String {
    let AnyView::SuperExpress(mut view) = view.unwrap() else { panic!("another game") };
    view.legal = &[];
    format!("{view:?} {}", serde_json::to_string(&view).unwrap())
}

#[tokio::test]
async fn a_choice_of_another_seat_does_not_refuse_mine() {
    let party = three_people().await;
    let question = party.view().await.question;
    for (person, program) in [(0, "mts"), (1, "mts"), (0, "stm"), (2, "mts")] {
        assert_eq!(party.answer(person, question, program).await, Ok(Done::Well), "{person} {program}");
    }
    assert_eq!(party.view().await.question, question + 1);
}

#[tokio::test]
async fn that_a_seat_has_chosen_is_public_and_what_is_not() {
    let party = three_people().await;
    party.plan(0, "mts").await.unwrap();
    for viewer in 0..3 {
        let seen = party.view_of(viewer).await;
        assert!(seen.seats[0].sealed && !seen.seats[0].awaited && seen.seats[1].awaited);
        let told = told(seen.view);
        let lines = format!("{:?}", party.lines(viewer).await);
        assert_eq!(told.contains("mts") || told.contains("[Move, Turn, Shoot]"), viewer == 0, "{told}");
        assert_eq!(lines.contains("ev-own-program-sealed"), viewer == 0, "{lines}");
        assert_eq!(lines.contains("ev-program-sealed"), viewer != 0, "{lines}");
    }
    let onlooker = party.view().await;
    assert!(!format!("{onlooker:?}").contains("[Move, Turn, Shoot]"));
    assert!(!serde_json::to_string(&onlooker.view).unwrap().contains("mts"));
}

#[tokio::test]
async fn changing_ones_choice_and_taking_the_change_back_is_seen_by_nobody_else() {
    let party = three_people().await;
    party.plan(0, "mts").await.unwrap();
    party.plan(1, "cts").await.unwrap();
    let before = party.seen().await;
    let changes = [Some("stm"), Some("stm"), Some("mts"), None, Some("tcm"), None, None];
    for program in changes {
        match program {
            Some(program) => party.plan(0, program).await.unwrap(),
            None => party.ask(0, Ask::TakeBack(None)).await.unwrap(),
        };
        let after = party.seen().await;
        assert_ne!(after[0], before[0], "Ana knows");
        assert_eq!(after[1..], before[1..], "{program:?} was seen by another viewer");
    }
    // The second choice is the one that counts.
    let AnyView::SuperExpress(view) = party.view_of(0).await.view.unwrap() else { panic!("another game") };
    assert!(serde_json::to_string(&view.programs).unwrap().contains("stm"), "{:?}", view.programs);
}

#[tokio::test]
async fn taking_ones_choice_back_altogether_is_public() {
    let party = three_people().await;
    party.plan(0, "mts").await.unwrap();
    party.plan(0, "stm").await.unwrap();
    party.ask(0, Ask::TakeBack(None)).await.unwrap();
    assert!(party.view().await.seats[0].sealed, "the first choice still stands");
    party.ask(0, Ask::TakeBack(None)).await.unwrap();
    let took_back = |line: &table::ToldLine| match &line.sentence {
        LogSentence::Table(message) => message.id == "log-took-back",
        LogSentence::Game(..) => false,
    };
    for (viewer, times) in [(0, 2), (1, 1), (2, 1)] {
        let seen = party.view_of(viewer).await;
        assert!(seen.seats[0].awaited && !seen.seats[0].sealed);
        assert_eq!(party.lines(viewer).await.into_iter().filter(took_back).count(), times);
    }
    assert_eq!(party.ask(0, Ask::TakeBack(None)).await, Err(Denied::Learned), "nothing is left");
}

#[tokio::test]
async fn the_numbers_of_ones_lines_tell_nothing_of_what_others_changed() {
    let party = three_people().await;
    for program in ["mts", "stm", "cts"] {
        party.plan(0, program).await.unwrap();
    }
    party.plan(1, "mts").await.unwrap();
    for viewer in 0..3 {
        let numbers: Vec<usize> = party.lines(viewer).await.iter().map(|line| line.number).collect();
        assert_eq!(numbers, (0..numbers.len()).collect::<Vec<_>>());
    }
    assert_eq!(party.lines(0).await.len(), party.lines(2).await.len() + 2);
}

#[tokio::test]
async fn a_choice_for_an_old_question_is_answered_already() {
    let party = three_people().await;
    let question = party.view().await.question;
    for person in 0..3 {
        party.answer(person, question, CALM).await.unwrap();
    }
    let before = party.seen().await;
    for old in [0, question, question + 2] {
        assert_eq!(party.answer(0, old, "stm").await, Err(Denied::Answered(question + 1)));
    }
    assert_eq!(party.seen().await, before);
}

#[tokio::test]
async fn nobody_gets_the_view_of_another_seat() {
    let party = three_people().await;
    party.plan(0, "mts").await.unwrap();
    let handle = party.handle().await;
    let ana = game::Viewer::Seat(game::Seat::new(0));
    handle.read(|table| {
        for who in [party.people[1], table::Who::default()] {
            let seen = table.view(&who, ana, None);
            assert_eq!(seen.viewer, game::Viewer::Onlooker);
            assert!(!told(seen.view).contains("mts"));
            assert_eq!(table.allowed(&who, ana), game::Viewer::Onlooker);
            assert!(!table.view(&who, ana, None).can_take_back);
        }
        assert_eq!(table.allowed(&party.people[0], ana), ana);
    });
}

#[tokio::test]
async fn what_is_refused_names_the_rule_and_changes_nothing() {
    let party = three_people().await;
    let before = party.seen().await;
    for program in ["mtt", "mt", "mtr", "xyz", ""] {
        let refused = party.plan(0, program).await;
        let Err(Denied::Refused(_, refused)) = refused else { panic!("{program}: {refused:?}") };
        assert!(refused.rule.0.starts_with("SE-"), "{refused:?}");
    }
    assert_eq!(party.seen().await, before);
}

#[tokio::test]
async fn nobody_fills_a_journal_by_going_back_and_forth() {
    let (_, party) = Party::of(3, TableOptions::default()).await;
    party.quiet().await;
    party.plan(0, "mts").await.unwrap();
    let mut changes = 0;
    let denied = loop {
        match party.answer(0, 1, ["stm", "mts"][changes % 2]).await {
            Ok(_) => changes += 1,
            Err(denied) => break denied,
        }
    };
    assert_eq!(denied, Denied::Enough);
    assert!((1000..3000).contains(&changes), "{changes} changes");
    assert_eq!(party.ask(0, Ask::Leave(None)).await, Err(Denied::Enough));
    // Seats that are asked can still answer.
    party.plan(1, CALM).await.unwrap();
    party.plan(2, CALM).await.unwrap();
    party.until(|seen| seen.question == 2).await;
    party.plan(0, "mts").await.unwrap();
}
