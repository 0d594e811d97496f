//! What a page carries is there, is needed, and is small.

use super::super::portrait::portrait;
use super::super::symbols::{sky, sprite, thing, wound};
use super::super::vignette::motif;
use super::pages::{ENGLISH, ours, page, said, slots_of};
use super::sheets::everything;
use crate::boards::deck_goes_west::drawn::{
    self, Mark, Meeple, News, Pieces, Press, ShownCard, Spot, symbols,
};
use deck_goes_west::{CardKind, Job, LandTile, Pile, Place, Terrain, Way};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::Phrase;
use maud::html;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

/// How many bytes a text is on the wire.
fn on_the_wire(text: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

/// What stands between a mark and the next sign that ends a name.
fn marked(text: &str, mark: &str) -> BTreeSet<String> {
    text.split(mark).skip(1).filter_map(|rest| rest.split(['"', ')']).next().map(str::to_owned)).collect()
}

#[test]
fn every_symbol_is_there_and_is_used() {
    let drawn = format!("{}{}", everything(), sprite());
    let there = marked(&sprite(), " id=\"dw-");
    let mut used = marked(&drawn, "href=\"#dw-");
    used.extend(marked(&drawn, "url(#dw-"));
    let missing: Vec<&String> = used.difference(&there).collect();
    assert!(missing.is_empty(), "used, but not in the sprite: {missing:?}");
    let idle: Vec<&String> = there.difference(&used).collect();
    assert!(idle.is_empty(), "in the sprite, but never used: {idle:?}");
}

#[test]
fn every_letter_is_put_in() {
    let sheet = symbols(&ENGLISH).into_string();
    assert!(!sheet.contains('{'), "a letter is left open");
    assert!(sheet.contains(">F</text>"), "food has its letter");
}

#[test]
fn no_page_carries_scripts_or_styles() {
    let drawn = format!("{}{}{}", everything(), symbols(&ENGLISH).into_string(), sky());
    for forbidden in ["<script", "<style", " style=", " onclick"] {
        assert!(!drawn.contains(forbidden), "{forbidden}");
    }
    assert!(!drawn.contains("NaN"), "every number is one");
}

#[test]
fn sprite_and_styles_are_small() {
    let sprite = on_the_wire(&symbols(&ENGLISH).into_string());
    let css = on_the_wire(include_str!("../../../../../assets/deck-goes-west.css"));
    assert!(sprite <= 14_000, "the sprite is {sprite} bytes");
    assert!(css <= 10_000, "the styles are {css} bytes");
}

/// A large map while somebody plans, with all drawings: what is left of 100 kB is for the rest of the page.
#[test]
fn a_map_is_not_heavy() {
    let map = super::sheets::discovery(true, Press::Button("go", "1"));
    let map = on_the_wire(&html! { (symbols(&ENGLISH)) (map) }.into_string());
    assert!(map <= 32_000, "the map is {map} bytes");
    assert!(page("", &ENGLISH, &html! {}).contains("dw-sheet"), "a page begins with the symbols");
}

/// Another edition's card, tile and character, of which we have never heard.
#[test]
fn what_nobody_has_drawn_is_drawn_too() {
    let words = |text: &str| Phrase::try_from(BTreeMap::from([("en".to_owned(), text.to_owned())])).unwrap();
    let long: Job =
        "lie down; pay 2x any; discard 12 item; vp -4; gain 3d gold; scrap 3 danger".parse().unwrap();
    let card = CardKind {
        id: "perpetual-motion".to_owned(),
        name: words("Perpetual <Motion>"),
        flavour: None,
        pile: Pile::Trade,
        colour: None,
        count: 1,
        jobs: vec![long.clone()],
        buy: Vec::new(),
        source: String::new(),
    };
    let said = said(&card.jobs);
    let shown = ShownCard {
        card: &card,
        name: card.name.spoken_in("en"),
        sort: "",
        jobs: slots_of(&card.jobs, &said, false),
        prices: Vec::new(),
        price: "",
        flavour: None,
        note: "",
    };
    let drawn = html! { (drawn::card(&shown)) }.into_string();
    assert!(drawn.contains("#dw-gold") && drawn.contains("Perpetual &lt;Motion&gt;"), "{drawn}");
    for terrain in Terrain::ALL {
        let tile = LandTile {
            id: "nowhere".to_owned(),
            name: words("The Place Where Nobody & Nothing Has Ever Been Before"),
            terrain,
            ways: vec![Way { costs: [3, 2, 1], from_water: true }],
            bandit: 99,
            jobs: vec![long.clone(), long.clone(), long.clone()],
            source: String::new(),
        };
        let pieces = Pieces {
            rail: true,
            bandits: u16::MAX,
            meeples: vec![Meeple { seat: 9, lying: true, came: Some([1, 0]) }; 7],
            wagon: true,
        };
        let drawn = drawn::tile(&tile, tile.name.spoken_in("en"), &pieces).into_string();
        assert_eq!(drawn.matches("dw-strip").count(), 3, "every job is there");
        assert!(drawn.contains("Nobody &amp; Nothing") && !drawn.contains("NaN"), "{drawn}");
    }
    assert!(portrait("nobody").into_string().contains("<path"));
}

/// A river is taken up by the tile beside it.
#[test]
fn water_goes_on_in_a_neighbour() {
    let tiles: Vec<&LandTile> = ours().tiles.iter().filter(|tile| tile.terrain == Terrain::River).collect();
    let spot = |column, tile| Spot {
        place: Place { column, row: 0 },
        face: Some((tile, "")),
        pieces: Pieces::default(),
        mark: Mark::Plain,
        mine: false,
        news: News::Nothing,
        press: Press::Nothing,
        said: "",
    };
    let drawn = |spots: &[Spot<'_>]| drawn::grounds(spots).into_iter().map(|land| land.0).collect::<String>();
    let alone = drawn(&[spot(0, tiles[0])]);
    assert!(!alone.contains("M-6 80") && !alone.contains("M166 80"), "a river runs from north to south");
    let both = drawn(&[spot(0, tiles[0]), spot(1, tiles[1])]);
    assert!(
        both.contains("M-6 80") && both.contains("M166 80"),
        "the western one flows east, the eastern one west"
    );
}

#[test]
fn every_card_of_ours_has_a_picture_of_its_own() {
    for card in &ours().cards {
        match card.pile {
            Pile::Starter | Pile::Trade => assert!(motif(&card.id).is_some(), "{} has no drawing", card.id),
            Pile::Danger(_) => {}
        }
    }
    assert!(motif("perpetual-motion").is_none(), "what is not known is shown by what it does");
    assert!(wound("bullet").is_some() && wound("tired").is_some() && thing("nothing").is_none());
}
