//! A game at the table: who sits where, whom it waits for, what comes of a decision. Knows nothing of screens.
//!
//! The state stays in here. Bots and people alike get views.

use super::Wishes;
use super::lettering::clean_name;
use super::step::{Fate, Step, Told, fates, told};
use super::voice::Voice;
use anyhow::{Result, anyhow};
use bots::Level;
use game::record::{Record, Recorder};
use game::{Beats, Game, Message, Seat, SeatSet, Seeded, Viewer};
use std::hash::{BuildHasher, RandomState};
use super_express::{Bandit, Decision, Event, Program, Refusal, SuperExpress, View};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// Somebody at this terminal, by name.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// A game and everybody who plays it.
#[derive(Debug)]
pub(super) struct Table {
    recorder: Recorder<SuperExpress>,
    players: Vec<Player>,
    seed: u64,
    chance: Seeded,
    chance_of_bots: Seeded,
    fates: Vec<Fate>,
}

/// What came of a decision, as all people at this terminal may see it.
#[derive(Debug, Default)]
pub(super) struct Happened {
    /// What is said before the first beat.
    pub(super) told: Vec<Told>,
    /// The beats.
    pub(super) steps: Vec<Step>,
}

/// A seed nobody chose. The standard library's hasher is keyed by the system's randomness.
pub(super) fn any_seed() -> u64 {
    // 32 bits are plenty for a deal, and short enough to be typed in again.
    RandomState::new().hash_one("saloon") >> 32
}

impl Table {
    /// Everybody sits down and the game is laid out.
    pub(super) fn open(wishes: &Wishes, seed: u64, voice: &Voice) -> Result<(Table, Vec<Told>)> {
        let game = SuperExpress::agree(wishes.setup.clone())
            .map_err(|refusal| anyhow!(voice.tell(&SuperExpress::explain(&refusal))))?;
        let mut chance = Seeded::of_game(seed, 0);
        let mut events: Vec<Event> = Vec::new();
        let mut recorder = Recorder::deal(game, &mut chance, &mut events);
        recorder.note_date(&table::Moment::now().date());
        let names: Vec<String> = wishes.people.iter().map(|typed| clean_name(typed)).collect();
        let players = seated(&names, wishes.bots, recorder.game().seat_count(), voice);
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
        let table = Table { recorder, players, seed, chance, chance_of_bots, fates: Vec::new() };
        let viewer = table.watchers();
        let told = events.iter().filter_map(|event| told(table.game(), event, viewer)).collect();
        Ok((table, told))
    }

    /// The game as agreed.
    pub(super) fn game(&self) -> &SuperExpress {
        self.recorder.game()
    }

    /// The number that gives this game again.
    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    /// Who plays a bandit.
    pub(super) fn player(&self, bandit: Bandit) -> Option<&Player> {
        self.players.get(self.game().seat_of(bandit)?.number())
    }

    /// The people at this terminal.
    pub(super) fn people(&self) -> SeatSet {
        let is_person = |seat: &Seat| matches!(self.players.get(seat.number()), Some(Player::Person(_)));
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
    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game().view(self.recorder.state(), viewer)
    }

    /// The people whose program is missing.
    pub(super) fn awaited(&self) -> SeatSet {
        self.of_people(self.game().asked(self.recorder.state()).awaits)
    }

    /// The people who have sealed a program and may still change it.
    pub(super) fn may_change(&self) -> SeatSet {
        self.of_people(self.game().asked(self.recorder.state()).may_change)
    }

    fn of_people(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.people().contains(seat)).collect()
    }

    /// May somebody seal this program now?
    pub(super) fn check(&self, seat: Seat, program: Program) -> Result<(), Refusal> {
        self.game().check(self.recorder.state(), seat, Decision::Plan(program))
    }

    /// Somebody seals a program. A refusal changes nothing.
    pub(super) fn seal(&mut self, seat: Seat, program: Program) -> Result<Happened, Refusal> {
        let game = self.game().clone();
        let mut beats = Beats::new(&game, self.recorder.state());
        self.recorder.play(seat, Decision::Plan(program), &mut self.chance, &mut beats)?;
        let (prelude, beats) = (beats.prelude, beats.beats);
        let viewer = self.watchers();
        let round = game.view(&prelude.after, viewer).round;
        let mut happened = Happened::default();
        happened.told.extend(prelude.events.iter().filter_map(|event| told(&game, event, viewer)));
        let mut before = &prelude.after;
        for beat in &beats {
            let step = Step::of(&game, happened.steps.last(), before, beat, viewer);
            happened.steps.push(step);
            self.fates.extend(fates(&game, &beat.events, round));
            before = &beat.after;
        }
        Ok(happened)
    }

    /// Every bot that is asked decides, on what its own view tells. With no person left in the game, that plays a round.
    pub(super) fn let_bots_decide(&mut self) -> Happened {
        let mut happened = Happened::default();
        let asked = self.game().asked(self.recorder.state()).awaits;
        for seat in asked {
            let Some(Player::Bot(level)) = self.players.get(seat.number()).cloned() else { continue };
            let view = self.view(Viewer::Seat(seat));
            let decision = level.decide(self.recorder.game(), seat, &view, &mut self.chance_of_bots);
            // A bot picks from what its view offers, so nothing is refused; if it were, the seat would stay asked.
            let Some(Ok(more)) = decision.map(|decision| self.seal(seat, decision.program())) else {
                continue;
            };
            happened.told.extend(more.told);
            happened.steps.extend(more.steps);
        }
        happened
    }

    /// Has it ended?
    pub(super) fn is_over(&self) -> bool {
        self.game().outcome(self.recorder.state()).is_some()
    }

    /// Who went out, in that order.
    pub(super) fn fates(&self) -> &[Fate] {
        &self.fates
    }

    /// The game as written down so far.
    pub(super) fn record(&self) -> &Record<SuperExpress> {
        self.recorder.record()
    }

    /// How somebody is called who plays here: the person's name, or what a bot is called.
    pub(super) fn name_of(&self, bandit: Bandit, voice: &Voice) -> String {
        match self.player(bandit) {
            Some(Player::Person(name)) => name.clone(),
            Some(Player::Bot(_)) | None => voice.word("name-bot"),
        }
    }

    /// How somebody is addressed: “Ana (Belle)”, “Ghost (bot)”.
    pub(super) fn address(&self, bandit: Bandit, voice: &Voice) -> String {
        let name = self.name_of(bandit, voice);
        let (name, aside) = match self.player(bandit) {
            Some(Player::Person(_)) => (name.as_str(), bandit.name()),
            Some(Player::Bot(_)) | None => (bandit.name(), name.as_str()),
        };
        voice.say(&Message::new("name-and-aside").text("name", name).text("aside", aside))
    }
}

/// People from the first seat on, then bots. Whoever gave no name gets one.
fn seated(names: &[String], bots: Level, seats: usize, voice: &Voice) -> Vec<Player> {
    let named = |(number, name): (i64, &String)| match name.as_str() {
        "" if names.len() == 1 => voice.word("name-you"),
        "" => voice.say(&Message::new("name-numbered").number("number", number)),
        name => name.to_owned(),
    };
    let people = (1..).zip(names).map(|person| Player::Person(named(person)));
    people.chain(std::iter::repeat(Player::Bot(bots))).take(seats).collect()
}
