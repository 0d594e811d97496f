//! The scripted bot: fetches loot that it can pay for and brings it to a town, in as few turns as possible.
//!
//! It predicts where the train will be in its next turns ([`lookahead`]) and where the Sheriff may be
//! ([`sheriff_forecast`]), and computes the worth of every space at each time ([`worth`]): the fewer turns to the next
//! delivery the better, more so where that keeps the Hangman away ([`rescue`]). It judges every choice of its turn by
//! the space it leads to ([`plan`]), on foot or on horseback ([`ride`], [`later_rides`]), and keeps cards for the loot
//! they may pay for ([`hand`]). Cowboys do not coordinate: the bot does not trade, switch tracks or jump from roofs.
//!
//! Like any bot it gets a view. What it needs to know is public or its own, so a single imagined state suffices.

mod hand;
mod later_rides;
mod lookahead;
mod plan;
mod rescue;
mod ride;
mod sheriff_forecast;
mod worth;

#[cfg(test)]
mod tests;

use crate::TrainHeist;
use crate::decision::{Decision, Naming};
use crate::question::Question;
use crate::state::{DecisionStep, Encounters, Phase, Stage, State};
use crate::view::View;
use game::{Luck, Seat};
use plan::TurnPlan;

/// The decision of the bot for this view; `None` if the viewer is not asked.
pub(crate) fn decide(game: &TrainHeist, view: &View, luck: &mut impl Luck) -> Option<Decision> {
    let seat = view.viewer?;
    let state = game.imagined(view, luck);
    Policy { game, state, seat, question: view.question?, legal: &view.legal }.decide()
}

/// The item with the highest worth; the first of equals.
fn best<T>(judged: impl Iterator<Item = (i32, T)>) -> Option<(i32, T)> {
    judged.reduce(|one, other| if other.0 > one.0 { other } else { one })
}

struct Policy<'a> {
    game: &'a TrainHeist,
    state: State,
    seat: Seat,
    question: Question,
    legal: &'a [Decision],
}

impl Policy<'_> {
    fn decide(&self) -> Option<Decision> {
        let first = *self.legal.first()?;
        if self.legal.len() == 1 || self.question == Question::Title {
            return Some(first);
        }
        Some(match self.state.phase {
            // A plan begins with a step toward its goal, which may be closed just now; then it is no plan.
            Phase::Acting(step) => {
                self.act(step).filter(|decision| self.legal.contains(decision)).unwrap_or(first)
            }
            Phase::Discarding => Decision::Discard(self.worthless()),
            Phase::Rolling(Encounters { stage: Stage::Hangman { .. }, .. }) => {
                self.choose(|decision| match decision {
                    Decision::Hold(cards) => -i32::from(cards.wilds()),
                    _ => i32::MIN,
                })
            }
            _ => first,
        })
    }

    /// The legal decision with the highest worth.
    fn choose(&self, worth: impl Fn(Decision) -> i32) -> Decision {
        let judged = self.legal.iter().map(|&decision| (worth(decision), decision));
        let (_, decision) = best(judged).expect("`decide` has made sure that something is legal");
        decision
    }

    /// The decision in a step of an action.
    fn act(&self, step: DecisionStep) -> Option<Decision> {
        Some(match step {
            DecisionStep::Choosing => TurnPlan::new(self).best(),
            DecisionStep::HorseCard { horse } => {
                Decision::With(TurnPlan::new(self).with_horse(horse)?.1.card)
            }
            DecisionStep::HorseTo { horse, .. } => Decision::To(TurnPlan::new(self).with_horse(horse)?.1.to),
            DecisionStep::LootTiles => {
                let car = self.game.edition().car(self.state.active().at)?;
                Decision::Take(self.haul(car)?.claim)
            }
            DecisionStep::LootCards { .. } => self.choose(|decision| match decision {
                Decision::Pay(cards) => -i32::from(cards.wilds() * 10 + cards.len()),
                _ => i32::MIN,
            }),
            DecisionStep::LootNaming { .. } => Decision::Name(Naming::Revolvers),
            DecisionStep::AbilityCards { .. } => {
                let plan = TurnPlan::new(self);
                self.choose(|decision| match decision {
                    Decision::Use(cards) => -i32::from(plan.missed(cards)),
                    _ => i32::MIN,
                })
            }
            // Accepts every offer, for as few cards as possible.
            DecisionStep::Answering { .. } => self.choose(|decision| match decision {
                Decision::Accept(back) => -i32::from(back.len()),
                _ => -100,
            }),
            _ => return None,
        })
    }
}
