//! A table: the fold of its journal.

mod ask;
mod fold;
mod score;
mod sight;

pub(crate) use ask::good_name;
pub use ask::{Ask, Denied, Done, Who};
pub use sight::{Deadline, Line, Read, Said, SeatSight, Sight, Spoken, Summary};

use crate::clock::{Clock, Moment};
use crate::entry::{Continues, Entry, Opened, Player};
use crate::play::{AnyPlay, Audience, SetUpError, Trust, set_up};
use crate::seating::{Chair, Phase, Seating};
use catalog::GameId;
use game::record::Step;
use game::{Continued, Fair, Message, Seat, SeatSet, Seeded, Viewer};
use std::ops::Range;
use std::sync::Arc;

/// A table as it is now.
pub struct Table {
    opened: Arc<Opened>,
    game: GameId,
    seating: Seating,
    play: Box<dyn AnyPlay>,
    /// There from the deal on.
    luck: Option<Seeded>,
    log: Vec<Logged>,
    chat: Vec<(Said, Moment)>,
    /// When the present question was asked.
    asked: Moment,
    /// When it came into this memory: a house that was closed took nobody's time.
    loaded: Moment,
}

impl std::fmt::Debug for Table {
    /// Nothing of a table belongs in a program's log but which one it is.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("id", &self.opened.table).finish_non_exhaustive()
    }
}

/// A piece of the log.
#[derive(Clone, Debug)]
enum Logged {
    /// Something happened in the game: the numbers of the events.
    Events(Range<usize>, Audience),
    /// Something happened at the table.
    Table(Message, Audience),
}

impl Table {
    /// A table at which nobody sits yet.
    pub(crate) fn open(opened: Opened, at: Moment) -> Result<Table, SetUpError> {
        let game = GameId::named(&opened.game).map_err(SetUpError::Unreadable)?;
        let play = set_up(game, &opened.setup)?;
        let seating = Seating::new(play.seats());
        let opened = Arc::new(opened);
        Ok(Table {
            opened,
            game,
            seating,
            play,
            luck: None,
            log: Vec::new(),
            chat: Vec::new(),
            asked: at,
            loaded: Moment::now(),
        })
    }

    /// The same table once more.
    pub(crate) fn copy(&self) -> Table {
        Table {
            opened: Arc::clone(&self.opened),
            game: self.game,
            seating: self.seating.clone(),
            play: self.play.copy(),
            luck: self.luck.clone(),
            log: self.log.clone(),
            chat: self.chat.clone(),
            asked: self.asked,
            loaded: self.loaded,
        }
    }

    /// One more entry, and who may notice it. The sentence says why it cannot stand in this journal.
    pub(crate) fn take_in(&mut self, at: Moment, entry: &Entry, trust: Trust) -> Result<Audience, String> {
        let mut audience = Audience::All;
        match entry {
            Entry::Dealt { step, used } => {
                let mut luck = self.fair().luck()?;
                luck.go_on_from(*used);
                self.luck = Some(luck);
                self.step(at, step, trust)?;
            }
            Entry::Decided { step, used, .. } => {
                self.luck.as_mut().ok_or("the game has not begun")?.go_on_from(*used);
                audience = self.step(at, step, trust)?;
            }
            Entry::TookBack { seat } if *seat < self.seating.chairs.len() => {
                audience = self.play.take_back(Seat::new(*seat))?;
                self.note("log-took-back", *seat, audience);
            }
            Entry::Said { seat, text } if *seat < self.seating.chairs.len() => {
                let name = match &self.seating.chairs[*seat].player {
                    Player::Person { name, .. } => name.clone(),
                    Player::Open | Player::Bot { .. } => self.play.seat_name(Seat::new(*seat)),
                };
                self.chat.push((Said { seat: Seat::new(*seat), name, text: text.clone() }, at));
            }
            // Whoever goes is named before, whoever comes after the chair has changed.
            Entry::StoodUp { seat } => self.note("log-stood-up", *seat, Audience::All),
            Entry::Replaced { seat, .. } => self.note("log-replaced", *seat, Audience::All),
            Entry::Closed => self.log.push(Logged::Table(Message::new("log-closed"), Audience::All)),
            _ => {}
        }
        self.seating.take_in(at, entry)?;
        match entry {
            Entry::SatDown { seat, player: Player::Bot { .. }, .. } => {
                self.note("log-bot-sat-down", *seat, Audience::All);
            }
            Entry::SatDown { seat, .. } => self.note("log-sat-down", *seat, Audience::All),
            Entry::Minded { seat, left: true } => self.note("log-left", *seat, Audience::All),
            Entry::Minded { seat, left: false } => self.note("log-minded", *seat, Audience::All),
            Entry::CameBack { seat } => self.note("log-came-back", *seat, Audience::All),
            _ => {}
        }
        Ok(audience)
    }

