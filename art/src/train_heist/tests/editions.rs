//! Boards of other editions are drawn as well: nothing here depends on names or positions of the built-in one.

use super::super::{Figure, FigureKind, Map, MapWords, SpaceFigures, Stretch, symbols};
use super::pages::{SamplePosition, WORDS, write};
use maud::html;
use std::fs;
use std::path::Path;
use train_heist::{Colour, Edition};

/// The built-in edition with its texts changed.
fn changed(change: impl Fn(&str, String) -> String) -> Edition {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/train-heist/material");
    Edition::read(&|name| {
        let text = fs::read_to_string(folder.join(name)).map_err(|why| why.to_string())?;
        Ok(change(name, text))
    })
    .unwrap()
}

/// Draws all of it, with figures everywhere.
fn is_drawn(edition: &Edition) -> String {
    let map = Map::of(edition);
    let mut table = SamplePosition::start(edition);
    table.standing = edition
        .main_map()
        .chain(edition.train_map())
        .map(|space| {
            let figure = |what: FigureKind| Figure { name: format!("{what:?}"), what, loot: 1, mine: false };
            let horses = [1, 2]
                .map(|number| FigureKind::Horse { number, riders: vec![Colour::Red; usize::from(number)] });
            let who = Colour::ALL
                .map(FigureKind::Cowboy)
                .into_iter()
                .chain(horses)
                .chain([FigureKind::Flat(Colour::Blue), FigureKind::Sheriff]);
            SpaceFigures { space, who: who.map(figure).collect() }
        })
        .collect();
    table.reach = edition.main_map().chain(edition.train_map()).map(|space| (space, 2)).collect();
    table.territories = [true; 3];
    let words = MapWords { language: "pt-BR", ..WORDS };
    let [side, main] = table.maps(edition, &map, words);
    let drawn = html! { (symbols()) (side) (main) }.into_string();
    for space in edition.main_map().chain(edition.train_map()) {
        let id = &edition.site(space).id;
        assert!(drawn.contains(&format!("id=\"s-{id}\"")), "{id} is a target");
        assert!(space.is_aboard() || drawn.contains(&format!("id=\"r-{id}\"")), "{id} is an area");
    }
    let marked = |mark: &str| -> Vec<String> {
        let rests = drawn.split(mark).skip(1);
        rests.filter_map(|rest| rest.split(['"', ')']).next().map(str::to_owned)).collect()
    };
    let ids = marked(" id=\"");
    for used in marked("href=\"#").into_iter().chain(marked("url(#")).filter(|used| used != "go") {
        assert!(ids.contains(&used), "{used} is used but not drawn");
    }
    for id in ids.iter().filter(|id| !id.starts_with("piece-")) {
        assert_eq!(ids.iter().filter(|other| *other == id).count(), 1, "{id} is there twice");
    }
    assert!(!drawn.contains(" style="), "the page's policy forbids styles in the page");
    assert!(!drawn.contains("NaN") && !drawn.contains("inf "), "every number is one");
    for start in edition.main_map().filter(|&rail| edition.board.rails.contains(rail)) {
        for next in edition.beside(start).and(edition.board.rails) {
            let poses =
                map.track.standing(edition, Stretch { cars: &[next, start], ahead: None, behind: None });
            assert!(poses.iter().all(|pose| pose.at.x.is_finite() && pose.turn.is_finite()));
        }
    }
    drawn
}

#[test]
fn ours_is_drawn_with_everybody_everywhere() {
    is_drawn(Edition::built_in());
}

#[test]
fn an_edition_with_other_names_looks_the_same() {
    let renamed = changed(|_, text| {
        let ids = [
            "je", "jw", "xe", "xw", "passN", "passE", "townA", "i00", "i05", "o00", "cactus1", "p1", "carA",
            "t07", "t19",
        ];
        ids.iter().fold(text, |text, id| {
            text.replace(&format!("\"{id}\""), &format!("\"place-{}\"", id.to_uppercase()))
        })
    });
    let (ours, theirs) = (is_drawn(Edition::built_in()), is_drawn(&renamed));
    let paths = |drawn: &str| {
        drawn
            .split(" d=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next().map(str::to_owned))
            .collect::<Vec<_>>()
    };
    assert_eq!(paths(&ours), paths(&theirs));
}

#[test]
fn an_edition_with_other_places_is_drawn_too() {
    let wide = changed(|name, text| {
        if name != "board.toml" {
            return text.replace("canvas = [1000, 200]", "canvas = [1200, 240]");
        }
        // A larger canvas on which everything has moved, some of it far.
        text.replace("canvas = [1000, 700]", "canvas = [1100, 760]")
            .replace("middle = [668, 88]", "middle = [760, 60]")
            .replace("middle = [500, 352]", "middle = [520, 372]")
            .replace("middle = [936, 352]", "middle = [980, 452]")
            .replace("middle = [643, 380]", "middle = [660, 400]")
    });
    is_drawn(&wide);
    let [side, main] = SamplePosition::start(&wide).maps(&wide, &Map::of(&wide), WORDS);
    write("-other", &html! { div class="demo-maps" { (side) (main) } });
    // The same board on its side: the rails leave it at the top and at the bottom.
    let tall = changed(|name, text| {
        let turned = |line: &str| {
            let places = ["middle = [", "token  = [", "loot   = [", "canvas = ["];
            let Some((before, rest)) =
                places.iter().find_map(|place| line.split_once(place).map(|(_, rest)| (*place, rest)))
            else {
                return line.to_owned();
            };
            let (x, y) = rest.trim_end_matches(']').split_once(", ").unwrap();
            format!("{before}{y}, {x}]")
        };
        if name == "board.toml" { text.lines().map(turned).collect::<Vec<_>>().join("\n") } else { text }
    });
    is_drawn(&tall);
    let [side, main] = SamplePosition::start(&tall).maps(&tall, &Map::of(&tall), WORDS);
    write("-tall", &html! { div class="demo-maps" { (side) (main) } });
    // Invalid positions: everything in one spot, or outside.
    let heap = changed(|name, text| {
        let line = |line: &str| match line.split_once("middle = [") {
            Some((before, _)) if name == "board.toml" => format!("{before}middle = [300, 300]"),
            _ => line.to_owned(),
        };
        text.lines().map(line).collect::<Vec<_>>().join("\n")
    });
    is_drawn(&heap);
    let outside = changed(|_, text| text.replace("middle = [840, 352]", "middle = [-4000, 9000]"));
    is_drawn(&outside);
}
