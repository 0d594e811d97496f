//! The share of games in which a team of scripted bots reaches each goal:
//! `GAMES=10000 cargo bench -p train-heist --bench policy`.
//!
//! Played as Score Challenges: the bot does not look at the goal, so a game reaches a goal if its score does.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

use game::{BotHints, Catalogued, Game, Positions, Quick, Silent, Viewed, Viewer};
use train_heist::{Mode, Setup, TrainHeist};

fn main() {
    let games: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(200);
    println!("seats mean skull {}", (10..=20).map(|goal| format!("{goal:5}")).collect::<String>());
    for seats in 2..=4 {
        let setup = Setup { mode: Mode::ScoreChallenge, ..TrainHeist::default_setup(seats) };
        let Ok(game) = TrainHeist::new(setup) else { return };
        let (mut scores, mut skulls) = (Vec::new(), 0_u64);
        for seed in 0..games {
            let mut luck = Quick::new(seed);
            let mut state = game.deal(&mut luck, &mut Silent);
            while let Some(seat) = game.asked(&state).awaits.lowest() {
                let view = game.view(&state, Viewer::Seat(seat));
                let Some(decision) = game.policy(&view, &mut luck) else { break };
                game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            }
            scores.push(game.position(&state).score);
            skulls += u64::from(game.ending(&state) == Some("skull"));
        }
        let share = |count: usize| 100.0 * count as f64 / games as f64;
        let reached = |goal: u8| share(scores.iter().filter(|&&score| score >= goal).count());
        let mean = scores.iter().map(|&score| f64::from(score)).sum::<f64>() / games as f64;
        let goals = (10..=20).map(|goal| format!("{:5.1}", reached(goal))).collect::<String>();
        println!("{seats:5} {mean:4.1} {:5.1} {goals}", share(skulls as usize));
    }
}
