//! Every symbol that is used exists, is used, and is well formed.

use super::super::symbols::sprite;
use super::super::vignette::motif;
use super::super::{MapTile, Mark, Meeple, Pieces, portrait, symbols, tile};
use super::sheets::everything;
use super::{ENGLISH, ours};
use deck_goes_west::{Job, LandTile, Pile, Place, Terrain, Way};
use game::Phrase;
use std::collections::{BTreeMap, BTreeSet};

/// The names after a prefix, each up to the sign that ends it.
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
fn no_drawing_carries_scripts_or_styles() {
    let drawn = format!("{}{}", everything(), symbols(&ENGLISH).into_string());
    for forbidden in ["<script", "<style", " style=", " onclick"] {
        assert!(!drawn.contains(forbidden), "{forbidden}");
    }
    assert!(!drawn.contains("NaN"), "every number is one");
}

/// A tile and a character of another edition, for which there are no drawings.
#[test]
fn what_nobody_has_drawn_is_drawn_too() {
    let words = |text: &str| Phrase::try_from(BTreeMap::from([("en".to_owned(), text.to_owned())])).unwrap();
    let long: Job =
        "lie down; pay 2x any; discard 12 item; vp -4; gain 3d gold; scrap 3 danger".parse().unwrap();
    for terrain in Terrain::ALL {
        let unknown = LandTile {
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
        let drawn = tile(&unknown, unknown.name.spoken_in("en"), &pieces).into_string();
        assert_eq!(drawn.matches("dw-strip").count(), 3, "every job is there");
        assert!(drawn.contains("Nobody &amp; Nothing") && !drawn.contains("NaN"), "{drawn}");
    }
    assert!(portrait("nobody").into_string().contains("<path"));
}

/// A river continues in the neighbouring tile.
#[test]
fn water_goes_on_in_a_neighbour() {
    let rivers: Vec<&LandTile> = ours().tiles.iter().filter(|tile| tile.terrain == Terrain::River).collect();
    let drawn = |columns: &[i8]| -> String {
        let beside = |column: i8| columns.contains(&column).then_some(Terrain::River);
        let tiles = columns.iter().zip(&rivers).map(|(&column, tile)| MapTile {
            place: Place { column, row: 0 },
            face: Some((tile, "")),
            // Columns grow to the West.
            around: [None, beside(column - 1), None, beside(column + 1)],
            pieces: Pieces::default(),
            mark: Mark::Plain,
        });
        tiles.map(|tile| tile.ground().0).collect()
    };
    let alone = drawn(&[0]);
    assert!(!alone.contains("M-6 80") && !alone.contains("M166 80"), "a river runs from north to south");
    let both = drawn(&[0, 1]);
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
}
