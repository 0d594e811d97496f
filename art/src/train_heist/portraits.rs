//! Faces and badges in a file of their own, for pages that do not hold the drawings themselves.

use super::symbols::{drawing, faces};
use maud::{Markup, PreEscaped, html};
use train_heist::Colour;

/// What the drawings need of the game's own sheet of styles, which a picture cannot see.
const STYLE: &str = "svg {--th-ink: #2b1d14; --th-bone: #fbf4e4}
.seat-red {--c: #b5382a; --ct: #fbf4e4} .seat-blue {--c: #2f6688; --ct: #fbf4e4} .seat-green {--c: #54803f; --ct: #fbf4e4} .seat-yellow {--c: #e0ac2b; --ct: #2b1d14}
.q {stroke: var(--th-ink); stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round}
.f {stroke: var(--th-ink); stroke-width: 1.2; stroke-linejoin: round; stroke-linecap: round}
.fl {fill: none; stroke: var(--th-ink); stroke-width: 1; stroke-linecap: round; stroke-linejoin: round}
.i {stroke: var(--th-ink)} .w7 {stroke-width: .7} .w8 {stroke-width: .8}
.qt {font-family: Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif; font-weight: 700; text-anchor: middle}
.halo {fill: var(--th-bone); stroke: var(--th-bone); stroke-width: 5; stroke-linejoin: round}
.shape {fill: var(--c); fill-opacity: .5; stroke: var(--c); stroke-opacity: .7; stroke-width: .7; stroke-linejoin: round}";

/// A face for each colour (`#red`) and a badge for each (`#badge-red`), each a view of one picture.
pub fn portraits() -> String {
    let colours = || (0_u16..).step_by(100).zip(Colour::ALL);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 140" {
            style { (PreEscaped(STYLE)) }
            @for (x, colour) in colours() {
                view id=(colour.word()) viewBox={ (x) " 0 46 46" } {}
                view id={ "badge-" (colour.word()) } viewBox={ (x) " 100 26 26" } {}
            }
            defs { (PreEscaped(drawing("th-fine"))) (PreEscaped(faces())) }
            @for (x, colour) in colours() {
                (PreEscaped(drawing(&format!("th-badge-{}", colour.word()))))
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

/// Shape, letter and colour, with a pale edge: it is seen on light and on dark paper.
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

/// What a face is seen before: a light shade of its own colour.
const fn behind(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#efc3ae",
        Colour::Blue => "#bdd3dc",
        Colour::Green => "#cddbb0",
        Colour::Yellow => "#f6e3a6",
    }
}
