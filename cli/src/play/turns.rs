//! A game of single decisions, for any such game: the seats it waits for, the log, and undo; and the two interfaces, [`plain`]
//! and [`screen`].

mod command;
mod end_text;
mod help;
pub(super) mod plain;
mod prompt;
pub(super) mod screen;
#[cfg(test)]
pub(super) mod tests;

use super::PlayOptions;
use super::log_message::LogMessage;
use super::seated_game::SeatedGame;
use super::terminal_game::TerminalGame;
use super::translator::Translator;
use anyhow::Result;
use catalog::CatalogGame;
#[cfg(test)]
pub(super) use command::read;
pub(super) use command::{CommandWord, TurnCommand};
use game::{EndReport, GameEvent, Seat, Viewer};
pub(super) use help::sheet;
use prompt::Misread;
pub(super) use prompt::{CardPicks, ListedChoice, Prompt};
use std::fmt::Debug;

/// A game of single decisions, in which every seat has a piece.
pub(super) trait TurnGame: TerminalGame {
    /// Whether the numbers of several cards, typed together, can be an answer.
    const PICKS_CARDS: bool = false;

    /// A part of the table that can be shown alone.
    type Part: Copy + Eq + Debug;

    /// The commands of this game.
    fn words() -> Vec<CommandWord<Self::Part>>;
    /// The game that a view is of.
    fn game_of(view: &Self::View) -> &Self;
    /// The name of a seat's piece: “Red”, “Derek Dogood”.
    fn piece(&self, seat: Seat, translator: &Translator) -> String;
    /// The result, once the game has ended.
    fn end(view: &Self::View, name: impl Fn(Seat) -> String) -> Option<EndReport>;

    /// A decision in a few words, given its label and its notation.
    fn short(
        _view: &Self::View,
        _decision: Self::Decision,
        says: &str,
        _written: &str,
        _translator: &Translator,
    ) -> String {
        says.to_owned()
    }
    /// The cards to pick from, where any number of cards is an answer.
    fn card_picks(_view: &Self::View) -> Option<CardPicks<Self::Decision>> {
        None
    }
    /// The decision that picks these cards, by their indices in [`TurnGame::card_picks`].
    fn pick_cards(_view: &Self::View, _picked: &[usize]) -> Option<Self::Decision> {
        None
    }
    /// The lines printed on the card or tile with this name.
    fn look_up(_view: &Self::View, _name: &str, _translator: &Translator) -> Option<Vec<String>> {
        None
    }
}

/// A running game with its log and undo stack.
#[derive(Debug)]
pub(super) struct Turns<G: CatalogGame> {
    pub(super) seated: SeatedGame<G>,
    log: Vec<LogMessage>,
    /// The undo stack: before each decision its seat, the game, and the length of the log.
    before: Vec<(Seat, SeatedGame<G>, usize)>,
}

impl<G: TurnGame> Turns<G> {
    /// Deals a game.
    pub(super) fn open(
        play_options: &PlayOptions<G::Setup>,
        seed: u64,
        translator: &Translator,
    ) -> Result<Turns<G>> {
        let (seated, events) = SeatedGame::open(play_options, seed, translator)?;
        let mut turns = Turns { seated, log: Vec::new(), before: Vec::new() };
        turns.note(&events);
        Ok(turns)
    }

    /// The log, as all people at this terminal may know it.
    pub(super) fn log(&self) -> &[LogMessage] {
        &self.log
    }

    /// The view of what all people here see together.
    pub(super) fn seen_by_all(&self) -> G::View {
        self.seated.view(self.seated.watchers())
    }

    /// The view of a seat.
    pub(super) fn seen_by(&self, seat: Seat) -> G::View {
        self.seated.view(Viewer::Seat(seat))
    }

    /// The first seat of a person that is asked, if any.
    pub(super) fn awaited(&self) -> Option<Seat> {
        self.seated.awaited().lowest()
    }

