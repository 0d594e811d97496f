//! The set-up of a table as a form and in sentences, with the form fields that all games share.

use super::Fields;
use catalog::Bundle;
use game::{Catalogued, Game, HouseRule, Message, Options, RuleId};
use maud::{Markup, html};
use std::ops::RangeInclusive;

/// A game whose set-up is chosen with a form.
pub(crate) trait SetupForm: Game {
    /// The facts of the game for the lobby.
    const FACTS: LobbyFacts;

    /// The game's part of the set-up form.
    fn setup_fields(bundle: &Bundle) -> Markup;
    /// The set-up that form fields state, with defaults for missing fields; the error is a sentence about what is wrong.
    fn setup_from(fields: &Fields) -> Result<Self::Setup, String>;
    /// The set-up of a table as sentences.
    fn setup_in_words(setup: &Self::Setup, bundle: &Bundle) -> Vec<String>;
    /// Whether one person has every seat with this set-up.
    fn is_for_one(_setup: &Self::Setup) -> bool {
        false
    }
    /// The translated name of a seat's figure; empty where there is no such seat.
    fn seat_label(setup: &Self::Setup, seat: usize, bundle: &Bundle) -> String;
}

/// The facts of a game for the lobby: players, duration, difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LobbyFacts {
    /// The fewest and the most players.
    pub(crate) players: (u8, u8),
    /// The usual number of players.
    pub(crate) usual: u8,
    pub(crate) minutes: u8,
    /// The id of the message about its difficulty.
    pub(crate) weight: &'static str,
}

/// The value of a field that leaves the choice to the game. [`SubmittedFields::chosen`] treats it as absent.
pub(crate) const SUGGESTED: &str = "suggested";

/// A select field with these options; `says` is the message of its label.
pub(crate) fn choice(
    name: &str,
    says: &'static str,
    values: impl IntoIterator<Item = (String, String)>,
    chosen: &str,
    bundle: &Bundle,
) -> Markup {
    html! {
        label id={ "setup-" (name) } class="field" {
            span { (bundle.word(says)) } " "
            select name=(name) {
                @for (value, shown) in values { option value=(value) selected[value == chosen] { (shown) } }
            }
        }
    }
}

/// The options of a select field of numbers: value and label are the same.
pub(crate) fn numbers(numbers: impl IntoIterator<Item = u8>) -> impl Iterator<Item = (String, String)> {
    numbers.into_iter().map(|number| (number.to_string(), number.to_string()))
}

/// A checkbox for each house rule, with a link to the ruling it reverses.
pub(crate) fn house_rules<R: HouseRule>(chosen: Options<R>, bundle: &Bundle) -> Markup {
    html! {
        fieldset id="setup-house-rules" {
            legend { (bundle.word("setup-house-rules")) }
            div class="options options-wide" {
                @for &rule in R::EVERY {
                    div id={ "setup-option-" (rule.name()) } class="house-rule" {
                        label class="option" {
                            input type="checkbox" name="option" value=(rule.name()) checked[chosen.has(rule)];
                            " " span { (bundle.word(rule.message_id())) }
                        }
                        " "
                        (ruling::<R::Of>(rule.ruling(), bundle))
                    }
                }
            }
        }
    }
}

/// A link to a ruling in the rulebook.
pub(crate) fn ruling<G: Catalogued>(id: RuleId, bundle: &Bundle) -> Markup {
    html! {
        a href={ "/rules/" (G::ID) "#" (id) } { (bundle.say(&Message::new("setup-ruling").text("id", id.0))) }
    }
}

/// The submitted fields of a form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SubmittedFields<'a>(pub(crate) &'a Fields);

impl<'a> SubmittedFields<'a> {
    /// The value of a field; `None` where the field is missing or left to the game.
    pub(crate) fn chosen(self, name: &str) -> Option<&'a str> {
        let field = self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
        field.filter(|&value| value != SUGGESTED)
    }

    /// The number in a field, or `usual` where none was chosen; the error names the field.
    pub(crate) fn number(self, name: &str, usual: u8) -> Result<u8, String> {
        match self.chosen(name) {
            None => Ok(usual),
            Some(text) => text.parse().map_err(|_| format!("{name}: `{text}` is no number")),
        }
    }

    /// Like [`SubmittedFields::number`], for a field that offers only the numbers of a range.
    pub(crate) fn number_in(self, name: &str, usual: u8, offered: RangeInclusive<u8>) -> Result<u8, String> {
        let number = self.number(name, usual)?;
        match offered.contains(&number) {
            true => Ok(number),
            false => Err(format!(
                "{name}: {number} is none of the numbers from {} to {}",
                offered.start(),
                offered.end()
            )),
        }
    }

    /// The values of all ticked checkboxes with this name.
    pub(crate) fn ticked(self, name: &str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }
}
