//! Rules looked up in words: by id, by chapter, or the list of chapters.

use super::translator::{Translator, paragraphs};
use game::{Message, Rule};

/// The lines for an id or the word of a chapter; for an empty id, the list of chapters.
pub(super) fn looked_up(id: &str, translator: &Translator) -> Vec<String> {
    if id.is_empty() {
        return chapters(translator);
    }
    let book = translator.rules();
    let Some(rule) = book.get(id) else { return chapter(id, translator) };
    let found = std::iter::once(rule).chain(book.rulings_on(rule.id));
    found
        .flat_map(|rule| std::iter::once(format!("{} ({})", rule.id, rule.chapter)).chain(paragraphs(rule)))
        .collect()
}

/// The chapters of the rules, each with the word that looks it up.
fn chapters(translator: &Translator) -> Vec<String> {
    let mut lines = vec![translator.say(&example(Message::new("plain-chapters"), translator))];
    let mut said = "";
    for rule in &translator.rules().rules {
        if let Some(word) = chapter_word(rule).filter(|&word| word != said) {
            lines.push(format!("{word}: {}", rule.chapter));
            said = word;
        }
    }
    lines
}

/// The rules of a chapter; rulings are shown with the rule they decide.
fn chapter(word: &str, translator: &Translator) -> Vec<String> {
    let rules = translator.rules().rules.iter().filter(|rule| chapter_word(rule) == Some(word));
    let lines: Vec<String> =
        rules.map(|rule| format!("{}: {}", rule.id, paragraphs(rule).join(" "))).collect();
    if lines.is_empty() {
        return vec![translator.say(&example(Message::new("plain-no-rule").text("id", word), translator))];
    }
    lines
}

/// Fills in sample ids of this game.
fn example(message: Message, translator: &Translator) -> Message {
    let [chapter, rule, ruling] = translator.examples();
    message.fixed("chapter", chapter).fixed("rule", rule).fixed("ruling", ruling)
}

/// The word of a rule's chapter, as in `SE-SHOOT-04`. Rulings have none of their own.
fn chapter_word<'a>(rule: &Rule<'a>) -> Option<&'a str> {
    let (_, rest) = rule.id.split_once('-')?;
    rest.rsplit_once('-').map(|(word, _)| word)
}
