//! Seats, permissions, and the names and chat lines that are accepted.

use crate::registry::{Party, base, open, person, registry, say, sitting, with_key};
use bots::Level;
use catalog::GameId;
use game::Seat;
use std::sync::Arc;
use table::store::Memory;
use table::{
    Ask, Denied, Done, Opening, Secret, Table, TableOptions, TablePhase, TableRegistry, Who, default_setup,
};

async fn sit(party: &Party, who: Who, seat: Option<usize>, name: &str) -> Result<(usize, Secret), Denied> {
    match party.registry.ask(party.table, who, sitting(seat, name)).await? {
        Done::Seated { seat, key } => Ok((seat, key)),
        Done::Well => panic!("a person who sits down gets a seat"),
    }
}

async fn gathering(people: usize) -> Party {
    Party::of(people, TableOptions::default()).await.1
}

async fn playing(people: usize) -> Party {
    let party = gathering(people).await;
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    party
}

fn plan(seat: Option<usize>) -> Ask {
    Ask::Decide { seat, question: 1, decision: "plan mts".to_owned() }
}

/// In a team every seat may act, but an action that one seat begins is completed before another seat begins one: bots take
/// turns.
#[tokio::test]
async fn bots_of_a_team_act_one_after_another() {
    let store = Arc::new(Memory::default());
    let registry = registry(&store);
    let host = person();
    let bots = (1..5).map(|seat| Ask::SeatBot { seat, level: Level::Random });
    let opening = Opening {
        table: registry.reserve().unwrap().table,
        game: GameId::DeckGoesWest,
        setup: default_setup(GameId::DeckGoesWest, 5),
        options: TableOptions::default(),
        host: host.person,
        at_once: std::iter::once(sitting(Some(0), "Ana")).chain(bots).collect(),
    };
    let table = opening.table;
    registry.open(opening).await.unwrap();
    let handle = registry.find(table).await.unwrap();
    assert_eq!((handle.read(Table::phase), handle.in_trouble()), (TablePhase::Playing, None));
    assert!(handle.read(|table| table.asked().awaits.contains(Seat::FIRST)), "nobody else is waited for");
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let party = gathering(1).await;
    let before = party.seen().await;
    let bob = person();
    assert_eq!(sit(&party, bob, Some(0), "Bob").await, Err(Denied::SeatTaken));
    assert_eq!(sit(&party, bob, Some(3), "Bob").await, Err(Denied::NoSeat(3)));
    assert_eq!(sit(&party, bob, Some(usize::MAX), "Bob").await, Err(Denied::NoSeat(usize::MAX)));
    let bot = |seat| Ask::SeatBot { seat, level: Level::Random };
    assert_eq!(party.ask(0, bot(0)).await, Err(Denied::SeatTaken));
    assert_eq!(party.ask(0, bot(3)).await, Err(Denied::NoSeat(3)));
    assert_eq!(party.seen().await, before);
    assert_eq!(sit(&party, bob, None, "Bob").await.unwrap().0, 1, "anywhere is the first open seat");
    party.ask(0, bot(2)).await.unwrap();
    let denied = sit(&party, bob, None, "Bob").await.unwrap_err();
    assert!(matches!(denied, Denied::AllTaken | Denied::Begun), "the deal may be quicker: {denied}");
    party.until(|seen| seen.phase == TablePhase::Playing).await;
    assert_eq!(sit(&party, bob, None, "Bob").await, Err(Denied::Begun));
}

#[tokio::test]
async fn of_many_who_want_the_same_seat_one_gets_it() {
    let party = gathering(1).await;
    let wanting = (0..20).map(|_| {
        let (registry, table) = (party.registry.clone(), party.table);
        tokio::spawn(async move { registry.ask(table, person(), sitting(Some(1), "Bob")).await })
    });
    let mut seated = 0;
    for wanting in wanting.collect::<Vec<_>>() {
        match wanting.await.unwrap() {
            Ok(_) => seated += 1,
            Err(denied) => assert_eq!(denied, Denied::SeatTaken),
        }
    }
    assert_eq!(seated, 1);
}

