//! The tests that any game must pass. A game's `tests/rules/battery.rs` is one line: `game::battery!(MyGame);`.
//!
//! Every test plays random games of the game's sample set-ups and checks the states between decisions and between beats.

mod files;
mod questions;
mod secrets;
mod walk;

pub use files::{ScenarioFile, playthrough_is_unchanged, scenario_files};
pub use questions::views_say_what_is_asked;
pub use secrets::{
    imagined_worlds_are_as_likely_as_chance, imagining_gives_back_the_view,
    open_games_show_everybody_the_same, sealed_choices_stay_secret,
};

use crate::{
    contract::{Beat, GameEvent, GameRefusal, Silent, TestSupport},
    fair::Fair,
    hash::fingerprint,
    luck::{AlwaysFirst, Luck, LuckRecorder, Quick},
    record::{Record, Recorder},
    rule::Rulebook,
    seat::Viewer,
};
use std::collections::HashSet;
use walk::{games, play_at_random};

/// Makes one `#[test]` per guarantee, named after it.
#[macro_export]
macro_rules! battery {
    ($game:ty) => {
        $crate::battery!(@ $game,
            games_end,
            legal_is_what_check_accepts,
            a_refused_decision_changes_nothing,
            folding_events_gives_the_same_state,
            notation_round_trips,
            positions_round_trip,
            views_say_what_is_asked,
            sealed_choices_stay_secret,
            open_games_show_everybody_the_same,
            imagining_gives_back_the_view,
            imagined_worlds_are_as_likely_as_chance,
            invariants_hold,
            records_replay_and_tell_where_they_drift,
            records_may_begin_anywhere,
            fair_luck_is_verified,
            what_reveals_nothing_uses_no_chance,
            the_same_luck_gives_the_same_game,
            a_game_that_waits_does_not_go_on,
            appraisals_agree_with_outcomes,
            cited_rules_exist,
            seats_are_named_apart
        );
    };
    (@ $game:ty, $($promise:ident),*) => {
        $(
            #[test]
            fn $promise() {
                $crate::battery::$promise::<$game>(&<$game as $crate::TestSupport>::samples());
            }
        )*
    };
}

/// A decision that reveals nothing can be taken back, so no chance may depend on it.
pub fn what_reveals_nothing_uses_no_chance<G: TestSupport>(setups: &[G::Setup]) {
    for (setup, seed) in setups.iter().zip(1..) {
        let (game, record) = (new_game::<G>(setup), recorded::<G>(setup, seed));
        let mut revealing = 0;
        for step in &record.steps {
            let read = |text: &String| match game.read_event(text) {
                Ok(event) => event,
                Err(why) => panic!("{why}"),
            };
            let reveals = step.events.iter().map(read).any(|event| game.reveals(&event));
            assert!(reveals || step.luck.is_empty(), "{step:?} reveals nothing, yet chance was used");
            revealing += usize::from(reveals);
        }
        assert!(revealing > 0, "a game in which nothing is ever revealed");
    }
}

/// Random games end, and a finished game asks no seat.
pub fn games_end<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 20) {
        let end = game.by_ref().last();
        let Some(Beat { after: state, .. }) = end else { panic!("a game without a single event") };
        let game = game.game();
        assert!(game.outcome(&state).is_some(), "the game stopped without an outcome: {state:?}");
        assert!(game.ending(&state).is_some(), "a finished game has an ending");
        assert!(game.asked(&state).awaits.is_empty() && game.asked(&state).may_change.is_empty());
    }
}

/// Over all decisions of all set-ups, `legal` is exactly what `check` accepts; an awaited seat has at least one.
pub fn legal_is_what_check_accepts<G: TestSupport>(setups: &[G::Setup]) {
    let universe = all_decisions::<G>(setups);
    for mut game in games::<G>(setups, 3) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            let asked = game.asked(&state);
            for seat in game.seats() {
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                let distinct: HashSet<G::Decision> = legal.iter().copied().collect();
                assert_eq!(distinct.len(), legal.len(), "a decision is listed twice");
                for &decision in &universe {
                    let accepted = game.check(&state, seat, decision).is_ok();
                    assert_eq!(
                        accepted,
                        distinct.contains(&decision),
                        "{} in {state:?}",
                        game.write(decision)
                    );
                }
                match (asked.awaits.contains(seat), asked.may_change.contains(seat)) {
                    // A question with a single answer is asked only where the other seats must not learn that there is one.
                    (true, false) => assert!(!legal.is_empty(), "who is asked has something to decide"),
                    (false, true) => assert!(!legal.is_empty(), "who may change an answer has answers"),
                    (false, false) => assert!(legal.is_empty(), "who is not asked has nothing to decide"),
                    (true, true) => panic!("a seat is asked and has answered"),
                }
            }
        }
    }
}

