//! The settings of Deck Goes West in the menu.

use crate::play::input::Input;
use crate::play::menu::{Change, Entry, Shown};
use crate::play::screen::{Canvas, Leaving, StartedFrom};
use crate::play::translator::Translator;
use crate::play::{PlayOptions, turns};
use anyhow::Result;
use catalog::{GameId, Listed};
use deck_goes_west::{Character, DeckGoesWest, Edition, HouseRule, Mission, Setup};
use game::{Catalogued, Game, Message};
use std::ops::RangeInclusive;

/// The numbers of seats the menu offers.
const SEATS: RangeInclusive<usize> = 1..=5;
/// The levels of characters.
const LEVELS: RangeInclusive<u8> = 1..=3;

/// The set-up as the menu has changed it.
#[derive(Debug)]
pub(in crate::play) struct Settings(Setup);

impl Default for Settings {
    fn default() -> Settings {
        Settings(DeckGoesWest::default_setup(1))
    }
}

/// A row of the menu that changes the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
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

/// All parts, from top to bottom.
fn parts() -> Vec<Part> {
    let parts = [Part::Mission, Part::Level, Part::Board, Part::Dice];
    parts.into_iter().chain(HouseRule::ALL.map(Part::HouseRule)).collect()
}

impl Entry for Settings {
    fn game(&self) -> GameId {
        DeckGoesWest::GAME
    }

    fn seats(&self) -> usize {
        self.0.seats.len()
    }

    fn seats_in_words(&self, translator: &Translator) -> String {
        let mode =
            mission_of(&self.0).map_or_else(String::new, |mission| translator.term(mission.mode.name()));
        format!("{} · {mode}", self.seats())
    }

    /// Falls back to the default mission where the current one does not allow the new number of seats.
    fn change_seats(&mut self, change: Change) {
        let setup = &mut self.0;
        let seats = change.of(setup.seats.len(), SEATS);
        if mission_of(setup).is_none_or(|mission| !seats_of(mission).contains(&seats)) {
            play_for(setup, DeckGoesWest::default_setup(seats as u8).mission);
        }
        fill(setup, seats);
    }

    fn name_keys(&self) -> &'static str {
        "keys-menu-name-character"
    }

    fn piece(&self, seat: usize, translator: &Translator) -> Option<String> {
        character_of(&self.0, seat).map(|character| translator.phrase(&character.name).to_owned())
    }

    /// Swaps in another character of the same level.
    fn change_piece(&mut self, seat: usize, change: Change) {
        let setup = &mut self.0;
        let (Some(edition), Some(now)) = (edition(setup), character_of(setup, seat)) else { return };
        let of_level = edition.characters.iter().filter(|character| character.level == now.level);
        let all: Vec<&str> = of_level.map(|character| character.id.as_str()).collect();
        let wanted = change.among(&all, now.id.as_str());
        for id in &mut setup.seats {
            *id = match id.as_str() {
                taken if taken == now.id => wanted.to_owned(),
                taken if taken == wanted => now.id.clone(),
                _ => continue,
            };
        }
    }

    fn parts(&self) -> Vec<usize> {
        (0..parts().len()).collect()
    }

    fn part(&self, part: usize, translator: &Translator) -> Shown {
        let setup = &self.0;
        let game = DeckGoesWest::new(setup.clone()).ok();
        let turned = |label: &'static str, value: Option<String>| {
            Shown::Turned(translator.word(label), value.unwrap_or_default())
        };
        match parts()[part] {
            Part::Mission => {
                turned("menu-mission", game.map(|game| translator.phrase(&game.mission().name).to_owned()))
            }
            Part::Level => turned("menu-level", Some(level_of(setup).to_string())),
            Part::Board => turned(
                "menu-board",
                game.map(|game| {
                    let board = game.board();
                    let message = Message::new("menu-board-is").phrase("name", &board.name);
                    let message = message.number("score", board.score.into());
                    translator.say(&message.number("days", board.days.into()))
                }),
            ),
            Part::Dice => {
                turned("menu-dice", game.map(|game| translator.phrase(&game.dice().name).to_owned()))
            }
            Part::HouseRule(rule) => Shown::Ticked(setup.options.has(rule), translator.word(short(rule))),
        }
    }

    fn change_part(&mut self, part: usize, change: Change) {
        let setup = &mut self.0;
        let (Some(edition), Some(mission)) = (edition(setup), mission_of(setup)) else { return };
        match parts()[part] {
            Part::Mission => {
                let all: Vec<&Mission> = edition.missions.iter().collect();
                let mission = change.among(&all, mission);
                play_for(setup, mission.id.clone());
                let fitting = seats_of(mission);
                fill(setup, setup.seats.len().clamp(*fitting.start(), *fitting.end()));
            }
            Part::Level => {
                let level = change.of_small(level_of(setup), LEVELS);
                setup.seats = Setup::party(edition, level, setup.seats.len());
            }
            Part::Board => {
                let all: Vec<&str> =
                    mission.boards.iter().map(|&at| edition.boards[at].id.as_str()).collect();
                let now = DeckGoesWest::new(setup.clone()).ok().map(|game| game.board().id.as_str());
                setup.board = now.map(|now| change.among(&all, now).to_owned());
            }
            Part::Dice => {
                let all: Vec<&str> =
                    mission.dice.iter().map(|&at| edition.dice_options[at].id.as_str()).collect();
                let now = DeckGoesWest::new(setup.clone()).ok().map(|game| game.dice().id.as_str());
                setup.dice = now.map(|now| change.among(&all, now).to_owned());
            }
            Part::HouseRule(rule) => setup.options = setup.options.turned(rule),
        }
        as_suggested(setup);
    }

    fn play(
        &self,
        play_options: PlayOptions<()>,
        canvas: &mut dyn Canvas,
        input: &mut dyn Input,
        translator: &Translator,
    ) -> Result<Leaving> {
        turns::screen::sit_down::<DeckGoesWest>(
            canvas,
            input,
            &play_options.with(self.0.clone()),
            translator,
            StartedFrom::Menu,
        )
    }
}

