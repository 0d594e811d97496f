//! A battle: its strikes with their dice, hits and saves.

use art::deck_goes_west::{DiceCounts, success_die};
use maud::{Markup, html};

/// The side that attacks in a strike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Striker {
    Bandits,
    Players,
}

/// One side of a strike.
#[derive(Clone, Debug)]
pub(crate) struct StrikeSide<'a> {
    /// Drawings of who takes part: portraits, bandits, icons of jobs.
    pub(crate) who: Markup,
    /// The faces of the dice.
    pub(crate) dice: &'a [u8],
    /// The hits or saves without dice.
    pub(crate) sure: u16,
}

/// One strike: attack dice against defence dice.
#[derive(Clone, Debug)]
pub(crate) struct Strike<'a> {
    pub(crate) by: Striker,
    /// Such as *Bandits strike first*.
    pub(crate) title: &'a str,
    pub(crate) attack: StrikeSide<'a>,
    pub(crate) defence: StrikeSide<'a>,
    /// The words *hits* and *saves*, inflected for their numbers.
    pub(crate) hits: &'a str,
    pub(crate) saves: &'a str,
    /// The result of the strike.
    pub(crate) outcome: Markup,
}

impl StrikeSide<'_> {
    fn sum(&self) -> u16 {
        self.dice.iter().fold(self.sure, |sum, &die| sum.saturating_add(u16::from(die)))
    }

    fn drawn(&self, counts: DiceCounts) -> Markup {
        html! {
            div class="dw-team" {
                div class="dw-with" { (self.who) }
                div class="dw-dice" {
                    @for die in self.dice { (success_die(*die, counts, &die.to_string())) }
                    @if self.sure > 0 { b { "+" (self.sure) } }
                }
            }
        }
    }
}

/// Draws the strikes of a battle in order.
pub(crate) fn battle(strikes: &[Strike<'_>]) -> Markup {
    html! {
        div class="dw-battle" {
            @for (number, strike) in (1..).zip(strikes) {
                section class=(match strike.by { Striker::Bandits => "dw-strike foes", Striker::Players => "dw-strike" }) {
                    h3 { @if strikes.len() > 1 { span aria-hidden="true" { (number) } } (strike.title) }
                    div class="dw-sum" {
                        (strike.attack.drawn(DiceCounts::Hits))
                        b class="dw-hits" { (strike.attack.sum()) i { (strike.hits) } }
                        span class="dw-less" aria-hidden="true" { "−" }
                        b class="dw-saves" { (strike.defence.sum()) i { (strike.saves) } }
                        (strike.defence.drawn(DiceCounts::Saves))
                    }
                    div class="dw-outcome" { (strike.outcome) }
                }
            }
        }
    }
}
