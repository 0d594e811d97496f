//! The server under test: another process on this machine.

use anyhow::{Context, Result, bail};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server, killed on drop.
#[derive(Debug)]
pub(crate) struct Server {
    process: Child,
    address: SocketAddr,
}

/// The resource usage of a process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used {
    pub(crate) cpu: Duration,
    /// Resident memory in bytes.
    pub(crate) memory: u64,
}

impl Server {
    /// Starts a server with this data folder, without rate limits.
    pub(crate) fn start(data: &Path) -> Result<Server> {
        let program = std::env::current_exe()?;
        let mut process = Command::new(program)
            .args(["--lang", "en", "serve", "--no-limits", "--bind", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server cannot be started")?;
        let mut line = String::new();
        let out = process.stdout.take().context("the server says nothing")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().rsplit_once("http://").map_or("", |(_, address)| address);
        match address.parse() {
            Ok(address) => Ok(Server { process, address }),
            Err(_) => {
                let _ = process.kill();
                bail!("the server did not say where it is, but: {}", line.trim())
            }
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// CPU time since the start and current memory, read from `/proc` (Linux only).
    pub(crate) fn used(&self) -> Result<Used> {
        let about = format!("/proc/{}", self.process.id());
        let stat =
            fs::read_to_string(format!("{about}/stat")).context("only Linux tells what a process uses")?;
        // After the name in brackets, the 12th and 13th fields are user and system time in hundredths of a second.
        let (_, fields) = stat.rsplit_once(')').context("a process has a name in brackets")?;
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let hundredths = |at: usize| -> Result<u64> {
            let field = fields.get(at).context("the system tells no CPU time of a process")?;
            Ok(field.parse()?)
        };
        let cpu = Duration::from_millis((hundredths(11)? + hundredths(12)?) * 10);
        let status = fs::read_to_string(format!("{about}/status"))?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        let kilobytes = kilobytes.context("the system tells no resident memory of a process")?;
        Ok(Used { cpu, memory: kilobytes * 1024 })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
