//! Faces for pages that do not contain the drawings: all four, each complete.

use super::super::portraits;
use train_heist::Colour;

#[test]
fn everybody_has_a_face_and_a_badge() {
    let file = portraits();
    super::pages::keep("train-heist-faces.svg", &file);
    for colour in Colour::ALL.map(Colour::word) {
        for id in [format!("id=\"{colour}\""), format!("id=\"badge-{colour}\"")] {
            assert_eq!(file.matches(&format!("<view {id}")).count(), 1, "{id}");
        }
    }
    assert!(file.len() < 16_000, "{} bytes", file.len());
    assert!(!file.contains("<script") && !file.contains(" style="), "no script, and styles in one place");
}

#[test]
fn a_file_of_faces_needs_nothing_else() {
    let file = portraits();
    let needed = |before: &str, after: char| -> Vec<String> {
        file.split(before).skip(1).filter_map(|rest| rest.split(after).next()).map(str::to_owned).collect()
    };
    for id in [needed("href=\"#", '"'), needed("url(#", ')')].concat() {
        assert!(file.contains(&format!(" id=\"{id}\"")), "{id} is drawn nowhere");
    }
    let styles = file.split("</style>").next().unwrap();
    for class in needed("class=\"", '"').iter().flat_map(|all| all.split(' ')) {
        assert!(styles.contains(&format!(".{class} {{")), "{class} has no style");
    }
}

/// A face has the colours of the piece on the map.
#[test]
fn faces_have_the_colours_of_the_pieces() {
    let (file, sheet) = (portraits(), include_str!("../../../../web/assets/train-heist.css"));
    for colour in Colour::ALL.map(Colour::word) {
        let rule = format!(".seat-{colour} {{");
        let colours = |text: &str| {
            text.split_once(&rule).and_then(|(_, rest)| rest.split_once('}')).unwrap().0.to_owned()
        };
        assert_eq!(colours(&file), colours(sheet), "{colour}");
    }
}
