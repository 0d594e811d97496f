//! Views and motions of any game.

use crate::GameId;
use deck_goes_west::DeckGoesWest;
use game::{InWords, Section, TestSupport};
use serde::Serialize;
use super_express::SuperExpress;
use train_heist::TrainHeist;

/// What one viewer may know of a game, whichever it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "names")]
pub enum AnyView {
    SuperExpress(super_express::View),
    TrainHeist(Box<train_heist::View>),
    DeckGoesWest(Box<deck_goes_west::View>),
}

impl AnyView {
    /// The table in words; `names` are those of the players, one for each seat.
    pub fn sections(&self, names: &[String]) -> Vec<Section> {
        match self {
            AnyView::SuperExpress(view) => SuperExpress::sections(view, names),
            AnyView::TrainHeist(view) => TrainHeist::sections(view, names),
            AnyView::DeckGoesWest(view) => DeckGoesWest::sections(view, names),
        }
    }
}

/// What all viewers see happen in a game, whichever it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum AnyMotion {
    SuperExpress(super_express::Motion),
    TrainHeist(train_heist::Motion),
    DeckGoesWest(deck_goes_west::Motion),
}

/// A game in the catalogue, with conversions between its own types and those for any game.
pub trait CatalogGame: TestSupport + InWords {
    /// The id in the catalogue.
    const GAME: GameId;
    /// What moves on the table, visible to all viewers.
    type Motion: Copy + PartialEq + std::fmt::Debug;
    /// Wraps a view of this game.
    fn any(view: Self::View) -> AnyView;
    /// The view, if it is of this game.
    fn of_any(view: &AnyView) -> Option<&Self::View>;
    /// The motion of an event, wrapped, if it has one.
    fn any_motion(&self, event: &Self::Event) -> Option<AnyMotion>;
    /// The motion, if it is of this game.
    fn of_any_motion(motion: AnyMotion) -> Option<Self::Motion>;
}

impl CatalogGame for SuperExpress {
    const GAME: GameId = GameId::SuperExpress;
    type Motion = super_express::Motion;
    fn any(view: super_express::View) -> AnyView {
        AnyView::SuperExpress(view)
    }
    fn of_any(view: &AnyView) -> Option<&super_express::View> {
        if let AnyView::SuperExpress(view) = view { Some(view) } else { None }
    }
    fn any_motion(&self, event: &super_express::Event) -> Option<AnyMotion> {
        self.motion(event).map(AnyMotion::SuperExpress)
    }
    fn of_any_motion(motion: AnyMotion) -> Option<super_express::Motion> {
        if let AnyMotion::SuperExpress(motion) = motion { Some(motion) } else { None }
    }
}

impl CatalogGame for TrainHeist {
    const GAME: GameId = GameId::TrainHeist;
    type Motion = train_heist::Motion;
    fn any(view: train_heist::View) -> AnyView {
        AnyView::TrainHeist(Box::new(view))
    }
    fn of_any(view: &AnyView) -> Option<&train_heist::View> {
        if let AnyView::TrainHeist(view) = view { Some(view) } else { None }
    }
    fn any_motion(&self, event: &train_heist::Event) -> Option<AnyMotion> {
        self.motion(event).map(AnyMotion::TrainHeist)
    }
    fn of_any_motion(motion: AnyMotion) -> Option<train_heist::Motion> {
        if let AnyMotion::TrainHeist(motion) = motion { Some(motion) } else { None }
    }
}

impl CatalogGame for DeckGoesWest {
    const GAME: GameId = GameId::DeckGoesWest;
    type Motion = deck_goes_west::Motion;
    fn any(view: deck_goes_west::View) -> AnyView {
        AnyView::DeckGoesWest(Box::new(view))
    }
    fn of_any(view: &AnyView) -> Option<&deck_goes_west::View> {
        if let AnyView::DeckGoesWest(view) = view { Some(view) } else { None }
    }
    fn any_motion(&self, event: &deck_goes_west::Event) -> Option<AnyMotion> {
        self.motion(event).map(AnyMotion::DeckGoesWest)
    }
    fn of_any_motion(motion: AnyMotion) -> Option<deck_goes_west::Motion> {
        if let AnyMotion::DeckGoesWest(motion) = motion { Some(motion) } else { None }
    }
}
