//! The trait that connects a game to the pages.

use super::{Ended, Fields, Seen, words};
use crate::look::PlateGame;
use crate::region::Region;
use catalog::{Bundle, CatalogGame};
use game::{Message, RuleId};
use maud::{Markup, html};

/// A game that pages can show and play. Generic pages call it through the functions of [`crate::boards`].
pub(crate) trait Board: CatalogGame {
    /// The facts of the game for the lobby.
    const FACTS: Facts;
    /// The number of seats in a guided first game; `None` for a game without a guide.
    const FIRST_GAME: Option<u8>;

    /// The regions of the picture and of the words that may change between beats.
    fn regions(moment: &Seen<'_, Self>, names: &[String], bundle: &Bundle) -> Vec<Region>;
    /// The whole picture of a beat, with a preview of what the picked fields would do.
    fn picture(moment: &Seen<'_, Self>, picked: &Fields, bundle: &Bundle) -> Markup;
    /// The whole view in words.
    fn in_words(view: &Self::View, names: &[String], bundle: &Bundle) -> Markup {
        words::in_words(&Self::sections(view, names), bundle)
    }
    /// The game's part of a seat's plate.
    fn plate(moment: &Seen<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame;
    /// Whether a motion only shows that a seat sealed a choice.
    fn is_seal(_motion: Self::Motion) -> bool {
        false
    }
    /// The guide at the end of a beat, computed from everything its reader saw and was asked until then.
    fn guide(view: &Self::View, beat: usize, past: &[(usize, Past<Self>)]) -> Option<Guide>;
    /// The game on one page. `pages` translates the messages that are not the game's, such as links to rules.
    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup;
    /// The heading of a view: the round, and its phase.
    fn heading(view: &Self::View, bundle: &Bundle) -> String;
    /// The question to the viewer as form fields, with what is picked so far; empty where nothing is asked.
    fn ask(view: &Self::View, picked: &Fields, bundle: &Bundle) -> Markup;
    /// A preview of what the picked fields would do if no other seat did anything. Empty in games of short steps, which show
    /// their effect at once.
    fn foresight(_view: &Self::View, _picked: &Fields, _bundle: &Bundle) -> Foresight {
        Foresight { steps: Vec::new(), drawn: Region::of_drawing(html! { g id="ghosts" {} }) }
    }
    /// An explanation of the choices; empty where nothing is asked, or where their labels suffice.
    fn explained(_view: &Self::View, _bundle: &Bundle) -> Markup {
        html! {}
    }
    /// The decision that form fields state, in the game's notation. It may be illegal or malformed.
    fn answer(fields: &Fields) -> String;
    /// The game's part of the set-up form.
    fn setup_fields(bundle: &Bundle) -> Markup;
    /// The set-up that form fields state; the error is a sentence about what is wrong.
    fn setup_from(fields: &Fields) -> Result<Self::Setup, String>;
    /// How the game ended; `None` before the end. `told` holds all motions of the game with their rounds.
    fn ended(
        view: &Self::View,
        told: &[(u16, Self::Motion)],
        names: &[String],
        bundle: &Bundle,
    ) -> Option<Ended>;
    /// The set-up as sentences.
    fn agreed_on(setup: &Self::Setup, bundle: &Bundle) -> Vec<String>;
    /// The number of seats of a set-up.
    fn seats_of(setup: &Self::Setup) -> usize;
    /// Whether one person has every seat with this set-up.
    fn is_for_one(_setup: &Self::Setup) -> bool {
        false
    }
    /// The translated name of a seat's figure.
    fn seat_label(setup: &Self::Setup, seat: usize, bundle: &Bundle) -> String;
}

/// The facts of a game for the lobby: players, duration, difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// The fewest and the most players.
    pub(crate) players: (u8, u8),
    /// The usual number of players.
    pub(crate) usual: u8,
    pub(crate) minutes: u8,
    /// The id of the message about its difficulty.
    pub(crate) weight: &'static str,
}

/// One thing that the reader of a guide has seen or been asked.
#[derive(Clone, Debug)]
pub(crate) enum Past<G: CatalogGame> {
    /// Motions that were shown together, to every viewer.
    Saw(Vec<G::Motion>),
    /// The reader was asked for a decision; the view is from that time.
    Asked(G::View),
}

/// The lesson of the guide to read now, and earlier ones, latest first.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    pub(crate) now: Option<Step>,
    pub(crate) before: Vec<Step>,
}

/// One lesson as messages of the game.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) title: Message,
    /// What can be done now, or what has just happened.
    pub(crate) says: Message,
    pub(crate) why: Message,
    pub(crate) rules: &'static [RuleId],
    /// The guide ends with this step; the page then links to other reading.
    pub(crate) last: bool,
}

/// A preview of what a choice would do if no other seat did anything: step by step, and drawn.
pub(crate) struct Foresight {
    pub(crate) steps: Vec<Consequence>,
    pub(crate) drawn: Region,
}

/// The effect of one step of a preview.
pub(crate) struct Consequence {
    pub(crate) title: String,
    pub(crate) sentences: Vec<String>,
    pub(crate) rule: Option<RuleId>,
}