    fn step(&mut self, at: Moment, step: &Step, trust: Trust) -> Result<Audience, String> {
        let taken = self.play.take(step, trust)?;
        self.log.push(Logged::Events(taken.events, taken.audience));
        if taken.revealed {
            self.asked = at;
        }
        Ok(taken.audience)
    }

    /// Notes that something happened to whoever has a seat.
    fn note(&mut self, line: &'static str, seat: usize, audience: Audience) {
        let Some(chair) = self.seating.chairs.get(seat) else { return };
        let message = Message::new(line).text("seat", self.play.seat_name(Seat::new(seat)));
        let message = match &chair.player {
            Player::Person { name, .. } => message.text("name", name.clone()),
            Player::Bot { level } => message.text("level", level.name()),
            Player::Open => message,
        };
        self.log.push(Logged::Table(message, audience));
    }

    /// What the luck of this table is drawn from. It leaves the table when the game is over, not before.
    fn fair(&self) -> Fair {
        let added = |(seat, chair): (Seat, &Chair)| Some((self.play.seat_name(seat), chair.entropy.clone()?));
        Fair {
            version: Fair::VERSION.to_owned(),
            table: self.opened.table.to_string(),
            commitment: self.opened.commitment.clone(),
            secret: self.opened.secret.to_string(),
            entropy: self.seating.seats().filter_map(added).collect(),
            continues: self
                .opened
                .continues
                .map(|Continues { table, steps }| Continued { table: table.to_string(), steps }),
        }
    }

    /// Nothing will be played here any more.
    pub(crate) fn is_over(&self) -> bool {
        self.seating.no_secrets()
    }

    /// When the time is up of the first person the table waits for, if it is not up already.
    pub(crate) fn next_deadline(&self, now: Moment) -> Option<Moment> {
        if self.phase() != Phase::Playing {
            return None;
        }
        let waiting = self.play.asked().awaits;
        // Somebody who is away has a time, too, after which others wait no longer.
        let time =
            |chair: &Chair| self.deadline(chair).or_else(|| self.time_is_up(chair).filter(|_| chair.minded));
        let times = self.seating.seats().filter(|(seat, _)| waiting.contains(*seat));
        times.filter_map(|(_, chair)| time(chair)).filter(|time| *time > now).min()
    }

    /// When the time of a person is up who is there. A clock is for those who wait: it does not run for somebody who plays
    /// with bots alone.
    fn deadline(&self, chair: &Chair) -> Option<Moment> {
        let people = self.seating.chairs.iter().filter(|chair| chair.is_there()).count();
        self.time_is_up(chair).filter(|_| chair.is_there() && people > 1)
    }

    /// When the time for the present question is up.
    fn time_is_up(&self, chair: &Chair) -> Option<Moment> {
        let clock = self.opened.manners.clock;
        let from = match clock {
            Clock::Live(_) => self.loaded,
            Clock::None | Clock::Days(_) => Moment::default(),
        };
        clock.deadline(self.asked.max(chair.back).max(from))
    }

    /// Does a bot decide now for a person who is away? For whoever left by themselves, at once. For whoever is late, where
    /// others wait for it: those who choose, too, at once; those who only look on, after the time of the clock. Where
    /// everybody is late, everything waits for the first one to come back.
    fn is_stood_in_for(&self, chair: &Chair, now: Moment) -> bool {
        let asked = self.play.asked();
        let waits = |&(seat, other): &(Seat, &Chair)| other.is_there() && !self.is_late(seat, other, now);
        let chooses = |seat: Seat| asked.awaits.contains(seat) || asked.may_change.contains(seat);
        let mut others = self.seating.seats().filter(waits).peekable();
        let time_is_up = self.time_is_up(chair).is_some_and(|time| time <= now);
        chair.has_left() || (others.peek().is_some() && time_is_up) || others.any(|(seat, _)| chooses(seat))
    }

    fn is_late(&self, seat: Seat, chair: &Chair, now: Moment) -> bool {
        let awaited = self.play.asked().awaits.contains(seat);
        awaited && self.deadline(chair).is_some_and(|deadline| deadline <= now)
    }

