//! The table in words: what a game says of a view, as parts of a page. They are complete, and what a screen reader reads.

use crate::region::Region;
use catalog::Speech;
use game::{Line, Section};
use maud::{Markup, html};

/// The words in an order that makes sense read aloud.
pub(super) fn in_words(sections: &[Section], speech: &Speech) -> Markup {
    html! {
        div id="text-board" class="text-board" {
            @for section in sections { (section_of(section, speech, line)) }
        }
    }
}

/// The words, part by part. Lines with an id come by themselves.
pub(super) fn regions(sections: &[Section], speech: &Speech) -> Vec<Region> {
    let named = |section: &Section, said: &Line, speech: &Speech| match id_of(section, said) {
        Some(id) => html! { li id=(id) data-kept {} },
        None => line(section, said, speech),
    };
    let around = sections.iter().map(|section| section_of(section, speech, named));
    let lines = sections.iter().flat_map(|section| {
        let kept = section.lines.iter().filter(|line| line.id.is_some());
        kept.map(move |said| line(section, said, speech))
    });
    around.chain(lines).map(Region::of_page).collect()
}

fn section_of(
    section: &Section,
    speech: &Speech,
    line: impl Fn(&Section, &Line, &Speech) -> Markup,
) -> Markup {
    let title = speech.say(&section.title);
    let lines = html! { ul { @for said in &section.lines { (line(section, said, speech)) } } };
    match section.id {
        // What is going on is the heading of the page.
        "status" => html! { section id="status" class="status" { h2 id="round" { (title) } (lines) } },
        id => html! { section id={ "words-" (id) } { h3 { (title) } (lines) } },
    }
}

fn id_of(section: &Section, line: &Line) -> Option<String> {
    line.id.as_ref().map(|id| format!("words-{}-{id}", section.id))
}

fn line(section: &Section, said: &Line, speech: &Speech) -> Markup {
    html! {
        li id=[id_of(section, said)] {
            @if let Some(about) = &said.about { b { (speech.fill(about)) } ": " }
            (sentences(said, speech))
            @if !said.below.is_empty() {
                ul { @for below in &said.below { (line(section, below, speech)) } }
            }
        }
    }
}

/// What a line says, without what it is about and without the lines below it.
pub(super) fn sentences(line: &Line, speech: &Speech) -> String {
    line.says.iter().map(|says| speech.say(says)).collect::<Vec<_>>().join(" ")
}