fn all_decisions<G: TestSupport>(setups: &[G::Setup]) -> Vec<G::Decision> {
    let mut seen = HashSet::new();
    let mut universe = Vec::new();
    for mut game in games::<G>(setups, 1) {
        while let Some(Beat { after: state, .. }) = game.next() {
            for seat in game.game().asked(&state).awaits {
                let mut legal = Vec::new();
                game.game().legal(&state, seat, &mut legal);
                universe.extend(legal.into_iter().filter(|&decision| seen.insert(decision)));
            }
        }
    }
    universe
}

/// A refusal leaves the state, the luck and the sink alone, and names a rule.
pub fn a_refused_decision_changes_nothing<G: TestSupport>(setups: &[G::Setup]) {
    let universe = all_decisions::<G>(setups);
    let mut refused = 0;
    for mut game in games::<G>(setups, 2) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            for seat in game.seats() {
                for &decision in
                    universe.iter().filter(|&&decision| game.check(&state, seat, decision).is_err())
                {
                    let (mut after, mut luck, mut events) =
                        (state.clone(), LuckRecorder::new(AlwaysFirst), Vec::new());
                    assert!(game.play(&mut after, seat, decision, &mut luck, &mut events).is_err());
                    assert_eq!(after, state);
                    assert!(events.is_empty() && luck.take().is_empty());
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 0, "nothing was ever refused");
}

/// The state is the fold of the events over the blank state, also after a round trip through their notation.
pub fn folding_events_gives_the_same_state<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 5) {
        let mut folded = game.game().blank();
        while let Some(Beat { after: state, events }) = game.next() {
            for event in &events {
                let text = game.game().write_event(event);
                let read = game.game().read_event(&text).unwrap_or_else(|why| panic!("{why}"));
                assert_eq!(read, *event, "`{text}` is read as another event");
                for (end, _) in text.match_indices(' ') {
                    assert!(game.game().can_begin_event(&text[..end]), "`{text}` begins otherwise");
                }
                game.game().apply(&mut folded, &read);
            }
            assert_eq!(folded, state);
        }
    }
}

/// Decisions survive a round trip through their notation, and no two are written alike.
pub fn notation_round_trips<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 2) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            for seat in game.seats() {
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                for decision in legal {
                    let text = game.write(decision);
                    match game.read(&text) {
                        Ok(read) => assert_eq!(read, decision, "`{text}` is read as another decision"),
                        Err(why) => panic!("`{text}` cannot be read: {why}"),
                    }
                }
            }
        }
    }
}

/// States survive a round trip through their position, through JSON and through its line.
pub fn positions_round_trip<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 5) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            let position = game.position(&state);
            assert_eq!(&G::setup_of(&position), game.setup());
            assert_eq!(game.state_of(&position).as_ref(), Ok(&state));
            let json = serde_json::to_string(&position).unwrap_or_else(|why| panic!("{why}"));
            match serde_json::from_str::<G::Position>(&json) {
                Ok(read) => assert_eq!(read, position),
                Err(why) => panic!("{why} in {json}"),
            }
            let line = G::write_position(&position);
            match G::read_position(&line) {
                Ok(read) => assert_eq!(G::write_position(&read), line),
                Err(why) => panic!("{why} in {line}"),
            }
        }
    }
}

/// The invariants hold in every state, between beats as between decisions.
pub fn invariants_hold<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 30) {
        while let Some(Beat { after: state, .. }) = game.next() {
            game.game().invariants(&state).unwrap_or_else(|broken| panic!("{broken}"));
        }
    }
}