    /// What happens without anybody asking for it: the deal once all seats are taken, bots that decide, people whose time
    /// is up. Nothing, where the table waits for somebody.
    fn by_itself(&self, now: Moment) -> Result<Vec<Entry>, String> {
        if self.phase() == Phase::Gathering {
            let full = self.seating.chairs.iter().all(|chair| chair.player != Player::Open);
            return if full { self.deal().map(|entry| vec![entry]) } else { Ok(Vec::new()) };
        }
        if self.phase() != Phase::Playing {
            return Ok(Vec::new());
        }
        let awaits = self.play.asked().awaits;
        let awaited = || self.seating.seats().filter(|(seat, _)| awaits.contains(*seat));
        let mut entries: Vec<Entry> = awaited()
            .filter(|&(seat, chair)| self.is_late(seat, chair, now))
            .map(|(seat, _)| Entry::Minded { seat: seat.number(), left: false })
            .collect();
        let minder = self.opened.manners.minder;
        let bots = awaited().filter_map(|(seat, chair)| match chair.player {
            Player::Bot { level } => Some((seat, level)),
            _ => {
                let away = chair.minded || self.is_late(seat, chair, now);
                (away && self.is_stood_in_for(chair, now)).then_some((seat, minder))
            }
        });
        // What somebody does may leave another with something else to decide; only sealed choices are made at once.
        let at_once = if self.play.seals() { usize::MAX } else { 1 };
        let decisions = bots
            .take(at_once)
            .map(|(seat, level)| Ok((seat, self.play.bot(level, seat)?)))
            .collect::<Result<Vec<_>, String>>()?;
        let mut luck = self.luck.clone().ok_or("the game has not begun")?;
        let steps = self.play.decide(&decisions, &mut luck);
        let steps = steps.map_err(|refused| format!("a bot was refused by {}", refused.rule))?;
        // They are kept together or not at all, so the luck used by all of them is the luck used by each.
        entries.extend(decided(steps, luck.used(), true));
        Ok(entries)
    }

    /// Takes in entries that will be written, and adds them to those that wait for it.
    pub(crate) fn foresee(
        &mut self,
        now: Moment,
        new: Vec<Entry>,
        waiting: &mut Vec<Entry>,
    ) -> Result<(), String> {
        new.iter().try_for_each(|entry| self.take_in(now, entry, Trust::Computed).map(drop))?;
        waiting.extend(new);
        Ok(())
    }

    /// Everything that happens without being asked for, until the table waits for somebody.
    pub(crate) fn go_on(&mut self, now: Moment, waiting: &mut Vec<Entry>) -> Result<(), String> {
        loop {
            let new = self.by_itself(now)?;
            if new.is_empty() {
                return Ok(());
            }
            self.foresee(now, new, waiting)?;
        }
    }

    fn deal(&self) -> Result<Entry, String> {
        let mut luck = self.fair().luck()?;
        let step = self.play.deal(&mut luck);
        Ok(Entry::Dealt { step, used: luck.used() })
    }

    /// The steps up to the last question that was asked by the end of a beat, and whom it asked.
    pub(crate) fn up_to(&self, at: usize) -> (Vec<Step>, SeatSet) {
        let (steps, asked) = self.play.asked_at(at);
        (self.play.steps(steps), asked)
    }

    /// Whose eyes somebody with these seats looks through by default: a single seat's own, and in an open game those of
    /// whichever of their seats is asked.
    pub fn eyes(&self, who: &Who) -> Viewer {
        let held = self.held(who);
        match held[..] {
            [seat] => Viewer::Seat(seat),
            [first, ..] if self.is_open() => {
                let asked = self.asked().awaits;
                Viewer::Seat(held.into_iter().find(|&seat| asked.contains(seat)).unwrap_or(first))
            }
            _ => Viewer::Onlooker,
        }
    }

    /// May everybody know all that any seat knows? Then no screen is passed on.
    pub fn is_open(&self) -> bool {
        self.play.is_open()
    }

    /// The seats somebody holds.
    pub fn held(&self, who: &Who) -> Vec<Seat> {
        self.seating.held(who)
    }

    /// Do they have a seat here, or the table itself?
    pub fn knows(&self, who: &Who) -> bool {
        self.is_host(who) || !self.held(who).is_empty()
    }

    /// May they send people away and close the table?
    pub(crate) fn is_host(&self, who: &Who) -> bool {
        (self.opened.host.is_some() && self.opened.host == who.person)
            || who.key == Some(self.opened.host_key)
    }
}

fn decided(steps: Vec<(Step, bool)>, used: u64, bot: bool) -> impl Iterator<Item = Entry> {
    steps.into_iter().map(move |(step, over)| Entry::Decided { step, used, bot, over })
}
