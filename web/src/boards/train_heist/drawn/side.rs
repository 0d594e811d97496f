//! The Train Map: the train from the side, the engine at the left. Each of its five sections ends behind its platform; places
//! are the edition's.

use super::cards::stack;
use super::curve::{Point, short};
use super::fan::Room;
use super::land::kind_of;
use super::pieces::{Colour, Drawn, Figure, Go, Standing, What, badge, figures, plate_of};
use maud::{Markup, html};
use train_heist::{Edition, SiteKind, Space, Tile};

/// The picture is drawn at this size, whatever the canvas of the edition.
const SIZE: Point = Point::new(1000.0, 200.0);
/// Above the canvas there is room for smoke and hats.
const ABOVE: f32 = 14.0;
/// The height of decks and floors, of the top of a car, and of the rails.
const DECK: f32 = 152.0;
const TOP: f32 = 66.0;
const RAIL: f32 = 191.0;
/// Half a platform.
const PLATFORM: f32 = 22.0;
/// How wide a loot tile is.
const TILE: f32 = 50.0;
/// The walls and roofs of the passenger cars.
const PAINTS: [(&str, &str); 3] = [("#2f5d73", "#5f8799"), ("#5b7344", "#8aa06d"), ("#8c2f23", "#b9604a")];

/// What a position puts on the Train Map.
#[derive(Clone, Debug)]
pub(crate) struct OnTrain<'a> {
    /// The tiles on both squares of each passenger car, the top one last, and what is said of them.
    pub(crate) loot: [[(&'a [Tile], String); 2]; 3],
    /// Everybody; those on the Main Map are left out.
    pub(crate) standing: &'a [Standing],
    /// Everybody in jail.
    pub(crate) prisoners: &'a [Figure],
    /// The section that is looked at, from 0.
    pub(crate) lit: Option<usize>,
    /// Glowing spaces, behind everybody.
    pub(crate) reach: &'a [(Space, u8)],
    /// Links and the like, over everybody.
    pub(crate) over: Markup,
}

/// The whole Train Map. The title says what it is; the edition's own names are in the language.
pub(crate) fn side(edition: &Edition, on: &OnTrain<'_>, language: &str, title: &str) -> Markup {
    let sections: Vec<Section> = (0..5).map(|number| Section::of(edition, number)).collect();
    html! {
        svg id="train-map" class="th-side" viewBox={ "0 " (-ABOVE) " " (SIZE.x) " " (SIZE.y + ABOVE) }
            role="group" aria-label=(title) {
            (ground())
            @for section in &sections { (section.drawn(edition, on.lit == Some(section.number))) }
            @for section in &sections { (section.platform()) }
            (jail(edition, on.prisoners))
            (loot(edition, on))
            (reach_aboard(edition, on.reach))
            (targets(edition, language))
            g id="aboard" { @for piece in aboard(edition, on.standing) { (piece.markup) } }
            (on.over)
        }
    }
}

/// A place of the edition, in the picture.
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

/// What stands in a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Car {
    Engine,
    Jail,
    Passengers(usize),
    Flat,
}

struct Section {
    number: usize,
    car: Car,
    /// From its left end to the middle of its platform.
    left: f32,
    platform: f32,
}

impl Section {
    fn of(edition: &Edition, number: usize) -> Section {
        let train = &edition.train;
        let passengers = train.cars.iter().position(|&car| edition.section(car) == number);
        let car = match passengers {
            Some(car) => Car::Passengers(car),
            None if edition.section(train.jail) == number => Car::Jail,
            None if number == 0 => Car::Engine,
            None => Car::Flat,
        };
        let platform = |number: usize| middle(edition, train.platforms[number]).x;
        let left = number.checked_sub(1).map_or(0.0, |before| platform(before) + PLATFORM + 4.0);
        Section { number, car, left, platform: platform(number) }
    }

    /// Where the next section begins.
    fn end(&self) -> f32 {
        self.platform + PLATFORM + 4.0
    }

    /// The right end of its car.
    fn right(&self) -> f32 {
        (self.platform - PLATFORM + 2.0).max(self.left + 60.0)
    }

    fn drawn(&self, edition: &Edition, is_lit: bool) -> Markup {
        let (left, number) = (self.left, self.number);
        let lit = if is_lit { " lit" } else { "" };
        let wide = (self.end() - left - 4.0).max(4.0);
        html! {
            g id={ "section-" (number + 1) } class={ "section sec-" (number + 1) (lit) } aria-hidden="true" {
                rect class="light" x=(left + 2.0) y=(-ABOVE + 4.0) width=(wide) height=(RAIL + ABOVE - 8.0) rx="8" {}
                @if number > 0 { path class="parting" d={ "M" (left) " 6v188" } {} }
                @match self.car {
                    Car::Engine => {
                        // It is drawn for a platform 174 from its nose.
                        g transform={ "translate(" (short(self.platform - 174.0)) " 0)" } {
                            use class="smoke" href="#th-smoke" x="28" y="-14" width="68" height="40" {}
                            use href="#th-engine" x="0" y="-12" width="200" height="212" {}
                        }
                    }
                    Car::Jail => (self.coal_car()),
                    Car::Passengers(car) => (self.coach(edition, car)),
                    Car::Flat => (self.flat_car()),
                }
                g class="section-plate" transform=(self.plate().translate()) {
                    circle r="11" {}
                    text y="5.3" { (plate_of(edition, number)) }
                }
            }
        }
    }

    fn plate(&self) -> Point {
        match self.car {
            Car::Engine => Point::new(self.platform - 37.0, 128.0),
            _ => Point::new((self.left + self.right()) / 2.0, 172.0),
        }
    }

    fn wheels(&self) -> Markup {
        html! {
            @for x in [self.left + 20.0, self.right() - 40.0] {
                use href="#th-wheel" x=(short(x)) y="162" width="28" height="28" {}
            }
        }
    }

    /// A passenger car, cut open: two squares for loot, and a floor to stand on.
    fn coach(&self, edition: &Edition, car: usize) -> Markup {
        let (wall, roof) = PAINTS[car % PAINTS.len()];
        let (left, right) = (self.left + 8.0, self.right());
        let eaves = self.end() - 2.0;
        let inside =
            |top: f32, bottom: f32| format!("M{} {top}H{}V{bottom}H{}z", left + 6.0, right - 6.0, left + 6.0);
        html! {
            path class="q" fill=(roof) d={ "M" (left - 6.0) " " (TOP) "H" (eaves) "v6H" (left - 6.0) "z" } {}
            path class="q" fill=(roof) d={ "M" (left + 2.0) " " (TOP) "q6-8 20-8H" (right - 22.0) "q14 0 20 8z" } {}
            path class="q" fill=(wall) d={ "M" (left) " 72H" (right) "v86H" (left) "z" } {}
            path class="q indoors" d=(inside(76.0, DECK)) {}
            path fill="url(#th-boards)" d=(inside(124.0, DECK)) {}
            path class="ql w10" d={ "M" (left + 6.0) " 124H" (right - 6.0) } {}
            @for square in edition.train.squares[car % 3] {
                @let at = placed(edition, square);
                rect class="lootsquare" x=(at.x - 30.0) y=(at.y - 18.5) width="60" height="45" rx="3" {}
                use class="no-loot" href="#th-sack" x=(at.x - 12.0) y=(at.y - 8.0) width="24" height="24" {}
            }
            path class="q" fill=(wall) d={ "M" (left) " 152H" (right) "v8H" (left) "z" } {}
            path fill="url(#th-hatch)" d={ "M" (left) " 152H" (right) "v8H" (left) "z" } {}
            (self.wheels())
        }
    }

    /// The Jail Coal Car; its cells come by themselves.
    fn coal_car(&self) -> Markup {
        let (left, right) = (self.left + 8.0, self.right());
        let width = right - left;
        let lumps = (width / 25.0).round().max(1.0);
        let heap: String = (0..lumps as u8)
            .map(|lump| {
                format!(
                    "q{} {} {} 0",
                    short(width / lumps / 2.0),
                    [-24, -15, -27, -19][usize::from(lump) % 4],
                    short(width / lumps)
                )
            })
            .collect();
        let rivets = format!("M{} 76H{}M{} 154H{}", left + 6.0, right - 4.0, left + 6.0, right - 4.0);
        html! {
            path class="q" fill="#2a221d" d={ "M" (left) " 74" (heap) "z" } {}
            path class="q" fill="#4b4f55" d={ "M" (left) " 72H" (right) "v86H" (left) "z" } {}
            path fill="url(#th-hatch)" d={ "M" (left) " 142H" (right) "v16H" (left) "z" } {}
            path class="ql" d={ "M" (left) " 80H" (right) "M" (left) " 150H" (right) } {}
            path class="rivets" d=(rivets) {}
            (self.wheels())
        }
    }

    fn flat_car(&self) -> Markup {
        html! {
            path class="q" fill="#7d5b3e" d={ "M" (self.left + 8.0) " 146H" (self.right()) "v14H" (self.left + 8.0) "z" } {}
            (self.wheels())
        }
    }

    /// The platform at the rear end, with steps down, a railing, and the coupling to the next section.
    fn platform(&self) -> Markup {
        html! {
            g transform=(Point::new(self.platform, 0.0).translate()) aria-hidden="true" {
                @if self.number < 4 { path class="coupling" d="M18 163h22" {} }
                path class="q" fill="#7d5b3e" d="M-22 152h44v8h-44z" {}
                path class="ql w22" d="M-19 152v-34m38 34v-34M-22 118h10m24 0h10" {}
                path class="q" fill="#4a3a30" d="M-14 160h28v8h-28zM-10 168h20v7h-20z" {}
                path class="q exit" d="M-5 178v9h-5L0 198l10-11H5v-9h5L0 170l-10 8z" {}
            }
        }
    }
}

/// The three cells of the jail with everybody in them, two or more behind one door if need be.
fn jail(edition: &Edition, prisoners: &[Figure]) -> Markup {
    let section = Section::of(edition, edition.section(edition.train.jail));
    let (left, right) = (section.left + 8.0, section.right());
    let cell = |number: usize| Point::new(left + (right - left) * (number as f32 * 2.0 + 1.2) / 6.4, 116.0);
    html! {
        g id="jail" {
            @for number in 0..3 {
                @let inmates: Vec<&Figure> = prisoners.iter().skip(number).step_by(3).collect();
                g transform=(cell(number).translate()) {
                    path class="q" fill="#221a16" d="M-19-26h38v52h-38z" {}
                    (behind_bars(&inmates))
                }
            }
        }
    }
}

/// Everybody in one cell; their badges are before the bars.
fn behind_bars(inmates: &[&Figure]) -> Markup {
    let count = inmates.len() as f32;
    let each = 22.0 / count.max(1.0);
    let aside = |order: usize| each * (order as f32 - (count - 1.0) / 2.0);
    html! {
        @for (order, inmate) in inmates.iter().enumerate() { (prisoner(inmate, aside(order), inmates.len())) }
        path class="bars" d="M-10-26v52M0-26v52M10-26v52" {}
        @for (order, inmate) in inmates.iter().enumerate() {
            @if let Some(colour) = colour_of(inmate) {
                (badge(colour, aside(order) * 1.15, if order % 2 == 0 { 13.0 } else { 18.0 }, 16.0))
            }
        }
        @if inmates.is_empty() { use href="#th-lock" x="-12" y="-12" width="24" height="24" {} }
    }
}

fn colour_of(figure: &Figure) -> Option<Colour> {
    match figure.what {
        What::Cowboy(colour) | What::Flat(colour) => Some(colour),
        What::Horse { .. } | What::Sheriff => None,
    }
}

fn prisoner(figure: &Figure, aside: f32, count: usize) -> Markup {
    let size = if count > 1 { 0.74 } else { 0.86 };
    let seat = colour_of(figure).map(|colour| format!("seat-{}", colour.word()));
    let place = Point::new(aside, 22.0).translate();
    html! {
        g id=(figure.what.id()) class="th-piece" transform={ (place) " scale(" (size) ")" } data-path=[&figure.path]
            tabindex="0" role="img" aria-label=(figure.name) {
            use class=[seat] href="#th-cowboy" x="-18" y="-45" width="36" height="51" {}
        }
    }
}

/// The loot in the passenger cars.
fn loot(edition: &Edition, on: &OnTrain<'_>) -> Markup {
    html! {
        g id="train-loot" {
            @for (car, squares) in on.loot.iter().enumerate() {
                @for (square, (tiles, name)) in squares.iter().enumerate() {
                    @let at = placed(edition, edition.train.squares[car][square]);
                    @let needs: Vec<_> = tiles.iter().map(|&tile| edition.need(tile)).collect();
                    @let id = format!("loot-{}{}", ["A", "B", "C"][car], square + 1);
                    (stack(&id, &needs, [at.x - 2.0, at.y + 4.0], TILE, name))
                }
            }
        }
    }
}

/// Everybody aboard, but not those in jail.
pub(crate) fn aboard(edition: &Edition, standing: &[Standing]) -> Vec<Drawn> {
    let aboard =
        standing.iter().filter(|standing| standing.space.is_aboard() && standing.space != edition.train.jail);
    let rooms: Vec<(Room, &Standing)> =
        aboard.map(|standing| (room(edition, standing.space), standing)).collect();
    figures(&rooms)
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

/// The part of the picture that answers for a space: left, top, width, height.
fn zone(edition: &Edition, space: Space) -> [f32; 4] {
    let at = middle(edition, space);
    let section = Section::of(edition, edition.section(space));
    let (left, width) = (section.left + 8.0, section.right() - section.left - 8.0);
    match edition.site(space).kind {
        SiteKind::Roof => [left, at.y - 52.0, width, 60.0],
        SiteKind::Interior | SiteKind::Jail => [left, 73.0, width, 86.0],
        _ => [at.x - 25.0, 90.0, 50.0, 86.0],
    }
}

/// One target for each space, with its name: `s-…`. Over everything, and not seen.
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

/// Spaces of the train one can go to, with what it costs: they glow behind everybody.
pub(crate) fn reach_aboard(edition: &Edition, spaces: &[(Space, u8)]) -> Markup {
    html! {
        g id="reach-aboard" aria-hidden="true" {
            @for (space, cost) in spaces.iter().filter(|(space, _)| space.is_aboard()) {
                @let [x, y, width, height] = zone(edition, *space).map(short);
                rect class={ "glow c" (cost.clamp(&1, &4)) } x=(x) y=(y) width=(width) height=(height) rx="6" {}
            }
        }
    }
}

/// The link to a space of the train one can go to: all of it answers, a disc says what it costs.
pub(crate) fn go_aboard(edition: &Edition, go: Go<'_>) -> Markup {
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

/// The way the Sheriff would walk, dashed, from one space to another.
pub(crate) fn walk(edition: &Edition, from: Space, to: Space) -> Markup {
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
