//! The set-up as form fields, and form fields as a set-up.

use crate::boards::Fields;
use crate::boards::setup_form::{LobbyFacts, SetupForm, SubmittedFields, choice, house_rules, numbers};
use catalog::Bundle;
use game::{Catalogued, Message};
use maud::{Markup, html};
use std::ops::RangeInclusive;
use super_express::{Bandit, Module, Modules, Options, Setup, SuperExpress};

/// SE-SETUP-01. The possible numbers of players.
const PLAYERS: RangeInclusive<u8> = 3..=7;

impl SetupForm for SuperExpress {
    const FACTS: LobbyFacts = LobbyFacts { players: (3, 7), usual: 4, minutes: 15, weight: "weight-light" };

    fn setup_fields(bundle: &Bundle) -> Markup {
        filled_in(&Setup::default(), bundle)
    }

    // The set-up may name a bandit twice; `Game::new` refuses that.
    fn setup_from(fields: &Fields) -> Result<Setup, String> {
        let sent = SubmittedFields(fields);
        let count = match sent.chosen("count") {
            Some(count) => read_count(count)?,
            None => Setup::default().seats.len(),
        };
        let chosen = (0..count).map(|at| {
            let field = format!("bandit-{at}");
            match sent.chosen(&field) {
                None | Some("") => Ok(None),
                Some(letter) => read_bandit(&field, letter).map(Some),
            }
        });
        Ok(Setup {
            seats: seated(&chosen.collect::<Result<Vec<_>, String>>()?),
            modules: sent.ticked("module").try_fold(Modules::NONE, |modules, letter| {
                Ok::<_, String>(modules.with(read_module(letter)?))
            })?,
            options: Options::read(sent.ticked("option")).map_err(|why| format!("option: {why}"))?,
        })
    }

    fn setup_in_words(setup: &Setup, bundle: &Bundle) -> Vec<String> {
        SuperExpress::agreed_in_words(setup.modules, setup.options)
            .iter()
            .map(|fact| bundle.say(fact))
            .collect()
    }

    fn seat_label(setup: &Setup, seat: usize, _: &Bundle) -> String {
        setup.seats.get(seat).map_or_else(String::new, |bandit| bandit.name().to_owned())
    }
}

/// The fields of the set-up form, filled in from a set-up.
pub(super) fn filled_in(chosen: &Setup, bundle: &Bundle) -> Markup {
    html! {
        (choice("count", "setup-count", numbers(PLAYERS), &chosen.seats.len().to_string(), bundle))
        (module_fields(chosen.modules, bundle))
        (house_rules(chosen.options, bundle))
        (bandit_fields(&chosen.seats, bundle))
    }
}

/// A checkbox for each module.
fn module_fields(chosen: Modules, bundle: &Bundle) -> Markup {
    html! {
        fieldset id="setup-modules" {
            legend { (bundle.word("setup-modules")) }
            div class="options" {
                @for module in Module::ALL {
                    label id={ "setup-module-" (module.letter()) } class="option" {
                        input type="checkbox" name="module" value=(module.letter()) checked[chosen.has(module)];
                        " "
                        span {
                            b { (bundle.word(module.message_id())) } " "
                            small { (bundle.word(adds(module))) }
                        }
                    }
                }
            }
        }
    }
}

/// A bandit for each seat. A seat without a choice gets a free bandit, so choosing for one seat leaves the others alone.
fn bandit_fields(seats: &[Bandit], bundle: &Bundle) -> Markup {
    let as_it_comes = seats == seated(&vec![None; seats.len()]);
    let order: Vec<&str> = seating_order().into_iter().map(Bandit::name).collect();
    html! {
        details id="setup-bandits" open[!as_it_comes] {
            summary { (bundle.word("setup-bandits")) }
            p { (bundle.say(&Message::new("setup-bandits-order").text("order", order.join(", ")))) }
            div class="options" {
                @for at in 0..Bandit::ALL.len() {
                    @let chosen = seats.get(at).filter(|_| !as_it_comes);
                    label id={ "setup-bandit-" (at) } class="field" {
                        span { (bundle.say(&Message::new("setup-seat").number("number", at as i64 + 1))) } " "
                        select name={ "bandit-" (at) } {
                            option value="" selected[chosen.is_none()] { (bundle.word("setup-bandit-free")) }
                            @for bandit in Bandit::ALL {
                                option value=(bandit) selected[chosen == Some(&bandit)] { (bandit.name()) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Bandits by seat: as chosen, and the remaining seats filled with free bandits in the usual order.
fn seated(chosen: &[Option<Bandit>]) -> Vec<Bandit> {
    let mut free = seating_order().into_iter().filter(|bandit| !chosen.contains(&Some(*bandit)));
    let seat = |chosen: &Option<Bandit>| chosen.or_else(|| free.next());
    chosen.iter().map(seat).collect::<Option<_>>().expect("there are as many bandits as seats")
}

/// All bandits in the order of the default set-up.
fn seating_order() -> Vec<Bandit> {
    SuperExpress::default_setup(*PLAYERS.end()).seats
}

/// Reads the number of players.
fn read_count(text: &str) -> Result<usize, String> {
    let count = text.parse().ok().filter(|count| PLAYERS.contains(count));
    count.map(usize::from).ok_or_else(|| {
        format!("count: `{text}` is no number of players from {} to {}", PLAYERS.start(), PLAYERS.end())
    })
}

/// Reads the bandit of a seat; the error names the field.
fn read_bandit(field: &str, text: &str) -> Result<Bandit, String> {
    Bandit::ALL.into_iter().find(|bandit| bandit.to_string() == text).ok_or_else(|| {
        let letters = Bandit::ALL.map(|bandit| bandit.to_string()).join(", ");
        format!("{field}: `{text}` is no bandit: there are {letters}")
    })
}

/// Reads the letter of a module.
fn read_module(text: &str) -> Result<Module, String> {
    Module::ALL.into_iter().find(|module| module.letter().to_string() == text).ok_or_else(|| {
        let letters = Module::ALL.map(|module| module.letter().to_string()).join(", ");
        format!("module: `{text}` is no module: there are {letters}")
    })
}

/// The id of the message about what a module adds.
fn adds(module: Module) -> &'static str {
    match module {
        Module::Reflex => "setup-reflex-adds",
        Module::Horse => "setup-horse-adds",
        Module::TimeTravelCar => "setup-time-travel-car-adds",
    }
}
