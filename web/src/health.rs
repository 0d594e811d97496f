//! Health check and metrics, for operators.

use crate::app_state::AppState;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Registry;
use std::sync::atomic::{AtomicU64, Ordering};

/// Healthy if the store can be written and read.
pub(crate) async fn health(State(app): State<AppState>) -> Response {
    let well = async { app.registry.is_well().await.and(app.registry.list("open", 1).await) };
    match well.await {
        Ok(_) => (StatusCode::OK, "well\n").into_response(),
        // The reason may contain internals of the machine, and this page is public.
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the server cannot write\n").into_response(),
    }
}

/// The metrics, in the OpenMetrics text format.
pub(crate) async fn metrics(State(app): State<AppState>) -> Response {
    let counters = app.registry.counters();
    let mut registry = Registry::with_prefix("saloon");
    let mut count = |name: &str, help: &str, counter: &AtomicU64| {
        registry.register(name, help, ConstCounter::new(counter.load(Ordering::Relaxed)));
    };
    count(
        "decisions",
        "Decisions that were written down, without changes of sealed ones",
        &counters.decisions,
    );
    count("other_acts", "Other things that were done at tables", &counters.other);
    count("denials", "What was asked and not done", &counters.denied);
    count("troubles", "Times a table could not do what it should", &counters.troubles);
    count("tables_opened", "Tables opened", &counters.opened);
    registry.register("tables_loaded", "Tables in memory", ConstGauge::new(app.registry.loaded() as i64));
    let sockets = app.sockets.load(Ordering::Relaxed) as i64;
    registry.register("sockets", "Open WebSockets", ConstGauge::new(sockets));
    let mut text = String::new();
    match encode(&mut text, &registry) {
        Ok(()) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(header::CONTENT_TYPE, kind)], text).into_response()
        }
        Err(why) => (StatusCode::INTERNAL_SERVER_ERROR, why.to_string()).into_response(),
    }
}
