//! The picture of a table: both maps with all pieces, and the meters beside them.

mod beside;
mod previous_places;

use super::question_form::button_id;
use crate::boards::{Fields, Picture, Transition};
use crate::region::Region;
use art::train_heist::{
    self as drawn, Figure, FigureKind, Map, MapWords, OnMap, OnTrain, PlacedFigure, Rolled, SpaceFigures,
    SpaceLink, Stretch, SwitchFace,
};
use catalog::Bundle;
use game::{Notation, Seat};
use maud::{Markup, html};
use previous_places::PreviousPlaces;
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};
use train_heist::{Decision, Edition, Horse, Motion, Space, Square, Tile, TrainHeist, View};

impl Picture for TrainHeist {
    fn regions<'a>(transition: &Transition<'a, Self>, bundle: &'a Bundle) -> Vec<Region<'a>> {
        let drawing = Drawing::of(transition, bundle);
        let (map, edition, [west, east]) = (drawing.map, drawing.edition, drawing.faces());
        let main = [
            map.reach(edition, &drawing.reach),
            map.reach_over(edition, &drawing.reach),
            map.junction(0, west),
            map.junction(1, east),
            drawing.in_words(|words| map.territories(edition, transition.view.territories, words)),
            drawing.route(),
            drawing.train(),
            drawing.pieces(),
            drawing.links(false),
        ];
        let side = [
            drawn::jail(edition, &drawing.crowd.prisoners),
            drawn::reach_aboard(edition, &drawing.reach),
            drawing.aboard(),
            drawing.walks(),
            drawing.links(true),
        ];
        let drawn = main.into_iter().chain(side).chain(drawing.town_loot()).chain(drawing.car_loot());
        let beside = drawing.meters().into_iter().chain([drawing.posters(), drawing.effects()]);
        drawn.map(Region::of_drawing).chain(beside.map(Region::of_page)).collect()
    }

    fn picture(transition: &Transition<'_, Self>, _: &Fields, bundle: &Bundle) -> Markup {
        let drawing = Drawing::of(transition, bundle);
        html! {
            (drawn::symbols())
            div id="picture" class="th-board" {
                div class="th-panel board-scroll" tabindex="0" role="group" aria-label=(bundle.word("map-train")) { (drawing.train_map()) }
                div class="th-meters" { @for meter in drawing.meters() { (meter) } }
                div class="th-panel board-scroll" tabindex="0" role="group" aria-label=(bundle.word("map-main")) { (drawing.main_map()) }
                (drawing.posters())
                (drawing.effects())
            }
        }
    }
}

/// The animation time of the train per rail, in milliseconds.
const A_RAIL: f32 = 260.0;

/// The animation time of a piece between two spaces, in milliseconds.
const A_STEP: u32 = 450;

/// The map of an edition, computed once and leaked: editions stay registered until the program ends.
fn map_of(edition: &'static Edition) -> &'static Map {
    static MAPS: OnceLock<Mutex<BTreeMap<String, &'static Map>>> = OnceLock::new();
    let maps = MAPS.get_or_init(Mutex::default);
    let mut maps = maps.lock().unwrap_or_else(PoisonError::into_inner);
    maps.entry(edition.id.clone()).or_insert_with(|| Box::leak(Box::new(Map::of(edition))))
}

/// A beat of a game with everything needed to draw it.
struct Drawing<'a> {
    view: &'a View,
    edition: &'static Edition,
    map: &'static Map,
    bundle: &'a Bundle,
    crowd: Crowd,
    previous: PreviousPlaces,
    /// The rails the train entered in this beat.
    entered: Vec<Space>,
    before: Option<[Space; 5]>,
    reach: Vec<(Space, u8)>,
}

/// All pieces: those on spaces, and the prisoners in jail.
struct Crowd {
    standing: Vec<SpaceFigures>,
    prisoners: Vec<Figure>,
}

