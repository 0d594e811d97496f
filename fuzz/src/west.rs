//! Targets for Deck Goes West, where players can also write jobs and whole positions.

use deck_goes_west::{DeckGoesWest, Job, Setup};
use game::scenario::Scenario;
use game::{Game, Luck, Notation, Positions, Quick, Silent};

/// The maximum number of decisions played from one position.
const DECISIONS: usize = 150;

/// An accepted job survives a round trip; a refused one names a column within its text.
pub fn jobs_are_strict(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match text.parse::<Job>() {
        Ok(job) => assert_eq!(job.to_string().parse::<Job>().as_ref(), Ok(&job), "{text}"),
        Err(why) => assert!(why.column <= text.chars().count() + 1, "{text}: {why}"),
    }
}

/// Any position is refused with a sentence or can be played, with valid states only.
pub fn western_positions_are_played(data: &[u8]) {
    let Ok(line) = str::from_utf8(data) else { return };
    let Ok(position) = DeckGoesWest::read_position(line) else { return };
    let Ok(game) = DeckGoesWest::new(DeckGoesWest::setup_of(&position)) else { return };
    let Ok(mut state) = game.state_of(&position) else { return };
    let (mut luck, mut legal) = (Quick::new(data.len() as u64), Vec::new());
    game.resume(&mut state, &mut luck, &mut Silent);
    for _ in 0..DECISIONS {
        let Some(seat) = game.asked(&state).awaits.lowest() else { return };
        legal.clear();
        game.legal(&state, seat, &mut legal);
        assert!(!legal.is_empty(), "{} is asked for nothing", game.seat_name(seat));
        let Some(decision) = luck.pick(&legal) else { return };
        game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
    }
}

/// A scenario is refused with a sentence, holds, or fails.
pub fn western_scenarios_run(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if let Ok(scenario) = Scenario::parse(text) {
        let _ = scenario.run::<DeckGoesWest>();
    }
}

/// A decision or an event that is accepted is written again exactly as it was.
pub fn western_notation_is_strict(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(game) = DeckGoesWest::new(Setup::default()) else { return };
    if let Ok(decision) = game.read(text) {
        assert_eq!(game.write(decision), text);
    }
    if let Ok(event) = game.read_event(text) {
        assert_eq!(game.write_event(&event), text);
    }
}
