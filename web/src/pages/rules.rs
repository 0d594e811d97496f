//! The rules page, from RULES.md: searchable, each rule with its id, its rulings and the scenarios that prove it.

use crate::components::{self, ButtonKind, Icon, PageOptions};
use crate::context::RequestContext;
use crate::extract::{Path, Query};
use crate::translator::Translator;
use axum::response::Response;
use catalog::{GameId, Proofs};
use game::{Message, Rule, Rulebook};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::OnceLock;
use table::Denied;

#[derive(Debug, Deserialize)]
pub(crate) struct SearchQuery {
    #[serde(default)]
    q: String,
}

/// The rules of a game; with a search, only those that contain all its words.
pub(crate) async fn rules(
    context: RequestContext,
    Path(game): Path<String>,
    Query(SearchQuery { q }): Query<SearchQuery>,
) -> Response {
    context
        .rendered(move |context| {
            let shown = || {
                let game = GameId::named(&game).map_err(Denied::Setup)?;
                let translator = context.translator();
                let book = translator.rules(game);
                let words: Vec<String> = q.split_whitespace().take(8).map(plain).collect();
                let name = translator.of(game).word("game-title");
                let title = translator.say(&Message::new("rules-title").text("game", name));
                let page = PageOptions { title: &title, game: Some(game.name()), ..PageOptions::default() };
                Ok(context.page(page, &body(game, &title, &q, &words, book, translator)))
            };
            shown().unwrap_or_else(|denied| context.denied_page(&denied))
        })
        .await
}

fn body(
    game: GameId,
    title: &str,
    asked: &str,
    words: &[String],
    book: &Rulebook<'_>,
    translator: &Translator,
) -> Markup {
    let fits = |rule: &Rule<'_>| {
        let text = plain(&format!("{} {} {}", rule.id, rule.chapter, rule.text));
        words.iter().all(|word| text.contains(word.as_str()))
    };
    let found: Vec<&Rule<'_>> = book.rules.iter().filter(|rule| fits(rule)).collect();
    let mut chapters: Vec<&str> = found.iter().map(|rule| rule.chapter).collect();
    chapters.dedup();
    html! {
        div.prose.bill {
            h1 { (title) }
            form.buttons method="post" action={ "/guide/" (game) } {
                input type="hidden" name="entropy" value="" data-entropy;
                (components::link_button(ButtonKind::Plain, Some(Icon::Rules), &translator.word("sheet-link"), &format!("/rules/{game}/sheet")))
                (components::button(ButtonKind::Plain, Some(Icon::Hint), &translator.word("learn-by-playing")))
            }
            form.short-form method="get" role="search" {
                (components::field(&translator.word("rules-search"), &html! {
                    input type="search" name="q" value=(asked) maxlength="80";
                }))
                (components::button(ButtonKind::Plain, Some(Icon::Eye), &translator.word("rules-find")))
            }
            @if !words.is_empty() {
                p role="status" {
                    (translator.say(&Message::new("rules-found").number("count", found.len() as i64)))
                    " " a href={ "/rules/" (game) } { (translator.word("rules-all")) }
                }
            } @else {
                nav.contents aria-label=(translator.word("rules-chapters")) {
                    ul { @for chapter in &chapters { li { a href={ "#" (anchor(chapter)) } { (chapter) } } } }
                }
            }
            @for chapter in &chapters {
                h2 #(anchor(chapter)) { (chapter) }
                @for rule in found.iter().filter(|rule| rule.chapter == *chapter) {
                    (one(game, rule, translator))
                }
            }
        }
    }
}

fn one(game: GameId, rule: &Rule<'_>, translator: &Translator) -> Markup {
    html! {
        article #(rule.id) {
            h3 { a href={ "#" (rule.id) } { (rule.id) } }
            @if let Some(decided) = rule.decides {
                p { small { (translator.say(&Message::new("rules-decides").text("id", decided.to_owned()))) } }
            }
            @for paragraph in rule.text.split("\n\n") { p { (paragraph.replace(['*', '`'], "")) } }
            @if rule.house_rule.is_some() { p { small { (translator.word("rules-house")) } } }
            @let proofs = proven_by(game, rule.id);
            @if !proofs.is_empty() {
                details {
                    summary { (translator.say(&Message::new("rules-proven").number("count", proofs.len() as i64))) }
                    ul { @for title in proofs { li lang="en" { (title) } } }
                }
            }
        }
    }
}

/// Lower case without accents, so that a search finds words typed without them.
fn plain(text: &str) -> String {
    let bare = |sign: char| match sign {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' | 'ü' => 'u',
        'ç' => 'c',
        sign => sign,
    };
    text.to_lowercase().chars().map(bare).collect()
}

/// The titles of the scenarios that prove a rule.
fn proven_by(game: GameId, id: &str) -> Vec<&'static str> {
    static PROOFS: OnceLock<Vec<(GameId, Proofs)>> = OnceLock::new();
    let gathered = PROOFS.get_or_init(|| {
        let proofs = |game| Proofs::of(game).expect("rules and scenarios are parts of the program");
        GameId::ALL.into_iter().map(|game| (game, proofs(game))).collect()
    });
    let of_game = gathered.iter().find(|(known, _)| *known == game);
    of_game.into_iter().flat_map(|(_, proofs)| proofs.shown_by(id)).map(|scenario| scenario.title).collect()
}

/// The id of a chapter's heading.
fn anchor(chapter: &str) -> String {
    let plain = chapter.to_lowercase();
    plain.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect()
}
