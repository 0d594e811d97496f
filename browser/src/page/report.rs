//! Reports about a page: errors, requests, accessibility, screenshots.

use super::Page;
use crate::event_log::EventLog;
use anyhow::{Context as _, Result};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::path::Path;

/// Roles that need a name for people who use a screen reader.
const NAMED: [&str; 16] = [
    "button",
    "link",
    "textbox",
    "searchbox",
    "spinbutton",
    "slider",
    "checkbox",
    "switch",
    "radio",
    "combobox",
    "listbox",
    "tab",
    "menuitem",
    "image",
    "img",
    "dialog",
];

impl Page {
    /// All errors so far: uncaught exceptions, errors of the console, violations of the content security policy, and requests
    /// that failed or got a status of 400 or more (except for the document itself, which may be an error page).
    pub async fn errors(&self) -> Result<Vec<String>> {
        self.read_log(|event_log| event_log.errors.clone()).await
    }

    /// The URL of every request so far, WebSockets and blocked requests included: it proves that nothing goes to another host.
    pub async fn requests(&self) -> Result<Vec<String>> {
        self.read_log(|event_log| event_log.requests.clone()).await
    }

    /// The bytes received so far, compressed and with headers; WebSockets do not count.
    pub async fn bytes_received(&self) -> Result<u64> {
        self.read_log(|event_log| event_log.bytes).await
    }

    /// Clears the errors, requests and bytes so far.
    pub async fn forget(&self) -> Result<()> {
        self.read_log(|event_log| {
            event_log.errors.clear();
            event_log.requests.clear();
            event_log.bytes = 0;
        })
        .await
    }

    /// Controls and images that have no accessible name, each with the beginning of its HTML.
    pub async fn unnamed_controls(&self) -> Result<Vec<String>> {
        let tree = self.call("Accessibility.getFullAXTree", json!({})).await?;
        let mut unnamed = Vec::new();
        for node in tree["nodes"].as_array().into_iter().flatten().filter(|node| lacks_name(node)) {
            let element = json!({ "backendNodeId": node["backendDOMNodeId"] });
            let html = self.call("DOM.getOuterHTML", element).await?;
            let html: String = html["outerHTML"].as_str().unwrap_or_default().chars().take(120).collect();
            unnamed.push(format!("{}: {html}", node["role"]["value"].as_str().unwrap_or_default()));
        }
        Ok(unnamed)
    }

    /// Saves a picture of the window as PNG.
    pub async fn screenshot(&self, path: impl AsRef<Path>) -> Result<()> {
        self.capture(path.as_ref(), json!({ "format": "png" })).await
    }

    /// Saves a picture of the whole page as PNG.
    pub async fn screenshot_whole(&self, path: impl AsRef<Path>) -> Result<()> {
        let sizes = self.call("Page.getLayoutMetrics", json!({})).await?;
        let size = &sizes["cssContentSize"];
        let clip = json!({ "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1 });
        let whole = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        self.capture(path.as_ref(), whole).await
    }

    /// Takes a picture and saves it.
    async fn capture(&self, path: &Path, how: Value) -> Result<()> {
        let picture = self.call("Page.captureScreenshot", how).await?;
        let picture = picture["data"].as_str().context("the browser gave no picture")?;
        let picture = BASE64_STANDARD.decode(picture)?;
        std::fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Reads the log after a round trip to the page, so that all earlier events are in it.
    async fn read_log<T>(&self, read: impl FnOnce(&mut EventLog) -> T) -> Result<T> {
        self.eval("0").await?;
        Ok(self.link().event_log(&self.session, read))
    }
}

/// Whether this node needs a name and has none.
fn lacks_name(node: &Value) -> bool {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let name = node["name"]["value"].as_str().unwrap_or_default();
    node["ignored"] != true && NAMED.contains(&role) && name.trim().is_empty()
}