/// A record replays to the same state; one that was tampered with names the first wrong step.
pub fn records_replay_and_tell_where_they_drift<G: TestSupport>(setups: &[G::Setup]) {
    for (seed, setup) in (1..).zip(setups) {
        let record = recorded::<G>(setup, seed);
        let read = Record::<G>::from_json(&record.to_json()).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(read, record);
        let (game, state) = read.replay(&mut Silent).unwrap_or_else(|drift| panic!("{drift}"));
        assert!(game.outcome(&state).is_some());

        let last = record.steps.len() - 1;
        let tampered = |change: &dyn Fn(&mut Record<G>)| {
            let mut record = record.clone();
            change(&mut record);
            record.replay(&mut Silent).map(|_| ()).map_err(|drift| drift.to_string())
        };
        let names_step = |drift: Result<(), String>, step: usize| {
            assert!(drift.clone().is_err_and(|why| why.starts_with(&format!("step {step}"))), "{drift:?}");
        };
        names_step(tampered(&|record| record.steps[last].hash = "0".repeat(16)), last + 1);
        names_step(tampered(&|record| record.steps[last].events.push("something".to_owned())), last + 1);
        names_step(tampered(&|record| record.steps[last].decision = Some("nonsense".to_owned())), last + 1);
        names_step(tampered(&|record| record.steps[0].luck.push(0)), 1);
        names_step(tampered(&|record| record.steps[1].seat = None), 2);
        assert!(tampered(&|record| record.saloon = 0).is_err());
        assert!(tampered(&|record| record.game = "another".to_owned()).is_err());
    }
}

/// A record may start from a position in the middle of a game, and replays as well.
pub fn records_may_begin_anywhere<G: TestSupport>(setups: &[G::Setup]) {
    for (walk, seed) in games::<G>(setups, 3).zip(1..) {
        let game = walk.game().clone();
        let states: Vec<G::State> = walk.map(|beat| beat.after).collect();
        let mut luck = Quick::new(seed);
        let state = &states[luck.below(states.len() as u32) as usize];
        let recorder = Recorder::start(game.clone(), game.position(state), &mut luck, &mut Silent);
        let record = played_out(recorder.unwrap_or_else(|why| panic!("{why}")), &mut luck);
        record.replay(&mut Silent).unwrap_or_else(|drift| panic!("{drift}"));
    }
}

/// Fair luck is reproduced from its proof; a changed draw or another secret is detected.
pub fn fair_luck_is_verified<G: TestSupport>(setups: &[G::Setup]) {
    for setup in setups {
        let game = new_game::<G>(setup);
        let entropy =
            game.seats().iter().map(|seat| (game.seat_name(seat), format!("added by {seat:?}"))).collect();
        let fair = Fair {
            version: Fair::VERSION.to_owned(),
            table: "TEST2345".to_owned(),
            commitment: Fair::commitment("c0ffee"),
            secret: "c0ffee".to_owned(),
            entropy,
            continues: None,
        };
        let mut luck = fair.luck().unwrap_or_else(|why| panic!("{why}"));
        let mut recorder = Recorder::deal(game, &mut luck, &mut Silent);
        recorder.note_fair(fair);
        // Decisions do not come from the luck of the table.
        let mut people = Quick::new(9);
        while let Some(seat) = recorder.game().asked(recorder.state()).awaits.lowest() {
            let decision = play_at_random(recorder.game(), recorder.state(), seat, &mut people);
            if let Err(refusal) = recorder.play(seat, decision, &mut luck, &mut Silent) {
                panic!("a legal decision was refused: {refusal}");
            }
        }
        let record = recorder.record().clone();
        record.verify(&mut Silent).unwrap_or_else(|drift| panic!("{drift}"));
        let believed = |change: &dyn Fn(&mut Fair)| {
            let mut record = record.clone();
            record.fair.iter_mut().for_each(change);
            assert!(record.replay(&mut Silent).is_ok(), "the game itself is as it was");
            record.verify(&mut Silent).is_ok()
        };
        assert!(!believed(&|fair| fair.secret = "badcafe".to_owned()), "another secret was believed");
        // A game that draws once from few possibilities may come out the same by chance, but not often.
        let often = (0..20).filter(|number| believed(&|fair| fair.table = format!("OTHER{number}"))).count();
        assert!(often < 10, "another luck was believed {often} times of 20");
    }
}

