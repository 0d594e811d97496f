//! The one list of games. Code for any game is a [`Visitor`]; the compiler then points at everything a new game needs.

mod bundle;
mod language;
mod proof;
mod view;

pub use bundle::{Bundle, Domain};
pub use language::Language;
pub use proof::{IndexedScenario, Proofs};
pub use view::{AnyMotion, AnyView, CatalogGame};

use deck_goes_west::DeckGoesWest;
use std::fmt;
use super_express::SuperExpress;
use train_heist::TrainHeist;

/// The id of a game in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum GameId {
    SuperExpress,
    TrainHeist,
    DeckGoesWest,
}

/// Code that is generic over the game.
pub trait Visitor {
    /// The result of the visit.
    type Out;
    /// Runs with this game.
    fn visit<G: CatalogGame>(self) -> Self::Out;
}

impl GameId {
    /// All games.
    pub const ALL: [GameId; 3] = [GameId::SuperExpress, GameId::TrainHeist, GameId::DeckGoesWest];

    /// Runs a visitor with this game.
    pub fn visit<V: Visitor>(self, visitor: V) -> V::Out {
        match self {
            GameId::SuperExpress => visitor.visit::<SuperExpress>(),
            GameId::TrainHeist => visitor.visit::<TrainHeist>(),
            GameId::DeckGoesWest => visitor.visit::<DeckGoesWest>(),
        }
    }

    /// The name in addresses, files and commands.
    pub fn name(self) -> &'static str {
        struct Name;
        impl Visitor for Name {
            type Out = &'static str;
            fn visit<G: CatalogGame>(self) -> &'static str {
                G::ID
            }
        }
        self.visit(Name)
    }

    /// Whether the game can be played for a score that high-score lists keep.
    pub fn has_scores(self) -> bool {
        struct Scores;
        impl Visitor for Scores {
            type Out = bool;
            fn visit<G: CatalogGame>(self) -> bool {
                G::SCORES
            }
        }
        self.visit(Scores)
    }

    /// The game with this name; the error lists all names.
    pub fn named(name: &str) -> Result<GameId, String> {
        GameId::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| {
            let [others @ .., last] = GameId::ALL.map(GameId::name);
            format!("there is no game `{name}` here: there are {} and {last}", others.join(", "))
        })
    }

    /// The game of a record, in JSON or as a transcript.
    pub fn of_record(text: &str) -> Result<GameId, String> {
        struct Recognizes<'a>(&'a str);
        impl Visitor for Recognizes<'_> {
            type Out = bool;
            fn visit<G: CatalogGame>(self) -> bool {
                G::TRANSCRIPTS.is_some_and(|format| (format.recognizes)(self.0))
            }
        }
        if let Some(game) = GameId::ALL.into_iter().find(|game| game.visit(Recognizes(text))) {
            return Ok(game);
        }
        let json: serde_json::Value = serde_json::from_str(text)
            .map_err(|why| format!("neither a record in JSON ({why}) nor a transcript"))?;
        let name = json.get("game").and_then(serde_json::Value::as_str);
        GameId::named(name.ok_or("a record in JSON names its game: \"game\"")?)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
