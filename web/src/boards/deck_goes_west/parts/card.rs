//! Cards in a hand, in the Trade Row, and in full size.

use super::job::{Sentences, ShownJob, job_list, list};
use art::deck_goes_west::{JobIcon, Picked, card_mark, card_type, icon, vignette};
use deck_goes_west::{CardKind, Danger, Pile, Selector};
use maud::{Markup, html};

/// A card with its texts in the viewer's language.
#[derive(Clone, Debug)]
pub(crate) struct ShownCard<'a> {
    pub(crate) card: &'a CardKind,
    pub(crate) name: &'a str,
    /// The kind of card, such as *trade card, blue*.
    pub(crate) sort: &'a str,
    pub(crate) jobs: Vec<ShownJob<'a>>,
    /// The jobs that buy it; empty where it is not for sale.
    pub(crate) prices: Vec<ShownJob<'a>>,
    /// The heading of the prices.
    pub(crate) price: &'a str,
    pub(crate) flavour: Option<&'a str>,
    /// The number of copies, or that the card leaves tonight; may be empty.
    pub(crate) note: &'a str,
}

impl ShownCard<'_> {
    /// The card's colour, or its kind of danger.
    fn picked(&self) -> Picked {
        Picked::Of(match (self.card.pile, self.card.colour) {
            (Pile::Danger(danger), _) => Selector::Danger(danger),
            (_, Some(colour)) => Selector::Colour(colour),
            (_, None) => Selector::Item,
        })
    }

    fn class(&self, form: &str) -> String {
        let pile = match self.card.pile {
            Pile::Starter => "item starter",
            Pile::Trade => "item trade",
            Pile::Danger(Danger::Pain) => "danger pain",
            Pile::Danger(Danger::Exhaustion) => "danger exhaustion",
        };
        format!("{form} {pile} {}", self.picked().class())
    }

    /// The header with colour, name and kind.
    fn head(&self) -> Markup {
        let long = self.name.split([' ', '-']).any(|word| word.chars().count() > LONG);
        html! {
            header class=[long.then_some("dw-long")] {
                (card_mark(self.picked()))
                h3 { (self.name) span class="sr" { ", " (self.sort) } }
                @if !self.note.is_empty() { small { (self.note) } }
                (card_type(self.card.pile))
            }
        }
    }

    fn whole(&self, form: &str, sentences: Sentences) -> Markup {
        html! {
            article class=(self.class(form)) data-card=(self.card.id) {
                (self.head())
                div class="dw-pic" { (vignette(self.card)) }
                (list("", &self.jobs, sentences))
                @if let Some(flavour) = self.flavour { p class="dw-flavour" { (flavour) } }
                @if !self.prices.is_empty() {
                    div class="dw-buy" { h4 { (self.price) } (list("", &self.prices, sentences)) }
                }
            }
        }
    }
}

/// A name with a longer word is set smaller to fit a card in hand.
const LONG: usize = 9;

/// A card of normal size; its sentences show on hover.
pub(crate) fn card(shown: &ShownCard<'_>) -> Markup {
    shown.whole("dw-card", Sentences::Pointed)
}

/// A card in full size with the sentences of its jobs.
pub(crate) fn large_card(shown: &ShownCard<'_>) -> Markup {
    shown.whole("dw-card large", Sentences::Written)
}

/// A card of the Trade Row as a line: its jobs, then its prices.
pub(crate) fn row_card(shown: &ShownCard<'_>) -> Markup {
    html! {
        article class=(shown.class("dw-shelf")) data-card=(shown.card.id) {
            (card_mark(shown.picked()))
            div class="dw-goods" {
                h4 { (shown.name) span class="sr" { ", " (shown.sort) } @if !shown.note.is_empty() { small { (shown.note) } } }
                (job_list("dw-does", &shown.jobs))
            }
            (job_list("dw-prices", &shown.prices))
        }
    }
}

/// A card of a hand as a line for small screens, with the same buttons.
pub(crate) fn slim_card(shown: &ShownCard<'_>) -> Markup {
    html! {
        article class=(shown.class("dw-slim")) data-card=(shown.card.id) {
            (card_mark(shown.picked()))
            div {
                h4 { (shown.name) span class="sr" { ", " (shown.sort) } @if !shown.note.is_empty() { small { (shown.note) } } }
                (job_list("", &shown.jobs))
            }
        }
    }
}

/// A face-down pile with its number of cards.
pub(crate) fn pile(count: usize, name: &str) -> Markup {
    html! {
        span class=(if count == 0 { "dw-pile none" } else { "dw-pile" }) role="img" aria-label=(name) {
            @if count > 0 { (icon(JobIcon::Draw)) }
            b aria-hidden="true" { (count) }
        }
    }
}
