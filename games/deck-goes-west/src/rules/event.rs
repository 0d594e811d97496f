//! Events of the mission card: event jobs set off by what happens on the table.

use super::{Play, perform};
use crate::DeckGoesWest;
use crate::edition::Mode;
use crate::event::Event;
use crate::job::Trigger;
use crate::state::{Happening, JobLevel, Origin};
use game::{Seat, SeatSet, Sink};

/// The cause of an event, from which a [`Happening`] is made.
#[derive(Clone, Copy)]
pub(crate) struct EventCause {
    pub(crate) trigger: Trigger,
    pub(crate) causers: SeatSet,
    pub(crate) column: i8,
    pub(crate) moved_west: bool,
    pub(crate) scores: bool,
    pub(crate) x: u16,
    pub(crate) times: u8,
}

impl EventCause {
    pub(crate) const fn new(trigger: Trigger, causers: SeatSet, column: i8) -> EventCause {
        EventCause { trigger, causers, column, moved_west: false, scores: true, x: 0, times: 1 }
    }
}

/// DW-EVENT-02, DW-EVENT-03, DW-DR-37, DW-DR-38, DW-DR-130. An event happens: all seats that caused it do its jobs, in
/// cooperative games only the first of them.
pub(crate) fn happen<S: Sink<DeckGoesWest>>(play: &mut Play<S>, cause: EventCause) {
    let EventCause { trigger, mut causers, column, moved_west, scores, x, times } = cause;
    if play.game.mode() != Mode::Versus {
        let lead = play.state().lead();
        let first = play.state().clockwise_from(lead).find(|&seat| causers.contains(seat));
        // No seat may be left: after a battle all attackers may have left the tile.
        causers = SeatSet::only(first.unwrap_or(lead));
    }
    // Play cannot fill the queue; a position read from text can, with many events queued. Further events are dropped.
    if play.state().stack.is_full_of_events() {
        return;
    }
    let record = play.state().records[trigger as usize];
    let happening = Happening {
        trigger,
        causers,
        column,
        record,
        moved_west,
        scores,
        x,
        times,
        job: 0,
        done: SeatSet::EMPTY,
    };
    play.happens(Event::Happened { happening });
}

/// DW-DR-130. Begins the next job of the event being carried out: jobs in printed order, causers clockwise.
pub(crate) fn go_on<S: Sink<DeckGoesWest>>(play: &mut Play<S>, happening: Happening) {
    let events = &play.game.mission().events;
    let now = usize::from(happening.job);
    let fits = |&job: &usize| events[job].trigger == Some(happening.trigger);
    let Some(job) = (now..events.len()).find(fits) else { return play.happens(Event::EventOver) };
    if job > now {
        return play.happens(Event::EventJobReached { job: job as u8 });
    }
    let undone = |&seat: &Seat| happening.causers.contains(seat) && !happening.done.contains(seat);
    let next = play.state().clockwise_from(play.state().lead()).find(undone);
    match next {
        Some(seat) => perform::begin(play, JobLevel::Event, seat, Origin::Event, job as u8),
        // Every causer that is alive has done this job.
        None => play.happens(Event::EventJobReached { job: job as u8 + 1 }),
    }
}
