//! The set-up of a game.

use crate::DeckGoesWest;
use crate::edition::{AddedCard, AddedMission, AddedTile, Additions, Edition, Mission};
use crate::refusal::SetupRefusal;
use game::RuleId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The characters by seat, clockwise: `derek-dogood`.
    pub seats: Vec<String>,
    /// DW-SETUP-15. The id of the mission.
    pub mission: String,
    /// DW-SETUP-17. The scoreboard; `None` for the recommended one for this number of players.
    pub board: Option<String>,
    /// DW-SETUP-17. The bandit dice; `None` for the first choice of the mission.
    pub dice: Option<String>,
    /// The house rules in force.
    pub options: Options,
    /// DW-DR-135. The limit of jobs with a draw step per player and Day.
    pub draw_brake: u8,
    /// DW-DR-137. The limit of actions per player and Day.
    pub action_brake: u8,
    /// The id of the edition.
    pub edition: String,
    /// Cards, tiles and missions that the set-up adds to the edition.
    pub cards: BTreeMap<String, AddedCard>,
    #[expect(missing_docs, reason = "see above")]
    pub tiles: BTreeMap<String, AddedTile>,
    #[expect(missing_docs, reason = "see above")]
    pub missions: BTreeMap<String, AddedMission>,
}

impl Default for Setup {
    /// Derek Dogood alone in the New World: the default of scenarios.
    fn default() -> Setup {
        Setup {
            seats: vec!["derek-dogood".to_owned()],
            mission: "new-world".to_owned(),
            board: None,
            dice: None,
            options: Options::default(),
            draw_brake: Setup::DRAW_BRAKE,
            action_brake: Setup::ACTION_BRAKE,
            edition: Edition::BUILT_IN.to_owned(),
            cards: BTreeMap::new(),
            tiles: BTreeMap::new(),
            missions: BTreeMap::new(),
        }
    }
}

/// A set-up that has been checked, with its names resolved.
pub(crate) struct CheckedSetup {
    pub(crate) edition: &'static Edition,
    pub(crate) mission: usize,
    pub(crate) board: usize,
    pub(crate) dice: usize,
    pub(crate) characters: Vec<usize>,
}

impl Setup {
    /// DW-DR-135. The limit in the ruling, which a set-up may lower.
    pub const DRAW_BRAKE: u8 = 200;
    /// DW-DR-137. The limit in the ruling, which a set-up may lower.
    pub const ACTION_BRAKE: u8 = 100;

    /// DW-DR-13. Characters of a level for all seats; missing ones come from the next level, a higher one if there is one.
    pub fn party(edition: &Edition, level: u8, seats: usize) -> Vec<String> {
        let of = |level: u8| edition.characters.iter().filter(move |character| character.level == level);
        let next = next_level(edition, level);
        of(level)
            .chain(next.into_iter().flat_map(of))
            .take(seats)
            .map(|character| character.id.clone())
            .collect()
    }

    /// The parts that the set-up adds to the edition.
    pub(crate) fn additions(&self) -> Additions {
        Additions { cards: self.cards.clone(), tiles: self.tiles.clone(), missions: self.missions.clone() }
    }

    /// DW-DR-01, DW-DR-13, DW-DR-135, DW-DR-137, DW-SETUP-17, DW-SETUP-34, DW-SPECIAL-19. Checks that the set-up can be
    /// played.
    pub(crate) fn check(&self) -> Result<CheckedSetup, SetupRefusal> {
        let base = Edition::named(&self.edition)
            .ok_or_else(|| SetupRefusal::UnknownEdition(self.edition.clone()))?;
        let edition = Edition::with(base, &self.additions())
            .map_err(|why| SetupRefusal::BadContent(why.to_string()))?;
        let mission = edition
            .missions
            .iter()
            .position(|mission| mission.id == self.mission)
            .ok_or_else(|| SetupRefusal::UnknownMission(self.mission.clone()))?;
        let card = &edition.missions[mission];
        let [fewest, most] = card.players;
        if !(usize::from(fewest)..=usize::from(most)).contains(&self.seats.len()) {
            return Err(SetupRefusal::SeatCount { found: self.seats.len(), fewest, most });
        }
        if !(1..=Setup::DRAW_BRAKE).contains(&self.draw_brake) {
            return Err(SetupRefusal::BadDrawBrake(self.draw_brake));
        }
        if !(1..=Setup::ACTION_BRAKE).contains(&self.action_brake) {
            return Err(SetupRefusal::BadActionBrake(self.action_brake));
        }
        Ok(CheckedSetup {
            edition,
            mission,
            board: self.board_of(edition, card)?,
            dice: self.dice_of(edition, card)?,
            characters: self.characters(edition)?,
        })
    }

    /// DW-SETUP-20. The index of the board, which must be one that the mission allows.
    fn board_of(&self, edition: &Edition, mission: &Mission) -> Result<usize, SetupRefusal> {
        let Some(board) = &self.board else {
            // A sound mission is for 1 to 5 players, and has a board.
            return Ok(mission.board_for[self.seats.len() - 1].unwrap_or(mission.boards[0]));
        };
        let named = |&&at: &&usize| edition.boards[at].id == *board;
        mission.boards.iter().find(named).copied().ok_or_else(|| SetupRefusal::BoardNotAllowed(board.clone()))
    }

