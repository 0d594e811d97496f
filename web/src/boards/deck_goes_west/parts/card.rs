//! Cards: in a hand, in the Trade Row, and large enough to study.

use super::slot::{Sentences, Slot, list, slots};
use art::deck_goes_west::{Icon, Picked, card_mark, card_type, icon, vignette};
use deck_goes_west::{CardKind, Danger, Pile, Selector};
use maud::{Markup, html};

/// A card with all that is known of it, in the reader's words.
#[derive(Clone, Debug)]
pub(crate) struct ShownCard<'a> {
    pub(crate) card: &'a CardKind,
    pub(crate) name: &'a str,
    /// What kind of card it is: *trade card, blue*.
    pub(crate) sort: &'a str,
    pub(crate) jobs: Vec<Slot<'a>>,
    /// What it costs; nothing where nobody can buy it.
    pub(crate) prices: Vec<Slot<'a>>,
    /// The word for what it costs.
    pub(crate) price: &'a str,
    pub(crate) flavour: Option<&'a str>,
    /// How many there are, or that it leaves tonight; often nothing.
    pub(crate) note: &'a str,
}

impl ShownCard<'_> {
    /// Its colour, or the kind of its danger.
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

    /// Colour, name and kind.
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

/// A word with more letters needs all the room that a card in hand has.
const LONG: usize = 9;

/// A card as it is held or lies on the table.
pub(crate) fn card(shown: &ShownCard<'_>) -> Markup {
    shown.whole("dw-card", Sentences::Pointed)
}

/// A card to be studied: its jobs are written out.
pub(crate) fn large_card(shown: &ShownCard<'_>) -> Markup {
    shown.whole("dw-card large", Sentences::Written)
}

/// A card of the Trade Row as a line: what it does, and what it costs at the right.
pub(crate) fn row_card(shown: &ShownCard<'_>) -> Markup {
    html! {
        article class=(shown.class("dw-shelf")) data-card=(shown.card.id) {
            (card_mark(shown.picked()))
            div class="dw-goods" {
                h4 { (shown.name) span class="sr" { ", " (shown.sort) } @if !shown.note.is_empty() { small { (shown.note) } } }
                (slots("dw-does", &shown.jobs))
            }
            (slots("dw-prices", &shown.prices))
        }
    }
}

/// A card of a hand as a line, where room is short: its jobs can be pressed as on the card itself.
pub(crate) fn slim_card(shown: &ShownCard<'_>) -> Markup {
    html! {
        article class=(shown.class("dw-slim")) data-card=(shown.card.id) {
            (card_mark(shown.picked()))
            div {
                h4 { (shown.name) span class="sr" { ", " (shown.sort) } @if !shown.note.is_empty() { small { (shown.note) } } }
                (slots("", &shown.jobs))
            }
        }
    }
}

/// A card from behind, and how many lie there.
pub(crate) fn pile(count: usize, name: &str) -> Markup {
    html! {
        span class=(if count == 0 { "dw-pile none" } else { "dw-pile" }) role="img" aria-label=(name) {
            @if count > 0 { (icon(Icon::Draw)) }
            b aria-hidden="true" { (count) }
        }
    }
}
