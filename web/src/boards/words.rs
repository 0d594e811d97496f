//! The table in words, as one element and as regions. Screen readers rely on it, so it leaves nothing out.

use crate::region::Region;
use catalog::Bundle;
use game::{Line, Message, Section};
use maud::{Markup, html};

/// The sections as one element, in the order of the game.
pub(super) fn text_board(sections: &[Section], bundle: &Bundle) -> Markup {
    let lines =
        |section: &Section| html! { @for said in &section.lines { (line(section.id, said, bundle)) } };
    html! {
        div id="text-board" class="text-board" {
            @for section in sections { (around(section.id, &section.title, &lines(section), bundle)) }
        }
    }
}

/// An entry of a section that is a region.
#[derive(Hash)]
enum Entry {
    Line(Line),
    /// The placeholder of a line that is a region of its own, by its id.
    Apart(String),
}

/// The sections as regions. A line with an id is a region of its own, with a placeholder in its section; a section is
/// sent again when it gains or loses such a line.
pub(super) fn regions(sections: Vec<Section>, bundle: &Bundle) -> Vec<Region<'_>> {
    let mut regions = Vec::new();
    let mut apart = Vec::new();
    for Section { id: section, title, lines } in sections {
        let entry = |said: Line| match line_id(section, &said) {
            Some(id) => {
                apart.push(Region::lazy(&id, said, move |said| line(section, said, bundle)));
                Entry::Apart(id)
            }
            None => Entry::Line(said),
        };
        let shown = (title, lines.into_iter().map(entry).collect::<Vec<_>>());
        let render = move |(title, entries): &(Message, Vec<Entry>)| {
            around(
                section,
                title,
                &html! { @for entry in entries { (entry.render(section, bundle)) } },
                bundle,
            )
        };
        regions.push(Region::lazy(&element_id(section), shown, render));
    }
    regions.extend(apart);
    regions
}

impl Entry {
    fn render(&self, section: &str, bundle: &Bundle) -> Markup {
        match self {
            Entry::Line(said) => line(section, said, bundle),
            Entry::Apart(id) => html! { li id=(id) data-kept {} },
        }
    }
}

/// The id of a section's element.
fn element_id(section: &str) -> String {
    if section == "status" { section.to_owned() } else { format!("words-{section}") }
}

/// A section around its lines.
fn around(section: &str, title: &Message, lines: &Markup, bundle: &Bundle) -> Markup {
    let (id, title) = (element_id(section), bundle.say(title));
    html! {
        section id=(id) {
            // The title of the first section is the heading of the page.
            @if section == "status" { h2 id="round" { (title) } } @else { h3 { (title) } }
            ul { (lines) }
        }
    }
}

fn line_id(section: &str, line: &Line) -> Option<String> {
    line.id.as_ref().map(|id| format!("words-{section}-{id}"))
}

fn line(section: &str, said: &Line, bundle: &Bundle) -> Markup {
    html! {
        li id=[line_id(section, said)] {
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
