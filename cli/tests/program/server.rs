//! `saloon serve` as a child process.

use anyhow::{Context as _, Result};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `saloon serve`, killed on drop.
pub(crate) struct Program {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts the server and waits until it prints its address; port 0 picks a free port.
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
    /// Sends SIGKILL; this fails only if the process has exited already, which is ignored.
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
