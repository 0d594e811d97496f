//! The session of a guest: a person with a name and no account, identified by a signed cookie.

use crate::app_state::AppState;
use crate::context::origin;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use catalog::Language;
use std::convert::Infallible;
use table::{Secret, TableId, Who};

const GUEST: &str = "guest";
const LANGUAGE: &str = "language";
const GUIDE: &str = "guide";

/// What the cookies and headers of a request say about its guest.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The guest's identity; none before a name was chosen.
    person: Option<Secret>,
    /// The name the guest chose.
    pub(crate) name: Option<String>,
    pub(crate) language: Language,
    /// The table of the guest's guided game.
    guided: Option<TableId>,
    /// The request came over HTTPS, so that its cookies get the `Secure` attribute.
    encrypted: bool,
}

impl Session {
    /// The identity to show to tables.
    pub(crate) fn who(&self) -> Who {
        Who { person: self.person, key: None }
    }

    /// The guest's identity; none before a name was chosen.
    pub(crate) fn person(&self) -> Option<Secret> {
        self.person
    }

    /// Sets the guest's name, and an identity if there is none yet. The returned jar has the signed cookie; it must be sent.
    pub(crate) fn remember(
        &mut self,
        name: &str,
        jar: SignedCookieJar,
    ) -> Result<SignedCookieJar, table::Denied> {
        let name = table::TableRegistry::good_name(name)?;
        let person = match self.person {
            Some(person) => person,
            None => Secret::random().map_err(table::Denied::Trouble)?,
        };
        self.person = Some(person);
        self.name = Some(name.clone());
        Ok(jar.add(self.cookie(GUEST, format!("{person}{name}"))))
    }

    /// The cookie that stores the chosen language.
    pub(crate) fn language_cookie(&self, language: Language) -> Cookie<'static> {
        self.cookie(LANGUAGE, language.tag().to_owned())
    }

    /// Whether this table is the guest's guided game.
    pub(crate) fn is_guided(&self, table: TableId) -> bool {
        self.guided == Some(table)
    }

    /// The cookie that stores which table is the guided game.
    pub(crate) fn guide_cookie(&self, table: TableId) -> Cookie<'static> {
        self.cookie(GUIDE, table.to_string())
    }

    /// The removal of the guide cookie.
    pub(crate) fn no_guide_cookie(&self) -> Cookie<'static> {
        let mut cookie = self.cookie(GUIDE, String::new());
        cookie.make_removal();
        cookie
    }

    /// A permanent cookie, hidden from scripts and not sent with cross-site forms.
    fn cookie(&self, name: &'static str, value: String) -> Cookie<'static> {
        let mut cookie = Cookie::new(name, value);
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        cookie.set_secure(self.encrypted);
        cookie.set_path("/");
        cookie.make_permanent();
        cookie
    }
}

impl FromRequestParts<AppState> for Session {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Session, Infallible> {
        let signed = SignedCookieJar::from_headers(&parts.headers, FromRef::from_ref(app));
        let session = signed.get(GUEST).and_then(|cookie| {
            let (person, name) = cookie.value().split_at_checked(32)?;
            Some((person.parse().ok()?, name.to_owned()))
        });
        let (person, name) = session.map_or((None, None), |(person, name)| (Some(person), Some(name)));
        let plain = CookieJar::from_headers(&parts.headers);
        let guided = plain.get(GUIDE).and_then(|cookie| cookie.value().parse().ok());
        let chosen = plain.get(LANGUAGE).and_then(|cookie| Language::wished(cookie.value()));
        let encrypted = origin(&parts.headers).starts_with("https:");
        Ok(Session { person, name, language: chosen.unwrap_or_else(|| wished(parts)), guided, encrypted })
    }
}

/// The first supported language of `Accept-Language`, or the default.
pub(crate) fn wished(parts: &Parts) -> Language {
    let header = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wishes = header.split(',').map(|wish| wish.split(';').next().unwrap_or_default().trim());
    wishes.filter_map(Language::wished).next().unwrap_or_default()
}
