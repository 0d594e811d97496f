//! Forms: every decision and every set-up can be chosen and is read back.

use super::page::{self, sent, text};
use super::{bundle, tables, watch};
use crate::boards::super_express::setup_form::filled_in;
use crate::boards::{Fields, QuestionForm, SetupForm};
use catalog::Language;
use game::{Catalogued, Game, Notation};
use super_express::{Bandit, Card, HouseRule, Modules, Options, Sealed, Setup, SuperExpress, View};

fn fields(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn answer(fields: &Fields) -> String {
    SuperExpress::answer(fields).unwrap()
}

#[test]
fn every_decision_can_be_chosen_and_is_read_back() {
    for language in Language::ALL {
        let bundle = bundle(language);
        for setup in tables() {
            watch(&setup, 3, |game, view| {
                let html = SuperExpress::ask(view, &[], &bundle).into_string();
                page::check(&html);
                assert_eq!(html.is_empty(), view.legal.is_empty());
                for &decision in view.legal {
                    let cards = decision.program().cards().map(|card| card.to_string());
                    let chosen: Vec<(String, String)> = ["first", "second", "third"]
                        .into_iter()
                        .zip(cards)
                        .map(|(name, card)| {
                            assert!(html.contains(&format!(" name=\"{name}\" value=\"{card}\"")), "{html}");
                            (name.to_owned(), card)
                        })
                        .collect();
                    assert_eq!(game.read(&answer(&chosen)).unwrap(), decision);
                }
                a_sealed_program_is_filled_in(view, &html);
            });
        }
    }
}

fn a_sealed_program_is_filled_in(view: &View, html: &str) {
    match view.viewer.and_then(|viewer| view.programs.get(&viewer)) {
        Some(Sealed::Known(program)) => {
            assert_eq!(answer(&sent(html)), format!("plan {program}"));
        }
        _ => assert!(sent(html).is_empty()),
    }
}

#[test]
fn the_form_names_every_card_of_the_hand_and_what_it_does() {
    for language in Language::ALL {
        let bundle = bundle(language);
        for setup in tables() {
            let hand: Vec<Card> = Card::ALL.into_iter().filter(|&card| setup.modules.deal(card)).collect();
            watch(&setup, 5, |_, view| {
                let html = SuperExpress::ask(view, &[], &bundle).into_string();
                if !html.is_empty() {
                    assert_eq!(html.matches("type=\"radio\"").count(), 3 * hand.len());
                    let words = text(&html);
                    hand.iter().for_each(|card| {
                        assert!(words.contains(&format!("|{}|", bundle.word(card.message_id()))), "{words}");
                    });
                    let explained = SuperExpress::explained(view, &bundle).into_string();
                    page::check(&format!("{html}{explained}"));
                    hand.iter().for_each(|card| {
                        assert!(explained.contains(&format!(" id=\"does-{card}\"")), "{explained}");
                    });
                    let words = words + &text(&explained);
                    assert!(!words.contains("-does") && !words.contains("ask-"), "{words}");
                }
            });
        }
    }
}

#[test]
fn an_incomplete_form_is_refused_by_the_game() {
    let game = SuperExpress::new(Setup::default()).unwrap();
    let refused = |sent: &[(&str, &str)]| game.read(&answer(&fields(sent))).unwrap_err().to_string();
    assert_eq!(answer(&fields(&[("first", "m")])), "plan m");
    assert_eq!(refused(&[]), "a program has 3 cards, not 0");
    assert_eq!(refused(&[("first", "m"), ("third", "t")]), "a program has 3 cards, not 2");
    assert_eq!(
        refused(&[("first", "m"), ("second", "m"), ("third", "t")]),
        "there is only one Move card (m) in a hand"
    );
    assert_eq!(answer(&fields(&[("first", "m"), ("decision", "plan cts")])), "plan cts");
}

#[test]
fn every_set_up_is_read_back_from_its_form() {
    for language in Language::ALL {
        let bundle = bundle(language);
        for modules in Modules::combinations() {
            for options in house_rules() {
                for seats in tables_of_bandits() {
                    let chosen = Setup { seats, modules, options };
                    let html = filled_in(&chosen, &bundle).into_string();
                    page::check(&html);
                    assert_eq!(SuperExpress::setup_from(&sent(&html)), Ok(chosen));
                    assert!(!text(&html).contains("setup-"), "{html}");
                }
            }
        }
    }
}

fn house_rules() -> Vec<Options> {
    let [one, other] = HouseRule::ALL;
    let none = Options::default();
    vec![none, none.with(one), none.with(other), none.with(one).with(other)]
}

fn tables_of_bandits() -> Vec<Vec<Bandit>> {
    let ordinary = (3..=7).map(|count| SuperExpress::default_setup(count).seats);
    let turned = (3..=7).map(|count| Bandit::ALL.into_iter().rev().take(count).collect());
    ordinary.chain(turned).collect()
}

#[test]
fn the_set_up_links_to_its_rulings() {
    let html = filled_in(&Setup::default(), &bundle(Language::English)).into_string();
    assert!(html.contains("href=\"/rules/super-express#SE-R15\""), "{html}");
    assert!(html.contains("href=\"/rules/super-express#SE-R33\""), "{html}");
}

#[test]
fn free_bandits_sit_where_none_was_chosen() {
    let chosen = SuperExpress::setup_from(&fields(&[
        ("count", "3"),
        ("bandit-0", ""),
        ("bandit-1", "B"),
        ("bandit-6", "B"),
    ]));
    assert_eq!(chosen.map(|setup| setup.seats), Ok(vec![Bandit::Ghost, Bandit::Belle, Bandit::Mei]));
    assert_eq!(SuperExpress::setup_from(&[]), Ok(Setup::default()));
}

#[test]
fn what_is_unknown_gets_a_sentence() {
    let why = |name, value| SuperExpress::setup_from(&fields(&[("count", "4"), (name, value)])).unwrap_err();
    assert_eq!(why("bandit-2", "X"), "bandit-2: `X` is no bandit: there are B, C, J, D, G, M, T");
    assert_eq!(why("module", "Z"), "module: `Z` is no module: there are R, H, T");
    assert_eq!(
        why("option", "slow"),
        "option: `slow` is no house rule of Super Express: there are horse_when_stunned and loot_value_visible"
    );
    let count = |count| SuperExpress::setup_from(&fields(&[("count", count)])).unwrap_err();
    assert_eq!(count("8"), "count: `8` is no number of players from 3 to 7");
    assert_eq!(count("many"), "count: `many` is no number of players from 3 to 7");
}
