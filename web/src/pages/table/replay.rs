//! The controls of a replay: links and a form that work without a script; a script replaces page loads by frames.

use super::regions::Regions;
use super::{PageContent, PageQuery, PageSource, RegionHashes, is_over, keys};
use crate::components::{self, ButtonKind, Icon};
use crate::context::{RequestContext, table_id};
use crate::extract::{Path, Query};
use crate::live::LiveFrame;
use axum::response::Response;
use catalog::Language;
use game::Message;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::{TableId, TimelineEvent};

/// The controls; hidden unless the game is over or the page shows an earlier beat.
pub(super) fn controls(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    if !is_shown(regions) {
        return html! { section #scrub hidden {} };
    }
    let last = sight.beats - 1;
    let label = translator.say(&at(regions));
    html! {
        section #scrub .scrub aria-label=(translator.word("replay-title")) data-moment=[moments(regions)] data-last=(last) {
            div.scrub-steps {
                (step(regions, 0, "Home", Icon::Back, "replay-first"))
                (step(regions, sight.beat.saturating_sub(1), "ArrowLeft", Icon::Earlier, "replay-back"))
                button #play .btn type="button" {
                    span { (Icon::Play.draw()) span.sr { (translator.word("replay-play")) } }
                    span { (Icon::Pause.draw()) span.sr { (translator.word("replay-pause")) } }
                }
                (step(regions, last.min(sight.beat + 1), "ArrowRight", Icon::Later, "replay-next"))
                (step(regions, last, "End", Icon::Step, "replay-last"))
            }
            form.scrub-track method="get" action={ "/t/" (sight.table) } {
                @if let Some(seat) = chosen(regions) { input type="hidden" name="seat" value=(seat); }
                div.track-marks {
                    (marks(regions, last))
                    input type="range" name="at" min="0" max=(last) value=(sight.beat)
                        aria-label=(translator.word("replay-moment")) aria-valuetext=(label);
                }
                span { (label) }
                button.btn.scrub-go type="submit" { (translator.word("replay-go")) }
            }
            a #moment href=(link(regions, sight.beat)) { (translator.word("replay-link")) }
            (play_on(regions))
        }
    }
}

/// The form that continues a finished game at a new table from the shown beat. The guest's own seats are listed first.
fn play_on(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let asked = || sight.seats.iter().filter(|seat| regions.content.asked_then.contains(seat.seat));
    let seats = asked().filter(|seat| seat.mine).chain(asked().filter(|seat| !seat.mine));
    html! {
        @if !regions.content.asked_then.is_empty() {
            form.scrub-on method="post" action={ "/t/" (sight.table) "/go-on" } data-plain {
                input type="hidden" name="at" value=(sight.beat);
                input type="hidden" name="entropy" value="" data-entropy;
                select name="seat" aria-label=(translator.word("replay-as")) {
                    @for seat in seats { option value=(seat.seat.number()) { (regions.figure(seat.seat)) } }
                }
                (components::button(ButtonKind::Plain, None, &translator.word("replay-on")))
                small { (translator.word("replay-on-help")) }
            }
        }
    }
}

/// Whether the page is a replay with more than one beat.
fn is_shown(regions: &Regions<'_>) -> bool {
    let sight = regions.sight();
    sight.beats > 1 && !regions.watches && (regions.is_past() || is_over(sight.phase))
}

/// The number of the shown beat, and of all.
fn at(regions: &Regions<'_>) -> Message {
    let sight = regions.sight();
    Message::new("replay-at").number("at", sight.beat as i64 + 1).number("of", sight.beats as i64)
}

/// The seat the viewer looks through, if the guest holds several.
fn chosen(regions: &Regions<'_>) -> Option<usize> {
    regions.mine().filter(|_| regions.content.seat_chosen).map(|seat| seat.seat.number())
}

/// The address of a beat. `chosen` is needed only where the guest holds several seats.
pub(super) fn address(table: TableId, chosen: Option<usize>, beat: usize) -> String {
    let seat = chosen.map(|seat| format!("seat={seat}&")).unwrap_or_default();
    format!("/t/{table}?{seat}at={beat}")
}

/// The address of a beat, seen through the seat that this page shows.
pub(super) fn link(regions: &Regions<'_>, beat: usize) -> String {
    address(regions.sight().table, chosen(regions), beat)
}

/// The address from which a script fetches beats, without the number. None while the game goes on: at its last beat the page
/// must become live, which needs a page load.
fn moments(regions: &Regions<'_>) -> Option<String> {
    let sight = regions.sight();
    let seat = chosen(regions).map(|seat| format!("seat={seat}&")).unwrap_or_default();
    is_over(sight.phase)
        .then(|| format!("/t/{}/moment?lang={}&{seat}at=", sight.table, regions.translator.language()))
}

/// A link to another beat, with its shortcut key.
fn step(regions: &Regions<'_>, beat: usize, key: &str, icon: Icon, label: &'static str) -> Markup {
    let present = beat + 1 == regions.sight().beats && !is_over(regions.sight().phase);
    let href = if present { format!("/t/{}", regions.sight().table) } else { link(regions, beat) };
    let label = regions.translator.word(label);
    html! {
        a.btn href=(href) data-at=(beat) aria-keyshortcuts=(key) aria-label=(label) title=(label) { (icon.draw()) }
    }
}

/// Marks on the track where rounds begin.
fn marks(regions: &Regions<'_>, last: usize) -> Markup {
    let begins = |told: &&TimelineEvent| told.beat > 0 && told.starts_round;
    html! {
        svg.marks aria-hidden="true" {
            @for told in regions.content.story.iter().filter(begins) {
                svg x={ (format!("{:.2}", told.beat as f32 * 100.0 / last as f32)) "%" } y="8" {
                    path d="M0-7 7 0 0 7-7 0z" {}
                }
            }
        }
    }
}

/// What the page of a replay shows, from the query.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct MomentQuery {
    /// Its language, which may no longer be that of the session.
    lang: Option<String>,
    /// Hashes of its regions, as the last moment stated them.
    shown: Option<RegionHashes>,
}

/// A moment as a script gets it: a frame, and the hashes of all regions that the page shows after it.
#[derive(Debug, Serialize)]
struct Moment {
    #[serde(flatten)]
    frame: LiveFrame,
    shown: String,
}

/// Serves a beat to the script of a replay: the regions that its page does not show.
pub(crate) async fn moment(
    mut context: RequestContext,
    Path(code): Path<String>,
    Query(query): Query<PageQuery>,
    Query(page): Query<MomentQuery>,
) -> Response {
    if let Some(language) = page.lang.as_deref().and_then(Language::wished) {
        context.session.language = language;
    }
    let found = async {
        let id = table_id(&code)?;
        let handle = context.app.registry.find(id).await?;
        Ok((id, PageSource::now(&handle, &context, query).await))
    };
    match found.await {
        Ok((id, source)) => {
            let query = PageQuery { guided: context.session.is_guided(id), ..query };
            context
                .rendered(move |context| {
                    let content = PageContent::of(&source, context, query);
                    let regions = Regions::new(&content, context);
                    let of_replay = regions.of_replay();
                    let mut shown = page.shown.unwrap_or_else(|| RegionHashes::of_frame(regions.frame()));
                    let news = shown.news(regions.frame(), &keys(&of_replay));
                    let html = regions.news(&news, &of_replay).into_string();
                    let frame = LiveFrame { beat: Some(content.sight.beat), html };
                    context.json(&Moment { frame, shown: shown.to_string() })
                })
                .await
        }
        Err(denied) => context.denied(denied).await,
    }
}
