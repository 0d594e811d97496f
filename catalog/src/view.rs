//! A view of any game, for whoever draws it.

use crate::GameId;
use game::Game;
use serde::Serialize;
use super_express::SuperExpress;

/// What one viewer may know of a game of the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "names")]
pub enum AnyView {
    SuperExpress(super_express::View),
}

/// What everybody sees happen in a game of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum AnyMotion {
    SuperExpress(super_express::Motion),
}

/// A game of the house: it knows its row in the list.
pub trait Listed: Game {
    /// Which one it is.
    const GAME: GameId;
    /// A view of it, among views of all games.
    fn any(view: Self::View) -> AnyView;
    /// What everybody sees of an event, among those of all games.
    fn any_motion(&self, event: &Self::Event) -> Option<AnyMotion>;
}

impl Listed for SuperExpress {
    const GAME: GameId = GameId::SuperExpress;
    fn any(view: super_express::View) -> AnyView {
        AnyView::SuperExpress(view)
    }
    fn any_motion(&self, event: &super_express::Event) -> Option<AnyMotion> {
        self.motion(event).map(AnyMotion::SuperExpress)
    }
}
