//! The picture of a table: map, the viewer's character and hand, Trade Row, mission, tracks and piles. Every legal decision
//! is a button in its place and submits the form of the question.

mod country;
mod hand;
mod jobs;
mod night;
mod piles;
mod rolls;
mod shelf;

use super::parts::{self, StockCounters};
use crate::boards::{Fields, Picture, Transition};
use crate::region::Region;
use art::deck_goes_west::{self as drawn, Marks};
use catalog::Bundle;
use deck_goes_west::{DeckGoesWest, Edition, Motion, Question, Resource, State, Term, View};
use game::{Game, Message, Quick, Seat, Viewed};
use maud::{Markup, html};
use std::cell::{OnceCell, RefCell};

impl Picture for DeckGoesWest {
    fn regions(transition: &Transition<'_, Self>, bundle: &Bundle) -> Vec<Region> {
        let drawing = Drawing { parts: Some(RefCell::default()), ..Drawing::seen(transition, bundle) };
        let mut regions = vec![Region::attributes(html! { i data-for="picture" class=(drawing.class()) {} })];
        regions.extend(drawing.night_step_attributes().into_iter().map(Region::attributes));
        regions.push(Region::of_drawing(drawing.counters()));
        regions.extend(drawing.around());
        regions.extend(drawing.land());
        regions
    }

    fn picture(transition: &Transition<'_, Self>, _: &Fields, bundle: &Bundle) -> Markup {
        let drawing = Drawing::seen(transition, bundle);
        html! {
            (drawing.symbols())
            div id="picture" class=(drawing.class()) {
                (drawing.night())
                div class="dw-country" { (drawing.country()) }
                (drawing.own())
                (drawing.hand())
                div class="dw-aside" {
                    (drawing.rolls()) (drawing.here()) (drawing.tracks()) (drawing.row()) (drawing.mission()) (drawing.piles())
                }
                (drawing.effects())
            }
        }
    }
}

/// A beat of a game with everything needed to draw it.
pub(super) struct Drawing<'a> {
    pub(super) view: &'a View,
    pub(super) bundle: &'a Bundle,
    edition: &'static Edition,
    motions: &'a [Motion],
    /// The view before this beat.
    before: Option<&'a View>,
    /// The question, if the viewer is asked.
    question: Option<Question>,
    /// A state with the same view, imagined lazily; `check` on it gives the reason why a decision is not legal.
    imagined: OnceCell<State>,
    /// The regions drawn [apart](Drawing::apart) for a live frame; `None` when a whole page is drawn.
    parts: Option<RefCell<Vec<Region>>>,
}

impl<'a> Drawing<'a> {
    pub(super) fn of(view: &'a View, motions: &'a [Motion], bundle: &'a Bundle) -> Drawing<'a> {
        let question = view.question.map(|(_, question)| question).filter(|_| view.is_asked());
        let edition = view.game().edition();
        Drawing {
            view,
            bundle,
            edition,
            motions,
            before: None,
            question,
            imagined: OnceCell::new(),
            parts: None,
        }
    }

    /// The scene of a beat with the view before it.
    fn seen(transition: &'a Transition<'_, DeckGoesWest>, bundle: &'a Bundle) -> Drawing<'a> {
        Drawing { before: transition.before, ..Drawing::of(transition.view, &transition.motions, bundle) }
    }

    /// A region inside another one that changes less often. A whole page contains it; a live frame gets the placeholder `named`,
    /// and the region is sent by itself.
    fn apart(&self, named: Markup, drawn: Region) -> Markup {
        match &self.parts {
            None => drawn.markup,
            Some(parts) => {
                parts.borrow_mut().push(drawn);
                named
            }
        }
    }

    /// The imagined state, if the question is answered by jobs.
    fn imagined(&self) -> Option<&State> {
        let asks = self.question.is_some_and(asks_for_jobs);
        asks.then(|| self.imagined.get_or_init(|| self.view.game().imagine(self.view, &mut Quick::new(1))))
    }

    fn language(&self) -> &'static str {
        self.bundle.language().tag()
    }

    fn say(&self, message: &Message) -> String {
        self.bundle.say(message)
    }

    fn word(&self, id: &'static str) -> String {
        self.bundle.word(id)
    }

    fn term(&self, term: Term) -> String {
        self.bundle.word(term.message_id())
    }

    /// The name of a seat's character.
    fn name(&self, seat: Seat) -> &'static str {
        self.view.game().character(seat).name.spoken_in(self.language())
    }

    /// Resources as counters.
    pub(super) fn stock(&self, amounts: [u16; 4]) -> Markup {
        let names = Resource::ALL.map(|resource| self.bundle.word(resource.name()));
        let [food, wood, metal, gold] = &names;
        let stock = StockCounters { amounts, names: [food, wood, metal, gold] };
        parts::stock(&stock, &self.term(Term::Stock))
    }

    /// The SVG symbols, with the initials of this table's characters.
    fn symbols(&self) -> Markup {
        let names: Vec<&str> = self.view.game().seats().iter().map(|seat| self.name(seat)).collect();
        symbols_of(&names, self.bundle)
    }

    /// The class of the whole picture; the Night is dark.
    fn class(&self) -> &'static str {
        if self.view.night().is_some() { "dw-table night" } else { "dw-table" }
    }

    /// The regions around the map. A region comes before those inside it, so that its placeholders exist.
    fn around(&self) -> Vec<Region> {
        let mut around = vec![
            self.night_heading(),
            self.rolls(),
            self.points(),
            self.row_left(),
            self.piles(),
            self.effects(),
        ];
        around.extend([self.own(), self.hand(), self.here(), self.mission()]);
        around.extend(self.row_slots());
        let mut around: Vec<Region> = around.into_iter().map(Region::of_page).collect();
        let inner = self.parts.as_ref().map(RefCell::take).unwrap_or_default();
        around.extend(inner.into_iter().rev());
        around
    }

    /// How long the animation of this beat takes, in milliseconds.
    fn effects(&self) -> Markup {
        let lasts = |motion: &Motion| match motion {
            Motion::Attacks { .. } | Motion::BanditsAttack { .. } => 1600,
            Motion::Rolls { .. } | Motion::BanditDieShows { .. } => 900,
            Motion::Goes { .. } | Motion::TileShows { .. } | Motion::BanditsRide { .. } => 450,
            _ => 0,
        };
        html! { i id="effects" hidden data-time=(self.motions.iter().map(lasts).max().unwrap_or(0)) {} }
    }
}

/// The SVG symbols, with the letters of the language and the initials of these names.
pub(super) fn symbols_of(names: &[&str], bundle: &Bundle) -> Markup {
    let letters = bundle.word("letters");
    let mut letters = letters.split(' ');
    let mut next = || letters.next().expect("`letters` has a word for each of eleven symbols");
    let goods = [(); 4].map(|()| next());
    let items = [(); 2].map(|()| next());
    let dangers = [(); 2].map(|()| next());
    let winds = [(); 3].map(|()| next());
    let seats = [0, 1, 2, 3, 4].map(|seat| {
        let name = names.get(seat).copied().unwrap_or_default();
        name.chars().next().map(String::from).unwrap_or_default()
    });
    let [one, two, three, four, five] = &seats;
    drawn::symbols(&Marks { goods, items, dangers, winds, seats: [one, two, three, four, five] })
}

/// Whether the question is answered by jobs.
const fn asks_for_jobs(question: Question) -> bool {
    matches!(
        question,
        Question::Action
            | Question::Load
            | Question::Tried
            | Question::TopUp
            | Question::Join
            | Question::Battle
    )
}
