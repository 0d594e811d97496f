//! Cowboys, horses, the Sheriff and the train, as they stand and lie.

use super::cards::count;
use super::curve::{Pen, Point, short};
use super::fan::{RAISED, Room, Spot, fan};
use super::map::Map;
use super::track::{Pose, Rolling, Stretch};
use maud::{Markup, html};
use train_heist::{Edition, Space};

/// How wide a figure on foot is drawn.
const WIDE: f32 = 36.0;

/// The colours of the seats; each has a shape and a letter of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    /// All four.
    pub(crate) const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// The name of its drawings and classes.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }
}

/// What a figure is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// On foot.
    Cowboy(Colour),
    /// Flat on the back.
    Flat(Colour),
    /// A horse, with nobody, one or two on it; the one who holds the reins first.
    Horse {
        /// Which of the horses.
        number: u8,
        /// Who rides it.
        riders: Vec<Colour>,
    },
    /// The Sheriff.
    Sheriff,
}

/// A figure on a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Figure {
    pub(crate) what: What,
    /// How many tiles it carries.
    pub(crate) loot: usize,
    /// Who it is and how, in the reader's language.
    pub(crate) name: String,
    /// How it came here, as the page's script plays it; nothing if it did not move.
    pub(crate) path: Option<String>,
}

/// A figure as it is drawn: a part of the picture that can come again by itself.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    /// The id of the part.
    pub(crate) id: String,
    /// Where its feet are on the canvas of its picture, and how large it is.
    pub(crate) at: Point,
    pub(crate) size: f32,
    pub(crate) markup: Markup,
}

impl What {
    /// The id of its drawing: a piece keeps it wherever it goes.
    pub(crate) fn id(&self) -> String {
        match self {
            What::Cowboy(colour) | What::Flat(colour) => format!("piece-{}", colour.word()),
            What::Horse { number, .. } => format!("piece-horse-{number}"),
            What::Sheriff => "piece-sheriff".to_owned(),
        }
    }
}

/// Everybody on a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) space: Space,
    pub(crate) who: Vec<Figure>,
}

impl Map {
    /// Everybody on the Main Map, those behind first.
    pub(crate) fn pieces(&self, edition: &Edition, standing: &[Standing]) -> Vec<Drawn> {
        let here = standing.iter().filter(|standing| !standing.space.is_aboard());
        let rooms: Vec<(Room, &Standing)> =
            here.map(|standing| (self.room(edition, standing.space), standing)).collect();
        figures(&rooms)
    }

    /// How much room there is on a space: from border to border at the height of its middle.
    fn room(&self, edition: &Edition, space: Space) -> Room {
        let at = Point::of(edition.site(space).middle);
        let feet = at + Point::new(0.0, 7.0);
        if edition.board.rails.contains(space) {
            return Room { feet, wide: 62.0, size: 1.0 };
        }
        Room { feet, wide: (2.0 * self.ground.half_width(space, at) - 12.0).clamp(58.0, 156.0), size: 1.0 }
    }
}

/// Draws everybody, those behind first.
pub(super) fn figures(rooms: &[(Room, &Standing)]) -> Vec<Drawn> {
    let mut spots: Vec<(Spot, &Figure)> = Vec::new();
    for (room, standing) in rooms {
        let who: Vec<&What> = standing.who.iter().map(|figure| &figure.what).collect();
        spots.extend(fan(&who, *room).into_iter().zip(&standing.who));
    }
    spots.sort_by(|(a, _), (b, _)| a.at.y.total_cmp(&b.at.y));
    let drawn = |(spot, figure): (Spot, &Figure)| {
        let (id, Spot { at, size, .. }) = (figure.what.id(), spot);
        Drawn { markup: piece(&id, spot, figure), id, at, size }
    };
    spots.into_iter().map(drawn).collect()
}

/// A figure at its place.
fn piece(id: &str, spot: Spot, figure: &Figure) -> Markup {
    let place = spot.at.translate();
    let place = if spot.size < 1.0 { format!("{place} scale({:.2})", spot.size) } else { place };
    html! {
        g id=(id) class="th-piece" transform=(place) data-path=[&figure.path] tabindex="0" role="img" aria-label=(figure.name) {
            (drawing(&figure.what, spot.raised.map(|height| height / spot.size), RAISED / spot.size))
            @if figure.loot > 0 { (carried(&figure.what, figure.loot)) }
        }
    }
}