    /// The asked seat of a person; prefers the one that answered last, so that it can finish what it began.
    pub(super) fn awaited_after(&self, last: Option<Seat>) -> Option<Seat> {
        last.filter(|&seat| self.seated.awaited().contains(seat)).or_else(|| self.awaited())
    }

    /// The next other seat of a person that is asked or may change its decision, wrapping around.
    pub(super) fn next_after(&self, seat: Seat) -> Option<Seat> {
        let may: Vec<Seat> = self.seated.awaited().iter().chain(self.seated.may_change().iter()).collect();
        let later = may.iter().filter(|other| **other > seat).min();
        later.or_else(|| may.iter().min()).copied().filter(|&other| other != seat)
    }

    /// Do several people play here, in a game with hidden information?
    pub(super) fn has_secrets(&self) -> bool {
        !self.seated.game().is_open() && self.seated.people().len() > 1
    }

    /// Applies a seat's decision. A refusal changes nothing.
    pub(super) fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<(), G::Refusal> {
        let before = (seat, self.seated.clone(), self.log.len());
        let mut events: Vec<G::Event> = Vec::new();
        self.seated.decide(seat, decision, &mut events)?;
        self.note(&events);
        let used_chance = self.seated.record().steps.last().is_some_and(|step| !step.luck.is_empty());
        let learned = used_chance || events.iter().any(|event| self.seated.game().reveals(event));
        if learned || !self.seated.awaited().contains(seat) {
            self.before.clear();
        } else {
            self.before.push(before);
        }
        Ok(())
    }

    /// Parses and applies an answer. The error holds the lines to show instead.
    pub(super) fn answer(
        &mut self,
        prompt: &Prompt<G>,
        text: &str,
        translator: &Translator,
    ) -> Result<(), Vec<String>> {
        let refusal = match prompt.read(text, translator) {
            Ok(decision) => match self.decide(prompt.seat, decision) {
                Ok(()) => return Ok(()),
                Err(refusal) => refusal,
            },
            Err(Misread::Refused(refusal)) => refusal,
            Err(Misread::LookedUp(printed)) => return Err(printed),
            Err(Misread::NoSuchNumber) => return Err(vec![translator.word("no-number")]),
        };
        Err(vec![translator.refusal::<G>(&refusal)])
    }

    /// Takes the last decision back if it is this seat's and revealed nothing. Returns whether it did.
    pub(super) fn take_back(&mut self, seat: Seat) -> bool {
        let Some((_, seated, told)) = self.before.pop_if(|(whose, ..)| *whose == seat) else { return false };
        self.seated = seated;
        self.log.truncate(told);
        true
    }

    /// Decides for bots until a person is asked or the game is over.
    pub(super) fn let_bots_decide(&mut self) {
        while self.awaited().is_none()
            && let Some(seat) = self.seated.asked().lowest()
            && let Some(decision) = self.seated.bot_decision(seat)
        {
            // A bot picks a legal decision, so no refusal is expected; without this return, one would repeat for ever.
            if self.decide(seat, decision).is_err() {
                return;
            }
        }
    }

    fn note(&mut self, events: &[G::Event]) {
        let (game, viewer) = (self.seated.game(), self.seated.watchers());
        self.log.extend(events.iter().filter_map(|event| {
            game.told(event, viewer).map(|message| LogMessage { message, rule: event.rule(game) })
        }));
    }

    /// The names of all players, by seat.
    pub(super) fn players(&self, translator: &Translator) -> Vec<String> {
        self.seated.game().seats().iter().map(|seat| self.seated.name_of(seat, translator)).collect()
    }

    /// The name with the piece: “Ana (Red)”, “Green (bot)”.
    pub(super) fn address(&self, seat: Seat, translator: &Translator) -> String {
        self.seated.address(seat, &self.seated.game().piece(seat, translator), translator)
    }

    /// The names with the pieces, by seat.
    pub(super) fn names(&self, translator: &Translator) -> Vec<String> {
        self.seated.game().seats().iter().map(|seat| self.address(seat, translator)).collect()
    }
}
