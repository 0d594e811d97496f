//! The Train Map: the train from the side, the engine at the left. Each of its five sections ends behind its platform;
//! positions come from the edition.

mod cars;
mod jail;

pub use jail::jail;

use super::cards::stack;
use super::curve::{Point, short};
use super::fan::Room;
use super::land::kind_of;
use super::pieces::{PlacedFigure, SpaceFigures, figures};
use super::reach::SpaceLink;
use cars::TrainSection;
use maud::{Markup, html};
use train_heist::{Edition, SiteKind, Space, Square, Tile};

/// The size of the drawing, whatever the canvas of the edition.
const SIZE: Point = Point::new(1000.0, 200.0);
/// The margin above the canvas, for smoke and hats.
const ABOVE: f32 = 14.0;
/// The y coordinates of decks and floors, of the top of a car, and of the rails.
const DECK: f32 = 152.0;
const TOP: f32 = 66.0;
const RAIL: f32 = 191.0;
/// The width of a loot tile.
const TILE: f32 = 50.0;

/// What a position draws on the Train Map.
#[derive(Clone, Debug)]
pub struct OnTrain {
    /// The cells, the loot, and the spaces that glow.
    pub behind: Markup,
    /// Figures, links and the like.
    pub over: Markup,
}

/// The whole Train Map. `title` is its accessible name; names of the edition are in `language`.
pub fn side(edition: &Edition, on: &OnTrain, language: &str, title: &str) -> Markup {
    let sections: Vec<TrainSection> = (0..5).map(|number| TrainSection::of(edition, number)).collect();
    html! {
        svg id="train-map" class="th-side" viewBox={ "0 " (-ABOVE) " " (SIZE.x) " " (SIZE.y + ABOVE) }
            role="group" aria-label=(title) {
            (ground())
            @for section in &sections { (section.drawn(edition)) }
            @for section in &sections { (section.platform()) }
            (on.behind)
            (targets(edition, language))
            (on.over)
        }
    }
}

/// A position of the edition, in the drawing.
fn placed(edition: &Edition, [x, y]: [i32; 2]) -> Point {
    let canvas = Point::of(edition.train.canvas);
    Point::new(x as f32 / canvas.x * SIZE.x, y as f32 / canvas.y * SIZE.y)
}

fn middle(edition: &Edition, space: Space) -> Point {
    placed(edition, edition.site(space).middle)
}

fn ground() -> Markup {
    let sleepers: String =
        (0..50_u16).map(|sleeper| format!("M{} 193h11v5h-11z", 4 + 20 * sleeper)).collect();
    html! {
        g aria-hidden="true" {
            path class="side-rail" d={ "M0 " (RAIL) "h1000" } {}
            path class="side-sleepers" d=(sleepers) {}
        }
    }
}
/// The id of the tiles on a square of a passenger car.
pub fn car_loot_id(square: Square) -> String {
    format!("loot-{}{}", ["A", "B", "C"][square.car()], square.side() + 1)
}

/// The tiles on a square of a passenger car, the top one last; `name` is their accessible name.
pub fn car_loot(edition: &Edition, square: Square, tiles: &[Tile], name: &str) -> Markup {
    let at = placed(edition, edition.train.squares[square.car()][square.side()]);
    let needs: Vec<_> = tiles.iter().map(|&tile| edition.need(tile)).collect();
    stack(&car_loot_id(square), &needs, [at.x - 2.0, at.y + 4.0], TILE, name)
}

/// The figures aboard, except those in jail.
pub fn aboard<'a>(edition: &Edition, standing: &'a [SpaceFigures]) -> Vec<PlacedFigure<'a>> {
    let aboard =
        standing.iter().filter(|standing| standing.space.is_aboard() && standing.space != edition.train.jail);
    figures(aboard.map(|standing| (room(edition, standing.space), standing)))
}

