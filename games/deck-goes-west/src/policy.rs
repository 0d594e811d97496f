//! The scripted bot: takes the job with the highest estimated worth, if it is worth more than it costs. It reads its
//! view only, looks ahead no further than one job and the way it leads, and does not trade.

mod answer;
mod fight;
mod mission;
mod places;
mod roads;
mod stocks;
mod worth;

use crate::DeckGoesWest;
use crate::decision::Decision;
use crate::edition::{Kind, Place};
use crate::question::Question;
use crate::view::{SeenHand, SeenPlayer, View};
use game::{Luck, Seat, Viewer};
use stocks::ValuedStocks;

/// The worth of passing: a job below it is not done.
const PASSING: f64 = 0.15;

/// The bot with its view, and what it has computed from it.
struct Policy<'a> {
    game: &'a DeckGoesWest,
    view: &'a View,
    seat: Seat,
    me: &'a SeenPlayer,
    hand: &'a [(Kind, usize)],
    stocks: ValuedStocks,
    /// Places where the mission would pay now, with the worth of that.
    goals: Vec<(Place, f64)>,
}

/// The decision of the bot for this view; `None` if the viewer is not asked.
pub(crate) fn decide(game: &DeckGoesWest, view: &View, luck: &mut impl Luck) -> Option<Decision> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let me = view.player(seat);
    let hand = match &me.hand {
        SeenHand::Open { cards, .. } => cards.as_slice(),
        SeenHand::Closed { .. } => &[],
    };
    let stocks = ValuedStocks::of(game.mission(), me.stocks(), game.board().days.saturating_sub(view.day));
    let mut policy = Policy { game, view, seat, me, hand, stocks, goals: Vec::new() };
    if policy.may_go() {
        policy.goals = policy.goals();
    }
    policy.decide(luck)
}

impl Policy<'_> {
    /// Is the question about a movement or an action?
    fn may_go(&self) -> bool {
        use Question::{Action, Go, Load, TopUp, Tried};
        matches!(self.view.question, Some((_, Action | Load | TopUp | Go | Tried)))
    }

    fn decide(&self, luck: &mut impl Luck) -> Option<Decision> {
        let (_, question) = self.view.question?;
        let mut best = f64::NEG_INFINITY;
        let mut tied: Vec<Decision> = Vec::with_capacity(self.view.legal.len());
        for &decision in &self.view.legal {
            let value = self.value(question, decision);
            if value > best {
                best = value;
                tied.clear();
            }
            if value >= best {
                tied.push(decision);
            }
        }
        luck.pick(&tied)
    }

    /// The estimated worth of an answer.
    fn value(&self, question: Question, decision: Decision) -> f64 {
        match (question, decision) {
            (_, Decision::Pass | Decision::EndTurn) => PASSING,
            // A trade needs a plan for both sides, which the bot does not make.
            (_, Decision::Trade(_)) => -1.0,
            (Question::Action | Question::Join, Decision::Do(source, number)) => {
                self.job_worth(source, number)
            }
            (_, Decision::Buy { card, job, .. }) => self.purchase_worth(card, job),
            (Question::Load | Question::TopUp | Question::Tried | Question::Go, _) => {
                self.road_worth(question, decision)
            }
            _ => self.answer_worth(question, decision),
        }
    }

    /// The number of danger cards in hand.
    fn danger(&self) -> usize {
        let danger = self.hand.iter().filter(|(kind, _)| !self.game.index().is_item(*kind));
        danger.map(|(_, count)| count).sum()
    }

    /// How close the hand is to death by danger: 1 at the Hand Limit.
    fn urgency(&self) -> f64 {
        let limit = f64::from(self.game.character(self.seat).hand_limit);
        (self.danger() as f64 / limit).powi(2)
    }

    /// The number of Days still to come.
    fn days_left(&self) -> f64 {
        f64::from(self.game.board().days.saturating_sub(self.view.day))
    }
}