impl Crowd {
    fn of(view: &View, bundle: &Bundle) -> Crowd {
        let mut prisoners = Vec::new();
        let mut at: BTreeMap<Space, Vec<Figure>> = BTreeMap::new();
        let figure = |what, loot, mine, name| Figure { what, loot, mine, name: bundle.word(name) };
        let is_mine = |seat: usize| view.viewer == Some(Seat::new(seat));
        at.entry(view.sheriff).or_default().push(figure(FigureKind::Sheriff, 0, false, "sheriff"));
        for horse in Horse::ALL {
            let Some(space) = view.horses[horse as usize] else { continue };
            let riders = (0..view.cowboys.len()).filter(|&seat| view.cowboys[seat].riding == Some(horse));
            let loot = riders.clone().map(|seat| usize::from(view.cowboys[seat].loot.len())).sum();
            let mine = riders.clone().any(is_mine);
            let riders = riders.map(|seat| view.game().colour(Seat::new(seat))).collect();
            let what = FigureKind::Horse { number: horse as u8 + 1, riders };
            at.entry(space).or_default().push(figure(what, loot, mine, "horse"));
        }
        for (seat, cowboy) in view.cowboys.iter().enumerate().filter(|(_, cowboy)| cowboy.riding.is_none()) {
            let own = view.game().colour(Seat::new(seat));
            let what = if cowboy.flat { FigureKind::Flat(own) } else { FigureKind::Cowboy(own) };
            let figure = figure(what, cowboy.loot.len().into(), is_mine(seat), own.message_id());
            if cowboy.at == view.game().edition().train.jail {
                prisoners.push(figure);
            } else {
                at.entry(cowboy.at).or_default().push(figure);
            }
        }
        let standing = at.into_iter().map(|(space, who)| SpaceFigures { space, who }).collect();
        Crowd { standing, prisoners }
    }
}

