//! The table in words, as JSON.

use super::Caller;
use super::body::{LanguageQuery, Problem};
use crate::extract::{Path, Query};
use crate::pages::lobby::player_name;
use axum::response::Response;
use catalog::{Bundle, Language};
use game::{Line, Section};
use serde::Serialize;
use table::Table;
use utoipa::ToSchema;

/// A section of the table in words.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SectionInWords {
    /// Identifies the section; the same in every view of a game.
    pub(crate) id: &'static str,
    /// The translated heading.
    pub(crate) title: String,
    /// The content, in order.
    pub(crate) lines: Vec<LineInWords>,
}

/// A line of a section.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LineInWords {
    /// Identifies the line within its section, where it is about one of several things, such as a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<String>,
    /// The translated text. A thing that decisions can name is followed by its notation in brackets.
    pub(crate) text: String,
    /// Nested lines about parts of the same thing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub(crate) below: Vec<LineInWords>,
}

/// Your view in sentences; empty before the deal
#[utoipa::path(get, path = "/api/tables/{table}/words",
    params(("table" = String, Path, description = "its code"),
        ("lang" = Option<String>, Query, description = "`en` or `pt-BR`; otherwise the language of `Accept-Language`")),
    responses((status = 200, body = Vec<SectionInWords>), (status = 404, body = Problem)))]
pub(super) async fn words(
    caller: Caller,
    Path(code): Path<String>,
    Query(asked): Query<LanguageQuery>,
) -> Response {
    let language = asked.lang.unwrap_or(caller.language);
    match caller.handle(&code).await {
        Ok(handle) => {
            let words =
                move |table: &Table, caller: &Caller| caller.answer(Ok(words_of(table, caller, language)));
            caller.rendered(handle.snapshot(), words).await
        }
        Err(denied) => caller.problem(&denied),
    }
}

fn words_of(table: &Table, caller: &Caller, language: Language) -> Vec<SectionInWords> {
    let sight = table.view(&caller.who, table.default_viewer(&caller.who), None);
    let translator = caller.app.translator(language);
    let bundle = translator.of(sight.game);
    let names: Vec<String> = sight.seats.iter().map(|seat| player_name(seat, translator)).collect();
    let sections = sight.view.as_ref().map(|view| view.sections(&names));
    sections.into_iter().flatten().map(|section| SectionInWords::of(&section, bundle)).collect()
}

impl SectionInWords {
    fn of(section: &Section, bundle: &Bundle) -> SectionInWords {
        let lines = section.lines.iter().map(|line| LineInWords::of(line, bundle)).collect();
        SectionInWords { id: section.id, title: bundle.say_with_notation(&section.title), lines }
    }
}

impl LineInWords {
    fn of(line: &Line, bundle: &Bundle) -> LineInWords {
        let below = line.below.iter().map(|line| LineInWords::of(line, bundle)).collect();
        LineInWords { id: line.id.clone(), text: bundle.say_line_with_notation(line), below }
    }
}
