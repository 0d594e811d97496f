//! Whole pages for inspection: `target/tmp/train-heist-map*.html`.

use super::super::track::CarMotion;
use super::super::*;
use maud::{Markup, PreEscaped, html};
use std::fs;
use std::path::PathBuf;
use train_heist::{Card, Colour, Edition, EventCard, Space, Square, Suit, Tile};

pub(super) const WORDS: MapWords<'_> = MapWords {
    language: "en",
    title: "Main Map",
    signs: ["to the east", "to the west"],
    territory: "Cherokee Territory",
};

const IN_PORTUGUESE: MapWords<'_> = MapWords {
    language: "pt-BR",
    title: "Mapa Principal",
    signs: ["para o leste", "para o oeste"],
    territory: "Território Cherokee",
};

/// Writes a page for inspection.
pub(super) fn write(name: &str, body: &Markup) {
    let css = concat!(
        include_str!("../../../../web/assets/saloon.css"),
        include_str!("../../../../web/assets/train-heist.css")
    );
    let demo = ".demo{max-width:none;display:grid;gap:10px;padding:10px} .demo-cards{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
        @media(max-width:760px){.demo{padding:8px 0}} @media(min-width:1000px){.demo-maps{max-width:860px;display:grid;gap:8px}}";
    let page = html! {
        (maud::DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Train Heist" (name) }
                style { (PreEscaped(css)) (PreEscaped(demo)) }
            }
            body data-game="train-heist" { (symbols()) main class="demo" { (body) } }
        }
    };
    keep(&format!("train-heist-map{name}.html"), &page.into_string());
}

/// Writes a file into the folder for temporary files beside the build output.
pub(super) fn keep(name: &str, text: &str) {
    let beside_built =
        || std::env::current_exe().ok().and_then(|file| Some(file.ancestors().nth(3)?.join("tmp")));
    let folder: PathBuf = beside_built().unwrap_or_else(std::env::temp_dir);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(name), text).unwrap();
}

fn figure(what: FigureKind, loot: usize) -> Figure {
    let name = format!("{what:?}");
    Figure { what, loot, name, mine: false }
}

fn tiles(numbers: &[usize]) -> Vec<Tile> {
    numbers.iter().map(|&number| Tile::new(number)).collect()
}

/// A position, as a page would pass it.
pub(super) struct SamplePosition {
    pub(super) standing: Vec<SpaceFigures>,
    pub(super) prisoners: Vec<Figure>,
    pub(super) cars: Vec<Space>,
    pub(super) entered: Vec<Space>,
    /// How the train arrived.
    pub(super) rolling: Vec<CarMotion>,
    pub(super) faces: [SwitchFace; 2],
    pub(super) territories: [bool; 3],
    pub(super) towns: [Vec<Tile>; 3],
    pub(super) squares: [[Vec<Tile>; 2]; 3],
    pub(super) reach: Vec<(Space, u8)>,
}

impl SamplePosition {
    pub(super) fn start(edition: &Edition) -> SamplePosition {
        let at = |space, who: Vec<FigureKind>| SpaceFigures {
            space,
            who: who.into_iter().map(|what| figure(what, 0)).collect(),
        };
        let horses = edition
            .main_map()
            .filter(|&space| edition.site(space).kind == train_heist::SiteKind::Open)
            .step_by(9);
        let mut standing: Vec<SpaceFigures> = (1..)
            .zip(horses.take(2))
            .map(|(number, space)| at(space, vec![FigureKind::Horse { number, riders: Vec::new() }]))
            .collect();
        standing.push(at(edition.board.canyon, Colour::ALL.map(FigureKind::Cowboy).to_vec()));
        standing.push(at(edition.train.sheriff, vec![FigureKind::Sheriff]));
        SamplePosition {
            standing,
            prisoners: Vec::new(),
            cars: edition.board.start.to_vec(),
            entered: Vec::new(),
            rolling: Vec::new(),
            faces: [SwitchFace::None; 2],
            territories: [false; 3],
            towns: [tiles(&[]), tiles(&[]), tiles(&[])],
            squares: [0, 1, 2].map(|car| [tiles(&[car * 2 + 1]), tiles(&[car * 2 + 10])]),
            reach: Vec::new(),
        }
    }

