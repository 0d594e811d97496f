//! Dice and cooperation.

use super::{CheckResult, Offer, Play, action, job::Means, perform};
use crate::DeckGoesWest;
use crate::decision::{Decision, Source};
use crate::event::{Event, Roll};
use crate::job::{Class, Goods, Job, JobStep, Quantity, Resource};
use crate::refusal::Obstacle;
use crate::state::{Gather, JobLevel, SEATS, Tabletop};
use game::{BySeat, Luck, Seat, SeatSet, Sink};
use std::ops::ControlFlow;

impl Roll {
    /// DW-DICE-01, DW-SETUP-14, DW-DR-133. Rolls success dice.
    pub(crate) fn of(game: &DeckGoesWest, dice: u16, luck: &mut impl Luck) -> Roll {
        let faces = &game.edition().success;
        let mut roll = Roll([0; 6]);
        for _ in 0..dice {
            let shown = faces[luck.below(6) as usize];
            let first = faces.iter().position(|&face| face == shown);
            let first = first.expect("a die shows one of its faces");
            roll.0[first] = roll.0[first].saturating_add(1);
        }
        roll
    }

    /// The sum of all dice.
    pub(crate) fn sum(self, game: &DeckGoesWest) -> u16 {
        let faces = game.edition().success;
        let shown = self.0.iter().zip(faces).map(|(&count, face)| count.saturating_mul(face.into()));
        shown.fold(0, u16::saturating_add)
    }

    /// The faces that the dice show, in the order of the faces of a die.
    pub fn faces(self, success: [u8; 6]) -> impl Iterator<Item = u8> {
        let shown = self.0.into_iter().zip(success);
        shown.flat_map(|(count, face)| std::iter::repeat_n(face, count.into()))
    }
}

/// DW-COOP-01, DW-COOP-02, DW-DR-71. A roll begins; before it, other seats on the tile may be invited if the roll is the
/// job's last step.
pub(crate) fn begin<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    level: JobLevel,
    seat: Seat,
    resource: Resource,
    dice: u16,
    last: bool,
    luck: &mut impl Luck,
) {
    // A roll of no dice invites no seat.
    let others = if last && level == JobLevel::Main && dice > 0 {
        guests(play.game, play.state(), seat, resource)
    } else {
        SeatSet::EMPTY
    };
    if !others.is_empty() {
        return play.happens(Event::GatherBegan { seat, resource, dice, others });
    }
    let roll = Roll::of(play.game, dice, luck);
    let own = roll.sum(play.game);
    play.happens(Event::Rolled { seat, resource, roll });
    play.happens(Event::Gathered { seat, resource, own, bonus: 0 });
    play.happens(Event::StepDone { level });
}

/// DW-COOP-01, DW-DR-74. The seats that may be invited: all others on the tile; with open hands only those that can
/// join.
fn guests(game: &DeckGoesWest, state: &Tabletop, seat: Seat, resource: Resource) -> SeatSet {
    let there = state.on(state.player(seat).at).without(seat);
    there.iter().filter(|&other| game.hands_are_closed() || can_join(game, state, other, resource)).collect()
}

fn can_join(game: &DeckGoesWest, state: &Tabletop, seat: Seat, resource: Resource) -> bool {
    join_options(game, state, seat, resource, &mut |_| ControlFlow::Break(())).is_break()
}

/// DW-COOP-03, DW-DR-72. Does this job roll dice for the same resource as its final step?
fn rolls_for(job: &Job, resource: Resource) -> bool {
    job.class() != Class::Battle
        && match job.steps.last() {
            Some(JobStep::Gain(Quantity::Dice(_), Goods::Of(other))) => *other == resource,
            Some(JobStep::Gain(Quantity::Dice(_), Goods::Any)) => true,
            _ => false,
        }
}

/// DW-COOP-03, DW-COOP-04, DW-DR-72. May the seat do this job to join?
fn check_join(
    game: &DeckGoesWest,
    state: &Tabletop,
    gather: &Gather,
    seat: Seat,
    source: Source,
    number: u8,
) -> CheckResult {
    let means = Means::of(game, state, seat);
    let (origin, job) = action::find(game, state, seat, source, number)?;
    if !rolls_for(job, gather.resource) {
        return Err(Obstacle::RollsForSomethingElse);
    }
    means.check_every_place(job)?;
    means.check(origin, job)
}