#[tokio::test]
async fn before_the_game_a_person_who_leaves_or_is_removed_frees_the_seat() {
    let party = gathering(2).await;
    let bob = party.people[1];
    for ask in [(1, Ask::Stand(1)), (0, Ask::Stand(1)), (0, Ask::Kick(1))] {
        let who = party.people[ask.0];
        party.registry.ask(party.table, who, ask.1).await.unwrap();
        let seen = party.view_of(1).await;
        assert!(seen.seats[1].open() && !seen.seats[1].mine);
        let (_, key) = sit(&party, bob, Some(1), "Bob").await.unwrap();
        assert!(party.view_of(1).await.seats[1].mine);
        assert_eq!(party.view_of(1).await.seats[1].key, Some(key));
    }
    let key = party.view_of(1).await.seats[1].key.unwrap();
    party.ask(0, Ask::Kick(1)).await.unwrap();
    assert_eq!(party.registry.ask(party.table, person(), Ask::Key(key)).await, Err(Denied::NotSeated));
    let cy = person();
    sit(&party, cy, Some(1), "Cy").await.unwrap();
    assert_eq!(party.registry.ask(party.table, bob, Ask::Stand(1)).await, Err(Denied::NotHost));
    assert_eq!(party.ask(0, Ask::Kick(5)).await, Err(Denied::NoSeat(5)));
    assert_eq!(party.ask(0, Ask::Stand(5)).await, Err(Denied::NoSeat(5)));
}

#[tokio::test]
async fn sending_nobody_away_is_not_worth_a_line() {
    let party = gathering(1).await;
    let before = party.seen().await;
    for ask in [Ask::Stand(2), Ask::Kick(2)] {
        assert_eq!(party.ask(0, ask).await, Ok(Done::Well));
    }
    assert_eq!(party.seen().await, before);
}

#[tokio::test]
async fn in_the_game_a_bot_takes_the_seat_of_a_person_who_was_removed() {
    let party = playing(2).await;
    let key = party.view_of(1).await.seats[1].key.unwrap();
    assert_eq!(party.ask(1, Ask::Kick(0)).await, Err(Denied::NotHost));
    assert_eq!(party.ask(0, Ask::Kick(2)).await, Err(Denied::NoPerson), "a bot has no need to go");
    assert_eq!(party.ask(0, Ask::Stand(1)).await, Err(Denied::Begun));
    party.ask(0, Ask::Kick(1)).await.unwrap();
    party.quiet().await;
    let seen = party.view_of(1).await;
    assert_eq!((seen.seats[1].bot, seen.seats[1].name.clone()), (Some(Level::Policy), None));
    assert!(seen.seats[1].sealed, "the bot has decided");
    assert!(seen.seats.iter().all(|seat| !seat.mine));
    for who in [party.people[1], with_key(key)] {
        for ask in
            [plan(None), plan(Some(1)), Ask::Return(None), Ask::TakeBack(Some(1)), say("hey"), Ask::Key(key)]
        {
            let denied = party.registry.ask(party.table, who, ask.clone()).await;
            assert_eq!(denied, Err(Denied::NotSeated), "{ask:?}");
        }
    }
}

#[tokio::test]
async fn some_things_only_the_host_may_do() {
    let store = std::sync::Arc::new(table::store::Memory::default());
    let registry = crate::registry::registry(&store);
    let host = person();
    let table = registry.reserve().unwrap().table;
    let (game, options) = (GameId::SuperExpress, TableOptions::default());
    let opening = Opening { table, game, setup: base(3), options, host: host.person, at_once: Vec::new() };
    let host_key = registry.open(opening).await.unwrap().host_key;
    let bob = person();
    registry.ask(table, bob, sitting(Some(0), "Bob")).await.unwrap();
    let only_host =
        [Ask::SeatBot { seat: 1, level: Level::Random }, Ask::Kick(1), Ask::Stand(1), Ask::Deal, Ask::Close];
    for who in [bob, person(), Who::default(), with_key(Secret::random().unwrap())] {
        for ask in &only_host {
            assert_eq!(registry.ask(table, who, ask.clone()).await, Err(Denied::NotHost), "{ask:?}");
        }
        assert!(
            !registry
                .find(table)
                .await
                .unwrap()
                .read(|table| table.view(&who, game::Viewer::Onlooker, None).host)
        );
    }
    for who in [host, with_key(host_key)] {
        assert!(
            registry
                .find(table)
                .await
                .unwrap()
                .read(|table| table.view(&who, game::Viewer::Onlooker, None).host)
        );
        for ask in &only_host[..3] {
            assert_eq!(registry.ask(table, who, ask.clone()).await, Ok(Done::Well), "{ask:?}");
        }
    }
    assert_eq!(registry.ask(table, host, say("howdy")).await, Err(Denied::NotSeated), "a host need not sit");
}

