//! What can be set of Super Express.

use super::settings::{Change, Shown};
use crate::play::voice::Voice;
use game::Catalogued;
use std::ops::RangeInclusive;
use super_express::{HouseRule, Module, Modules, Setup, SuperExpress};

/// Seats it may have.
pub(super) const SEATS: RangeInclusive<usize> = 3..=7;

/// A part of its set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// A module, in play or not.
    Module(Module),
    /// A house rule, in force or not.
    HouseRule(HouseRule),
}

/// Its parts, from top to bottom.
pub(super) fn parts() -> impl Iterator<Item = Part> {
    Module::ALL.map(Part::Module).into_iter().chain(HouseRule::ALL.map(Part::HouseRule))
}

/// Changes how many play.
pub(super) fn seat(setup: &mut Setup, change: Change) {
    let seats = change.of(setup.seats.len(), SEATS);
    setup.seats = SuperExpress::default_setup(seats as u8).seats;
}

/// Changes a part.
pub(super) fn set(setup: &mut Setup, part: Part) {
    match part {
        Part::Module(module) => {
            let now = setup.modules;
            let kept = Module::ALL.into_iter().filter(|&each| now.has(each) != (each == module));
            setup.modules = kept.fold(Modules::NONE, Modules::with);
        }
        Part::HouseRule(rule) => setup.options = setup.options.turned(rule),
    }
}

/// What a part says.
pub(super) fn said(setup: &Setup, part: Part, voice: &Voice) -> Shown {
    match part {
        Part::Module(module) => Shown::Ticked(setup.modules.has(module), voice.term(module.message_id())),
        Part::HouseRule(rule) => Shown::Ticked(setup.options.has(rule), voice.term(rule.in_short())),
    }
}
