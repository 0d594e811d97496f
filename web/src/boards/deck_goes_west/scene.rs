//! A moment as a picture: the map, the reader's own character and hand, the Trade Row, the mission, tracks and piles. Whatever
//! can be done now is a button where it stands; each belongs to the form that asks.

mod country;
mod hand;
mod night;
mod piles;
mod rolls;
mod shelf;
mod work;

use super::parts::{self, Stock};
use super::words;
use crate::boards::Seen;
use crate::region::Region;
use art::deck_goes_west::{self as drawn, Marks};
use catalog::Speech;
use deck_goes_west::{DeckGoesWest, Edition, Motion, Question, Resource, State, Term, View};
use game::{Game, Message, Quick, Seat, Viewed};
use maud::{Markup, html};
use std::cell::{OnceCell, RefCell};

/// A moment, ready to be drawn.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) speech: &'a Speech,
    edition: &'static Edition,
    motions: &'a [Motion],
    /// How things stood before that.
    before: Option<&'a View>,
    /// What is asked of whoever looks.
    question: Option<Question>,
    /// A table that looks the same to the reader: it says why something cannot be done. Made when it is needed.
    imagined: OnceCell<State>,
    /// What was drawn [apart](Scene::apart), where things come by themselves.
    parts: Option<RefCell<Vec<Region>>>,
}

impl<'a> Scene<'a> {
    pub(super) fn of(view: &'a View, motions: &'a [Motion], speech: &'a Speech) -> Scene<'a> {
        let question = view.question.map(|(_, question)| question).filter(|_| view.is_asked());
        let edition = view.game().edition();
        Scene {
            view,
            speech,
            edition,
            motions,
            before: None,
            question,
            imagined: OnceCell::new(),
            parts: None,
        }
    }

    /// A moment, with all that was seen of it.
    fn seen(moment: &'a Seen<'_, DeckGoesWest>, speech: &'a Speech) -> Scene<'a> {
        Scene { before: moment.before, ..Scene::of(moment.view, &moment.motions, speech) }
    }

    /// Something that changes more often than what holds it: where things come by themselves it is only named there.
    fn apart(&self, named: Markup, drawn: Region) -> Markup {
        match &self.parts {
            None => drawn.markup,
            Some(parts) => {
                parts.borrow_mut().push(drawn);
                named
            }
        }
    }

    /// A table that looks the same to the reader, where jobs are asked for.
    fn imagined(&self) -> Option<&State> {
        let asks = self.question.is_some_and(asks_for_jobs);
        asks.then(|| self.imagined.get_or_init(|| self.view.game().imagine(self.view, &mut Quick::new(1))))
    }

    fn language(&self) -> &'static str {
        self.speech.language().tag()
    }

    fn say(&self, message: &Message) -> String {
        self.speech.say(message)
    }

    fn word(&self, id: &'static str) -> String {
        self.speech.word(id)
    }

    fn term(&self, term: Term) -> String {
        words::term(term, self.speech)
    }

    /// What people call a seat.
    fn name(&self, seat: Seat) -> &'static str {
        self.view.game().character(seat).name.spoken_in(self.language())
    }

    /// What somebody has, as counters.
    pub(super) fn stock(&self, amounts: [u16; 4]) -> Markup {
        let names = Resource::ALL.map(|resource| self.speech.word(resource.name()));
        let [food, wood, metal, gold] = &names;
        let stock = Stock { amounts, names: [food, wood, metal, gold] };
        parts::stock(&stock, &self.term(Term::Stock))
    }

    /// All symbols, with the letters of everybody at the table.
    fn symbols(&self) -> Markup {
        let names: Vec<&str> = self.view.game().seats().iter().map(|seat| self.name(seat)).collect();
        symbols_of(&names, self.speech)
    }

    /// How the whole table looks: by night it is dark.
    fn class(&self) -> &'static str {
        if self.view.night().is_some() { "dw-table night" } else { "dw-table" }
    }

    /// What stands around the map; what holds others comes before them.
    fn around(&self) -> Vec<Region> {
        let mut around =
            vec![self.hour(), self.rolls(), self.points(), self.row_left(), self.piles(), self.effects()];
        around.extend([self.own(), self.hand(), self.here(), self.mission()]);
        around.extend(self.shelves());
        let mut around: Vec<Region> = around.into_iter().map(Region::of_page).collect();
        let inner = self.parts.as_ref().map(RefCell::take).unwrap_or_default();
        around.extend(inner.into_iter().rev());
        around
    }

    /// How long it takes until everything has been seen.
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

/// All symbols, with the letters of the reader's language, and the first ones of these names.
pub(super) fn symbols_of(names: &[&str], speech: &Speech) -> Markup {
    let letters = speech.word("letters");
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

/// Is this answered by jobs?
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

/// The parts of the picture that change.
pub(super) fn regions(moment: &Seen<'_, DeckGoesWest>, speech: &Speech) -> Vec<Region> {
    let scene = Scene { parts: Some(RefCell::default()), ..Scene::seen(moment, speech) };
    let mut regions = vec![Region::attributes(html! { i data-for="picture" class=(scene.class()) {} })];
    regions.extend(scene.hours().into_iter().map(Region::attributes));
    regions.push(Region::of_drawing(scene.counters()));
    regions.extend(scene.around());
    regions.extend(scene.land());
    regions
}

/// The whole picture.
pub(super) fn picture(moment: &Seen<'_, DeckGoesWest>, speech: &Speech) -> Markup {
    let scene = Scene::seen(moment, speech);
    html! {
        (scene.symbols())
        div id="picture" class=(scene.class()) {
            (scene.night())
            div class="dw-country" { (scene.country()) }
            (scene.own())
            (scene.hand())
            div class="dw-aside" {
                (scene.rolls()) (scene.here()) (scene.tracks()) (scene.row()) (scene.mission()) (scene.piles())
            }
            (scene.effects())
        }
    }
}
