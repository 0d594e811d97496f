//! Shows a round, one beat after another, by key or by timer.

use super::train::Moment;
use crate::play::super_express::step::{Motion, Step};
use std::time::Duration;

/// What advances to the next beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turning {
    /// A key press.
    ByKey,
    /// A timer.
    ByItself,
}

/// The speed of beats and animations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Pace {
    Slow,
    Normal,
    Fast,
    /// No animation.
    Instant,
}

impl Pace {
    const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// The next faster pace; the fastest stays.
    pub(super) fn faster(self) -> Pace {
        Pace::ALL.into_iter().find(|&pace| pace > self).unwrap_or(self)
    }

    /// The next slower pace; the slowest stays.
    pub(super) fn slower(self) -> Pace {
        Pace::ALL.into_iter().rev().find(|&pace| pace < self).unwrap_or(self)
    }

    /// The duration of a beat.
    const fn of_beat(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 3200,
            Pace::Normal => 1600,
            Pace::Fast => 700,
            Pace::Instant => 0,
        })
    }

    /// The duration of an animation frame.
    const fn of_frame(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 140,
            Pace::Normal => 70,
            Pace::Fast | Pace::Instant => 35,
        })
    }
}

/// The beats of a round, and the one on the screen.
#[derive(Clone, Debug)]
pub(super) struct Show {
    steps: Vec<Step>,
    at: usize,
    /// The current frame of the motion; `None` once it has ended.
    frame: Option<u16>,
}

impl Show {
    /// Starts at the first beat; `None` without beats.
    pub(super) fn of(steps: Vec<Step>, pace: Pace) -> Option<Show> {
        let first = steps.first()?;
        let frame = first_frame(first, pace);
        Some(Show { steps, at: 0, frame })
    }

    /// The current beat.
    pub(super) fn step(&self) -> &Step {
        &self.steps[self.at]
    }

    /// The current frame of the beat.
    pub(super) fn moment(&self) -> Moment {
        self.frame.map_or(Moment::Still, Moment::Frame)
    }

    /// Is the last beat shown, and has its motion ended?
    pub(super) fn is_at_end(&self) -> bool {
        self.at + 1 == self.steps.len() && self.frame.is_none()
    }

    /// The time until the next frame or beat, unless it needs a key.
    pub(super) fn patience(&self, turning: Turning, pace: Pace) -> Option<Duration> {
        match (self.frame, turning) {
            (Some(_), _) => Some(pace.of_frame()),
            (None, Turning::ByItself) => Some(pace.of_beat()),
            (None, Turning::ByKey) => None,
        }
    }

    /// Advances the motion by one frame. Returns `false` if nothing moves.
    pub(super) fn next_frame(&mut self) -> bool {
        let Some(frame) = self.frame else { return false };
        let frames = self.step().scene.motion.map_or(0, Motion::frames);
        self.frame = Some(frame + 1).filter(|&next| next <= frames);
        true
    }

    /// Skips to the end of the motion.
    pub(super) fn finish_motion(&mut self) {
        self.frame = None;
    }

    /// Advances to the next beat, if there is one.
    pub(super) fn next_step(&mut self, pace: Pace) -> Option<&Step> {
        if self.at + 1 == self.steps.len() {
            return None;
        }
        self.at += 1;
        self.frame = first_frame(self.step(), pace);
        Some(self.step())
    }
}

fn first_frame(step: &Step, pace: Pace) -> Option<u16> {
    step.scene.motion.filter(|_| pace != Pace::Instant).map(|_| 1)
}
