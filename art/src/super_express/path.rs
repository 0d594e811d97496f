//! Paths in time. The page's script plays them and knows nothing else about motion.

use super::places::Place;
use std::fmt::{self, Display, Formatter};

/// A keyframe: position and appearance at one time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
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

impl Step {
    pub(super) const fn new(at: f32, x: f32, y: f32) -> Step {
        Step { at, x, y, turn: 0.0, wide: 1.0, high: 1.0, opacity: 1.0 }
    }

    /// The keyframe of a bandit at its place.
    pub(super) const fn at_place(at: f32, place: &Place) -> Step {
        Step::new(at, place.x, place.y).sized(place.size)
    }

    pub(super) const fn by(self, x: f32, y: f32) -> Step {
        Step { x: self.x + x, y: self.y + y, ..self }
    }

    pub(super) const fn turned(self, turn: f32) -> Step {
        Step { turn, ..self }
    }

    pub(super) const fn sized(self, size: f32) -> Step {
        Step { wide: size, high: size, ..self }
    }

    pub(super) const fn narrowed(self, wide: f32) -> Step {
        Step { wide, ..self }
    }

    pub(super) const fn unseen(self) -> Step {
        Step { opacity: 0.0, ..self }
    }
}

/// A list of keyframes: time, position, turn, width, height, opacity of each.
#[derive(Clone, PartialEq, Debug)]
pub struct Path(Vec<Step>);

impl Path {
    pub(super) fn new(steps: impl IntoIterator<Item = Step>) -> Path {
        Path(steps.into_iter().collect())
    }

    /// Invisible until this time, then visible.
    pub(super) fn appearing(at: f32) -> Path {
        let here = Step::new(0.0, 0.0, 0.0);
        Path::new([here.unseen(), Step { at, ..here.unseen() }, Step { at: at + 120.0, ..here }])
    }

    /// Invisible before the first keyframe.
    pub(super) fn unseen_before(mut self) -> Path {
        if let Some(&first) = self.0.first() {
            let nowhere = first.unseen();
            self.0.splice(0..0, [Step { at: 0.0, ..nowhere }, nowhere]);
        }
        self
    }

    /// Waits at the first keyframe from the start of the beat. The drawing disappears when the path ends.
    pub(super) fn waiting(mut self) -> Path {
        if let Some(&first) = self.0.first() {
            self.0.insert(0, Step { at: 0.0, ..first });
        }
        self
    }
}

impl Display for Path {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let tenths = |number: f32| (number * 10.0).round() / 10.0;
        let hundredths = |number: f32| (number * 100.0).round() / 100.0;
        for (at, step) in self.0.iter().enumerate() {
            let separator = if at == 0 { "" } else { ";" };
            let Step { at, x, y, turn, wide, high, opacity } = *step;
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
        let from = Step::new(250.0, 10.0, 216.5);
        let path = Path::new([from, Step::new(700.0, 120.04, 216.5).turned(40.0).sized(0.68)]);
        assert_eq!(path.to_string(), "250 10 216.5 0 1 1 1;700 120 216.5 40 0.68 0.68 1");
        let unseen = Path::new([from]).unseen_before().to_string();
        assert_eq!(unseen, "0 10 216.5 0 1 1 0;250 10 216.5 0 1 1 0;250 10 216.5 0 1 1 1");
    }
}
