//! The table in words, as one element and as regions. Screen readers rely on it, so it leaves nothing out.

use crate::region::Region;
use catalog::Bundle;
use game::{Line, Section};
use maud::{Markup, html};

/// The sections as one element, in the order of the game.
pub(super) fn text_board(sections: &[Section], bundle: &Bundle) -> Markup {
    html! {
        div id="text-board" class="text-board" {
            @for section in sections { (section_of(section, bundle, line)) }
        }
    }
}

/// The sections as regions. A line with an id is a region of its own, with a placeholder in its section; a section is
/// sent again when it gains or loses such a line.
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
        // The title of this section is the heading of the page.
        "status" => html! { section id="status" { h2 id="round" { (title) } (lines) } },
        id => html! { section id={ "words-" (id) } { h3 { (title) } (lines) } },
    }
}

fn id_of(section: &Section, line: &Line) -> Option<String> {
    line.id.as_ref().map(|id| format!("words-{}-{id}", section.id))
}

fn line(section: &Section, said: &Line, bundle: &Bundle) -> Markup {
    html! {
        li id=[id_of(section, said)] {
            @if let Some(about) = &said.about { b { (bundle.say_argument(about)) } ": " }
            (sentences(said, bundle))
            @if !said.below.is_empty() {
                ul { @for below in &said.below { (line(section, below, bundle)) } }
            }
        }
    }
}

/// The sentences of a line, without its subject and the lines below it.
pub(super) fn sentences(line: &Line, bundle: &Bundle) -> String {
    line.says.iter().map(|says| bundle.say(says)).collect::<Vec<_>>().join(" ")
}
