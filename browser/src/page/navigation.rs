//! Navigation.

use super::Page;
use anyhow::{Result, bail};
use serde_json::json;
use std::collections::HashSet;

/// The documents that a page has loaded so far.
type Documents = HashSet<(String, String)>;

impl Page {
    /// Navigates to a URL and waits for the `load` event. Any status of the server counts as success.
    pub async fn goto(&self, url: &str) -> Result<()> {
        let gone = self.call("Page.navigate", json!({ "url": url })).await?;
        if let Some(why) = gone["errorText"].as_str() {
            bail!("cannot go to {url}: {why}");
        }
        // Within the same document there is nothing to load.
        let Some(document) = gone["loaderId"].as_str() else { return Ok(()) };
        let arrived = (self.target.clone(), document.to_owned());
        self.wait_for_log(url, |event_log| event_log.loaded.contains(&arrived).then_some(())).await
    }

    /// Reloads the document, and waits until it is loaded.
    pub async fn reload(&self) -> Result<()> {
        let before = self.documents();
        self.call("Page.reload", json!({})).await?;
        self.arrive(&before, "the page to be loaded again").await
    }

    /// Clicks a link or button that leads to another document, and waits until that is loaded.
    pub async fn follow(&self, css: &str) -> Result<()> {
        let before = self.documents();
        self.click(css).await?;
        self.arrive(&before, &format!("the document behind `{css}`")).await
    }

    /// Like [`Page::follow`], for an element named as in [`Page::click_named`].
    pub async fn follow_named(&self, css: &str, name: &str) -> Result<()> {
        let before = self.documents();
        self.click_named(css, name).await?;
        self.arrive(&before, &format!("the document behind `{css}` named \"{name}\"")).await
    }

    /// The documents that were loaded so far.
    fn documents(&self) -> Documents {
        self.link().event_log(&self.session, |event_log| event_log.loaded.clone())
    }

    /// Waits for a document that was not loaded before.
    async fn arrive(&self, before: &Documents, awaited: &str) -> Result<()> {
        let is_new = |document: &&(String, String)| document.0 == self.target && !before.contains(*document);
        self.wait_for_log(awaited, |event_log| event_log.loaded.iter().find(is_new).map(drop)).await
    }
}
