//! The files that pages need, built into the program.

use crate::saloon::Saloon;
use crate::sent;
use axum::extract::State;
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::LazyLock;

/// Every file: its name, what it is, what it holds.
const FILES: &[(&str, &str, &[u8])] = &[
    ("saloon.css", "text/css; charset=utf-8", include_bytes!("../assets/saloon.css")),
    ("super-express.css", "text/css; charset=utf-8", include_bytes!("../assets/super-express.css")),
    ("train-heist.css", "text/css; charset=utf-8", include_bytes!("../assets/train-heist.css")),
    ("deck-goes-west.css", "text/css; charset=utf-8", include_bytes!("../assets/deck-goes-west.css")),
    ("saloon.js", "text/javascript; charset=utf-8", include_bytes!("../assets/saloon.js")),
    ("icon.svg", "image/svg+xml", include_bytes!("../assets/icon.svg")),
    ("wordmark.svg", "image/svg+xml", include_bytes!("../assets/wordmark.svg")),
    ("poster-super-express.svg", "image/svg+xml", include_bytes!("../assets/poster-super-express.svg")),
    ("poster-train-heist.svg", "image/svg+xml", include_bytes!("../assets/poster-train-heist.svg")),
];

/// Faces and badges of Super Express, made of the drawings its table shows.
static SUPER_EXPRESS: LazyLock<String> = LazyLock::new(art::super_express::portraits);

/// And those of Train Heist.
static TRAIN_HEIST: LazyLock<String> = LazyLock::new(art::train_heist::portraits);

/// And those of Deck Goes West; its poster is made of the drawings of its map.
static DECK_GOES_WEST: LazyLock<String> = LazyLock::new(art::deck_goes_west::portraits);
static DECK_GOES_WEST_POSTER: LazyLock<String> = LazyLock::new(art::deck_goes_west::poster);

/// The addresses of the files, in their order: each is another one whenever the file is.
static ADDRESSES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let address = |(name, _, bytes): &(&str, &str, &[u8])| {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        format!("/assets/{name}?{:08x}", hasher.finish() as u32)
    };
    FILES.iter().map(address).collect()
});

/// The address of a style or a script: no page is ever shown with an older one.
pub(crate) fn address(name: &str) -> &'static str {
    let known = FILES.iter().position(|(known, _, _)| *known == name);
    known.and_then(|at| ADDRESSES.get(at)).map_or("", String::as_str)
}

/// A file, kept by browsers for an hour; for ever, if its [`address`] says what is in it.
pub(crate) async fn asset(
    saloon: State<Saloon>,
    sent::Path(name): sent::Path<String>,
    parts: Parts,
) -> Response {
    let found = FILES.iter().find(|(known, _, _)| *known == name).map(|(_, kind, bytes)| (*kind, *bytes));
    let made = || {
        let pieces = match name.as_str() {
            "pieces-super-express.svg" => &SUPER_EXPRESS,
            "pieces-train-heist.svg" => &TRAIN_HEIST,
            "pieces-deck-goes-west.svg" => &DECK_GOES_WEST,
            "poster-deck-goes-west.svg" => &DECK_GOES_WEST_POSTER,
            _ => return None,
        };
        Some(("image/svg+xml", pieces.as_bytes()))
    };
    let Some((kind, bytes)) = found.or_else(made) else { return sent::nothing_here(saloon, parts).await };
    let asked = parts.uri.path_and_query().map_or("", |asked| asked.as_str());
    let kept =
        if asked == address(&name) { "public, max-age=31536000, immutable" } else { "public, max-age=3600" };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)];
    (headers, bytes).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_an_address_that_tells_what_is_in_it() {
        let (css, js) = (address("saloon.css"), address("saloon.js"));
        assert!(css.starts_with("/assets/saloon.css?") && js.starts_with("/assets/saloon.js?"));
        assert_ne!(css.split('?').nth(1), js.split('?').nth(1));
        assert_eq!(address("none.css"), "");
    }

    /// A page needs one script, which somebody can read in one go.
    #[test]
    fn the_script_is_short() {
        let script = include_str!("../assets/saloon.js");
        assert!(script.lines().count() <= 300, "{} lines", script.lines().count());
        assert!(script.lines().all(|line| line.chars().count() <= 180), "a line is too long to be read");
    }
}
