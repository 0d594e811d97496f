//! Standalone SVG files, for pages that do not contain the symbols: faces and badges of all characters, and the poster.

use super::pieces::Pieces;
use super::portrait::portrait;
use super::symbols::{Marks, patterns, symbols_of};
use super::tile::{back, framed, plain};
use super::woodcut::{Woodcut, short};
use crate::template::asset;
use deck_goes_west::Edition;
use maud::{Markup, PreEscaped, html};

/// The styles that the drawings need: a standalone picture does not see the game's style sheet.
const STYLE: &str = asset!("deck-goes-west/portraits.css");

/// A face for each character, by its seat name (`#derek`), each a view of one picture.
pub fn portraits() -> String {
    let everybody = &Edition::built_in().characters;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (everybody.len() * 130) " 128" } {
            style { (PreEscaped(STYLE.trim_end())) }
            defs { (PreEscaped(patterns())) }
            @for (number, character) in everybody.iter().enumerate() {
                view id=(character.seat_name()) viewBox={ (number * 130) " 0 128 128" } {}
                svg x=(number * 130) width="128" height="128" { (portrait(&character.id)) }
            }
        }
    }
    .into_string()
}

/// The poster of the lobby: the sun in the West, and the revealed land before it. Narrow pages show only its centre.
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
            style { (PreEscaped(STYLE.trim_end())) }
            (symbols_of(&drawing.0, &marks))
            (drawing)
        }
    }
    .into_string()
}

/// Two rows of land, unknown in the West, with a railway that has come far.
fn country() -> Vec<([u16; 2], Markup)> {
    let rows: [[&str; 6]; 2] = [
        ["", "mountain-02", "prairie-05", "forest-04", "village-05", "forest-01"],
        ["", "lake-02", "river-04", "bandit-camp-01", "prairie-03", "mountain-04"],
    ];
    let edition = Edition::built_in();
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
