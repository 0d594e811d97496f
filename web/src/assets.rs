//! The files that pages need, built into the program.

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

/// A file as it is served.
struct File {
    name: &'static str,
    kind: &'static str,
    content: String,
    /// Changes whenever the content does, so that browsers keep it for ever.
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

/// Faces, badges and a poster made of the drawings that tables show. Pages name them without their content.
static DRAWN: LazyLock<[(&str, String); 4]> = LazyLock::new(|| {
    [
        ("pieces-super-express.svg", art::super_express::portraits()),
        ("pieces-train-heist.svg", art::train_heist::portraits()),
        ("pieces-deck-goes-west.svg", art::deck_goes_west::portraits()),
        ("poster-deck-goes-west.svg", art::deck_goes_west::poster()),
    ]
});

/// The address of a style or a script: no page is ever shown with an older one.
pub(crate) fn address(name: &str) -> &'static str {
    let file = FILES.iter().find(|file| file.name == name);
    &file.expect("pages name only files of this list, which tests of pages find out").address
}

/// The script as pages load it.
#[cfg(test)]
pub(crate) fn script() -> &'static str {
    let file = FILES.iter().find(|file| file.name == script::NAME);
    &file.expect("the script is a file of the list").content
}

/// A file, kept by browsers for an hour; for ever, if its [`address`] says what is in it.
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
        return extract::nothing_here(app, parts).await;
    };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)], content).into_response()
}

/// An address that says what is in a file.
fn address_of(name: &str, content: &str) -> String {
    let mut hasher = DefaultHasher::new();
    content.as_bytes().hash(&mut hasher);
    format!("/assets/{name}?{:08x}", hasher.finish() as u32)
}
