//! The Main Map: what depends on the edition is computed once; what depends on the position is drawn into it.

use super::cards::stack;
use super::curve::{Point, is_inside};
use super::ground::{FRAME, MapAreas};
use super::junctions::{SwitchFace, arrows};
use super::land::{self, kind_of};
use super::landmarks;
use super::mesas::mesas;
use super::railroad;
use super::track::Track;
use maud::{Markup, PreEscaped, html};
use train_heist::{Cactus, Edition, Space, Tile, Town};

/// The minimum radius of a hit shape around the middle of its space.
const TARGET: f32 = 31.0;

/// The Main Map of an edition, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Map {
    /// The railroad, for everything that rolls on it.
    pub track: Track,
    pub(super) ground: MapAreas,
    /// Layers without texts, from back to front.
    under: String,
    land: String,
    railroad: String,
    landmarks: String,
    /// The arrows of both junctions.
    junctions: [String; 2],
}

/// The texts on the map, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct MapWords<'a> {
    /// The language of the edition's own names.
    pub language: &'a str,
    /// The accessible name of the map.
    pub title: &'a str,
    /// The signs at both edges, in the order of the edition's `wrap`: where a train comes in again.
    pub signs: [&'a str; 2],
    /// The name of Cherokee Territory.
    pub territory: &'a str,
}

/// What a position draws between the layers of the map.
#[derive(Clone, Debug)]
pub struct OnMap<'a> {
    /// The faces of the two switches.
    pub faces: [SwitchFace; 2],
    /// Which cacti are Cherokee Territory.
    pub territories: [bool; 3],
    /// The spaces that can be reached, with their costs.
    pub reach: &'a [(Space, u8)],
    /// Loot in towns, the route of the train, pieces and links, over the scenery.
    pub over: Markup,
}

impl Map {
    /// Computes the map of an edition: areas, rails, rocks and marks. It takes some milliseconds; cache it.
    pub fn of(edition: &Edition) -> Map {
        let track = Track::of(edition);
        let ground = MapAreas::of(edition, &track);
        let under = html! { (land::outlines(edition, &ground)) (land::areas(edition)) (land::marks(edition, &ground)) };
        let land = html! {
            (land::trails(edition)) (land::clearings(edition))
        };
        let railroad = html! {
            (land::canyon(edition, &ground)) (mesas(&ground))
            (railroad::beds(edition, &track)) (railroad::rails(edition, &track))
            (railroad::tunnel(edition, &ground, &track)) (railroad::joints_and_stars(edition, &track))
        };
        let landmarks = html! { (landmarks::towns(edition, &ground)) (landmarks::cacti(edition)) };
        let junctions = [0, 1].map(|at| arrows(edition, &track, &edition.board.junctions[at]).into_string());
        let [under, land, railroad, landmarks] = [under, land, railroad, landmarks].map(Markup::into_string);
        Map { track, ground, under, land, railroad, landmarks, junctions }
    }

    /// The whole map.
    pub fn picture(&self, edition: &Edition, on: &OnMap<'_>, words: MapWords<'_>) -> Markup {
        let [wide, high] = edition.board.canvas;
        let frame = FRAME as i32;
        html! {
            svg id="main-map" class="th-map" viewBox={ "0 0 " (wide) " " (high) } role="group" aria-label=(words.title) {
                defs {
                    clipPath id="th-frame" {
                        rect x=(frame) y=(frame) width=(wide - 2 * frame) height=(high - 2 * frame) rx="10" {}
                    }
                }
                rect class="paper" x="2" y="2" width=(wide - 4) height=(high - 4) rx="16" {}
                g clip-path="url(#th-frame)" {
                    (PreEscaped(&self.under))
                    (PreEscaped(&self.land))
                    (self.reach(edition, on.reach))
                    (PreEscaped(&self.railroad))
                    (self.reach_over(edition, on.reach))
                    @for (at, face) in on.faces.into_iter().enumerate() { (self.junction(at, face)) }
                    (self.territories(edition, on.territories, words))
                    (PreEscaped(&self.landmarks))
                    (landmarks::signs(edition, &self.track, words.signs))
                    (landmarks::names(edition, &self.ground, words.language))
                    (self.targets(edition, words.language))
                    (on.over)
                }
                rect class="frame" x=(frame) y=(frame) width=(wide - 2 * frame) height=(high - 2 * frame) rx="10" {}
                rect class="frame thin" x=(frame / 2) y=(frame / 2) width=(wide - frame) height=(high - frame) rx="13" {}
            }
        }
    }

