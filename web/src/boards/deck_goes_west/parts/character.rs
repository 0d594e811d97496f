//! Characters: the strip of the viewer's own, the card in the set-up, and their resources.

use super::job::{ShownJob, job_list};
use art::deck_goes_west::{JobIcon, grave, icon, portrait};
use deck_goes_west::{Character, Resource};
use maud::{Markup, html};

/// The amount of each resource.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StockCounters<'a> {
    /// In the order food, wood, metal, gold.
    pub(crate) amounts: [u16; 4],
    /// The names of the resources, for screen readers.
    pub(crate) names: [&'a str; 4],
}

/// Draws the four counters.
pub(crate) fn stock(stock: &StockCounters<'_>, title: &str) -> Markup {
    html! {
        ul class="dw-stock" aria-label=(title) {
            @for (number, resource) in Resource::ALL.into_iter().enumerate() {
                li {
                    (icon(JobIcon::of_resource(resource)))
                    b { (stock.amounts[number]) }
                    span class="sr" { " " (stock.names[number]) }
                }
            }
        }
    }
}

/// One grave for each danger card up to the deadly number, `limit`; those beyond `danger` are empty.
pub(crate) fn graves(danger: u8, limit: u8, name: &str) -> Markup {
    html! {
        span class="dw-graves" role="img" aria-label=(name) {
            @for number in 0..limit.max(danger) { (grave(number < danger)) }
            b aria-hidden="true" { (danger) "/" (limit) }
        }
    }
}

/// The strip of a character: portrait, abilities, resources.
#[derive(Clone, Debug)]
pub(crate) struct CharacterStrip<'a> {
    pub(crate) character: &'a Character,
    pub(crate) name: &'a str,
    /// Its [`condition`].
    pub(crate) condition: Markup,
    pub(crate) abilities: Vec<ShownJob<'a>>,
    /// Counters and graves.
    pub(crate) has: Markup,
}

/// The line below the name: the character's state and its piles. `tapped` marks a character that is turned until the next Day.
pub(crate) fn condition(said: &str, tapped: bool) -> Markup {
    html! { p id="dw-condition" class=[tapped.then_some("tapped")] { (said) } }
}

/// Draws the strip.
pub(crate) fn strip(strip: &CharacterStrip<'_>) -> Markup {
    html! {
        section class="dw-me" {
            div class="dw-who" { (portrait(&strip.character.id)) div { h2 { (strip.name) } (strip.condition) } }
            (job_list("dw-abilities", &strip.abilities))
            (strip.has)
        }
    }
}

/// The card of a character: portrait, level, Hand Limit, abilities, and what it begins with.
#[derive(Clone, Debug)]
pub(crate) struct ShownCharacter<'a> {
    pub(crate) character: &'a Character,
    pub(crate) name: &'a str,
    pub(crate) title: &'a str,
    /// Such as *Level 2*.
    pub(crate) level: &'a str,
    /// Such as *Hand Limit 6*.
    pub(crate) limit: &'a str,
    pub(crate) abilities: Vec<ShownJob<'a>>,
    /// The names of food, wood, metal and gold.
    pub(crate) goods: [&'a str; 4],
    /// The starter cards as text.
    pub(crate) deck: &'a str,
}

/// Draws the card.
pub(crate) fn character(shown: &ShownCharacter<'_>) -> Markup {
    html! {
        article class="dw-character" data-character=(shown.character.id) {
            header {
                (portrait(&shown.character.id))
                div {
                    h3 { (shown.name) }
                    p { (shown.title) }
                    p class="dw-limits" {
                        span { (shown.level) }
                        span { (icon(JobIcon::HandLimit)) b aria-hidden="true" { (shown.character.hand_limit) } span class="sr" { (shown.limit) } }
                    }
                }
            }
            (job_list("", &shown.abilities))
            footer {
                ul class="dw-start" {
                    @for ((resource, amount), name) in Resource::ALL.into_iter().zip(shown.character.start).zip(shown.goods) {
                        @if amount > 0 { li { (icon(JobIcon::of_resource(resource))) b { (amount) } span class="sr" { " " (name) } } }
                    }
                }
                p { (shown.deck) }
            }
        }
    }
}
