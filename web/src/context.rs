//! The context of a page request: application state, session, client address, and how to respond.

use crate::app_state::AppState;
use crate::components::{self, PageOptions};
use crate::prepared::{Negotiation, Prepared};
use crate::session::Session;
use crate::translator::Translator;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use game::Message;
use maud::{Markup, html};
use serde::Serialize;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use table::{Denied, TableId};

/// The content type of pages.
pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// What a handler of a page needs to know about its request.
#[derive(Debug)]
pub(crate) struct RequestContext {
    pub(crate) app: AppState,
    pub(crate) session: Session,
    pub(crate) jar: SignedCookieJar,
    pub(crate) address: IpAddr,
    /// The path of the requested page; for a form, of the page that the form is on.
    pub(crate) path: String,
    /// Whether the request submits a form.
    by_form: bool,
    /// The public origin of this server: `https://app.example`.
    pub(crate) origin: String,
    /// Whether a script sent the request. Its page gets changes over its socket, so that the response can be short.
    pub(crate) live: bool,
    /// The accepted encoding and the cached ETag.
    pub(crate) negotiation: Negotiation,
}

impl FromRequestParts<AppState> for RequestContext {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<RequestContext, Infallible> {
        let session = Session::from_request_parts(parts, app).await?;
        let key = axum::extract::FromRef::from_ref(app);
        Ok(RequestContext {
            session,
            jar: SignedCookieJar::from_headers(&parts.headers, key),
            address: address(parts),
            path: page_of(parts),
            by_form: parts.method == Method::POST,
            origin: origin(&parts.headers),
            live: parts.headers.contains_key("x-live"),
            negotiation: Negotiation::of(&parts.headers),
            app: app.clone(),
        })
    }
}

/// The path of the page the browser shows: for a form, of the page that the form is on.
fn page_of(parts: &Parts) -> String {
    let path = parts.uri.path();
    if parts.method == Method::GET || parts.method == Method::HEAD {
        return parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    }
    match path.strip_prefix("/t/").and_then(|rest| rest.split_once('/')) {
        Some((code, _)) => format!("/t/{code}"),
        None if path.starts_with("/new/") => path.to_owned(),
        None => "/".to_owned(),
    }
}

/// The client's address; localhost where the connection is unknown, as in tests.
pub(crate) fn address(parts: &Parts) -> IpAddr {
    let known = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    known.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip())
}

