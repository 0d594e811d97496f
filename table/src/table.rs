//! A table: the fold of its journal.

mod ask;
mod fold;
mod score;
mod view;

pub(crate) use ask::good_name;
pub use ask::{Ask, Denied, Done, Who};
pub use view::{
    ChatLine, Deadline, LogCursor, LogSentence, SeatView, Summary, TableView, TimelineEvent, ToldLine,
};

use crate::clock::{Clock, Timestamp};
use crate::entry::{Continues, JournalEntry, Occupant, TableOpened};
use crate::history::History;
use crate::play::{AnyPlay, AppliedStep, Audience, PlayedStep, SetUpError, set_up};
use crate::seating::{Chair, Seating, TablePhase};
use bots::Level;
use catalog::GameId;
use game::record::RecordedStep;
use game::{Continued, Fair, Message, Seat, SeatSet, Seeded, Viewer};
use std::ops::Range;
use std::sync::Arc;

/// A snapshot of a table. The owner works on a copy; copies share their history.
#[derive(Clone)]
pub struct Table {
    opened: Arc<TableOpened>,
    game: GameId,
    seating: Arc<Seating>,
    play: Box<dyn AnyPlay>,
    /// Present from the deal on.
    luck: Option<Seeded>,
    log: History<Logged>,
    chat: History<(ChatLine, Timestamp)>,
    /// When the present question was asked.
    asked: Timestamp,
    /// When the table was loaded: time during which the server was down does not count against live clocks.
    loaded: Timestamp,
}

/// The entries that an owner is about to write, and the audience of each.
#[derive(Debug, Default)]
pub(crate) struct StagedEntries {
    pub(crate) entries: Vec<JournalEntry>,
    pub(crate) audiences: Vec<Audience>,
}

impl StagedEntries {
    pub(crate) fn push(&mut self, entry: JournalEntry, audience: Audience) {
        self.entries.push(entry);
        self.audiences.push(audience);
    }
}

impl Clone for Box<dyn AnyPlay> {
    fn clone(&self) -> Box<dyn AnyPlay> {
        self.copy()
    }
}

impl std::fmt::Debug for Table {
    /// Shows nothing but the code: everything else may be secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("id", &self.opened.table).finish_non_exhaustive()
    }
}

/// An entry of the log.
#[derive(Clone, Debug)]
enum Logged {
    /// Events of the game, by index.
    Events(Range<u32>, Audience),
    /// A message about the table.
    Table(Box<Message>, Audience),
}

impl Table {
    /// A table of open seats. `loaded` may be long after it was opened.
    pub(crate) fn open(opened: TableOpened, at: Timestamp, loaded: Timestamp) -> Result<Table, SetUpError> {
        let game = GameId::named(&opened.game).map_err(SetUpError::Unreadable)?;
        let play = set_up(game, &opened.setup)?;
        let seating = Arc::new(Seating::new(play.seats()));
        let opened = Arc::new(opened);
        Ok(Table {
            opened,
            game,
            seating,
            play,
            luck: None,
            log: History::default(),
            chat: History::default(),
            asked: at,
            loaded,
        })
    }

    /// Applies the next entry of the journal, and returns its audience. The error says why the entry cannot be part of this
    /// journal; the table must not be used after it.
    pub(crate) fn apply_entry(&mut self, at: Timestamp, entry: &JournalEntry) -> Result<Audience, String> {
        let mut audience = Audience::All;
        match entry {
            JournalEntry::Dealt { step, used } => {
                let mut luck = self.fair().luck()?;
                luck.go_on_from(*used);
                self.luck = Some(luck);
                let applied = self.play.apply_step(step)?;
                self.log_step(at, &applied);
            }
            JournalEntry::Decided { step, used, .. } => {
                self.luck.as_mut().ok_or("the game has not begun")?.go_on_from(*used);
                let applied = self.play.apply_step(step)?;
                audience = applied.audience;
                self.log_step(at, &applied);
            }
            JournalEntry::TookBack { seat } if *seat < self.seating.chairs.len() => {
                audience = self.play.take_back(Seat::new(*seat))?;
                self.note("log-took-back", *seat, audience);
            }
            JournalEntry::Said { seat, text } if *seat < self.seating.chairs.len() => {
                let name = match &self.seating.chairs[*seat].player {
                    Occupant::Person { name, .. } => name.clone(),
                    Occupant::Open | Occupant::Bot { .. } => self.play.seat_name(Seat::new(*seat)),
                };
                self.chat.push((ChatLine { seat: Seat::new(*seat), name, text: text.clone() }, at));
            }
            // A player who leaves is named before the chair changes, a player who comes after it.
            JournalEntry::StoodUp { seat } => self.note("log-stood-up", *seat, Audience::All),
            JournalEntry::Replaced { seat, .. } => self.note("log-replaced", *seat, Audience::All),
            JournalEntry::Closed => {
                self.log.push(Logged::Table(Box::new(Message::new("log-closed")), Audience::All));
            }
            _ => {}
        }
        Arc::make_mut(&mut self.seating).apply_entry(at, entry)?;
        match entry {
            JournalEntry::SatDown { seat, player: Occupant::Bot { .. }, .. } => {
                self.note("log-bot-sat-down", *seat, Audience::All);
            }
            JournalEntry::SatDown { seat, .. } => self.note("log-sat-down", *seat, Audience::All),
            JournalEntry::StandIn { seat, left: true } => self.note("log-left", *seat, Audience::All),
            JournalEntry::StandIn { seat, left: false } => self.note("log-stand-in", *seat, Audience::All),
            JournalEntry::CameBack { seat } => self.note("log-came-back", *seat, Audience::All),
            _ => {}
        }
        Ok(audience)
    }

