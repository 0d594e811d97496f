//! Translation of messages: the Fluent files in `i18n/`, one per language and set of messages.

use crate::{GameId, Language};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use game::{Argument, Line, Message};
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
    Plain,
    /// Followed by the name in notation, in brackets.
    WithNotation,
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
    pub fn new(domain: Domain, language: Language) -> Bundle {
        let tag: LanguageIdentifier = language.tag().parse().expect("every `Language` has a well-formed tag");
        let mut fluent = FluentBundle::new_concurrent(vec![tag]);
        // All texts are left to right; isolation marks would only disturb terminals and tests.
        fluent.set_use_isolating(false);
        // It is the only function of a new bundle, so the name is free.
        let _ = fluent.add_function("CAPITAL", capital);
        let resource = match FluentResource::try_new(domain.file(language).to_owned()) {
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
        self.message_text(message, Names::Plain)
    }

    /// Translates a message, with names in notation in brackets, for readers who type them.
    pub fn say_with_notation(&self, message: &Message) -> String {
        self.message_text(message, Names::WithNotation)
    }

    /// Translates an argument.
    pub fn say_argument(&self, argument: &Argument) -> String {
        self.argument_text(argument, Names::Plain)
    }

    /// Translates an argument, with names in notation in brackets.
    pub fn say_argument_with_notation(&self, argument: &Argument) -> String {
        self.argument_text(argument, Names::WithNotation)
    }

    /// Translates a line of the table in words, without those below it, with names in notation in brackets.
    pub fn say_line_with_notation(&self, line: &Line) -> String {
        let about = line.about.iter().map(|about| format!("{}:", self.say_argument_with_notation(about)));
        about.chain(line.says.iter().map(|says| self.say_with_notation(says))).collect::<Vec<_>>().join(" ")
    }

    fn message_text(&self, message: &Message, names: Names) -> String {
        let mut args = FluentArgs::new();
        for (name, argument) in &message.arguments {
            match argument {
                Argument::Number(number) => args.set(*name, *number),
                Argument::Text(text) => args.set(*name, &**text),
                argument => args.set(*name, self.argument_text(argument, names)),
            }
        }
        let Some(pattern) = self.fluent.get_message(message.id).and_then(|message| message.value()) else {
            return message.id.to_owned();
        };
        let mut errors = Vec::new();
        self.fluent.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    fn argument_text(&self, argument: &Argument, names: Names) -> String {
        let said = |argument| self.argument_text(argument, names);
        match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => text.clone().into_owned(),
            Argument::Named(id) => self.word(id),
            Argument::Phrase(phrase) => phrase.spoken_in(self.language.tag()).to_owned(),
            Argument::Message(message) => self.message_text(message, names),
            Argument::WithNotation(thing, notation) => match names {
                Names::Plain => said(thing),
                Names::WithNotation => format!("{} ({notation})", said(thing)),
            },
            Argument::List(things) => {
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
