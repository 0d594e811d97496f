//! The program itself, open to browsers.

use crate::program::Program;
use anyhow::Result;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A running `saloon serve` with a folder of its own. It ends when it is dropped.
pub(crate) struct House {
    /// None while it is closed.
    server: Option<Program>,
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
        let server = Program::start(self.folder.path(), self.port, &[])?;
        self.port = server.address.port();
        self.server = Some(server);
        Ok(())
    }

    /// Kills the program without a warning (SIGKILL), and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        self.server = None;
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

/// Runs another command of the program to its end.
pub(crate) fn saloon(arguments: &[&str]) -> Result<Output> {
    Ok(Command::new(env!("CARGO_BIN_EXE_saloon"))
        .args(arguments)
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::null())
        .output()?)
}