    /// DW-SETUP-17. The index of the dice, which must be a choice that the mission allows.
    fn dice_of(&self, edition: &Edition, mission: &Mission) -> Result<usize, SetupRefusal> {
        let Some(dice) = &self.dice else { return Ok(mission.dice[0]) };
        let named = |&&at: &&usize| edition.dice_options[at].id == *dice;
        mission.dice.iter().find(named).copied().ok_or_else(|| SetupRefusal::DiceNotAllowed(dice.clone()))
    }

    /// DW-SETUP-34, DW-DR-13. The characters, all different and of one level; if the level has too few, others come from
    /// the next level, a higher one if there is one.
    fn characters(&self, edition: &Edition) -> Result<Vec<usize>, SetupRefusal> {
        let mut chosen = Vec::new();
        for name in &self.seats {
            let character = edition
                .characters
                .iter()
                .position(|character| character.id == *name)
                .ok_or_else(|| SetupRefusal::UnknownCharacter(name.clone()))?;
            if chosen.contains(&character) {
                return Err(SetupRefusal::CharacterTaken(name.clone()));
            }
            chosen.push(character);
        }
        let level = |at: &usize| edition.characters[*at].level;
        let fits = |agreed: u8| {
            let own = chosen.iter().filter(|at| level(at) == agreed).count();
            let of_level = edition.characters.iter().filter(|other| other.level == agreed).count();
            let next = next_level(edition, agreed);
            let from_next = chosen.iter().filter(|at| Some(level(at)) == next).count();
            own == chosen.len() || own == of_level && own + from_next == chosen.len()
        };
        if chosen.iter().any(|at| fits(level(at))) { Ok(chosen) } else { Err(SetupRefusal::MixedLevels) }
    }
}

/// DW-DR-13. The level that missing characters come from.
fn next_level(edition: &Edition, level: u8) -> Option<u8> {
    let levels = || edition.characters.iter().map(|character| character.level);
    levels().filter(|&other| other > level).min().or_else(|| levels().filter(|&other| other < level).max())
}

/// A ruling that a table may reverse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HouseRule {
    /// DW-DR-08, reversed: with both dice, they take turns.
    DiceInTurn,
    /// DW-DR-09, reversed: only four places around a revealed tile are filled.
    FourNeighbours,
    /// DW-DR-29, reversed: danger kills when the actions of the Day are over.
    LateDeath,
    /// DW-DR-32, reversed: the last one alive has not won yet.
    LastOnePlaysOn,
    /// DW-DR-79, reversed: players do not move others in a trade.
    NobodyMovesOthers,
    /// DW-DR-121, reversed: a step with the wagon costs twice as much.
    WagonPaysItsWay,
    /// DW-DR-132, reversed: hands are closed in cooperative games.
    ClosedHands,
}

impl HouseRule {
    /// All seven, in a fixed order.
    pub const ALL: [HouseRule; 7] = [
        HouseRule::DiceInTurn,
        HouseRule::FourNeighbours,
        HouseRule::LateDeath,
        HouseRule::LastOnePlaysOn,
        HouseRule::NobodyMovesOthers,
        HouseRule::WagonPaysItsWay,
        HouseRule::ClosedHands,
    ];
}

impl game::HouseRule for HouseRule {
    type Of = DeckGoesWest;
    const EVERY: &'static [HouseRule] = &HouseRule::ALL;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn name(self) -> &'static str {
        match self {
            HouseRule::DiceInTurn => "dice_in_turn",
            HouseRule::FourNeighbours => "four_neighbours",
            HouseRule::LateDeath => "late_death",
            HouseRule::LastOnePlaysOn => "last_one_plays_on",
            HouseRule::NobodyMovesOthers => "nobody_moves_others",
            HouseRule::WagonPaysItsWay => "wagon_pays_its_way",
            HouseRule::ClosedHands => "closed_hands",
        }
    }

    fn ruling(self) -> RuleId {
        RuleId(match self {
            HouseRule::DiceInTurn => "DW-DR-08",
            HouseRule::FourNeighbours => "DW-DR-09",
            HouseRule::LateDeath => "DW-DR-29",
            HouseRule::LastOnePlaysOn => "DW-DR-32",
            HouseRule::NobodyMovesOthers => "DW-DR-79",
            HouseRule::WagonPaysItsWay => "DW-DR-121",
            HouseRule::ClosedHands => "DW-DR-132",
        })
    }

    fn message_id(self) -> &'static str {
        match self {
            HouseRule::DiceInTurn => "house-dice-in-turn",
            HouseRule::FourNeighbours => "house-four-neighbours",
            HouseRule::LateDeath => "house-late-death",
            HouseRule::LastOnePlaysOn => "house-last-one-plays-on",
            HouseRule::NobodyMovesOthers => "house-nobody-moves-others",
            HouseRule::WagonPaysItsWay => "house-wagon-pays-its-way",
            HouseRule::ClosedHands => "house-closed-hands",
        }
    }
}

/// The house rules in force.
pub type Options = game::Options<HouseRule>;
