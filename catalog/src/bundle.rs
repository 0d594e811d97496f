//! Translation of messages: the Fluent files in `i18n/`, one per language and set of messages.

use crate::{GameId, Language};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use game::{Blank, Line, Message};
use unic_langid::LanguageIdentifier;

/// A set of messages, with one file per language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// The messages of a game.
    Of(GameId),
    /// The messages of the terminal around a game.
    Terminal,
    /// The reports of commands.
    Commands,
    /// The messages of the pages around a game.
    Web,
}

impl Domain {
    /// All sets of messages.
    pub const ALL: [Domain; 6] = [
        Domain::Of(GameId::SuperExpress),
        Domain::Of(GameId::TrainHeist),
        Domain::Of(GameId::DeckGoesWest),
        Domain::Terminal,
        Domain::Commands,
        Domain::Web,
    ];

    /// The Fluent source in a language.
    pub const fn file(self, language: Language) -> &'static str {
        match (self, language) {
            (Domain::Of(GameId::SuperExpress), Language::English) => {
                include_str!("../../i18n/en/super-express.ftl")
            }
            (Domain::Of(GameId::SuperExpress), Language::Portuguese) => {
                include_str!("../../i18n/pt-BR/super-express.ftl")
            }
            (Domain::Of(GameId::TrainHeist), Language::English) => {
                include_str!("../../i18n/en/train-heist.ftl")
            }
            (Domain::Of(GameId::TrainHeist), Language::Portuguese) => {
                include_str!("../../i18n/pt-BR/train-heist.ftl")
            }
            (Domain::Of(GameId::DeckGoesWest), Language::English) => {
                include_str!("../../i18n/en/deck-goes-west.ftl")
            }
            (Domain::Of(GameId::DeckGoesWest), Language::Portuguese) => {
                include_str!("../../i18n/pt-BR/deck-goes-west.ftl")
            }
            (Domain::Terminal, Language::English) => include_str!("../../i18n/en/terminal.ftl"),
            (Domain::Terminal, Language::Portuguese) => include_str!("../../i18n/pt-BR/terminal.ftl"),
            (Domain::Commands, Language::English) => include_str!("../../i18n/en/commands.ftl"),
            (Domain::Commands, Language::Portuguese) => include_str!("../../i18n/pt-BR/commands.ftl"),
            (Domain::Web, Language::English) => include_str!("../../i18n/en/web.ftl"),
            (Domain::Web, Language::Portuguese) => include_str!("../../i18n/pt-BR/web.ftl"),
        }
    }
}

/// How to translate an argument that has a name in notation.
#[derive(Clone, Copy)]
enum Names {
    /// Without the name in notation.
    Spoken,
    /// Followed by the name in notation, in brackets.
    Noted,
}

/// Translates one set of messages into one language.
pub struct Bundle {
    language: Language,
    fluent: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Bundle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bundle").field("language", &self.language).finish_non_exhaustive()
    }
}

/// `CAPITAL($text)`: capitalizes a sentence that is assembled from parts, whichever part comes first.
fn capital<'a>(texts: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = texts.first() else { return FluentValue::Error };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect::<String>().into()
}

impl Bundle {
    /// Parses the Fluent source of a set of messages.
    pub fn new(words: Domain, language: Language) -> Bundle {
        let tag: LanguageIdentifier = language.tag().parse().expect("every `Language` has a well-formed tag");
        let mut fluent = FluentBundle::new_concurrent(vec![tag]);
        // All texts are left to right; isolation marks would only disturb terminals and tests.
        fluent.set_use_isolating(false);
        // It is the only function of a new bundle, so the name is free.
        let _ = fluent.add_function("CAPITAL", capital);
        let resource = match FluentResource::try_new(words.file(language).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        fluent.add_resource_overriding(resource);
        Bundle { language, fluent }
    }

    /// The target language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Translates a message. A missing one becomes its id; tests ensure that none is missing.
    pub fn say(&self, message: &Message) -> String {
        self.worded(message, Names::Spoken)
    }

    /// Translates a message, with names in notation in brackets, for readers who type them.
    pub fn say_noted(&self, message: &Message) -> String {
        self.worded(message, Names::Noted)
    }

    /// Translates an argument.
    pub fn fill(&self, blank: &Blank) -> String {
        self.filled(blank, Names::Spoken)
    }

    /// Translates an argument, with names in notation in brackets.
    pub fn fill_noted(&self, blank: &Blank) -> String {
        self.filled(blank, Names::Noted)
    }

    /// Translates a line of the table in words, without those below it, with names in notation in brackets.
    pub fn line_noted(&self, line: &Line) -> String {
        let about = line.about.iter().map(|about| format!("{}:", self.fill_noted(about)));
        about.chain(line.says.iter().map(|says| self.say_noted(says))).collect::<Vec<_>>().join(" ")
    }

    fn worded(&self, message: &Message, names: Names) -> String {
        let mut args = FluentArgs::new();
        for (blank, filled) in &message.blanks {
            match filled {
                Blank::Number(number) => args.set(*blank, *number),
                Blank::Text(text) => args.set(*blank, &**text),
                filled => args.set(*blank, self.filled(filled, names)),
            }
        }
        let Some(pattern) = self.fluent.get_message(message.id).and_then(|message| message.value()) else {
            return message.id.to_owned();
        };
        let mut errors = Vec::new();
        self.fluent.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    fn filled(&self, blank: &Blank, names: Names) -> String {
        let said = |blank| self.filled(blank, names);
        match blank {
            Blank::Number(number) => number.to_string(),
            Blank::Text(text) => text.clone().into_owned(),
            Blank::Named(id) => self.word(id),
            Blank::Phrase(phrase) => phrase.spoken_in(self.language.tag()).to_owned(),
            Blank::Said(message) => self.worded(message, names),
            Blank::Noted(thing, notation) => match names {
                Names::Spoken => said(thing),
                Names::Noted => format!("{} ({notation})", said(thing)),
            },
            Blank::List(things) => {
                let (last, before) = match things.split_last() {
                    Some((last, before)) if !before.is_empty() => (said(last), before),
                    _ => return things.iter().map(said).collect(),
                };
                let before: Vec<String> = before.iter().map(said).collect();
                self.say(&Message::new("list-and").text("before", before.join(", ")).text("last", last))
            }
        }
    }

    /// The name of an ending, given the game's word for it.
    pub fn ending(&self, word: &str) -> String {
        let id = format!("ending-{word}");
        let message = self.fluent.get_message(&id).and_then(|message| message.value());
        message.map_or(id.clone(), |pattern| {
            self.fluent.format_pattern(pattern, None, &mut Vec::new()).into_owned()
        })
    }

    /// Translates a message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }
}
