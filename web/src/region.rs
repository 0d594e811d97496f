//! Regions: the parts of a page that live frames update one by one. Each is one element with an id.
//!
//! A page shows hundreds of regions and a beat changes few of them, so a region can be given as data with a function that
//! renders it: its hash is that of the data, and it is rendered only when it is sent.

mod hash;

pub(crate) use hash::RegionHash;

use catalog::Language;
use maud::{Markup, Render, html};
use std::hash::Hash;

/// One element of a page, which is sent again when its hash changes.
pub(crate) struct Region<'a> {
    pub(crate) key: RegionKey,
    content: Content<'a>,
}

/// What frames need to know of a region to tell whether a page shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RegionKey {
    /// A hash of the id and of what the region shows: a page that has this hash shows the region unchanged.
    pub(crate) hash: RegionHash,
    /// The hash of its id, if it is sent only when idle: it changes while bots move, and then reverts.
    pub(crate) resting: Option<RegionHash>,
    /// Whether the [frame](BoardFrame) contains it.
    pub(crate) is_framed: bool,
    within: Within,
}

enum Content<'a> {
    Rendered(Markup),
    /// Rendered when it is sent.
    Lazy(Box<dyn Fn() -> Markup + 'a>),
}

/// The large part of a page that contains the regions of the board. A page with another frame gets the whole of it; otherwise
/// its regions are updated one by one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct BoardFrame {
    /// Whether there is a picture and a table in words; there is none before the deal.
    pub(crate) is_laid_out: bool,
    /// The language of all its regions, which their hashes need not cover.
    pub(crate) language: Language,
}

impl BoardFrame {
    /// A hash of the frame and of the program's version, because another version may render the same data differently.
    pub(crate) fn hash(self) -> RegionHash {
        RegionHash::of(&(self, env!("CARGO_PKG_VERSION")))
    }
}

/// The parent element that a browser needs to parse a region correctly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Within {
    Page,
    Drawing,
    /// Not an element of the page: its attributes replace those of the element it names.
    Attributes,
}

impl<'a> Region<'a> {
    fn new(markup: Markup, within: Within) -> Region<'a> {
        let key = RegionKey { hash: RegionHash::of(&markup.0), resting: None, is_framed: false, within };
        Region { key, content: Content::Rendered(markup) }
    }

    /// An ordinary HTML element.
    pub(crate) fn of_page(markup: Markup) -> Region<'a> {
        Region::new(markup, Within::Page)
    }

    /// An element of an SVG drawing.
    pub(crate) fn of_drawing(markup: Markup) -> Region<'a> {
        Region::new(markup, Within::Drawing)
    }

    /// New attributes for an element that is too large to send again: `i data-for="…"`.
    pub(crate) fn attributes(markup: Markup) -> Region<'a> {
        Region::new(markup, Within::Attributes)
    }

    /// An ordinary HTML element with this id, rendered when it is sent. Only `shown` is hashed, so `render` must depend on
    /// nothing else but what a page keeps as long as its [frame](BoardFrame): the table, its edition, the language.
    pub(crate) fn lazy<T: Hash + 'a>(id: &str, shown: T, render: impl Fn(&T) -> Markup + 'a) -> Region<'a> {
        Region::new_lazy(Within::Page, id, shown, render)
    }

    /// Like [`Region::lazy`], for an element of an SVG drawing.
    pub(crate) fn lazy_drawing<T: Hash + 'a>(
        id: &str,
        shown: T,
        render: impl Fn(&T) -> Markup + 'a,
    ) -> Region<'a> {
        Region::new_lazy(Within::Drawing, id, shown, render)
    }

    fn new_lazy<T: Hash + 'a>(
        within: Within,
        id: &str,
        shown: T,
        render: impl Fn(&T) -> Markup + 'a,
    ) -> Region<'a> {
        let key = RegionKey { hash: RegionHash::of(&(id, &shown)), resting: None, is_framed: false, within };
        Region { key, content: Content::Lazy(Box::new(move || render(&shown))) }
    }

    /// Marks the region with this id as one about what can be done now: it is not sent with a missed beat, only with the
    /// present after it.
    pub(crate) fn at_rest(mut self, id: &str) -> Region<'a> {
        self.key.resting = Some(RegionHash::of(id));
        self
    }

    /// Marks a region as part of the frame.
    pub(crate) fn in_frame(mut self) -> Region<'a> {
        self.key.is_framed = true;
        self
    }

    /// Whether it is an element of the page, and not only attributes.
    #[cfg(test)]
    pub(crate) fn is_placed(&self) -> bool {
        self.key.within != Within::Attributes
    }
}

impl Render for Region<'_> {
    fn render_to(&self, buffer: &mut String) {
        match &self.content {
            Content::Rendered(markup) => buffer.push_str(&markup.0),
            Content::Lazy(render) => buffer.push_str(&render().0),
        }
    }
}

/// A placeholder for a region inside another one. A region with this id that the page already shows stays, in this place;
/// a new one is sent after the region that holds it, and fills the placeholder.
pub(crate) fn named(id: &str) -> Markup {
    html! { div id=(id) data-kept {} }
}

/// Regions as a frame sends them: grouped and wrapped in the parent elements that a browser needs to parse them.
pub(crate) fn parcel<R: Render>(regions: &[(RegionKey, R)]) -> Markup {
    let within = |within: Within| {
        regions.iter().filter(move |(key, _)| key.within == within).map(|(_, region)| region)
    };
    html! {
        @for region in within(Within::Page).chain(within(Within::Attributes)) { (region) }
        @if within(Within::Drawing).next().is_some() {
            svg { @for region in within(Within::Drawing) { (region) } }
        }
    }
}
