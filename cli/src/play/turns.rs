//! A game of short steps at the table, whichever game it is: whom it waits for, what comes of a decision, what can be taken
//! back; and [`plain`] and [`screen`], the two ways to sit down.

mod answer;
mod end;
mod help;
pub(super) mod plain;
pub(super) mod screen;
#[cfg(test)]
pub(super) mod tests;

use super::input::Keyboard;
use super::screen::Door;
use super::seated::Seated;
use super::told::Told;
use super::translator::Translator;
use super::{Wishes, at_a_terminal, full_screen, keep, no_terminal};
#[cfg(test)]
pub(super) use answer::read;
pub(super) use answer::{Answer, Meaning};
use anyhow::Result;
use catalog::Listed;
use game::record::Record;
use game::{End, GameEvent, Seat, Viewer};
pub(super) use help::sheet;
use plain::InLines;
use screen::OnScreen;
use std::fmt::Debug;
use std::io;

/// A game of short steps, in which everybody has a piece.
pub(super) trait Stepwise: Listed {
    /// A part of the table that somebody may want to see.
    type Part: Copy + Eq + Debug;
    /// What somebody is asked.
    type Prompt: Asks<Self>;

    /// Words that mean something in this game.
    fn words() -> Vec<Meaning<Self::Part>>;
    /// What somebody plays: “Red”, “Derek Dogood”.
    fn piece(&self, seat: Seat, translator: &Translator) -> String;
    /// How it ended, once it has.
    fn end(view: &Self::View, name: impl Fn(Seat) -> String) -> Option<End>;
}

/// What somebody is asked: the choices with their numbers, and what an answer means.
pub(super) trait Asks<G: Listed>: Debug {
    /// What this viewer is asked.
    fn of(seat: Seat, view: G::View) -> Self;
    /// Who.
    fn seat(&self) -> Seat;
    /// What an answer means.
    fn read(&self, answer: &str, translator: &Translator) -> Result<G::Decision, Misread<G>>;
}

/// Why an answer is none.
#[derive(Debug)]
pub(super) enum Misread<G: Listed> {
    /// There is no such number.
    NoSuchNumber,
    /// It is no decision.
    Refused(G::Refusal),
    /// It is the name of something: this is printed on it.
    Asked(Vec<String>),
}

/// Plays one game, and another for as long as somebody wants to.
pub(super) fn play<G: Listed + InLines + OnScreen>(wishes: &Wishes<G::Setup>) -> Result<()> {
    let translator = Translator::of::<G>(wishes.language)?;
    if !wishes.plain && !at_a_terminal() {
        return Err(no_terminal(&translator));
    }
    if let Some(file) = &wishes.record {
        keep::try_out::<G>(file, &translator)?;
    }
    if wishes.plain {
        return plain::play::<G>(wishes, &translator, &mut io::stdin().lock(), &mut io::stdout().lock());
    }
    full_screen(|terminal| {
        screen::sit_down::<G>(terminal, &mut Keyboard, wishes, &translator, Door::Street).map(drop)
    })
}

/// A game and everybody who plays it.
#[derive(Debug)]
pub(super) struct Turns<G: Listed> {
    seated: Seated<G>,
    log: Vec<Told>,
    /// The table as it was before each decision that may be taken back: whose it was, and the length of the log.
    before: Vec<(Seat, Seated<G>, usize)>,
}

impl<G: Stepwise> Turns<G> {
    /// Everybody sits down and the game is laid out.
    pub(super) fn open(wishes: &Wishes<G::Setup>, seed: u64, translator: &Translator) -> Result<Turns<G>> {
        let (seated, events) = Seated::open(wishes, seed, translator)?;
        let mut turns = Turns { seated, log: Vec::new(), before: Vec::new() };
        turns.note(&events);
        Ok(turns)
    }

    /// The game as agreed.
    pub(super) fn game(&self) -> &G {
        self.seated.game()
    }

    /// The number that gives this game again.
    pub(super) fn seed(&self) -> u64 {
        self.seated.seed()
    }

    /// What has happened, as all people at this terminal may know it.
    pub(super) fn log(&self) -> &[Told] {
        &self.log
    }

    /// What everybody here may see together.
    pub(super) fn seen_by_all(&self) -> G::View {
        self.seated.view(self.seated.watchers())
    }

    /// What somebody here may see who is asked.
    pub(super) fn seen_by(&self, seat: Seat) -> G::View {
        self.seated.view(Viewer::Seat(seat))
    }

