//! Reads what a page shows.

use super::Page;
use anyhow::{Context as _, Result};
use serde_json::json;

impl Page {
    /// The visible text of the first such element, once there is one.
    pub async fn text(&self, css: &str) -> Result<String> {
        let words = format!(
            "(e => e && (e.innerText ?? e.textContent).trim())(document.querySelector({}))",
            json!(css)
        );
        self.poll(&format!("the text of `{css}`"), &words, |words| {
            words.as_str().map(str::to_owned).ok_or_else(|| "there is none".to_owned())
        })
        .await
    }

    /// Whether there is such an element now.
    pub async fn exists(&self, css: &str) -> Result<bool> {
        Ok(self.count(css).await? > 0)
    }

    /// How many such elements there are now.
    pub async fn count(&self, css: &str) -> Result<usize> {
        let count = self.eval(&format!("document.querySelectorAll({}).length", json!(css))).await?;
        Ok(count.as_u64().context("the page cannot count")?.try_into()?)
    }

    /// The focused element as a screen reader announces it: `button "Save"`; or `nothing`.
    pub async fn focused(&self) -> Result<String> {
        let asked = json!({ "expression": "document.activeElement === document.body ? null : document.activeElement" });
        let element = self.call("Runtime.evaluate", asked).await?;
        let Some(element) = element["result"]["objectId"].as_str() else { return Ok("nothing".to_owned()) };
        let element = json!({ "objectId": element, "fetchRelatives": false });
        let tree = self.call("Accessibility.getPartialAXTree", element).await?;
        let node = &tree["nodes"][0];
        let [role, name] = ["role", "name"].map(|of| node[of]["value"].as_str().unwrap_or_default());
        Ok(format!("{role} \"{name}\""))
    }
}
