//! The command that deals a game again.

use super::Wishes;
use bots::Level;
use game::Game;
use super_express::{Modules, SuperExpress};

/// What to type for the same deal at the same kind of table; of what could be set, only what is not as usual.
pub(super) fn command(wishes: &Wishes, seed: u64) -> String {
    let setup = &wishes.setup;
    let seats = setup.seats.len();
    let mut command = format!("saloon play {} --seed {seed} --seats {seats}", SuperExpress::ID);
    if setup.seats != SuperExpress::ordinary(seats as u8).seats {
        // Bandits can always be written down; if they could not, the rest of the command would still be true.
        let bandits = serde_json::to_string(&setup.seats).unwrap_or_default();
        command += &format!(" --set 'seats={bandits}'");
    }
    if setup.modules != Modules::NONE {
        command += &format!(" --set modules={}", setup.modules);
    }
    for rule in setup.options.iter() {
        command += &format!(" --option {}", rule.name());
    }
    if wishes.bots != Level::Greedy {
        command += &format!(" --bots {}", wishes.bots);
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Language;
    use super_express::{Bandit, HouseRule, Options, Setup};

    fn wishes(setup: Setup, bots: Level) -> Wishes {
        let people = vec![String::new()];
        Wishes { setup, people, bots, seed: None, language: Language::English, plain: true, record: None }
    }

    #[test]
    fn only_what_is_not_as_usual_is_written() {
        let usual = wishes(SuperExpress::ordinary(4), Level::Greedy);
        assert_eq!(command(&usual, 7), "saloon play super-express --seed 7 --seats 4");
        let setup = Setup {
            modules: Modules::read("RT").unwrap(),
            options: Options::default().with(HouseRule::HorseWhenStunned),
            ..SuperExpress::ordinary(5)
        };
        assert_eq!(
            command(&wishes(setup, Level::Random), 7),
            "saloon play super-express --seed 7 --seats 5 --set modules=RT --option horse_when_stunned --bots random"
        );
    }

    #[test]
    fn other_bandits_are_named() {
        let seats = vec![Bandit::Tuco, Bandit::Belle, Bandit::Doc];
        let command = command(&wishes(Setup { seats, ..SuperExpress::ordinary(3) }, Level::Greedy), 7);
        assert!(command.contains("--seats 3 --set 'seats=[\"") && command.ends_with("]'"), "{command}");
    }
}