    /// The person who is asked, if it is one.
    pub(super) fn awaited(&self) -> Option<Seat> {
        self.seated.awaited().lowest()
    }

    /// The person who is asked, rather the one who answered last: whoever is in the middle of something goes on.
    pub(super) fn awaited_after(&self, last: Option<Seat>) -> Option<Seat> {
        last.filter(|&seat| self.seated.awaited().contains(seat)).or_else(|| self.awaited())
    }

    /// The next person who may decide something now: one who is asked, or may think again.
    pub(super) fn next_after(&self, seat: Seat) -> Option<Seat> {
        let may: Vec<Seat> = self.seated.awaited().iter().chain(self.seated.may_change().iter()).collect();
        let later = may.iter().filter(|other| **other > seat).min();
        later.or_else(|| may.iter().min()).copied().filter(|&other| other != seat)
    }

    /// Do people here have secrets from each other?
    pub(super) fn has_secrets(&self) -> bool {
        !self.game().is_open() && self.seated.people().len() > 1
    }

    /// Somebody decides. A refusal changes nothing.
    pub(super) fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<(), G::Refusal> {
        let before = (seat, self.seated.clone(), self.log.len());
        let mut events: Vec<G::Event> = Vec::new();
        self.seated.decide(seat, decision, &mut events)?;
        self.note(&events);
        let used_chance = self.record().steps.last().is_some_and(|step| !step.luck.is_empty());
        let learned = used_chance || events.iter().any(|event| self.game().reveals(event));
        if learned || !self.seated.awaited().contains(seat) {
            self.before.clear();
        } else {
            self.before.push(before);
        }
        Ok(())
    }

    /// Somebody answers a question. What is said to them where nothing comes of it.
    pub(super) fn answer(
        &mut self,
        prompt: &G::Prompt,
        text: &str,
        translator: &Translator,
    ) -> Result<(), Vec<String>> {
        let refusal = match prompt.read(text, translator) {
            Ok(decision) => match self.decide(prompt.seat(), decision) {
                Ok(()) => return Ok(()),
                Err(refusal) => refusal,
            },
            Err(Misread::Refused(refusal)) => refusal,
            Err(Misread::Asked(printed)) => return Err(printed),
            Err(Misread::NoSuchNumber) => return Err(vec![translator.word("no-number")]),
        };
        Err(vec![translator.refusal::<G>(&refusal)])
    }

    /// Takes the last decision back, if it was theirs and nobody has learned anything by it.
    pub(super) fn take_back(&mut self, seat: Seat) -> bool {
        let Some((_, seated, told)) = self.before.pop_if(|(whose, ..)| *whose == seat) else { return false };
        self.seated = seated;
        self.log.truncate(told);
        true
    }

    /// Bots decide until a person is asked, or it is over.
    pub(super) fn let_bots_decide(&mut self) {
        while self.awaited().is_none()
            && let Some(seat) = self.seated.asked().lowest()
            && let Some(decision) = self.seated.bot_wants(seat)
        {
            // A bot picks from what its view offers, so nothing is refused; if it were, nothing could go on.
            if self.decide(seat, decision).is_err() {
                return;
            }
        }
    }

    fn note(&mut self, events: &[G::Event]) {
        let (game, viewer) = (self.seated.game(), self.seated.watchers());
        self.log.extend(events.iter().filter_map(|event| {
            game.told(event, viewer).map(|message| Told { message, rule: event.rule(game) })
        }));
    }

    /// Has it ended?
    pub(super) fn is_over(&self) -> bool {
        self.seated.is_over()
    }

    /// The game as written down so far.
    pub(super) fn record(&self) -> &Record<G> {
        self.seated.record()
    }

    /// How somebody is called: the person's name, or what a bot is called.
    pub(super) fn name_of(&self, seat: Seat, translator: &Translator) -> String {
        self.seated.name_of(seat, translator)
    }

    /// How all are called, seat by seat.
    pub(super) fn players(&self, translator: &Translator) -> Vec<String> {
        self.game().seats().iter().map(|seat| self.name_of(seat, translator)).collect()
    }

    /// How somebody is addressed: “Ana (Red)”, “Green (bot)”.
    pub(super) fn address(&self, seat: Seat, translator: &Translator) -> String {
        self.seated.address(seat, &self.game().piece(seat, translator), translator)
    }

    /// How all are addressed, seat by seat.
    pub(super) fn names(&self, translator: &Translator) -> Vec<String> {
        self.game().seats().iter().map(|seat| self.address(seat, translator)).collect()
    }
}
