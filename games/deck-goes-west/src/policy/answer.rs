//! Answers to questions within a job, a battle, a roll or a trade.

use super::Policy;
use crate::decision::Decision;
use crate::edition::Kind;
use crate::job::Class;
use crate::question::Question;
use crate::state::JobRun;

impl Policy<'_> {
    pub(super) fn answer_worth(&self, question: Question, decision: Decision) -> f64 {
        match (question, decision) {
            (Question::X, Decision::X(x)) => self.x_worth(x),
            (Question::Pay, Decision::Resource(resource)) => -self.stocks.pay(resource, self.asked_x()),
            (_, Decision::Resource(resource)) => self.stocks.gain(resource, self.asked_x().into()),
            (Question::Items, Decision::Card(kind)) => self.cycling(kind),
            (_, Decision::Card(kind)) => -self.keeping_worth(kind),
            (Question::Tile, Decision::Tile(place)) => f64::from(place.column),
            // A bought card is wanted soon, danger late.
            (Question::Place, Decision::OnDraw) => {
                if self.is_bought() {
                    1.0
                } else {
                    -1.0
                }
            }
            (Question::Battle, Decision::Do(source, number)) => self.job_worth(source, number),
            (Question::Battle | Question::Items, Decision::Done) => super::PASSING,
            (Question::Invite(_), Decision::Yes)
            | (Question::Trade | Question::TradeMove(_) | Question::TradeMoved(_), Decision::No)
            | (Question::TradeLay | Question::TradeConfirm, Decision::Leave) => 1.0,
            _ => 0.0,
        }
    }

    fn is_bought(&self) -> bool {
        self.view.stack.placing().is_some_and(|held| held.bought.is_some())
    }

    /// The worth of discarding an item that was of no use today: it makes room. Zero for weapons where bandits are and for
    /// tools that can build here.
    fn cycling(&self, kind: Kind) -> f64 {
        let jobs = &self.game.edition().card(kind).jobs;
        let fights = jobs.iter().any(|job| job.class() == Class::Battle);
        let bandits = self.bandits_at(self.me.at()) > 0.0;
        let rails = self.track_tool_worth(kind) > 0.0 && jobs.iter().any(|job| self.builds(job));
        if fights && bandits || rails { 0.0 } else { 0.5 }
    }

    fn jobs_going_on(&self) -> impl Iterator<Item = JobRun> {
        self.view.stack.runs().copied()
    }

    /// The count that the running job asks for; 1 if it has no x.
    fn asked_x(&self) -> u16 {
        self.jobs_going_on().find_map(|run| run.x).unwrap_or(1).max(1)
    }

    /// The worth of the job with this x.
    fn x_worth(&self, x: u16) -> f64 {
        let Some(run) = self.jobs_going_on().find(|run| run.x.is_none()) else { return 0.0 };
        self.steps_worth(self.game.job(run.seat, run.origin, run.job), x)
    }
}
