//! The files that pages need, built into the program.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Every file: its name, what it is, what it holds.
const FILES: &[(&str, &str, &[u8])] = &[
    ("saloon.css", "text/css; charset=utf-8", include_bytes!("../assets/saloon.css")),
    ("saloon.js", "text/javascript; charset=utf-8", include_bytes!("../assets/saloon.js")),
    ("icon.svg", "image/svg+xml", include_bytes!("../assets/icon.svg")),
    ("wordmark.svg", "image/svg+xml", include_bytes!("../assets/wordmark.svg")),
    ("poster-super-express.svg", "image/svg+xml", include_bytes!("../assets/poster-super-express.svg")),
    ("pieces-super-express.svg", "image/svg+xml", include_bytes!("../assets/pieces-super-express.svg")),
];

/// A file, kept by browsers for an hour.
pub(crate) async fn asset(Path(name): Path<String>) -> Response {
    let found = FILES.iter().find(|(known, _, _)| *known == name);
    let Some((_, kind, bytes)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let headers = [(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "public, max-age=3600")];
    (headers, *bytes).into_response()
}
