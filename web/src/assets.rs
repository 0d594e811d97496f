//! Static files of pages, compiled into the program.

mod script;
#[cfg(test)]
mod tests;

use crate::app_state::AppState;
use crate::extract;
use axum::extract::State;
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::LazyLock;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// A static file and its headers.
struct File {
    name: &'static str,
    kind: &'static str,
    content: String,
    /// Contains a hash of the content, so that browsers may cache it for ever.
    address: String,
}

/// Every file that has an [`address`].
static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let files = [
        ("saloon.css", CSS, include_str!("../assets/saloon.css")),
        ("super-express.css", CSS, include_str!("../assets/super-express.css")),
        ("train-heist.css", CSS, include_str!("../assets/train-heist.css")),
        ("deck-goes-west.css", CSS, include_str!("../assets/deck-goes-west.css")),
        ("icon.svg", SVG, include_str!("../assets/icon.svg")),
        ("icon-turn.svg", SVG, include_str!("../assets/icon-turn.svg")),
        ("wordmark.svg", SVG, include_str!("../assets/wordmark.svg")),
        ("poster-super-express.svg", SVG, include_str!("../assets/poster-super-express.svg")),
        ("poster-train-heist.svg", SVG, include_str!("../assets/poster-train-heist.svg")),
    ];
    let files = files.into_iter().map(|(name, kind, content)| File {
        name,
        kind,
        content: content.to_owned(),
        address: address_of(name, content),
    });
    files.chain([script::joined()]).collect()
});

/// Portraits, badges and a poster, generated from the drawings of the boards. Their addresses contain no hash.
static DRAWN: LazyLock<[(&str, String); 4]> = LazyLock::new(|| {
    [
        ("pieces-super-express.svg", art::super_express::portraits()),
        ("pieces-train-heist.svg", art::train_heist::portraits()),
        ("pieces-deck-goes-west.svg", art::deck_goes_west::portraits()),
        ("poster-deck-goes-west.svg", art::deck_goes_west::poster()),
    ]
});

/// The address of a file, with a hash of its content: a page never loads an outdated version. Panics for a name not in
/// [`FILES`].
pub(crate) fn address(name: &str) -> &'static str {
    let file = FILES.iter().find(|file| file.name == name);
    &file.expect("pages name only files of this list, which tests of pages find out").address
}

/// The content of the script, all modules joined.
#[cfg(test)]
pub(crate) fn script() -> &'static str {
    let file = FILES.iter().find(|file| file.name == script::NAME);
    &file.expect("the script is a file of the list").content
}

/// Serves a file: cached for an hour, or for ever if requested by its [`address`] with the current hash.
pub(crate) async fn asset(
    app: State<AppState>,
    extract::Path(name): extract::Path<String>,
    parts: Parts,
) -> Response {
    let asked = parts.uri.path_and_query().map_or("", |asked| asked.as_str());
    let (kind, content, kept) = if let Some(file) = FILES.iter().find(|file| file.name == name) {
        let is_current = asked == file.address;
        let kept = if is_current { "public, max-age=31536000, immutable" } else { "public, max-age=3600" };
        (file.kind, file.content.as_str(), kept)
    } else if let Some((_, drawn)) = DRAWN.iter().find(|(known, _)| *known == name) {
        (SVG, drawn.as_str(), "public, max-age=3600")
    } else {
        return extract::not_found(app, parts).await;
    };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)], content).into_response()
}

/// An address that contains a hash of the content.
fn address_of(name: &str, content: &str) -> String {
    let mut hasher = DefaultHasher::new();
    content.as_bytes().hash(&mut hasher);
    format!("/assets/{name}?{:08x}", hasher.finish() as u32)
}