fn recorded<G: TestSupport>(setup: &G::Setup, seed: u64) -> Record<G> {
    let game = new_game::<G>(setup);
    let mut luck = Quick::new(seed);
    let recorder = Recorder::deal(game, &mut luck, &mut Silent);
    played_out(recorder, &mut luck)
}

fn played_out<G: TestSupport>(mut recorder: Recorder<G>, luck: &mut Quick) -> Record<G> {
    while let Some(seat) = recorder.game().asked(recorder.state()).awaits.lowest() {
        let decision = play_at_random(recorder.game(), recorder.state(), seat, luck);
        if let Err(refusal) = recorder.play(seat, decision, luck, &mut Silent) {
            panic!("a legal decision was refused: {refusal}");
        }
    }
    recorder.record().clone()
}

fn new_game<G: TestSupport>(setup: &G::Setup) -> G {
    G::new(setup.clone()).unwrap_or_else(|refusal| panic!("the battery's set-up is refused: {refusal}"))
}

/// The same seed gives the same game to the last hash, another seed another one.
pub fn the_same_luck_gives_the_same_game<G: TestSupport>(setups: &[G::Setup]) {
    let setup = &setups[0];
    assert_eq!(recorded::<G>(setup, 1), recorded::<G>(setup, 1));
    assert_ne!(recorded::<G>(setup, 1), recorded::<G>(setup, 2));
}

/// `resume` does nothing while a seat is asked, or after the end.
pub fn a_game_that_waits_does_not_go_on<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 2) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            if game.asked(&state).awaits.is_empty() && game.outcome(&state).is_none() {
                continue;
            }
            let (mut after, mut luck) = (state.clone(), LuckRecorder::new(AlwaysFirst));
            game.resume(&mut after, &mut luck, &mut Silent);
            assert_eq!(after, state);
            assert_eq!(fingerprint(game, &after), fingerprint(game, &state));
        }
    }
}

/// An appraisal is between 0 and 1; for a finished game it is the outcome's utility.
pub fn appraisals_agree_with_outcomes<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 3) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            for seat in game.seats() {
                let hint = game.appraise(&state, seat);
                assert!((0.0..=1.0).contains(&hint), "{hint} in {state:?}");
                if let Some(outcome) = game.outcome(&state) {
                    assert!(
                        outcome.score().is_none() || G::SCORES,
                        "there is a score, but `SCORES` is false: {state:?}"
                    );
                    assert_eq!(hint, outcome.utility(seat), "{state:?}");
                }
            }
        }
    }
}

/// Rules exist in every language, in the same order; every id that an event or a refusal cites is one of them.
pub fn cited_rules_exist<G: TestSupport>(setups: &[G::Setup]) {
    let books: Vec<Rulebook<'_>> = G::RULES
        .iter()
        .map(|(language, text)| {
            Rulebook::parse(text).unwrap_or_else(|why| panic!("RULES in {language}: {why}"))
        })
        .collect();
    let outline = |book: &Rulebook<'static>| -> Vec<_> {
        book.rules.iter().map(|rule| (rule.id, rule.decides, rule.kind, rule.house_rule)).collect()
    };
    for book in &books {
        assert_eq!(outline(book), outline(&books[0]), "the languages say the same rules");
    }
    let mut cited = HashSet::new();
    let universe = all_decisions::<G>(setups);
    for mut game in games::<G>(setups, 5) {
        while let Some(Beat { after: state, events }) = game.next() {
            let game = game.game();
            cited.extend(events.iter().map(|event| event.rule(game).0));
            for seat in game.seats() {
                let refusals =
                    universe.iter().filter_map(|&decision| game.check(&state, seat, decision).err());
                cited.extend(refusals.map(|refusal| refusal.rule().0));
            }
        }
    }
    for id in cited {
        assert!(books[0].get(id).is_some(), "{id} is cited but not in RULES.md");
    }
}

/// No two seats share a name, and a name leads back to its seat.
pub fn seats_are_named_apart<G: TestSupport>(setups: &[G::Setup]) {
    for setup in setups {
        let game = new_game::<G>(setup);
        for seat in game.seats() {
            assert_eq!(game.seat_named(&game.seat_name(seat)), Some(seat));
        }
        assert_eq!(game.seat_named("nobody at all"), None);
    }
}

/// All possible viewers: each seat, and an onlooker.
fn viewers<G: TestSupport>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    game.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker])
}
