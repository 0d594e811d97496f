//! The program itself, open to browsers.

use anyhow::{Context as _, Result};
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Output, Stdio};
use tempfile::TempDir;

/// A running `saloon serve` with a folder of its own. It ends when it is dropped.
pub(crate) struct House {
    /// None while it is closed.
    server: Option<Child>,
    /// The same after it was opened again.
    pub(crate) port: u16,
    folder: TempDir,
}

impl House {
    /// Opens one on a port that is free.
    pub(crate) fn open() -> Result<Self> {
        let mut house = Self { server: None, port: 0, folder: tempfile::tempdir()? };
        house.reopen()?;
        Ok(house)
    }

    /// Opens it again, on the same port and with the same data.
    pub(crate) fn reopen(&mut self) -> Result<()> {
        let mut server = Command::new(env!("CARGO_BIN_EXE_saloon"))
            .args(["serve", "--bind", &format!("127.0.0.1:{}", self.port), "--data"])
            .arg(self.folder.path())
            .env("LANG", "en_US.UTF-8")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = server.stdout.take().context("the server has no output")?;
        self.server = Some(server);
        let mut said = String::new();
        BufReader::new(output).read_line(&mut said)?;
        let port = said.trim_end().rsplit(':').next().and_then(|port| port.parse().ok());
        self.port = port.with_context(|| format!("the server names no address: {said:?}"))?;
        Ok(())
    }

    /// Kills the program without a warning (SIGKILL), and waits until it is gone.
    pub(crate) fn kill(&mut self) -> Result<()> {
        if let Some(mut server) = self.server.take() {
            server.kill()?;
            server.wait()?;
        }
        Ok(())
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// The folder of the house, where its guests may leave things too.
    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It only fails when the server is gone already.
        drop(self.kill());
    }
}

/// Runs another command of the program to its end.
pub(crate) fn saloon(arguments: &[&str]) -> Result<Output> {
    Ok(Command::new(env!("CARGO_BIN_EXE_saloon"))
        .args(arguments)
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::null())
        .output()?)
}
