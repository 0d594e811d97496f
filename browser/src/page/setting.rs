//! Emulated devices and preferences.

use super::Page;
use crate::link::lock;
use anyhow::Result;
use serde_json::{Value, json};

/// The emulated properties of a device.
#[derive(Clone, Debug, Default)]
pub(super) struct Setting {
    /// A small touch screen, or a large one and a mouse.
    pub(super) phone: bool,
    dark: bool,
    calm: bool,
    scriptless: bool,
    offline: bool,
    language: Option<String>,
}

impl Page {
    /// Emulates a phone from now on: 390 × 844, and clicks are taps.
    pub async fn phone(&self) -> Result<()> {
        self.set(|setting| setting.phone = true).await
    }

    /// Emulates a window of 1280 × 800 and a mouse, the default.
    pub async fn desktop(&self) -> Result<()> {
        self.set(|setting| setting.phone = false).await
    }

    /// Prefers dark colours.
    pub async fn dark(&self) -> Result<()> {
        self.set(|setting| setting.dark = true).await
    }

    /// Prefers light colours, the default.
    pub async fn light(&self) -> Result<()> {
        self.set(|setting| setting.dark = false).await
    }

    /// Whether reduced motion is preferred.
    pub async fn reduced_motion(&self, reduced: bool) -> Result<()> {
        self.set(|setting| setting.calm = reduced).await
    }

    /// Sets the language of requests and scripts, such as `pt-BR`. It takes effect with the next request.
    pub async fn language(&self, language: &str) -> Result<()> {
        self.set(|setting| setting.language = Some(language.to_owned())).await
    }

    /// Disables scripts of the page from the next document on. Evaluation by tests still works.
    pub async fn without_script(&self) -> Result<()> {
        self.set(|setting| setting.scriptless = true).await
    }

    /// Whether the network is unreachable. Open WebSockets stay open: to drop them, let the page connect through a
    /// [`crate::Proxy`].
    pub async fn offline(&self, offline: bool) -> Result<()> {
        self.set(|setting| setting.offline = offline).await
    }

    /// The present settings.
    pub(super) fn setting(&self) -> Setting {
        lock(&self.setting).clone()
    }

    /// Changes the settings, and sends all of them to the browser.
    pub(super) async fn set(&self, change: impl FnOnce(&mut Setting)) -> Result<()> {
        let setting = {
            let mut setting = lock(&self.setting);
            change(&mut setting);
            setting.clone()
        };
        for (method, details) in setting.calls() {
            self.call(method, details).await?;
        }
        match setting.language {
            Some(language) => self.set_language(&language).await,
            None => Ok(()),
        }
    }

    /// Sets the language of requests and of scripts.
    async fn set_language(&self, language: &str) -> Result<()> {
        let version = self.call("Browser.getVersion", json!({})).await?;
        let agent = json!({ "userAgent": version["userAgent"], "acceptLanguage": language });
        self.call("Emulation.setUserAgentOverride", agent).await?;
        let locale = json!({ "locale": language.replace('-', "_") });
        match self.call("Emulation.setLocaleOverride", locale).await {
            // Another tab of this context shares the process, which has one locale for all.
            Err(why) if why.to_string().contains("already in effect") => Ok(()),
            other => other.map(drop),
        }
    }
}

impl Setting {
    /// The protocol calls that apply all settings except for the language.
    fn calls(&self) -> [(&'static str, Value); 5] {
        let screen = match self.phone {
            true => json!({ "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true }),
            false => json!({ "width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false }),
        };
        let colours = if self.dark { "dark" } else { "light" };
        let motion = if self.calm { "reduce" } else { "no-preference" };
        let media = json!([
            { "name": "prefers-color-scheme", "value": colours },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        let network = json!({
            "offline": self.offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        [
            ("Emulation.setDeviceMetricsOverride", screen),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": self.phone })),
            ("Emulation.setEmulatedMedia", json!({ "features": media })),
            ("Emulation.setScriptExecutionDisabled", json!({ "value": self.scriptless })),
            ("Network.emulateNetworkConditions", network),
        ]
    }
}