    /// A train that has just turned at a junction and rolled over the edge; its last car is still moving.
    fn rolled(edition: &Edition, map: &Map) -> SamplePosition {
        let named =
            |ids: &[&str]| -> Vec<Space> { ids.iter().map(|id| edition.space(id).unwrap()).collect() };
        let before = named(&["t12", "t11", "t10", "t09", "t08"]);
        let train = Stretch { cars: &before, ahead: None, behind: None };
        let rolling = map.track.rolling(edition, train, &named(&["jw", "xw", "xe"]));
        SamplePosition {
            cars: named(&["xe", "xw", "jw", "t12", "t11"]),
            rolling,
            faces: [SwitchFace::Green, SwitchFace::Red],
            ..SamplePosition::start(edition)
        }
    }

    pub(super) fn busy(edition: &Edition) -> SamplePosition {
        let named = |id: &str| edition.space(id).unwrap();
        let at = |id: &str, who: Vec<Figure>| SpaceFigures { space: named(id), who };
        let horse = |number, riders: &[Colour]| FigureKind::Horse { number, riders: riders.to_vec() };
        use Colour::{Blue, Green, Red, Yellow};
        let crowd = || {
            let mut crowd: Vec<Figure> =
                Colour::ALL.map(|colour| figure(FigureKind::Cowboy(colour), 0)).to_vec();
            crowd.extend([figure(horse(8, &[]), 0), figure(horse(9, &[]), 0)]);
            crowd
        };
        let standing = vec![
            at("canyon", crowd()),
            at("passE", crowd()),
            at("i08", vec![figure(horse(1, &[Blue]), 1)]),
            at("i03", vec![figure(horse(2, &[Red, Yellow]), 2)]),
            at("i05", vec![figure(horse(3, &[]), 0)]),
            at("passSW", vec![figure(FigureKind::Flat(Green), 0), figure(FigureKind::Cowboy(Red), 1)]),
            at("t02", vec![figure(FigureKind::Cowboy(Yellow), 1), figure(FigureKind::Cowboy(Green), 0)]),
            at("o04", vec![figure(FigureKind::Cowboy(Blue), 3)]),
            at(
                "townB",
                vec![
                    figure(FigureKind::Cowboy(Red), 0),
                    figure(FigureKind::Cowboy(Blue), 0),
                    figure(horse(4, &[]), 0),
                ],
            ),
            at("i10", vec![figure(FigureKind::Flat(Red), 0)]),
            at("cactus2", vec![figure(horse(5, &[Green]), 0)]),
            at("carB", vec![figure(FigureKind::Sheriff, 0), figure(FigureKind::Cowboy(Red), 2)]),
            at("p2", Colour::ALL.map(|colour| figure(FigureKind::Cowboy(colour), 0)).to_vec()),
            at("p4", vec![figure(FigureKind::Cowboy(Blue), 0)]),
            at("r3", Colour::ALL.map(|colour| figure(FigureKind::Cowboy(colour), 0)).to_vec()),
            at("r5", vec![figure(FigureKind::Cowboy(Yellow), 1)]),
            at("carA", Colour::ALL.map(|colour| figure(FigureKind::Cowboy(colour), 1)).to_vec()),
        ];
        let prisoners = [Red, Blue, Green, Yellow, Red, Green]
            .map(|colour| figure(FigureKind::Cowboy(colour), 0))
            .to_vec();
        SamplePosition {
            standing,
            prisoners,
            cars: ["t12", "t11", "t10", "t09", "t08"].map(named).to_vec(),
            entered: ["jw", "xw", "xe"].map(named).to_vec(),
            rolling: Vec::new(),
            faces: [SwitchFace::Green, SwitchFace::Red],
            territories: [true, false, true],
            towns: [tiles(&[3]), tiles(&[]), tiles(&[8, 14, 16])],
            squares: [
                [tiles(&[1, 5, 12]), tiles(&[10])],
                [tiles(&[20, 18]), tiles(&[])],
                [tiles(&[19]), tiles(&[2, 4, 17])],
            ],
            reach: [
                ("o06", 1),
                ("i06", 1),
                ("i07", 2),
                ("o07", 3),
                ("passW", 2),
                ("t14", 1),
                ("jw", 1),
                ("canyon", 3),
                ("t10", 3),
                ("p4", 1),
                ("carC", 2),
                ("r4", 3),
            ]
            .map(|(id, cost)| (named(id), cost))
            .to_vec(),
        }
    }

