//! Drawings in files of their own, for pages that do not hold the symbols: faces and badges of everybody, and the poster.

use super::pieces::Pieces;
use super::portrait::portrait;
use super::symbols::{Marks, patterns, symbols_of};
use super::tile::{back, framed, plain};
use super::woodcut::{Woodcut, short};
use deck_goes_west::Edition;
use maud::{Markup, PreEscaped, html};

/// What the drawings need of the game's own sheet of styles, which a picture cannot see.
const STYLE: &str = ".dw-c {stroke: #2b1d14; stroke-linejoin: round; stroke-linecap: round} .dw-t {font-family: Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif; font-weight: 800; text-anchor: middle} .dw-l {font-family: sans-serif; font-weight: 800; text-anchor: middle}
.dw-cream {fill: #fbf4e4} .dw-print {fill: #2b1d14} .dw-dusk {fill: none} .dw-name {display: none} .dw-back {fill: #d6bd8c} .dw-contour, .dw-stitch, .dw-rose {fill: none; stroke: #b3945c; stroke-width: 1.5} .dw-stitch, .dw-rose {stroke: #6b5130; stroke-linejoin: round} .dw-stitch {stroke-dasharray: 3 4} .dw-rose > :first-child, .dw-rose path {fill: #d6bd8c} .dw-rose .dw-west {fill: #b23f2c; stroke: #2b1d14} .dw-many {fill: #2b1d14; stroke: #fbf4e4; stroke-width: 1.6}
.dw-onpaper {--ink: #2b1d14; --bone: #fbf4e4} .dw-nn, .dw-count {fill: #2b1d14} .dw-tn {fill: #fbf4e4} .dw-minus, .dw-plus {fill: #4c6a36; stroke: #2b1d14; stroke-width: 1.4} .dw-minus {fill: #8c2f23} .dw-sign {stroke: #fbf4e4; stroke-width: 2.2}
.k-seat-0 {--k: #b23f2c} .k-seat-1 {--k: #3a7196} .k-seat-2 {--k: #5f8a3a} .k-seat-3 {--k: #e6b53c} .k-seat-4 {--k: #7a5187} .k-item {--k: #e0bd86} .k-pain {--k: #8c2f23} .k-exhaustion {--k: #5b5563}
.dw-alder {--leaf: #7d9a4c; --needle: #4f6d38} .dw-dry {--blade: #8a6a2c} .dw-clay {--wall: #d98a57} .dw-straw {--wall: #c9b27c} .dw-lime {--wall: #f2e2bd} .dw-hide {--wall: #d0a574}
.day {fill: #e8d5b0} .ray {fill: #e9a23b; opacity: .4} @media (prefers-color-scheme: dark) {.day {fill: #3a2c20} .ray {opacity: .25}}";

/// A face for each character, by the name at the table (`#derek`), each a view of one picture.
pub fn portraits() -> String {
    let everybody = &Edition::ours().characters;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (everybody.len() * 130) " 128" } {
            style { (PreEscaped(STYLE)) }
            defs { (PreEscaped(patterns())) }
            @for (number, character) in everybody.iter().enumerate() {
                view id=(character.seat_name()) viewBox={ (number * 130) " 0 128 128" } {}
                svg x=(number * 130) width="128" height="128" { (portrait(&character.id)) }
            }
        }
    }
    .into_string()
}

/// The poster of the lobby: the sun in the West, and the land before it, as far as anybody has seen it. Its middle says it all,
/// for narrow pages show no more.
pub fn poster() -> String {
    let rays: String = (0_i16..18)
        .map(|ray| {
            let end = |degrees: i16| {
                let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
                format!("L{} {}", short(420.0 + 700.0 * cos), short(170.0 + 700.0 * sin))
            };
            format!("M420 170{}{}z", end(ray * 20), end(ray * 20 + 10))
        })
        .collect();
    let marks = Marks {
        goods: [""; 4],
        items: [""; 2],
        dangers: [""; 2],
        winds: [""; 3],
        seats: ["D", "H", "", "", ""],
    };
    let mut wagon = Woodcut::default();
    wagon.symbol("wagon", "", [330.0, 148.0, 128.0, 96.0]);
    let mut settler = Woodcut::default();
    settler.symbol("seat-0", "k-seat-0", [454.0, 156.0, 74.0, 89.0]);
    let drawing = html! {
        path class="day" d="M0 0h840v430H0z" {}
        path class="ray" d=(rays) {}
        circle cx="420" cy="150" r="138" fill="none" stroke="#d9632f" stroke-width="4" stroke-dasharray="16 10" {}
        circle cx="420" cy="150" r="112" fill="#d9632f" stroke="#2b1d14" stroke-width="3" {}
        circle cx="420" cy="150" r="92" fill="#e9a23b" {}
        @for ([x, y], drawn) in country() { g transform={ "translate(" (x) " " (y) ")" } { (drawn) } }
        (wagon.markup())
        (settler.markup())
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 430" preserveAspectRatio="xMidYMid slice" {
            style { (PreEscaped(STYLE)) }
            (symbols_of(&drawing.0, &marks))
            (drawing)
        }
    }
    .into_string()
}

/// Two rows of land, unknown in the West, with a line that has come far.
fn country() -> Vec<([u16; 2], Markup)> {
    let rows: [[&str; 6]; 2] = [
        ["", "mountain-02", "prairie-05", "forest-04", "village-05", "forest-01"],
        ["", "lake-02", "river-04", "bandit-camp-01", "prairie-03", "mountain-04"],
    ];
    let edition = Edition::ours();
    let tile = |id: &str| edition.tile_named(id).map(|tile| edition.tile(tile));
    let mut drawn = Vec::new();
    for (row, names) in (0_u16..).zip(rows) {
        for (column, name) in (0_u16..).zip(names) {
            let bandits = if name.starts_with("bandit") { 3 } else { 0 };
            let pieces = Pieces { rail: row == 0 && column > 2, bandits, ..Pieces::default() };
            let face =
                tile(name).map_or_else(|| back(&format!("poster {row}")), |tile| plain(tile, "", &pieces));
            let face = html! { svg width="142" height="142" { (framed(face)) } };
            drawn.push(([column * 144 - 12 * u16::from(column > 0), 238 + row * 144], face));
        }
    }
    drawn
}
