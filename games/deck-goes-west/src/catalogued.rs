//! What the catalogue needs of the game.

use crate::edition::{Edition, Mission};
use crate::{DeckGoesWest, EndedBy, Refusal, Setup, SetupRefusal, State};
use game::{Catalogued, Trial};

impl Catalogued for DeckGoesWest {
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("pt-BR", include_str!("../RULES.pt-BR.md"))];

    /// The missions for a first game: one for a single player, one for several.
    fn default_setup(seats: u8) -> Setup {
        let mission = if seats == 1 { "new-world" } else { "speed-of-the-slowest" };
        let seats = Setup::party(Edition::built_in(), 1, seats.into());
        Setup { mission: mission.to_owned(), seats, ..Setup::default() }
    }

    /// With characters of the level of `setup`, and the board and dice the mission suggests.
    fn trials(setup: &Setup, seats: u8) -> Vec<Trial<Setup>> {
        let Some(edition) = Edition::named(&setup.edition) else { return Vec::new() };
        let level = edition.characters.iter().find(|character| setup.seats.contains(&character.id));
        let party = Setup::party(edition, level.map_or(1, |character| character.level), seats.into());
        let fitting = edition
            .missions
            .iter()
            .filter(|mission| (mission.players[0]..=mission.players[1]).contains(&seats));
        let trial = |mission: &Mission| Trial {
            name: mission.id.clone(),
            label: mission.difficulty.name(),
            aim: mission.difficulty.aim(),
            won_by: EndedBy::ScoreTrack.word(),
            setup: Setup {
                mission: mission.id.clone(),
                seats: party.clone(),
                board: None,
                dice: None,
                ..setup.clone()
            },
        };
        fitting.map(trial).collect()
    }

    fn hostable(setup: &Setup) -> Result<(), Refusal> {
        if setup.additions().is_empty() { Ok(()) } else { Err(SetupRefusal::AdditionsAtTable.into()) }
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        state.ending().map(|ending| ending.by.word())
    }
}
