//! Middleware for every request: same-origin check, rate limits, time limit, and security headers.

use crate::app_state::AppState;
use crate::context::address;
use crate::extract::{is_api, refused};
use crate::limits::RequestKind;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, ORIGIN, REFERRER_POLICY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Duration;

/// Only files of this server, no inline script or style, no embedding in frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The time limit of a request, including its body.
const SLOWEST: Duration = Duration::from_secs(30);

/// Rejects cross-site requests that would use a guest's cookies, requests over the rate limit, and malformed `Host` headers.
pub(crate) async fn guard(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let changes = parts.method != Method::GET && parts.method != Method::HEAD;
    let socket = parts.headers.contains_key(UPGRADE);
    // The API takes a key and ignores cookies, so no other site can forge a request with a guest's browser.
    let by_cookie = !is_api(&parts);
    let response = if by_cookie && (changes || socket) && !is_from_here(&parts.headers) {
        refused(&mut parts, &app, StatusCode::FORBIDDEN, "error-elsewhere").await
    } else if !app
        .limits
        .allow(if changes || socket { RequestKind::Change } else { RequestKind::Read }, address(&parts))
    {
        refused(&mut parts, &app, StatusCode::TOO_MANY_REQUESTS, "denied-too-fast").await
    } else if !is_good_host(&parts.headers) {
        refused(&mut parts, &app, StatusCode::BAD_REQUEST, "error-bad-host").await
    } else {
        let mut asked = parts.clone();
        match tokio::time::timeout(SLOWEST, next.run(Request::from_parts(parts, body))).await {
            Ok(response) => response,
            Err(_) => refused(&mut asked, &app, StatusCode::REQUEST_TIMEOUT, "error-too-slow").await,
        }
    };
    with_headers(response)
}

/// The host becomes part of links: it must look like a host name with an optional port.
fn is_good_host(headers: &HeaderMap) -> bool {
    let sign = |sign: u8| sign.is_ascii_alphanumeric() || b".-_:[]".contains(&sign);
    headers
        .get_all(HOST)
        .iter()
        .all(|host| host.len() <= 255 && host.as_bytes().iter().all(|byte| sign(*byte)))
}

/// Whether the request comes from a page of this server, by `Sec-Fetch-Site` and `Origin`.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let from = text(ORIGIN).map(|origin| origin.split_once("://").map_or(origin, |(_, host)| host));
    let same_host = from.is_some() && from == text(HOST);
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some("same-origin") => from.is_none() || same_host,
        Some(_) => false,
        None if from.is_some() => same_host,
        // Not a modern browser: without a cookie, there is no session to abuse.
        None => !headers.contains_key(COOKIE),
    }
}

fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    let opener = HeaderName::from_static("cross-origin-opener-policy");
    headers.insert(opener, HeaderValue::from_static("same-origin"));
    // Pages contain one viewer's secrets: no cache may store them.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_our_own_pages_may_ask_in_somebodys_name() {
        let here = |pairs: &[_]| is_from_here(&headers(pairs));
        assert!(here(&[("host", "a:1"), ("origin", "http://a:1"), ("cookie", "guest=x")]));
        assert!(here(&[("host", "a"), ("origin", "https://a"), ("sec-fetch-site", "same-origin")]));
        assert!(!here(&[("host", "a"), ("origin", "http://b"), ("cookie", "guest=x")]));
        assert!(!here(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "cross-site")]));
        assert!(!here(&[("host", "a"), ("origin", "http://b"), ("sec-fetch-site", "same-origin")]));
        assert!(!here(&[("host", "a"), ("origin", "null")]));
        assert!(!here(&[("host", "a"), ("cookie", "guest=x")]), "a cookie without an origin");
        assert!(here(&[("host", "a")]), "a program without a cookie");
    }
}