    fn go(&self, space: Space, cost: u8) -> SpaceLink<'static> {
        let taken = self.standing.iter().any(|standing| standing.space == space);
        SpaceLink { space, cost, taken, href: "#go", name: "Go there" }
    }

    pub(super) fn maps(&self, edition: &Edition, map: &Map, words: MapWords<'_>) -> [Markup; 2] {
        let train = Stretch { cars: &self.cars, ahead: self.entered.first().copied(), behind: None };
        let names: Vec<String> =
            edition.train.sections.iter().map(|name| name.spoken_in(words.language).to_owned()).collect();
        let rolled = Rolled { train, rolling: &self.rolling, rail_time: 260.0 };
        let over = html! {
            @for (town, tiles) in edition.board.towns.iter().zip(&self.towns) { (map.town_loot(town, edition, tiles, "Loot")) }
            @if !self.entered.is_empty() { (map.route(edition, train, &self.entered)) }
            (map.train(edition, rolled, &names))
            g id="pieces" { @for piece in map.pieces(edition, &self.standing) { (piece.drawn(None)) } }
            g id="costs" {
                @for &(space, cost) in self.reach.iter().filter(|(space, _)| !space.is_aboard()) {
                    (map.go(edition, self.go(space, cost)))
                }
            }
        };
        let on = OnMap { faces: self.faces, territories: self.territories, reach: &self.reach, over };
        let aboard = OnTrain {
            behind: html! {
                (jail(edition, &self.prisoners))
                @for square in Square::ALL {
                    (car_loot(edition, square, &self.squares[square.car()][square.side()], "Loot"))
                }
                (reach_aboard(edition, &self.reach))
            },
            over: html! {
                g id="aboard" { @for piece in aboard(edition, &self.standing) { (piece.drawn(None)) } }
                @if !self.entered.is_empty() { (walk(edition, edition.train.sheriff, edition.train.platforms[2])) }
                @for &(space, cost) in self.reach.iter().filter(|(space, _)| space.is_aboard()) {
                    (go_aboard(edition, self.go(space, cost)))
                }
            },
        };
        [side(edition, &aboard, words.language, "Train Map"), map.picture(edition, &on, words)]
    }
}

fn material() -> Markup {
    let card_of = |suit, number| Card::new(suit, number).unwrap();
    html! {
        div class="demo-cards" {
            @for (suit, number) in [(Suit::Revolver, 1), (Suit::Revolver, 7), (Suit::Bag, 10), (Suit::Keyhole, 4)] {
                (card(card_of(suit, number), "Card"))
            }
            (card(Card::WILD, "WILD")) (card(Card::WILD, "CORINGA")) (card_back()) (event_back())
            @for kind in EventCard::ALL { (event(kind, "Event")) }
            (hangman(3, 2)) (hangman(4, 0))
            (bullets(2, 3))
            @for known in &Edition::built_in().loot { (tile(known.need, "Tile")) }
            @for colour in Colour::ALL { (counter(colour, 7, "Points")) }
            (speed_meter(3, 5)) (heist_meter(6, Some(12), [14, 18], 20))
            (poster("Wanted", "Two-Timing", "Take two tiles in one Loot action.", Some("Yours with this loot"), "ready"))
            (poster("Taken", "Bronco Ben", "A horse you ride may go up to 2 spaces farther.", None, "taken"))
        }
    }
}

#[test]
fn pages_can_be_looked_at() {
    let edition = Edition::built_in();
    let map = Map::of(edition);
    let rolled = SamplePosition { territories: [false, true, true], ..SamplePosition::rolled(edition, &map) };
    for (name, table, words) in [
        ("", SamplePosition::start(edition), WORDS),
        ("-busy", SamplePosition::busy(edition), WORDS),
        ("-rolled", rolled, IN_PORTUGUESE),
    ] {
        let [side, main] = table.maps(edition, &map, words);
        write(
            name,
            &html! {
                div class="demo-maps" { figure class="th-panel" { (side) } figure class="th-panel" { (main) } }
                @if name.is_empty() { (material()) }
            },
        );
        let sizes = [&side, &main, &symbols()].map(|part| part.0.len());
        assert!(sizes.iter().sum::<usize>() < 190_000, "{sizes:?}");
    }
}
