//! The drawing style: flat fills, one ink, hatching for shade.

use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// The ink and the paper of printed things, by day and by night.
pub(super) const INK: &str = "#2b1d14";
pub(super) const CREAM: &str = "#fbf4e4";

/// A drawing, from back to front.
#[derive(Clone, Debug, Default)]
pub(super) struct Woodcut(String);

impl Woodcut {
    /// A shape without an outline.
    pub(super) fn fill(&mut self, path: &str, fill: &str) {
        self.write(format_args!(r#"<path d="{path}" fill="{fill}"/>"#));
    }

    /// A shape with an outline.
    pub(super) fn shape(&mut self, path: &str, fill: &str, width: f32) {
        self.write(format_args!(r#"<path class="dw-c" d="{path}" fill="{fill}" stroke-width="{width}"/>"#));
    }

    /// A line of ink.
    pub(super) fn line(&mut self, path: &str, width: f32) {
        self.shape(path, "none", width);
    }

    /// A line of any colour; `more` adds attributes such as dashes.
    pub(super) fn stroke(&mut self, path: &str, width: f32, colour: &str, more: &str) {
        self.write(format_args!(
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{more}/>"#
        ));
    }

    /// A named piece of land, with its foot at a position.
    pub(super) fn put(&mut self, id: &str, [x, y]: [f32; 2], size: f32) {
        self.put_as(id, "", [x, y], size);
    }

    /// A named piece of land in other colours.
    pub(super) fn put_as(&mut self, id: &str, class: &str, [x, y]: [f32; 2], size: f32) {
        let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
        let [x, y] = [x, y].map(short);
        let size = if size == 1.0 { String::new() } else { format!(" scale({size:.2})") };
        self.write(format_args!(r##"<use href="#dw-{id}"{class} transform="translate({x} {y}){size}"/>"##));
    }

    /// A symbol in a box: left, top, width, height.
    pub(super) fn symbol(&mut self, id: &str, class: &str, boxed: [f32; 4]) {
        let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
        let [x, y, width, height] = boxed.map(short);
        let place = match (x.as_str(), y.as_str()) {
            ("0", "0") => String::new(),
            (x, "0") => format!(r#" x="{x}""#),
            (x, y) => format!(r#" x="{x}" y="{y}""#),
        };
        self.write(format_args!(
            r##"<use href="#dw-{id}"{class}{place} width="{width}" height="{height}"/>"##
        ));
    }

    /// A text centred at a position; the class gives its style.
    pub(super) fn text(&mut self, class: &str, [x, y]: [f32; 2], size: f32, words: &str) {
        let words = html! { (words) }.into_string();
        let [x, y, size] = [x, y, size].map(short);
        self.write(format_args!(
            r#"<text class="dw-t {class}" x="{x}" y="{y}" font-size="{size}">{words}</text>"#
        ));
    }

    /// A group of drawings with a class, a transform, or both.
    pub(super) fn group(&mut self, class: &str, moved: &str, inner: &Woodcut) {
        let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
        let moved = if moved.is_empty() { String::new() } else { format!(r#" transform="{moved}""#) };
        self.write(format_args!("<g{class}{moved}>{}</g>", inner.0));
    }

    /// The ground of a tile as an element with an id, clipped to the tile.
    pub(super) fn named(id: &str, inner: &Woodcut) -> Woodcut {
        Woodcut(format!(r#"<svg id="{id}" width="160" height="160">{}</svg>"#, inner.0))
    }

    /// A reference to a [named](Woodcut::named) drawing that the page has already, or gets separately.
    pub(super) fn kept(id: &str) -> Woodcut {
        Woodcut(format!(r#"<svg id="{id}" data-kept></svg>"#))
    }

    /// A group at a position, with the path by which it arrives.
    pub(super) fn group_along(&mut self, class: &str, at: [f32; 2], path: &str, inner: &Woodcut) {
        let [x, y] = at.map(short);
        self.write(format_args!(
            r#"<g class="{class}" transform="translate({x} {y})" data-path="{path}">{}</g>"#,
            inner.0
        ));
    }

    /// Draws another drawing on top.
    pub(super) fn add(&mut self, other: &Woodcut) {
        self.0.push_str(&other.0);
    }

    /// Appends SVG text.
    pub(super) fn raw(&mut self, svg: &str) {
        self.0.push_str(svg);
    }

    /// The markup for a page.
    pub(super) fn markup(self) -> Markup {
        PreEscaped(self.0)
    }

    fn write(&mut self, what: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(what);
    }
}

/// A number with at most one decimal. Drawings have thousands of them, and formatting an integer is ten times cheaper.
pub(super) fn short(number: f32) -> String {
    let tenths = (number * 10.0).round() as i64;
    let (sign, whole, tenth) = (if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10);
    if tenth == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{tenth}") }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn a_number_has_at_most_one_decimal() {
        let written = [0.0, -0.04, 3.0, -3.0, 0.26, -0.26, 12.34, -12.96, 159.95].map(short);
        assert_eq!(written, ["0", "0", "3", "-3", "0.3", "-0.3", "12.3", "-13", "160"]);
    }
}
