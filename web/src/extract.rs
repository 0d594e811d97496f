//! Extractors whose rejections are one clear sentence: an error page, for a script the sentence alone, below `/api` a
//! problem in JSON.

use crate::api;
use crate::app_state::AppState;
use crate::context::RequestContext;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

/// Path parameters.
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Path<T>, Response> {
        match axum::extract::Path::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(read)) => Ok(Path(read)),
            Err(_) => Err(refused(parts, app, StatusCode::BAD_REQUEST, "error-bad-address").await),
        }
    }
}

/// Query parameters.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Query<T>, Response> {
        match axum::extract::Query::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(read)) => Ok(Query(read)),
            Err(_) => Err(refused(parts, app, StatusCode::BAD_REQUEST, "error-bad-query").await),
        }
    }
}

/// A submitted form.
#[derive(Debug)]
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequest<AppState> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<Form<T>, Response> {
        let (mut parts, body) = request.into_parts();
        let request = Request::from_parts(parts.clone(), body);
        match axum::extract::Form::from_request(request, app).await {
            Ok(axum::extract::Form(read)) => Ok(Form(read)),
            Err(why) => {
                let status = why.into_response().status();
                let too_much = status == StatusCode::PAYLOAD_TOO_LARGE;
                let id = if too_much { "error-too-much" } else { "error-bad-form" };
                Err(refused(&mut parts, app, status, id).await)
            }
        }
    }
}

/// A request for a WebSocket.
#[derive(Debug)]
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl FromRequestParts<AppState> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Upgrade, Response> {
        match WebSocketUpgrade::from_request_parts(parts, app).await {
            Ok(upgrade) => Ok(Upgrade(upgrade)),
            Err(why) => {
                let status = why.into_response().status();
                Err(refused(parts, app, status, "error-no-socket").await)
            }
        }
    }
}

/// Responds where no route matches.
pub(crate) async fn not_found(State(app): State<AppState>, mut parts: Parts) -> Response {
    refused(&mut parts, &app, StatusCode::NOT_FOUND, "error-nothing-here").await
}

/// Responds where the route exists, but not for this method.
pub(crate) async fn method_not_allowed(State(app): State<AppState>, mut parts: Parts) -> Response {
    refused(&mut parts, &app, StatusCode::METHOD_NOT_ALLOWED, "error-not-so").await
}

/// Rejects a request with a message, as JSON below `/api` and as a page elsewhere.
pub(crate) async fn refused(
    parts: &mut Parts,
    app: &AppState,
    status: StatusCode,
    id: &'static str,
) -> Response {
    if is_api(parts) {
        let Ok(caller) = api::Caller::from_request_parts(parts, app).await;
        return caller.unclear(status, id);
    }
    let Ok(context) = RequestContext::from_request_parts(parts, app).await;
    context.unclear(status, id).await
}

/// Whether the request is for the JSON API.
pub(crate) fn is_api(parts: &Parts) -> bool {
    let path = parts.uri.path();
    path == "/api" || path.starts_with("/api/")
}