#[tokio::test]
async fn a_table_opened_by_nobody_has_no_host_but_its_key() {
    let store = std::sync::Arc::new(table::store::Memory::default());
    let registry = crate::registry::registry(&store);
    let table = open(&registry, Who::default(), base(3), TableOptions::default()).await;
    assert_eq!(registry.ask(table, Who::default(), Ask::Close).await, Err(Denied::NotHost));
}

#[tokio::test]
async fn a_closed_table_does_nothing_any_more() {
    for party in [gathering(2).await, playing(2).await] {
        party.ask(0, Ask::Close).await.unwrap();
        let before = party.seen().await;
        assert_eq!(party.view().await.phase, TablePhase::Closed);
        let asks = [
            sitting(None, "Ana"),
            Ask::SeatBot { seat: 2, level: Level::Random },
            Ask::Stand(0),
            Ask::Deal,
            plan(None),
            Ask::TakeBack(None),
            Ask::Leave(None),
            Ask::Return(None),
            say("hello?"),
            Ask::Kick(1),
            Ask::Close,
        ];
        for ask in asks {
            assert_eq!(party.ask(0, ask.clone()).await, Err(Denied::Closed), "{ask:?}");
        }
        assert_eq!(party.seen().await, before);
    }
}

#[tokio::test]
async fn before_the_deal_nobody_plays() {
    let party = gathering(2).await;
    for ask in [plan(None), Ask::TakeBack(None), Ask::Leave(None), Ask::Return(None)] {
        assert_eq!(party.ask(0, ask.clone()).await, Err(Denied::NotBegun), "{ask:?}");
    }
}

#[tokio::test]
async fn a_person_with_several_seats_says_which() {
    let party = gathering(1).await;
    let ana = party.people[0];
    let (_, key) = sit(&party, ana, Some(1), "Ana's other hand").await.unwrap();
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    assert_eq!(party.handle().await.read(|table| table.held(&ana).len()), 2);
    for ask in [plan(None), Ask::TakeBack(None), Ask::Leave(None)] {
        assert_eq!(party.ask(0, ask.clone()).await, Err(Denied::WhichSeat), "{ask:?}");
    }
    assert_eq!(party.ask(0, plan(Some(2))).await, Err(Denied::NotSeated));
    party.ask(0, plan(Some(0))).await.unwrap();
    // A key grants one seat only.
    assert_eq!(party.registry.ask(party.table, with_key(key), plan(Some(0))).await, Err(Denied::NotSeated));
    party.registry.ask(party.table, with_key(key), plan(None)).await.unwrap();
    party.until(|seen| seen.question == 2).await;
    // Ana may see through either seat, but must name it.
    let handle = party.handle().await;
    handle.read(|table| {
        assert_eq!(table.default_viewer(&ana), game::Viewer::Onlooker);
        for seat in [0, 1].map(game::Seat::new) {
            let seen = table.view(&ana, game::Viewer::Seat(seat), None);
            assert_eq!(seen.viewer, game::Viewer::Seat(seat));
        }
    });
    party.ask(0, say("two against one")).await.unwrap();
    assert_eq!(handle.read(Table::chat)[0].name, "Ana");
}

