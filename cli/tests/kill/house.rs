//! The real program, and how it is asked over HTTP.

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A running server.
pub(crate) struct House {
    process: Child,
    address: SocketAddr,
    data: PathBuf,
}

impl House {
    /// Starts the program; port 0 is any.
    pub(crate) fn open(data: &Path, port: u16) -> House {
        let mut process = Command::new(env!("CARGO_BIN_EXE_saloon"))
            .args(["--lang", "en", "serve", "--no-limits", "--bind", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
        House { process, address, data: data.to_owned() }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// `kill -9`, then the same again on the same port.
    pub(crate) fn killed_and_opened_again(mut self) -> House {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        House::open(&self.data, self.address.port())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Asks the server; the status and the JSON it answers, if it answers at all.
pub(crate) async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    key: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let body = body.to_string();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(server).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let body = match head.contains("transfer-encoding: chunked") {
        true => body.split("\r\n").skip(1).step_by(2).collect(),
        false => body.to_owned(),
    };
    Some((status, serde_json::from_str(&body).ok()?))
}
