//! Messages in one language: those of a game, those of the terminal, and the rules.

use super::screen::help::HelpPage;
use super::terminal_game::{TerminalGame, on_game};
use anyhow::{Result, anyhow};
use catalog::{Bundle, CatalogGame, Domain, GameId, Language};
use game::{Argument, GameRefusal, Line, Message, Phrase, Rule, Rulebook};

/// Translates the messages of one game and of the terminal into one language.
#[derive(Debug)]
pub(super) struct Translator {
    id: GameId,
    has_transcripts: bool,
    examples: [&'static str; 3],
    help: &'static [HelpPage],
    game: Bundle,
    terminal: Bundle,
    rules: Rulebook<'static>,
}

impl Translator {
    /// A translator for a game. Falls back to the game's first rulebook if there is none in this language.
    pub(super) fn of<G: TerminalGame>(language: Language) -> Result<Translator> {
        let text = G::rules_in(language.tag());
        Ok(Translator {
            id: G::GAME,
            has_transcripts: G::TRANSCRIPTS.is_some(),
            examples: G::EXAMPLES,
            help: G::HELP,
            game: Bundle::new(Domain::Of(G::GAME), language),
            terminal: Bundle::new(Domain::Terminal, language),
            rules: Rulebook::parse(text).map_err(|why| anyhow!(why))?,
        })
    }

    /// A translator for a game known only by its id.
    pub(super) fn about(game: GameId, language: Language) -> Result<Translator> {
        on_game!(game, G => Translator::of::<G>(language))
    }

    /// The language of the translations.
    pub(super) fn language(&self) -> Language {
        self.game.language()
    }

    /// The game of the translations.
    pub(super) fn id(&self) -> GameId {
        self.id
    }

    /// Can records of this game be written as transcripts?
    pub(super) const fn has_transcripts(&self) -> bool {
        self.has_transcripts
    }

    /// The word of a chapter, the id of a rule and of a ruling, as examples in messages.
    pub(super) const fn examples(&self) -> [&'static str; 3] {
        self.examples
    }

    /// The help on the full screen, page by page.
    pub(super) const fn help(&self) -> &'static [HelpPage] {
        self.help
    }

    /// Does this word invoke a command, in the translator's language or in English? Message `id` lists the words.
    pub(super) fn means(&self, word: &str, id: &'static str, english: &str) -> bool {
        word == english || self.word(id).split(',').any(|each| each.trim() == word)
    }

    /// Translates a message of the terminal.
    pub(super) fn say(&self, message: &Message) -> String {
        self.terminal.say(message)
    }

    /// Translates a message of the terminal without arguments.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.terminal.word(id)
    }

    /// Translates a message of the game, with notation in brackets, because players here type it.
    pub(super) fn tell(&self, message: &Message) -> String {
        self.game.say_with_notation(message)
    }

    /// Translates an argument of a message of the game.
    pub(super) fn fill(&self, blank: &Argument) -> String {
        self.game.say_argument_with_notation(blank)
    }

    /// Translates a line of the table, without the lines below it.
    pub(super) fn line(&self, line: &Line) -> String {
        self.game.say_line_with_notation(line)
    }

    /// Translates a refusal, followed by its rule.
    pub(super) fn refusal<G: CatalogGame>(&self, refusal: &G::Refusal) -> String {
        format!("{}  [{}]", self.tell(&refusal.message()), refusal.rule())
    }

    /// Translates a message of the game without arguments.
    pub(super) fn term(&self, id: &'static str) -> String {
        self.game.word(id)
    }

    /// A text of the edition, such as the name of a card.
    pub(super) fn phrase(&self, phrase: &'static Phrase) -> &'static str {
        phrase.spoken_in(self.language().tag())
    }

    /// The rulebook.
    pub(super) fn rules(&self) -> &Rulebook<'static> {
        &self.rules
    }
}

/// The paragraphs of a rule, each on one line and without Markdown emphasis.
pub(super) fn paragraphs(rule: &Rule<'_>) -> Vec<String> {
    let blocks = rule.text.split("\n\n");
    blocks.map(|block| block.split_whitespace().collect::<Vec<_>>().join(" ").replace('*', "")).collect()
}
