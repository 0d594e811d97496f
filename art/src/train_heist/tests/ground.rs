use super::super::curve::{Point, is_inside, sides};
use super::super::ground::{CORNER, MapAreas};
use super::super::track::Track;
use std::collections::{BTreeMap, BTreeSet};
use train_heist::{Edition, Space};

/// The lengths of the borders between areas, found by probing both sides of every outline.
fn touching(edition: &Edition, ground: &MapAreas) -> BTreeMap<(Space, Space), f32> {
    let mut touching = BTreeMap::new();
    for space in edition.main_map() {
        for (a, b) in sides(ground.area(space)) {
            let length = a.distance(b);
            let steps = (length / 2.0).floor().max(1.0);
            let across = (b - a).unit().across();
            for step in 0..steps as usize {
                let at = a.towards(b, (step as f32 + 0.5) / steps);
                for side in [-3.5, 3.5] {
                    let other = ground.space_at(edition, at + across * side);
                    if let Some(other) = other.filter(|&other| other != space) {
                        let pair = (space.min(other), space.max(other));
                        *touching.entry(pair).or_insert(0.0) += length / steps / 2.0;
                    }
                }
            }
        }
    }
    touching
}

#[test]
fn spaces_share_a_border_exactly_when_they_are_beside_each_other() {
    let edition = Edition::built_in();
    let ground = MapAreas::of(edition, &Track::of(edition));
    let touching = touching(edition, &ground);
    let links: BTreeSet<(Space, Space)> = edition
        .main_map()
        .flat_map(|space| edition.beside(space).iter().map(move |other| (space.min(other), space.max(other))))
        .collect();
    let named = |pairs: Vec<(Space, Space)>| -> Vec<String> {
        let name = |space: Space| &edition.site(space).id;
        pairs
            .into_iter()
            .map(|pair| format!("{}-{} {:?}", name(pair.0), name(pair.1), touching.get(&pair)))
            .collect()
    };
    let apart = links
        .iter()
        .copied()
        .filter(|pair| touching.get(pair).is_none_or(|length| *length < CORNER))
        .collect();
    let strange = touching
        .iter()
        .filter(|(pair, length)| **length > CORNER && !links.contains(pair))
        .map(|(pair, _)| *pair)
        .collect();
    assert_eq!((edition.main_map().count(), links.len()), (60, 118));
    assert_eq!(
        (named(apart), named(strange)),
        (Vec::new(), Vec::new()),
        "links without a border, borders without a link"
    );
    for space in edition.main_map() {
        let middle = Point::of(edition.site(space).middle);
        assert!(is_inside(middle, ground.area(space)), "{}", edition.site(space).id);
    }
}
