//! Translations: the messages of the server and of every game, and the rulebooks, in one language.

use catalog::{Bundle, CatalogGame, Domain, GameId, Language, Visitor};
use game::{Message, Rulebook};

/// All translations of one language.
#[derive(Debug)]
pub(crate) struct Translator {
    pub(crate) pages: Bundle,
    games: Vec<(GameId, Bundle, Rulebook<'static>)>,
}

impl Translator {
    /// Loads a language. A game whose rulebook is not translated gets the English one.
    pub(crate) fn new(language: Language) -> Result<Translator, String> {
        struct Rules(Language);
        impl Visitor for Rules {
            type Out = &'static str;
            fn visit<G: CatalogGame>(self) -> &'static str {
                G::rules_in(self.0.tag())
            }
        }
        let learn = |game: GameId| {
            let rules = Rulebook::parse(game.visit(Rules(language)))?;
            Ok((game, Bundle::new(Domain::Of(game), language), rules))
        };
        let games = GameId::ALL.into_iter().map(learn).collect::<Result<_, String>>()?;
        Ok(Translator { pages: Bundle::new(Domain::Web, language), games })
    }

    /// The language of these translations.
    pub(crate) fn language(&self) -> Language {
        self.pages.language()
    }

    /// Translates a message of the server.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.pages.say(message)
    }

    /// Translates a message of the server that has no arguments.
    pub(crate) fn word(&self, id: &'static str) -> String {
        self.pages.word(id)
    }

    /// The messages of a game.
    pub(crate) fn of(&self, game: GameId) -> &Bundle {
        let found = self.games.iter().find(|(known, ..)| *known == game);
        found.map(|(_, bundle, _)| bundle).expect("`new` loads the messages of every game")
    }

    /// The rulebook of a game.
    pub(crate) fn rules(&self, game: GameId) -> &Rulebook<'static> {
        let found = self.games.iter().find(|(known, ..)| *known == game);
        found.map(|(_, _, rules)| rules).expect("`new` loads the rulebook of every game")
    }
}
