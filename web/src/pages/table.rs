//! The page of a table, made of regions. Each region is a function of what one viewer may know; page and live frames render
//! the same regions, so that they cannot disagree.

mod ask;
mod beat_cache;
mod ending;
mod foresight;
mod guide;
mod log;
mod region_hashes;
mod regions;
pub(crate) mod replay;
mod share;

pub(crate) use beat_cache::{BeatCache, passing};
pub(crate) use foresight::foresee;
pub(crate) use guide::past as guide_past;
pub(crate) use log::{LogCache, LogExtent, LogReader};
pub(crate) use region_hashes::{RegionHashes, keys};
pub(crate) use regions::Regions;

use crate::boards::Guide;
use crate::cache::Cache;
use crate::components::{self, PageOptions};
use crate::context::{HTML, RequestContext, table_id};
use crate::extract::{Path, Query};
use crate::prepared::Prepared;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use catalog::AnyView;
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{
    ChatLine, Clock, Denied, Experience, ScoreStanding, Table, TableHandle, TableId, TablePhase, TableView,
    TimelineEvent, ToldEvent, Who,
};

/// The maximum number of chat lines on a page.
const CHAT: usize = 60;

/// Which view of a table a request asks for.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct PageQuery {
    /// The seat to look through; it counts only if the guest holds it.
    pub(crate) seat: Option<usize>,
    /// The beat at whose end to look; none for the present.
    pub(crate) at: Option<usize>,
    /// Which lines of the log it has while the game goes on.
    #[serde(default)]
    pub(crate) log: LogExtent,
    /// Whether the guide is shown.
    #[serde(skip)]
    pub(crate) guided: bool,
    /// Whether a live page shows the beat on its way to the present, not in a replay.
    #[serde(skip)]
    pub(crate) watches: bool,
}

/// Everything a table's page shows to one viewer, except the log.
#[derive(Debug)]
pub(crate) struct PageContent {
    pub(crate) sight: TableView,
    /// The events of the shown beat, as the viewer is told them.
    pub(crate) now: Vec<ToldEvent>,
    pub(crate) chat: Vec<(usize, ChatLine)>,
    /// The guest holds several seats and has chosen none to look through: nothing secret is shown.
    pub(crate) between: bool,
    /// The guest holds several seats and looks through one of them.
    pub(crate) seat_chosen: bool,
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
pub(crate) struct PageSource {
    pub(crate) table: Arc<Table>,
    /// Whether the store fails to write at the moment.
    pub(crate) trouble: bool,
    /// The rank of the score of a finished game.
    pub(crate) place: Option<ScoreStanding>,
}

impl PageSource {
    /// Takes a snapshot. Looks up the rank of the score where the end of a game is shown; a failed lookup leaves it out.
    pub(crate) async fn now(handle: &TableHandle, context: &RequestContext, query: PageQuery) -> PageSource {
        let (table, trouble) = (handle.snapshot(), handle.in_trouble().is_some());
        let shows_end = table.phase() == TablePhase::Over
            && query.at.is_none_or(|beat| beat >= table.beats().saturating_sub(1));
        let place = match shows_end {
            true => context.app.registry.place_of(&table, &context.session.who()).await.ok().flatten(),
            false => None,
        };
        PageSource { table, trouble, place }
    }
}

impl PageContent {
    /// What the guest sees through the seat that `query` names.
    pub(crate) fn of(source: &PageSource, context: &RequestContext, query: PageQuery) -> PageContent {
        let past = query.guided.then(|| guide::past(&source.table, &context.session.who(), query));
        PageContent::guided(source, context, query, past.as_deref())
    }

