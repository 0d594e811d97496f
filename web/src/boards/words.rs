//! The table in words: what a game says of a view, as parts of a page. They are complete, and what a screen reader reads.

use crate::region::Region;
use catalog::Bundle;
use game::{Line, Section};
use maud::{Markup, html};

/// The words in an order that makes sense read aloud.
pub(super) fn in_words(sections: &[Section], bundle: &Bundle) -> Markup {
    html! {
        div id="text-board" class="text-board" {
            @for section in sections { (section_of(section, bundle, line)) }
        }
    }
}

/// The words, part by part. Lines with an id come by themselves.
pub(super) fn regions(sections: &[Section], bundle: &Bundle) -> Vec<Region> {
    let named = |section: &Section, said: &Line, bundle: &Bundle| match id_of(section, said) {
        Some(id) => html! { li id=(id) data-kept {} },
        None => line(section, said, bundle),
    };
    let around = sections.iter().map(|section| section_of(section, bundle, named));
    let lines = sections.iter().flat_map(|section| {
        let kept = section.lines.iter().filter(|line| line.id.is_some());
        kept.map(move |said| line(section, said, bundle))
    });
    around.chain(lines).map(Region::of_page).collect()
}

fn section_of(
    section: &Section,
    bundle: &Bundle,
    line: impl Fn(&Section, &Line, &Bundle) -> Markup,
) -> Markup {
    let title = bundle.say(&section.title);
    let lines = html! { ul { @for said in &section.lines { (line(section, said, bundle)) } } };
    match section.id {
        // What is going on is the heading of the page.
        "status" => html! { section id="status" class="status" { h2 id="round" { (title) } (lines) } },
        id => html! { section id={ "words-" (id) } { h3 { (title) } (lines) } },
    }
}

fn id_of(section: &Section, line: &Line) -> Option<String> {
    line.id.as_ref().map(|id| format!("words-{}-{id}", section.id))
}

fn line(section: &Section, said: &Line, bundle: &Bundle) -> Markup {
    html! {
        li id=[id_of(section, said)] {
            @if let Some(about) = &said.about { b { (bundle.fill(about)) } ": " }
            (sentences(said, bundle))
            @if !said.below.is_empty() {
                ul { @for below in &said.below { (line(section, below, bundle)) } }
            }
        }
    }
}

/// What a line says, without what it is about and without the lines below it.
pub(super) fn sentences(line: &Line, bundle: &Bundle) -> String {
    line.says.iter().map(|says| bundle.say(says)).collect::<Vec<_>>().join(" ")
}
