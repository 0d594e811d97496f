//! All drawings of the game.

use super::super::*;
use super::{jobs, ours};
use deck_goes_west::{Compass, Danger, Direction, Goods, NightStep, Place, Resource, Selector, Terrain};
use maud::{Markup, html};

fn all_tiles() -> Markup {
    let (none, rail) = (Pieces::default(), Pieces { rail: true, ..Pieces::default() });
    html! {
        div class="lay" {
            @for shown in &ours().tiles {
                @for pieces in [&none, &rail] { (tile(shown, shown.name.spoken_in("en"), pieces)) }
            }
            (tile_back())
        }
    }
}

/// A tile with all kinds of pieces.
fn crowded() -> Markup {
    let people = |many: usize| {
        (0..many).map(|seat| Meeple { seat, lying: seat % 2 == 1, came: None }).collect::<Vec<_>>()
    };
    let many = [
        (0, 1, false),
        (1, 2, false),
        (2, 3, true),
        (4, 0, true),
        (5, 1, false),
        (7, 5, true),
        (12, 4, false),
        (3, 5, true),
    ];
    html! {
        div class="lay" {
            @for (number, (bandits, meeples, wagon)) in many.into_iter().enumerate() {
                @let shown = &ours().tiles[number * 6];
                @let pieces = Pieces { rail: number % 2 == 0, bandits, meeples: people(meeples), wagon };
                (tile(shown, shown.name.spoken_in("pt-BR"), &pieces))
            }
        }
    }
}

/// A tile with every mark of a plan, and one that lies face down.
fn all_marks() -> Markup {
    let cost = Cost { gaits: [2, 0, 0], train: false, or_more: false, from: Some(Direction::East) };
    let marks = [
        Mark::Plain,
        Mark::Here,
        Mark::Lit,
        Mark::Reach(cost),
        Mark::More(cost),
        Mark::Chosen(cost),
        Mark::Beyond,
        Mark::Battle,
        Mark::Reach(Cost { gaits: [1, 2, 1], train: true, or_more: true, from: None }),
    ];
    let faces = ours().tiles.iter().map(|tile| Some((tile, tile.name.spoken_in("en")))).chain([None]);
    let place = Place { column: 0, row: 0 };
    let tiles = faces.flat_map(|face| {
        marks.map(|mark| MapTile { place, face, around: [None; 4], pieces: Pieces::default(), mark }.whole())
    });
    html! { @for tile in tiles { (tile) } }
}

/// Drawings of cards and characters.
fn all_cards() -> Markup {
    html! {
        @for card in &ours().cards { (vignette(card)) (card_type(card.pile)) }
        @for picked in Picked::all() { (card_mark(picked)) }
        @for character in &ours().characters { (portrait(&character.id)) }
        @for seat in 0..5 { (meeple(seat)) }
        (gang(3, 2)) (grave(true)) (grave(false))
    }
}

fn all_boards() -> Markup {
    let points = [(0, 9), (2, 8), (1, 8), (3, 8), (4, 21)];
    let all = [(0, 3), (1, 3), (2, 3), (3, 3), (4, 3)];
    html! {
        div class="lay" {
            @for (board, points) in ours().boards.iter().zip([&points[..2], &points, &all, &points[..1]]) {
                div class="demo-side" { (tracks(&Score { board, day: 5, points })) }
            }
            (risk(2, "Bandit Risk 2"))
        }
    }
}

fn all_dice() -> Markup {
    html! {
        div class="lay" {
            @for face in ours().success { (success_die(face, DiceCounts::Goods, "")) }
            (success_die(4, DiceCounts::Hits, ""))
            @for face in [Compass::North, Compass::South, Compass::West, Compass::More] { (compass_die(face, "")) }
            @for face in [7, 17, 20] { (bandit_die(20, face, "")) }
            @for face in [7, 12] { (bandit_die(12, face, "")) }
        }
    }
}

fn all_icons() -> Markup {
    html! {
        div class="lay" {
            @for shown in JobIcon::all() {
                div class="lab" { (icon(shown)) (icon(shown)) span { (format!("{shown:?}").replace("Goods(Of", "(")) } }
            }
            @for step in [NightStep::RemoveEast(3), NightStep::Split(6)] { div class="lab" { (night_icon(step)) } }
            (icon(JobIcon::Card(Verb::Take, Picked::Of(Selector::Danger(Danger::Pain)))))
        }
    }
}

/// Every kind of step.
fn all_steps() -> Markup {
    html! { @for job in jobs::every_step().iter().chain(&jobs::of_the_edition()) { (job_icons(job)) } }
}

/// The drawings of missions and their ends.
fn all_missions() -> Markup {
    let people = |alive| {
        [FarewellPlayer { seat: 0, won: true, alive: true }, FarewellPlayer { seat: 1, won: false, alive }]
    };
    html! {
        @for mission in &ours().missions {
            (layout(mission, "Map at the start"))
            @for step in &mission.night { (night_icon(*step)) }
        }
        (night_sky()) (sunset()) (signpost("West"))
        @for end in [Farewell::Won, Farewell::TooLate, Farewell::Died, Farewell::Versus] {
            (farewell(end, &people(end != Farewell::Died), 21, "The end"))
        }
    }
}

/// All drawings in one text.
pub(super) fn everything() -> String {
    let terrains = html! { @for terrain in Terrain::ALL { (icon(JobIcon::At(terrain))) } };
    let goods = html! { @for resource in Resource::ALL { (icon(JobIcon::Goods(Goods::Of(resource)))) } };
    html! {
        (all_icons()) (all_steps()) (all_cards()) (all_tiles()) (crowded()) (all_marks()) (all_boards()) (all_dice())
        (all_missions()) (terrains) (goods)
    }
    .into_string()
}
