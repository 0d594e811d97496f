//! The program itself, open to browsers.

use crate::program::Program;
use anyhow::Result;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A running `saloon serve` with a folder of its own. It ends when it is dropped.
pub(crate) struct Server {
    /// None while it is closed.
    program: Option<Program>,
    /// The same after it was opened again.
    pub(crate) port: u16,
    folder: TempDir,
}

impl Server {
    /// Opens one on a port that is free.
    pub(crate) fn open() -> Result<Self> {
        let mut server = Self { program: None, port: 0, folder: tempfile::tempdir()? };
        server.reopen()?;
        Ok(server)
    }

    /// Opens it again, on the same port and with the same data.
    pub(crate) fn reopen(&mut self) -> Result<()> {
        let program = Program::start(self.folder.path(), self.port, &[])?;
        self.port = program.address.port();
        self.program = Some(program);
        Ok(())
    }

    /// Kills the program without a warning (SIGKILL), and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        self.program = None;
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// The folder of the server, where its guests may leave things too.
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
