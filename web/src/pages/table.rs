//! The page of a table, made of regions. Each region is a function of what one viewer may know; page and live frames render
//! the same regions, so that they cannot disagree.

mod ask;
mod ending;
mod foresight;
mod guide;
mod log;
mod moments;
mod region_hashes;
mod regions;
pub(crate) mod scrub;
mod share;

pub(crate) use foresight::foresee;
pub(crate) use guide::past as guide_past;
pub(crate) use log::{LogReader, Logs};
pub(crate) use moments::{Moments, passing};
pub(crate) use region_hashes::RegionHashes;
pub(crate) use regions::{LAID_OUT, Regions};

use crate::boards::Guide;
use crate::context::{HTML, RequestContext, table_id};
use crate::extract::{Path, Query};
use crate::look::{self, Page};
use crate::prepared::Prepared;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use catalog::AnyView;
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{
    ChatLine, Denied, Experience, ScoreStanding, Table, TableHandle, TablePhase, TableView, TimelineEvent,
    ToldEvent, Who,
};

/// The maximum number of chat lines on a page.
const CHAT: usize = 60;

/// Which view of a table a request asks for.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct Look {
    /// The seat to look through; it counts only if the guest holds it.
    pub(crate) seat: Option<usize>,
    /// The beat at whose end to look; none for the present.
    pub(crate) at: Option<usize>,
    /// Whether the guide is shown.
    #[serde(skip)]
    pub(crate) guided: bool,
    /// Whether a live page shows the beat on its way to the present, not in a replay.
    #[serde(skip)]
    pub(crate) watches: bool,
}

/// Everything a table's page shows to one viewer, except the log.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) sight: TableView,
    /// The events of the shown beat, as the viewer is told them.
    pub(crate) now: Vec<ToldEvent>,
    pub(crate) chat: Vec<(usize, ChatLine)>,
    /// The guest holds several seats and has chosen none to look through: nothing secret is shown.
    pub(crate) between: bool,
    /// The guest holds several seats and looks through one of them.
    pub(crate) hot: bool,
    /// Whether the store fails to write at the moment.
    pub(crate) trouble: bool,
    /// The view one beat earlier.
    pub(crate) before: Option<AnyView>,
    /// The current step of the guide, in a guided game.
    pub(crate) guide: Option<Guide>,
    /// Every event the viewer was told of; empty unless the game is over or the page shows an earlier beat.
    pub(crate) story: Arc<Vec<TimelineEvent>>,
    /// The seats from which a finished game can be continued at the shown beat.
    pub(crate) asked_then: SeatSet,
    /// The rank of the score of a finished game.
    pub(crate) place: Option<ScoreStanding>,
}

/// A snapshot of a table, with facts that only the registry knows.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) table: Arc<Table>,
    /// Whether the store fails to write at the moment.
    pub(crate) trouble: bool,
    /// The rank of the score of a finished game.
    pub(crate) place: Option<ScoreStanding>,
}

impl Shown {
    /// Takes a snapshot. Looks up the rank of the score where the end of a game is shown; a failed lookup leaves it out.
    pub(crate) async fn now(handle: &TableHandle, context: &RequestContext, look: Look) -> Shown {
        let (table, trouble) = (handle.snapshot(), handle.in_trouble().is_some());
        let shows_end = table.phase() == TablePhase::Over
            && look.at.is_none_or(|beat| beat >= table.beats().saturating_sub(1));
        let place = match shows_end {
            true => context.app.registry.place_of(&table, &context.session.who()).await.ok().flatten(),
            false => None,
        };
        Shown { table, trouble, place }
    }
}

impl Seen {
    /// What the guest sees through the seat that `look` names.
    pub(crate) fn of(shown: &Shown, context: &RequestContext, look: Look) -> Seen {
        let past = look.guided.then(|| guide::past(&shown.table, &context.session.who(), look));
        Seen::guided(shown, context, look, past.as_deref())
    }

