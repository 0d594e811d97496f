//! Regions: the parts of a page that live frames update one by one. Each is one element with an id.

use maud::{Markup, html};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// One element of a page, which is sent again when its hash changes.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    pub(crate) markup: Markup,
    /// A hash of the markup.
    print: u32,
    within: Within,
    /// Changes while bots move, then reverts; sent only when idle.
    rests: bool,
    /// Whether the [`BoardFrame`] contains it.
    framed: bool,
}

/// A large part of a page that contains regions. It is sent again only when its kind changes, and rendered only when it is
/// sent; otherwise its regions are updated one by one.
pub(crate) struct BoardFrame<'a> {
    /// Names what the frame contains; a page with another kind gets the whole frame.
    pub(crate) kind: &'static str,
    /// Renders the frame with all its regions.
    pub(crate) whole: Box<dyn Fn() -> Markup + 'a>,
}

/// The parent element that a browser needs to parse a region correctly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Within {
    Page,
    Drawing,
    /// Not an element of the page: its attributes replace those of the element it names.
    Attributes,
}

impl Region {
    fn new(markup: Markup, within: Within) -> Region {
        Region { print: print(&markup.0), markup, within, rests: false, framed: false }
    }

    /// An ordinary HTML element.
    pub(crate) fn of_page(markup: Markup) -> Region {
        Region::new(markup, Within::Page)
    }

    /// Marks a region about what can be done now: it is not sent with a missed beat, only with the present after it.
    pub(crate) fn at_rest(self) -> Region {
        Region { rests: true, ..self }
    }

    /// Marks a region as part of the frame.
    pub(crate) fn in_frame(self) -> Region {
        Region { framed: true, ..self }
    }

    /// An element of an SVG drawing.
    pub(crate) fn of_drawing(markup: Markup) -> Region {
        Region::new(markup, Within::Drawing)
    }

    /// New attributes for an element that is too large to send again: `i data-for="…"`.
    pub(crate) fn attributes(markup: Markup) -> Region {
        Region::new(markup, Within::Attributes)
    }

    /// Whether it is sent only with the present, not with missed beats.
    pub(crate) fn rests(&self) -> bool {
        self.rests
    }

    /// Whether a whole frame contains it.
    pub(crate) fn is_framed(&self) -> bool {
        self.framed
    }

    /// A hash of its markup: a page that has this hash shows the region unchanged.
    pub(crate) fn print(&self) -> u32 {
        self.print
    }

    /// Whether it is an element of the page, and not only attributes.
    #[cfg(test)]
    pub(crate) fn is_placed(&self) -> bool {
        self.within != Within::Attributes
    }
}

/// A hash of markup or of an id.
pub(crate) fn print(text: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() as u32
}

/// A placeholder for a region inside another one. A region with this id that the page already shows stays, in this place;
/// a new one is sent after the region that holds it, and fills the placeholder.
pub(crate) fn named(id: &str) -> Markup {
    html! { div id=(id) data-kept {} }
}

/// Regions as a frame sends them: grouped and wrapped in the parent elements that a browser needs to parse them.
pub(crate) fn parcel(regions: &[&Region]) -> Markup {
    let within = |within: Within| regions.iter().filter(move |region| region.within == within);
    html! {
        @for region in within(Within::Page).chain(within(Within::Attributes)) { (region.markup) }
        @if within(Within::Drawing).next().is_some() {
            svg { @for region in within(Within::Drawing) { (region.markup) } }
        }
    }
}
