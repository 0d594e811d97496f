//! Reads HTML for the tests.

use std::collections::BTreeSet;

/// Elements without an end tag.
const VOID: [&str; 3] = ["input", "br", "img"];

/// The content of the element with this id.
pub(super) fn element<'a>(html: &'a str, id: &str) -> Option<&'a str> {
    let at = html.find(&format!(" id=\"{id}\""))?;
    let tag = html[..at].rsplit('<').next()?.split(' ').next()?;
    let content = &html[at + html[at..].find('>')? + 1..];
    let (mut depth, mut from) = (1, 0);
    while let Some(next) = content[from..].find('<').map(|next| next + from) {
        let name = content[next + 1..].split([' ', '>']).next()?;
        match name.strip_prefix('/') {
            Some(name) if name == tag => depth -= 1,
            None if name == tag => depth += 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&content[..next]);
        }
        from = next + 1;
    }
    None
}

/// The text of some HTML, with `|` between elements.
pub(super) fn text(html: &str) -> String {
    let mut text = String::new();
    for (at, part) in html.split('<').enumerate() {
        let outside = if at == 0 { part } else { part.split_once('>').map_or("", |(_, outside)| outside) };
        text += outside;
        // A separator keeps the texts of neighbouring elements apart.
        text.push('|');
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Panics on unbalanced tags, duplicate ids, scripts, inline styles and event handlers.
pub(super) fn check(html: &str) {
    let (mut open, mut ids) = (Vec::new(), BTreeSet::new());
    for tag in html.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap_or_else(|| panic!("an open tag: {tag}"));
        let name = tag.split(' ').next().unwrap_or_default();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{html}"),
            None if VOID.contains(&name) => {}
            None => open.push(name),
        }
        assert!(!tag.contains(" style=") && !tag.contains(" on") && name != "script", "{tag}");
        if let Some((_, id)) = tag.split_once(" id=\"") {
            let id = id.split('"').next().unwrap_or_default();
            assert!(ids.insert(id.to_owned()), "{id} stands twice: {html}");
        }
    }
    assert!(open.is_empty(), "{open:?} are not closed");
}

/// The fields a browser sends if the form is submitted unchanged.
pub(super) fn sent(html: &str) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    let mut select = String::new();
    for tag in html.split('<').skip(1).map(|tag| tag.split('>').next().unwrap_or_default()) {
        let value = |name: &str| {
            let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
            Some(rest.split('"').next().unwrap_or_default().to_owned())
        };
        match tag.split(' ').next() {
            Some("select") => select = value("name").unwrap_or_default(),
            Some("option") if tag.ends_with(" selected") => {
                fields.push((select.clone(), value("value").unwrap_or_default()));
            }
            Some("input") if tag.ends_with(" checked") => {
                fields.push((value("name").unwrap_or_default(), value("value").unwrap_or_default()));
            }
            _ => {}
        }
    }
    fields
}
