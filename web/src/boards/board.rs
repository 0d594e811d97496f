//! What the pages need to know of a game.

use super::{Ended, Fields, Seen, words};
use crate::look::PlateGame;
use crate::region::Region;
use catalog::{Bundle, Listed};
use game::{Message, RuleId};
use maud::{Markup, html};

/// A game that can be shown and played on a page.
pub(crate) trait Board: Listed {
    /// What the lobby says of it.
    const FACTS: Facts;
    /// How many sit at a table for somebody's first game, if there is a guide to it.
    const FIRST_GAME: Option<u8>;

    /// The parts of a moment that change, as a picture and in words.
    fn regions(moment: &Seen<'_, Self>, names: &[String], bundle: &Bundle) -> Vec<Region>;
    /// The whole moment as a picture, with what the picked fields would do.
    fn picture(moment: &Seen<'_, Self>, picked: &Fields, bundle: &Bundle) -> Markup;
    /// The whole moment in words.
    fn in_words(view: &Self::View, names: &[String], bundle: &Bundle) -> Markup {
        words::in_words(&Self::sections(view, names), bundle)
    }
    /// What a seat's plate shows.
    fn plate(moment: &Seen<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame;
    /// Is it only that somebody sealed a choice?
    fn is_seal(_motion: Self::Motion) -> bool {
        false
    }
    /// What a guided game says at the end of a beat, after all that its reader went through until then.
    fn guide(view: &Self::View, beat: usize, past: &[(usize, Past<Self>)]) -> Option<Guide>;
    /// The game on one page; `pages` speaks for the pages around it.
    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup;
    /// The number of the round and what is going on in it.
    fn heading(view: &Self::View, bundle: &Bundle) -> String;
    /// What is asked, as fields of a form with what is picked so far; empty where nothing is.
    fn ask(view: &Self::View, picked: &Fields, bundle: &Bundle) -> Markup;
    /// What such fields would do if nobody else did anything; nothing in games of short steps, which show it at once.
    fn foresight(_view: &Self::View, _picked: &Fields, _speech: &Bundle) -> Foresight {
        Foresight { steps: Vec::new(), drawn: Region::of_drawing(html! { g id="ghosts" {} }) }
    }
    /// What can be chosen, explained; empty where nothing is asked, or the choices say it themselves.
    fn explained(_view: &Self::View, _speech: &Bundle) -> Markup {
        html! {}
    }
    /// What such fields say, in the game's notation.
    fn answer(fields: &Fields) -> String;
    /// The game's part of the set-up form.
    fn setup_fields(bundle: &Bundle) -> Markup;
    /// What such fields agree on; the sentence says what is wrong.
    fn setup_from(fields: &Fields) -> Result<Self::Setup, String>;
    /// How it ended, once it has: told by rounds from the beginning.
    fn ended(
        view: &Self::View,
        told: &[(u16, Self::Motion)],
        names: &[String],
        bundle: &Bundle,
    ) -> Option<Ended>;
    /// What was agreed on, as sentences.
    fn agreed_on(setup: &Self::Setup, bundle: &Bundle) -> Vec<String>;
    /// How many play with this set-up.
    fn seats_of(setup: &Self::Setup) -> usize;
    /// Does one person have every seat with this set-up?
    fn is_for_one(_setup: &Self::Setup) -> bool {
        false
    }
    /// What people call a seat.
    fn seat_label(setup: &Self::Setup, seat: usize, bundle: &Bundle) -> String;
}

/// How many play, how long, how hard: what the lobby says of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// The fewest and the most players.
    pub(crate) players: (u8, u8),
    /// How many usually play.
    pub(crate) usual: u8,
    pub(crate) minutes: u8,
    /// The message that says how hard it is.
    pub(crate) weight: &'static str,
}

/// Something the reader of a guide went through.
#[derive(Clone, Debug)]
pub(crate) enum Past<G: Listed> {
    /// Everybody saw this, at once.
    Saw(Vec<G::Motion>),
    /// The reader was asked for a decision, as things stood then.
    Asked(G::View),
}

/// What a guided game says: one thing now, and what it said before, the latest first.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    pub(crate) now: Option<Step>,
    pub(crate) before: Vec<Step>,
}

/// One thing explained, in the game's words.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) title: Message,
    /// What may be done now, or what was seen just now.
    pub(crate) says: Message,
    pub(crate) why: Message,
    pub(crate) rules: &'static [RuleId],
    /// There is nothing more to say: the rest is found elsewhere.
    pub(crate) last: bool,
}

/// What a choice would do if nobody else did anything: step by step, and drawn.
pub(crate) struct Foresight {
    pub(crate) steps: Vec<Consequence>,
    pub(crate) drawn: Region,
}

/// What one step of it would do.
pub(crate) struct Consequence {
    pub(crate) title: String,
    pub(crate) sentences: Vec<String>,
    pub(crate) rule: Option<RuleId>,
}
