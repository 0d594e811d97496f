//! The set-ups that benches play.

use deck_goes_west::{DeckGoesWest, Edition, Setup};
use game::Game;

/// Every mission with every number of players; the level of the characters varies with the number.
pub(crate) fn tables() -> Vec<DeckGoesWest> {
    let edition = Edition::built_in();
    let setups = edition.missions.iter().flat_map(|mission| {
        let [fewest, most] = mission.players;
        (fewest..=most).map(move |seats| Setup {
            mission: mission.id.clone(),
            seats: Setup::party(edition, seats % 3 + 1, seats.into()),
            ..Setup::default()
        })
    });
    setups.filter_map(|setup| DeckGoesWest::new(setup).ok()).collect()
}
