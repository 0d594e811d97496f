//! Tables served to browsers and programs: pages that work without scripts, live frames for those that have them, and the
//! same facts as JSON. The server decides everything; what leaves it is built up for one viewer.

mod api;
mod assets;
pub mod boards;
mod guard;
mod guest;
mod limits;
mod live;
pub mod look;
mod pages;
mod pulse;
mod saloon;
mod sent;
mod site;
mod socket;
mod voice;

pub use limits::Limits;
pub use saloon::Saloon;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use axum::{Router, middleware};
use pages::{acts, finished, lobby, rules, setting_up, table};
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// Nobody sends more at once.
const LONGEST_BODY: usize = 32 * 1024;

/// All addresses of the house.
pub fn router(saloon: Saloon) -> Router {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/name", post(lobby::name))
        .route("/language/{tag}", get(lobby::language))
        .route("/join", get(lobby::join))
        .route("/play/{game}", post(lobby::play))
        .route("/new/{game}", get(setting_up::form).post(setting_up::open))
        .route("/rules/{game}", get(rules::rules))
        .route("/finished", get(finished::finished))
        .route("/t/{code}", get(table::table))
        .route("/t/{code}/live", get(live::live))
        .route("/t/{code}/record", get(table::record))
        .route("/t/{code}/key/{key}", get(table::key))
        .route("/t/{code}/{act}", post(acts::act))
        .route("/assets/{file}", get(assets::asset))
        .route("/health", get(pulse::health))
        .route("/metrics", get(pulse::metrics))
        .merge(api::router())
        .fallback(sent::nothing_here)
        .method_not_allowed_fallback(sent::not_so)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(saloon.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .with_state(saloon)
}

/// Serves the house until `end` comes.
pub async fn serve(
    listener: TcpListener,
    saloon: Saloon,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let tidying = saloon.clone();
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            tidying.limits.tidy();
        }
    });
    // Small frames one after another should not wait for each other.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let service = router(saloon).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(end).await
}
