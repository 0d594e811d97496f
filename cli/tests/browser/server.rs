//! The server under test.

use crate::program::Program;
use anyhow::Result;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A running `saloon serve` with its own data folder, killed on drop.
pub(crate) struct Server {
    /// `None` between [`Self::kill`] and [`Self::reopen`].
    program: Option<Program>,
    /// Stays the same when the server restarts.
    pub(crate) port: u16,
    folder: TempDir,
}

impl Server {
    /// Starts a server on a free port.
    pub(crate) fn open() -> Result<Self> {
        let mut server = Self { program: None, port: 0, folder: tempfile::tempdir()? };
        server.reopen()?;
        Ok(server)
    }

    /// Restarts the server on the same port with the same data.
    pub(crate) fn reopen(&mut self) -> Result<()> {
        let program = Program::start(self.folder.path(), self.port, &[])?;
        self.port = program.address.port();
        self.program = Some(program);
        Ok(())
    }

    /// Sends SIGKILL and waits until the process has exited.
    pub(crate) fn kill(&mut self) {
        self.program = None;
    }

    /// The URL of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// The data folder; tests may also put files of their own there.
    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }
}

/// Runs another command of `saloon` to its end.
pub(crate) fn saloon(arguments: &[&str]) -> Result<Output> {
    Ok(Command::new(env!("CARGO_BIN_EXE_saloon"))
        .args(arguments)
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::null())
        .output()?)
}
