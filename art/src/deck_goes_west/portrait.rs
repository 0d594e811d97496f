//! Faces of the characters, 128 × 128.

use super::chance::Chance;
use crate::template::drawings;
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// The faces of the built-in edition.
static FACES: LazyLock<[(&str, String); 12]> = LazyLock::new(|| {
    drawings!("deck-goes-west/portraits":
        "derek-dogood",
        "hattie-hollis",
        "josiah-freeman",
        "pilar-montoya",
        "chen-liang",
        "bridget-calloway",
        "otto-brandt",
        "ada-whitcomb",
        "ezra-quill",
        "marta-kowal",
        "silas-thorne",
        "june-alder",
    )
});

/// The face of a character, hidden from screen readers: the text beside it names the character. A character of another edition
/// borrows a face, always the same.
pub fn portrait(id: &str) -> Markup {
    let known = FACES.iter().find(|(known, _)| *known == id);
    let (_, face) = known.unwrap_or_else(|| &FACES[Chance::of(id).below(FACES.len())]);
    html! { svg class="dw-portrait" viewBox="0 0 128 128" aria-hidden="true" { (PreEscaped(face)) } }
}
