//! From one document to another.

use super::Page;
use anyhow::{Result, bail};
use serde_json::json;
use std::collections::HashSet;

/// The documents of a page so far.
type Documents = HashSet<(String, String)>;

impl Page {
    /// Goes to an address and waits until it is there with all it needs. Any answer of a server is an arrival.
    pub async fn goto(&self, url: &str) -> Result<()> {
        let gone = self.call("Page.navigate", json!({ "url": url })).await?;
        if let Some(why) = gone["errorText"].as_str() {
            bail!("cannot go to {url}: {why}");
        }
        // To another place of the same document there is nothing to load.
        let Some(document) = gone["loaderId"].as_str() else { return Ok(()) };
        let arrived = (self.target.clone(), document.to_owned());
        self.hear_until(url, |diary| diary.loaded.contains(&arrived).then_some(())).await
    }

    /// Loads the document anew, and waits until it is there.
    pub async fn reload(&self) -> Result<()> {
        let before = self.documents();
        self.call("Page.reload", json!({})).await?;
        self.arrive(&before, "the page to be loaded again").await
    }

    /// Clicks what leads to another document, and waits until that is there.
    pub async fn follow(&self, css: &str) -> Result<()> {
        let before = self.documents();
        self.click(css).await?;
        self.arrive(&before, &format!("the document behind `{css}`")).await
    }

    /// Like [`Page::follow`], for what is named as in [`Page::click_named`].
    pub async fn follow_named(&self, css: &str, name: &str) -> Result<()> {
        let before = self.documents();
        self.click_named(css, name).await?;
        self.arrive(&before, &format!("the document behind `{css}` named \"{name}\"")).await
    }

    /// The documents that were there so far.
    fn documents(&self) -> Documents {
        self.link().diary(&self.session, |diary| diary.loaded.clone())
    }

    /// Waits for a document that was not there before.
    async fn arrive(&self, before: &Documents, awaited: &str) -> Result<()> {
        let is_new = |document: &&(String, String)| document.0 == self.target && !before.contains(*document);
        self.hear_until(awaited, |diary| diary.loaded.iter().find(is_new).map(drop)).await
    }
}
