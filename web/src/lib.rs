//! The web server: pages that work without scripts, live frames over WebSocket for pages with scripts, and a JSON API with
//! the same facts. The server decides everything; every response is built for one viewer.

mod api;
mod app_state;
mod assets;
pub mod boards;
mod cache;
pub mod components;
mod context;
mod extract;
mod guard;
mod health;
mod limits;
mod listener;
mod live;
mod pages;
mod prepared;
mod region;
mod session;
mod socket;
mod translator;

pub use app_state::AppState;
pub use limits::Limits;
pub use listener::serve;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use pages::{actions, cheat_sheet, finished, guided, lobby, qr_code, rules, scores, setup_page, table};
use tower_http::compression::CompressionLayer;

/// The maximum size of a request body, in bytes.
const LONGEST_BODY: usize = 32 * 1024;

/// All routes of the server, behind the guard and response compression.
pub fn router(app: AppState) -> Router {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/name", post(lobby::name))
        .route("/language/{tag}", get(lobby::language))
        .route("/join", get(lobby::join))
        .route("/play/{game}", post(lobby::play))
        .route("/guide/{game}", post(guided::begin))
        .route("/new/{game}", get(setup_page::form).post(setup_page::open))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/sheet", get(cheat_sheet::cheat_sheet))
        .route("/finished", get(finished::finished))
        .route("/scores/{game}", get(scores::scores))
        .route("/t/{code}", get(table::table))
        .route("/t/{code}/live", get(live::live))
        .route("/t/{code}/foresee", get(table::foresee))
        .route("/t/{code}/moment", get(table::replay::moment))
        .route("/t/{code}/record", get(table::record))
        .route("/t/{code}/code.svg", get(qr_code::table))
        .route("/t/{code}/key/{key}", get(table::key))
        .route("/t/{code}/key/{key}/code.svg", get(qr_code::key))
        .route("/t/{code}/{act}", post(actions::act))
        .route("/assets/{file}", get(assets::asset))
        .route("/health", get(health::health))
        .route("/metrics", get(health::metrics))
        .merge(api::router())
        .fallback(extract::not_found)
        .method_not_allowed_fallback(extract::method_not_allowed)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .with_state(app)
}