    fn log_step(&mut self, at: Timestamp, applied: &AppliedStep) {
        self.log.push(Logged::Events(applied.events.clone(), applied.audience));
        if applied.revealed {
            self.asked = at;
        }
    }

    /// Logs a message that names the occupant of a seat.
    fn note(&mut self, line: &'static str, seat: usize, audience: Audience) {
        let Some(chair) = self.seating.chairs.get(seat) else { return };
        let message = Message::new(line).text("seat", self.play.seat_name(Seat::new(seat)));
        let message = match &chair.player {
            Occupant::Person { name, .. } => message.text("name", name.clone()),
            Occupant::Bot { level } => message.text("level", level.name()),
            Occupant::Open => message,
        };
        self.log.push(Logged::Table(Box::new(message), audience));
    }

    /// The inputs of the table's luck. They stay private until the game is over.
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

    /// Whether nothing will be played here any more.
    pub(crate) fn is_over(&self) -> bool {
        self.seating.no_secrets()
    }

    /// The next deadline of a person that the table waits for, after `now`.
    pub(crate) fn next_deadline(&self, now: Timestamp) -> Option<Timestamp> {
        if self.phase() != TablePhase::Playing {
            return None;
        }
        let waiting = self.play.asked().awaits;
        // A person with a stand-in has a deadline, too, after which the bot decides for them.
        let time = |chair: &Chair| {
            self.deadline(chair).or_else(|| self.time_is_up(chair).filter(|_| chair.has_stand_in))
        };
        let times = self.seating.seats().filter(|(seat, _)| waiting.contains(*seat));
        times.filter_map(|(_, chair)| time(chair)).filter(|time| *time > now).min()
    }

    /// The deadline of a person who is present. There is none for a person who plays with bots alone: a clock exists for those
    /// who wait.
    fn deadline(&self, chair: &Chair) -> Option<Timestamp> {
        let people = self.seating.chairs.iter().filter(|chair| chair.is_there()).count();
        self.time_is_up(chair).filter(|_| chair.is_there() && people > 1)
    }

    /// When the time for the present question runs out in this seat.
    fn time_is_up(&self, chair: &Chair) -> Option<Timestamp> {
        let clock = self.opened.options.clock;
        let from = match clock {
            Clock::Live(_) => self.loaded,
            Clock::None | Clock::Days(_) => Timestamp::default(),
        };
        clock.deadline(self.asked.max(chair.back).max(from))
    }

    /// Whether a bot decides now for a person with a stand-in. If the person asked to leave: at once. If they were late: at
    /// once where a present person is also choosing, and after the time of the clock where present people only wait. Where all
    /// people are late, the table waits for the first one to return.
    fn is_stood_in_for(&self, chair: &Chair, now: Timestamp) -> bool {
        let asked = self.play.asked();
        let waits = |&(seat, other): &(Seat, &Chair)| other.is_there() && !self.is_late(seat, other, now);
        let chooses = |seat: Seat| asked.awaits.contains(seat) || asked.may_change.contains(seat);
        let mut others = self.seating.seats().filter(waits).peekable();
        let time_is_up = self.time_is_up(chair).is_some_and(|time| time <= now);
        chair.has_left() || (others.peek().is_some() && time_is_up) || others.any(|(seat, _)| chooses(seat))
    }

    fn is_late(&self, seat: Seat, chair: &Chair, now: Timestamp) -> bool {
        let awaited = self.play.asked().awaits.contains(seat);
        awaited && self.deadline(chair).is_some_and(|deadline| deadline <= now)
    }

    /// Whether a bot might have to decide, so that going on takes longer than a write.
    pub(crate) fn has_bots(&self, now: Timestamp) -> bool {
        let is_bot = |(seat, chair): (Seat, &Chair)| {
            matches!(chair.player, Occupant::Bot { .. })
                || chair.has_stand_in
                || self.is_late(seat, chair, now)
        };
        !self.is_over() && self.seating.seats().any(is_bot)
    }

