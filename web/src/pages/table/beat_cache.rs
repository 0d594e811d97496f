//! Beats as live pages show them on the way to the present, cached for all viewers who see the same.

use super::regions::Regions;
use super::{PageContent, PageQuery, PageSource, eyes};
use crate::cache::Cache;
use crate::context::RequestContext;
use crate::region::Region;
use std::sync::Arc;
use table::Experience;

/// The cache of rendered beats.
pub(crate) type BeatCache = Cache<String, Arc<Vec<Region>>>;

/// The regions that show a beat to a live page. Only settled beats are cached: a cache hit, which response times can
/// reveal, then tells nothing about sealed choices.
pub(crate) fn passing(
    source: &PageSource,
    context: &RequestContext,
    query: PageQuery,
    past: Option<&[(usize, Experience)]>,
) -> Arc<Vec<Region>> {
    let render = || {
        let content = PageContent::guided(source, context, query, past);
        Arc::new(Regions { watches: true, ..Regions::new(&content, context) }.of_moment())
    };
    let beat = query.at.filter(|&beat| !query.guided && source.table.is_settled(beat));
    let Some(beat) = beat else { return render() };
    let key = key(source, context, query, beat);
    let beats = &context.app.caches.beats;
    beats.get(&key).unwrap_or_else(|| {
        let regions = render();
        let bytes = regions.iter().map(|region| region.markup.0.len() + size_of::<Region>()).sum();
        beats.put(key, Arc::clone(&regions), bytes);
        regions
    })
}

/// The cache key: everything the regions of a beat depend on.
fn key(source: &PageSource, context: &RequestContext, query: PageQuery, beat: usize) -> String {
    let (table, who) = (&source.table, context.session.who());
    let seats = table.seats(&who);
    let seats =
        seats.iter().map(|seat| (&seat.name, seat.bot, seat.has_stand_in, seat.mine)).collect::<Vec<_>>();
    let eyes = eyes(table, &who, query);
    format!("{} {beat} {eyes:?} {} {seats:?}", table.id(), context.session.language)
}
