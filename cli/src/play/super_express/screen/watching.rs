//! Watching a round: one beat after another, by key or by itself.

use super::train::Moment;
use crate::play::super_express::step::{Motion, Step};
use std::time::Duration;

/// Who turns the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turning {
    /// A key for every beat.
    ByKey,
    /// One beat after another.
    ByItself,
}

/// How fast things go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Pace {
    Slow,
    Normal,
    Fast,
    /// Nothing is seen moving.
    Instant,
}

impl Pace {
    const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// One faster.
    pub(super) fn faster(self) -> Pace {
        Pace::ALL.into_iter().find(|&pace| pace > self).unwrap_or(self)
    }

    /// One slower.
    pub(super) fn slower(self) -> Pace {
        Pace::ALL.into_iter().rev().find(|&pace| pace < self).unwrap_or(self)
    }

    /// How long a beat is looked at.
    const fn of_beat(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 3200,
            Pace::Normal => 1600,
            Pace::Fast => 700,
            Pace::Instant => 0,
        })
    }

    /// How long a picture of something moving is looked at.
    const fn of_frame(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 140,
            Pace::Normal => 70,
            Pace::Fast | Pace::Instant => 35,
        })
    }
}

/// A round being shown.
#[derive(Clone, Debug)]
pub(super) struct Show {
    steps: Vec<Step>,
    at: usize,
    /// The picture of what moves, while it does.
    frame: Option<u16>,
}

impl Show {
    /// From the first beat on; none where nothing happened.
    pub(super) fn of(steps: Vec<Step>, pace: Pace) -> Option<Show> {
        let first = steps.first()?;
        let frame = first_frame(first, pace);
        Some(Show { steps, at: 0, frame })
    }

    /// The beat that is shown.
    pub(super) fn step(&self) -> &Step {
        &self.steps[self.at]
    }

    /// Which picture of it.
    pub(super) fn moment(&self) -> Moment {
        self.frame.map_or(Moment::Still, Moment::Frame)
    }

    /// Is this the end of the round?
    pub(super) fn is_at_end(&self) -> bool {
        self.at + 1 == self.steps.len() && self.frame.is_none()
    }

    /// How long until the next picture, if it comes by itself.
    pub(super) fn patience(&self, turning: Turning, pace: Pace) -> Option<Duration> {
        match (self.frame, turning) {
            (Some(_), _) => Some(pace.of_frame()),
            (None, Turning::ByItself) => Some(pace.of_beat()),
            (None, Turning::ByKey) => None,
        }
    }

    /// Time has passed: the next picture of what moves. False where nothing moves.
    pub(super) fn next_frame(&mut self) -> bool {
        let Some(frame) = self.frame else { return false };
        let frames = self.step().scene.motion.map_or(0, Motion::frames);
        self.frame = Some(frame + 1).filter(|&next| next <= frames);
        true
    }

    /// Whatever moves has arrived.
    pub(super) fn finish_motion(&mut self) {
        self.frame = None;
    }

    /// Goes on to the next beat, if there is one.
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
