//! The table: a page of regions. Each region is a function of what one viewer may know, so that the live frames and the
//! page are the same text.

mod ask;
mod ending;
mod foresight;
mod guide;
mod prints;
mod regions;
pub(crate) mod scrub;
mod share;

pub(crate) use foresight::foresee;
pub(crate) use prints::Prints;
pub(crate) use regions::{Regions, log_items};

use crate::boards::Guide;
use crate::look::{self, Page};
use crate::sent::{Path, Query};
use crate::site::{Site, download, table_id};
use axum::response::Response;
use catalog::AnyView;
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Denied, Line, Phase, Place, Read, Room, Said, Sight, Table, Who};

/// Through whose eyes, and when.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct Look {
    /// The number of a seat the guest holds.
    pub(crate) seat: Option<usize>,
    /// The end of which beat.
    pub(crate) at: Option<usize>,
    /// Everything is explained.
    #[serde(skip)]
    pub(crate) guided: bool,
}

/// Everything a table's page shows.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) sight: Sight,
    pub(crate) lines: Vec<Line>,
    pub(crate) chat: Vec<Said>,
    /// The guest holds several seats at one screen, and none is chosen: nothing secret is shown.
    pub(crate) between: bool,
    /// The guest holds several seats, and one is chosen.
    pub(crate) hot: bool,
    /// The house cannot write at the moment.
    pub(crate) trouble: bool,
    /// How things stood a beat before.
    pub(crate) before: Option<AnyView>,
    /// What a guide says.
    pub(crate) guide: Option<Guide>,
    /// Everything that was told, where there is a past to look at.
    pub(crate) story: Vec<Line>,
    /// The seats in which one may play on from the moment that is shown.
    pub(crate) asked_then: SeatSet,
    /// Where the score of a game that is over stands among the others.
    pub(crate) place: Option<Place>,
}

impl Seen {
    /// What this guest sees, through the eyes they chose.
    pub(crate) fn of(room: &Room, who: &Who, look: Look, read: &mut Read) -> Seen {
        let trouble = room.in_trouble().is_some();
        room.read(|table| {
            let eyes = eyes(table, who, look);
            let several = table.held(who).len() > 1 && !table.is_open();
            let hot = several && eyes != Viewer::Onlooker;
            let sight = table.sight(who, eyes, look.at);
            let before = sight.beat.checked_sub(1).and_then(|beat| table.sight(who, eyes, Some(beat)).view);
            Seen {
                guide: look.guided.then(|| guide::of(table, &sight)).flatten(),
                asked_then: table.asked_at(sight.beat),
                story: if is_over(sight.phase) || look.at.is_some() {
                    table.lines(eyes, &mut Read::default())
                } else {
                    Vec::new()
                },
                sight,
                before,
                lines: table.lines(eyes, read),
                chat: table.chat(),
                between: several && !hot,
                hot,
                trouble,
                place: None,
            }
        })
    }

    /// The same, with the place of the score where the page shows the end of a game. A house that cannot find it out shows
    /// the rest.
    pub(crate) async fn placed(self, room: &Room, site: &Site) -> Seen {
        let is_end = self.sight.phase == Phase::Over && self.sight.beat + 1 >= self.sight.beats;
        if !is_end {
            return self;
        }
        let place = site.saloon.house.place_of(room, &site.guest.who()).await;
        Seen { place: place.ok().flatten(), ..self }
    }

    /// What was told in the beat that is shown.
    pub(crate) fn now(&self) -> Vec<Line> {
        self.lines.iter().filter(|line| line.beat == self.sight.beat).cloned().collect()
    }
}

/// Nothing happens any more.
fn is_over(phase: Phase) -> bool {
    matches!(phase, Phase::Over | Phase::Closed)
}

/// The eyes somebody chose, where they are their own.
pub(crate) fn eyes(table: &Table, who: &Who, look: Look) -> Viewer {
    match look.seat.filter(|seat| *seat < Seat::MOST) {
        Some(seat) => table.allowed(who, Viewer::Seat(Seat::new(seat))),
        None => table.eyes(who),
    }
}

