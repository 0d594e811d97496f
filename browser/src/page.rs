//! A page in a tab of one person's context.

mod keys;
mod navigation;
mod pointer;
mod reading;
mod report;
mod setting;
mod wait;

use crate::browser::Person;
use crate::link::Link;
use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use setting::Setting;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A tab of one person's context.
///
/// Every wait lasts half a minute at most, or as long as [`Page::set_timeout`] says.
#[derive(Debug)]
pub struct Page {
    /// The context of the tab.
    person: Arc<Person>,
    /// The id of the tab, which is also the id of its main frame.
    target: String,
    /// The protocol session attached to this tab.
    session: String,
    setting: Mutex<Setting>,
    timeout: Duration,
}

impl Page {
    /// An empty tab in this context.
    pub(crate) async fn open(person: Arc<Person>) -> Result<Self> {
        let link = &person.link;
        // A window of its own: a tab behind another one is not drawn, and cannot be clicked.
        let tab = json!({ "url": "about:blank", "browserContextId": person.id, "newWindow": true });
        let tab = link.call(None, "Target.createTarget", &tab).await?;
        let target = tab["targetId"].as_str().context("the browser opened no tab")?.to_owned();
        let session = json!({ "targetId": target, "flatten": true });
        let session = link.call(None, "Target.attachToTarget", &session).await?;
        let session = session["sessionId"].as_str().context("the browser gave no session")?.to_owned();
        let timeout = Duration::from_secs(30);
        let page = Self { person, target, session, setting: Mutex::default(), timeout };
        for events in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{events}.enable"), json!({})).await?;
        }
        page.call("Page.setLifecycleEventsEnabled", json!({ "enabled": true })).await?;
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
        page.set(|_| ()).await?;
        Ok(page)
    }

    /// Another tab in the same context, with the same language and the same kind of screen.
    pub async fn another_tab(&self) -> Result<Self> {
        let mut tab = Self::open(Arc::clone(&self.person)).await?;
        tab.timeout = self.timeout;
        let setting = self.setting();
        tab.set(|unset| *unset = setting).await?;
        Ok(tab)
    }

    /// Closes the tab and waits until it is closed; dropping it does not wait. Other tabs of the context stay.
    pub async fn close(self) -> Result<()> {
        let tab = json!({ "targetId": self.target });
        self.link().call(None, "Target.closeTarget", &tab).await.map(drop)
    }

    /// Sets the timeout of every wait of this page, half a minute by default.
    pub fn set_timeout(&mut self, timeout: Duration) {
        self.timeout = timeout;
    }

    /// Evaluates an expression in the page, and awaits it if it is a promise.
    pub async fn eval(&self, expression: &str) -> Result<Value> {
        let asked = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", asked).await?;
        if let Some(why) = answer.get("exceptionDetails") {
            let said = why["exception"]["description"].as_str().or(why["text"].as_str());
            bail!("`{expression}` failed in the page: {}", said.unwrap_or("it does not say why"));
        }
        Ok(answer["result"]["value"].take())
    }

    /// Calls any method of the DevTools protocol on this page.
    pub async fn call(&self, method: &str, details: Value) -> Result<Value> {
        self.link().call(Some(&self.session), method, &details).await
    }

    /// The connection to the browser.
    fn link(&self) -> &Link {
        &self.person.link
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.link().forget(&self.session);
        self.link().tell("Target.closeTarget", &json!({ "targetId": self.target }));
    }
}