fn room(edition: &Edition, space: Space) -> Room {
    let at = middle(edition, space);
    // Inside, hats must not hide the loot.
    let (feet, wide, size) = match edition.site(space).kind {
        SiteKind::Roof => (at.y + 2.0, 126.0, 1.0),
        SiteKind::Interior => (DECK, 126.0, 0.87),
        _ => (DECK, 56.0, 1.0),
    };
    Room { feet: Point::new(at.x, feet), wide, size }
}

/// The clickable part of the picture for a space: left, top, width, height.
fn zone(edition: &Edition, space: Space) -> [f32; 4] {
    let at = middle(edition, space);
    let section = TrainSection::of(edition, edition.section(space));
    let (left, width) = (section.left + 8.0, section.right() - section.left - 8.0);
    match edition.site(space).kind {
        SiteKind::Roof => [left, at.y - 52.0, width, 60.0],
        SiteKind::Interior | SiteKind::Jail => [left, 73.0, width, 86.0],
        _ => [at.x - 25.0, 90.0, 50.0, 86.0],
    }
}

/// An invisible target for each space, with its name: `s-…`, over everything.
fn targets(edition: &Edition, language: &str) -> Markup {
    html! {
        g id="train-spaces" {
            @for space in edition.train_map() {
                @let site = edition.site(space);
                @let [x, y, width, height] = zone(edition, space);
                g id={ "s-" (site.id) } class={ "space " (kind_of(site.kind)) " sec-" (edition.section(space) + 1) } {
                    title { (site.name.spoken_in(language)) }
                    rect class="hit" x=(short(x)) y=(short(y)) width=(short(width)) height=(short(height)) rx="6" {}
                }
            }
        }
    }
}

/// Reachable spaces of the train, with their costs: they glow behind the figures.
pub fn reach_aboard(edition: &Edition, spaces: &[(Space, u8)]) -> Markup {
    html! {
        g id="reach-aboard" aria-hidden="true" {
            @for (space, cost) in spaces.iter().filter(|(space, _)| space.is_aboard()) {
                @let [x, y, width, height] = zone(edition, *space).map(short);
                rect class={ "glow c" (cost.clamp(&1, &4)) } x=(x) y=(y) width=(width) height=(height) rx="6" {}
            }
        }
    }
}

/// The link to a reachable space of the train: all of it is clickable, a disc shows the cost.
pub fn go_aboard(edition: &Edition, go: SpaceLink<'_>) -> Markup {
    let [x, y, width, height] = zone(edition, go.space);
    let down = if edition.site(go.space).kind == SiteKind::Platform { 2.0 } else { 15.0 };
    let at = Point::new(x + width / 2.0, y + if go.taken { 2.0 } else { down });
    let [x, y, width, height] = [x, y, width, height].map(short);
    html! {
        a class={ "go c" (go.cost.clamp(1, 4)) } href=(go.href) aria-label=(go.name) {
            rect class="hit" x=(x) y=(y) width=(width) height=(height) rx="6" {}
            g class="cost" transform=(at.translate()) { circle r="11.5" {} text y="5" { (go.cost) } }
        }
    }
}

/// The path that the Sheriff would walk, dashed, from one space to another.
pub fn walk(edition: &Edition, from: Space, to: Space) -> Markup {
    let (a, b) = (middle(edition, from), middle(edition, to));
    let way = (b.x - a.x).signum();
    let (start, end) = (Point::new(a.x + way * 20.0, 138.0), Point::new(b.x - way * 24.0, 136.0));
    let bend = Point::new((a.x + b.x) / 2.0, 112.0);
    let at = |point: Point| format!("{} {}", short(point.x), short(point.y));
    html! {
        g class="walk" aria-hidden="true" {
            path class="walk-line" d={ "M" (at(start)) "Q" (at(bend)) " " (at(end)) } {}
            path class="walk-head" d="M-4-8 11 0-4 8z" transform={ (end.translate()) " rotate(" ((end - bend).heading().round()) ")" } {}
        }
    }
}
