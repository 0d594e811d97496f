//! The HTTP requests that open a table, before its sockets connect.

use anyhow::{Context, Result, bail};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;
use std::net::SocketAddr;

/// An HTTP client of one server.
#[derive(Clone, Debug)]
pub(super) struct Http {
    client: Client<HttpConnector, Full<Bytes>>,
    server: SocketAddr,
}

impl Http {
    pub(super) fn new(server: SocketAddr) -> Http {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Http { client: Client::builder(TokioExecutor::new()).build(connector), server }
    }

    pub(super) async fn post(&self, path: &str, body: &Value) -> Result<Value> {
        self.send(Method::POST, path, None, body.to_string()).await
    }

    pub(super) async fn get(&self, path: &str, key: &str) -> Result<Value> {
        self.send(Method::GET, path, Some(key), String::new()).await
    }

    async fn send(&self, method: Method, path: &str, key: Option<&str>, body: String) -> Result<Value> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.server))
            .header("content-type", "application/json");
        if let Some(key) = key {
            request = request.header("authorization", format!("Bearer {key}"));
        }
        let answer = self.client.request(request.body(Full::from(body))?).await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!("{path}: {status}: {}", String::from_utf8_lossy(&bytes));
        }
        serde_json::from_slice(&bytes).with_context(|| format!("{path}: not JSON"))
    }
}
