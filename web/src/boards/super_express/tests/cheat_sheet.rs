//! The cheat sheet cites existing rules of every chapter, in every language.

use super::bundle;
use super::page::text;
use crate::boards::CheatSheetPage;
use crate::translator::Translator;
use catalog::{GameId, Language};
use std::collections::BTreeSet;
use super_express::SuperExpress;

/// The ids of the rules that a page links to.
fn rules(html: &str) -> BTreeSet<&str> {
    html.split("href=\"/rules/super-express#").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_rule_it_names_exists_and_every_chapter_is_on_it() {
    for language in Language::ALL {
        let translator = Translator::new(language).unwrap();
        let html = SuperExpress::cheat_sheet(&bundle(language), &translator.pages).into_string();
        let book = translator.rules(GameId::SuperExpress);
        let mut chapters = BTreeSet::new();
        for id in rules(&html) {
            let rule = book.rules.iter().find(|rule| rule.id == id);
            chapters.insert(rule.unwrap_or_else(|| panic!("{id} is no rule")).chapter);
        }
        let all: BTreeSet<&str> = book.rules.iter().map(|rule| rule.chapter).collect();
        assert_eq!(chapters, all);
    }
}

#[test]
fn it_is_said_in_every_language_and_drawn() {
    let sheets = Language::ALL.map(|language| {
        let translator = Translator::new(language).unwrap();
        SuperExpress::cheat_sheet(&bundle(language), &translator.pages).into_string()
    });
    for html in &sheets {
        let (_, shown) = html.split_once("<p class=\"aim\">").unwrap();
        let words = text(shown);
        assert!(!words.contains("sheet-") && !words.contains(['{', '}']), "{words}");
        // The example drawing marks the target that the rules give: Mei hits Cheyenne over Ghost.
        assert!(
            shown.contains("id=\"piece-M\" class=\"piece mine\"") && shown.contains("href=\"#sight-target\"")
        );
        for card in ["move", "floor", "turn", "shoot", "reflex", "horse"] {
            assert!(
                shown.contains(&format!("#card-{card}")) && html.contains(&format!("id=\"card-{card}\""))
            );
        }
    }
    assert_eq!(rules(&sheets[0]), rules(&sheets[1]));
    assert_ne!(text(&sheets[0]), text(&sheets[1]));
}
