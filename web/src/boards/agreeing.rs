//! What the set-up forms of all games are made of, and how they are read.

use super::Fields;
use catalog::Bundle;
use game::{Catalogued, HouseRule, Message, Options, RuleId};
use maud::{Markup, html};

/// What a form sends where the game is to choose: as good as nothing.
pub(crate) const SUGGESTED: &str = "suggested";

/// A field that is chosen from a list.
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

/// Numbers to choose from.
pub(crate) fn numbers(numbers: impl IntoIterator<Item = u8>) -> impl Iterator<Item = (String, String)> {
    numbers.into_iter().map(|number| (number.to_string(), number.to_string()))
}

/// A box to tick for each house rule, and the ruling it turns around.
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

/// Where a ruling can be read.
pub(crate) fn ruling<G: Catalogued>(id: RuleId, bundle: &Bundle) -> Markup {
    html! {
        a href={ "/rules/" (G::ID) "#" (id) } { (bundle.say(&Message::new("setup-ruling").text("id", id.0))) }
    }
}

/// What a form sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent<'a>(pub(crate) &'a Fields);

impl<'a> Sent<'a> {
    /// What was chosen in a field, if anything was.
    pub(crate) fn chosen(self, name: &str) -> Option<&'a str> {
        let field = self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
        field.filter(|&value| value != SUGGESTED)
    }

    /// The number that was chosen, or the usual one.
    pub(crate) fn number(self, name: &str, usual: u8) -> Result<u8, String> {
        match self.chosen(name) {
            None => Ok(usual),
            Some(text) => text.parse().map_err(|_| format!("{name}: `{text}` is no number")),
        }
    }

    /// Every box with this name that was ticked.
    pub(crate) fn ticked(self, name: &str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }
}
