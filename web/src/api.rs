//! The JSON API over HTTP and WebSocket. A key identifies the caller; cookies are ignored.

mod body;
mod scores;
mod stream;
mod tables;
mod words;

use crate::app_state::AppState;
use crate::context::{sentence, status};
use crate::prepared::Negotiation;
use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};
use body::Problem;
use catalog::Language;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use table::{Denied, Table, Who};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

#[derive(OpenApi)]
#[openapi(info(
    title = "Saloon",
    description = "Western board games for programs. Open a table, sit down, read your view, decide. A key \
                   (Authorization: Bearer KEY) shows which seat you hold; without one you are an onlooker. No response \
                   contains what your seat may not know."
))]
struct Description;

/// All routes below `/api`, and `/api` itself, which serves their OpenAPI description.
pub(crate) fn router() -> Router<AppState> {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::reserve))
        .routes(routes!(tables::see))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::seat_bot))
        .routes(routes!(tables::deal))
        .routes(routes!(tables::view))
        .routes(routes!(words::words))
        .routes(routes!(tables::legal))
        .routes(routes!(tables::choices))
        .routes(routes!(tables::decide))
        .routes(routes!(tables::take_back))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::log))
        .routes(routes!(tables::say))
        .routes(routes!(tables::kick))
        .routes(routes!(tables::close))
        .routes(routes!(tables::record))
        .routes(routes!(scores::scores))
        .routes(routes!(stream::stream))
        .split_for_parts();
    router.route("/api", routing::get(move || std::future::ready(Json(description.clone()))))
}

/// The context of an API request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    app: AppState,
    who: Who,
    /// Whether the request contains a key, valid or not.
    key_shown: bool,
    language: Language,
    address: IpAddr,
    /// The accepted encoding and the cached ETag.
    negotiation: Negotiation,
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Caller, Infallible> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = header.and_then(|value| value.strip_prefix("Bearer "));
        // Browsers cannot set the header when they open a socket.
        let query = parts.uri.query().unwrap_or_default();
        let asked = query.split('&').find_map(|part| part.strip_prefix("key="));
        let shown = bearer.or(asked).filter(|key| !key.is_empty());
        let key = shown.and_then(|key| key.parse().ok());
        Ok(Caller {
            key_shown: shown.is_some(),
            who: Who { person: None, key },
            language: crate::session::wished(parts),
            address: crate::context::address(parts),
            negotiation: Negotiation::of(&parts.headers),
            app: app.clone(),
        })
    }
}

impl Caller {
    /// Renders a response on the pool, off the async workers.
    async fn rendered(
        self,
        table: Arc<Table>,
        render: impl FnOnce(&Table, &Caller) -> Response + Send + 'static,
    ) -> Response {
        let pool = self.app.pool.clone();
        pool.run(move || render(&table, &self)).await
    }

    /// Responds with the reason for a denial, as JSON.
    fn problem(&self, denied: &Denied) -> Response {
        (status(denied), Json(Problem::of(denied, self.app.translator(self.language)))).into_response()
    }

    /// Like [`Caller::problem`], for a request that could not be parsed. `id` names the message.
    pub(crate) fn unclear(&self, status: StatusCode, id: &'static str) -> Response {
        let sentence = self.app.translator(self.language).word(id);
        (status, Json(Problem { error: id.to_owned(), sentence, rule: None })).into_response()
    }

    fn answer<T: serde::Serialize>(&self, done: Result<T, Denied>) -> Response {
        match done {
            Ok(answer) => Json(answer).into_response(),
            Err(denied) => self.problem(&denied),
        }
    }
}

impl Problem {
    fn of(denied: &Denied, translator: &crate::translator::Translator) -> Problem {
        Problem {
            error: denied.message().id.to_owned(),
            sentence: sentence(denied, translator),
            rule: match denied {
                Denied::Refused(_, refused) => Some(refused.rule.0.to_owned()),
                _ => None,
            },
        }
    }
}
