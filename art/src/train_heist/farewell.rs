//! The picture at the end of a game: the fate of the cowboys, with one scene for each way a game ends.
//!
//! It is aligned to its right end: on a wide page the text covers its left half, on a narrow one it stands above.

mod company;
mod country;
mod scenes;

use game::Game;
use maud::{Markup, html};
use train_heist::{Colour, EndedBy, Ending, Mode, View};

/// The kinds of end that have different pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    /// The goal is reached.
    Won,
    /// The Hangman has come.
    Hanged,
    /// The train got away.
    Away,
    /// A game of every cowboy against the others.
    Versus,
    /// A game for a score.
    Score,
}

impl Farewell {
    /// The picture for a game of this mode that ended this way.
    pub const fn of(mode: Mode, by: EndedBy) -> Farewell {
        match (mode, by) {
            (Mode::Versus, _) => Farewell::Versus,
            (Mode::ScoreChallenge, _) => Farewell::Score,
            (_, EndedBy::Goal | EndedBy::Counters) => Farewell::Won,
            (_, EndedBy::Skull) => Farewell::Hanged,
            (_, EndedBy::Junction) => Farewell::Away,
        }
    }

    /// The class that gives the light of the scene.
    const fn light(self) -> &'static str {
        match self {
            Farewell::Won => "th-farewell far-sunset",
            Farewell::Hanged => "th-farewell far-dusk",
            Farewell::Away | Farewell::Versus | Farewell::Score => "th-farewell far-day",
        }
    }
}

/// The picture of an end; `label` is its accessible name.
pub fn farewell(farewell: Farewell, view: &View, ending: Ending, label: &str) -> Markup {
    let cowboys: Vec<Colour> = view.game().seats().iter().map(|seat| view.game().colour(seat)).collect();
    let scene = match farewell {
        Farewell::Won => scenes::won(&cowboys, view.score.into()),
        Farewell::Hanged => scenes::hanged(&cowboys),
        Farewell::Away => scenes::away(&cowboys),
        Farewell::Versus => {
            let (first, others): (Vec<_>, Vec<_>) =
                view.game().seats().iter().partition(|&seat| ending.winners.contains(seat));
            let points = first.iter().map(|seat| view.cowboys[seat.number()].points).max().unwrap_or(0);
            let colours =
                |seats: Vec<_>| seats.into_iter().map(|seat| view.game().colour(seat)).collect::<Vec<_>>();
            scenes::versus(&colours(first), &colours(others), points.into())
        }
        Farewell::Score => scenes::score(&cowboys, view.score.into()),
    };
    html! {
        svg class=(farewell.light()) viewBox="-600 -150 1200 430" preserveAspectRatio="xMaxYMax slice"
            role="img" aria-label=(label) { (scene) }
    }
}
