//! Whole games as text. After a change of the rules, read the difference; then regenerate them:
//! `BLESS=1 cargo test -p deck-goes-west --test rules playthroughs`.

use deck_goes_west::{DeckGoesWest, Edition, Setup};
use game::Catalogued;

fn of(mission: &str, seats: usize) -> Setup {
    let edition = Edition::built_in();
    Setup { mission: mission.to_owned(), seats: Setup::party(edition, 1, seats), ..Setup::default() }
}

game::playthroughs!(DeckGoesWest,
    alone_in_the_new_world: "new-world.txt", DeckGoesWest::default_setup(1), 1;
    a_race_of_two: "discovery.txt", of("discovery", 2), 2;
    two_with_a_wagon: "cautious-cargo.txt", of("cautious-cargo", 2), 3;
);