fn edition(setup: &Setup) -> Option<&'static Edition> {
    Edition::named(&setup.edition)
}

fn mission_of(setup: &Setup) -> Option<&'static Mission> {
    edition(setup)?.missions.iter().find(|mission| mission.id == setup.mission)
}

fn character_of(setup: &Setup, seat: usize) -> Option<&'static Character> {
    let id = setup.seats.get(seat)?;
    edition(setup)?.characters.iter().find(|character| character.id == *id)
}

fn level_of(setup: &Setup) -> u8 {
    character_of(setup, 0).map_or(*LEVELS.start(), |character| character.level)
}

fn seats_of(mission: &Mission) -> RangeInclusive<usize> {
    usize::from(mission.players[0])..=usize::from(mission.players[1])
}

/// Grows or shrinks the party: keeps chosen characters and adds others of the level.
fn fill(setup: &mut Setup, seats: usize) {
    let Some(edition) = edition(setup) else { return };
    let party = Setup::party(edition, level_of(setup), edition.characters.len());
    let free = party.into_iter().filter(|id| !setup.seats.contains(id));
    let all: Vec<String> = setup.seats.iter().cloned().chain(free).take(seats).collect();
    setup.seats = all;
}

/// Changes the mission, with the board and dice it suggests.
fn play_for(setup: &mut Setup, mission: String) {
    (setup.mission, setup.board, setup.dice) = (mission, None, None);
}

/// Clears board and dice where they equal the mission's suggestion.
fn as_suggested(setup: &mut Setup) {
    let usual = Setup { board: None, dice: None, ..setup.clone() };
    let Ok(usual) = DeckGoesWest::new(usual) else { return };
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

    fn turn(settings: &mut Settings, part: Part, change: Change, times: usize) {
        let at = parts().iter().position(|&each| each == part).unwrap();
        (0..times).for_each(|_| settings.change_part(at, change));
    }

    #[test]
    fn everything_can_be_set() {
        let mut settings = Settings::default();
        settings.change_seats(Change::More);
        assert_eq!(
            settings.0,
            DeckGoesWest::default_setup(2),
            "a mission for two takes the place of one for one"
        );
        settings.change_piece(0, Change::More);
        assert_eq!(settings.0.seats, ["hattie-hollis", "derek-dogood"], "they change places");
        turn(&mut settings, Part::Level, Change::More, 1);
        assert_eq!(settings.0.seats, ["chen-liang", "bridget-calloway"]);
        turn(&mut settings, Part::Dice, Change::More, 1);
        assert_eq!(settings.0.dice.as_deref(), Some("d12"));
        turn(&mut settings, Part::Board, Change::More, 3);
        assert_eq!(settings.0.board, None, "once round is as suggested");
        turn(&mut settings, Part::HouseRule(HouseRule::ClosedHands), Change::More, 1);
        assert!(settings.0.options.has(HouseRule::ClosedHands));
        // Every mission, in both directions, is a game that can be played.
        for change in [Change::More, Change::Less] {
            for _ in 0..15 {
                turn(&mut settings, Part::Mission, change, 1);
                turn(&mut settings, Part::Board, Change::More, 1);
                assert!(DeckGoesWest::new(settings.0.clone()).is_ok(), "{:?}", settings.0);
            }
        }
    }
}
