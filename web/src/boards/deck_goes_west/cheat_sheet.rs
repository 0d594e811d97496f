//! Deck Goes West on one page: the Day, actions, moving, the Night and the end; each line with links to its rules.

use super::scene::symbols_of;
use crate::boards::cheat_sheet::sections;
use art::deck_goes_west::{self as drawn, Icon, Picked, Pieces, Verb};
use catalog::Bundle;
use deck_goes_west::{
    Building, CheatSheet, Colour, Condition, Danger, DeckGoesWest, Edition, Gait, Goods, NightStep, Resource,
    Selector, Terrain, Trigger,
};
use maud::{Markup, html};
use std::mem::discriminant;

/// The cheat sheet; `pages` translates the links to the rules.
pub(super) fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup {
    html! {
        (symbols_of(&[], bundle))
        div class="facts-of" {
            (sections::<DeckGoesWest>(&CheatSheet::ALL, bundle, pages))
            section {
                h2 { (bundle.word("key-icons")) }
                ul class="dw-icon-key" { @for (icon, says) in icons() { li { (drawn::icon(icon)) span { (bundle.word(says)) } } } }
            }
            (of_missions(Edition::ours(), bundle))
            (a_tile(Edition::ours(), bundle))
        }
    }
}

/// The icons of jobs, each with the id of its name.
fn icons() -> Vec<(Icon, &'static str)> {
    let mut icons: Vec<(Icon, &'static str)> =
        Resource::ALL.map(|resource| (Icon::of_resource(resource), resource.name())).to_vec();
    icons.extend([(Icon::Goods(Goods::Any), "key-any"), (Icon::Die, "key-die")]);
    icons.extend(Gait::ALL.map(|gait| match gait {
        Gait::Walk => (Icon::Gait(gait), "key-walk"),
        Gait::Climb => (Icon::Gait(gait), "key-climb"),
        Gait::Sail => (Icon::Gait(gait), "key-sail"),
    }));
    icons.extend([(Icon::Train, "key-train"), (Icon::Reveal, "key-reveal"), (Icon::Draw, "key-draw")]);
    icons.extend([
        (Icon::Build(Building::Rail), "term-railway"),
        (Icon::Build(Building::Bridge), "term-bridge"),
    ]);
    let item = Picked::Of(Selector::Item);
    icons.extend([
        (Icon::Card(Verb::Discard, item), "key-discard"),
        (Icon::Card(Verb::Scrap, item), "key-scrap"),
    ]);
    let danger = |danger: Danger| Picked::Of(Selector::Danger(danger));
    icons.extend([
        (Icon::Card(Verb::Take, danger(Danger::Pain)), "key-take"),
        (Icon::Card(Verb::Discard, Picked::This), "key-this"),
    ]);
    icons.extend([(Icon::Tap, "key-tap"), (Icon::LieDown, "key-lie")]);
    icons.extend([(Icon::Attack, "key-attack"), (Icon::Defend, "key-defend"), (Icon::Points, "key-points")]);
    icons.extend(Terrain::ALL.map(|terrain| (Icon::At(terrain), terrain.name())));
    icons.extend(
        Colour::ALL
            .into_iter()
            .map(|colour| (Icon::Card(Verb::Discard, Picked::Of(Selector::Colour(colour))), colour.name())),
    );
    icons.extend([
        (Icon::Day, "term-day"),
        (Icon::Star, "term-bandit-number"),
        (Icon::HandLimit, "term-hand-limit"),
    ]);
    icons
}

/// The icons of missions: what scores, and every kind of step of the Night.
fn of_missions(edition: &Edition, bundle: &Bundle) -> Markup {
    let mut steps: Vec<NightStep> = Vec::new();
    for &step in edition.missions.iter().flat_map(|mission| &mission.night) {
        if steps.iter().all(|known| discriminant(known) != discriminant(&step)) {
            steps.push(step);
        }
    }
    html! {
        section {
            h2 { (bundle.word("term-mission")) }
            ul class="dw-icon-key" {
                @for (icon, says) in scoring() { li { (drawn::icon(icon)) span { (bundle.word(says)) } } }
                @for step in steps { li { (drawn::icon(Icon::Night(step))) span { (bundle.say(&step.message())) } } }
            }
        }
    }
}

/// The icons of what scores, and of when it scores more, each with the id of its name.
fn scoring() -> Vec<(Icon, &'static str)> {
    let happens = |trigger: Trigger| match trigger {
        Trigger::Build => "key-on-build",
        Trigger::Reveal => "key-on-reveal",
        Trigger::Clear => "key-on-clear",
        Trigger::WagonWest => "key-on-wagon-west",
        Trigger::WagonEast => "key-on-wagon-east",
        Trigger::WagonHit => "key-on-wagon-hit",
    };
    let mut icons: Vec<(Icon, &'static str)> =
        Trigger::ALL.into_iter().map(|trigger| (Icon::On(trigger), happens(trigger))).collect();
    icons.extend([
        (Icon::If(Condition::FurthestWest), "key-if-furthest-west"),
        (Icon::If(Condition::MovedWest), "key-if-moved-west"),
    ]);
    icons
}

/// A tile explained: the ways onto it, its bandit number, its job; and a face-down one.
fn a_tile(edition: &Edition, bundle: &Bundle) -> Markup {
    let tile = edition.tiles.iter().find(|tile| tile.terrain == Terrain::Mountain && !tile.jobs.is_empty());
    html! {
        section {
            h2 { (bundle.word("term-map")) }
            div class="dw-tile-key" {
                @if let Some(tile) = tile { (drawn::tile(tile, tile.name.spoken_in(bundle.language().tag()), &Pieces::default())) }
                p { (bundle.word("key-tile")) }
                div class="dw-named" { (drawn::tile_back()) }
                p { (bundle.word("key-back")) }
            }
        }
    }
}
