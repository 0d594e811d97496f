//! What a viewer sees and is told.

use super::{Game, GameEvent, Reveals};
use crate::{luck::Luck, message::Message, seat::Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// A game seen through one viewer's eyes. Bots, pages and the terminal get views, never states.
pub trait Viewed: Game {
    /// Are answers sealed until all are in? Then no other seat can tell what was answered, nor that it was changed.
    const SEALS: bool = false;

    /// What one viewer may know, with the viewer's own legal decisions. Built up field by field, never blanked out.
    type View: Clone + Eq + Debug + Serialize;

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The legal decisions of the viewer.
    fn choices(view: &Self::View) -> &[Self::Decision];
    /// What this viewer is told of an event; `None`: nothing at all.
    fn told(&self, event: &Self::Event, viewer: Viewer) -> Option<Message>;
    /// A full state that the viewer cannot tell from the true one, each as likely as chance would have it.
    fn imagine(&self, view: &Self::View, luck: &mut impl Luck) -> Self::State;
    /// May every seat know all that any seat knows? Then one person in several seats sees through all of them at once.
    fn is_open(&self) -> bool {
        false
    }
    /// Does an event show anything that was hidden in this game?
    fn reveals(&self, event: &Self::Event) -> bool {
        match event.reveals() {
            Reveals::Nothing => false,
            Reveals::Hand => !self.is_open(),
            Reveals::All => true,
        }
    }
}
