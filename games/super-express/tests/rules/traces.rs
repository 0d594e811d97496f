//! Eighty games recorded by another implementation, all modules and seat counts, compared at every action and every end of
//! a round.

use flate2::read::GzDecoder;
use game::{AlwaysFirst, Beats, Game, Notation, Positions, Seat, Silent, TestSupport};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use super_express::{Cause, Event, State, SuperExpress};

fn games() -> Vec<Value> {
    let file = include_bytes!("traces.jsonl.gz");
    let lines = BufReader::new(GzDecoder::new(&file[..])).lines();
    lines.map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("no text `{key}` in {value}"))
}

fn from_position(line: &str) -> (SuperExpress, State) {
    let position = SuperExpress::read_position(line).unwrap();
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).unwrap();
    let state = game.state_of(&position).unwrap();
    (game, state)
}

/// Every position of every game, as text: a failure then names the line.
fn positions(games: &[Value]) -> Vec<&str> {
    let mut lines = Vec::new();
    for game in games {
        lines.extend([text(game, "setup"), text(game, "final")]);
        for round in game["rounds"].as_array().unwrap() {
            lines.extend([text(round, "start"), text(round, "final")]);
            for action in round["actions"].as_array().unwrap() {
                lines.extend([text(action, "before"), text(action, "after")]);
            }
        }
    }
    lines
}

#[test]
fn every_position_is_read_and_written_exactly() {
    let games = games();
    assert_eq!(games.len(), 80);
    for line in positions(&games) {
        let (game, state) = from_position(line);
        assert_eq!(game.position(&state).to_string(), line);
        assert_eq!(game.invariants(&state), Ok(()), "{line}");
        let address = game.position(&state).to_address();
        assert!(!address.contains([' ', '>', '<', '|']), "{address}");
        assert_eq!(SuperExpress::read_position(&address).unwrap().to_string(), line);
    }
}

#[test]
fn every_card_leads_from_its_before_to_its_after() {
    let mut cards = 0;
    for trace in &games() {
        for round in trace["rounds"].as_array().unwrap() {
            for action in round["actions"].as_array().unwrap() {
                let (game, mut state) = from_position(text(action, "before"));
                let mut beats = Beats::new(&state.clone());
                game.resume(&mut state, &mut AlwaysFirst, &mut beats);
                let beat = &beats.beats[0];
                assert_eq!(game.position(&beat.after).to_string(), text(action, "after"), "{action}");
                let actor = game.seat_named(text(action, "who")).unwrap();
                let events: Vec<Value> =
                    beat.events.iter().flat_map(|event| traced(&game, actor, event)).collect();
                assert_eq!(&events, action["events"].as_array().unwrap(), "{action}");
                cards += 1;
            }
        }
    }
    assert!(cards > 3000, "only {cards} cards");
}

#[test]
fn whole_games_replay_from_their_setup_and_programs() {
    for trace in &games() {
        let (game, mut state) = from_position(text(trace, "setup"));
        for round in trace["rounds"].as_array().unwrap() {
            assert_eq!(game.position(&state).to_string(), text(round, "start"));
            let programs = round["programs"].as_object().unwrap();
            let mut beats = Beats::new(&state.clone());
            for (name, program) in programs {
                let seat = game.seat_named(name).unwrap();
                let decision = game.read(&format!("plan {}", program.as_str().unwrap())).unwrap();
                game.play(&mut state, seat, decision, &mut AlwaysFirst, &mut beats).unwrap();
            }
            let actions = round["actions"].as_array().unwrap();
            for (action, beat) in actions.iter().zip(&beats.beats) {
                assert_eq!(game.position(&beat.after).to_string(), text(action, "after"), "{action}");
            }
            let ends_with_uncoupling = !round["end"].is_null();
            assert_eq!(beats.beats.len(), actions.len() + usize::from(ends_with_uncoupling));
            assert_eq!(game.position(&state).to_string(), text(round, "final"), "{}", text(round, "start"));
            assert_eq!(game.position(&state).result.to_string(), text(round, "result"));
            if ends_with_uncoupling {
                check_end_of_round(&game, &round["end"], &beats.beats[actions.len()].events);
            }
        }
        assert_eq!(game.position(&state).to_string(), text(trace, "final"));
    }
}

