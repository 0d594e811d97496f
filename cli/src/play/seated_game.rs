//! A game and the players of its seats, for any game: the state, the bots, and the record.
//!
//! The state stays in here. Bots and people alike get views.

use super::PlayOptions;
use super::lettering::clean_name;
use super::translator::Translator;
use anyhow::{Result, anyhow};
use bots::Level;
use catalog::CatalogGame;
use game::record::{Record, Recorder};
use game::{GameRefusal, Message, Seat, SeatSet, Seeded, Sink, Viewer};
use std::hash::{BuildHasher, RandomState};

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SeatPlayer {
    /// A person at this terminal, by name.
    Person(String),
    /// A bot of this level.
    Bot(Level),
}

/// A running game and the players of its seats.
#[derive(Clone, Debug)]
pub(super) struct SeatedGame<G: CatalogGame> {
    recorder: Recorder<G>,
    players: Vec<SeatPlayer>,
    seed: u64,
    chance: Seeded,
    chance_of_bots: Seeded,
}

/// A random seed. The standard library's hasher is keyed by the system's randomness.
pub(super) fn any_seed() -> u64 {
    // 32 bits are plenty for a deal, and short enough to be typed in again.
    RandomState::new().hash_one("saloon") >> 32
}

impl<G: CatalogGame> SeatedGame<G> {
    /// Deals a game; also returns the events of the deal.
    pub(super) fn open(
        play_options: &PlayOptions<G::Setup>,
        seed: u64,
        translator: &Translator,
    ) -> Result<(SeatedGame<G>, Vec<G::Event>)> {
        let game = G::new(play_options.setup.clone())
            .map_err(|refusal| anyhow!(translator.tell(&refusal.message())))?;
        let mut chance = Seeded::of_game(seed, 0);
        let mut events: Vec<G::Event> = Vec::new();
        let mut recorder = Recorder::deal(game, &mut chance, &mut events);
        recorder.note_date(&table::Timestamp::now().date());
        let names: Vec<String> = play_options.people.iter().map(|typed| clean_name(typed)).collect();
        let players = seated(&names, play_options.bots, recorder.game().seats().len(), translator);
        for (seat, player) in recorder.game().seats().iter().zip(&players) {
            let is_nameless = names.get(seat.number()).is_some_and(String::is_empty);
            match player {
                // The default name “You” stays out of the record: there it would address the reader.
                SeatPlayer::Person(_) if is_nameless => {}
                SeatPlayer::Person(name) => recorder.note_player(seat, name),
                SeatPlayer::Bot(level) => recorder.note_player(seat, &format!("bot {level}")),
            }
        }
        let chance_of_bots = Seeded::of_game(seed, 1);
        Ok((SeatedGame { recorder, players, seed, chance, chance_of_bots }, events))
    }

    /// The game with its set-up.
    pub(super) fn game(&self) -> &G {
        self.recorder.game()
    }

    /// The full state. Show players only views of it.
    pub(super) fn state(&self) -> &G::State {
        self.recorder.state()
    }

    /// The seed of the deal.
    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    /// The player of a seat.
    pub(super) fn player(&self, seat: Seat) -> Option<&SeatPlayer> {
        self.players.get(seat.number())
    }

    /// The seats of the people at this terminal.
    pub(super) fn people(&self) -> SeatSet {
        let is_person = |seat: &Seat| matches!(self.player(*seat), Some(SeatPlayer::Person(_)));
        self.game().seats().iter().filter(is_person).collect()
    }

    /// The viewer for what all people here see together: the seat of a single person, otherwise an onlooker.
    pub(super) fn watchers(&self) -> Viewer {
        let people = self.people();
        match people.lowest() {
            Some(seat) if people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Onlooker,
        }
    }

    /// What a viewer may know now.
    pub(super) fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(self.state(), viewer)
    }

    /// The seats that are asked, of people and bots.
    pub(super) fn asked(&self) -> SeatSet {
        self.game().asked(self.state()).awaits
    }

    /// The seats of people that are asked.
    pub(super) fn awaited(&self) -> SeatSet {
        self.of_people(self.asked())
    }

    /// The seats of people that have decided in secret and may still change that.
    pub(super) fn may_change(&self) -> SeatSet {
        self.of_people(self.game().asked(self.state()).may_change)
    }

    fn of_people(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.people().contains(seat)).collect()
    }

    /// Checks a decision without applying it.
    pub(super) fn check(&self, seat: Seat, decision: G::Decision) -> Result<(), G::Refusal> {
        self.game().check(self.state(), seat, decision)
    }

    /// Applies a seat's decision. A refusal changes nothing.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        sink: &mut impl Sink<G>,
    ) -> Result<(), G::Refusal> {
        self.recorder.play(seat, decision, &mut self.chance, sink)
    }

    /// The decision of a seat's bot, based on that seat's view; `None` if a person plays the seat.
    pub(super) fn bot_decision(&mut self, seat: Seat) -> Option<G::Decision> {
        let Some(SeatPlayer::Bot(level)) = self.player(seat).cloned() else { return None };
        let view = self.view(Viewer::Seat(seat));
        level.decide(self.recorder.game(), seat, &view, &mut self.chance_of_bots)
    }

    /// Has the game ended?
    pub(super) fn is_over(&self) -> bool {
        self.game().outcome(self.state()).is_some()
    }

    /// The record of the game so far.
    pub(super) fn record(&self) -> &Record<G> {
        self.recorder.record()
    }

    /// The name of a seat's player: the person's name, or the word for a bot.
    pub(super) fn name_of(&self, seat: Seat, translator: &Translator) -> String {
        match self.player(seat) {
            Some(SeatPlayer::Person(name)) => name.clone(),
            Some(SeatPlayer::Bot(_)) | None => translator.word("name-bot"),
        }
    }

    /// The name with the piece: “Ana (Belle)”, “Ghost (bot)”.
    pub(super) fn address(&self, seat: Seat, piece: &str, translator: &Translator) -> String {
        let name = self.name_of(seat, translator);
        let (name, aside) = match self.player(seat) {
            Some(SeatPlayer::Person(_)) => (name.as_str(), piece),
            Some(SeatPlayer::Bot(_)) | None => (piece, name.as_str()),
        };
        translator.say(&Message::new("name-and-aside").text("name", name).text("aside", aside))
    }
}

/// People from the first seat on, then bots. A person without a name gets a default one.
fn seated(names: &[String], bots: Level, seats: usize, translator: &Translator) -> Vec<SeatPlayer> {
    let named = |(number, name): (i64, &String)| match name.as_str() {
        "" if names.len() == 1 => translator.word("name-you"),
        "" => translator.say(&Message::new("name-numbered").number("number", number)),
        name => name.to_owned(),
    };
    let people = (1..).zip(names).map(|person| SeatPlayer::Person(named(person)));
    people.chain(std::iter::repeat(SeatPlayer::Bot(bots))).take(seats).collect()
}
