//! The settings of Deck Goes West in the menu.

use crate::play::PlayOptions;
use crate::play::menu::{Change, MenuSetup, RowValue, give, play_from_menu, resize};
use crate::play::screen::{Console, Leaving};
use crate::play::translator::Translator;
use anyhow::Result;
use deck_goes_west::{Character, DeckGoesWest, Edition, HouseRule, Mission, Setup};
use game::{Catalogued, Game, Message};
use std::ops::RangeInclusive;

/// The numbers of seats the menu offers.
const SEATS: RangeInclusive<usize> = 1..=5;
/// The levels of characters.
const LEVELS: RangeInclusive<u8> = 1..=3;

/// A row of the menu that changes the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SetupRow {
    /// The mission; changing it resets board and dice.
    Mission,
    /// The level of the characters.
    Level,
    /// The board, which sets score and Days.
    Board,
    /// The dice, which set how many bandits come.
    Dice,
    /// A house rule, in force or not.
    HouseRule(HouseRule),
}

/// All rows, from top to bottom.
fn rows() -> Vec<SetupRow> {
    let rows = [SetupRow::Mission, SetupRow::Level, SetupRow::Board, SetupRow::Dice];
    rows.into_iter().chain(HouseRule::ALL.map(SetupRow::HouseRule)).collect()
}

impl MenuSetup for Setup {
    fn seats(&self) -> usize {
        self.seats.len()
    }

    fn seats_in_words(&self, translator: &Translator) -> String {
        format!("{} · {}", self.seats.len(), translator.term(mission_of(self).mode.name()))
    }

    /// Falls back to the default mission where the current one does not allow the new number of seats.
    fn change_seats(&mut self, change: Change) {
        let seats = change.of(self.seats.len(), SEATS);
        if !seats_of(mission_of(self)).contains(&seats) {
            play_for(self, DeckGoesWest::default_setup(seats as u8).mission);
        }
        fill(self, seats);
    }

    fn name_keys(&self) -> &'static str {
        "keys-menu-name-character"
    }

    fn piece(&self, seat: usize, translator: &Translator) -> Option<String> {
        Some(translator.phrase(&character_of(self, seat).name).to_owned())
    }

    /// Swaps in another character of the same level.
    fn change_piece(&mut self, seat: usize, change: Change) {
        let now = character_of(self, seat);
        let of_level = edition(self).characters.iter().filter(|character| character.level == now.level);
        let all: Vec<&str> = of_level.map(|character| character.id.as_str()).collect();
        give(&mut self.seats, seat, change.among(&all, now.id.as_str()).to_owned());
    }

    fn rows(&self) -> Vec<usize> {
        (0..rows().len()).collect()
    }

    fn value(&self, row: usize, translator: &Translator) -> RowValue {
        let game = game_of(self);
        let (label, value) = match rows()[row] {
            SetupRow::Mission => ("menu-mission", translator.phrase(&game.mission().name).to_owned()),
            SetupRow::Level => ("menu-level", level_of(self).to_string()),
            SetupRow::Board => {
                let board = game.board();
                let message = Message::new("menu-board-is").phrase("name", &board.name);
                let message = message.number("score", board.score.into());
                ("menu-board", translator.say(&message.number("days", board.days.into())))
            }
            SetupRow::Dice => ("menu-dice", translator.phrase(&game.dice().name).to_owned()),
            SetupRow::HouseRule(rule) => {
                return RowValue::Flag(self.options.has(rule), translator.word(short(rule)));
            }
        };
        RowValue::Choice(translator.word(label), value)
    }

    fn change(&mut self, row: usize, change: Change) {
        let (edition, mission) = (edition(self), mission_of(self));
        match rows()[row] {
            SetupRow::Mission => {
                let all: Vec<&Mission> = edition.missions.iter().collect();
                let mission = change.among(&all, mission);
                play_for(self, mission.id.clone());
                let fitting = seats_of(mission);
                fill(self, self.seats.len().clamp(*fitting.start(), *fitting.end()));
            }
            SetupRow::Level => {
                let level = change.of_small(level_of(self), LEVELS);
                self.seats = Setup::party(edition, level, self.seats.len());
            }
            SetupRow::Board => {
                let all: Vec<&str> =
                    mission.boards.iter().map(|&at| edition.boards[at].id.as_str()).collect();
                self.board = Some(change.among(&all, game_of(self).board().id.as_str()).to_owned());
            }
            SetupRow::Dice => {
                let all: Vec<&str> =
                    mission.dice.iter().map(|&at| edition.dice_options[at].id.as_str()).collect();
                self.dice = Some(change.among(&all, game_of(self).dice().id.as_str()).to_owned());
            }
            SetupRow::HouseRule(rule) => self.options = self.options.turned(rule),
        }
        as_suggested(self);
    }

    fn play(&self, console: &mut Console<'_>, play_options: PlayOptions<()>) -> Result<Leaving> {
        play_from_menu::<DeckGoesWest>(console, play_options, self)
    }
}

