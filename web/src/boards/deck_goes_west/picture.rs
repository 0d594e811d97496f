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
use std::cell::OnceCell;
use std::hash::Hash;

impl Picture for DeckGoesWest {
    fn regions<'a>(transition: &Transition<'a, Self>, bundle: &'a Bundle) -> Vec<Region<'a>> {
        let drawing = Drawing { in_regions: true, ..Drawing::seen(transition, bundle) };
        let mut regions = vec![Region::attributes(html! { i data-for="picture" class=(drawing.class()) {} })];
        regions.extend(drawing.night_step_attributes().into_iter().map(Region::attributes));
        let around = [drawing.night_heading(), drawing.rolls(), drawing.row_left(), drawing.effects()];
        regions.extend(around.map(Region::of_page));
        regions.extend([drawing.counters_region(), drawing.points_region(), drawing.piles_region()]);
        regions.extend(drawing.own_regions());
        regions.extend(drawing.hand_regions());
        regions.extend(drawing.here_regions());
        regions.extend(drawing.mission_regions());
        regions.extend(drawing.row_regions());
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
    motions: Vec<Motion>,
    /// The view before this beat.
    before: Option<&'a View>,
    /// The question, if the viewer is asked.
    question: Option<Question>,
    /// A state with the same view, imagined lazily; `check` on it gives the reason why a decision is not legal.
    imagined: OnceCell<State>,
    /// Whether it is drawn as regions for a live frame, not as a whole.
    in_regions: bool,
}

impl<'a> Drawing<'a> {
    pub(super) fn of(view: &'a View, motions: &[Motion], bundle: &'a Bundle) -> Drawing<'a> {
        let question = view.question.map(|(_, question)| question).filter(|_| view.is_asked());
        let edition = view.game().edition();
        Drawing {
            view,
            bundle,
            edition,
            motions: motions.to_vec(),
            before: None,
            question,
            imagined: OnceCell::new(),
            in_regions: false,
        }
    }

    /// The drawing of a beat with the view before it.
    fn seen(transition: &Transition<'a, DeckGoesWest>, bundle: &'a Bundle) -> Drawing<'a> {
        Drawing { before: transition.before, ..Drawing::of(transition.view, &transition.motions, bundle) }
    }

    /// A region inside another one that changes less often. A whole picture contains it; as a region, the other one has the
    /// placeholder `named`.
    fn apart(&self, named: Markup, drawn: impl FnOnce() -> Markup) -> Markup {
        if self.in_regions { named } else { drawn() }
    }

    /// A region rendered when it is sent, by a drawing of the same view without its motions; `shown` is what it depends on.
    /// A region comes before those inside it, so that its placeholders exist.
    fn lazy<T: Hash + 'a>(
        &self,
        id: &str,
        shown: T,
        render: impl Fn(&Drawing<'a>, &T) -> Markup + 'a,
    ) -> Region<'a> {
        let (view, bundle) = (self.view, self.bundle);
        Region::lazy(id, shown, move |shown| {
            render(&Drawing { in_regions: true, ..Drawing::of(view, &[], bundle) }, shown)
        })
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
