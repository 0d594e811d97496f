//! What somebody sees of a table. Built up for one viewer; what is not put in here stays secret.

use super::{Logged, Table, Who};
use crate::clock::{Clock, Timestamp};
use crate::contest::Scored;
use crate::entry::{Continues, Entry, Player, TableOptions};
use crate::id::{Secret, TableId};
use crate::play::{Past, Told};
use crate::seating::Phase;
use crate::store::Notice;
use bots::Level;
use catalog::{AnyMotion, AnyView, GameId};
use game::{Asked, Message, RuleId, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table through one viewer's eyes.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Its code.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// What it is played with.
    pub setup: Value,
    /// What the table is like.
    pub options: TableOptions,
    /// How far it has come.
    pub phase: Phase,
    /// Whose eyes.
    pub viewer: Viewer,
    /// The seats in order.
    pub seats: Vec<SeatSight>,
    /// May whoever looks send people away?
    pub host: bool,
    /// What is asked: an answer names this number.
    pub question: u32,
    /// Can the viewer take the last decision back?
    pub can_take_back: bool,
    /// The game, once dealt.
    pub view: Option<AnyView>,
    /// At the end of which beat.
    pub beat: usize,
    /// How many beats there are.
    pub beats: usize,
    /// What the server published of its secret.
    pub commitment: String,
    /// The server's secret, once the game is over.
    pub revealed: Option<Secret>,
    /// Where the game began, if it did so at another table.
    pub continues: Option<Continues>,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug)]
pub struct SeatSight {
    /// Which one.
    pub seat: Seat,
    /// How notation calls it.
    pub label: String,
    /// What whoever has it is called; none for bots and open seats.
    pub name: Option<String>,
    /// How well the bot plays that has it.
    pub bot: Option<Level>,
    /// A bot minds it while its person is away.
    pub has_stand_in: bool,
    /// The table waits for it.
    pub awaited: bool,
    /// It has sealed a choice, and may still change it.
    pub sealed: bool,
    /// Until when it must decide.
    pub deadline: Option<Deadline>,
    /// Whoever looks holds it.
    pub mine: bool,
    /// Its key, for whoever holds it.
    pub key: Option<Secret>,
}

impl SeatSight {
    /// Nobody has it yet.
    pub fn open(&self) -> bool {
        self.name.is_none() && self.bot.is_none()
    }
}

/// When a time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline(pub Timestamp);

/// Something that was said to a viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number among all that this viewer was told, from zero.
    pub number: usize,
    /// The entry of the log that it comes from.
    pub entry: usize,
    /// In which beat.
    pub beat: usize,
    /// What.
    pub spoken: Spoken,
    /// What there was to see, if it was something on the table.
    pub motion: Option<AnyMotion>,
}

/// Something that happened, without the sentence that tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited {
    /// In which beat.
    pub beat: usize,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What there was to see, if it was something on the table.
    pub motion: Option<AnyMotion>,
}

/// How far somebody has read a log. What it counts is theirs alone: nothing public depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Read {
    entries: usize,
    beat: usize,
    /// How many lines they were told.
    pub lines: usize,
}

/// A sentence: the game's, with its rule, or the table's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spoken {
    /// In the game's words.
    Game(Message, RuleId),
    /// In the words of the server.
    TableRegistry(Message),
}

/// Something somebody said in the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// What they were called then.
    pub name: String,
    /// What.
    pub text: String,
}

/// A table as lists show it, to anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How far it has come.
    pub phase: Phase,
    /// Who has the seats: a name, `bot:greedy`, or nothing.
    pub seats: Vec<Option<String>>,
    /// How long people may think.
    pub clock: Clock,
    /// When it was written.
    pub at: Timestamp,
    /// Which seats won, once it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<usize>,
    /// What the team reached, once it is over and if that is what counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scored: Option<Scored>,
}