impl<'a> Drawing<'a> {
    fn of(transition: &Transition<'a, TrainHeist>, bundle: &'a Bundle) -> Drawing<'a> {
        let view = transition.view;
        let edition = view.game().edition();
        let map = map_of(edition);
        let entered = transition.motions.iter().filter_map(|motion| match motion {
            Motion::TrainRolls { to } => Some(*to),
            _ => None,
        });
        let previous = transition
            .before
            .map(|before| PreviousPlaces::from(map, edition, &Crowd::of(before, bundle).standing));
        Drawing {
            view,
            edition,
            map,
            bundle,
            crowd: Crowd::of(view, bundle),
            previous: previous.unwrap_or_default(),
            entered: entered.collect(),
            before: transition.before.map(|before| before.train),
            reach: reach(view),
        }
    }

    fn faces(&self) -> [SwitchFace; 2] {
        self.view.switches.map(|face| match face {
            _ if self.view.final_run => SwitchFace::None,
            train_heist::Face::Red => SwitchFace::Red,
            train_heist::Face::Green => SwitchFace::Green,
        })
    }

    /// The train and its movement in this beat.
    fn train(&self) -> Markup {
        let names: Vec<String> = self
            .edition
            .train
            .sections
            .iter()
            .map(|name| name.spoken_in(self.bundle.language().tag()).to_owned())
            .collect();
        let stretch = |cars| Stretch { cars, ahead: None, behind: None };
        let rolling = match &self.before {
            Some(before) if !self.entered.is_empty() => {
                self.map.track.rolling(self.edition, stretch(before), &self.entered)
            }
            _ => Vec::new(),
        };
        let rolled = Rolled { train: stretch(&self.view.train), rolling: &rolling, rail_time: A_RAIL };
        self.map.train(self.edition, rolled, &names)
    }

    /// The rails the train will enter next.
    fn route(&self) -> Markup {
        let entered = if self.view.ending().is_some() { Vec::new() } else { self.view.next_rails() };
        let train = Stretch { cars: &self.view.train, ahead: entered.first().copied(), behind: None };
        self.map.route(self.edition, train, &entered)
    }

    /// The pieces on the Main Map.
    fn pieces(&self) -> Markup {
        self.moved("pieces", false, &self.map.pieces(self.edition, &self.crowd.standing))
    }

    /// The pieces aboard the train.
    fn aboard(&self) -> Markup {
        self.moved("aboard", true, &drawn::aboard(self.edition, &self.crowd.standing))
    }

    fn moved(&self, id: &str, aboard: bool, placed: &[PlacedFigure<'_>]) -> Markup {
        html! { g id=(id) { @for piece in placed { (piece.drawn(self.previous.path(aboard, piece).as_deref())) } } }
    }

    fn town_loot(&self) -> Vec<Markup> {
        let towns = self.edition.board.towns.iter().zip(self.view.towns);
        let drawn = towns.map(|(town, loot)| {
            let name = self.bundle.say_argument(&self.view.tiles_in_words(loot));
            self.map.town_loot(town, self.edition, &loot.iter().collect::<Vec<Tile>>(), &name)
        });
        drawn.collect()
    }

    fn car_loot(&self) -> [Markup; 6] {
        Square::ALL.map(|square| {
            let stack = &self.view.stacks[square.number()];
            let tiles: Vec<Tile> =
                stack.0.iter().rev().filter_map(|tile| tile.or_else(|| stack.top())).collect();
            drawn::car_loot(self.edition, square, &tiles, &self.bundle.say(&self.view.stack(square)))
        })
    }

    /// Links on the spaces the viewer can go to; each leads to the button of its decision.
    fn links(&self, aboard: bool) -> Markup {
        let id = if aboard { "links-aboard" } else { "links-main" };
        let goes = self.view.legal.iter().filter_map(|&decision| Some((decision, destination(decision)?)));
        html! {
            g id=(id) {
                @for (decision, space) in goes.filter(|(_, space)| space.is_aboard() == aboard) {
                    @let href = format!("#{}", button_id(&self.view.game().write(decision)));
                    @let name = self.bundle.say(&self.view.label(decision));
                    @let taken = self.crowd.standing.iter().any(|standing| standing.space == space);
                    @let go = SpaceLink { space, cost: 1, taken, href: &href, name: &name };
                    @if aboard { (drawn::go_aboard(self.edition, go)) } @else { (self.map.go(self.edition, go)) }
                }
            }
        }
    }

    /// Dashed lines to where the Sheriff can be sent.
    fn walks(&self) -> Markup {
        html! {
            g id="walks" {
                @for decision in &self.view.legal {
                    @if let Decision::Send(to) = decision { (drawn::walk(self.edition, self.view.sheriff, *to)) }
                }
            }
        }
    }

    /// Calls `draw` with the texts of the Main Map.
    fn in_words<T>(&self, draw: impl FnOnce(MapWords<'_>) -> T) -> T {
        let [title, east, west, territory] =
            ["map-main", "sign-east", "sign-west", "territory"].map(|id| self.bundle.word(id));
        draw(MapWords {
            language: self.bundle.language().tag(),
            title: &title,
            signs: [&east, &west],
            territory: &territory,
        })
    }

    fn main_map(&self) -> Markup {
        let over = html! {
            g id="town-loot" { @for town in self.town_loot() { (town) } }
            (self.route()) (self.train()) (self.pieces()) (self.links(false))
        };
        let on = OnMap { faces: self.faces(), territories: self.view.territories, reach: &self.reach, over };
        self.in_words(|words| self.map.picture(self.edition, &on, words))
    }

    fn train_map(&self) -> Markup {
        let on = OnTrain {
            behind: html! {
                (drawn::reach_aboard(self.edition, &self.reach))
                (drawn::jail(self.edition, &self.crowd.prisoners))
                g id="train-loot" { @for square in self.car_loot() { (square) } }
            },
            over: html! { (self.aboard()) (self.walks()) (self.links(true)) },
        };
        drawn::side(self.edition, &on, self.bundle.language().tag(), &self.bundle.word("map-train"))
    }

    /// How long the animation of this beat takes, in milliseconds.
    fn effects(&self) -> Markup {
        html! { i id="effects" hidden data-time=((self.entered.len() as f32 * A_RAIL).max(A_STEP as f32).round()) {} }
    }
}

/// The space a decision leads to.
const fn destination(decision: Decision) -> Option<Space> {
    match decision {
        Decision::Move(to) | Decision::To(to) | Decision::Send(to) => Some(to),
        _ => None,
    }
}

/// The spaces to highlight, each with a cost of one.
fn reach(view: &View) -> Vec<(Space, u8)> {
    view.legal.iter().filter_map(|&decision| Some((destination(decision)?, 1))).collect()
}
