//! The scripted bot plays for the mission.

use deck_goes_west::{Decision, DeckGoesWest, Edition, EndedBy, Setup, State, View};
use game::{BotHints, Catalogued, Game, Luck, Positions, Quick, Silent, Viewed, Viewer};

/// Every mission at level 1, with the fewest players it allows.
fn tables() -> impl Iterator<Item = DeckGoesWest> {
    let edition = Edition::built_in();
    edition.missions.iter().map(|mission| {
        let seats = Setup::party(edition, 1, usize::from(mission.players[0]));
        let setup = Setup { mission: mission.id.clone(), seats, ..Setup::default() };
        DeckGoesWest::new(setup).unwrap()
    })
}

/// Plays a whole game in which every seat uses this policy.
fn play(game: &DeckGoesWest, seed: u64, decide: impl Fn(&View, &mut Quick) -> Option<Decision>) -> State {
    let mut luck = Quick::new(seed);
    let mut state = game.deal(&mut luck, &mut Silent);
    while let Some(seat) = game.asked(&state).awaits.lowest() {
        let view = game.view(&state, Viewer::Seat(seat));
        let decision = decide(&view, &mut luck).unwrap();
        game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
    }
    state
}

fn best_score(game: &DeckGoesWest, state: &State) -> u16 {
    game.position(state).score.into_iter().max().unwrap_or(0)
}

#[test]
fn the_policy_sometimes_wins_every_mission() {
    for game in tables() {
        let wins = |seed: u64| {
            let state = play(&game, seed, |view, luck| game.policy(view, luck));
            game.ending(&state) == Some(EndedBy::ScoreTrack.word())
        };
        assert!((0..40).any(wins), "{}", game.mission().id);
    }
}

#[test]
fn the_policy_scores_more_than_chance() {
    for game in tables() {
        let score = |decide: &dyn Fn(&View, &mut Quick) -> Option<Decision>| -> u16 {
            (0..5).map(|seed| best_score(&game, &play(&game, seed, decide))).sum()
        };
        let scripted = score(&|view, luck| game.policy(view, luck));
        let chance = score(&|view, luck| luck.pick(&view.legal));
        assert!(scripted > 2 * chance, "{}: {scripted} against {chance}", game.mission().id);
    }
}
