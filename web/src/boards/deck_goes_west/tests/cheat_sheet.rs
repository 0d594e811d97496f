//! The cheat sheet links to existing rules, in every language.

use super::bundle;
use crate::boards::CheatSheetPage;
use crate::translator::Translator;
use catalog::{GameId, Language};
use deck_goes_west::DeckGoesWest;

#[test]
fn every_line_leads_to_rules_that_exist() {
    for language in Language::ALL {
        let translator = Translator::new(language).unwrap();
        let html = DeckGoesWest::cheat_sheet(&bundle(language), &translator.pages).into_string();
        let book = translator.rules(GameId::DeckGoesWest);
        let (facts, _) = html.split_once("dw-icon-key").unwrap();
        let lines: Vec<&str> = facts.split("<li>").skip(1).collect();
        assert!(lines.len() > 20, "{}", lines.len());
        for line in lines {
            let mut links = line.split("href=\"/rules/deck-goes-west#").skip(1).peekable();
            assert!(links.peek().is_some(), "{line}");
            for id in links.filter_map(|link| link.split('"').next()) {
                assert!(book.rules.iter().any(|rule| rule.id == id), "{id} is no rule");
            }
        }
    }
}
