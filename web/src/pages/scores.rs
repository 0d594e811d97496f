//! The high scores of a game whose outcome can be a score.

use super::lobby::called;
use crate::boards;
use crate::components::{self, ButtonKind, Icon, PageOptions};
use crate::context::RequestContext;
use crate::extract::Path;
use crate::translator::Translator;
use axum::response::Response;
use catalog::GameId;
use game::Message;
use maud::{Markup, html};
use table::{Contest, Denied, HighScore, ScoreStanding, handicaps};

/// The maximum number of scores in each list.
const SHOWN: usize = 20;

/// Shows a list for each number of seats, and one more for games with changed rules where there are any.
pub(crate) async fn scores(context: RequestContext, Path(game): Path<String>) -> Response {
    let listed = async {
        let game = GameId::named(&game).map_err(Denied::Setup)?;
        let mut lists = Vec::new();
        for contest in contests(game)? {
            let best = context.app.registry.best(contest, context.session.person(), SHOWN).await?;
            lists.push((contest, best));
        }
        Ok((game, lists))
    };
    let (game, lists) = match listed.await {
        Ok(listed) => listed,
        Err(denied) => return context.denied(denied).await,
    };
    context.rendered(move |context| {
        let translator = context.translator();
        let title = translator.say(&Message::new("scores-title").text("game", translator.of(game).word("game-title")));
        let body = html! {
            div.prose {
                h1 { (title) }
                p { (translator.word("scores-explained")) }
                @for (contest, best) in &lists {
                    @if !best.is_empty() || !contest.handicapped {
                        (components::bill(&heading(*contest, translator), &list(context, *contest, best)))
                    }
                }
                p.buttons {
                    (components::link_button(ButtonKind::Plain, Some(Icon::Play), &translator.word("scores-play"), &format!("/new/{game}")))
                }
            }
        };
        let page = PageOptions { title: &title, game: Some(game.name()), ..PageOptions::default() };
        context.page(page, &body)
    })
    .await
}

/// The contests of a game: one for each number of seats, with and without changed rules.
pub(crate) fn contests(game: GameId) -> Result<Vec<Contest>, Denied> {
    if !game.has_scores() {
        return Err(Denied::NoScores(game));
    }
    let (fewest, most) = boards::facts(game).players;
    let seats = (fewest..=most).map(usize::from);
    let both = |seats| [false, true].map(|handicapped| Contest { game, seats, handicapped });
    Ok(seats.flat_map(both).collect())
}

/// The title of a list: the number of seats, and whether the rules were changed.
fn heading(contest: Contest, translator: &Translator) -> String {
    let seats = Message::new("scores-seats").number("seats", contest.seats as i64);
    let seats = translator.of(contest.game).say(&seats);
    if contest.handicapped {
        translator.say(&Message::new("scores-changed").text("seats", seats))
    } else {
        seats
    }
}

fn list(context: &RequestContext, contest: Contest, best: &[HighScore]) -> Markup {
    let translator = context.translator();
    html! {
        @if best.is_empty() { p.nothing { (translator.word("scores-none")) } }
        @else {
            div.scroll {
                table.list.scores {
                    thead { tr {
                        th scope="col" { (translator.word("scores-place")) }
                        th scope="col" { (translator.word("scores-points")) }
                        th scope="col" { (translator.word("scores-team")) }
                        th.wide scope="col" { (translator.word("scores-date")) }
                        th scope="col" { (translator.word("scores-replay")) }
                    } }
                    tbody { @for (place, high) in (1..).zip(best) { (row(context, contest, place, high)) } }
                }
            }
        }
    }
}

fn row(context: &RequestContext, contest: Contest, place: usize, high: &HighScore) -> Markup {
    let translator = context.translator();
    let (scored, table) = (&high.scored, high.table);
    let watch = translator.say(&Message::new("scores-watch-table").text("table", table.to_string()));
    let changed = scored.setup.as_ref().map(|setup| handicaps(contest.game, setup)).unwrap_or_default();
    let changed: Vec<String> = changed.iter().map(|how| translator.of(contest.game).say(how)).collect();
    html! {
        tr {
            // Changes differ from game to game, so that such scores are not ranked.
            td { @if contest.handicapped { "–" } @else { (place) } }
            td { b { (scored.points) } }
            th scope="row" {
                (team(context, &scored.team))
                @if !changed.is_empty() { " " small { (changed.join(" · ")) } }
                @if !high.listed { " " small { (translator.word("scores-unlisted")) } }
                // On narrow screens the date has no column of its own.
                " " small.narrow { time { (scored.at.date()) } }
            }
            td.wide { time { (scored.at.date()) } }
            td { a href={ "/t/" (table) "?at=0&play" } aria-label=(watch) { (translator.word("scores-watch")) } }
        }
    }
}

/// The names of the team, joined.
fn team(context: &RequestContext, team: &[String]) -> String {
    team.iter().map(|name| called(context, name)).collect::<Vec<_>>().join(", ")
}

/// The rank of a score, in a sentence.
pub(crate) fn place(place: ScoreStanding, translator: &Translator) -> String {
    let contest = place.contest;
    let with = Message::new("scores-with").number("seats", contest.seats as i64);
    let with = translator.of(contest.game).say(&with);
    let message = if place.of > 1 {
        Message::new("score-place").number("place", place.place as i64).number("of", place.of as i64)
    } else {
        Message::new("score-first")
    };
    translator.say(&message.text("with", with))
}
