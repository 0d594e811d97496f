//! What is said, in the language of the people here: the game's words, the terminal's words, the rules.

use anyhow::{Result, anyhow};
use catalog::{Bundle, Domain, GameId, Language, Listed, Visitor};
use game::{Blank, GameRefusal, Line, Message, Phrase, Rule, Rulebook};
use super_express::{Bandit, Card, SuperExpress};

/// Everything that can be said in one language.
#[derive(Debug)]
pub(super) struct Translator {
    id: GameId,
    has_transcripts: bool,
    game: Bundle,
    terminal: Bundle,
    rules: Rulebook<'static>,
}

impl Translator {
    /// Learns a language, to speak of Super Express.
    pub(super) fn new(language: Language) -> Result<Translator> {
        Translator::of::<SuperExpress>(language)
    }

    /// Learns a language, to speak of a game.
    pub(super) fn of<G: Listed>(language: Language) -> Result<Translator> {
        let spoken = G::RULES.iter().find(|(tag, _)| *tag == language.tag());
        let (_, text) = spoken.or(G::RULES.first()).ok_or_else(|| anyhow!("a game without rules"))?;
        Ok(Translator {
            id: G::GAME,
            has_transcripts: G::TRANSCRIPTS.is_some(),
            game: Bundle::new(Domain::Of(G::GAME), language),
            terminal: Bundle::new(Domain::Terminal, language),
            rules: Rulebook::parse(text).map_err(|why| anyhow!(why))?,
        })
    }

    /// Learns a language, to speak of whichever game.
    pub(super) fn about(game: GameId, language: Language) -> Result<Translator> {
        struct Speaks(Language);
        impl Visitor for Speaks {
            type Out = Result<Translator>;
            fn visit<G: Listed>(self) -> Result<Translator> {
                Translator::of::<G>(self.0)
            }
        }
        game.visit(Speaks(language))
    }

    /// The language spoken.
    pub(super) fn language(&self) -> Language {
        self.game.language()
    }

    /// The game spoken of.
    pub(super) fn id(&self) -> GameId {
        self.id
    }

    /// Can its records be written for people to read?
    pub(super) const fn has_transcripts(&self) -> bool {
        self.has_transcripts
    }

    /// The word of a chapter of its rules, a rule and a ruling, to show what they look like.
    pub(super) const fn examples(&self) -> [&'static str; 3] {
        match self.id {
            GameId::SuperExpress => ["SHOOT", "SE-SHOOT-04", "SE-R16"],
            GameId::TrainHeist => ["LOOT", "TH-LOOT-05", "TH-RU-30"],
            GameId::DeckGoesWest => ["MOVE", "DW-MOVE-02", "DW-DR-16"],
        }
    }

    /// Is this word one of those that mean a command, in the language spoken or in English?
    pub(super) fn means(&self, word: &str, id: &'static str, english: &str) -> bool {
        word == english || self.word(id).split(',').any(|each| each.trim() == word)
    }

    /// A sentence of the terminal.
    pub(super) fn say(&self, message: &Message) -> String {
        self.terminal.say(message)
    }

    /// A sentence of the terminal without blanks.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.terminal.word(id)
    }

    /// A sentence of the game, with notation in brackets: people here type it.
    pub(super) fn tell(&self, message: &Message) -> String {
        self.game.say_noted(message)
    }

    /// What fills a blank of a sentence of the game.
    pub(super) fn fill(&self, blank: &Blank) -> String {
        self.game.fill_noted(blank)
    }

    /// A line of the table in words, without those below it.
    pub(super) fn line(&self, line: &Line) -> String {
        self.game.line_noted(line)
    }

    /// Why not, and by which rule.
    pub(super) fn refusal<G: Listed>(&self, refusal: &G::Refusal) -> String {
        format!("{}  [{}]", self.tell(&refusal.message()), refusal.rule())
    }

    /// A word of the game.
    pub(super) fn term(&self, id: &'static str) -> String {
        self.game.word(id)
    }

    /// Words that what is played with brings along.
    pub(super) fn phrase(&self, phrase: &'static Phrase) -> &'static str {
        phrase.spoken_in(self.language().tag())
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
        self.term(card.does())
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
