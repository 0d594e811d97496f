//! From messages to words: the files in `i18n/`, one per language and per thing that speaks.

use crate::{GameId, Language};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use game::{Blank, Message};
use unic_langid::LanguageIdentifier;

/// A set of messages: a game's, the terminal's, the commands', the pages'.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Words {
    /// What a game says.
    Of(GameId),
    /// What the terminal says around it.
    Terminal,
    /// What commands report.
    Commands,
    /// What the pages say around a game.
    Web,
}

impl Words {
    /// All sets of messages.
    pub const ALL: [Words; 4] =
        [Words::Of(GameId::SuperExpress), Words::Terminal, Words::Commands, Words::Web];

    /// The file of a language.
    pub const fn file(self, language: Language) -> &'static str {
        match (self, language) {
            (Words::Of(GameId::SuperExpress), Language::English) => {
                include_str!("../../i18n/en/super-express.ftl")
            }
            (Words::Of(GameId::SuperExpress), Language::Portuguese) => {
                include_str!("../../i18n/pt-BR/super-express.ftl")
            }
            (Words::Terminal, Language::English) => include_str!("../../i18n/en/terminal.ftl"),
            (Words::Terminal, Language::Portuguese) => include_str!("../../i18n/pt-BR/terminal.ftl"),
            (Words::Commands, Language::English) => include_str!("../../i18n/en/commands.ftl"),
            (Words::Commands, Language::Portuguese) => include_str!("../../i18n/pt-BR/commands.ftl"),
            (Words::Web, Language::English) => include_str!("../../i18n/en/web.ftl"),
            (Words::Web, Language::Portuguese) => include_str!("../../i18n/pt-BR/web.ftl"),
        }
    }
}

/// Somebody who can say a set of messages in a language.
pub struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Speech {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Speech").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Speech {
    /// Learns the words.
    pub fn new(words: Words, language: Language) -> Speech {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Our texts are left to right throughout; the marks would only disturb terminals and tests.
        bundle.set_use_isolating(false);
        let resource = match FluentResource::try_new(words.file(language).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Speech { language, bundle }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a message. One that is missing is said by its id, and the tests see to it that none is.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (blank, filled) in &message.blanks {
            match filled {
                Blank::Number(number) => args.set(*blank, *number),
                Blank::Text(text) => args.set(*blank, &**text),
                Blank::Named(id) => args.set(*blank, self.word(id)),
            }
        }
        let Some(pattern) = self.bundle.get_message(message.id).and_then(|message| message.value()) else {
            return message.id.to_owned();
        };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// Names one of the ways a game can end, by the game's word for it.
    pub fn ending(&self, word: &str) -> String {
        let id = format!("ending-{word}");
        let message = self.bundle.get_message(&id).and_then(|message| message.value());
        message.map_or(id.clone(), |pattern| {
            self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()
        })
    }

    /// Says a message without blanks.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }
}
