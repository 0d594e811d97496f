//! The table in words as regions: together they are the whole, and a beat sends only the lines it changes.

use super::page::element;
use super::sample::{SHOOTING, view};
use super::{board, bundle, names, tables, watch};
use crate::boards::words::regions;
use catalog::Language;
use game::InWords;
use maud::Render;
use std::collections::{BTreeMap, BTreeSet};
use super_express::{SuperExpress, View};

/// The regions of a view's words by their ids.
fn in_regions(view: &View) -> BTreeMap<String, String> {
    let sections = SuperExpress::sections(view, &names());
    let bundle = bundle(Language::English);
    let regions = regions(sections, &bundle).into_iter().map(|region| region.render().0);
    let id = |html: &str| html.split(" id=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    regions.map(|html| (id(&html), html)).collect()
}

#[test]
fn the_regions_together_are_the_whole_table() {
    for setup in tables() {
        watch(&setup, 3, |_, view| {
            let regions = in_regions(view);
            let sections = ["status", "words-train", "words-players"];
            let mut whole = sections.map(|id| regions[id].as_str()).concat();
            for (id, line) in regions.iter().filter(|(id, _)| !sections.contains(&id.as_str())) {
                let placeholder = format!("<li id=\"{id}\" data-kept></li>");
                assert_eq!(whole.matches(&placeholder).count(), 1, "{id}");
                whole = whole.replace(&placeholder, line);
            }
            let html = board(view, &names(), &bundle(Language::English)).into_string();
            assert_eq!(element(&html, "text-board").unwrap(), whole);
        });
    }
}

/// The ids of the regions that a page needs when it goes from one position to another.
fn changed(before: &str, after: &str) -> BTreeSet<String> {
    let before = in_regions(&view(before));
    let after = in_regions(&view(after)).into_iter();
    after.filter(|(id, html)| before.get(id) != Some(html)).map(|(id, _)| id).collect()
}

#[test]
fn a_line_changes_by_itself_and_a_section_only_when_lines_come_or_go() {
    let ids = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<BTreeSet<String>>();
    let turned = SHOOTING.replace("T>", "T<");
    assert_eq!(changed(SHOOTING, &turned), ids(&["words-train-wagon-1"]));
    let moved = SHOOTING.replace("B>/m<|323:./.", "./m<|323:B>/.");
    assert_eq!(changed(SHOOTING, &moved), ids(&["words-train-wagon-2", "words-train-wagon-3"]));
    // The Last Wagon goes: Belle has it as a treasure, and the next wagon is the last one.
    let uncoupled = SHOOTING.replace("301:./.|", "").replace(" M:367 RHT 2 ", " B:301,M:367 RHT 3 ");
    let around = ["status", "words-train", "words-train-wagon-3", "words-players-B"];
    assert_eq!(changed(SHOOTING, &uncoupled), ids(&around));
    // Back in a replay, its line is sent with the section that has a place for it.
    assert_eq!(changed(&uncoupled, SHOOTING), &ids(&around) | &ids(&["words-train-wagon-4"]));
}
