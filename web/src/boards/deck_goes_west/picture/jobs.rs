//! Jobs on cards, tiles and missions: their texts, whether they can be done now, and if not, why.

use super::Drawing;
use crate::boards::deck_goes_west::parts::{self, JobStatus, Press, ShownJob};
use crate::region::Region;
use deck_goes_west::{Decision, Job, PrintedOn};
use game::{Game, GameRefusal, Notation, Seat};
use maud::{Markup, html};

/// A job with its texts, which [`ShownJob`] borrows.
pub(super) struct JobText<'a> {
    job: &'a Job,
    said: String,
    /// The decision that does the job and its verdict; `None` if the job is only text here.
    judged: Option<(String, Markup)>,
}

impl JobText<'_> {
    pub(super) fn shown(&self) -> ShownJob<'_> {
        // A job that cannot be done is a button, too: the refusal names its rule.
        let press =
            self.judged.as_ref().map_or(Press::Nothing, |(written, _)| Press::Button("decision", written));
        let verdict = self.judged.as_ref().map(|(_, verdict)| verdict);
        ShownJob { job: self.job, press, said: &self.said, verdict }
    }
}

/// The jobs as parts of the page show them.
pub(super) fn shown_jobs<'a>(jobs: &'a [JobText<'_>]) -> Vec<ShownJob<'a>> {
    jobs.iter().map(JobText::shown).collect()
}

impl Drawing<'_> {
    /// Jobs as text, without decisions.
    pub(super) fn read_only<'j>(&self, jobs: &'j [Job], printed: PrintedOn) -> Vec<JobText<'j>> {
        let text = |job: &'j Job| JobText { job, said: self.say(&job.sentence(printed)), judged: None };
        jobs.iter().map(text).collect()
    }

    /// Jobs of the viewer, each with its decision; text only for onlookers.
    pub(super) fn own_jobs<'j>(
        &self,
        jobs: &'j [Job],
        printed: PrintedOn,
        decision: impl Fn(u8) -> Decision,
    ) -> Vec<JobText<'j>> {
        let mut texts = self.read_only(jobs, printed);
        if let Some(own) = self.view.own() {
            for (text, number) in texts.iter_mut().zip(0..) {
                text.judged = Some(self.judged(own, decision(number)));
            }
        }
        texts
    }

    fn judged(&self, own: Seat, decision: Decision) -> (String, Markup) {
        let game = self.view.game();
        let refusal = || game.check(self.imagined()?, own, decision).err();
        let (status, said) = match self.view.legal.contains(&decision) {
            true => (JobStatus::Lit, String::new()),
            false => match refusal() {
                Some(refusal) => (JobStatus::Not, self.say(&refusal.message())),
                None => (JobStatus::Idle, self.word("job-idle")),
            },
        };
        let written = game.write(decision);
        let id = format!("can-{}", written.replace(' ', "-"));
        let verdict = Region::of_page(parts::verdict(&id, status, &said)).at_rest();
        let verdict = self.apart(html! { em id=(id) data-kept {} }, verdict);
        (written, verdict)
    }
}
