//! A moment as a picture: both maps with everybody on them.

use super::choosing::button_id;
use super::drawn::{
    self, Colour, Drawn, Face, Figure, Go, Map, MapWords, OnMap, OnTrain, Rolled, Standing, Stretch, What,
};
use super::words;
use crate::boards::Seen;
use crate::region::Region;
use catalog::Speech;
use game::{Message, Seat};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};
use train_heist::{Decision, Edition, EventCard, Horse, Motion, Space, Square, Tile, TrainHeist, View};

/// How long the train takes over one rail, in milliseconds.
const A_RAIL: f32 = 260.0;

/// How long a piece takes from one space to another.
const A_STEP: u32 = 450;

/// The map of an edition: computed once, as editions stay for as long as the program runs.
fn map_of(edition: &'static Edition) -> &'static Map {
    static MAPS: OnceLock<Mutex<BTreeMap<String, &'static Map>>> = OnceLock::new();
    let maps = MAPS.get_or_init(Mutex::default);
    let mut maps = maps.lock().unwrap_or_else(PoisonError::into_inner);
    maps.entry(edition.id.clone()).or_insert_with(|| Box::leak(Box::new(Map::of(edition))))
}

/// A moment, ready to be drawn.
struct Scene<'a> {
    view: &'a View,
    edition: &'static Edition,
    map: &'static Map,
    speech: &'a Speech,
    standing: Vec<Standing>,
    prisoners: Vec<Figure>,
    /// The rails the train entered in this moment.
    entered: Vec<Space>,
    before: Option<[Space; 5]>,
    reach: Vec<(Space, u8)>,
}

pub(super) const fn colour(colour: train_heist::Colour) -> Colour {
    match colour {
        train_heist::Colour::Red => Colour::Red,
        train_heist::Colour::Green => Colour::Green,
        train_heist::Colour::Yellow => Colour::Yellow,
        train_heist::Colour::Blue => Colour::Blue,
    }
}

