//! Shows a round, one beat after another, by key or by timer.

use super::train::AnimationFrame;
use crate::play::super_express::seen_beat::{AnimationKind, SeenBeat};
use std::time::Duration;

/// What advances to the next beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Advance {
    /// A key press.
    ByKey,
    /// A timer.
    ByTimer,
}

/// The speed of beats and animations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum PlaybackSpeed {
    Slow,
    Normal,
    Fast,
    /// No animation.
    Instant,
}

impl PlaybackSpeed {
    const ALL: [PlaybackSpeed; 4] =
        [PlaybackSpeed::Slow, PlaybackSpeed::Normal, PlaybackSpeed::Fast, PlaybackSpeed::Instant];

    /// The next faster speed; the fastest stays.
    pub(super) fn faster(self) -> PlaybackSpeed {
        PlaybackSpeed::ALL.into_iter().find(|&speed| speed > self).unwrap_or(self)
    }

    /// The next slower speed; the slowest stays.
    pub(super) fn slower(self) -> PlaybackSpeed {
        PlaybackSpeed::ALL.into_iter().rev().find(|&speed| speed < self).unwrap_or(self)
    }

    /// The duration of a beat.
    const fn of_beat(self) -> Duration {
        Duration::from_millis(match self {
            PlaybackSpeed::Slow => 3200,
            PlaybackSpeed::Normal => 1600,
            PlaybackSpeed::Fast => 700,
            PlaybackSpeed::Instant => 0,
        })
    }

    /// The duration of an animation frame.
    const fn of_frame(self) -> Duration {
        Duration::from_millis(match self {
            PlaybackSpeed::Slow => 140,
            PlaybackSpeed::Normal => 70,
            PlaybackSpeed::Fast | PlaybackSpeed::Instant => 35,
        })
    }
}

/// The beats of a round, and the one on the screen.
#[derive(Clone, Debug)]
pub(super) struct Playback {
    beats: Vec<SeenBeat>,
    at: usize,
    /// The current frame of the animation; `None` once it has ended.
    frame: Option<u16>,
}

impl Playback {
    /// Starts at the first beat; `None` without beats.
    pub(super) fn of(beats: Vec<SeenBeat>, speed: PlaybackSpeed) -> Option<Playback> {
        let first = beats.first()?;
        let frame = first_frame(first, speed);
        Some(Playback { beats, at: 0, frame })
    }

    /// The current beat.
    pub(super) fn beat(&self) -> &SeenBeat {
        &self.beats[self.at]
    }

    /// The current frame of the beat.
    pub(super) fn frame(&self) -> AnimationFrame {
        self.frame.map_or(AnimationFrame::Still, AnimationFrame::Frame)
    }

    /// Is the last beat shown, and has its animation ended?
    pub(super) fn is_at_end(&self) -> bool {
        self.at + 1 == self.beats.len() && self.frame.is_none()
    }

    /// The time until the next frame or beat, unless it needs a key.
    pub(super) fn timeout(&self, advance: Advance, speed: PlaybackSpeed) -> Option<Duration> {
        match (self.frame, advance) {
            (Some(_), _) => Some(speed.of_frame()),
            (None, Advance::ByTimer) => Some(speed.of_beat()),
            (None, Advance::ByKey) => None,
        }
    }

    /// Advances the animation by one frame. Returns `false` if nothing moves.
    pub(super) fn next_frame(&mut self) -> bool {
        let Some(frame) = self.frame else { return false };
        let frames = self.beat().marks.animation.map_or(0, AnimationKind::frames);
        self.frame = Some(frame + 1).filter(|&next| next <= frames);
        true
    }

    /// Skips to the end of the animation.
    pub(super) fn finish_animation(&mut self) {
        self.frame = None;
    }

    /// Advances to the next beat, if there is one.
    pub(super) fn advance_beat(&mut self, speed: PlaybackSpeed) -> Option<&SeenBeat> {
        if self.at + 1 == self.beats.len() {
            return None;
        }
        self.at += 1;
        self.frame = first_frame(self.beat(), speed);
        Some(self.beat())
    }
}

fn first_frame(beat: &SeenBeat, speed: PlaybackSpeed) -> Option<u16> {
    beat.marks.animation.filter(|_| speed != PlaybackSpeed::Instant).map(|_| 1)
}
