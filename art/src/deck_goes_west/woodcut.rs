//! How everything here is cut: flat fills, one ink, hatching for shade.

use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// The ink and the paper of what is printed, by day and by night.
pub(super) const INK: &str = "#2b1d14";
pub(super) const CREAM: &str = "#fbf4e4";

/// A drawing, from back to front.
#[derive(Clone, Debug, Default)]
pub(super) struct Woodcut(String);

impl Woodcut {
    /// Something flat.
    pub(super) fn fill(&mut self, path: &str, fill: &str) {
        self.write(format_args!(r#"<path d="{path}" fill="{fill}"/>"#));
    }

    /// Something with an outline.
    pub(super) fn shape(&mut self, path: &str, fill: &str, width: f32) {
        self.write(format_args!(r#"<path class="dw-c" d="{path}" fill="{fill}" stroke-width="{width}"/>"#));
    }

    /// A line of ink.
    pub(super) fn line(&mut self, path: &str, width: f32) {
        self.shape(path, "none", width);
    }

    /// A line of some colour; more attributes say how it is dashed.
    pub(super) fn stroke(&mut self, path: &str, width: f32, colour: &str, more: &str) {
        self.write(format_args!(
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{more}/>"#
        ));
    }

    /// A piece of land that has a name, its foot at a place.
    pub(super) fn put(&mut self, id: &str, [x, y]: [f32; 2], size: f32) {
        self.put_as(id, "", [x, y], size);
    }

    /// The same in other colours.
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

    /// Words or numbers around a place; the class says how they look.
    pub(super) fn text(&mut self, class: &str, [x, y]: [f32; 2], size: f32, words: &str) {
        let words = html! { (words) }.into_string();
        let [x, y, size] = [x, y, size].map(short);
        self.write(format_args!(
            r#"<text class="dw-t {class}" x="{x}" y="{y}" font-size="{size}">{words}</text>"#
        ));
    }

    /// A group of drawings under a class, or moved.
    pub(super) fn group(&mut self, class: &str, moved: &str, inner: &Woodcut) {
        let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
        let moved = if moved.is_empty() { String::new() } else { format!(r#" transform="{moved}""#) };
        self.write(format_args!("<g{class}{moved}>{}</g>", inner.0));
    }

    /// A tile's ground with a name of its own; nothing of it sticks out.
    pub(super) fn named(id: &str, inner: &Woodcut) -> Woodcut {
        Woodcut(format!(r#"<svg id="{id}" width="160" height="160">{}</svg>"#, inner.0))
    }

    /// A [named](Woodcut::named) drawing that a page shows already, or that comes by itself.
    pub(super) fn kept(id: &str) -> Woodcut {
        Woodcut(format!(r#"<svg id="{id}" data-kept></svg>"#))
    }

    /// A group at a place, with the way it comes there.
    pub(super) fn group_along(&mut self, class: &str, at: [f32; 2], path: &str, inner: &Woodcut) {
        let [x, y] = at.map(short);
        self.write(format_args!(
            r#"<g class="{class}" transform="translate({x} {y})" data-path="{path}">{}</g>"#,
            inner.0
        ));
    }

    /// Another drawing over it.
    pub(super) fn add(&mut self, other: &Woodcut) {
        self.0.push_str(&other.0);
    }

    /// Something drawn already.
    pub(super) fn raw(&mut self, svg: &str) {
        self.0.push_str(svg);
    }

    /// As it stands in a page.
    pub(super) fn markup(self) -> Markup {
        PreEscaped(self.0)
    }

    fn write(&mut self, what: std::fmt::Arguments<'_>) {
        // A text takes whatever is written.
        let _ = self.0.write_fmt(what);
    }
}

/// A number as short as a tenth allows.
pub(super) fn short(number: f32) -> String {
    let tenths = (number * 10.0).round() as i64;
    if tenths % 10 == 0 { (tenths / 10).to_string() } else { format!("{:.1}", tenths as f32 / 10.0) }
}
