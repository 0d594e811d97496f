//! What is said, in the language of the people here: the game's words, the terminal's words, the rules.

use anyhow::{Result, anyhow};
use catalog::{GameId, Language, Speech, Words};
use game::{Game, Message, Rule, Rulebook};
use super_express::{Bandit, Card, HouseRule, Module, SuperExpress};

/// Everything that can be said in one language.
#[derive(Debug)]
pub(super) struct Voice {
    game: Speech,
    terminal: Speech,
    rules: Rulebook<'static>,
}

impl Voice {
    /// Learns a language.
    pub(super) fn new(language: Language) -> Result<Voice> {
        let spoken = SuperExpress::RULES.iter().find(|(tag, _)| *tag == language.tag());
        let (_, text) =
            spoken.or(SuperExpress::RULES.first()).ok_or_else(|| anyhow!("a game without rules"))?;
        Ok(Voice {
            game: Speech::new(Words::Of(GameId::SuperExpress), language),
            terminal: Speech::new(Words::Terminal, language),
            rules: Rulebook::parse(text).map_err(|why| anyhow!(why))?,
        })
    }

    /// The language spoken.
    pub(super) fn language(&self) -> Language {
        self.game.language()
    }

    /// A sentence of the terminal.
    pub(super) fn say(&self, message: &Message) -> String {
        self.terminal.say(message)
    }

    /// A sentence of the terminal without blanks.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.terminal.word(id)
    }

    /// A sentence of the game.
    pub(super) fn tell(&self, message: &Message) -> String {
        self.game.say(message)
    }

    /// A word of the game.
    pub(super) fn term(&self, id: &'static str) -> String {
        self.game.word(id)
    }

    /// A state somebody is in, in the words for them.
    pub(super) fn state(&self, id: &'static str, bandit: Bandit) -> String {
        self.tell(&Message::new(id).text("gender", bandit.gender()))
    }

    /// The name of a card.
    pub(super) fn card(&self, card: Card) -> String {
        self.term(card.message_id())
    }

    /// What a card does.
    pub(super) fn does(&self, card: Card) -> String {
        self.term(match card {
            Card::Move => "card-move-does",
            Card::ChangeFloor => "card-change-floor-does",
            Card::Turn => "card-turn-does",
            Card::Shoot => "card-shoot-does",
            Card::Reflex => "card-reflex-does",
            Card::Horse => "card-horse-does",
        })
    }

    /// The name of a module.
    pub(super) fn module(&self, module: Module) -> String {
        self.term(match module {
            Module::Reflex => "module-reflex",
            Module::Horse => "module-horse",
            Module::TimeTravelCar => "module-time-travel-car",
        })
    }

    /// What a house rule says.
    pub(super) fn house_rule(&self, rule: HouseRule) -> String {
        self.term(match rule {
            HouseRule::HorseWhenStunned => "option-horse-when-stunned",
            HouseRule::LootValueVisible => "option-loot-value-visible",
        })
    }

    /// The rules, in this language.
    pub(super) fn rules(&self) -> &Rulebook<'static> {
        &self.rules
    }
}

/// The paragraphs of a rule, each on one line and without the marks of Markdown.
pub(super) fn paragraphs(rule: &Rule<'_>) -> Vec<String> {
    let blocks = rule.text.split("\n\n");
    blocks.map(|block| block.split_whitespace().collect::<Vec<_>>().join(" ").replace('*', "")).collect()
}
