//! Drawings beside a question: the card to place, the movement that is loaded, both sides of a trade, and an icon before each
//! answer.

use crate::boards::deck_goes_west::parts;
use crate::boards::deck_goes_west::picture::Drawing;
use art::deck_goes_west::{self as drawn, JobIcon, Picked, Verb, icon};
use deck_goes_west::{Decision, Fare, Gait, Kind, Pile, Question, Selector};
use game::Seat;
use maud::{Markup, html};

impl Drawing<'_> {
    /// Draws the subject of the question; empty where it has none.
    pub(super) fn asked_about(&self) -> Markup {
        match self.view.question.map(|(_, question)| question) {
            Some(Question::Place) => match self.view.placing() {
                Some((_, kind)) => {
                    html! { div class="dw-asked" { (self.card(kind, false, "", parts::large_card)) } }
                }
                None => html! {},
            },
            Some(Question::Load | Question::Go | Question::Tried | Question::TopUp) => self.pool(),
            Some(Question::TradeLay | Question::TradeConfirm) => self.table(),
            _ => html! {},
        }
    }

    /// Draws the movement that is loaded.
    fn pool(&self) -> Markup {
        let Some(moving) = self.view.moving() else { return html! {} };
        let gaits = Gait::ALL.into_iter().zip(moving.pool).filter(|(_, count)| *count > 0);
        let said = self.view.doing_in_words().first().map(|said| self.bundle.say(said)).unwrap_or_default();
        html! {
            p class="dw-pool" {
                span class="sr" { (said) }
                @for (gait, count) in gaits { span aria-hidden="true" { b { (count) } (icon(JobIcon::Gait(gait))) } }
                @for length in &moving.tickets { span aria-hidden="true" { b { (length) } (icon(JobIcon::Train)) } }
            }
        }
    }

    /// Draws what both sides of a trade have laid on the table.
    fn table(&self) -> Markup {
        let Some(sides) = self.view.trades() else { return html! {} };
        html! {
            div class="dw-trade" {
                @for (seat, goods) in sides {
                    section {
                        h4 { (self.speaker(seat)) }
                        (self.stock(goods))
                        @if let Some(player) = self.view.players.get(seat.number()) {
                            @for &(kind, count) in &player.table {
                                (self.card(kind, false, &if count > 1 { format!("×{count}") } else { String::new() }, parts::slim_card))
                            }
                        }
                    }
                }
            }
        }
    }

    fn speaker(&self, seat: Seat) -> Markup {
        let name = self.view.game().character(seat).name.spoken_in(self.bundle.language().tag());
        html! { (drawn::meeple(seat.number())) (name) }
    }

    /// The icons before the label of an answer.
    pub(super) fn shown(&self, decision: Decision) -> Markup {
        match decision {
            Decision::Resource(resource) | Decision::Lay(resource) | Decision::TakeBack(resource) => {
                icon(JobIcon::of_resource(resource))
            }
            Decision::Card(kind) | Decision::LayCard(kind) | Decision::TakeBackCard(kind) => {
                icon(self.card_icon(kind))
            }
            Decision::Step { by, .. } | Decision::Enter { by, .. } => fare(by),
            Decision::Try(_) | Decision::Tile(_) => icon(JobIcon::Reveal),
            Decision::Ride { .. } => icon(JobIcon::Train),
            Decision::TurnBack(gait) => icon(JobIcon::Gait(gait)),
            Decision::OnDraw => icon(JobIcon::Draw),
            Decision::OnDiscard => icon(JobIcon::Card(Verb::Discard, Picked::Of(Selector::Item))),
            Decision::Trade(seat) => drawn::meeple(seat.number()),
            _ => html! {},
        }
    }

    /// A short label: the card's name, for an answer that only names a card.
    pub(super) fn in_short(&self, decision: Decision) -> Option<&str> {
        let (Decision::Card(kind) | Decision::LayCard(kind)) = decision else { return None };
        Some(self.view.game().edition().card(kind).name.spoken_in(self.bundle.language().tag()))
    }

    /// The icon of a card: its colour, or its kind of danger.
    fn card_icon(&self, kind: Kind) -> JobIcon {
        let card = self.view.game().edition().card(kind);
        let selector = match (card.pile, card.colour) {
            (Pile::Danger(danger), _) => Selector::Danger(danger),
            (_, Some(colour)) => Selector::Colour(colour),
            (_, None) => Selector::Item,
        };
        let verb = match self.view.question {
            Some((_, Question::Scrap)) => Verb::Scrap,
            _ => Verb::Discard,
        };
        JobIcon::Card(verb, Picked::Of(selector))
    }
}

/// The cost of a step; along rails it is free.
fn fare(by: Fare) -> Markup {
    let Fare::Paid(costs) = by else {
        return html! { span class="dw-fare" aria-hidden="true" { b { "0" } (icon(JobIcon::Gait(Gait::Walk))) } };
    };
    let costs = Gait::ALL.into_iter().zip(costs).filter(|(_, cost)| *cost > 0);
    html! {
        span class="dw-fare" aria-hidden="true" { @for (gait, cost) in costs { b { (cost) } (icon(JobIcon::Gait(gait))) } }
    }
}
