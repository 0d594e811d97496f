//! A strict HTML tokenizer: panics on markup that our pages never contain.

/// A start tag or an end tag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tag {
    /// `p`, or `/p`.
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The tag's name and the names of its attributes, without their values.
    pub(crate) fn shape(&self) -> String {
        let names: Vec<&str> = self.attributes.iter().map(|(name, _)| name.as_str()).collect();
        format!("{} {}", self.name, names.join(" "))
    }
}

/// All tags of a text, in order.
#[track_caller]
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let (tag, after) = tag(rest);
        tags.push(tag);
        rest = after;
    }
    tags
}

#[track_caller]
fn tag(text: &str) -> (Tag, &str) {
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || "!-:".contains(sign);
    let slash = usize::from(text.starts_with('/'));
    let end = text[slash..].find(|sign| !is_name(sign)).map_or(text.len(), |end| slash + end);
    assert!(end > slash, "a stray `<` before {text:.40}");
    let mut tag = Tag { name: text[..end].to_lowercase(), attributes: Vec::new() };
    let mut rest = &text[end..];
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix('>').or_else(|| rest.strip_prefix("/>")) {
            return (tag, after);
        }
        let end = rest.find(|sign| !is_name(sign)).unwrap_or(rest.len());
        assert!(end > 0, "no attribute: {rest:.40}");
        let name = rest[..end].to_lowercase();
        rest = &rest[end..];
        let mut value = "";
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').unwrap();
            (value, rest) = (&quoted[..end], &quoted[end + 1..]);
        }
        tag.attributes.push((name, value.to_owned()));
    }
}

#[test]
fn a_page_is_cut_into_its_elements() {
    let found = tags("<!DOCTYPE html><p class=\"a b\" hidden>1 &lt; 2<br/></p>");
    let names: Vec<&str> = found.iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(names, ["!doctype", "p", "br", "/p"]);
    assert_eq!(
        (found[1].get("class"), found[1].get("hidden"), found[1].get("id")),
        (Some("a b"), Some(""), None)
    );
    assert_eq!(found[1].shape(), "p class hidden");
}