    /// A junction whose switch shows a face: `switch-0` or `switch-1`.
    pub fn junction(&self, at: usize, face: SwitchFace) -> Markup {
        html! {
            g id={ "switch-" (at) } class={ "crossing " (face.class()) } aria-hidden="true" {
                (PreEscaped(&self.junctions[at]))
            }
        }
    }

    /// Cherokee Territory: its boundary, its name and its post.
    pub fn territories(&self, edition: &Edition, claimed: [bool; 3], words: MapWords<'_>) -> Markup {
        html! {
            g id="cherokee" {
                @for ((number, cactus), _) in edition.board.cacti.iter().enumerate().zip(claimed).filter(|(_, claimed)| *claimed) {
                    g id={ "cherokee-" (number) } class="cherokee" role="img" aria-label=(words.territory) {
                        @for space in [cactus.space, cactus.rail] {
                            @let id = &edition.site(space).id;
                            clipPath id={ "land-" (id) } { use href={ "#r-" (id) } {} }
                            use class="territory" clip-path={ "url(#land-" (id) ")" } href={ "#r-" (id) } {}
                            use class="boundary" href={ "#r-" (id) } {}
                        }
                        (self.land_name(edition, cactus, words.territory))
                    }
                }
            }
        }
    }

    /// The post stands away from the cactus; the name is written where the land has room for it.
    fn land_name(&self, edition: &Edition, cactus: &Cactus, name: &str) -> Markup {
        let (at, rail) =
            (Point::of(edition.site(cactus.space).middle), Point::of(edition.site(cactus.rail).middle));
        let out = if rail.x < at.x { 1.0 } else { -1.0 };
        let lines = landmarks::in_two(name);
        let half = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default() as f32 * 5.0 + 4.0;
        let area = self.ground.area(cactus.space);
        let room = |place: &&Point| {
            let corner = |x: f32, y: f32| is_inside(**place + Point::new(x, y), area);
            corner(-half, -12.0) && corner(half, -12.0) && corner(-half, 18.0) && corner(half, 18.0)
        };
        let places = [
            (8.0, 50.0),
            (28.0, 48.0),
            (40.0, 56.0),
            (30.0, -66.0),
            (0.0, -70.0),
            (-20.0, -62.0),
            (8.0, 64.0),
        ]
        .map(|(x, y)| at + Point::new(x * out, y));
        let place = places.iter().find(room).unwrap_or(&places[0]);
        html! {
            use href="#th-post" x=(at.x - 46.0 * out - 17.0) y=(at.y - 38.0) width="34" height="43" {}
            @for (number, line) in lines.iter().enumerate() {
                text class="landname" x=(place.x) y=(place.y + 14.0 * number as f32) { (line) }
            }
        }
    }

    /// An invisible target for each space, with its name: `s-…`. It lies over the scenery and under the pieces.
    pub fn targets(&self, edition: &Edition, language: &str) -> Markup {
        html! {
            g id="spaces" {
                @for space in edition.main_map() {
                    @let site = edition.site(space);
                    g id={ "s-" (site.id) } class={ "space " (kind_of(site.kind)) } {
                        title { (site.name.spoken_in(language)) }
                        (self.hit(edition, space))
                    }
                }
            }
        }
    }

    /// The hit shape of a space: all of its area, and a disc around its middle.
    pub fn hit(&self, edition: &Edition, space: Space) -> Markup {
        let site = edition.site(space);
        let [x, y] = site.middle;
        html! {
            use class="hit" href={ "#r-" (site.id) } {}
            circle class="hit" cx=(x) cy=(y) r=(TARGET) {}
        }
    }

    /// The tiles in a town; `name` is their accessible name.
    pub fn town_loot(&self, town: &Town, edition: &Edition, tiles: &[Tile], name: &str) -> Markup {
        let needs: Vec<_> = tiles.iter().map(|&tile| edition.need(tile)).collect();
        stack(&format!("loot-{}", town.letter), &needs, town.loot.map(|at| at as f32), 48.0, name)
    }
}
