//! Paths in time. The page's script plays them and knows nothing else about motion.

use super::places::BanditPlacement;
use std::fmt::{self, Display, Formatter};

/// A keyframe: position and appearance at one time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Keyframe {
    /// Milliseconds since the beat began, at normal pace.
    at: f32,
    x: f32,
    y: f32,
    /// Degrees, clockwise.
    turn: f32,
    wide: f32,
    high: f32,
    opacity: f32,
}

impl Keyframe {
    pub(super) const fn new(at: f32, x: f32, y: f32) -> Keyframe {
        Keyframe { at, x, y, turn: 0.0, wide: 1.0, high: 1.0, opacity: 1.0 }
    }

    /// The keyframe of a bandit at its place.
    pub(super) const fn at_place(at: f32, place: &BanditPlacement) -> Keyframe {
        Keyframe::new(at, place.x, place.y).sized(place.size)
    }

    pub(super) const fn by(self, x: f32, y: f32) -> Keyframe {
        Keyframe { x: self.x + x, y: self.y + y, ..self }
    }

    pub(super) const fn turned(self, turn: f32) -> Keyframe {
        Keyframe { turn, ..self }
    }

    pub(super) const fn sized(self, size: f32) -> Keyframe {
        Keyframe { wide: size, high: size, ..self }
    }

    pub(super) const fn narrowed(self, wide: f32) -> Keyframe {
        Keyframe { wide, ..self }
    }

    pub(super) const fn unseen(self) -> Keyframe {
        Keyframe { opacity: 0.0, ..self }
    }
}

/// A list of keyframes: time, position, turn, width, height, opacity of each.
#[derive(Clone, PartialEq, Debug)]
pub struct Keyframes(Vec<Keyframe>);

impl Keyframes {
    pub(super) fn new(steps: impl IntoIterator<Item = Keyframe>) -> Keyframes {
        Keyframes(steps.into_iter().collect())
    }

    /// Invisible until this time, then visible.
    pub(super) fn appearing(at: f32) -> Keyframes {
        let here = Keyframe::new(0.0, 0.0, 0.0);
        Keyframes::new([here.unseen(), Keyframe { at, ..here.unseen() }, Keyframe { at: at + 120.0, ..here }])
    }

    /// Invisible before the first keyframe.
    pub(super) fn unseen_before(mut self) -> Keyframes {
        if let Some(&first) = self.0.first() {
            let nowhere = first.unseen();
            self.0.splice(0..0, [Keyframe { at: 0.0, ..nowhere }, nowhere]);
        }
        self
    }

    /// Waits at the first keyframe from the start of the beat. The drawing disappears when the path ends.
    pub(super) fn waiting(mut self) -> Keyframes {
        if let Some(&first) = self.0.first() {
            self.0.insert(0, Keyframe { at: 0.0, ..first });
        }
        self
    }
}

impl Display for Keyframes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let tenths = |number: f32| (number * 10.0).round() / 10.0;
        let hundredths = |number: f32| (number * 100.0).round() / 100.0;
        for (at, step) in self.0.iter().enumerate() {
            let separator = if at == 0 { "" } else { ";" };
            let Keyframe { at, x, y, turn, wide, high, opacity } = *step;
            write!(f, "{separator}{} {} {} {}", at.round(), tenths(x), tenths(y), turn.round())?;
            write!(f, " {} {} {opacity}", hundredths(wide), hundredths(high))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_step_by_step() {
        let from = Keyframe::new(250.0, 10.0, 216.5);
        let path = Keyframes::new([from, Keyframe::new(700.0, 120.04, 216.5).turned(40.0).sized(0.68)]);
        assert_eq!(path.to_string(), "250 10 216.5 0 1 1 1;700 120 216.5 40 0.68 0.68 1");
        let unseen = Keyframes::new([from]).unseen_before().to_string();
        assert_eq!(unseen, "0 10 216.5 0 1 1 0;250 10 216.5 0 1 1 0;250 10 216.5 0 1 1 1");
    }
}
