//! What the screen shows of the table.

/// A part of the table, a position in the list of choices, and a scroll position.
#[derive(Debug)]
pub(in crate::play) struct TableFocus<P> {
    /// The part that is shown where not all of them fit.
    pub(in crate::play) part: P,
    /// The index of the choice that the list was moved to.
    pub(in crate::play) choice: Option<usize>,
    /// The first visible line of a part in words.
    pub(in crate::play) scroll: usize,
}

impl<P: Copy + Eq> TableFocus<P> {
    /// This part from its first line on, and the list from its first choice on.
    pub(in crate::play) const fn on(part: P) -> TableFocus<P> {
        TableFocus { part, choice: None, scroll: 0 }
    }

    /// Switches to a part of the table; the list stays where it is.
    pub(in crate::play) fn show(&mut self, part: P) {
        (self.part, self.scroll) = (part, 0);
    }

    /// Switches to the next part, or to the one before, wrapping around at the ends.
    pub(in crate::play) fn turn(&mut self, parts: &[P], onward: bool) {
        let by = if onward { 1 } else { parts.len() - 1 };
        let at = parts.iter().position(|&part| part == self.part).unwrap_or(0);
        self.show(parts[(at + by) % parts.len()]);
    }
}
