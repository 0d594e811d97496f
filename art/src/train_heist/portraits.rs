//! Faces and badges as a standalone SVG file, for pages that do not contain the drawings.

use super::symbols::{faces, symbol};
use crate::template::asset;
use maud::{Markup, PreEscaped, html};
use train_heist::Colour;

/// The styles that the drawings need: a standalone picture does not see the game's style sheet.
const STYLE: &str = asset!("train-heist/portraits.css");

/// A face for each colour (`#red`) and a badge for each (`#badge-red`), each a view of one picture.
pub fn portraits() -> String {
    let colours = || (0_u16..).step_by(100).zip(Colour::ALL);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 140" {
            style { (PreEscaped(STYLE.trim_end())) }
            @for (x, colour) in colours() {
                view id=(colour.word()) viewBox={ (x) " 0 46 46" } {}
                view id={ "badge-" (colour.word()) } viewBox={ (x) " 100 26 26" } {}
            }
            defs { (PreEscaped(symbol("th-fine"))) (PreEscaped(faces())) }
            @for (x, colour) in colours() {
                (PreEscaped(symbol(&format!("th-badge-{}", colour.word()))))
                g class={ "seat-" (colour.word()) } {
                    g transform={ "translate(" (x) ")" } { (face(colour)) }
                    g transform={ "translate(" (x + 13) " 113)" } { (badge(colour)) }
                }
            }
        }
    }
    .into_string()
}

/// A cowboy before the shape of its colour, with the badge on the hat.
fn face(colour: Colour) -> Markup {
    html! {
        rect x="-10" y="-10" width="66" height="66" fill=(behind(colour)) {}
        path class="shape" transform="translate(23 23) scale(2.25)" d=(shape(colour)) {}
        use href={ "#th-face-" (colour.word()) } x="23" y="14" {}
        g transform="translate(23 9) scale(.62)" { (badge(colour)) }
    }
}

/// Shape, letter and colour, with a pale edge: visible on light and on dark backgrounds.
fn badge(colour: Colour) -> Markup {
    html! {
        path class="halo" d=(shape(colour)) {}
        use href={ "#th-badge-" (colour.word()) } x="-11" y="-11" width="22" height="22" {}
    }
}

/// The outline of a colour's badge.
const fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M0 -9L9 0L0 9L-9 0Z",
        Colour::Blue => "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z",
        Colour::Green => "M0 -9.5L9.5 7.5H-9.5Z",
        Colour::Yellow => "M-7.5 -7.5H7.5V7.5H-7.5Z",
    }
}

/// The background of a face: a light shade of its colour.
const fn behind(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#efc3ae",
        Colour::Blue => "#bdd3dc",
        Colour::Green => "#cddbb0",
        Colour::Yellow => "#f6e3a6",
    }
}
