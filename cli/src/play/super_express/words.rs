//! The table and the result in words.

use crate::play::sentence::Sentence;
use crate::play::super_express::seen_beat::Fate;
use crate::play::translator::Translator;
use game::{InWords, Message, RuleId, Section};
use super_express::{Bandit, Card, SeenTreasures, SuperExpress, Verdict, View};

/// The table between two rounds, without the lines on the asked seats and the set-up, which the players know.
pub(super) fn table(view: &View, names: &[String], translator: &Translator) -> Vec<String> {
    let mut sections = SuperExpress::sections(view, names).into_iter();
    let status = sections.next().map(|status| Section { lines: Vec::new(), ..status });
    let sentences = status.into_iter().chain(sections).flat_map(|section| Sentence::of(&section, translator));
    std::iter::once(String::new()).chain(sentences.map(|sentence| sentence.line())).collect()
}

/// The values of the player's own treasures, if there are any.
pub(super) fn own_treasures(view: &View, bandit: Bandit, translator: &Translator) -> Option<String> {
    let (_, purse) = view.loot.0.iter().find(|(owner, _)| *owner == bandit)?;
    let message = Message::new("plain-own-treasures").number("count", purse.count() as i64);
    Some(translator.say(&message) + &values(purse))
}

/// The result: the winner, then each bandit with its fate and its treasures.
pub(super) fn end(
    view: &View,
    names: impl Fn(Bandit) -> String,
    fates: &[Fate],
    translator: &Translator,
) -> Vec<String> {
    let mut lines = vec![String::new()];
    for &bandit in &view.seats {
        let (how, rule) = fate(view, fates, bandit, translator);
        let mut line = format!("{}: {how}", names(bandit));
        line += &rule.map_or_else(String::new, |rule| format!(" [{rule}]"));
        if let Some((_, purse)) = view.loot.0.iter().find(|(owner, _)| *owner == bandit) {
            let message = Message::new("plain-end-treasures").number("count", purse.count() as i64);
            line += &format!("; {}{}", translator.say(&message), values(purse));
        }
        lines.push(line);
    }
    lines
}

fn values(purse: &SeenTreasures) -> String {
    match purse {
        SeenTreasures::Open(wagons) => {
            let values: Vec<String> = wagons.iter().map(ToString::to_string).collect();
            format!(" {}", values.join(", "))
        }
        SeenTreasures::Closed(_) => String::new(),
    }
}

/// The winner, if there is one.
pub(super) const fn winner(view: &View) -> Option<Bandit> {
    match view.result {
        Verdict::Last(winner) | Verdict::Loot(winner) => Some(winner),
        Verdict::Nobody | Verdict::Running => None,
    }
}

/// How the game ended for a bandit, and the rule that eliminated it, if one did.
pub(super) fn fate(
    view: &View,
    fates: &[Fate],
    bandit: Bandit,
    translator: &Translator,
) -> (String, Option<RuleId>) {
    match fates.iter().find(|fate| fate.bandit == bandit) {
        Some(fate) => (translator.say(&fate.told()), Some(fate.rule)),
        None if winner(view) == Some(bandit) => (translator.word("fate-won"), None),
        None => (translator.word("fate-aboard"), None),
    }
}

impl Translator {
    /// The state of a bandit, in its grammatical gender.
    pub(super) fn state(&self, id: &'static str, bandit: Bandit) -> String {
        self.tell(&Message::new(id).text("gender", bandit.gender()))
    }

    /// The name of a card.
    pub(super) fn card(&self, card: Card) -> String {
        self.term(card.message_id())
    }

    /// The effect of a card.
    pub(super) fn does(&self, card: Card) -> String {
        self.term(card.does())
    }
}
