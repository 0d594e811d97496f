//! The best scores of a game that can be played for points alone.

use super::lobby::called;
use crate::boards;
use crate::context::RequestContext;
use crate::extract::Path;
use crate::look::{self, Icon, Manner, Page};
use crate::voice::Voice;
use axum::response::Response;
use catalog::GameId;
use game::Message;
use maud::{Markup, html};
use table::{Contest, Denied, HighScore, Standing, handicaps};

/// So many are shown of each list.
const SHOWN: usize = 20;

/// A list for each number of seats, and one for games with changed rules where there were any.
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
        Err(denied) => return context.denied(&denied),
    };
    context.rendered(move |context| {
        let voice = context.voice();
        let title = voice.say(&Message::new("scores-title").text("game", voice.of(game).word("game-title")));
        let body = html! {
            div.prose {
                h1 { (title) }
                p { (voice.word("scores-explained")) }
                @for (contest, best) in &lists {
                    @if !best.is_empty() || !contest.handicapped {
                        (look::bill(&heading(*contest, voice), &list(context, *contest, best)))
                    }
                }
                p.buttons {
                    (look::link_button(Manner::Plain, Some(Icon::Play), &voice.word("scores-play"), &format!("/new/{game}")))
                }
            }
        };
        let page = Page { title: &title, game: Some(game.name()), ..Page::default() };
        context.page(page, &body)
    })
    .await
}

/// All that scores of a game are compared in.
pub(crate) fn contests(game: GameId) -> Result<Vec<Contest>, Denied> {
    if !game.has_scores() {
        return Err(Denied::NoScores(game));
    }
    let (fewest, most) = boards::facts(game).players;
    let seats = (fewest..=most).map(usize::from);
    let both = |seats| [false, true].map(|handicapped| Contest { game, seats, handicapped });
    Ok(seats.flat_map(both).collect())
}

/// How many seats they had, and whether the rules were changed.
fn heading(contest: Contest, voice: &Voice) -> String {
    let seats = Message::new("scores-seats").number("seats", contest.seats as i64);
    let seats = voice.of(contest.game).say(&seats);
    if contest.handicapped { voice.say(&Message::new("scores-changed").text("seats", seats)) } else { seats }
}

fn list(context: &RequestContext, contest: Contest, best: &[HighScore]) -> Markup {
    let voice = context.voice();
    html! {
        @if best.is_empty() { p.nothing { (voice.word("scores-none")) } }
        @else {
            div.scroll {
                table.list.scores {
                    thead { tr {
                        th scope="col" { (voice.word("scores-place")) }
                        th scope="col" { (voice.word("scores-points")) }
                        th scope="col" { (voice.word("scores-team")) }
                        th.wide scope="col" { (voice.word("scores-date")) }
                        th scope="col" { (voice.word("scores-replay")) }
                    } }
                    tbody { @for (place, high) in (1..).zip(best) { (row(context, contest, place, high)) } }
                }
            }
        }
    }
}

fn row(context: &RequestContext, contest: Contest, place: usize, high: &HighScore) -> Markup {
    let voice = context.voice();
    let (scored, table) = (&high.scored, high.table);
    let watch = voice.say(&Message::new("scores-watch-table").text("table", table.to_string()));
    let changed = scored.setup.as_ref().map(|setup| handicaps(contest.game, setup)).unwrap_or_default();
    let changed: Vec<String> = changed.iter().map(|how| voice.of(contest.game).say(how)).collect();
    html! {
        tr {
            // What was changed is not the same everywhere: such scores have no places.
            td { @if contest.handicapped { "–" } @else { (place) } }
            td { b { (scored.points) } }
            th scope="row" {
                (team(context, &scored.team))
                @if !changed.is_empty() { " " small { (changed.join(" · ")) } }
                @if !high.listed { " " small { (voice.word("scores-unlisted")) } }
                // On a phone the day has no column of its own.
                " " small.narrow { time { (scored.at.date()) } }
            }
            td.wide { time { (scored.at.date()) } }
            td { a href={ "/t/" (table) "?at=0&play" } aria-label=(watch) { (voice.word("scores-watch")) } }
        }
    }
}

/// Who played, as people are called.
fn team(context: &RequestContext, team: &[String]) -> String {
    team.iter().map(|name| called(context, name)).collect::<Vec<_>>().join(", ")
}

/// Where a score stands among the others, in a sentence.
pub(crate) fn place(place: Standing, voice: &Voice) -> String {
    let contest = place.contest;
    let with = Message::new("scores-with").number("seats", contest.seats as i64);
    let with = voice.of(contest.game).say(&with);
    let message = if place.of > 1 {
        Message::new("score-place").number("place", place.place as i64).number("of", place.of as i64)
    } else {
        Message::new("score-first")
    };
    voice.say(&message.text("with", with))
}
