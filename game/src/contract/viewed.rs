//! What a viewer sees and is told.

use super::{Game, GameEvent, Reveals};
use crate::{
    choice::Choice,
    luck::Luck,
    message::Message,
    seat::{SeatSet, Viewer},
};
use serde::Serialize;
use std::fmt::{Debug, Display};

/// A game seen through one viewer's eyes. Bots, pages and the terminal get views, never states.
pub trait Viewed: Game {
    /// Are answers sealed until all are in? Then no other seat can tell what was answered, nor that it was changed.
    const SEALS: bool = false;

    /// What one viewer may know, with the viewer's own legal decisions. Built up field by field, never blanked out.
    type View: Clone + Eq + Debug + Serialize;
    /// What a seat can be asked; displayed as its id, such as `loot-cards`. A view says it, so that no reader has to guess it
    /// from the decisions.
    type Question: Copy + Eq + Debug + Display;

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// What is asked now and of which seats: the same for every viewer; `None` where no seat is asked.
    fn question(view: &Self::View) -> Option<(SeatSet, Self::Question)>;
    /// The question in words, where it is the viewer who is asked.
    fn prompt(view: &Self::View) -> Option<Message>;
    /// The legal decisions of the viewer.
    fn decisions(view: &Self::View) -> &[Self::Decision];
    /// One decision of the viewer for people, with its name.
    fn choice(view: &Self::View, decision: Self::Decision) -> Choice<Self::Decision>;
    /// All decisions of the viewer for people, group by group. Names every one of them: bots read [`Viewed::decisions`].
    fn choices(view: &Self::View) -> Vec<Choice<Self::Decision>> {
        let mut choices: Vec<_> =
            Self::decisions(view).iter().map(|&decision| Self::choice(view, decision)).collect();
        choices.sort_by_key(|choice| choice.group);
        choices
    }
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