/// The drawing of a figure, its feet at the origin.
fn drawing(what: &What, raised: Option<f32>, badge_size: f32) -> Markup {
    match what {
        What::Cowboy(colour) => html! {
            use class={ "seat-" (colour.word()) } href="#th-cowboy" x="-18" y="-45" width=(WIDE) height="51" {}
            @match raised {
                Some(height) => (badge(*colour, 0.0, -height, badge_size)),
                None => (badge(*colour, 0.0, -13.5, 16.2)),
            }
        },
        What::Flat(colour) => html! {
            use class={ "seat-" (colour.word()) } href="#th-flat" x="-31" y="-32" width="62" height="39.6" {}
            (badge(*colour, 5.2, -10.5, 16.1))
        },
        What::Sheriff => html! { use href="#th-sheriff" x="-18" y="-45" width=(WIDE) height="51" {} },
        What::Horse { riders, .. } => match riders[..] {
            [] => html! { use href="#th-horse" x="-25" y="-40" width="50" height="46.2" {} },
            [first] => html! {
                use href="#th-mount" x="-27" y="-44" width="54" height="49.8" {}
                use class={ "seat-" (first.word()) } href="#th-rider" x="-15.6" y="-52" width="28.6" height="40.5" {}
                (badge(first, -1.4, -27.2, 12.8))
            },
            [first, second, ..] => html! {
                use href="#th-mount" x="-27" y="-44" width="54" height="49.8" {}
                use class={ "seat-" (second.word()) } href="#th-behind" x="-26" y="-50" width="26.4" height="37.4" {}
                (badge(second, -15.5, -27.0, 12.4))
                use class={ "seat-" (first.word()) } href="#th-rider" x="-10.6" y="-52" width="28.6" height="40.5" {}
                (badge(first, 4.2, -27.2, 12.8))
            },
        },
    }
}

/// A badge says who it is by shape, letter and colour.
pub(super) fn badge(colour: Colour, x: f32, y: f32, size: f32) -> Markup {
    let (word, half, wide) = (colour.word(), size / 2.0, short(size));
    html! {
        use class={ "seat-" (word) } href={ "#th-badge-" (word) } x=(short(x - half)) y=(short(y - half)) width=(wide) height=(wide) {}
    }
}

/// The loot somebody carries.
fn carried(what: &What, loot: usize) -> Markup {
    let (x, y) = match what {
        What::Horse { .. } => (17.0, -12.0),
        What::Flat(_) => (-24.0, 2.0),
        What::Cowboy(_) | What::Sheriff => (14.0, -6.0),
    };
    html! {
        use href="#th-sack" x=(x - 9.0) y=(y - 9.0) width="18" height="18" {}
        @if loot > 1 { (count(loot, [x + 7.0, y + 5.0], 0.72)) }
    }
}

/// A seat's counter in a game of everybody against everybody.
pub(crate) fn counter(colour: Colour, points: u8, name: &str) -> Markup {
    html! {
        svg class={ "th-counter seat-" (colour.word()) } viewBox="0 0 58 26" role="img" aria-label=(name) {
            rect class="q" x="12" y="3" width="44" height="20" rx="10" fill="var(--th-paper)" {}
            use href={ "#th-badge-" (colour.word()) } x="0" y="0" width="26" height="26" {}
            text class="qt" x="40" y="18" font-size="14" fill="var(--th-ink)" { (points) }
        }
    }
}

/// A way to a space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Go<'a> {
    pub(crate) space: Space,
    /// How many actions it takes.
    pub(crate) cost: u8,
    /// Is somebody there? Then the cost is told beside them.
    pub(crate) taken: bool,
    /// Where the link leads, and what it is called.
    pub(crate) href: &'a str,
    pub(crate) name: &'a str,
}

/// The train: how it stands, and how it came there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rolled<'a> {
    /// The rails it stands on.
    pub(crate) train: Stretch<'a>,
    /// How its cars rolled there, engine first; none if they did not.
    pub(crate) rolling: &'a [Rolling],
    /// How long it takes over one rail, in milliseconds.
    pub(crate) a_rail: f32,
    /// The section that is looked at, from 0.
    pub(crate) lit: Option<usize>,
}

impl Map {
    /// The five cars with their plates; the last is drawn first, so that the engine is on top. `names` are those of the
    /// five sections.
    pub(crate) fn train(&self, edition: &Edition, rolled: Rolled<'_>, names: &[String]) -> Markup {
        let poses = self.track.standing(edition, rolled.train);
        let path = |car: usize, upright: Option<f32>| {
            rolled.rolling.get(car).map(|rolling| rolling.path(rolled.a_rail, upright))
        };
        html! {
            g id="train" {
                @for (car, pose) in poses.iter().enumerate().rev() {
                    @let lit = if rolled.lit == Some(car) { " lit" } else { "" };
                    g id={ "car-" (car + 1) } class={ "th-car sec-" (car + 1) (lit) } data-path=[path(car, None)]
                        transform=(turned(pose)) opacity=(pose.opacity) role="img" aria-label=(names.get(car).map_or("", String::as_str)) {
                        rect class="halo" x="-38" y="-19" width="76" height="38" rx="9" {}
                        use href={ "#th-car-" (car + 1) } x="-36" y="-18" width="72" height="36" {}
                    }
                }
                @for (car, pose) in poses.iter().enumerate() {
                    g id={ "plate-" (car + 1) } class="th-plate" data-path=[path(car, Some(PLATE))] aria-hidden="true"
                        transform=(pose.beside(PLATE).translate()) {
                        circle r="7.6" {}
                        text y="3.7" { (plate_of(edition, car)) }
                    }
                }
            }
        }
    }

