//! A page in parts: each is one element with an id, and comes again by itself when it has changed.

use maud::{Markup, html};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// One element of a page.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    pub(crate) markup: Markup,
    /// A hash of the markup.
    print: u32,
    within: Within,
    /// It is another while nobody is asked, and the same again soon after.
    rests: bool,
    /// It stands in the [`Frame`].
    framed: bool,
}

/// A large part of a page that holds regions, which come by themselves. It only comes again as another kind of frame, and
/// is only made when it comes.
pub(crate) struct Frame<'a> {
    /// What kind of frame it is now.
    pub(crate) kind: &'static str,
    /// All of it.
    pub(crate) whole: Box<dyn Fn() -> Markup + 'a>,
}

/// What an element must stand in to be read as what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Within {
    Page,
    Drawing,
    Table,
    /// It stands nowhere by itself: its attributes are those of the element it is for.
    Attributes,
}

impl Region {
    fn new(markup: Markup, within: Within) -> Region {
        Region { print: print(&markup.0), markup, within, rests: false, framed: false }
    }

    /// A part of the page.
    pub(crate) fn of_page(markup: Markup) -> Region {
        Region::new(markup, Within::Page)
    }

    /// The same region, which says what can be done: it does not come while a page watches what happens, only after it.
    pub(crate) fn at_rest(self) -> Region {
        Region { rests: true, ..self }
    }

    /// The same region, which stands in the frame.
    pub(crate) fn in_frame(self) -> Region {
        Region { framed: true, ..self }
    }

    /// A part of a drawing.
    pub(crate) fn of_drawing(markup: Markup) -> Region {
        Region::new(markup, Within::Drawing)
    }

    /// A row of a table.
    pub(crate) fn of_table(markup: Markup) -> Region {
        Region::new(markup, Within::Table)
    }

    /// Attributes of an element that is too large to come again: `i data-for="…"`.
    pub(crate) fn attributes(markup: Markup) -> Region {
        Region::new(markup, Within::Attributes)
    }

    /// Does it only come when nothing happens any more?
    pub(crate) fn rests(&self) -> bool {
        self.rests
    }

    /// Does the frame bring it along?
    pub(crate) fn is_framed(&self) -> bool {
        self.framed
    }

    /// A hash of its markup: a page that has this hash shows the region as it is.
    pub(crate) fn print(&self) -> u32 {
        self.print
    }

    /// Does it stand in the page, where it was put?
    #[cfg(test)]
    pub(crate) fn is_placed(&self) -> bool {
        self.within != Within::Attributes
    }
}

/// A hash of something a page shows.
pub(crate) fn print(text: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() as u32
}

/// A region that is only named in another one, which holds it: whatever a page shows of it stays as it is, where it is
/// named; what is new stands there empty until it comes, after what holds it.
pub(crate) fn named(id: &str) -> Markup {
    html! { div id=(id) data-kept {} }
}

/// Regions as they are sent: wrapped, so that browsers read each as what it is.
pub(crate) fn parcel(regions: &[&Region]) -> Markup {
    let within = |within: Within| regions.iter().filter(move |region| region.within == within);
    html! {
        @for region in within(Within::Page).chain(within(Within::Attributes)) { (region.markup) }
        @if within(Within::Table).next().is_some() {
            template { @for region in within(Within::Table) { (region.markup) } }
        }
        @if within(Within::Drawing).next().is_some() {
            svg { @for region in within(Within::Drawing) { (region.markup) } }
        }
    }
}
