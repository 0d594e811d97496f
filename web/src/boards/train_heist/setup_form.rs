//! The set-up as form fields, and form fields as a set-up.

use crate::boards::Fields;
use crate::boards::setup_form::{
    LobbyFacts, SUGGESTED, SetupForm, SubmittedFields, choice, house_rules, numbers,
};
use catalog::Bundle;
use game::{Catalogued, Game, Message};
use maud::{Markup, html};
use train_heist::{Edition, Mode, Options, Setup, TrainHeist};

impl SetupForm for TrainHeist {
    const FACTS: LobbyFacts = LobbyFacts { players: (2, 4), usual: 3, minutes: 45, weight: "weight-medium" };

    fn setup_fields(bundle: &Bundle) -> Markup {
        let usual = TrainHeist::default_setup(3);
        html! {
            (choice("count", "setup-count", numbers(2..=4), "3", bundle))
            (choice("mode", "setup-mode", Mode::ALL.map(|mode| (mode.word().to_owned(), bundle.word(mode.message_id()))), usual.mode.word(), bundle))
            (choice("goal", "setup-goal", goals(&usual, bundle), SUGGESTED, bundle))
            (choice("fewer", "setup-fewer", numbers(0..=Setup::FEWER_EVENTS), "0", bundle))
            p class="hint" { (bundle.word("setup-fewer-help")) }
            label id="setup-wanted" class="option" {
                input type="checkbox" name="wanted" value="5" checked;
                " " span { (bundle.word("setup-wanted")) }
            }
            @if Edition::all().len() > 1 {
                (choice("edition", "setup-edition", Edition::all().into_iter().map(|edition| (edition.id.clone(), edition.name.spoken_in(bundle.language().tag()).to_owned())), &usual.edition, bundle))
            }
            (house_rules(usual.options, bundle))
        }
    }

    fn setup_from(fields: &Fields) -> Result<Setup, String> {
        let sent = SubmittedFields(fields);
        let usual = TrainHeist::default_setup(sent.number("count", 3)?);
        let mode = match sent.chosen("mode") {
            None => usual.mode,
            Some(word) => Mode::ALL
                .into_iter()
                .find(|mode| mode.word() == word)
                .ok_or_else(|| format!("mode: there is no mode `{word}`"))?,
        };
        let fewer_events = sent.number("fewer", 0)?;
        let goal = sent.number("goal", Setup::suggested_goal(usual.goal, fewer_events))?;
        Ok(Setup {
            mode,
            goal,
            fewer_events,
            // A browser sends no unticked checkbox; `mode` tells that the fields come from a form that has one.
            wanted_cards: if sent.chosen("mode").is_some() {
                sent.number("wanted", 0)?
            } else {
                usual.wanted_cards
            },
            options: Options::read(sent.ticked("option"))?,
            edition: sent.chosen("edition").map_or_else(|| usual.edition.clone(), str::to_owned),
            ..usual
        })
    }

    fn setup_in_words(setup: &Setup, bundle: &Bundle) -> Vec<String> {
        let mut said = vec![bundle.word(setup.mode.message_id())];
        if setup.mode.has_goal() {
            said.push(bundle.say(&Message::new("agreed-goal").number("goal", setup.goal.into())));
        }
        let game =
            TrainHeist::new(setup.clone()).expect("a table opens only with a set-up that can be played");
        said.extend(game.handicaps().iter().map(|handicap| bundle.say(handicap)));
        said
    }

    fn is_for_one(setup: &Setup) -> bool {
        setup.mode == Mode::Solitaire
    }

    fn seat_label(setup: &Setup, seat: usize, bundle: &Bundle) -> String {
        setup.seats.get(seat).map_or_else(String::new, |colour| bundle.word(colour.message_id()))
    }
}

/// Options for the goal: first the one that fits the number of events, then every goal that any set-up allows.
fn goals(usual: &Setup, bundle: &Bundle) -> impl Iterator<Item = (String, String)> {
    let suggested = bundle.say(&Message::new("setup-goal-suggested").number("goal", usual.goal.into()));
    let ever = Setup { fewer_events: Setup::FEWER_EVENTS, ..usual.clone() }.goals();
    let goals = ever.map(|goal| (goal.to_string(), bundle.say(&usual.zoned(goal))));
    std::iter::once((SUGGESTED.to_owned(), suggested)).chain(goals)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(fields: &[(&str, &str)]) -> Setup {
        let fields: Vec<(String, String)> =
            fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        TrainHeist::setup_from(&fields).unwrap()
    }

    #[test]
    fn the_suggested_goal_follows_the_number_of_events() {
        assert_eq!(sent(&[("goal", SUGGESTED)]).goal, 12);
        assert_eq!(sent(&[("goal", SUGGESTED), ("fewer", "5")]).goal, 10);
        assert_eq!(sent(&[("goal", "14"), ("fewer", "5")]).goal, 14);
        assert_eq!(sent(&[]), TrainHeist::default_setup(3));
    }
}