    /// Like [`Seen::of`], with the past for the guide computed by the caller, at least until the shown beat.
    pub(crate) fn guided(
        shown: &Shown,
        context: &RequestContext,
        look: Look,
        past: Option<&[(usize, Experience)]>,
    ) -> Seen {
        let (table, who) = (&*shown.table, context.session.who());
        let eyes = eyes(table, &who, look);
        let several = has_several(table, &who);
        let hot = is_hot(table, &who, eyes);
        let sight = table.view(&who, eyes, look.at);
        let before = sight.beat.checked_sub(1).and_then(|beat| table.game_view_at(eyes, beat));
        let is_end = sight.beat + 1 >= sight.beats;
        let has_past = !look.watches && (is_over(sight.phase) || !is_end);
        Seen {
            guide: past.and_then(|past| guide::of(&sight, past)),
            asked_then: table.asked_at(sight.beat),
            story: if has_past { story(table, eyes, context) } else { Arc::default() },
            now: table.told_in(sight.beat, eyes),
            before,
            chat: table.recent_chat(CHAT),
            between: several && !hot,
            hot,
            trouble: shown.trouble,
            place: shown.place.filter(|_| is_end),
            sight,
        }
    }
}

/// Every event a viewer was told of, cached until the log grows.
fn story(table: &Table, viewer: Viewer, context: &RequestContext) -> Arc<Vec<TimelineEvent>> {
    let key = (table.id(), viewer, table.log_entries());
    let stories = &context.app.caches.stories;
    stories.get(&key).unwrap_or_else(|| {
        let story = Arc::new(table.timeline(viewer));
        stories.put(key, Arc::clone(&story), story.len() * size_of::<TimelineEvent>());
        story
    })
}

/// Whether the guest holds several seats of a game with hidden hands, so that the seats share a screen.
fn has_several(table: &Table, who: &Who) -> bool {
    table.held(who).len() > 1 && !table.is_open()
}

/// Whether the screen is shared and one of its seats is chosen.
fn is_hot(table: &Table, who: &Who, eyes: Viewer) -> bool {
    has_several(table, who) && eyes != Viewer::Onlooker
}

/// Whether the table never changes again.
fn is_over(phase: TablePhase) -> bool {
    matches!(phase, TablePhase::Over | TablePhase::Closed)
}

/// The viewer to look through: the chosen seat if the requester holds it, otherwise an onlooker; without a choice, the
/// default viewer.
pub(crate) fn eyes(table: &Table, who: &Who, look: Look) -> Viewer {
    match look.seat.filter(|seat| *seat < Seat::MOST) {
        Some(seat) => table.allowed(who, Viewer::Seat(Seat::new(seat))),
        None => table.default_viewer(who),
    }
}

/// The page of a table. Pages of finished games are cached.
pub(crate) async fn table(
    context: RequestContext,
    Path(code): Path<String>,
    Query(look): Query<Look>,
    Query(picked): Query<Vec<(String, String)>>,
) -> Response {
    let found = async {
        let id = table_id(&code)?;
        let handle = context.app.registry.find(id).await?;
        Ok((id, Shown::now(&handle, &context, look).await))
    };
    let (id, shown) = match found.await {
        Ok(found) => found,
        Err(denied) => return context.denied(&denied),
    };
    let look = Look { guided: context.session.is_guided(id), ..look };
    let over = is_over(shown.table.phase()).then(|| page_key(&shown, &context, look));
    if let Some(made) = over.as_ref().and_then(|key| context.app.caches.pages.get(key)) {
        return context.prepared(made).await;
    }
    context
        .rendered(move |context| {
            let page = page(context, &shown, look, &picked);
            let Some(key) = over else { return context.html(page) };
            let made = Prepared::new(HTML, &page);
            context.app.caches.pages.put(key, made.clone(), made.bytes());
            made.answer(&context.wanted)
        })
        .await
}

/// The cache key of a finished game's page: everything it depends on.
fn page_key(shown: &Shown, context: &RequestContext, look: Look) -> String {
    let (table, who) = (&shown.table, context.session.who());
    let (entries, said) = (table.log_entries(), table.said());
    let (held, eyes, host) = (table.held(&who), eyes(table, &who, look), table.is_host(&who));
    let session = (&context.session.name, context.session.language, &context.origin, &context.path);
    format!(
        "{} {entries} {said} {held:?} {eyes:?} {host} {look:?} {session:?} {:?} {}",
        table.id(),
        shown.place,
        shown.trouble
    )
}