    /// Plays everything that follows by itself, until the table waits for a person: the deal once all seats are taken,
    /// decisions of bots, stand-ins for people whose time is up. After an error, exactly what is staged has happened.
    pub(crate) fn go_on(&mut self, now: Timestamp, staged: &mut StagedEntries) -> Result<(), String> {
        loop {
            let before = staged.entries.len();
            match self.phase() {
                TablePhase::Gathering if self.is_full() => self.deal(now, staged)?,
                TablePhase::Playing => self.go_on_once(now, staged)?,
                TablePhase::Gathering | TablePhase::Over | TablePhase::Closed => {}
            }
            if staged.entries.len() == before {
                return Ok(());
            }
        }
    }

    fn is_full(&self) -> bool {
        self.seating.chairs.iter().all(|chair| chair.player != Occupant::Open)
    }

    fn deal(&mut self, now: Timestamp, staged: &mut StagedEntries) -> Result<(), String> {
        let mut luck = self.fair().luck()?;
        let dealt = self.play.deal(&mut luck);
        let used = luck.used();
        self.luck = Some(luck);
        self.log_step(now, &dealt.applied);
        Arc::make_mut(&mut self.seating).begin(now);
        staged.push(JournalEntry::Dealt { step: dealt.step, used }, Audience::All);
        Ok(())
    }

    /// Puts stand-ins in late seats, and plays the decisions of bots: one, or all at once where choices are sealed.
    fn go_on_once(&mut self, now: Timestamp, staged: &mut StagedEntries) -> Result<(), String> {
        let awaits = self.play.asked().awaits;
        let awaited = || self.seating.seats().filter(|(seat, _)| awaits.contains(*seat));
        let late = awaited().filter(|&(seat, chair)| self.is_late(seat, chair, now));
        let late: Vec<Seat> = late.map(|(seat, _)| seat).collect();
        let stand_in = self.opened.options.stand_in;
        let bots = awaited().filter_map(|(seat, chair)| match chair.player {
            Occupant::Bot { level } => Some((seat, level)),
            _ => {
                let away = chair.has_stand_in || late.contains(&seat);
                (away && self.is_stood_in_for(chair, now)).then_some((seat, stand_in))
            }
        });
        // A decision may change what another seat can decide; only sealed choices are made at once.
        let at_once = if self.play.seals() { usize::MAX } else { 1 };
        let bots: Vec<(Seat, Level)> = bots.take(at_once).collect();
        let mut luck = self.luck.clone().ok_or("the game has not begun")?;
        let decided = self.play.bots_decide(&bots, &mut luck)?;
        for seat in late {
            let entry = JournalEntry::StandIn { seat: seat.number(), left: false };
            let audience = self.apply_entry(now, &entry)?;
            staged.push(entry, audience);
        }
        // They are written together or not at all, so each entry carries the luck used by all of them.
        let used = luck.used();
        self.luck = Some(luck);
        decided.into_iter().for_each(|decided| self.stage_decided(now, decided, used, true, staged));
        Ok(())
    }

    /// Stages a decision that was played.
    fn stage_decided(
        &mut self,
        now: Timestamp,
        decided: PlayedStep,
        used: u64,
        bot: bool,
        staged: &mut StagedEntries,
    ) {
        let PlayedStep { step, applied, over } = decided;
        self.log_step(now, &applied);
        if over {
            Arc::make_mut(&mut self.seating).end(now);
        }
        staged.push(JournalEntry::Decided { step, used, bot, over }, applied.audience);
    }

    /// The steps up to the last question that was asked by the end of a beat, and the seats it asked.
    pub(crate) fn up_to(&self, at: usize) -> (Vec<RecordedStep>, SeatSet) {
        let (steps, asked) = self.play.asked_at(at);
        (self.play.steps(steps), asked)
    }

    /// The default viewer of a requester: the seat they hold, or in an open game the one of their seats that is asked.
    pub fn default_viewer(&self, who: &Who) -> Viewer {
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

    /// Whether every viewer may know what any seat knows. Then players at one screen need not hide it from each other.
    pub fn is_open(&self) -> bool {
        self.play.is_open()
    }

    /// The seats that a requester holds.
    pub fn held(&self, who: &Who) -> Vec<Seat> {
        self.seating.held(who)
    }

    /// Whether the requester holds a seat or is the host.
    pub fn knows(&self, who: &Who) -> bool {
        self.is_host(who) || !self.held(who).is_empty()
    }

    /// Whether the requester may remove players and close the table.
    pub fn is_host(&self, who: &Who) -> bool {
        (self.opened.host.is_some() && self.opened.host == who.person)
            || who.key == Some(self.opened.host_key)
    }
}
