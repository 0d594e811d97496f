//! Waits with a timeout.

use super::Page;
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// The interval between two attempts: about one frame.
const PAUSE: Duration = Duration::from_millis(16);

/// How many characters of the page's text an error repeats.
const SHOWN: usize = 300;

impl Page {
    /// Waits until there is such an element.
    pub async fn wait_for(&self, css: &str) -> Result<()> {
        let there = format!("document.querySelector({}) !== null", json!(css));
        self.poll(&format!("`{css}`"), &there, |there| {
            if *there == true { Ok(()) } else { Err("there is none".to_owned()) }
        })
        .await
    }

    /// Waits until an expression is truthy in the page.
    pub async fn wait_until(&self, expression: &str) -> Result<()> {
        let now = format!("Boolean({expression})");
        self.poll(&format!("`{expression}`"), &now, |now| {
            if *now == true { Ok(()) } else { Err("it is false".to_owned()) }
        })
        .await
    }

    /// Evaluates an expression repeatedly until `judge` accepts its value. A rejection says why; the last one becomes the
    /// error.
    pub(super) async fn poll<T>(
        &self,
        awaited: &str,
        expression: &str,
        mut judge: impl FnMut(&Value) -> Result<T, String>,
    ) -> Result<T> {
        let start = Instant::now();
        loop {
            // Between two documents nothing can be evaluated: that is a reason to retry, too.
            let why = match self.eval(expression).await {
                Ok(value) => match judge(&value) {
                    Ok(found) => return Ok(found),
                    Err(why) => why,
                },
                Err(why) => format!("{why:#}"),
            };
            if start.elapsed() > self.timeout {
                return self.timed_out(awaited, &why).await;
            }
            sleep(PAUSE).await;
        }
    }

    /// Waits until the page's log contains something.
    pub(super) async fn wait_for_log<T>(
        &self,
        awaited: &str,
        heard: impl Fn(&crate::event_log::EventLog) -> Option<T>,
    ) -> Result<T> {
        let start = Instant::now();
        loop {
            if let Some(heard) = self.link().event_log(&self.session, |event_log| heard(event_log)) {
                return Ok(heard);
            }
            if start.elapsed() > self.timeout {
                return self.timed_out(awaited, "it did not happen").await;
            }
            sleep(PAUSE).await;
        }
    }

    /// The error of a wait that timed out.
    pub(super) async fn timed_out<T>(&self, awaited: &str, why: &str) -> Result<T> {
        bail!("waited {:?} for {awaited}: {why}; {}", self.timeout, self.shown().await)
    }

    /// The URL and the beginning of the page's text, for errors.
    async fn shown(&self) -> String {
        let words = "[location.href, (document.querySelector('main') ?? document.body)?.innerText ?? '']";
        let Ok(seen) = self.eval(words).await else { return "the page does not answer".to_owned() };
        let (address, words) = (seen[0].as_str().unwrap_or_default(), seen[1].as_str().unwrap_or_default());
        let words: String = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let short: String = words.chars().take(SHOWN).collect();
        let rest = if short.len() < words.len() { " …" } else { "" };
        format!("{address} shows: {short}{rest}")
    }
}
