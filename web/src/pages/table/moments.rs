//! Beats as live pages show them on the way to the present, cached for all viewers who see the same.

use super::regions::Regions;
use super::{Look, Seen, Shown, eyes};
use crate::cache::Cache;
use crate::context::RequestContext;
use crate::region::Region;
use std::sync::Arc;
use table::Experience;

/// The cache of rendered beats.
pub(crate) type Moments = Cache<String, Arc<Vec<Region>>>;

/// The regions that show a beat to a live page. Only settled beats are cached: a cache hit, which response times can
/// reveal, then tells nothing about sealed choices.
pub(crate) fn passing(
    shown: &Shown,
    context: &RequestContext,
    look: Look,
    past: Option<&[(usize, Experience)]>,
) -> Arc<Vec<Region>> {
    let render = || {
        let seen = Seen::guided(shown, context, look, past);
        Arc::new(Regions { watches: true, ..Regions::new(&seen, context) }.of_moment())
    };
    let beat = look.at.filter(|&beat| !look.guided && shown.table.is_settled(beat));
    let Some(beat) = beat else { return render() };
    let key = key(shown, context, look, beat);
    let moments = &context.app.caches.moments;
    moments.get(&key).unwrap_or_else(|| {
        let regions = render();
        let bytes = regions.iter().map(|region| region.markup.0.len() + size_of::<Region>()).sum();
        moments.put(key, Arc::clone(&regions), bytes);
        regions
    })
}

/// The cache key: everything the regions of a beat depend on.
fn key(shown: &Shown, context: &RequestContext, look: Look, beat: usize) -> String {
    let (table, who) = (&shown.table, context.session.who());
    let seats = table.seats(&who);
    let seats =
        seats.iter().map(|seat| (&seat.name, seat.bot, seat.has_stand_in, seat.mine)).collect::<Vec<_>>();
    let eyes = eyes(table, &who, look);
    format!("{} {beat} {eyes:?} {} {seats:?}", table.id(), context.session.language)
}
