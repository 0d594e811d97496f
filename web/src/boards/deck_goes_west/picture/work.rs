//! Jobs on cards, tiles and missions: their texts, whether they can be done now, and if not, why.

use super::Scene;
use crate::boards::deck_goes_west::parts::{self, Press, Slot, State};
use crate::region::Region;
use deck_goes_west::{Decision, Job, PrintedOn};
use game::{Game, GameRefusal, Notation, Seat};
use maud::{Markup, html};

/// A job with its texts, which [`Slot`] borrows.
pub(super) struct Work<'a> {
    job: &'a Job,
    said: String,
    /// The decision that does the job and its verdict; `None` if the job is only text here.
    judged: Option<(String, Markup)>,
}

impl Work<'_> {
    pub(super) fn slot(&self) -> Slot<'_> {
        // A job that cannot be done is a button, too: the refusal names its rule.
        let press =
            self.judged.as_ref().map_or(Press::Nothing, |(written, _)| Press::Button("decision", written));
        let verdict = self.judged.as_ref().map(|(_, verdict)| verdict);
        Slot { job: self.job, press, said: &self.said, verdict }
    }
}

/// The slots of these jobs.
pub(super) fn slots<'a>(works: &'a [Work<'_>]) -> Vec<Slot<'a>> {
    works.iter().map(Work::slot).collect()
}

impl Scene<'_> {
    /// Jobs as text, without decisions.
    pub(super) fn read_only<'j>(&self, jobs: &'j [Job], printed: PrintedOn) -> Vec<Work<'j>> {
        let work = |job: &'j Job| Work { job, said: self.say(&job.sentence(printed)), judged: None };
        jobs.iter().map(work).collect()
    }

    /// Jobs of the viewer, each with its decision; text only for onlookers.
    pub(super) fn works<'j>(
        &self,
        jobs: &'j [Job],
        printed: PrintedOn,
        decision: impl Fn(u8) -> Decision,
    ) -> Vec<Work<'j>> {
        let mut works = self.read_only(jobs, printed);
        if let Some(own) = self.view.own() {
            for (work, number) in works.iter_mut().zip(0..) {
                work.judged = Some(self.judged(own, decision(number)));
            }
        }
        works
    }

    fn judged(&self, own: Seat, decision: Decision) -> (String, Markup) {
        let game = self.view.game();
        let refusal = || game.check(self.imagined()?, own, decision).err();
        let (state, said) = match self.view.legal.contains(&decision) {
            true => (State::Lit, String::new()),
            false => match refusal() {
                Some(refusal) => (State::Not, self.say(&refusal.message())),
                None => (State::Idle, self.word("job-idle")),
            },
        };
        let written = game.write(decision);
        let id = format!("can-{}", written.replace(' ', "-"));
        let verdict = Region::of_page(parts::verdict(&id, state, &said)).at_rest();
        let verdict = self.apart(html! { em id=(id) data-kept {} }, verdict);
        (written, verdict)
    }
}
