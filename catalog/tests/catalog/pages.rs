//! The pages about scenarios: every example runs, and every key of a scenario is mentioned.

use catalog::{GameId, Visitor};
use deck_goes_west::{CardParts, MissionParts, TileParts};

use game::scenario::{self, Scenario};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn page(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)).unwrap()
}

fn page_of(game: GameId) -> String {
    format!("docs/scenarios/{game}.md")
}

/// The ```toml blocks of a page.
fn examples(page: &str) -> impl Iterator<Item = &str> {
    page.split("```toml\n").skip(1).map(|block| block.split("```").next().unwrap())
}

fn holds(page: &str, example: &str) -> Scenario {
    struct Run<'a>(&'a Scenario);
    impl Visitor for Run<'_> {
        type Out = Result<(), String>;
        fn visit<G: catalog::CatalogGame>(self) -> Result<(), String> {
            self.0.run::<G>().map_err(|failure| failure.to_string())
        }
    }
    let scenario = Scenario::parse(example).unwrap_or_else(|why| panic!("{page}: {why}\n{example}"));
    let game = GameId::named(&scenario.game).unwrap();
    game.visit(Run(&scenario)).unwrap_or_else(|why| panic!("{page}: {}\n{why}", scenario.title));
    scenario
}

#[test]
fn every_example_holds() {
    for name in ["README.md", "docs/scenarios.md"] {
        let text = page(name);
        let shown: Vec<Scenario> = examples(&text).map(|example| holds(name, example)).collect();
        assert!(!shown.is_empty(), "{name} has no example");
    }
    for game in GameId::ALL {
        let (name, text) = (page_of(game), page(&page_of(game)));
        let shown: Vec<Scenario> = examples(&text).map(|example| holds(&name, example)).collect();
        assert!(shown.iter().all(|scenario| scenario.game == game.name()), "{name} is about {game}");
        assert!(shown.len() >= 3, "{name} has only {} examples", shown.len());
    }
}

/// The words of a page that are marked as code.
fn words(page: &str) -> BTreeSet<&str> {
    let code = page.split('`').skip(1).step_by(2);
    code.flat_map(|code| code.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_')).collect()
}

#[test]
fn every_key_that_all_games_share_is_mentioned() {
    let page = page("docs/scenarios.md");
    let words = words(&page);
    let given = ["position", "deal", "luck"];
    let when = ["decisions", "beats"];
    let then = ["events", "without", "count", "refused", "error", "legal", "outcome", "sees", "event_cards"];
    for key in given.into_iter().chain(when).chain(then) {
        assert!(words.contains(key), "docs/scenarios.md says nothing of `{key}`");
    }
}

#[test]
fn every_key_of_a_position_is_mentioned() {
    for game in GameId::ALL {
        let page = page(&page_of(game));
        let words = words(&page);
        let keys = game.visit(Keys);
        assert!(keys.len() >= 10, "{game}: {keys:?}");
        let missing: Vec<&String> = keys.iter().filter(|key| !words.contains(key.as_str())).collect();
        assert!(missing.is_empty(), "{}: nothing is said of {missing:?}", page_of(game));
    }
}

/// The keys of a game's positions, nested tables included.
struct Keys;

impl Visitor for Keys {
    type Out = BTreeSet<String>;
    fn visit<G: catalog::CatalogGame>(self) -> BTreeSet<String> {
        let (game, state) = scenario::table::<G>(&Map::new()).unwrap();
        let position = serde_json::to_value(game.position(&state)).unwrap();
        let mut keys = BTreeSet::new();
        gather::<G::Position>(&position, &mut Vec::new(), &mut keys);
        if G::ID == "deck-goes-west" {
            // An added card, tile or mission is an untagged enum, and serde does not list the fields of its table form.
            keys.extend(fields::<CardParts>(&json!({}), &[]));
            keys.extend(fields::<TileParts>(&json!({}), &[]));
            keys.extend(fields::<MissionParts>(&json!({}), &[]));
        }
        keys
    }
}

fn gather<P: DeserializeOwned>(position: &Value, path: &mut Vec<String>, keys: &mut BTreeSet<String>) {
    let here = path.iter().try_fold(position, |value, key| value.get(key));
    let known = fields::<P>(position, path);
    // A table with free keys, such as the seats: one key stands for all.
    let free = here.and_then(Value::as_object).and_then(|table| table.keys().next());
    for key in if known.is_empty() { free.into_iter().cloned().collect() } else { known.clone() } {
        path.push(key);
        gather::<P>(position, path, keys);
        path.pop();
    }
    keys.extend(known);
}

/// The fields of the table at this path, as serde lists them in its error for an unknown field; none if it is no table, or one
/// with free keys.
fn fields<P: DeserializeOwned>(position: &Value, path: &[String]) -> Vec<String> {
    let mut probe = position.clone();
    let bogus = path.iter().fold(&mut probe, |value, key| {
        if !value.is_object() {
            *value = json!({});
        }
        value.as_object_mut().unwrap().entry(key.clone()).or_insert(Value::Null)
    });
    if !bogus.is_object() {
        *bogus = json!({});
    }
    bogus.as_object_mut().unwrap().insert("bogus".to_owned(), Value::Null);
    let why = serde_json::from_value::<P>(probe).err().map(|why| why.to_string()).unwrap_or_default();
    let listed = why.strip_prefix("unknown field `bogus`, expected").unwrap_or_default();
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}
