//! The contract for viewers: what a viewer sees, is asked and is told.

use super::{Game, GameEvent, Reveals};
use crate::{
    choice::Choice,
    luck::Luck,
    message::Message,
    seat::{SeatSet, Viewer},
};
use serde::Serialize;
use std::fmt::{Debug, Display};

/// A game that gives each viewer a view of its own. Bots, pages and the terminal get views, never states.
pub trait Viewed: Game {
    /// Whether answers stay sealed until all are in. Then no other seat can tell what was answered, nor that it was changed.
    const SEALS: bool = false;

    /// What one viewer may know, with the viewer's own legal decisions. Built up field by field, never blanked out.
    type View: Clone + Eq + Debug + Serialize;
    /// What a seat can be asked; displayed as its id, such as `loot-cards`. Views state it, so that no caller infers it from
    /// the decisions.
    type Question: Copy + Eq + Debug + Display;

    /// The view of a state. States that this viewer cannot tell apart give equal views.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// What is asked now and of which seats: the same for every viewer; `None` where no seat is asked.
    fn question(view: &Self::View) -> Option<(SeatSet, Self::Question)>;
    /// The question in words; `None` where the viewer has nothing to decide.
    fn prompt(view: &Self::View) -> Option<Message>;
    /// The legal decisions of the viewer.
    fn decisions(view: &Self::View) -> &[Self::Decision];
    /// A decision of the viewer with its label and its group.
    fn choice(view: &Self::View, decision: Self::Decision) -> Choice<Self::Decision>;
    /// All decisions of the viewer, group by group. Builds a label for each: search reads [`Viewed::decisions`] instead.
    fn choices(view: &Self::View) -> Vec<Choice<Self::Decision>> {
        let mut choices: Vec<_> =
            Self::decisions(view).iter().map(|&decision| Self::choice(view, decision)).collect();
        choices.sort_by_key(|choice| choice.group);
        choices
    }
    /// What this viewer is told of an event; `None` where there is nothing to tell.
    fn told(&self, event: &Self::Event, viewer: Viewer) -> Option<Message>;
    /// Samples a full state that the viewer cannot tell from the true one, each with the probability that chance gives it.
    fn imagine(&self, view: &Self::View, luck: &mut impl Luck) -> Self::State;
    /// Whether every seat may know all that any seat knows. Then one person in several seats sees through the asked one.
    fn is_open(&self) -> bool {
        false
    }
    /// Whether an event shows anything that was hidden in this game.
    fn reveals(&self, event: &Self::Event) -> bool {
        match event.reveals() {
            Reveals::Nothing => false,
            Reveals::Hand => !self.is_open(),
            Reveals::All => true,
        }
    }
}
