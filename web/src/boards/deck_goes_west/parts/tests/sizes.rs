//! The size of the components, and that they carry no scripts or styles.

use super::pages::{ENGLISH, said, shown_jobs};
use super::sheets::{discovery, everything};
use crate::boards::deck_goes_west::parts::{Press, ShownCard, card};
use art::deck_goes_west::symbols;
use deck_goes_west::{CardKind, Job, Pile};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::Phrase;
use maud::html;
use std::collections::BTreeMap;
use std::io::Write;

/// The size of a text in bytes, compressed with gzip.
fn on_the_wire(text: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

#[test]
fn no_part_carries_scripts_or_styles() {
    let drawn = everything();
    for forbidden in ["<script", "<style", " style=", " onclick", "NaN"] {
        assert!(!drawn.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn sprite_and_styles_are_small() {
    let sprite = on_the_wire(&symbols(&ENGLISH).into_string());
    let css = on_the_wire(include_str!("../../../../../assets/deck-goes-west.css"));
    assert!(sprite <= 14_000, "the sprite is {sprite} bytes");
    assert!(css <= 10_000, "the styles are {css} bytes");
}

/// A large map during planning with all symbols takes at most 32 kB of the page's 100 kB.
#[test]
fn a_map_is_not_heavy() {
    let map = discovery(true, Press::Button("go", "1"));
    let map = on_the_wire(&html! { (symbols(&ENGLISH)) (map) }.into_string());
    assert!(map <= 32_000, "the map is {map} bytes");
}

/// A card of another edition has no drawing of its own.
#[test]
fn a_card_that_nobody_has_drawn_is_shown_too() {
    let words = |text: &str| Phrase::try_from(BTreeMap::from([("en".to_owned(), text.to_owned())])).unwrap();
    let long: Job =
        "lie down; pay 2x any; discard 12 item; vp -4; gain 3d gold; scrap 3 danger".parse().unwrap();
    let unknown = CardKind {
        id: "perpetual-motion".to_owned(),
        name: words("Perpetual <Motion>"),
        flavour: None,
        pile: Pile::Trade,
        colour: None,
        count: 1,
        jobs: vec![long],
        buy: Vec::new(),
        source: String::new(),
    };
    let said = said(&unknown.jobs);
    let shown = ShownCard {
        card: &unknown,
        name: unknown.name.spoken_in("en"),
        sort: "",
        jobs: shown_jobs(&unknown.jobs, &said, false),
        prices: Vec::new(),
        price: "",
        flavour: None,
        note: "",
    };
    let drawn = card(&shown).into_string();
    assert!(drawn.contains("#dw-gold") && drawn.contains("Perpetual &lt;Motion&gt;"), "{drawn}");
}