/// The public origin of this server, as the request's headers state it.
pub(crate) fn origin(headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = text("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
    format!("{scheme}://{}", text("host").unwrap_or("localhost"))
}

impl RequestContext {
    /// The translations for the session's language.
    pub(crate) fn translator(&self) -> &Translator {
        self.app.translator(self.session.language)
    }

    /// Renders a response on the pool, off the async workers.
    pub(crate) async fn rendered(
        self,
        render: impl FnOnce(&RequestContext) -> Response + Send + 'static,
    ) -> Response {
        let pool = self.app.pool.clone();
        pool.run(move || render(&self)).await
    }

    /// Responds with a whole page.
    pub(crate) fn page(&self, page: PageOptions<'_>, body: &Markup) -> Response {
        self.html(self.text(page, body))
    }

    /// The HTML of a whole page.
    pub(crate) fn text(&self, page: PageOptions<'_>, body: &Markup) -> String {
        let page = PageOptions { path: &self.path, name: self.session.name.as_deref(), ..page };
        components::page(&page, &self.translator().pages, body).into_string()
    }

    /// Responds with HTML: a page, or parts of one.
    pub(crate) fn html(&self, text: String) -> Response {
        self.negotiation.answer(HTML, text)
    }

    /// Responds with JSON, for a script.
    pub(crate) fn json(&self, what: &impl Serialize) -> Response {
        let text = serde_json::to_string(what).expect("what scripts get is plain data");
        self.negotiation.answer("application/json", text)
    }

    /// Responds with a prepared response.
    pub(crate) async fn prepared(&self, made: Prepared) -> Response {
        self.app.prepared(made, &self.negotiation).await
    }

    /// Like [`RequestContext::denied_page`], rendered on the pool.
    pub(crate) async fn denied(self, denied: Denied) -> Response {
        self.rendered(move |context| context.denied_page(&denied)).await
    }

    /// The response, or the reason for its denial, rendered on the pool.
    pub(crate) async fn answer(self, done: Result<Response, Denied>) -> Response {
        match done {
            Ok(response) => response,
            Err(denied) => self.denied(denied).await,
        }
    }

    /// Like [`RequestContext::unclear_page`], rendered on the pool.
    pub(crate) async fn unclear(self, status: StatusCode, id: &'static str) -> Response {
        self.rendered(move |context| context.unclear_page(status, id)).await
    }

    /// The reason for a denial: an error page, or for a script one sentence.
    pub(crate) fn denied_page(&self, denied: &Denied) -> Response {
        let translator = self.translator();
        let what = sentence(denied, translator);
        let status = status(denied);
        if self.live {
            return (status, what).into_response();
        }
        let advice = match denied {
            Denied::Refused(game, refused) => html! {
                a href={ "/rules/" (game) "#" (refused.rule) } {
                    (translator.say(&Message::new("rule-link").text("id", refused.rule.0)))
                }
            },
            Denied::NoTable(_) => html! { (translator.word("error-no-table-advice")) },
            Denied::Trouble(_) => html! { (translator.word("error-trouble-advice")) },
            _ => html! { (translator.word("error-advice")) },
        };
        self.error_page(status, &what, &advice)
    }

    /// Like [`RequestContext::denied_page`], for a request that could not be parsed. `id` names the message.
    fn unclear_page(&self, status: StatusCode, id: &'static str) -> Response {
        let what = self.translator().word(id);
        if self.live {
            return (status, what).into_response();
        }
        self.error_page(status, &what, &html! { (self.translator().word("error-advice")) })
    }

    fn error_page(&self, status: StatusCode, what: &str, advice: &Markup) -> Response {
        let translator = self.translator();
        let back = Some(self.path.as_str()).filter(|path| self.by_form && path.starts_with("/t/"));
        let error = components::ErrorPage { status: status.as_u16(), what, advice, back };
        let body = components::error_page(&error, &translator.pages);
        let title = translator.word("error-title");
        (status, self.page(PageOptions { title: &title, ..PageOptions::default() }, &body)).into_response()
    }

    /// Responds to a form that succeeded: a redirect for a browser, 204 for a script.
    pub(crate) fn redirect_to(&self, to: &str) -> Response {
        if self.live { StatusCode::NO_CONTENT.into_response() } else { Redirect::to(to).into_response() }
    }
}

/// The table that a code in an address names.
pub(crate) fn table_id(code: &str) -> Result<TableId, Denied> {
    code.parse().map_err(|_| Denied::NoTable(code.chars().take(40).collect()))
}

/// The reason for a denial, as a sentence.
pub(crate) fn sentence(denied: &Denied, translator: &Translator) -> String {
    match denied {
        Denied::Refused(game, refused) => translator.of(*game).say(&refused.why),
        other => translator.say(&other.message()),
    }
}

/// The HTTP status for a denial.
pub(crate) fn status(denied: &Denied) -> StatusCode {
    match denied {
        Denied::NoTable(_) | Denied::NoScores(_) | Denied::NoSeat(_) | Denied::NotAskedThen => {
            StatusCode::NOT_FOUND
        }
        Denied::NotSeated | Denied::NoSuchKey | Denied::NotHost => StatusCode::FORBIDDEN,
        Denied::TooFast | Denied::Enough => StatusCode::TOO_MANY_REQUESTS,
        Denied::Trouble(_) => StatusCode::SERVICE_UNAVAILABLE,
        Denied::TableExists(_)
        | Denied::SeatTaken
        | Denied::NoPerson
        | Denied::AllTaken
        | Denied::NotBegun
        | Denied::Begun
        | Denied::Over
        | Denied::Closed
        | Denied::Answered(_)
        | Denied::Learned
        | Denied::NotOver
        | Denied::StandIn
        | Denied::NoStandIn
        | Denied::TooManyDevices => StatusCode::CONFLICT,
        Denied::WhichSeat
        | Denied::BadName
        | Denied::BadEntropy
        | Denied::NoChat
        | Denied::BadLine
        | Denied::Setup(_)
        | Denied::Unreadable(_)
        | Denied::NoField(_)
        | Denied::BadField { .. }
        | Denied::Refused(..) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
