//! Who looks at a page: a guest with a name, without an account. A signed cookie says so.

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

/// Whoever asks for a page.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// Known since an earlier visit.
    person: Option<Secret>,
    /// What they call themselves.
    pub(crate) name: Option<String>,
    pub(crate) language: Language,
    /// The table where they play a guided game.
    guided: Option<TableId>,
    /// They came over an encrypted connection: their cookies leave over no other.
    encrypted: bool,
}

impl Session {
    /// What tables should know of them.
    pub(crate) fn who(&self) -> Who {
        Who { person: self.person, key: None }
    }

    /// Who they are, if known.
    pub(crate) fn person(&self) -> Option<Secret> {
        self.person
    }

    /// Lets the server recognise them from now on, under this name; gives the cookie that does it.
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

    /// The cookie that remembers a language.
    pub(crate) fn language_cookie(&self, language: Language) -> Cookie<'static> {
        self.cookie(LANGUAGE, language.tag().to_owned())
    }

    /// Is everything explained to them at this table?
    pub(crate) fn is_guided(&self, table: TableId) -> bool {
        self.guided == Some(table)
    }

    /// The cookie that remembers at which table everything is explained.
    pub(crate) fn guide_cookie(&self, table: TableId) -> Cookie<'static> {
        self.cookie(GUIDE, table.to_string())
    }

    /// The cookie that makes a browser forget it.
    pub(crate) fn no_guide_cookie(&self) -> Cookie<'static> {
        let mut cookie = self.cookie(GUIDE, String::new());
        cookie.make_removal();
        cookie
    }

    /// Not for scripts, not for other sites, for good.
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

/// The first language of the browser that the server speaks.
pub(crate) fn wished(parts: &Parts) -> Language {
    let header = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wishes = header.split(',').map(|wish| wish.split(';').next().unwrap_or_default().trim());
    wishes.filter_map(Language::wished).next().unwrap_or_default()
}
