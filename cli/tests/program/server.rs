//! The program itself, as a server with a folder of its own.

use anyhow::{Context as _, Result};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `saloon serve`. It ends when it is dropped.
pub(crate) struct Program {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts it; port 0 is any that is free.
    pub(crate) fn start(data: &Path, port: u16, more: &[&str]) -> Result<Program> {
        let mut process = Command::new(env!("CARGO_BIN_EXE_saloon"))
            .args(["--lang", "en", "serve", "--bind", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = process.stdout.take().context("the server has no output")?;
        let mut said = String::new();
        BufReader::new(output).read_line(&mut said)?;
        let address = said.trim_end().rsplit("http://").next().and_then(|address| address.parse().ok());
        let address = address.with_context(|| format!("the server names no address: {said:?}"))?;
        Ok(Program { process, address })
    }
}

impl Drop for Program {
    /// Without a warning (SIGKILL); it only fails when the program is gone already.
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
