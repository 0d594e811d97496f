//! Deck Goes West on one page: the Day, actions, moving, the Night and the end; each line with links to its rules.

use super::picture::symbols_of;
use crate::boards::cheat_sheet::{CheatSheetPage, sections};
use art::deck_goes_west::{self as drawn, JobIcon, Picked, Pieces, Verb};
use catalog::Bundle;
use deck_goes_west::{
    Building, CheatSheet, Condition, Danger, DeckGoesWest, Edition, Gait, Goods, ItemColour, NightStep,
    Resource, Selector, Terrain, Trigger,
};
use maud::{Markup, html};
use std::mem::discriminant;

impl CheatSheetPage for DeckGoesWest {
    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup {
        html! {
            (symbols_of(&[], bundle))
            div class="facts-of" {
                (sections::<DeckGoesWest>(&CheatSheet::ALL, bundle, pages))
                section {
                    h2 { (bundle.word("key-icons")) }
                    ul class="dw-icon-key" { @for (icon, says) in icons() { li { (drawn::icon(icon)) span { (bundle.word(says)) } } } }
                }
                (of_missions(Edition::built_in(), bundle))
                (a_tile(Edition::built_in(), bundle))
            }
        }
    }
}

/// The icons of jobs, each with the id of its name.
fn icons() -> Vec<(JobIcon, &'static str)> {
    let mut icons: Vec<(JobIcon, &'static str)> =
        Resource::ALL.map(|resource| (JobIcon::of_resource(resource), resource.name())).to_vec();
    icons.extend([(JobIcon::Goods(Goods::Any), "key-any"), (JobIcon::Die, "key-die")]);
    icons.extend(Gait::ALL.map(|gait| match gait {
        Gait::Walk => (JobIcon::Gait(gait), "key-walk"),
        Gait::Climb => (JobIcon::Gait(gait), "key-climb"),
        Gait::Sail => (JobIcon::Gait(gait), "key-sail"),
    }));
    icons.extend([
        (JobIcon::Train, "key-train"),
        (JobIcon::Reveal, "key-reveal"),
        (JobIcon::Draw, "key-draw"),
    ]);
    icons.extend([
        (JobIcon::Build(Building::Rail), "term-railway"),
        (JobIcon::Build(Building::Bridge), "term-bridge"),
    ]);
    let item = Picked::Of(Selector::Item);
    icons.extend([
        (JobIcon::Card(Verb::Discard, item), "key-discard"),
        (JobIcon::Card(Verb::Scrap, item), "key-scrap"),
    ]);
    let danger = |danger: Danger| Picked::Of(Selector::Danger(danger));
    icons.extend([
        (JobIcon::Card(Verb::Take, danger(Danger::Pain)), "key-take"),
        (JobIcon::Card(Verb::Discard, Picked::This), "key-this"),
    ]);
    icons.extend([(JobIcon::Tap, "key-tap"), (JobIcon::LieDown, "key-lie")]);
    icons.extend([
        (JobIcon::Attack, "key-attack"),
        (JobIcon::Defend, "key-defend"),
        (JobIcon::Points, "key-points"),
    ]);
    icons.extend(Terrain::ALL.map(|terrain| (JobIcon::At(terrain), terrain.name())));
    icons.extend(
        ItemColour::ALL.into_iter().map(|colour| {
            (JobIcon::Card(Verb::Discard, Picked::Of(Selector::Colour(colour))), colour.name())
        }),
    );
    icons.extend([
        (JobIcon::Day, "term-day"),
        (JobIcon::Star, "term-bandit-number"),
        (JobIcon::HandLimit, "term-hand-limit"),
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
                @for step in steps { li { (drawn::icon(JobIcon::Night(step))) span { (bundle.say(&step.message())) } } }
            }
        }
    }
}

/// The icons of what scores, and of when it scores more, each with the id of its name.
fn scoring() -> Vec<(JobIcon, &'static str)> {
    let happens = |trigger: Trigger| match trigger {
        Trigger::Build => "key-on-build",
        Trigger::Reveal => "key-on-reveal",
        Trigger::Clear => "key-on-clear",
        Trigger::WagonWest => "key-on-wagon-west",
        Trigger::WagonEast => "key-on-wagon-east",
        Trigger::WagonHit => "key-on-wagon-hit",
    };
    let mut icons: Vec<(JobIcon, &'static str)> =
        Trigger::ALL.into_iter().map(|trigger| (JobIcon::On(trigger), happens(trigger))).collect();
    icons.extend([
        (JobIcon::If(Condition::FurthestWest), "key-if-furthest-west"),
        (JobIcon::If(Condition::MovedWest), "key-if-moved-west"),
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
