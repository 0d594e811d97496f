//! The HTML document around the body of a page.

use super::{Icon, stars};
use crate::assets::address;
use catalog::{Bundle, Language};
use game::Message;
use maud::{DOCTYPE, Markup, html};

/// What the document needs besides the body.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageOptions<'a> {
    /// The title, shown before the name of the site; may be empty.
    pub title: &'a str,
    /// The game whose stylesheet it loads.
    pub game: Option<&'a str>,
    /// The path with the query, to which a change of language returns. `/` is the lobby.
    pub path: &'a str,
    /// The guest's name.
    pub name: Option<&'a str>,
    /// The interval of reloads without scripts, in seconds.
    pub refresh: Option<u32>,
    /// The address of its WebSocket for live frames.
    pub live: Option<&'a str>,
    /// The server's time in milliseconds since 1970, if a script is to count down to a deadline.
    pub now: Option<u64>,
}

impl PageOptions<'_> {
    /// Whether it is the lobby, which has a large word-mark.
    fn is_lobby(&self) -> bool {
        self.path == "/"
    }
}

/// Renders the document.
pub fn page(page: &PageOptions<'_>, bundle: &Bundle, body: &Markup) -> Markup {
    let title = bundle.word("site-title");
    html! {
        (DOCTYPE)
        html lang=(bundle.language()) data-game=[page.game] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#f3e6cc" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#1d1712" media="(prefers-color-scheme: dark)";
                title { @if !page.title.is_empty() { (page.title) " · " } (title) }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href=(address("saloon.css"));
                @if let Some(game) = page.game { link rel="stylesheet" href=(address(&format!("{game}.css"))); }
                script type="module" src=(address("saloon.js")) {}
                @if let Some(seconds) = page.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
            }
            body data-live=[page.live] data-offline=[page.live.map(|_| bundle.word("connection-lost"))]
                data-turn=[page.live.map(|_| bundle.word("turn-title"))] data-now=[page.now] {
                a.skip href="#main" { (bundle.word("skip-to-content")) }
                (header(page, bundle, &title))
                main #main tabindex="-1" { (body) }
                (footer(page, bundle))
            }
        }
    }
}

/// The header: word-mark, link to the other language, the guest's name.
fn header(page: &PageOptions<'_>, bundle: &Bundle, title: &str) -> Markup {
    let mark = html! { img src="/assets/wordmark.svg" alt=(title) width="458" height="118"; };
    html! {
        header class=(if page.is_lobby() { "mast" } else { "bar" }) {
            @if page.is_lobby() {
                h1.mark { (mark) }
            } @else {
                a.mark href="/" { (mark) }
            }
            nav.tools aria-label=(bundle.word("about-you")) {
                (language_link(page, bundle))
                @if let Some(name) = page.name {
                    @let said = bundle.say(&Message::new("you-are-called").text("name", name.to_owned()));
                    a.btn href="/#name" aria-label=(said) { (Icon::You.draw()) span { (name) } }
                }
            }
            @if page.is_lobby() {
                p.tagline { (stars()) span { (bundle.word("tagline")) } (stars()) }
            }
        }
    }
}

/// The link to the same page in the other language.
fn language_link(page: &PageOptions<'_>, bundle: &Bundle) -> Markup {
    let other = match bundle.language() {
        Language::English => Language::Portuguese,
        Language::Portuguese => Language::English,
    };
    let href = format!("/language/{other}?back={}", in_query(page.path));
    html! {
        a.language href=(href) lang=(other) hreflang=(other) rel="nofollow" { (bundle.word("other-language")) }
    }
}

/// The footer: links, the note on fair luck, and the disclaimer.
fn footer(page: &PageOptions<'_>, bundle: &Bundle) -> Markup {
    html! {
        footer.foot {
            nav aria-label=(bundle.word("footer-label")) {
                @if let Some(game) = page.game {
                    a href={ "/rules/" (game) } { (bundle.word("rules")) }
                }
                a href="/finished" { (bundle.word("finished-games")) }
                a href="/api" { (bundle.word("footer-api")) }
            }
            details {
                summary { (bundle.word("footer-luck")) }
                p { (bundle.word("footer-luck-kept")) }
            }
            p { (bundle.word("footer-unofficial")) }
        }
    }
}

/// Percent-encodes a path for use in a query.
fn in_query(path: &str) -> String {
    path.bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                char::from(byte).to_string()
            }
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Domain;

    fn table() -> String {
        let bundle = Bundle::new(Domain::Web, Language::Portuguese);
        let page_of = PageOptions {
            title: "<Mesa>",
            game: Some("super-express"),
            path: "/t/ABCD2345?from=3&a=é",
            name: Some("Ana"),
            refresh: Some(5),
            now: None,
            live: Some("/live/ABCD2345"),
        };
        page(&page_of, &bundle, &html! { p { "…" } }).into_string()
    }

    #[test]
    fn a_page_is_a_whole_document() {
        let text = table();
        assert!(text.starts_with("<!DOCTYPE html><html lang=\"pt-BR\" data-game=\"super-express\">"));
        assert!(text.contains("<title>&lt;Mesa&gt; · Saloon</title>"));
        assert!(text.contains("<noscript><meta http-equiv=\"refresh\" content=\"5\"></noscript>"));
        assert!(text.contains("<body data-live=\"/live/ABCD2345\" data-offline="));
        assert!(text.contains("/language/en?back=/t/ABCD2345%3Ffrom%3D3%26a%3D%C3%A9"));
    }

    #[test]
    fn a_page_keeps_its_own_rules() {
        let text = table();
        assert!(!text.contains(" style=") && !text.contains("<style") && !text.contains("http://"));
        assert_eq!(text.matches("<script").count(), 1);
    }
}
