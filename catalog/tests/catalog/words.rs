//! Every message has a text in every language.

use catalog::{Bundle, Domain, GameId, Language, Visitor};
use fluent_syntax::{ast, parser};
use game::{Argument, GameRefusal, InWords, Line, Message, Quick, Viewer, play_out};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a file, each with its arguments. Only some languages need the argument for gender, so it is left out.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    for entry in resource.body {
        if let ast::Entry::Message(message) = entry {
            let pattern = message.value.unwrap_or_else(|| panic!("{} says nothing", message.id.name));
            let mut arguments = BTreeSet::new();
            fill(&pattern, &mut arguments);
            arguments.remove("gender");
            let twice = found.insert(message.id.name.to_owned(), arguments);
            assert!(twice.is_none(), "{} stands twice", message.id.name);
        }
    }
    found
}

/// The arguments of a pattern, those inside its variants included.
fn fill(pattern: &ast::Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        let (ast::Expression::Inline(inline) | ast::Expression::Select { selector: inline, .. }) = expression;
        if let ast::InlineExpression::VariableReference { id } = inline {
            arguments.insert(id.name.to_owned());
        }
        if let ast::Expression::Select { variants, .. } = expression {
            variants.iter().for_each(|variant| fill(&variant.value, arguments));
        }
    }
}

#[test]
fn every_language_says_the_same_messages() {
    for words in Domain::ALL {
        let english = messages(words.file(Language::English));
        assert!(!english.is_empty());
        for language in Language::ALL {
            assert_eq!(messages(words.file(language)), english, "{words:?} in {language}");
        }
    }
}

/// Every message of random games of all samples, for all viewers.
struct Said(u64);

impl Visitor for Said {
    type Out = Vec<Message>;

    fn visit<G: catalog::CatalogGame>(self) -> Vec<Message> {
        let mut said = Vec::new();
        for setup in G::samples() {
            let game = G::new(setup).unwrap_or_else(|refusal| panic!("{refusal}"));
            (0..self.0).for_each(|seed| play(&game, seed, &mut said));
        }
        said.extend(
            (0..20).filter_map(|seats| G::new(G::default_setup(seats)).err()).map(|why| why.message()),
        );
        said
    }
}

fn play<G: InWords>(game: &G, seed: u64, said: &mut Vec<Message>) {
    let (mut luck, mut events) = (Quick::new(seed), Vec::new());
    let mut state = game.deal(&mut luck, &mut events);
    let dealt = state.clone();
    play_out(game, &mut state, &mut Vec::new(), &mut luck, &mut events);
    let names = vec!["Ana".to_owned(); game.seats().len()];
    for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker]) {
        said.extend(events.iter().filter_map(|event| game.told(event, viewer)));
        for state in [&dealt, &state] {
            let sections = G::sections(&game.view(state, viewer), &names);
            assert_eq!(sections[0].id, "status", "the first section is about the game as a whole");
            for section in sections {
                let ids: Vec<&String> = section.lines.iter().filter_map(|line| line.id.as_ref()).collect();
                let distinct: BTreeSet<&&String> = ids.iter().collect();
                assert_eq!(distinct.len(), ids.len(), "{}: {ids:?}", section.id);
                said.push(section.title);
                section.lines.iter().for_each(|line| say(line, said));
            }
        }
    }
}

/// All messages of a line and of those below it.
fn say(line: &Line, said: &mut Vec<Message>) {
    said.extend(line.says.iter().cloned());
    if let Some(Argument::Message(about)) = &line.about {
        said.push((**about).clone());
    }
    line.below.iter().for_each(|line| say(line, said));
}

#[test]
fn whatever_happens_can_be_told_in_every_language() {
    for game in GameId::ALL {
        let said = game.visit(Said(20));
        assert!(said.len() > 1000);
        let known = messages(Domain::Of(game).file(Language::English));
        for message in &said {
            let arguments: BTreeSet<String> =
                message.arguments.iter().map(|(argument, _)| (*argument).to_owned()).collect();
            let wanted = known.get(message.id).unwrap_or_else(|| panic!("{} has no words", message.id));
            assert!(wanted.is_subset(&arguments), "{}: {wanted:?} are not all of {arguments:?}", message.id);
            for (_, argument) in &message.arguments {
                if let Argument::Named(id) = argument {
                    assert!(known.contains_key(*id), "{id} has no words");
                }
            }
        }
        for language in Language::ALL {
            let bundle = Bundle::new(Domain::Of(game), language);
            for message in &said {
                let sentence = bundle.say(message);
                assert!(!sentence.contains(['{', '}']) && sentence != message.id, "{sentence}");
            }
        }
    }
}

#[test]
fn a_language_is_found_by_what_people_call_it() {
    assert_eq!(Language::wished("pt_BR.UTF-8"), Some(Language::Portuguese));
    assert_eq!(Language::wished("en-GB"), Some(Language::English));
    assert_eq!(Language::wished("fr"), None);
}
