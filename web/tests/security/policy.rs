//! Pages load only files of this server, and contain no inline script or style.

use crate::server::{Answer, Guest, TestRequest, TestServer, tags};
use std::collections::BTreeSet;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

fn check(path: &str, answer: &Answer) {
    let header = |name| answer.header(name).unwrap_or_else(|| panic!("{path} has no {name}"));
    assert_eq!(header("content-security-policy"), POLICY, "{path}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
    assert_eq!(header("referrer-policy"), "same-origin", "{path}");
    assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{path}");
    if !path.starts_with("/assets/") {
        // Responses that never change may be cached by the browser, which revalidates each time.
        let kept = if answer.header("etag").is_some() { "private, no-cache" } else { "no-store" };
        assert_eq!(header("cache-control"), kept, "{path}");
    }
    if !answer.is_page() {
        return;
    }
    let text = answer.text();
    assert_eq!(
        text.matches("<script").count(),
        text.matches("></script>").count(),
        "{path}: an inline script"
    );
    for tag in tags(&text) {
        assert!(
            !["style", "iframe", "object", "embed", "base"].contains(&tag.name.as_str()),
            "{path}: {tag:?}"
        );
        for (name, value) in &tag.attributes {
            assert!(name != "style" && !name.starts_with("on"), "{path}: {tag:?}");
            assert!(!value.to_lowercase().contains("javascript:"), "{path}: {tag:?}");
        }
        let asset = match tag.name.as_str() {
            "script" | "img" | "use" | "source" => tag.get("src").or(tag.get("href")),
            "link" => tag.get("href"),
            _ => None,
        };
        assert!(
            asset.is_none_or(|asset| {
                let scan = asset.starts_with("/t/") && asset.ends_with("/code.svg");
                scan || asset.starts_with("/assets/") || asset.starts_with('#')
            }),
            "{path}: {tag:?}"
        );
        let sent_to = tag.get("action").or(tag.get("formaction"));
        assert!(sent_to.is_none_or(|to| to.starts_with('/') && !to.starts_with("//")), "{path}: {tag:?}");
    }
}

/// The links and sources of a page that lead to this server.
fn leads_to(answer: &Answer) -> Vec<String> {
    let all = tags(&answer.text());
    let hrefs = all.iter().flat_map(|tag| [tag.get("href"), tag.get("src")]).flatten();
    hrefs
        .map(|href| href.strip_prefix("http://saloon.test").unwrap_or(href).replace("&amp;", "&"))
        .filter(|href| href.starts_with('/'))
        .map(|href| href.split('#').next().unwrap_or_default().to_owned())
        .collect()
}

/// Crawls and checks everything that links reach from these pages.
async fn walk(server: &TestServer, guest: &Guest, from: Vec<String>) -> BTreeSet<String> {
    let (mut seen, mut ahead) = (BTreeSet::new(), from);
    while let Some(path) = ahead.pop() {
        if seen.len() > 400 || !seen.insert(path.clone()) {
            continue;
        }
        let answer = server.ask(TestRequest::get(&path).guest(guest)).await;
        assert!(answer.status < 500, "{path}: {}", answer.status);
        check(&path, &answer);
        if answer.is_page() {
            ahead.extend(leads_to(&answer));
        }
    }
    seen
}

#[tokio::test]
async fn every_page_keeps_to_the_policy() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let mut from = vec!["/".to_owned(), "/nowhere".to_owned(), "/join?code=ABCD2345".to_owned()];
    from.extend(["/t/x", "/t/ABCD2345", "/rules/chess", "/health", "/metrics", "/api/x"].map(str::to_owned));
    let mut tables = Vec::new();
    for form in [
        // Players still take their seats.
        &[("count", "3"), ("seat-0", "me"), ("chat", "on"), ("listed", "on")][..],
        // One person against bots.
        &[("count", "3"), ("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "random"), ("listed", "on")],
        // Three seats on a shared screen, with modules and a clock.
        &[
            ("count", "3"),
            ("seat-0", "me"),
            ("seat-1", "me"),
            ("seat-2", "me"),
            ("module", "R"),
            ("module", "H"),
            ("clock", "live"),
            ("chat", "on"),
        ],
        // A table that is closed below.
        &[("count", "3"), ("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "greedy"), ("listed", "on")],
    ] {
        let opened = server.ask(TestRequest::post("/new/super-express").guest(&ana).form(form)).await;
        tables.push(opened.header("location").unwrap().to_owned());
    }
    let closed = server.ask(TestRequest::post(&format!("{}/close", tables[3])).guest(&ana).form(&[])).await;
    assert_eq!(closed.status, 303, "{}", closed.text());
    for table in &tables {
        from.extend(["", "?seat=0", "?seat=1", "?at=0", "/record"].map(|more| format!("{table}{more}")));
    }
    let seen = walk(&server, &ana, from).await;
    for part in
        ["/assets/saloon.js", "/rules/super-express", "/finished", "/new/super-express", "/key/", "?at="]
    {
        assert!(seen.iter().any(|path| path.contains(part)), "{part} was not reached: {seen:#?}");
    }
}

/// The policy holds for refusals, too.
#[tokio::test]
async fn every_refusal_keeps_to_the_policy() {
    let server = TestServer::open();
    for want in [
        TestRequest::post("/name").form(&[("name", "")]),
        TestRequest::post("/name").with("origin", "http://evil.example"),
        TestRequest::post("/"),
        TestRequest::get("/t/%FF"),
        TestRequest::get("/t/ABCD2345?at=x"),
        TestRequest::post("/play/chess").form(&[]),
        TestRequest::post("/t/ABCD2345/decide").form(&[]),
        TestRequest::post("/api/tables"),
    ] {
        let path = want.path.clone();
        let answer = server.ask(want).await;
        assert!((400..500).contains(&answer.status), "{path}");
        check(&path, &answer);
    }
}
