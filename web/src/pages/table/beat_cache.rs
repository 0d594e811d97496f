//! Beats as live pages show them on the way to the present, cached for all viewers who see the same.

use super::region_hashes::{News, keys};
use super::regions::Regions;
use super::{PageContent, PageQuery, PageSource, RegionHashes, viewer_of};
use crate::cache::Cache;
use crate::context::RequestContext;
use crate::region::{BoardFrame, RegionKey, parcel};
use maud::{Markup, Render as _, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Experience;

/// The cache of rendered beats.
pub(crate) type BeatCache = Cache<String, Arc<RenderedBeat>>;

/// The regions of a beat, and the markup of those that a page lacked so far: the others were on every page already.
#[derive(Clone, Debug)]
pub(crate) struct RenderedBeat {
    keys: Vec<RegionKey>,
    rendered: BTreeMap<usize, Markup>,
}

impl RenderedBeat {
    /// The regions of `news`; `None` if one of them has not been rendered.
    fn parcel(&self, news: &News) -> Option<Markup> {
        let part = |at: &usize| Some((self.keys[*at], self.rendered.get(at)?));
        Some(parcel(&news.regions.iter().map(part).collect::<Option<Vec<_>>>()?))
    }

    fn bytes(&self) -> usize {
        let rendered = self.rendered.values().map(|markup| markup.0.len() + size_of::<(usize, Markup)>());
        size_of_val(&self.keys[..]) + rendered.sum::<usize>()
    }
}

/// What a live page lacks of a beat; records it as shown. Only settled beats are cached: a cache hit, which response times
/// can reveal, then tells nothing about sealed choices.
pub(crate) fn passing(
    source: &PageSource,
    context: &RequestContext,
    query: PageQuery,
    past: Option<&[(usize, Experience)]>,
    shown: &mut RegionHashes,
) -> Markup {
    let settled = query.at.filter(|&beat| !query.guided && source.table.is_settled(beat));
    let key = settled.map(|beat| key(source, context, query, beat));
    let beats = &context.app.caches.beats;
    let frame = BoardFrame { is_laid_out: true, language: context.session.language };
    let found = key.as_ref().and_then(|key| beats.get(key));
    if let Some(beat) = &found {
        let mut then = shown.clone();
        let news = then.passing(frame, &beat.keys);
        if let Some(regions) = beat.parcel(&news).filter(|_| !news.frame) {
            *shown = then;
            return regions;
        }
    }
    // No page has shown this beat yet, or this one lacks regions that no page lacked before it.
    let content = PageContent::guided(source, context, query, past);
    let page = Regions { watches: true, ..Regions::new(&content, context) };
    let regions = page.of_moment();
    let mut beat = match found {
        Some(beat) => RenderedBeat::clone(&beat),
        None => RenderedBeat { keys: keys(&regions), rendered: BTreeMap::new() },
    };
    let news = shown.passing(frame, &beat.keys);
    for &at in &news.regions {
        beat.rendered.entry(at).or_insert_with(|| regions[at].render());
    }
    let whole = news.frame.then(|| page.whole_frame());
    let parcel = beat.parcel(&news).expect("all regions of the news have just been rendered");
    if let Some(key) = key {
        let bytes = beat.bytes();
        beats.put(key, Arc::new(beat), bytes);
    }
    html! { @if let Some(whole) = &whole { (whole) } (parcel) }
}

/// The cache key: everything the regions of a beat depend on.
fn key(source: &PageSource, context: &RequestContext, query: PageQuery, beat: usize) -> String {
    let (table, who) = (&source.table, context.session.who());
    let seats = table.seats(&who);
    let seats =
        seats.iter().map(|seat| (&seat.name, seat.bot, seat.has_stand_in, seat.mine)).collect::<Vec<_>>();
    let viewer = viewer_of(table, &who, query);
    format!("{} {beat} {viewer:?} {} {seats:?}", table.id(), context.session.language)
}