#[tokio::test]
async fn a_key_gives_the_seat_to_another_device() {
    let party = playing(2).await;
    let key = party.view_of(1).await.seats[1].key.unwrap();
    let phone = person();
    let seated = Done::Seated { seat: 1, key };
    assert_eq!(party.registry.ask(party.table, phone, plan(None)).await, Err(Denied::NotSeated));
    assert_eq!(party.registry.ask(party.table, phone, Ask::Key(key)).await, Ok(seated));
    assert_eq!(
        party.registry.ask(party.table, phone, Ask::Key(key)).await,
        Ok(seated),
        "once more does no harm"
    );
    party.registry.ask(party.table, phone, plan(None)).await.unwrap();
    assert!(party.view_of(1).await.can_take_back, "and it is still Bob's");
    let (of_bob, of_phone) = (party.seen_by(1).await, {
        let handle = party.handle().await;
        handle.read(|table| crate::registry::seen(table, &phone))
    });
    assert_eq!(of_bob, of_phone);
    assert_eq!(party.registry.tables_of(phone.person.unwrap(), false, 9).await.unwrap().len(), 1);
    let wrong = Ask::Key(Secret::random().unwrap());
    assert_eq!(party.registry.ask(party.table, phone, wrong).await, Err(Denied::NotSeated));
    // A program has no identity: it learns its seat, and nothing is written.
    assert_eq!(party.registry.ask(party.table, Who::default(), Ask::Key(key)).await, Ok(seated));
}

#[tokio::test]
async fn a_seat_can_be_played_from_eight_devices() {
    let party = gathering(1).await;
    let key = party.view_of(0).await.seats[0].key.unwrap();
    for _ in 1..8 {
        party.registry.ask(party.table, person(), Ask::Key(key)).await.unwrap();
    }
    let before = party.seen().await;
    let ninth = party.registry.ask(party.table, person(), Ask::Key(key)).await;
    assert_eq!(ninth, Err(Denied::TooManyDevices));
    assert!(party.ask(0, Ask::Key(key)).await.is_ok(), "the first one is still known");
    assert_eq!(party.seen().await, before);
}

#[tokio::test]
async fn nobody_is_shown_the_key_of_another_seat() {
    let party = playing(2).await;
    for person in 0..2 {
        let seen = party.view_of(person).await;
        for (number, seat) in seen.seats.iter().enumerate() {
            assert_eq!((seat.key.is_some(), seat.mine), (number == person, number == person));
        }
    }
    assert!(party.view().await.seats.iter().all(|seat| seat.key.is_none() && !seat.mine));
}

#[tokio::test]
async fn names_are_short_and_stand_in_one_line() {
    let party = gathering(1).await;
    let long = "x".repeat(25);
    for bad in ["", " \t\n ", &long, "A\u{7}na", "A\u{0}"] {
        assert_eq!(sit(&party, person(), Some(1), bad).await, Err(Denied::BadName), "{bad:?}");
        assert_eq!(TableRegistry::good_name(bad), Err(Denied::BadName));
    }
    let longest = "é".repeat(24);
    let fine = [("  Bob\t the \n Kid ", "Bob the Kid"), (&longest, &longest)];
    for (name, called) in fine {
        let ask = Ask::Sit { seat: Some(1), name: name.to_owned(), entropy: String::new() };
        party.registry.ask(party.table, person(), ask).await.unwrap();
        assert_eq!(party.view().await.seats[1].name.as_deref(), Some(called));
        party.ask(0, Ask::Kick(1)).await.unwrap();
    }
}

#[tokio::test]
async fn what_people_add_to_the_luck_is_short_and_stands_in_one_line() {
    let party = gathering(1).await;
    let adding =
        |entropy: &str| Ask::Sit { seat: Some(1), name: "Bob".to_owned(), entropy: entropy.to_owned() };
    for bad in ["a\nb", "a\r", &"x".repeat(65)] {
        let denied = party.registry.ask(party.table, person(), adding(bad)).await;
        assert_eq!(denied, Err(Denied::BadEntropy), "{bad:?}");
    }
    for fine in ["", " ", "é\u{2028}", &"é".repeat(64)] {
        party.registry.ask(party.table, person(), adding(fine)).await.unwrap();
        party.ask(0, Ask::Kick(1)).await.unwrap();
    }
    party.registry.ask(party.table, person(), adding("\u{2028}\u{85f}x")).await.unwrap();
    party.ask(0, Ask::Deal).await.unwrap();
    party.until(|seen| seen.phase == TablePhase::Playing).await;
}

