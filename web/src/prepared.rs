//! Responses that never change: rendered and compressed once, served from memory with an ETag.

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::io::{Read as _, Write as _};

/// The request headers that decide how a response is encoded.
#[derive(Clone, Debug, Default)]
pub(crate) struct Negotiation {
    /// Whether the client accepts gzip.
    gzip: bool,
    /// The ETags the client has cached.
    known: Option<HeaderValue>,
}

impl Negotiation {
    pub(crate) fn of(headers: &HeaderMap) -> Negotiation {
        let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let gzip = accepted.flat_map(|value| value.split(',')).any(|coding| {
            let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
            name.trim().eq_ignore_ascii_case("gzip")
                && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        });
        Negotiation { gzip, known: headers.get(IF_NONE_MATCH).cloned() }
    }

    /// A response for this request alone, compressed if the client accepts it and the body is at least [`SMALL`].
    pub(crate) fn answer(&self, kind: &'static str, body: String) -> Response {
        if self.gzip && body.len() >= SMALL {
            let headers = [(CONTENT_TYPE, kind), (CONTENT_ENCODING, "gzip"), (VARY, "accept-encoding")];
            return (headers, compressed(body.as_bytes())).into_response();
        }
        ([(CONTENT_TYPE, kind)], body).into_response()
    }
}

/// The minimum size of a body worth compressing, in bytes.
const SMALL: usize = 1024;

/// A response kept in compressed form. Clones share the body.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    kind: &'static str,
    /// A hash of the text.
    tag: String,
    gzip: Bytes,
}

impl Prepared {
    pub(crate) fn new(kind: &'static str, text: &str) -> Prepared {
        let tag = blake3::hash(text.as_bytes()).to_hex()[..32].to_owned();
        Prepared { kind, tag, gzip: compressed(text.as_bytes()).into() }
    }

    /// Its size in memory, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.gzip.len() + self.tag.len() + size_of::<Prepared>()
    }

    /// The response to a request: 304 if the client has it. Browsers may cache it but must revalidate; shared caches may not.
    pub(crate) fn answer(&self, negotiation: &Negotiation) -> Response {
        // The same text in another encoding is another representation, with another ETag.
        let tag = format!("\"{}{}\"", self.tag, if negotiation.gzip { "-gzip" } else { "" });
        let known = negotiation.known.as_ref().and_then(|known| known.to_str().ok());
        let headers = [
            (ETAG, tag.as_str()),
            (CACHE_CONTROL, "private, no-cache"),
            (VARY, "accept-encoding, cookie, accept-language"),
        ];
        if known.is_some_and(|known| known.split(',').any(|other| other.trim() == tag)) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        if negotiation.gzip {
            let coded = [(CONTENT_TYPE, self.kind), (CONTENT_ENCODING, "gzip")];
            return (headers, coded, self.gzip.clone()).into_response();
        }
        (headers, [(CONTENT_TYPE, self.kind)], self.text()).into_response()
    }

    /// Whether the response must be decompressed first, which belongs on the pool.
    pub(crate) fn is_work(&self, negotiation: &Negotiation) -> bool {
        !negotiation.gzip
    }

    fn text(&self) -> Vec<u8> {
        let mut text = Vec::new();
        GzDecoder::new(&*self.gzip)
            .read_to_end(&mut text)
            .expect("what was compressed here can be read again");
        text
    }
}

fn compressed(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::default());
    encoder.write_all(text).and_then(|()| encoder.finish()).expect("writing to memory does not fail")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn negotiation(pairs: &[(axum::http::HeaderName, &str)]) -> Negotiation {
        let pairs = pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap()));
        Negotiation::of(&pairs.collect())
    }

    #[test]
    fn a_browser_that_has_it_gets_no_more_than_that() {
        let page = Prepared::new("text/html", &"howdy ".repeat(1000));
        let first = page.answer(&negotiation(&[(ACCEPT_ENCODING, "br, gzip;q=0.8")]));
        assert_eq!(
            (first.status(), &first.headers()[CONTENT_ENCODING]),
            (StatusCode::OK, &"gzip".parse().unwrap())
        );
        let tag = first.headers()[ETAG].to_str().unwrap().to_owned();
        let again = |tag: &str, coding: &str| {
            page.answer(&negotiation(&[(IF_NONE_MATCH, tag), (ACCEPT_ENCODING, coding)])).status()
        };
        assert_eq!(again(&format!("\"other\", {tag}"), "gzip"), StatusCode::NOT_MODIFIED);
        assert_eq!(again(&tag, "identity"), StatusCode::OK, "another coding");
        assert_eq!(again(&tag, "gzip;q=0"), StatusCode::OK, "another coding");
        assert_eq!(page.text(), "howdy ".repeat(1000).into_bytes());
    }
}