impl Table {
    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.seating.phase()
    }

    /// What `who` sees, through these eyes: somebody else's than their own are an onlooker's.
    pub fn sight(&self, who: &Who, eyes: Viewer, at: Option<usize>) -> Sight {
        let viewer = self.allowed(who, eyes);
        let beats = self.play.beats();
        let now = beats.saturating_sub(1);
        let beat = at.unwrap_or(now).min(now);
        let past = (beat < now).then_some(beat);
        Sight {
            table: self.opened.table,
            game: self.game,
            setup: self.opened.setup.clone(),
            options: self.opened.options,
            phase: self.phase(),
            viewer,
            seats: self.seats(who),
            host: self.is_host(who),
            question: self.play.question(),
            can_take_back: match viewer {
                Viewer::Seat(seat) => {
                    let has_stand_in = self.seating.chairs[seat.number()].has_stand_in;
                    self.phase() == Phase::Playing && !has_stand_in && self.play.can_take_back(seat)
                }
                Viewer::Onlooker => false,
            },
            view: self.seating.begun.map(|_| self.play.view(viewer, past)),
            beat,
            beats,
            commitment: self.opened.commitment.clone(),
            revealed: self.seating.no_secrets().then_some(self.opened.secret),
            continues: self.opened.continues,
        }
    }

    /// The seats, as `who` sees them.
    pub fn seats(&self, who: &Who) -> Vec<SeatSight> {
        let asked = self.asked();
        let seats = self.seating.seats().map(|(seat, chair)| {
            let mine = who.holds(&chair.player);
            let (name, bot, key) = match &chair.player {
                Player::Open => (None, None, None),
                Player::Person { name, key, .. } => (Some(name.clone()), None, mine.then_some(*key)),
                Player::Bot { level } => (None, Some(*level), None),
            };
            let awaited = asked.awaits.contains(seat);
            SeatSight {
                seat,
                label: self.play.seat_name(seat),
                name,
                bot,
                has_stand_in: chair.has_stand_in,
                awaited,
                sealed: asked.may_change.contains(seat),
                deadline: self.deadline(chair).filter(|_| awaited).map(Deadline),
                mine,
                key,
            }
        });
        seats.collect()
    }

    /// What a viewer could know at the end of a beat, where the game has begun.
    pub fn view_at(&self, viewer: Viewer, beat: usize) -> Option<AnyView> {
        self.seating.begun.map(|_| self.play.view(viewer, Some(beat)))
    }

    /// Nobody looks through somebody else's eyes.
    pub fn allowed(&self, who: &Who, eyes: Viewer) -> Viewer {
        match eyes {
            Viewer::Seat(seat) if self.held(who).contains(&seat) => eyes,
            _ => Viewer::Onlooker,
        }
    }

    /// What the viewer was told since they had read up to there.
    pub fn lines(&self, viewer: Viewer, read: &mut Read) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut tell = |read: &mut Read, spoken, motion| {
            let Read { lines: number, entries: entry, beat } = *read;
            lines.push(Line { number, entry, beat, spoken, motion });
            read.lines += 1;
        };
        for entry in read.entries..self.log.len() {
            read.entries = entry;
            match &self.log[entry] {
                Logged::Events(events, audience) if audience.includes(viewer) => {
                    for told in events.clone().filter_map(|event| self.play.told(event as usize, viewer)) {
                        read.beat = told.beat;
                        tell(read, Spoken::Game(told.message, told.rule), told.motion);
                    }
                }
                Logged::Table(message, audience) if audience.includes(viewer) => {
                    tell(read, Spoken::TableRegistry(Message::clone(message)), None);
                }
                Logged::Events(..) | Logged::Table(..) => {}
            }
        }
        read.entries = read.entries.max(self.log.len());
        lines
    }

    /// How long the log is, for those who were told all of it and those who were not.
    pub fn log_entries(&self) -> usize {
        self.log.len()
    }

    /// How many beats there are.
    pub fn beats(&self) -> usize {
        self.play.beats()
    }

    /// Has something been revealed since this beat, so that neither it nor what was told in it ever changes? Everybody may
    /// know that.
    pub fn is_settled(&self, beat: usize) -> bool {
        self.play.is_settled(beat)
    }

    /// What the game has told a viewer, without the sentences.
    pub fn story(&self, viewer: Viewer) -> Vec<Cited> {
        let heard = self.log.iter().filter_map(|logged| match logged {
            Logged::Events(events, audience) if audience.includes(viewer) => Some(events.clone()),
            Logged::Events(..) | Logged::Table(..) => None,
        });
        let told = heard.flatten().filter_map(|event| self.play.told(event as usize, viewer));
        told.map(|Told { rule, motion, beat, .. }| Cited { beat, rule, motion }).collect()
    }

    /// What the game told a viewer in a beat.
    pub fn told_in(&self, beat: usize, viewer: Viewer) -> Vec<Told> {
        self.play.told_in(beat, viewer)
    }

    /// What a viewer saw and was asked until the end of a beat, each with its beat, in order.
    pub fn past(&self, viewer: Viewer, until: usize) -> Vec<(usize, Past)> {
        self.play.past(viewer, until)
    }

    /// The chat, oldest first.
    pub fn chat(&self) -> Vec<Said> {
        self.chat.iter().map(|(said, _)| said.clone()).collect()
    }

    /// How many lines were said in the chat.
    pub fn said(&self) -> usize {
        self.chat.len()
    }

    /// What it is played with.
    pub fn setup(&self) -> &Value {
        &self.opened.setup
    }

    /// The last lines of the chat, oldest first, each with its number among all.
    pub fn recent_chat(&self, most: usize) -> Vec<(usize, Said)> {
        let first = self.chat.len().saturating_sub(most);
        (first..self.chat.len()).map(|number| (number, self.chat[number].0.clone())).collect()
    }

    /// Its code.
    pub fn id(&self) -> TableId {
        self.opened.table
    }

    /// Which game is played.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Whom it waits for; nobody while no game is played.
    pub fn asked(&self) -> Asked {
        if self.phase() == Phase::Playing { self.play.asked() } else { Asked::NOBODY }
    }

    /// Whom the last question asked that stood at the end of a beat: one may play on from there in their seats, once the
    /// game is over.
    pub fn asked_at(&self, beat: usize) -> SeatSet {
        let over = self.seating.no_secrets() && self.seating.begun.is_some();
        if over { self.play.asked_at(beat).1 } else { SeatSet::default() }
    }

    /// What is asked: an answer names this number.
    pub fn question(&self) -> u32 {
        self.play.question()
    }

    /// What this viewer may decide now, in the game's notation.
    pub fn legal(&self, viewer: Viewer) -> Vec<String> {
        if self.phase() == Phase::Playing { self.play.legal(viewer) } else { Vec::new() }
    }

    /// How notation calls a seat.
    pub fn seat_name(&self, seat: Seat) -> String {
        self.play.seat_name(seat)
    }

    /// The seat that notation calls so.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        self.play.seat_named(name)
    }

    /// The record of a game that is over.
    pub fn record(&self) -> Result<String, super::Denied> {
        use super::Denied;
        match self.phase() {
            Phase::Playing => return Err(Denied::NotOver),
            Phase::Gathering | Phase::Over | Phase::Closed => {}
        }
        let begun = self.seating.begun.ok_or(Denied::NotBegun)?;
        let called = self.seating.called();
        let players: Vec<(Seat, String)> = called.filter_map(|(seat, name)| Some((seat, name?))).collect();
        self.play.record(self.fair(), &players, &begun.date()).map_err(Denied::Trouble)
    }

    /// What lists show of it now, if one of the last entries changed that.
    pub(crate) fn notice(&self, last: &[Entry], at: Timestamp) -> Option<Notice> {
        let shown = |entry: &Entry| match entry {
            Entry::SatDown { .. }
            | Entry::Keyed { .. }
            | Entry::StoodUp { .. }
            | Entry::Dealt { .. }
            | Entry::Replaced { .. }
            | Entry::Closed => true,
            Entry::Decided { over, .. } => *over,
            _ => false,
        };
        last.iter().any(shown).then(|| self.notice_now(at))
    }

    /// What lists show of it now.
    pub(crate) fn notice_now(&self, at: Timestamp) -> Notice {
        let summary = Summary {
            game: self.opened.game.clone(),
            phase: self.phase(),
            seats: self.seating.called().map(|(_, name)| name).collect(),
            clock: self.opened.options.clock,
            at,
            winners: self.play.winners().iter().map(Seat::number).collect(),
            scored: self.scored(),
        };
        let summary = serde_json::to_vec(&summary).expect("a summary is plain data with text keys");
        Notice { summary, shelves: self.shelves(), ranked: self.ranked() }
    }

    /// In which lists it stands.
    fn shelves(&self) -> Vec<String> {
        let public = match self.phase() {
            Phase::Gathering => Some("open"),
            Phase::Playing => Some("running"),
            Phase::Over => Some("finished"),
            Phase::Closed => None,
        };
        let public = public.filter(|_| self.opened.options.listed).map(str::to_owned);
        let mine = if self.seating.no_secrets() { "played" } else { "playing" };
        let mut people: Vec<Secret> = self.seating.people().chain(self.opened.host).collect();
        people.sort_unstable();
        people.dedup();
        public.into_iter().chain(people.into_iter().map(|person| format!("{mine}:{person}"))).collect()
    }
}
