//! A game and everybody who plays it here, whichever game it is: who sits where, whom it waits for, what they decide.
//!
//! The state stays in here. Bots and people alike get views.

use super::Wishes;
use super::lettering::clean_name;
use super::translator::Translator;
use anyhow::{Result, anyhow};
use bots::Level;
use catalog::Listed;
use game::record::{Record, Recorder};
use game::{GameRefusal, Message, Seat, SeatSet, Seeded, Sink, Viewer};
use std::hash::{BuildHasher, RandomState};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// Somebody at this terminal, by name.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// A game and everybody who plays it.
#[derive(Clone, Debug)]
pub(super) struct Seated<G: Listed> {
    recorder: Recorder<G>,
    players: Vec<Player>,
    seed: u64,
    chance: Seeded,
    chance_of_bots: Seeded,
}

/// A seed nobody chose. The standard library's hasher is keyed by the system's randomness.
pub(super) fn any_seed() -> u64 {
    // 32 bits are plenty for a deal, and short enough to be typed in again.
    RandomState::new().hash_one("saloon") >> 32
}

impl<G: Listed> Seated<G> {
    /// Everybody sits down and the game is laid out; also what happened meanwhile.
    pub(super) fn open(
        wishes: &Wishes<G::Setup>,
        seed: u64,
        translator: &Translator,
    ) -> Result<(Seated<G>, Vec<G::Event>)> {
        let game =
            G::new(wishes.setup.clone()).map_err(|refusal| anyhow!(translator.tell(&refusal.message())))?;
        let mut chance = Seeded::of_game(seed, 0);
        let mut events: Vec<G::Event> = Vec::new();
        let mut recorder = Recorder::deal(game, &mut chance, &mut events);
        recorder.note_date(&table::Timestamp::now().date());
        let names: Vec<String> = wishes.people.iter().map(|typed| clean_name(typed)).collect();
        let players = seated(&names, wishes.bots, recorder.game().seats().len(), translator);
        for (seat, player) in recorder.game().seats().iter().zip(&players) {
            let is_nameless = names.get(seat.number()).is_some_and(String::is_empty);
            match player {
                // “You” means somebody else to whoever reads the record.
                Player::Person(_) if is_nameless => {}
                Player::Person(name) => recorder.note_player(seat, name),
                Player::Bot(level) => recorder.note_player(seat, &format!("bot {level}")),
            }
        }
        let chance_of_bots = Seeded::of_game(seed, 1);
        Ok((Seated { recorder, players, seed, chance, chance_of_bots }, events))
    }

    /// The game as agreed.
    pub(super) fn game(&self) -> &G {
        self.recorder.game()
    }

    /// The whole truth, for whoever makes views of it.
    pub(super) fn state(&self) -> &G::State {
        self.recorder.state()
    }

    /// The number that gives this game again.
    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    /// Who plays a seat.
    pub(super) fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.number())
    }

    /// The people at this terminal.
    pub(super) fn people(&self) -> SeatSet {
        let is_person = |seat: &Seat| matches!(self.player(*seat), Some(Player::Person(_)));
        self.game().seats().iter().filter(is_person).collect()
    }

    /// Through whose eyes all people here look together: a person alone sees what that seat sees.
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

    /// Everybody who is asked.
    pub(super) fn asked(&self) -> SeatSet {
        self.game().asked(self.state()).awaits
    }

    /// The people who are asked.
    pub(super) fn awaited(&self) -> SeatSet {
        self.of_people(self.asked())
    }

    /// The people who have answered in secret and may still change their answer.
    pub(super) fn may_change(&self) -> SeatSet {
        self.of_people(self.game().asked(self.state()).may_change)
    }

    fn of_people(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.people().contains(seat)).collect()
    }

    /// May somebody decide this now?
    pub(super) fn check(&self, seat: Seat, decision: G::Decision) -> Result<(), G::Refusal> {
        self.game().check(self.state(), seat, decision)
    }

    /// Somebody decides. A refusal changes nothing.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        sink: &mut impl Sink<G>,
    ) -> Result<(), G::Refusal> {
        self.recorder.play(seat, decision, &mut self.chance, sink)
    }

    /// What the bot of a seat wants to do, on what its own view tells; nothing if nobody but a person sits there.
    pub(super) fn bot_wants(&mut self, seat: Seat) -> Option<G::Decision> {
        let Some(Player::Bot(level)) = self.player(seat).cloned() else { return None };
        let view = self.view(Viewer::Seat(seat));
        level.decide(self.recorder.game(), seat, &view, &mut self.chance_of_bots)
    }

    /// Has it ended?
    pub(super) fn is_over(&self) -> bool {
        self.game().outcome(self.state()).is_some()
    }

    /// The game as written down so far.
    pub(super) fn record(&self) -> &Record<G> {
        self.recorder.record()
    }

    /// How somebody is called who plays here: the person's name, or what a bot is called.
    pub(super) fn name_of(&self, seat: Seat, translator: &Translator) -> String {
        match self.player(seat) {
            Some(Player::Person(name)) => name.clone(),
            Some(Player::Bot(_)) | None => translator.word("name-bot"),
        }
    }

    /// How somebody is addressed who plays this piece: “Ana (Belle)”, “Ghost (bot)”.
    pub(super) fn address(&self, seat: Seat, piece: &str, translator: &Translator) -> String {
        let name = self.name_of(seat, translator);
        let (name, aside) = match self.player(seat) {
            Some(Player::Person(_)) => (name.as_str(), piece),
            Some(Player::Bot(_)) | None => (piece, name.as_str()),
        };
        translator.say(&Message::new("name-and-aside").text("name", name).text("aside", aside))
    }
}

/// People from the first seat on, then bots. Whoever gave no name gets one.
fn seated(names: &[String], bots: Level, seats: usize, translator: &Translator) -> Vec<Player> {
    let named = |(number, name): (i64, &String)| match name.as_str() {
        "" if names.len() == 1 => translator.word("name-you"),
        "" => translator.say(&Message::new("name-numbered").number("number", number)),
        name => name.to_owned(),
    };
    let people = (1..).zip(names).map(|person| Player::Person(named(person)));
    people.chain(std::iter::repeat(Player::Bot(bots))).take(seats).collect()
}
