//! Jobs on cards, tiles and missions: their texts, whether they can be done now, and if not, why.

use super::Drawing;
use crate::boards::deck_goes_west::parts::{self, JobStatus, Press, ShownJob};
use crate::region::Region;
use deck_goes_west::{Decision, Job, Kind, Origin, PrintedOn, Source, Tile, TradeSlot};
use game::{Game, GameRefusal, Message, Notation, Seat};
use maud::{Markup, html};

/// Where jobs are printed that the viewer may do.
#[derive(Clone, Copy)]
pub(super) enum OwnJobs {
    /// On the viewer's character.
    Ability(Seat),
    /// On a card of the viewer's hand.
    Card(Kind),
    /// On the tile under the viewer's meeple.
    Land(Tile),
    Mission,
    /// The prices of a card in the Trade Row.
    Offer(TradeSlot, Kind),
}

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

/// The id of the verdict on a decision.
fn verdict_id(written: &str) -> String {
    format!("can-{}", written.replace(' ', "-"))
}

impl<'a> Drawing<'a> {
    /// Jobs as text, without decisions.
    pub(super) fn read_only<'j>(&self, jobs: &'j [Job], printed: PrintedOn) -> Vec<JobText<'j>> {
        let text = |job: &'j Job| JobText { job, said: self.say(&job.sentence(printed)), judged: None };
        jobs.iter().map(text).collect()
    }

    /// Jobs of the viewer, each with its decision; text only for onlookers.
    pub(super) fn own_jobs(&self, whose: OwnJobs) -> Vec<JobText<'a>> {
        let (jobs, printed) = self.printed(whose);
        let mut texts = self.read_only(jobs, printed);
        if let Some(own) = self.view.own() {
            for (text, (written, decision)) in texts.iter_mut().zip(self.decisions(whose)) {
                let id = verdict_id(&written);
                let named = html! { em id=(id) data-kept {} };
                let verdict = self.apart(named, || {
                    let (status, why) = self.judged(own, decision);
                    self.verdict(&id, status, why.as_ref())
                });
                text.judged = Some((written, verdict));
            }
        }
        texts
    }

    /// The verdicts on jobs of the viewer, as regions.
    pub(super) fn verdicts(&self, whose: OwnJobs) -> Vec<Region<'a>> {
        let Some(own) = self.view.own() else { return Vec::new() };
        let (view, bundle) = (self.view, self.bundle);
        let verdict = |(written, decision): (String, Decision)| {
            let id = verdict_id(&written);
            let region =
                Region::lazy(&id, (id.clone(), self.judged(own, decision)), move |(id, (status, why))| {
                    Drawing::of(view, &[], bundle).verdict(id, *status, why.as_ref())
                });
            region.at_rest(&id)
        };
        self.decisions(whose).into_iter().map(verdict).collect()
    }

    /// The jobs that are printed there.
    fn printed(&self, whose: OwnJobs) -> (&'a [Job], PrintedOn) {
        let game = self.view.game();
        match whose {
            OwnJobs::Ability(seat) => (game.jobs(seat, Origin::Ability), PrintedOn::Ability),
            OwnJobs::Card(kind) => (&self.edition.card(kind).jobs, self.printed_on(kind)),
            OwnJobs::Land(tile) => (&self.edition.tile(tile).jobs, PrintedOn::Land),
            OwnJobs::Mission => (&game.mission().jobs, PrintedOn::Mission),
            OwnJobs::Offer(_, kind) => (&self.edition.card(kind).buy, PrintedOn::Buy),
        }
    }

    /// Where the jobs of a card in hand are printed.
    pub(super) fn printed_on(&self, kind: Kind) -> PrintedOn {
        if self.edition.card(kind).pile.is_item() { PrintedOn::Item } else { PrintedOn::Danger }
    }

    /// The decisions that do these jobs, each also in notation.
    fn decisions(&self, whose: OwnJobs) -> Vec<(String, Decision)> {
        let decision = |job: u8| match whose {
            OwnJobs::Ability(_) => Decision::Do(Source::Ability, job),
            OwnJobs::Card(kind) => Decision::Do(Source::Card(kind), job),
            OwnJobs::Land(_) => Decision::Do(Source::Land, job),
            OwnJobs::Mission => Decision::Do(Source::Mission, job),
            OwnJobs::Offer(slot, card) => Decision::Buy { slot, card, job },
        };
        let (jobs, _) = self.printed(whose);
        let decisions = jobs.iter().zip(0..).map(|(_, number)| decision(number));
        decisions.map(|decision| (self.view.game().write(decision), decision)).collect()
    }

    /// Whether the viewer can do a job, and if not, why.
    fn judged(&self, own: Seat, decision: Decision) -> (JobStatus, Option<Message>) {
        if self.view.legal.contains(&decision) {
            return (JobStatus::Lit, None);
        }
        let refusal = self.imagined().and_then(|state| self.view.game().check(state, own, decision).err());
        match refusal {
            Some(refusal) => (JobStatus::Not, Some(refusal.message())),
            None => (JobStatus::Idle, Some(Message::new("job-idle"))),
        }
    }

    fn verdict(&self, id: &str, status: JobStatus, why: Option<&Message>) -> Markup {
        parts::verdict(id, status, &why.map(|why| self.say(why)).unwrap_or_default())
    }
}
