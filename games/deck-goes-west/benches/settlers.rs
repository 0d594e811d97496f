//! How settlers fare: the share of games that are won, by mission, at level 1 with one or two players:
//! `GAMES=1000 cargo bench -p deck-goes-west --bench settlers`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

use deck_goes_west::{DeckGoesWest, Difficulty, Edition, EndedBy, Mode, Setup};
use game::{Game, Outcome, Quick, Silent, Team, Viewer};

fn main() {
    let games: u32 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100);
    let Some(edition) = Edition::ours() else { return };
    println!(
        "{:22} {:11} {:9} {:>6} {:>7} {:>7} {:>7}",
        "mission", "mode", "target", "won %", "days %", "died %", "score"
    );
    for mission in &edition.missions {
        let setup = Setup {
            mission: mission.id.clone(),
            seats: Setup::party(edition, 1, usize::from(mission.players[0])),
            ..Setup::default()
        };
        let Ok(game) = DeckGoesWest::agree(setup) else { continue };
        let (mut won, mut days, mut died, mut score) = (0_u32, 0_u32, 0_u32, 0_u64);
        for seed in 0..games {
            let mut luck = Quick::new(seed.into());
            let mut state = game.deal(&mut luck, &mut Silent);
            while let Some(seat) = game.asked(&state).awaits.lowest() {
                let view = game.view(&state, Viewer::Seat(seat));
                let Some(decision) = game.habit(&view, &mut luck) else { break };
                game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            }
            let reached = game.ending(&state) == Some(EndedBy::ScoreTrack.word());
            won += u32::from(match game.outcome(&state) {
                Some(Outcome::Together { team, .. }) => team == Team::Won,
                _ => reached,
            });
            days += u32::from(game.ending(&state) == Some(EndedBy::DayTrack.word()));
            died += u32::from(!reached && game.ending(&state) != Some(EndedBy::DayTrack.word()));
            score += u64::from(game.position(&state).score.iter().copied().max().unwrap_or(0));
        }
        let part = |count: u32| 100.0 * f64::from(count) / f64::from(games);
        let target = match mission.difficulty {
            Difficulty::Beginner => "60-70",
            Difficulty::Normal => "about 40",
            Difficulty::Tricky => "about 25",
        };
        let mode = match mission.mode {
            Mode::Solo => "solo",
            Mode::Versus => "versus",
            Mode::Cooperative => "cooperative",
        };
        println!(
            "{:22} {mode:11} {target:9} {:6.1} {:7.1} {:7.1} {:7.1}",
            mission.id,
            part(won),
            part(days),
            part(died),
            score as f64 / f64::from(games)
        );
    }
}