// The menu begins with a default set-up and changes it by these rows alone, so all of its set-ups can be played.

fn game_of(setup: &Setup) -> DeckGoesWest {
    DeckGoesWest::new(setup.clone()).expect("every set-up of the menu can be played")
}

fn edition(setup: &Setup) -> &'static Edition {
    Edition::named(&setup.edition).expect("the menu keeps to the built-in edition")
}

fn mission_of(setup: &Setup) -> &'static Mission {
    let mission = edition(setup).missions.iter().find(|mission| mission.id == setup.mission);
    mission.expect("the menu offers missions of the edition")
}

fn character_of(setup: &Setup, seat: usize) -> &'static Character {
    let character = edition(setup).characters.iter().find(|character| character.id == setup.seats[seat]);
    character.expect("the menu offers characters of the edition")
}

fn level_of(setup: &Setup) -> u8 {
    character_of(setup, 0).level
}

fn seats_of(mission: &Mission) -> RangeInclusive<usize> {
    usize::from(mission.players[0])..=usize::from(mission.players[1])
}

/// Grows or shrinks the party: keeps chosen characters and adds others of the level.
fn fill(setup: &mut Setup, seats: usize) {
    let party = Setup::party(edition(setup), level_of(setup), edition(setup).characters.len());
    resize(&mut setup.seats, party, seats);
}

/// Changes the mission, with the board and dice it suggests.
fn play_for(setup: &mut Setup, mission: String) {
    (setup.mission, setup.board, setup.dice) = (mission, None, None);
}

/// Clears board and dice where they equal the mission's suggestion.
fn as_suggested(setup: &mut Setup) {
    let usual = game_of(&Setup { board: None, dice: None, ..setup.clone() });
    setup.board = setup.board.take().filter(|board| *board != usual.board().id);
    setup.dice = setup.dice.take().filter(|dice| *dice != usual.dice().id);
}

/// The id of the message that describes a house rule in a few words.
const fn short(rule: HouseRule) -> &'static str {
    match rule {
        HouseRule::DiceInTurn => "menu-dice-in-turn",
        HouseRule::FourNeighbours => "menu-four-neighbours",
        HouseRule::LateDeath => "menu-late-death",
        HouseRule::LastOnePlaysOn => "menu-last-one-plays-on",
        HouseRule::NobodyMovesOthers => "menu-nobody-moves-others",
        HouseRule::WagonPaysItsWay => "menu-wagon-pays-its-way",
        HouseRule::ClosedHands => "menu-closed-hands",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Luck, Quick};

    fn turn(setup: &mut Setup, row: SetupRow, change: Change, times: usize) {
        let at = rows().iter().position(|&each| each == row).unwrap();
        (0..times).for_each(|_| setup.change(at, change));
    }

    #[test]
    fn whatever_is_changed_the_set_up_can_be_played() {
        let mut luck = Quick::new(4);
        let mut setup = DeckGoesWest::default_setup(1);
        for _ in 0..5000 {
            let before = setup.clone();
            let change = [Change::Less, Change::More][luck.below(2) as usize];
            match luck.below(3) {
                0 => setup.change_seats(change),
                1 => setup.change_piece(luck.below(setup.seats.len() as u32) as usize, change),
                _ => setup.change(luck.below(rows().len() as u32) as usize, change),
            }
            assert!(DeckGoesWest::new(setup.clone()).is_ok(), "{before:?} became {setup:?}");
        }
    }

    #[test]
    fn everything_can_be_set() {
        let mut setup = DeckGoesWest::default_setup(1);
        setup.change_seats(Change::More);
        assert_eq!(setup, DeckGoesWest::default_setup(2), "a mission for two takes the place of one for one");
        setup.change_piece(0, Change::More);
        assert_eq!(setup.seats, ["hattie-hollis", "derek-dogood"], "they change places");
        turn(&mut setup, SetupRow::Level, Change::More, 1);
        assert_eq!(setup.seats, ["chen-liang", "bridget-calloway"]);
        turn(&mut setup, SetupRow::Dice, Change::More, 1);
        assert_eq!(setup.dice.as_deref(), Some("d12"));
        turn(&mut setup, SetupRow::Board, Change::More, 3);
        assert_eq!(setup.board, None, "once round is as suggested");
        turn(&mut setup, SetupRow::HouseRule(HouseRule::ClosedHands), Change::More, 1);
        assert!(setup.options.has(HouseRule::ClosedHands));
        // Every mission, in both directions, is a game that can be played.
        for change in [Change::More, Change::Less] {
            for _ in 0..15 {
                turn(&mut setup, SetupRow::Mission, change, 1);
                turn(&mut setup, SetupRow::Board, Change::More, 1);
                assert!(DeckGoesWest::new(setup.clone()).is_ok(), "{setup:?}");
            }
        }
    }
}