fn page(context: &RequestContext, shown: &Shown, look: Look, picked: &[(String, String)]) -> String {
    let seen = Seen::of(shown, context, look);
    let translator = context.translator();
    let regions = Regions { picked, ..Regions::new(&seen, context) };
    let past = regions.is_past();
    let live = (!past).then(|| {
        let seat = look.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let region_hashes = RegionHashes::of(&regions.frame(), &regions.changing());
        format!("/t/{}/live?lang={}&shown={region_hashes}{seat}", seen.sight.table, context.session.language)
    });
    // Without scripts the page reloads by itself, but not while the guest may be filling in a form.
    let waits = match seen.sight.phase {
        TablePhase::Gathering => seen.sight.seats.iter().any(|seat| seat.mine),
        TablePhase::Playing => !regions.is_asked() || regions.mine().is_some_and(|seat| seat.sealed),
        TablePhase::Over | TablePhase::Closed => false,
    };
    let title = translator.of(seen.sight.game).word("game-title");
    let page = Page {
        title: &title,
        game: Some(seen.sight.game.name()),
        refresh: (waits && !past).then_some(5),
        live: live.as_deref(),
        ..Page::default()
    };
    context.text(page, &body(&regions, &shown.table, look))
}

/// The layout of all regions: board and questions in one column, log and chat in the other.
fn body(regions: &Regions<'_>, table: &Table, look: Look) -> Markup {
    html! {
        div.table data-beat=(regions.seen.sight.beat) {
            (regions.head())
            ol #seats .seats role="list" { @for seat in &regions.seen.sight.seats { (regions.plate(seat).plate(&regions.translator.pages)) } }
            (ending::ending(regions))
            div.stage { (regions.board()) (regions.paces()) }
            (scrub::scrub(regions))
            (guide::guide(regions))
            div.play { (regions.ask()) (regions.words()) }
            div.beside { (regions.log(table, look)) (regions.chat()) (regions.more()) }
        }
    }
}

/// The page of a seat's private link, which offers the seat to another device. Only its form takes the seat; opening the
/// link does not.
pub(crate) async fn key(context: RequestContext, Path((code, key)): Path<(String, String)>) -> Response {
    let found = async {
        let handle = context.app.registry.find(table_id(&code)?).await?;
        let holder = Who { person: None, key: key.parse().ok() };
        let sight = handle.snapshot().view(&holder, Viewer::Onlooker, None);
        if sight.seats.iter().any(|seat| seat.mine) { Ok(sight) } else { Err(Denied::NotSeated) }
    };
    match found.await {
        Ok(sight) => context.rendered(move |context| key_page(context, &sight, &key)).await,
        Err(denied) => context.denied(&denied),
    }
}

fn key_page(context: &RequestContext, sight: &TableView, key: &str) -> Response {
    let translator = context.translator();
    let title = translator.word("key-title");
    let seat = sight.seats.iter().find(|seat| seat.mine);
    let body = html! {
        section.scene.bill {
            @if let Some(seat) = seat {
                div.seat-who {
                    img.seat-face src=(look::face(sight.game.name(), &seat.label)) alt="" width="160" height="160";
                    (look::badge(seat.label.chars().next().unwrap_or('?')))
                }
                p.scene-over { (crate::boards::seat_label(sight.game, &sight.setup, seat.seat.number(), translator)) }
            }
            h1 { (title) }
            p { (translator.word("key-explained")) }
            form method="post" action={ "/t/" (sight.table) "/key" } {
                input type="hidden" name="key" value=(key);
                (look::button(look::ButtonKind::Go, Some(look::Icon::Key), &translator.word("key-take")))
            }
        }
    };
    context.page(Page { title: &title, game: Some(sight.game.name()), ..Page::default() }, &body)
}

/// Downloads the record of a finished game.
pub(crate) async fn record(context: RequestContext, Path(code): Path<String>) -> Response {
    let found = async {
        let id = table_id(&code)?;
        let handle = context.app.registry.find(id).await?;
        Ok((id, context.app.record(&handle.snapshot()).await?))
    };
    match found.await {
        Ok((id, record)) => {
            let name = format!("attachment; filename=\"saloon-{id}.json\"");
            ([(CONTENT_DISPOSITION, name)], context.prepared(record).await).into_response()
        }
        Err(denied) => context.denied(&denied),
    }
}
