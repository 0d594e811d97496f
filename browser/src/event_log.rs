//! A log of what a page did, from the browser's events.

use serde_json::Value;
use std::collections::{HashMap, HashSet};

/// The events of one page that tests ask about.
#[derive(Debug, Default)]
pub(crate) struct EventLog {
    /// Errors of all kinds, as sentences.
    pub(crate) errors: Vec<String>,
    /// The URL of every request.
    pub(crate) requests: Vec<String>,
    /// Bytes received, headers included.
    pub(crate) bytes: u64,
    /// The documents whose `load` event has fired, each with its frame.
    pub(crate) loaded: HashSet<(String, String)>,
    /// URLs by request id, because the events that end a request have none.
    addresses: HashMap<String, String>,
}

impl EventLog {
    /// Logs an event, if it is of a kind that tests ask about.
    pub(crate) fn note(&mut self, event: &str, details: &Value) {
        match event {
            "Page.lifecycleEvent" if details["name"] == "load" => {
                self.loaded.insert((word(&details["frameId"]), word(&details["loaderId"])));
            }
            "Network.requestWillBeSent" => self.request(details, word(&details["request"]["url"])),
            "Network.webSocketCreated" => self.request(details, word(&details["url"])),
            "Network.loadingFinished" => {
                // The protocol has only floating-point numbers; this one is a whole number of bytes.
                self.bytes += details["encodedDataLength"].as_f64().unwrap_or_default() as u64;
            }
            "Inspector.targetCrashed" => self.errors.push("the page crashed".to_owned()),
            _ => self.errors.extend(self.trouble(event, details)),
        }
    }

    /// Logs a request.
    fn request(&mut self, details: &Value, address: String) {
        // These schemes need no request.
        if !["data:", "blob:", "about:"].iter().any(|scheme| address.starts_with(scheme)) {
            self.requests.push(address.clone());
        }
        self.addresses.insert(word(&details["requestId"]), address);
    }

    /// The error that an event reports, if any. A document that cannot be loaded is no error of the page.
    fn trouble(&self, event: &str, details: &Value) -> Option<String> {
        let address = || self.addresses.get(&word(&details["requestId"])).cloned().unwrap_or_default();
        match event {
            "Runtime.exceptionThrown" => Some(exception(&details["exceptionDetails"])),
            "Runtime.consoleAPICalled" if ["error", "assert"].contains(&word(&details["type"]).as_str()) => {
                let words = details["args"].as_array().into_iter().flatten().map(spoken);
                Some(format!("console: {}", words.collect::<Vec<_>>().join(" ")))
            }
            // Failed requests are logged as such, with their status.
            "Log.entryAdded"
                if details["entry"]["level"] == "error" && details["entry"]["source"] != "network" =>
            {
                Some(format!("{}: {}", word(&details["entry"]["source"]), word(&details["entry"]["text"])))
            }
            "Network.responseReceived" if details["type"] != "Document" => {
                let status = details["response"]["status"].as_u64().filter(|&status| status >= 400)?;
                Some(format!("{status} for {}", word(&details["response"]["url"])))
            }
            // A request blocked by the content security policy is in the log, with the directive.
            "Network.loadingFailed"
                if details["type"] != "Document"
                    && details["canceled"] != true
                    && details["blockedReason"] != "csp" =>
            {
                Some(format!("{} for {}", word(&details["errorText"]), address()))
            }
            "Network.webSocketFrameError" => {
                Some(format!("{} for {}", word(&details["errorMessage"]), address()))
            }
            _ => None,
        }
    }
}

/// The text of a JSON string; empty for other values.
fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// An uncaught exception, with its location.
fn exception(details: &Value) -> String {
    let what = details["exception"]["description"].as_str().map_or_else(
        || spoken(&details["exception"]),
        |whole| whole.lines().next().unwrap_or(whole).to_owned(),
    );
    let line = details["lineNumber"].as_u64().unwrap_or_default() + 1;
    format!("{}: {what} ({}:{line})", word(&details["text"]), word(&details["url"]))
}

/// A JavaScript value as the console shows it.
fn spoken(value: &Value) -> String {
    match (&value["value"], &value["description"]) {
        (Value::String(text), _) | (Value::Null, Value::String(text)) => text.clone(),
        (Value::Null, _) => word(&value["type"]),
        (other, _) => other.to_string(),
    }
}
