//! The command line that deals a game again.
use super::PlayOptions;
use bots::Level;
use catalog::CatalogGame;
use serde_json::Value;

/// The command for the same deal with the same set-up and bots. Options at their defaults are left out.
pub(super) fn command<G: CatalogGame>(play_options: &PlayOptions<G::Setup>, seed: u64) -> String {
    let parts =
        |setup: &G::Setup| serde_json::to_value(setup).expect("a set-up is plain data with text keys");
    let setup = parts(&play_options.setup);
    let seats = setup["seats"].as_array().expect("the set-up of every game lists its seats").len();
    let usual = parts(&G::default_setup(seats as u8));
    let mut command = format!("saloon play {} --seed {seed} --seats {seats}", G::ID);
    for (key, value) in setup.as_object().into_iter().flatten() {
        if usual.get(key) != Some(value) {
            command += &set(key, value);
        }
    }
    if play_options.bots != Level::Policy {
        command += &format!(" --bots {}", play_options.bots);
    }
    command
}

/// The arguments for one key of the set-up.
fn set(key: &str, value: &Value) -> String {
    match value {
        Value::Array(names) if key == "options" => {
            let name = |rule: &Value| rule.as_str().expect("a house rule is written as its name").to_owned();
            names.iter().map(name).map(|name| format!(" --option {name}")).collect()
        }
        Value::String(word) => format!(" --set {key}={word}"),
        Value::Number(number) => format!(" --set {key}={number}"),
        other => format!(" --set '{key}={other}'"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::screen::StartedFrom;
    use catalog::Language;
    use deck_goes_west::DeckGoesWest;
    use game::Catalogued;
    use super_express::{Bandit, HouseRule, Modules, Options, Setup, SuperExpress};
    use train_heist::TrainHeist;

    fn play_options<S>(setup: S, bots: Level) -> PlayOptions<S> {
        let people = vec![String::new()];
        PlayOptions {
            setup,
            people,
            bots,
            seed: None,
            language: Language::English,
            started_from: StartedFrom::CommandLine,
            plain: true,
            record: None,
        }
    }

    #[test]
    fn only_what_is_not_as_usual_is_written() {
        let usual = play_options(SuperExpress::default_setup(4), Level::Policy);
        assert_eq!(command::<SuperExpress>(&usual, 7), "saloon play super-express --seed 7 --seats 4");
        let setup = Setup {
            modules: Modules::read("RT").unwrap(),
            options: Options::default().with(HouseRule::HorseWhenStunned),
            ..SuperExpress::default_setup(5)
        };
        assert_eq!(
            command::<SuperExpress>(&play_options(setup, Level::Random), 7),
            "saloon play super-express --seed 7 --seats 5 --set modules=RT --option horse_when_stunned --bots random"
        );
    }

    #[test]
    fn other_bandits_are_named() {
        let seats = vec![Bandit::Tuco, Bandit::Belle, Bandit::Doc];
        let setup = Setup { seats, ..SuperExpress::default_setup(3) };
        let command = command::<SuperExpress>(&play_options(setup, Level::Policy), 7);
        assert!(command.contains("--seats 3 --set 'seats=[\"") && command.ends_with("]'"), "{command}");
    }

    #[test]
    fn modes_and_numbers_are_named() {
        let setup = train_heist::Setup {
            mode: train_heist::Mode::Versus,
            fewer_events: 4,
            options: train_heist::Options::default().with(train_heist::HouseRule::TitlesAtOnce),
            ..TrainHeist::default_setup(2)
        };
        assert_eq!(
            command::<TrainHeist>(&play_options(setup, Level::Policy), 7),
            "saloon play train-heist --seed 7 --seats 2 --set mode=versus --set fewer_events=4 --option titles_at_once"
        );
    }
    #[test]
    fn missions_and_characters_are_named() {
        let setup = deck_goes_west::Setup {
            mission: "discovery".to_owned(),
            dice: Some("both".to_owned()),
            ..DeckGoesWest::default_setup(2)
        };
        assert_eq!(
            command::<DeckGoesWest>(&play_options(setup, Level::Policy), 7),
            "saloon play deck-goes-west --seed 7 --seats 2 --set mission=discovery --set dice=both"
        );
        let alone =
            deck_goes_west::Setup { seats: vec!["chen-liang".to_owned()], ..DeckGoesWest::default_setup(1) };
        assert_eq!(
            command::<DeckGoesWest>(&play_options(alone, Level::Policy), 7),
            "saloon play deck-goes-west --seed 7 --seats 1 --set 'seats=[\"chen-liang\"]'"
        );
    }
}
