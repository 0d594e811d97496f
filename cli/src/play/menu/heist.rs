//! What can be set of Train Heist.

use super::settings::{Change, Shown};
use crate::play::voice::Voice;
use game::HouseRule as _;
use std::ops::RangeInclusive;
use train_heist::{Colour, HouseRule, Mode, Setup};

/// Seats it may have.
const SEATS: RangeInclusive<usize> = 2..=4;

/// A part of its set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// What is played for.
    Mode,
    /// How many tiles must be delivered.
    Goal,
    /// How many more Event Cards are removed.
    FewerEvents,
    /// How many Wanted Cards are laid out.
    WantedCards,
    /// A house rule, in force or not.
    HouseRule(HouseRule),
}

/// Its parts, from top to bottom.
pub(super) fn parts(setup: &Setup) -> impl Iterator<Item = Part> {
    let goal = setup.mode.has_goal().then_some(Part::Goal);
    let numbers = [Part::FewerEvents, Part::WantedCards];
    let rules = HouseRule::ALL.map(Part::HouseRule);
    std::iter::once(Part::Mode).chain(goal).chain(numbers).chain(rules)
}

/// Changes how many play; whoever comes gets a colour that is free.
pub(super) fn seat(setup: &mut Setup, change: Change) {
    let seats = change.of(setup.seats.len(), SEATS);
    let free = Colour::ALL.into_iter().filter(|colour| !setup.seats.contains(colour));
    let all: Vec<Colour> = setup.seats.iter().copied().chain(free).collect();
    setup.seats = all.into_iter().take(seats).collect();
}

/// Somebody wants another colour; whoever has it gets theirs.
pub(super) fn recolour(setup: &mut Setup, seat: usize, change: Change) {
    let Some(&now) = setup.seats.get(seat) else { return };
    let wanted = change.among(&Colour::ALL, now);
    for colour in &mut setup.seats {
        *colour = match *colour {
            colour if colour == now => wanted,
            colour if colour == wanted => now,
            colour => colour,
        };
    }
}

/// Changes a part.
pub(super) fn set(setup: &mut Setup, part: Part, change: Change) {
    match part {
        Part::Mode => setup.mode = change.among(&Mode::ALL, setup.mode),
        Part::Goal => setup.goal = change.of_small(setup.goal, setup.goals()),
        Part::FewerEvents => {
            let usual = Setup::default().goal;
            let as_suggested = setup.goal == Setup::suggested_goal(usual, setup.fewer_events);
            setup.fewer_events = change.of_small(setup.fewer_events, 0..=Setup::FEWER_EVENTS);
            if as_suggested {
                setup.goal = Setup::suggested_goal(usual, setup.fewer_events);
            }
            setup.goal = setup.goal.max(*setup.goals().start());
        }
        Part::WantedCards => setup.wanted_cards = change.of_small(setup.wanted_cards, 0..=Setup::WANTED),
        Part::HouseRule(rule) => setup.options = setup.options.turned(rule),
    }
}

/// What a part says.
pub(super) fn said(setup: &Setup, part: Part, voice: &Voice) -> Shown {
    match part {
        Part::Mode => Shown::Turned(voice.term("setup-mode"), voice.word(mode(setup.mode))),
        Part::Goal => Shown::Turned(voice.term("setup-goal"), voice.tell(&setup.zoned(setup.goal))),
        Part::FewerEvents => Shown::Turned(voice.word("menu-fewer-events"), setup.fewer_events.to_string()),
        Part::WantedCards => Shown::Turned(voice.word("menu-wanted-cards"), setup.wanted_cards.to_string()),
        Part::HouseRule(rule) => Shown::Ticked(setup.options.has(rule), voice.term(rule.message_id())),
    }
}

/// The message that names a mode, without what it is about.
const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Cooperative => "menu-cooperative",
        Mode::Solitaire => "menu-solitaire",
        Mode::ScoreChallenge => "menu-score-challenge",
        Mode::Versus => "menu-versus",
    }
}
