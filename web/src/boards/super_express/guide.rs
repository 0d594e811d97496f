//! The guide of a first game: each lesson is given once, when it first matters. Earlier lessons are derived from the motions
//! so far, so the guide stores nothing.

mod lesson;

pub(super) use lesson::Lesson;

use crate::boards::guide::{Guide, GuideInput, GuideInputs, Guided};
use game::Viewed;
use super_express::{Bandit, Cause, Motion, Sealed, SuperExpress, Verdict, View};

impl Guided for SuperExpress {
    const FIRST_GAME: u8 = 3;

    fn guide(view: &View, beat: usize, past: &GuideInputs<Self>) -> Option<Guide> {
        let me = view.viewer?;
        // The questions follow from the motions.
        let told = past.iter().flat_map(|(at, past)| match past {
            GuideInput::Saw(motions) => motions.iter().map(|&motion| (*at, motion)).collect(),
            GuideInput::Asked(_) => Vec::new(),
        });
        let told: Vec<(usize, Motion)> = told.collect();
        let mut said = said(view, beat, &told)?;
        let rest = last_rest(beat, &told);
        // A lesson between rounds expires when the viewer seals a program, or when cards are revealed.
        let waits = waits_for_others(view, me);
        let is_news = |(at, lesson): &mut (usize, Lesson)| match beat == rest {
            true => *at == rest && (!waits || *lesson == Lesson::Sealed),
            false => *at > rest,
        };
        let now = said.pop_if(is_news).map(|(_, lesson)| lesson);
        let step = |lesson: Lesson| lesson.step(me);
        let before = said.into_iter().rev().map(|(_, lesson)| step(lesson)).collect();
        Some(Guide { now: now.map(step), before })
    }
}

/// Every lesson so far with its beat, none twice, the current one last. `None` for an onlooker.
pub(super) fn said(view: &View, beat: usize, told: &[(usize, Motion)]) -> Option<Vec<(usize, Lesson)>> {
    let mut scene = Watcher::at_the_start(view.viewer?, view.seats.len());
    let mut said: Vec<(usize, Lesson)> = Vec::new();
    for at in 0..=beat {
        let motions: Vec<Motion> =
            told.iter().filter(|(when, _)| *when == at).map(|(_, motion)| *motion).collect();
        scene.goes_on(&motions);
        let is_new = |lesson: &Lesson| !said.iter().any(|(_, known)| known == lesson);
        let ended = (at == beat && view.result != Verdict::Running).then_some(Lesson::End);
        let mut lessons = if motions.iter().any(|motion| matches!(motion, Motion::Reveals { .. })) {
            // Beats pass quickly, so each gives one lesson; the occasions of the others recur.
            let others = scene.seen(&motions).into_iter().find(is_new);
            others.into_iter().chain(scene.suffered(&motions)).collect()
        } else {
            scene.between_rounds(&motions, ended.is_some(), is_new)
        };
        if at == beat && waits_for_others(view, scene.me) {
            lessons.push(Lesson::Sealed);
        }
        lessons.extend(ended);
        for lesson in lessons {
            if !said.iter().any(|(_, known)| *known == lesson) {
                said.push((at, lesson));
            }
        }
    }
    Some(said)
}

/// The last beat after which programs were asked for: the deal, or the end of a round.
fn last_rest(beat: usize, told: &[(usize, Motion)]) -> usize {
    let ends = told.iter().filter(|(at, motion)| *at <= beat && *motion == Motion::WagonGoes);
    ends.map(|(at, _)| *at).max().unwrap_or_default()
}

/// Whether the viewer has sealed a program while another seat is still asked.
fn waits_for_others(view: &View, me: Bandit) -> bool {
    matches!(view.programs.get(&me), Some(Sealed::Known(_))) && SuperExpress::question(view).is_some()
}

/// The public facts that lessons depend on, folded from motions.
#[derive(Debug)]
struct Watcher {
    me: Bandit,
    round: usize,
    wagons: usize,
    /// The number of bandits still in the game.
    bandits: usize,
    stunned: bool,
    out: bool,
}