#[tokio::test]
async fn people_who_sit_at_the_table_chat() {
    let party = gathering(2).await;
    party.ask(1, say("  howdy \u{7}there ")).await.unwrap();
    let long = "é".repeat(280);
    party.ask(1, say(&long)).await.unwrap();
    let chat = party.handle().await.read(Table::chat);
    let said: Vec<(&str, &str)> = chat.iter().map(|said| (said.name.as_str(), said.text.as_str())).collect();
    assert_eq!(said, [("Bob", "howdy there"), ("Bob", long.as_str())]);
    for bad in ["", "  ", "\u{7}\u{1b}", "\u{7} \u{7}", &"x".repeat(281)] {
        assert_eq!(party.ask(0, say(bad)).await, Err(Denied::BadLine), "{bad:?}");
    }
    assert_eq!(party.registry.ask(party.table, person(), say("hi")).await, Err(Denied::NotSeated));
    let for_another = Ask::Say(Some(0), "I am Ana".to_owned());
    assert_eq!(party.ask(1, for_another).await, Err(Denied::NotSeated));
}

#[tokio::test]
async fn a_person_who_chats_too_fast_waits_while_others_go_on() {
    let party = gathering(2).await;
    for number in 0..5 {
        party.ask(0, say(&number.to_string())).await.unwrap();
    }
    assert_eq!(party.ask(0, say("six")).await, Err(Denied::TooFast));
    party.ask(1, say("let me, too")).await.unwrap();
    assert_eq!(party.handle().await.read(|table| table.chat().len()), 6);
}

#[tokio::test]
async fn a_chat_line_keeps_its_speaker_when_another_person_takes_the_seat() {
    let party = gathering(2).await;
    party.ask(1, say("I am off")).await.unwrap();
    party.ask(1, Ask::Stand(1)).await.unwrap();
    sit(&party, person(), Some(1), "Cy").await.unwrap();
    let chat = party.handle().await.read(Table::chat);
    assert_eq!(chat[0].name, "Bob");
}

#[tokio::test]
async fn where_people_do_not_chat_nobody_does() {
    let (_, party) = Party::of(2, TableOptions { chat: false, ..TableOptions::default() }).await;
    assert_eq!(party.ask(0, say("howdy")).await, Err(Denied::NoChat));
    assert!(party.handle().await.read(|table| table.chat().is_empty()));
}

#[tokio::test]
async fn a_table_that_does_not_exist_or_a_set_up_nobody_can_play_gets_a_sentence() {
    let party = gathering(1).await;
    let nowhere = party.registry.reserve().unwrap().table;
    assert_eq!(
        party.registry.ask(nowhere, person(), say("hi")).await,
        Err(Denied::NoTable(nowhere.to_string()))
    );
    let (game, options) = (GameId::SuperExpress, TableOptions::default());
    for setup in [base(2), base(8), serde_json::json!(7), serde_json::json!({"seats": "many"})] {
        let opening = Opening { table: nowhere, game, setup, options, host: None, at_once: Vec::new() };
        let denied = party.registry.open(opening).await.unwrap_err();
        assert!(matches!(denied, Denied::Setup(_) | Denied::Refused(..)), "{denied:?}");
        assert!(!denied.to_string().is_empty());
    }
    assert!(party.registry.find(nowhere).await.is_err());
}

#[tokio::test]
async fn cards_of_ones_own_come_to_a_table_in_an_edition_only() {
    let party = gathering(1).await;
    let table = party.registry.reserve().unwrap().table;
    let options = TableOptions::default();
    let game = GameId::DeckGoesWest;
    let mut setup = default_setup(game, 1);
    setup["cards"] = serde_json::json!({"wish": "gain 9 gold"});
    let opening = Opening { table, game, setup, options, host: None, at_once: Vec::new() };
    let denied = party.registry.open(opening).await.unwrap_err();
    let Denied::Refused(_, refused) = denied else { panic!("{denied}") };
    assert_eq!(refused.why, game::Message::new("refuse-brought-to-table"));
    assert!(party.registry.find(table).await.is_err());
}
