//! The page of finished games.

use super::lobby::called;
use crate::components::{self, PageOptions};
use crate::context::RequestContext;
use axum::response::Response;
use catalog::GameId;
use game::Message;
use maud::{Markup, html};
use table::{Denied, Summary, TableId};

/// The maximum number of games in each list.
const SHOWN: usize = 100;

/// Lists the guest's own finished games, and all listed ones.
pub(crate) async fn finished(context: RequestContext) -> Response {
    let listed = async {
        let registry = &context.app.registry;
        let mine = match context.session.person() {
            Some(person) => registry.tables_of(person, true, SHOWN).await?,
            None => Vec::new(),
        };
        Ok::<_, Denied>((mine, registry.list("finished", SHOWN).await?))
    };
    let (mine, all) = match listed.await {
        Ok(listed) => listed,
        Err(denied) => return context.denied(denied).await,
    };
    context
        .rendered(move |context| {
            let translator = context.translator();
            let title = translator.word("finished-games");
            let body = html! {
                div.prose {
                    h1 { (title) }
                    @if !mine.is_empty() {
                        (components::bill(&translator.word("finished-mine"), &list(context, &mine)))
                    }
                    (components::bill(&translator.word("finished-all"), &list(context, &all)))
                }
            };
            context.page(PageOptions { title: &title, ..PageOptions::default() }, &body)
        })
        .await
}

fn list(context: &RequestContext, tables: &[(TableId, Summary)]) -> Markup {
    let translator = context.translator();
    let title = |name: &str| {
        GameId::named(name).map_or_else(|_| name.to_owned(), |game| translator.of(game).word("game-title"))
    };
    html! {
        @if tables.is_empty() { p.nothing { (translator.word("finished-none")) } }
        @else {
            div.scroll {
                table.list {
                    thead { tr {
                        th scope="col" { (translator.word("finished-table")) }
                        th scope="col" { (translator.word("finished-game")) }
                        th scope="col" { (translator.word("finished-players")) }
                        th scope="col" { (translator.word("finished-date")) }
                    } }
                    tbody {
                        @for (table, summary) in tables {
                            tr {
                                td { a href={ "/t/" (table) } { (components::in_two(&table.to_string())) } }
                                td { (title(&summary.game)) }
                                td { (players(context, summary)) @if let Some(scored) = &summary.scored { ": " (points(context, scored.points)) } }
                                td { time { (summary.at.date()) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The score of a team, in words.
fn points(context: &RequestContext, points: u32) -> String {
    context.translator().say(&Message::new("finished-scored").number("points", points.into()))
}

/// The players' names, winners marked.
fn players(context: &RequestContext, summary: &Summary) -> Markup {
    let names = summary
        .seats
        .iter()
        .enumerate()
        .filter_map(|(seat, name)| Some((seat, called(context, name.as_deref()?))));
    html! {
        @for (at, (seat, name)) in names.enumerate() {
            @if at > 0 { ", " }
            @if summary.winners.contains(&seat) {
                b { (context.translator().say(&Message::new("finished-won").text("name", name))) }
            } @else { (name) }
        }
    }
}