impl Watcher {
    fn at_the_start(me: Bandit, bandits: usize) -> Watcher {
        // SE-SETUP-03. One wagon more than players.
        Watcher { me, round: 1, wagons: bandits + 1, bandits, stunned: false, out: false }
    }

    fn goes_on(&mut self, motions: &[Motion]) {
        for motion in motions {
            match *motion {
                Motion::WagonGoes => {
                    self.wagons = self.wagons.saturating_sub(1);
                    self.round += 1;
                }
                Motion::IsOut { bandit, .. } => {
                    self.bandits = self.bandits.saturating_sub(1);
                    self.out |= bandit == self.me;
                }
                Motion::IsPushed { bandit } | Motion::LiesDown { bandit } if bandit == self.me => {
                    self.stunned = true;
                }
                Motion::Wakes { bandit } | Motion::Travels { bandit } if bandit == self.me => {
                    self.stunned = false;
                }
                _ => {}
            }
        }
    }

    /// The lessons about a revealed card, most telling first.
    fn seen(&self, motions: &[Motion]) -> Vec<Lesson> {
        let mut seen = vec![Lesson::Shootin];
        seen.extend(motions.iter().filter_map(|motion| match *motion {
            Motion::IsOut { bandit, by: Cause::Walk | Cause::Shot } if bandit != self.me => {
                Some(Lesson::Fall)
            }
            Motion::Hits { target, .. } if target != self.me => Some(Lesson::Shot),
            Motion::IsFlownOver { .. } => Some(Lesson::FlewOver),
            Motion::Wakes { .. } => Some(Lesson::Wake),
            Motion::Misses { .. } => Some(Lesson::Miss),
            Motion::Moves { .. } => Some(Lesson::Move),
            Motion::ChangesFloor { .. } => Some(Lesson::ChangeFloor),
            Motion::Turns { .. } => Some(Lesson::Turn),
            _ => None,
        }));
        seen.sort_unstable();
        seen
    }

    /// The lesson about what a card did to the viewer.
    fn suffered(&self, motions: &[Motion]) -> Option<Lesson> {
        motions
            .iter()
            .filter_map(|motion| match *motion {
                Motion::IsOut { bandit, .. } if bandit == self.me => Some(Lesson::Out),
                Motion::Hits { target, .. } if target == self.me => Some(Lesson::Hit),
                _ => None,
            })
            .next_back()
    }

    /// The lessons about the end of a round and about planning the next, most pressing last.
    fn between_rounds(
        &self,
        motions: &[Motion],
        over: bool,
        is_new: impl Fn(&Lesson) -> bool,
    ) -> Vec<Lesson> {
        let mut lessons: Vec<Lesson> = motions
            .iter()
            .filter_map(|motion| match *motion {
                Motion::WagonGoes => Some(Lesson::Uncoupled),
                Motion::IsOut { bandit, .. } if bandit == self.me => Some(Lesson::Out),
                Motion::TakesTreasure { .. } => Some(Lesson::Treasure),
                Motion::BecomesFirst { .. } => Some(Lesson::First),
                _ => None,
            })
            .collect();
        if self.out || over {
            return lessons;
        }
        match self {
            Watcher { round: 1, .. } => {
                lessons.extend([Lesson::Sight, Lesson::Facing, Lesson::Order, Lesson::Welcome]);
            }
            _ => {
                let fits = [
                    (Lesson::LastWagon, self.wagons == 1),
                    (Lesson::Stunned, self.stunned),
                    (Lesson::NextRound, true),
                    (Lesson::Duel, self.bandits == 2),
                ];
                let fits = fits.into_iter().filter(|(_, fits)| *fits).map(|(lesson, _)| lesson);
                lessons.extend(fits.into_iter().find(|lesson| is_new(lesson)));
            }
        }
        if self.sealed_before_others(motions) {
            lessons.push(Lesson::Sealed);
        }
        lessons
    }

    /// Whether the viewer sealed a program and another bandit did so afterwards.
    fn sealed_before_others(&self, motions: &[Motion]) -> bool {
        let mut after = motions.iter().skip_while(|motion| **motion != Motion::Seals { bandit: self.me });
        after.any(|motion| matches!(motion, Motion::Seals { bandit } if *bandit != self.me))
    }
}
