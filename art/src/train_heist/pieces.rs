//! Cowboys, horses and the Sheriff, standing and lying.

use super::cards::count;
use super::curve::{Point, short};
use super::fan::{FigurePlacement, RAISED, Room, fan};
use super::map::Map;
use maud::{Markup, html};
use train_heist::{Colour, Edition, Space};

/// The width of a figure on foot.
const WIDE: f32 = 36.0;

/// The kind of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FigureKind {
    /// On foot.
    Cowboy(Colour),
    /// Flat on the back.
    Flat(Colour),
    /// A horse with up to two riders.
    Horse {
        /// The number of the horse.
        number: u8,
        /// The riders, the one who holds the reins first.
        riders: Vec<Colour>,
    },
    /// The Sheriff.
    Sheriff,
}

/// A figure on a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Cowboy, horse or Sheriff.
    pub what: FigureKind,
    /// The number of tiles it carries.
    pub loot: usize,
    /// The accessible name, in the reader's language.
    pub name: String,
    /// Whether it is the viewer's own.
    pub mine: bool,
}

/// A figure at its position in a picture.
#[derive(Clone, Copy, Debug)]
pub struct PlacedFigure<'a> {
    figure: &'a Figure,
    spot: FigurePlacement,
}

impl FigureKind {
    /// The id of its drawing, which a piece keeps when it moves.
    pub fn id(&self) -> String {
        match self {
            FigureKind::Cowboy(colour) | FigureKind::Flat(colour) => format!("piece-{}", colour.word()),
            FigureKind::Horse { number, .. } => format!("piece-horse-{number}"),
            FigureKind::Sheriff => "piece-sheriff".to_owned(),
        }
    }
}

/// The figures on a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceFigures {
    /// The space on which they stand.
    pub space: Space,
    /// The figures, in the order in which they are drawn side by side.
    pub who: Vec<Figure>,
}

impl Map {
    /// The figures on the Main Map, from back to front.
    pub fn pieces<'a>(&self, edition: &Edition, standing: &'a [SpaceFigures]) -> Vec<PlacedFigure<'a>> {
        let here = standing.iter().filter(|standing| !standing.space.is_aboard());
        figures(here.map(|standing| (self.room(edition, standing.space), standing)))
    }

    /// The room on a space: from border to border at the height of its middle.
    fn room(&self, edition: &Edition, space: Space) -> Room {
        let at = Point::of(edition.site(space).middle);
        let feet = at + Point::new(0.0, 7.0);
        if edition.board.rails.contains(space) {
            return Room { feet, wide: 62.0, size: 1.0 };
        }
        Room { feet, wide: (2.0 * self.ground.half_width(space, at) - 12.0).clamp(58.0, 156.0), size: 1.0 }
    }
}

/// Places figures, from back to front.
pub(super) fn figures<'a>(rooms: impl Iterator<Item = (Room, &'a SpaceFigures)>) -> Vec<PlacedFigure<'a>> {
    let mut placed: Vec<PlacedFigure<'a>> = Vec::new();
    for (room, standing) in rooms {
        let who: Vec<&FigureKind> = standing.who.iter().map(|figure| &figure.what).collect();
        let spots = fan(&who, room).into_iter().zip(&standing.who);
        placed.extend(spots.map(|(spot, figure)| PlacedFigure { figure, spot }));
    }
    placed.sort_by(|a, b| a.spot.at.y.total_cmp(&b.spot.at.y));
    placed
}

impl PlacedFigure<'_> {
    /// The id of its drawing.
    pub fn id(&self) -> String {
        self.figure.what.id()
    }

    /// The position of its feet on the canvas of its picture, and its scale.
    pub fn place(&self) -> (Point, f32) {
        (self.spot.at, self.spot.size)
    }

    /// The figure at its position, and the path by which it arrived if it moved, for the page's script.
    pub fn drawn(&self, came: Option<&str>) -> Markup {
        let PlacedFigure { figure, spot } = self;
        let place = spot.at.translate();
        let place = if spot.size < 1.0 { format!("{place} scale({:.2})", spot.size) } else { place };
        html! {
            g id=(self.id()) class=(figure.class()) transform=(place) data-path=[came] tabindex="0" role="img" aria-label=(figure.name) {
                (drawing(&figure.what, spot.raised.map(|height| height / spot.size), RAISED / spot.size))
                @if figure.loot > 0 { (carried(&figure.what, figure.loot)) }
            }
        }
    }
}

impl Figure {
    /// The class of its drawing; the page keeps the viewer's own figure in sight.
    pub(super) const fn class(&self) -> &'static str {
        if self.mine { "th-piece mine" } else { "th-piece" }
    }
}

/// The drawing of a figure, its feet at the origin.
pub(super) fn drawing(what: &FigureKind, raised: Option<f32>, badge_size: f32) -> Markup {
    match what {
        FigureKind::Cowboy(colour) => html! {
            use class={ "seat-" (colour.word()) } href="#th-cowboy" x="-18" y="-45" width=(WIDE) height="51" {}
            @match raised {
                Some(height) => (badge(*colour, 0.0, -height, badge_size)),
                None => (badge(*colour, 0.0, -13.5, 16.2)),
            }
        },
        FigureKind::Flat(colour) => html! {
            use class={ "seat-" (colour.word()) } href="#th-flat" x="-31" y="-32" width="62" height="39.6" {}
            (badge(*colour, 5.2, -10.5, 16.1))
        },
        FigureKind::Sheriff => html! { use href="#th-sheriff" x="-18" y="-45" width=(WIDE) height="51" {} },
        FigureKind::Horse { riders, .. } => match riders[..] {
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

/// A badge, which identifies a cowboy by shape, letter and colour.
pub(super) fn badge(colour: Colour, x: f32, y: f32, size: f32) -> Markup {
    let (word, half, wide) = (colour.word(), size / 2.0, short(size));
    html! {
        use class={ "seat-" (word) } href={ "#th-badge-" (word) } x=(short(x - half)) y=(short(y - half)) width=(wide) height=(wide) {}
    }
}

/// A single badge.
pub fn badge_of(colour: Colour) -> Markup {
    html! { svg class="th-badge" viewBox="-13 -13 26 26" aria-hidden="true" { (badge(colour, 0.0, 0.0, 26.0)) } }
}

/// The loot that a figure carries.
fn carried(what: &FigureKind, loot: usize) -> Markup {
    let (x, y) = match what {
        FigureKind::Horse { .. } => (17.0, -12.0),
        FigureKind::Flat(_) => (-24.0, 2.0),
        FigureKind::Cowboy(_) | FigureKind::Sheriff => (14.0, -6.0),
    };
    html! {
        use href="#th-sack" x=(x - 9.0) y=(y - 9.0) width="18" height="18" {}
        @if loot > 1 { (count(loot, [x + 7.0, y + 5.0], 0.72)) }
    }
}

/// A seat's counter in a game of every cowboy against the others.
pub fn counter(colour: Colour, points: u8, name: &str) -> Markup {
    html! {
        svg class={ "th-counter seat-" (colour.word()) } viewBox="0 0 58 26" role="img" aria-label=(name) {
            rect class="q" x="12" y="3" width="44" height="20" rx="10" fill="var(--th-paper)" {}
            use href={ "#th-badge-" (colour.word()) } x="0" y="0" width="26" height="26" {}
            text class="qt" x="40" y="18" font-size="14" fill="var(--th-ink)" { (points) }
        }
    }
}
