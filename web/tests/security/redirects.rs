//! Redirects lead only to pages of this server.

use crate::server::{TestRequest, TestServer, escaped};

/// Whether a browser would leave the site: browsers drop tabs and line breaks, and take `\` for `/`.
fn leads_elsewhere(location: &str) -> bool {
    let read: String = location.chars().filter(|sign| !['\t', '\n', '\r'].contains(sign)).collect();
    let read = read.trim().replace('\\', "/");
    !read.starts_with('/') || read.starts_with("//")
}

const TRICKS: &[&str] = &[
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\nSet-Cookie: guest=x",
    "\t//evil.example",
    " //evil.example",
    "http://evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "evil.example",
    "/\u{0}/evil.example",
    "/é",
    "",
];

#[tokio::test]
async fn a_change_of_language_leads_back_to_this_server() {
    let server = TestServer::open();
    for trick in TRICKS {
        for tag in ["en", "pt-BR"] {
            let answer = server.get(&format!("/language/{tag}?back={}", escaped(trick))).await;
            assert_eq!(answer.status, 303, "{trick:?}: {}", answer.text());
            let location = answer.header("location").unwrap();
            assert!(!leads_elsewhere(location), "{trick:?} leads to {location:?}");
        }
        let unknown = server.get(&format!("/language/klingon?back={}", escaped(trick))).await;
        assert!(unknown.status == 404 && unknown.header("location").is_none(), "{trick:?}: {unknown:?}");
        assert!(unknown.header("set-cookie").is_none() && unknown.sentence().is_some(), "{unknown:?}");
    }
    let back = server.get("/language/en?back=%2Ft%2FABCD2345%3Fat%3D3%26seat%3D1").await;
    assert_eq!(back.header("location"), Some("/t/ABCD2345?at=3&seat=1"));
}

#[tokio::test]
async fn a_code_leads_to_a_table_of_this_server() {
    let server = TestServer::open();
    let (table, _) = server.game().await;
    let here = format!("/t/{table}");
    for before in ["", "http://evil.example/t/", "//evil.example/", "javascript://", "/\\evil/", "\t//"] {
        for after in ["", "/", "?x=//evil.example", "#//evil"] {
            let code = format!("{before}{table}{after}");
            let answer = server.get(&format!("/join?code={}", escaped(&code))).await;
            let stays = answer.header("location") == Some(&here) || (400..500).contains(&answer.status);
            assert!(stays, "{code}: {answer:?}");
        }
    }
    for trick in TRICKS {
        let answer = server.get(&format!("/join?code={}", escaped(trick))).await;
        assert!((400..500).contains(&answer.status) && answer.header("location").is_none(), "{trick:?}");
    }
}

#[tokio::test]
async fn a_form_leads_to_its_own_table() {
    let server = TestServer::open();
    for code in ["//evil.example", "../../evil", "ABCD2345/../..", "ABCD\r\n234I"] {
        for path in ["/play/super-express", "/new/super-express"] {
            let answer = server.ask(TestRequest::post(path).form(&[("table", code)])).await;
            assert!((400..500).contains(&answer.status), "{code}: {}", answer.status);
        }
    }
}