    /// What the train does next: a ribbon over the rails, a number on each, an outline of the engine where it stops.
    pub(crate) fn route(&self, edition: &Edition, train: Stretch<'_>, entered: &[Space]) -> Markup {
        let rolling = self.track.rolling(edition, train, entered);
        let Some(engine) = rolling.first() else { return html! { g id="route" {} } };
        let mut pen = Pen::default();
        for part in engine.unbroken() {
            pen.smooth(&part);
        }
        let path = pen.written();
        let stops = engine.stops();
        html! {
            g id="route" aria-hidden="true" {
                path class="ribbon-edge" d=(path) {} path class="ribbon" d=(path) {} path class="ribbon-dash" d=(path) {}
                @if let Some(last) = stops.last() {
                    path class="ghost" d="M-34 0-23-12.5H26v25H-23z" transform=(turned(last)) {}
                }
                @for (number, pose) in (1..).zip(&stops) {
                    g class="step" transform=(pose.at.translate()) { circle r="12" {} text y="5" { (number) } }
                }
            }
        }
    }
}

/// Is the ground of this space hidden under something?
fn is_covered(edition: &Edition, space: Space) -> bool {
    edition.board.rails.contains(space) || space == edition.board.canyon
}

/// Each area is outlined inside its own border.
fn glowing(edition: &Edition, spaces: &[(Space, u8)], is_meant: impl Fn(Space) -> bool) -> Markup {
    html! {
        @for (space, cost) in spaces.iter().filter(|(space, _)| is_meant(*space)) {
            @let id = &edition.site(*space).id;
            clipPath id={ "reach-" (id) } { use href={ "#r-" (id) } {} }
            use class={ "glow c" (cost.clamp(&1, &4)) } clip-path={ "url(#reach-" (id) ")" } href={ "#r-" (id) } {}
        }
    }
}

/// A plate is so far behind the middle of its car.
const PLATE: f32 = 13.0;

/// The letter of a passenger car, or the number of a section.
pub(super) fn plate_of(edition: &Edition, section: usize) -> String {
    let car = edition.train.cars.iter().position(|&car| edition.section(car) == section);
    car.and_then(|car| ["A", "B", "C"].get(car))
        .map_or_else(|| (section + 1).to_string(), |letter| (*letter).to_owned())
}

fn turned(pose: &Pose) -> String {
    format!("{} rotate({})", pose.at.translate(), pose.turn.round())
}

impl Map {
    /// Open ground one can go to, with what it costs: it glows under the scenery.
    pub(crate) fn reach(&self, edition: &Edition, spaces: &[(Space, u8)]) -> Markup {
        let open = |space: Space| !space.is_aboard() && !is_covered(edition, space);
        html! { g id="reach" aria-hidden="true" { (glowing(edition, spaces, open)) } }
    }

    /// Rails and the canyon glow over their beds and floor.
    pub(crate) fn reach_over(&self, edition: &Edition, spaces: &[(Space, u8)]) -> Markup {
        html! { g id="reach-over" aria-hidden="true" { (glowing(edition, spaces, |space| is_covered(edition, space))) } }
    }

    /// The link to a space one can go to: all of its area answers, a disc says what it costs.
    pub(crate) fn go(&self, edition: &Edition, go: Go<'_>) -> Markup {
        let aside = if go.taken { Point::new(25.0, 15.0) } else { Point::default() };
        let at = Point::of(edition.site(go.space).middle) + aside;
        html! {
            a class={ "go c" (go.cost.clamp(1, 4)) } href=(go.href) aria-label=(go.name) {
                (self.hit(edition, go.space))
                g class="cost" transform=(at.translate()) { circle r="13" {} text y="5.5" { (go.cost) } }
            }
        }
    }

    /// Loot in the three towns.
    pub(crate) fn town_loot(&self, edition: &Edition, loot: [(&[train_heist::Tile], String); 3]) -> Markup {
        html! {
            g id="town-loot" {
                @for (town, (tiles, name)) in edition.board.towns.iter().zip(loot) {
                    @let needs: Vec<_> = tiles.iter().map(|&tile| edition.need(tile)).collect();
                    @let [x, y] = town.loot.map(|at| at as f32);
                    (super::cards::stack(&format!("loot-{}", town.letter), &needs, [x, y], 48.0, &name))
                }
            }
        }
    }
}
