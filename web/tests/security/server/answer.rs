//! Responses, compared byte by byte.

use axum::response::Response;
use serde_json::Value;

/// A response without the `Date` header, which depends on the clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Sorted by name.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(super) async fn read(response: Response) -> Answer {
        let (parts, body) = response.into_parts();
        let text = |value: &[u8]| String::from_utf8_lossy(value).into_owned();
        let mut headers: Vec<(String, String)> = parts
            .headers
            .iter()
            .filter(|(name, _)| *name != "date")
            .map(|(name, value)| (name.to_string(), text(value.as_bytes())))
            .collect();
        headers.sort();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Answer { status: parts.status.as_u16(), headers, body }
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.text()))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn is_page(&self) -> bool {
        self.header("content-type").is_some_and(|kind| kind.starts_with("text/html"))
    }

    /// The reason for a refusal, from plain text, a JSON problem or a page; none unless it is a sentence.
    pub(crate) fn sentence(&self) -> Option<String> {
        let text = self.text();
        let said = match self.header("content-type") {
            Some(kind) if kind.starts_with("application/json") => {
                self.json()["sentence"].as_str().unwrap_or_default().to_owned()
            }
            Some(kind) if kind.starts_with("text/html") => {
                let heading = text.split("<h1>").nth(1).unwrap_or_default();
                heading.split("</h1>").next().unwrap_or_default().to_owned()
            }
            _ => text,
        };
        is_sentence(&said).then_some(said)
    }
}

/// Whether a text reads as a sentence: it begins with a capital letter, a number or a quotation, and has several words.
pub(crate) fn is_sentence(text: &str) -> bool {
    text.starts_with(|sign: char| sign.is_uppercase() || sign.is_numeric() || sign == '“')
        && text.contains(' ')
}