#[test]
fn the_uncoupling_alone_leads_from_the_last_card_to_the_next_round() {
    for trace in &games() {
        for round in trace["rounds"].as_array().unwrap().iter().filter(|round| !round["end"].is_null()) {
            let last = round["actions"].as_array().unwrap().last().unwrap();
            let (game, mut state) = from_position(text(last, "after"));
            game.resume(&mut state, &mut AlwaysFirst, &mut Silent);
            assert_eq!(game.position(&state).to_string(), text(round, "final"));
        }
    }
}

fn check_end_of_round(game: &SuperExpress, end: &Value, events: &[Event]) {
    let name = |seat: Seat| Value::from(game.seat_name(seat));
    let mut eliminated = Vec::new();
    let (mut uncoupled, mut treasure_to) = (Value::Null, Value::Null);
    for event in events {
        match *event {
            Event::WagonUncoupled { wagon } => uncoupled = wagon.value().into(),
            Event::BanditEliminated { seat, by: Cause::Uncoupled } => eliminated.push(name(seat)),
            Event::TreasureTaken { seat, .. } => treasure_to = name(seat),
            _ => {}
        }
    }
    assert_eq!(uncoupled, end["uncoupled"]);
    assert_eq!(Value::from(eliminated), end["eliminated"]);
    assert_eq!(treasure_to, end["treasure_to"]);
}

/// An event in the words of the trace, which has fewer kinds.
fn traced(game: &SuperExpress, actor: Seat, event: &Event) -> Vec<Value> {
    let name = |seat: Seat| game.seat_name(seat);
    let plain = |e: &str, seat| serde_json::json!({"e": e, "who": name(seat)});
    let caused =
        |e: &str, seat, by: Cause| serde_json::json!({"e": e, "who": name(seat), "cause": by.word()});
    match *event {
        Event::BanditWoke { seat } => vec![plain("wake", seat)],
        Event::BanditMoved { seat, .. } => vec![plain("move", seat)],
        Event::FloorChanged { seat, .. } => vec![plain("floor", seat)],
        Event::BanditTurned { seat, .. } => vec![plain("turn", seat)],
        Event::BanditLayDown { seat } => vec![plain("selfstun", seat)],
        Event::BanditRode { seat, .. } => vec![plain("horse", seat)],
        Event::BanditRescued { seat, .. } => vec![plain("rescue", seat)],
        Event::ShotMissed { shooter } => vec![plain("miss", shooter)],
        Event::BanditHit { shooter, target } => {
            vec![serde_json::json!({"e": "hit", "who": name(shooter), "target": name(target)})]
        }
        // The trace has two entries for this: the walk, then where it led.
        Event::BanditLeftTrain { seat, by: Cause::Walk } => {
            vec![plain("move", seat), caused("off", seat, Cause::Walk)]
        }
        Event::BanditLeftTrain { seat, by } => vec![caused("off", seat, by)],
        Event::BanditTravelled { seat, by: Cause::Walk, .. } => {
            vec![plain("move", seat), caused("travel", seat, Cause::Walk)]
        }
        Event::BanditTravelled { seat, by, .. } => vec![caused("travel", seat, by)],
        Event::BanditEliminated { seat, by: Cause::Walk } => {
            vec![plain("move", seat), caused("eliminated", seat, Cause::Walk)]
        }
        Event::BanditEliminated { seat, by: Cause::Paradox } if seat == actor => {
            vec![plain("move", seat), caused("eliminated", seat, Cause::Paradox)]
        }
        Event::BanditEliminated { seat, by } => vec![caused("eliminated", seat, by)],
        _ => Vec::new(),
    }
}