/// The page of a table.
pub(crate) async fn table(
    site: Site,
    Path(code): Path<String>,
    Query(look): Query<Look>,
    Query(picked): Query<Vec<(String, String)>>,
) -> Response {
    let shown = async {
        let id = table_id(&code)?;
        let room = site.saloon.house.find(id).await?;
        let who = site.guest.who();
        let look = Look { guided: site.guest.is_guided(id), ..look };
        let seen = Seen::of(&room, &who, look, &mut Read::default()).placed(&room, &site).await;
        let voice = site.voice();
        let now = seen.now();
        let regions = Regions { picked: &picked, ..Regions::new(&seen, &site, &now) };
        let past = seen.sight.beat + 1 < seen.sight.beats;
        let live = (!past).then(|| {
            let seat = look.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
            let prints = Prints::of(&regions.frame(), &regions.changing());
            format!("/t/{id}/live?lang={}&shown={prints}{seat}", site.guest.language)
        });
        // Without scripts the page comes again by itself, but not while somebody fills in a form.
        let waits = match seen.sight.phase {
            Phase::Gathering => seen.sight.seats.iter().any(|seat| seat.mine),
            Phase::Playing => !regions.is_asked() || regions.mine().is_some_and(|seat| seat.sealed),
            Phase::Over | Phase::Closed => false,
        };
        let title = voice.of(seen.sight.game).word("game-title");
        let page = Page {
            title: &title,
            game: Some(seen.sight.game.name()),
            refresh: (waits && !past).then_some(5),
            live: live.as_deref(),
            ..Page::default()
        };
        Ok(site.page(page, &body(&regions)))
    };
    let shown = shown.await;
    site.answer(shown)
}

/// The regions, each found by its id: what is done and seen on one side, what is told on the other.
fn body(regions: &Regions<'_>) -> Markup {
    html! {
        div.table data-beat=(regions.seen.sight.beat) {
            (regions.head())
            ol #seats .seats role="list" { @for seat in &regions.seen.sight.seats { (regions.plate(seat).plate(&regions.voice.house)) } }
            (ending::ending(regions))
            div.stage { (regions.board()) (regions.paces()) }
            (scrub::scrub(regions))
            (guide::guide(regions))
            div.play { (regions.ask()) (regions.words()) }
            div.beside { (regions.log()) (regions.chat()) (regions.more()) }
        }
    }
}

/// Another device: whoever has this link has the seat. Nothing happens before they say so.
pub(crate) async fn key(site: Site, Path((code, key)): Path<(String, String)>) -> Response {
    let shown = async {
        let id = table_id(&code)?;
        let room = site.saloon.house.find(id).await?;
        let holder = Who { person: None, key: key.parse().ok() };
        let sight = room.read(|table| table.sight(&holder, Viewer::Onlooker, None));
        let seat = sight.seats.iter().find(|seat| seat.mine).ok_or(Denied::NotSeated)?;
        let voice = site.voice();
        let title = voice.word("key-title");
        let figure = crate::boards::seat_label(sight.game, &sight.setup, seat.seat.number(), voice);
        let body = html! {
            section.scene.bill {
                div.seat-who {
                    img.seat-face src=(look::face(sight.game.name(), &seat.label)) alt="" width="160" height="160";
                    (look::badge(seat.label.chars().next().unwrap_or('?')))
                }
                p.scene-over { (figure) }
                h1 { (title) }
                p { (voice.word("key-explained")) }
                form method="post" action={ "/t/" (id) "/key" } {
                    input type="hidden" name="key" value=(key);
                    (look::button(look::Manner::Go, Some(look::Icon::Key), &voice.word("key-take")))
                }
            }
        };
        Ok(site.page(Page { title: &title, game: Some(sight.game.name()), ..Page::default() }, &body))
    };
    let shown = shown.await;
    site.answer(shown)
}

/// The record of a game that is over.
pub(crate) async fn record(site: Site, Path(code): Path<String>) -> Response {
    let shown = async {
        let id = table_id(&code)?;
        let text = site.saloon.house.find(id).await?.read(Table::record)?;
        Ok(download(&format!("saloon-{id}.json"), text))
    };
    let shown = shown.await;
    site.answer(shown)
}
