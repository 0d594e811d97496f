//! The size of a page, and that it reveals no hidden information.

use super::{bundle, play, table};
use crate::boards::{Picture, Transition, words};
use crate::region::Region;
use catalog::Language;
use deck_goes_west::{DeckGoesWest, Setup, View};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::{Catalogued, Game, InWords, Quick, Viewed, Viewer};
use maud::Render;
use std::collections::{BTreeSet, HashMap};
use std::io::Write;

/// The size of a text in bytes, compressed with gzip.
fn on_the_wire(text: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

fn versus(seats: usize) -> Setup {
    let edition = deck_goes_west::Edition::built_in();
    Setup { mission: "discovery".to_owned(), seats: Setup::party(edition, 1, seats), ..Setup::default() }
}

/// The page with its files takes at most 92 kB; the rest of 100 kB is for the log and the page around the board.
#[test]
fn a_table_is_not_heavy() {
    let english = bundle(Language::English);
    let files = [
        include_str!("../../../../assets/saloon.css"),
        include_str!("../../../../assets/deck-goes-west.css"),
        &art::deck_goes_west::portraits(),
    ];
    let script = on_the_wire(crate::assets::script());
    let files = script + files.iter().map(|file| on_the_wire(file)).sum::<usize>();
    let mut most = 0;
    for seats in [1, 5] {
        let setup = if seats == 1 { DeckGoesWest::default_setup(1) } else { versus(seats) };
        let mut step = 0;
        play(setup, 4, 700, |game, state, seat, motions| {
            step += 1;
            if step % 50 == 0 {
                let page = table(&game.view(state, Viewer::Seat(seat)), motions, &english).into_string();
                most = most.max(on_the_wire(&page));
            }
        });
    }
    assert!(most + files <= 92_000, "a page is {most} bytes, its files are {files}");
}

/// Two states with the same view give the same page, and only a seat that is asked has lit buttons.
#[test]
fn a_closed_hand_stays_closed() {
    let english = bundle(Language::English);
    let mut compared = 0;
    play(versus(3), 9, 300, |game, state, seat, motions| {
        let everybody = game.seats().iter().map(Viewer::Seat);
        for viewer in everybody.chain([Viewer::Onlooker]).filter(|&viewer| !viewer.is(seat)) {
            let view = game.view(state, viewer);
            let page = table(&view, motions, &english).into_string();
            let other = game.imagine(&view, &mut Quick::new(compared));
            assert_eq!(page, table(&game.view(&other, viewer), motions, &english).into_string());
            let is_asked = game.asked(state).awaits.iter().any(|asked| viewer.is(asked));
            assert!(is_asked || !page.contains("class=\"lit\""), "nobody is asked here");
            assert!(viewer != Viewer::Onlooker || !page.contains("name=\"decision\""), "nobody decides here");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared} tables");
}

#[test]
fn every_part_that_changes_has_its_place_in_the_picture() {
    let english = bundle(Language::English);
    play(versus(2), 3, 120, |game, state, seat, motions| {
        let view = game.view(state, Viewer::Seat(seat));
        let transition = Transition::<DeckGoesWest> { view: &view, before: None, motions: motions.to_vec() };
        let page = table(&view, motions, &english).into_string();
        let names: Vec<String> = vec!["Ana".to_owned(), "Ben".to_owned()];
        let mut ids = BTreeSet::new();
        let words = words::regions(DeckGoesWest::sections(&view, &names), &english);
        let regions = DeckGoesWest::regions(&transition, &english).into_iter().chain(words);
        for region in regions.filter(Region::is_placed) {
            let text = region.render().0;
            let id = text.split("id=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
            assert!(ids.insert(id.to_owned()), "{id} comes twice");
            assert_eq!(page.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}");
        }
    });
}

/// Regions are rendered only when their hashes change, so a hash must cover everything that the markup shows, for any viewer: a
/// page may show another one, while its hashes stay.
#[test]
fn a_region_with_the_same_hash_looks_the_same() {
    let names = ["Ana", "Ben", "Cy"].map(str::to_owned);
    for (setup, seed, language) in [
        (versus(3), 5, Language::English),
        (versus(2), 6, Language::Portuguese),
        (DeckGoesWest::default_setup(2), 7, Language::English),
    ] {
        let bundle = bundle(language);
        let mut looks = HashMap::new();
        let mut again = 0;
        let mut before: HashMap<Viewer, View> = HashMap::new();
        play(setup, seed, 400, |game, state, _, motions| {
            for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker]) {
                let view = game.view(state, viewer);
                let last = before.insert(viewer, view.clone());
                let transition = Transition::<DeckGoesWest> {
                    view: &view,
                    before: last.as_ref(),
                    motions: motions.to_vec(),
                };
                let words = words::regions(DeckGoesWest::sections(&view, &names), &bundle);
                for region in DeckGoesWest::regions(&transition, &bundle).into_iter().chain(words) {
                    let markup = region.render().0;
                    let known = looks.entry(region.key.hash).or_insert_with(|| markup.clone());
                    assert_eq!(*known, markup);
                    again += 1;
                }
            }
        });
        assert!(again > 10 * looks.len(), "{again} regions, {} different ones", looks.len());
    }
}

#[test]
fn no_page_carries_scripts_or_styles() {
    let portuguese = bundle(Language::Portuguese);
    play(versus(4), 2, 60, |game, state, seat, motions| {
        let page = table(&game.view(state, Viewer::Seat(seat)), motions, &portuguese).into_string();
        for forbidden in ["<script", "<style", " style=", " onclick", "NaN", "{$"] {
            assert!(!page.contains(forbidden), "{forbidden}");
        }
    });
}
