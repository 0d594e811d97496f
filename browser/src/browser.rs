//! The browser and its contexts.

use crate::link::Link;
use crate::page::Page;
use anyhow::{Context as _, Result};
use serde_json::json;
use std::sync::{Arc, Weak};
use tokio::sync::Mutex;

/// The browser that the tests of one program share while any of them holds it.
static SHARED: Mutex<Weak<Link>> = Mutex::const_new(Weak::new());

/// A running Chromium with an empty profile. It closes when the handle and all of its pages are dropped.
#[derive(Debug)]
pub struct Browser {
    link: Arc<Link>,
}

impl Browser {
    /// Starts the executable named by the variable `CHROMIUM`, or else the first of the known names in `PATH`.
    pub async fn launch() -> Result<Self> {
        Ok(Self { link: Arc::new(Link::start().await?) })
    }

    /// The browser that other tests of the same program hold at this moment, or else a new one. It saves the second that a
    /// start takes; contexts in it are isolated.
    pub async fn shared() -> Result<Self> {
        let mut shared = SHARED.lock().await;
        if let Some(link) = shared.upgrade().filter(|link| !link.has_ended()) {
            return Ok(Self { link });
        }
        let browser = Self::launch().await?;
        *shared = Arc::downgrade(&browser.link);
        Ok(browser)
    }

    /// A page in a new context: cookies and storage of its own, in a window of 1280 × 800.
    pub async fn person(&self) -> Result<Page> {
        let person = self.link.call(None, "Target.createBrowserContext", &json!({})).await?;
        let id = person["browserContextId"].as_str().context("the browser made no context")?.to_owned();
        Page::open(Arc::new(Person { link: Arc::clone(&self.link), id })).await
    }
}

/// A browser context: one person's cookies. It is disposed of with the last of its pages.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) link: Arc<Link>,
    pub(crate) id: String,
}

impl Drop for Person {
    fn drop(&mut self) {
        self.link.tell("Target.disposeBrowserContext", &json!({ "browserContextId": self.id }));
    }
}