impl<'a> Scene<'a> {
    fn of(moment: &Seen<'a, TrainHeist>, speech: &'a Speech) -> Scene<'a> {
        let view = moment.view;
        let edition = view.game().edition();
        let entered = moment.motions.iter().filter_map(|motion| match motion {
            Motion::TrainRolls { to } => Some(*to),
            _ => None,
        });
        let mut scene = Scene {
            view,
            edition,
            map: map_of(edition),
            speech,
            standing: Vec::new(),
            prisoners: Vec::new(),
            entered: entered.collect(),
            before: moment.before.map(|before| before.train),
            reach: reach(view),
        };
        (scene.standing, scene.prisoners) = scene.place(view);
        if let Some(before) = moment.before {
            let (standing, _) = scene.place(before);
            scene.move_from(&standing);
        }
        scene
    }

    /// Whoever is elsewhere than before comes from there; whoever was on the other map appears.
    fn move_from(&mut self, before: &[Standing]) {
        let places = |scene: &Scene<'_>, standing: &[Standing]| -> BTreeMap<String, (bool, Drawn)> {
            let aboard = drawn::aboard(scene.edition, standing).into_iter().map(|piece| (true, piece));
            let main = scene.map.pieces(scene.edition, standing).into_iter().map(|piece| (false, piece));
            aboard.chain(main).map(|(aboard, piece)| (piece.id.clone(), (aboard, piece))).collect()
        };
        let (was, is) = (places(self, before), places(self, &self.standing));
        for figure in self.standing.iter_mut().flat_map(|standing| &mut standing.who) {
            let id = figure.what.id();
            if let (Some(was), Some(is)) = (was.get(&id), is.get(&id)) {
                figure.path = path(was, is);
            }
        }
    }

    fn place(&self, view: &View) -> (Vec<Standing>, Vec<Figure>) {
        let mut prisoners = Vec::new();
        let mut at: BTreeMap<Space, Vec<Figure>> = BTreeMap::new();
        at.entry(view.sheriff).or_default().push(self.figure(What::Sheriff, 0, "sheriff"));
        for horse in Horse::ALL {
            let Some(space) = view.horses[horse as usize] else { continue };
            let riders = (0..view.cowboys.len()).filter(|&seat| view.cowboys[seat].riding == Some(horse));
            let loot = riders.clone().map(|seat| usize::from(view.cowboys[seat].loot.len())).sum();
            let riders = riders.map(|seat| colour(view.game().colour(Seat::new(seat)))).collect();
            let what = What::Horse { number: horse as u8 + 1, riders };
            at.entry(space).or_default().push(self.figure(what, loot, "horse"));
        }
        for (number, cowboy) in view.cowboys.iter().enumerate().filter(|(_, cowboy)| cowboy.riding.is_none())
        {
            let own = view.game().colour(Seat::new(number));
            let what = if cowboy.flat { What::Flat(colour(own)) } else { What::Cowboy(colour(own)) };
            let figure = self.figure(what, cowboy.loot.len().into(), own.message_id());
            if cowboy.at == self.edition.train.jail {
                prisoners.push(figure);
            } else {
                at.entry(cowboy.at).or_default().push(figure);
            }
        }
        (at.into_iter().map(|(space, who)| Standing { space, who }).collect(), prisoners)
    }

    fn figure(&self, what: What, loot: usize, name: &'static str) -> Figure {
        Figure { what, loot, name: self.speech.word(name), path: None }
    }

    fn words(&self) -> [String; 4] {
        ["map-main", "sign-east", "sign-west", "territory"].map(|id| self.speech.word(id))
    }

    fn faces(&self) -> [Face; 2] {
        self.view.switches.map(|face| match face {
            _ if self.view.final_run => Face::None,
            train_heist::Face::Red => Face::Red,
            train_heist::Face::Green => Face::Green,
        })
    }

    /// The train, and how it rolled here.
    fn train(&self) -> Markup {
        let names: Vec<String> = self
            .edition
            .train
            .sections
            .iter()
            .map(|name| name.spoken_in(self.speech.language().tag()).to_owned())
            .collect();
        let stretch = |cars| Stretch { cars, ahead: None, behind: None };
        let rolling = match &self.before {
            Some(before) if !self.entered.is_empty() => {
                self.map.track.rolling(self.edition, stretch(before), &self.entered)
            }
            _ => Vec::new(),
        };
        let rolled =
            Rolled { train: stretch(&self.view.train), rolling: &rolling, a_rail: A_RAIL, lit: None };
        self.map.train(self.edition, rolled, &names)
    }

    /// What the train does next.
    fn route(&self) -> Markup {
        let entered = if self.view.ending().is_some() { Vec::new() } else { self.view.next_rails() };
        let train = Stretch { cars: &self.view.train, ahead: entered.first().copied(), behind: None };
        self.map.route(self.edition, train, &entered)
    }

    fn pieces(&self) -> Markup {
        html! { g id="pieces" { @for piece in self.map.pieces(self.edition, &self.standing) { (piece.markup) } } }
    }

    fn town_loot(&self) -> Markup {
        let tiles: Vec<Vec<Tile>> = self.view.towns.iter().map(|tiles| tiles.iter().collect()).collect();
        let names = self.view.towns.map(|loot| words::tiles(self.view, loot, self.speech));
        let [a, b, c] = names;
        self.map.town_loot(self.edition, [(&tiles[0], a), (&tiles[1], b), (&tiles[2], c)])
    }

    /// Links to where the viewer can go; each presses the button of that decision.
    fn links(&self, aboard: bool) -> Markup {
        let id = if aboard { "links-aboard" } else { "links-main" };
        let goes = self.view.legal.iter().filter_map(|&decision| Some((decision, destination(decision)?)));
        html! {
            g id=(id) {
                @for (decision, space) in goes.filter(|(_, space)| space.is_aboard() == aboard) {
                    @let href = format!("#{}", button_id(&self.view.game().write_decision(decision)));
                    @let name = self.speech.say(&self.view.label(decision));
                    @let taken = self.standing.iter().any(|standing| standing.space == space);
                    @let go = Go { space, cost: 1, taken, href: &href, name: &name };
                    @if aboard { (drawn::go_aboard(self.edition, go)) } @else { (self.map.go(self.edition, go)) }
                }
            }
        }
    }

    /// Where the Sheriff can be sent.
    fn walks(&self) -> Markup {
        html! {
            @for decision in &self.view.legal {
                @if let Decision::Send(to) = decision { (drawn::walk(self.edition, self.view.sheriff, *to)) }
            }
        }
    }

    fn main_map(&self) -> Markup {
        let [title, east, west, territory] = self.words();
        let words = MapWords {
            language: self.speech.language().tag(),
            title: &title,
            signs: [&east, &west],
            territory: &territory,
        };
        let over =
            html! { (self.town_loot()) (self.route()) (self.train()) (self.pieces()) (self.links(false)) };
        let on = OnMap { faces: self.faces(), territories: self.view.territories, reach: &self.reach, over };
        self.map.picture(self.edition, &on, words)
    }

    fn side(&self) -> Markup {
        let stacks: Vec<Vec<Tile>> = self
            .view
            .stacks
            .iter()
            .map(|stack| stack.0.iter().rev().filter_map(|tile| tile.or_else(|| stack.top())).collect())
            .collect();
        let loot: [[(&[Tile], String); 2]; 3] = std::array::from_fn(|car| {
            std::array::from_fn(|side| {
                let square = Square::of(car, side);
                (stacks[square.number()].as_slice(), words::square(self.view, square, self.speech))
            })
        });
        let on = OnTrain {
            loot,
            standing: &self.standing,
            prisoners: &self.prisoners,
            lit: None,
            reach: &self.reach,
            over: html! { (self.walks()) (self.links(true)) },
        };
        drawn::side(self.edition, &on, self.speech.language().tag(), &self.speech.word("map-train"))
    }

    /// How long it takes until everything has arrived.
    fn effects(&self) -> Markup {
        html! { i id="effects" hidden data-time=((self.entered.len() as f32 * A_RAIL).max(A_STEP as f32).round()) {} }
    }

    /// What the meters show.
    fn meters(&self) -> Markup {
        let (view, edition) = (self.view, self.edition);
        let said = |id, number: u8| self.speech.say(&Message::new(id).number("count", number.into()));
        html! {
            div id="meters" class="th-meters" {
                (drawn::speed_meter(view.speed, edition.top_speed, &said("meter-speed", view.speed)))
                (drawn::heist_meter(view.score, view.agreed().goal, edition.zones, 20, &said("meter-heist", view.score)))
                (drawn::hangman(edition.knots, view.hangman, &said("meter-hangman", view.hangman)))
                (drawn::bullets(view.bullets, edition.bullets, &said("meter-bullets", view.bullets)))
                span class="th-events" {
                    @match view.played.last() {
                        Some(&last) => (drawn::event(last, &self.event_name(last))),
                        None => (drawn::event_back()),
                    }
                    (said("meter-events", view.events))
                }
            }
        }
    }

    fn event_name(&self, card: EventCard) -> String {
        let kind = self.edition.events.iter().find(|kind| kind.card == card);
        kind.map_or_else(String::new, |kind| kind.name.spoken_in(self.speech.language().tag()).to_owned())
    }

    /// The Wanted Cards that can be earned, and those that were.
    fn posters(&self) -> Markup {
        let language = self.speech.language().tag();
        let earned = (0..self.view.cowboys.len()).filter_map(|seat| {
            let name = self.speech.word(self.view.game().colour(Seat::new(seat)).message_id());
            Some((self.view.title_of(Seat::new(seat))?, name))
        });
        let head = self.speech.word("poster-head");
        html! {
            details id="posters" class="th-posters bill" {
                summary { (self.speech.word("words-wanted")) " (" (self.view.wanted.len()) ")" }
                @for card in self.view.wanted.iter() {
                    @let card = &self.edition.wanted[card.number()];
                    (drawn::poster(&head, card.title.spoken_in(language), card.deed.spoken_in(language), Some(card.skill.spoken_in(language)), "ready"))
                }
                @for (card, name) in earned {
                    (drawn::poster(&name, card.title.spoken_in(language), card.skill.spoken_in(language), None, "taken"))
                }
            }
        }
    }
}

