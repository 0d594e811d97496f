//! The browser's process, with a profile that is removed together with it.

use crate::executable;
use anyhow::{Context as _, Result};
use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tempfile::TempDir;

/// Flags for tests: run as root and headless, contact no outside service, draw the same colours everywhere, and do not throttle
/// pages in the background.
const FLAGS: [&str; 18] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
    "--disable-dev-shm-usage",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--remote-debugging-pipe",
];

/// The browser reads commands from descriptor 3 and writes to 4. A pipe, not a port: when the test process ends, however it
/// ends, the pipe closes and the browser exits.
const START: &str = r#"exec "$0" "$@" 3<&0 4>&1 0</dev/null 1>/dev/null"#;

/// How long a browser may take to close before it is killed.
const CLOSING: Duration = Duration::from_secs(2);

/// A running browser.
#[derive(Debug)]
pub(crate) struct Process {
    executable: PathBuf,
    child: Child,
    profile: TempDir,
}

impl Process {
    /// Starts the browser, and returns both ends of the pipe.
    pub(crate) fn start() -> Result<(Self, ChildStdin, ChildStdout)> {
        let executable = executable::find()?;
        let profile = tempfile::Builder::new().prefix("saloon-browser-").tempdir()?;
        let said = File::create(profile.path().join("said"))?;
        let mut child = Command::new("sh")
            .args(["-c", START])
            .arg(&executable)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(said)
            .spawn()
            .with_context(|| format!("cannot start {}", executable.display()))?;
        let input = child.stdin.take().context("the browser has no input")?;
        let output = child.stdout.take().context("the browser has no output")?;
        Ok((Self { executable, child, profile }, input, output))
    }

    /// The error of a start that timed out: the executable, and its last output.
    pub(crate) fn start_failure(&self) -> String {
        let said = fs::read_to_string(self.profile.path().join("said")).unwrap_or_default();
        let last: Vec<&str> = said.lines().rev().take(3).collect();
        let last: Vec<&str> = last.into_iter().rev().collect();
        format!("{} did not start; it said: {}", self.executable.display(), last.join(" / "))
    }
}

impl Drop for Process {
    /// The owner has asked the browser to close before dropping it, so nothing writes to the profile when it is removed. A
    /// browser that does not react is killed.
    fn drop(&mut self) {
        let start = Instant::now();
        while start.elapsed() < CLOSING && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(5));
        }
        // Both fail only if the process has ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
