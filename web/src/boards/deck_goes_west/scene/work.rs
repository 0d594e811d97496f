//! A job where it stands: what it says, whether it can be done now, and if not, why.

use super::Scene;
use crate::boards::deck_goes_west::drawn::{Press, Slot, State};
use deck_goes_west::{Decision, DeckGoesWest, Job, Printed};
use game::Game;

/// A job with its words, kept for as long as it is drawn.
pub(super) struct Work<'a> {
    job: &'a Job,
    state: State,
    /// The decision that does it.
    written: String,
    said: String,
    note: String,
}

impl Work<'_> {
    pub(super) fn slot(&self) -> Slot<'_> {
        let press = match self.state {
            // What cannot be done is asked for like anything else, and the table answers by which rule.
            State::Lit | State::Not => Press::Button("decision", &self.written),
            State::Plain | State::Planned => Press::Nothing,
        };
        Slot { job: self.job, state: self.state, press, said: &self.said, note: &self.note }
    }
}

/// All of them, to be drawn.
pub(super) fn slots<'a>(works: &'a [Work<'_>]) -> Vec<Slot<'a>> {
    works.iter().map(Work::slot).collect()
}

impl<'a> Scene<'a> {
    /// Jobs to be read.
    pub(super) fn read_only<'j>(&self, jobs: &'j [Job], printed: Printed) -> Vec<Work<'j>> {
        let work = |job: &'j Job| Work {
            job,
            state: State::Plain,
            written: String::new(),
            said: self.say(&job.sentence(printed)),
            note: String::new(),
        };
        jobs.iter().map(work).collect()
    }

    /// Jobs that the reader might do, each by a decision of its own.
    pub(super) fn works<'j>(
        &self,
        jobs: &'j [Job],
        printed: Printed,
        decision: impl Fn(u8) -> Decision,
    ) -> Vec<Work<'j>> {
        let works = self.read_only(jobs, printed).into_iter().zip(0..);
        works.map(|(work, number)| self.judged(work, decision(number))).collect()
    }

    fn judged<'j>(&self, work: Work<'j>, decision: Decision) -> Work<'j> {
        let written = self.view.game().write(decision);
        if self.view.legal.contains(&decision) {
            return Work { state: State::Lit, written, ..work };
        }
        let judged = self.imagined().zip(self.view.own());
        let refusal = judged.and_then(|(table, own)| self.view.game().check(table, own, decision).err());
        match refusal {
            Some(refusal) => {
                let note = self.say(&DeckGoesWest::explain(&refusal));
                Work { state: State::Not, written, note, ..work }
            }
            None => work,
        }
    }
}