/// How a piece comes from where it was, as the page's script plays it.
fn path((was_aboard, was): &(bool, Drawn), (is_aboard, is): &(bool, Drawn)) -> Option<String> {
    let at = |ms: u32, piece: &Drawn, opacity: u8| {
        let Drawn { at, size, .. } = piece;
        format!("{ms} {:.0} {:.0} 0 {size:.2} {size:.2} {opacity}", at.x, at.y)
    };
    if was_aboard != is_aboard {
        return Some(format!("{};{}", at(150, is, 0), at(150 + A_STEP, is, 1)));
    }
    let far = (was.at.x - is.at.x).abs() + (was.at.y - is.at.y).abs();
    (far > 1.0).then(|| format!("{};{}", at(0, was, 1), at(A_STEP, is, 1)))
}

/// Where a decision leads.
const fn destination(decision: Decision) -> Option<Space> {
    match decision {
        Decision::Move(to) | Decision::To(to) | Decision::Send(to) => Some(to),
        _ => None,
    }
}

/// Spaces that glow.
fn reach(view: &View) -> Vec<(Space, u8)> {
    view.legal.iter().filter_map(|&decision| Some((destination(decision)?, 1))).collect()
}

/// The parts of the picture that change.
pub(super) fn regions(moment: &Seen<'_, TrainHeist>, speech: &Speech) -> Vec<Region> {
    let scene = Scene::of(moment, speech);
    let [title, east, west, territory] = scene.words();
    let words = MapWords {
        language: speech.language().tag(),
        title: &title,
        signs: [&east, &west],
        territory: &territory,
    };
    let faces = scene.faces();
    let drawn = [
        scene.map.reach(scene.edition, &scene.reach),
        scene.map.reach_over(scene.edition, &scene.reach),
        scene.map.junction(0, faces[0]),
        scene.map.junction(1, faces[1]),
        scene.map.territories(scene.edition, moment.view.territories, words),
        scene.town_loot(),
        scene.route(),
        scene.train(),
        scene.pieces(),
        scene.links(false),
    ];
    let drawn = drawn.into_iter().map(Region::of_drawing);
    drawn
        .chain([scene.side(), scene.meters(), scene.posters(), scene.effects()].map(Region::of_page))
        .collect()
}

/// The whole picture.
pub(super) fn picture(moment: &Seen<'_, TrainHeist>, speech: &Speech) -> Markup {
    let scene = Scene::of(moment, speech);
    html! {
        (drawn::symbols())
        div id="picture" class="th-board" {
            div class="th-panel board-scroll" tabindex="0" role="group" aria-label=(speech.word("map-train")) { (scene.side()) }
            (scene.meters())
            div class="th-panel board-scroll" tabindex="0" role="group" aria-label=(speech.word("map-main")) { (scene.main_map()) }
            (scene.posters())
            (scene.effects())
        }
    }
}