    /// Like [`PageContent::of`], with the past for the guide computed by the caller, at least until the shown beat.
    pub(crate) fn guided(
        source: &PageSource,
        context: &RequestContext,
        query: PageQuery,
        past: Option<&[(usize, Experience)]>,
    ) -> PageContent {
        let (table, who) = (&*source.table, context.session.who());
        let viewer = viewer_of(table, &who, query);
        let several = has_several(table, &who);
        let seat_chosen = has_chosen_seat(table, &who, viewer);
        let (sight, before) = table.view_and_before(&who, viewer, query.at);
        let is_end = sight.beat + 1 >= sight.beats;
        let has_past = !query.watches && (is_over(sight.phase) || !is_end);
        PageContent {
            guide: past.and_then(|past| guide::of(&sight, past)),
            asked_then: table.asked_at(sight.beat),
            story: if has_past { story(table, viewer, context) } else { Arc::default() },
            now: table.told_in(sight.beat, viewer),
            before,
            chat: table.recent_chat(CHAT),
            between: several && !seat_chosen,
            seat_chosen,
            trouble: source.trouble,
            place: source.place.filter(|_| is_end),
            sight,
        }
    }
}

/// The cache of what viewers were told of, by table, viewer, number of beats, question, and whether the game is over.
pub(crate) type StoryCache = Cache<(TableId, Viewer, usize, u32, bool), Arc<Vec<TimelineEvent>>>;

/// Every event a viewer was told of, cached until something happens that is public: what a cache hit tells by its time must not
/// depend on a sealed choice.
fn story(table: &Table, viewer: Viewer, context: &RequestContext) -> Arc<Vec<TimelineEvent>> {
    let key = (table.id(), viewer, table.beats(), table.question(), is_over(table.phase()));
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
fn has_chosen_seat(table: &Table, who: &Who, viewer: Viewer) -> bool {
    has_several(table, who) && viewer != Viewer::Onlooker
}

/// Whether the table never changes again.
pub(crate) fn is_over(phase: TablePhase) -> bool {
    matches!(phase, TablePhase::Over | TablePhase::Closed)
}

/// The viewer to look through: the chosen seat if the requester holds it, otherwise an onlooker; without a choice, the
/// default viewer.
pub(crate) fn viewer_of(table: &Table, who: &Who, query: PageQuery) -> Viewer {
    match query.seat.filter(|seat| *seat < Seat::MOST) {
        Some(seat) => table.allowed(who, Viewer::Seat(Seat::new(seat))),
        None => table.default_viewer(who),
    }
}

/// The page of a table. Pages of finished games are cached.
pub(crate) async fn table(
    context: RequestContext,
    Path(code): Path<String>,
    Query(query): Query<PageQuery>,
    Query(picked): Query<Vec<(String, String)>>,
) -> Response {
    let found = async {
        let id = table_id(&code)?;
        let handle = context.app.registry.find(id).await?;
        Ok((id, PageSource::now(&handle, &context, query).await))
    };
    let (id, source) = match found.await {
        Ok(found) => found,
        Err(denied) => return context.denied(denied).await,
    };
    let query = PageQuery { guided: context.session.is_guided(id), ..query };
    let over = is_over(source.table.phase()).then(|| page_key(&source, &context, query));
    if let Some(made) = over.as_ref().and_then(|key| context.app.caches.pages.get(key)) {
        return context.prepared(made).await;
    }
    context
        .rendered(move |context| {
            let page = page(context, &source, query, &picked);
            let Some(key) = over else { return context.html(page) };
            let made = Prepared::new(HTML, &page);
            context.app.caches.pages.put(key, made.clone(), made.bytes());
            made.answer(&context.negotiation)
        })
        .await
}

/// The cache key of a finished game's page: everything it depends on.
fn page_key(source: &PageSource, context: &RequestContext, query: PageQuery) -> String {
    let (table, who) = (&source.table, context.session.who());
    let (entries, said) = (table.log_entries(), table.said());
    let (held, viewer, host) = (table.held(&who), viewer_of(table, &who, query), table.is_host(&who));
    let session = (&context.session.name, context.session.language, &context.origin, &context.path);
    format!(
        "{} {entries} {said} {held:?} {viewer:?} {host} {query:?} {session:?} {:?} {}",
        table.id(),
        source.place,
        source.trouble
    )
}

fn page(
    context: &RequestContext,
    source: &PageSource,
    query: PageQuery,
    picked: &[(String, String)],
) -> String {
    let content = PageContent::of(source, context, query);
    let translator = context.translator();
    let regions = Regions { picked, ..Regions::new(&content, context) };
    let past = regions.is_past();
    let live = (!past).then(|| {
        let seat = query.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let region_hashes = RegionHashes::of(regions.frame(), &keys(&regions.changing()));
        format!(
            "/t/{}/live?lang={}&shown={region_hashes}{seat}",
            content.sight.table, context.session.language
        )
    });
    // Without scripts the page reloads by itself, but not while the guest may be filling in a form.
    let waits = match content.sight.phase {
        TablePhase::Gathering => content.sight.seats.iter().any(|seat| seat.mine),
        TablePhase::Playing => !regions.is_asked() || regions.mine().is_some_and(|seat| seat.sealed),
        TablePhase::Over | TablePhase::Closed => false,
    };
    let title = translator.of(content.sight.game).word("game-title");
    let page = PageOptions {
        title: &title,
        game: Some(content.sight.game.name()),
        refresh: (waits && !past).then_some(5),
        live: live.as_deref(),
        now: matches!(content.sight.options.clock, Clock::Live(_)).then(|| context.app.registry.now().0),
        ..PageOptions::default()
    };
    context.text(page, &body(&regions, &source.table, query))
}

/// The layout of all regions: board and questions in one column, log and chat in the other.
fn body(regions: &Regions<'_>, table: &Table, query: PageQuery) -> Markup {
    html! {
        div.table data-beat=(regions.content.sight.beat) {
            (regions.head())
            ol #seats .seats role="list" { @for seat in &regions.content.sight.seats { (regions.plate(seat).plate(&regions.translator.pages)) } }
            (ending::ending(regions))
            div.stage { (regions.board()) (regions.paces()) }
            (replay::controls(regions))
            (guide::guide(regions))
            div.play { (regions.ask()) (regions.words()) }
            div.beside { (regions.log(table, query)) (regions.chat()) (regions.more()) }
        }
    }
}

/// The page of a seat's private link, which offers the seat to another device. Only its form takes the seat; opening the
/// link does not.
pub(crate) async fn key(context: RequestContext, Path((code, key)): Path<(String, String)>) -> Response {
    let found = async { Ok(context.app.registry.find(table_id(&code)?).await?.snapshot()) };
    let table = match found.await {
        Ok(table) => table,
        Err(denied) => return context.denied(denied).await,
    };
    let render = move |context: &RequestContext| {
        let holder = Who { person: None, key: key.parse().ok() };
        let sight = table.view(&holder, Viewer::Onlooker, None);
        match sight.seats.iter().any(|seat| seat.mine) {
            true => key_page(context, &sight, &key),
            false => context.denied_page(&Denied::NotSeated),
        }
    };
    context.rendered(render).await
}

fn key_page(context: &RequestContext, sight: &TableView, key: &str) -> Response {
    let translator = context.translator();
    let title = translator.word("key-title");
    let seat = sight.seats.iter().find(|seat| seat.mine);
    let body = html! {
        section.scene.bill {
            @if let Some(seat) = seat {
                div.seat-who {
                    img.seat-face src=(components::face(sight.game.name(), &seat.label)) alt="" width="160" height="160";
                    (components::badge(seat.label.chars().next().unwrap_or('?')))
                }
                p.scene-over { (crate::boards::seat_label(sight.game, &sight.setup, seat.seat.number(), translator)) }
            }
            h1 { (title) }
            p { (translator.word("key-explained")) }
            form method="post" action={ "/t/" (sight.table) "/key" } {
                input type="hidden" name="key" value=(key);
                (components::button(components::ButtonKind::Go, Some(components::Icon::Key), &translator.word("key-take")))
            }
        }
    };
    context
        .page(PageOptions { title: &title, game: Some(sight.game.name()), ..PageOptions::default() }, &body)
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
        Err(denied) => context.denied(denied).await,
    }
}
