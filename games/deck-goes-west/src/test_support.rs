//! What tests need of the game.

use crate::edition::Edition;
use crate::{DeckGoesWest, HouseRule, Options, Setup, State, state};
use game::TestSupport;

impl TestSupport for DeckGoesWest {
    /// Every mission once, with varied dice, levels and numbers of players; every fourth with all house rules.
    fn samples() -> Vec<Setup> {
        let edition = Edition::built_in();
        let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
        let setups = edition.missions.iter().zip(0_usize..).map(|(mission, number)| {
            let [fewest, most] = mission.players.map(usize::from);
            let seats = fewest + number % (most - fewest + 1);
            Setup {
                mission: mission.id.clone(),
                seats: Setup::party(edition, number as u8 % 3 + 1, seats),
                dice: mission.dice.get(number % 3).map(|&at| edition.dice_options[at].id.clone()),
                options: if number % 4 == 3 { house_rules } else { Options::default() },
                ..Setup::default()
            }
        });
        setups.collect()
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        state::invariants(self, state)
    }
}
