//! The small questions.

use super::Settler;
use crate::decision::Decision;
use crate::edition::Kind;
use crate::job::Step;
use crate::question::Question;
use crate::state::JobRun;

impl Settler<'_> {
    pub(super) fn answer_worth(&self, question: Question, decision: Decision) -> f64 {
        match (question, decision) {
            (Question::X, Decision::X(x)) => self.x_worth(x),
            (Question::Pay, Decision::Resource(resource)) => -self.price(resource),
            (_, Decision::Resource(resource)) => self.price(resource),
            (Question::Items, Decision::Card(kind)) => self.cycling(kind),
            (_, Decision::Card(kind)) => -self.keeping(kind),
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
            (Question::Battle | Question::Items, Decision::Done) => super::TROUBLE,
            (Question::Invite(_), Decision::Yes)
            | (Question::Trade | Question::TradeMove(_) | Question::TradeMoved(_), Decision::No)
            | (Question::TradeLay | Question::TradeConfirm, Decision::Leave) => 1.0,
            _ => 0.0,
        }
    }

    fn is_bought(&self) -> bool {
        self.view.held.is_some_and(|held| held.bought.is_some())
    }

    /// Items that were of no use today make room for others, but for those that fight where bandits are.
    fn cycling(&self, kind: Kind) -> f64 {
        let fights = self
            .game
            .edition()
            .card(kind)
            .jobs
            .iter()
            .any(|job| job.steps.iter().any(|step| matches!(step, Step::Defend(_) | Step::Attack(_))));
        let bandits = self.bandits_at(self.me.at()) > 0.0;
        if fights && bandits { 0.0 } else { 0.5 }
    }

    /// With this x, what does the job bring?
    fn x_worth(&self, x: u16) -> f64 {
        let runs = [self.view.event_job, self.view.join, self.view.job];
        let Some(run) = runs.into_iter().flatten().find(|run: &JobRun| run.x.is_none()) else { return 0.0 };
        self.steps_worth(self.game.job(run.seat, run.origin, run.job), x)
    }
}
