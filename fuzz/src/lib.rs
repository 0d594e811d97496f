//! Fuzz targets: one function per invariant, which must hold for any input. A panic means that the invariant is broken.
//!
//! The tests run each target on a few thousand inputs. For a long run, with coverage, on a stable toolchain:
//!
//! ```text
//! RUSTFLAGS="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
//!   -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
//!   -Cdebug-assertions" \
//!   cargo run --release -p saloon-fuzz --features libfuzzer --target x86_64-unknown-linux-gnu \
//!   --bin positions_round_trip -- -max_total_time=600
//! ```

mod bytes;
mod journals;
mod west;

pub use journals::journals_load;
pub use west::{
    jobs_are_strict, western_notation_is_strict, western_positions_are_played, western_scenarios_run,
};

use bytes::Bytes;
use catalog::{CatalogGame, GameId, Visitor};
use game::record::{Detail, Record};
use game::scenario::Scenario;
use game::{Game, Luck, Notation, Positions, Rulebook, Silent, TestSupport};
use super_express::{Bandit, HouseRule, Modules, Options, Position, Setup, State, SuperExpress, resolve};

/// A line or an address that is accepted is written again exactly as it was, and describes a valid state.
pub fn positions_round_trip(data: &[u8]) {
    let Ok(line) = str::from_utf8(data) else { return };
    if let Some((game, state)) = from_position(line, Options::default()) {
        let position = game.position(&state);
        let written = if line.starts_with("SE1_") { position.to_address() } else { position.to_string() };
        assert_eq!(written, line);
        assert_eq!(game.invariants(&state), Ok(()));
    }
}

fn from_position(line: &str, options: Options) -> Option<(SuperExpress, State)> {
    let position = Position { options, ..SuperExpress::read_position(line).ok()? };
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).ok()?;
    let state = game.state_of(&position).ok()?;
    Some((game, state))
}

/// Any valid position can be played to the end of its round, by any house rules and programs, and stays valid.
pub fn rounds_resolve(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (line, programs) = text.split_once('\t').unwrap_or((text, ""));
    let options = options(data.len() as u32);
    let Ok(position) = SuperExpress::read_position(line) else { return };
    if let Ok(round) = resolve(&Position { options, ..position }, programs) {
        for position in round.actions.iter().map(|action| &action.after).chain([&round.last]) {
            let again = from_position(&position.to_string(), options);
            assert!(again.is_some_and(|(game, state)| game.invariants(&state) == Ok(())), "{position}");
        }
    }
}

/// One of the four combinations of house rules.
fn options(choice: u32) -> Options {
    let chosen = HouseRule::ALL.into_iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1);
    chosen.fold(Options::default(), |options, (_, rule)| options.with(rule))
}

/// Folding any readable events does not panic.
pub fn events_fold(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(game) = SuperExpress::new(Setup::default()) else { return };
    let mut state = game.blank();
    for event in text.lines().filter_map(|line| game.read_event(line).ok()) {
        game.apply(&mut state, &event);
    }
    let _ = game.invariants(&state);
}

/// The bytes choose the set-up, the luck and every program: the game ends, and every state is valid.
pub fn games_keep_their_invariants(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let modules = Modules::combinations().nth(bytes.below(8) as usize).unwrap_or_default();
    let seats = Bandit::ALL[..3 + bytes.below(5) as usize].to_vec();
    let Ok(game) = SuperExpress::new(Setup { seats, modules, options: options(bytes.below(4)) }) else {
        return;
    };
    let mut state = game.deal(&mut bytes, &mut Silent);
    let mut legal = Vec::new();
    while let Some(seat) = game.asked(&state).awaits.lowest() {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let Some(decision) = bytes.pick(&legal) else { break };
        let played = game.play(&mut state, seat, decision, &mut bytes, &mut Silent);
        assert!(played.is_ok(), "a legal decision is accepted");
        assert_eq!(game.invariants(&state), Ok(()));
    }
    assert!(game.outcome(&state).is_some());
}

/// An accepted transcript replays, and is written so that it is accepted again.
pub fn transcripts_replay(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(record) = super_express::read_transcript(text) else { return };
    assert!(record.replay(&mut Silent).is_ok());
    let written = super_express::write_transcript(&record, Detail::Rounds);
    assert!(written.clone().is_ok_and(|text| super_express::read_transcript(&text).is_ok()), "{written:?}");
}

/// A record in JSON is refused with a sentence or replays, without a panic.
pub fn records_replay(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    struct Replay<'a>(&'a str);
    impl Visitor for Replay<'_> {
        type Out = ();
        fn visit<G: CatalogGame>(self) {
            if let Ok(record) = Record::<G>::from_json(self.0) {
                let _ = record.replay(&mut Silent);
            }
        }
    }
    if let Ok(game) = GameId::of_record(text) {
        game.visit(Replay(text));
    }
}

/// A scenario is refused with a sentence, holds, or fails.
pub fn scenarios_run(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if let Ok(scenario) = Scenario::parse(text) {
        let _ = scenario.run::<SuperExpress>();
    }
}

/// A decision or an event that is accepted is written again exactly as it was.
pub fn notation_is_strict(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(game) = SuperExpress::new(Setup::default()) else { return };
    if let Ok(decision) = game.read(text) {
        assert_eq!(game.write(decision), text);
    }
    if let Ok(event) = game.read_event(text) {
        assert_eq!(game.write_event(&event), text);
    }
}

/// A rulebook is refused with a sentence or parsed.
pub fn rulebooks_parse(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        let _ = Rulebook::parse(text);
    }
}