/// The jobs with which a seat can join.
fn join_options(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    resource: Resource,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let means = Means::of(game, state, seat);
    action::each_job(game, state, seat, &mut |source, number, origin, job| {
        if rolls_for(job, resource)
            && means.check_every_place(job).is_ok()
            && means.check(origin, job).is_ok()
        {
            offer.offer(Decision::Do(source, number))
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// DW-DR-71. The next seat to be invited, with `true`, or else the next invited seat to answer, with `false`; clockwise
/// from the performer.
pub(crate) fn next_guest(state: &Tabletop, gather: &Gather) -> Option<(Seat, bool)> {
    let clockwise = |seats: SeatSet| state.clockwise_from(gather.seat).find(|&seat| seats.contains(seat));
    match clockwise(gather.unasked) {
        Some(guest) => Some((guest, true)),
        None => clockwise(gather.invited).map(|guest| (guest, false)),
    }
}

/// Checks an answer: `yes` or `no` to an invitation; a job or `no` to joining.
pub(crate) fn check_answer(
    game: &DeckGoesWest,
    state: &Tabletop,
    gather: &Gather,
    decision: Decision,
) -> CheckResult {
    match (next_guest(state, gather), decision) {
        (Some((_, true)), Decision::Yes | Decision::No) | (Some((_, false)), Decision::No) => Ok(()),
        (Some((guest, false)), Decision::Do(source, number)) => {
            check_join(game, state, gather, guest, source, number)
        }
        _ => Err(Obstacle::NotAsked),
    }
}

/// All legal answers.
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &Tabletop,
    gather: &Gather,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    match next_guest(state, gather) {
        Some((_, true)) => offer.offer(Decision::Yes)?,
        Some((guest, false)) => join_options(game, state, guest, gather.resource, offer)?,
        None => return ControlFlow::Continue(()),
    }
    offer.offer(Decision::No)
}

/// Carries out an answer about an invitation or about joining.
pub(crate) fn answer<S: Sink<DeckGoesWest>>(play: &mut Play<S>, gather: Gather, decision: Decision) {
    let seat = gather.seat;
    match (next_guest(play.state(), &gather), decision) {
        (Some((other, true)), Decision::Yes) => play.happens(Event::Invited { seat, other }),
        (Some((other, true)), _) => play.happens(Event::NotInvited { seat, other }),
        (Some((guest, false)), Decision::Do(source, number)) => {
            perform::start(play, JobLevel::Join, guest, source, number);
        }
        (Some((guest, false)), _) => play.happens(Event::JoinDeclined { seat: guest }),
        (None, _) => {}
    }
}

/// DW-COOP-05, DW-COOP-06, DW-COOP-07, DW-DR-73, DW-DR-133. All roll; each gains its own sum and half of the best other
/// sum, rounded up.
pub(crate) fn roll<S: Sink<DeckGoesWest>>(play: &mut Play<S>, gather: Gather, luck: &mut impl Luck) {
    let resource = gather.resource;
    let mut sums: BySeat<u16, SEATS> = BySeat::all(0);
    let everybody = gather.joined.with(gather.seat);
    let order: [Option<Seat>; SEATS] = {
        let mut seats = play.state().clockwise_from(gather.seat).filter(|&seat| everybody.contains(seat));
        std::array::from_fn(|_| seats.next())
    };
    for seat in order.into_iter().flatten() {
        let roll = Roll::of(play.game, gather.dice[seat], luck);
        sums[seat] = roll.sum(play.game);
        play.happens(Event::Rolled { seat, resource, roll });
    }
    for seat in order.into_iter().flatten() {
        let others = order.into_iter().flatten().filter(|&other| other != seat);
        // A single seat has no bonus.
        let best = others.map(|other| sums[other]).max().unwrap_or(0);
        let own = sums[seat];
        play.happens(Event::Gathered { seat, resource, own, bonus: best.div_ceil(2) });
    }
    play.happens(Event::GatherEnded);
    play.happens(Event::StepDone { level: JobLevel::Main });
}
