//! What a viewer sees of a table. It is built up for one viewer; what is not added stays secret.

use super::{Logged, Table, Who};
use crate::clock::{Clock, Timestamp};
use crate::contest::Scored;
use crate::entry::{Continues, JournalEntry, Occupant, TableOptions};
use crate::id::{Secret, TableId};
use crate::play::{Experience, ToldEvent};
use crate::seating::TablePhase;
use crate::store::Notice;
use bots::Level;
use catalog::{AnyMotion, AnyView, GameId};
use game::{Asked, Choice, Message, RuleId, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as one viewer sees it.
#[derive(Clone, Debug)]
pub struct TableView {
    /// The code of the table.
    pub table: TableId,
    /// The game that is played.
    pub game: GameId,
    /// The game's set-up, in the game's own format.
    pub setup: Value,
    /// The options that do not depend on the game.
    pub options: TableOptions,
    /// Gathering, playing, over or closed.
    pub phase: TablePhase,
    /// Whose knowledge the view contains.
    pub viewer: Viewer,
    /// The seats, by number.
    pub seats: Vec<SeatView>,
    /// Whether the requester is the host.
    pub host: bool,
    /// The number of the present question; an answer names it.
    pub question: u32,
    /// Whether the viewer may take the last decision back.
    pub can_take_back: bool,
    /// The view of the game, once dealt.
    pub view: Option<AnyView>,
    /// The beat at whose end the view is taken.
    pub beat: usize,
    /// The number of beats so far.
    pub beats: usize,
    /// The hash of the server's secret.
    pub commitment: String,
    /// The server's secret, once the game is over.
    pub revealed: Option<Secret>,
    /// The table and step that the game continues from, if it began elsewhere.
    pub continues: Option<Continues>,
}

/// A seat as a requester sees it.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The seat itself.
    pub seat: Seat,
    /// The seat's name in notation.
    pub label: String,
    /// The name of its person; none for bots and open seats.
    pub name: Option<String>,
    /// The level of its bot.
    pub bot: Option<Level>,
    /// A bot stands in while the person is away.
    pub has_stand_in: bool,
    /// The table waits for this seat.
    pub awaited: bool,
    /// The seat has sealed a choice, and may still change it.
    pub sealed: bool,
    /// When its time runs out.
    pub deadline: Option<Deadline>,
    /// The requester holds it.
    pub mine: bool,
    /// The key to the seat, for its holder.
    pub key: Option<Secret>,
}

impl SeatView {
    /// Whether the seat is open.
    pub fn open(&self) -> bool {
        self.name.is_none() && self.bot.is_none()
    }
}

/// When a seat's time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline(pub Timestamp);

/// A line of the log as a viewer is told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldLine {
    /// Its number among the lines of this viewer, from zero.
    pub number: usize,
    /// The index of its entry in the log.
    pub entry: usize,
    /// The beat of the line.
    pub beat: usize,
    /// The sentence.
    pub sentence: LogSentence,
    /// What moves on the table, if anything does.
    pub motion: Option<AnyMotion>,
}

/// An event without the sentence that tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimelineEvent {
    /// The beat of the event.
    pub beat: usize,
    /// Whether the event starts a round.
    pub starts_round: bool,
    /// What moves on the table, if anything does.
    pub motion: Option<AnyMotion>,
}

/// A reader's position in the log. Its counts are private to the viewer: nothing public may depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LogCursor {
    entries: usize,
    beat: usize,
    /// The number of lines that were read.
    pub lines: usize,
}

/// A sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogSentence {
    /// A sentence of the game, with its rule.
    Game(Message, RuleId),
    /// A sentence about the table.
    Table(Message),
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// The seat of the speaker.
    pub seat: Seat,
    /// The speaker's name at that time.
    pub name: String,
    /// The text of the line.
    pub text: String,
}

/// A table as public lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The id of the game.
    pub game: String,
    /// Gathering, playing, over or closed.
    pub phase: TablePhase,
    /// The occupant of each seat: a name, `bot:greedy`, or none.
    pub seats: Vec<Option<String>>,
    /// The time limit of a decision.
    pub clock: Clock,
    /// When the summary was written.
    pub at: Timestamp,
    /// The seats that won, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<usize>,
    /// The team's result, once the game is over and if it is played for a score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scored: Option<Scored>,
}

impl Table {
    /// Gathering, playing, over or closed.
    pub fn phase(&self) -> TablePhase {
        self.seating.phase()
    }

    /// The table as `who` sees it from a seat. A viewer whose seat `who` does not hold becomes an onlooker.
    pub fn view(&self, who: &Who, viewer: Viewer, at: Option<usize>) -> TableView {
        let (now, viewer) = (self.play.beats().saturating_sub(1), self.allowed(who, viewer));
        let past = at.filter(|&beat| beat < now);
        self.with_game_view(who, viewer, past, self.seating.begun.map(|_| self.play.view(viewer, past)))
    }

    /// Like [`Table::view`], and the view of the game one beat earlier, if there was one.
    pub fn view_and_before(
        &self,
        who: &Who,
        viewer: Viewer,
        at: Option<usize>,
    ) -> (TableView, Option<AnyView>) {
        let (now, viewer) = (self.play.beats().saturating_sub(1), self.allowed(who, viewer));
        let past = at.filter(|&beat| beat < now);
        let (before, view) = self.seating.begun.map(|_| self.play.views(viewer, past.unwrap_or(now))).unzip();
        (self.with_game_view(who, viewer, past, view), before.flatten())
    }

    fn with_game_view(
        &self,
        who: &Who,
        viewer: Viewer,
        past: Option<usize>,
        view: Option<AnyView>,
    ) -> TableView {
        let beats = self.play.beats();
        TableView {
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
                    self.phase() == TablePhase::Playing && !has_stand_in && self.play.can_take_back(seat)
                }
                Viewer::Onlooker => false,
            },
            view,
            beat: past.unwrap_or(beats.saturating_sub(1)),
            beats,
            commitment: self.opened.commitment.clone(),
            revealed: self.seating.no_secrets().then_some(self.opened.secret),
            continues: self.opened.continues,
        }
    }

    /// The seats, as `who` sees them.
    pub fn seats(&self, who: &Who) -> Vec<SeatView> {
        let asked = self.asked();
        let seats = self.seating.seats().map(|(seat, chair)| {
            let mine = who.holds(&chair.player);
            let (name, bot, key) = match &chair.player {
                Occupant::Open => (None, None, None),
                Occupant::Person { name, key, .. } => (Some(name.clone()), None, mine.then_some(*key)),
                Occupant::Bot { level } => (None, Some(*level), None),
            };
            let awaited = asked.awaits.contains(seat);
            SeatView {
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

    /// Returns the viewer if `who` holds that seat, and an onlooker otherwise.
    pub fn allowed(&self, who: &Who, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.held(who).contains(&seat) => viewer,
            _ => Viewer::Onlooker,
        }
    }

    /// The lines that the viewer has been told since this position, and advances it.
    pub fn lines(&self, viewer: Viewer, read: &mut LogCursor) -> Vec<ToldLine> {
        let mut lines = Vec::new();
        let mut tell = |read: &mut LogCursor, sentence, motion| {
            let LogCursor { lines: number, entries: entry, beat } = *read;
            lines.push(ToldLine { number, entry, beat, sentence, motion });
            read.lines += 1;
        };
        for entry in read.entries..self.log.len() {
            read.entries = entry;
            match &self.log[entry] {
                Logged::Events(events, audience) if audience.includes(viewer) => {
                    for told in events.clone().filter_map(|event| self.play.told(event as usize, viewer)) {
                        read.beat = told.beat;
                        tell(read, LogSentence::Game(told.message, told.rule), told.motion);
                    }
                }
                Logged::Table(message, audience) if audience.includes(viewer) => {
                    tell(read, LogSentence::Table(Message::clone(message)), None);
                }
                Logged::Events(..) | Logged::Table(..) => {}
            }
        }
        read.entries = read.entries.max(self.log.len());
        lines
    }

    /// The number of entries of the log after this position.
    pub fn unread(&self, read: &LogCursor) -> usize {
        self.log.len().saturating_sub(read.entries)
    }

    /// The length of the log, which is the same for all viewers.
    pub fn log_entries(&self) -> usize {
        self.log.len()
    }

    /// The number of beats so far.
    pub fn beats(&self) -> usize {
        self.play.beats()
    }

    /// Whether something has been revealed since this beat, so that neither it nor its lines ever change again. This is public.
    pub fn is_settled(&self, beat: usize) -> bool {
        self.play.is_settled(beat)
    }

    /// All events that a viewer was told of, without their sentences.
    pub fn timeline(&self, viewer: Viewer) -> Vec<TimelineEvent> {
        let heard = self.log.iter().filter_map(|logged| match logged {
            Logged::Events(events, audience) if audience.includes(viewer) => Some(events.clone()),
            Logged::Events(..) | Logged::Table(..) => None,
        });
        let told = heard.flatten().filter_map(|event| self.play.told(event as usize, viewer));
        told.map(|ToldEvent { motion, beat, starts_round, .. }| TimelineEvent { beat, starts_round, motion })
            .collect()
    }

    /// What a viewer was told in a beat.
    pub fn told_in(&self, beat: usize, viewer: Viewer) -> Vec<ToldEvent> {
        self.play.told_in(beat, viewer)
    }

    /// What a viewer saw and was asked until the end of a beat, each with its beat, in order.
    pub fn experiences(&self, viewer: Viewer, until: usize) -> Vec<(usize, Experience)> {
        self.play.experiences(viewer, until)
    }

    /// The chat, oldest first.
    pub fn chat(&self) -> Vec<ChatLine> {
        self.chat.iter().map(|(said, _)| said.clone()).collect()
    }

    /// The number of lines in the chat.
    pub fn said(&self) -> usize {
        self.chat.len()
    }

    /// The game's set-up, in the game's own format.
    pub fn setup(&self) -> &Value {
        &self.opened.setup
    }

    /// The latest lines of the chat, oldest first, each with its number among all.
    pub fn recent_chat(&self, most: usize) -> Vec<(usize, ChatLine)> {
        let first = self.chat.len().saturating_sub(most);
        (first..self.chat.len()).map(|number| (number, self.chat[number].0.clone())).collect()
    }

    /// The code of the table.
    pub fn id(&self) -> TableId {
        self.opened.table
    }

    /// The game that is played.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The seats that must decide; none while no game is running.
    pub fn asked(&self) -> Asked {
        if self.phase() == TablePhase::Playing { self.play.asked() } else { Asked::NOBODY }
    }

    /// The seats asked by the last question before the end of a beat, once the game is over: those from which it can be
    /// continued.
    pub fn asked_at(&self, beat: usize) -> SeatSet {
        let over = self.seating.no_secrets() && self.seating.begun.is_some();
        if over { self.play.asked_at(beat).1 } else { SeatSet::default() }
    }

    /// The number of the present question; an answer names it.
    pub fn question(&self) -> u32 {
        self.play.question()
    }

    /// The legal decisions of this viewer now, in the game's notation.
    pub fn legal(&self, viewer: Viewer) -> Vec<String> {
        if self.phase() == TablePhase::Playing { self.play.legal(viewer) } else { Vec::new() }
    }

    /// The legal decisions of a viewer in notation, with their labels, group by group.
    pub fn choices(&self, viewer: Viewer) -> Vec<Choice<String>> {
        if self.phase() == TablePhase::Playing { self.play.choices(viewer) } else { Vec::new() }
    }

    /// A seat's name in notation.
    pub fn seat_name(&self, seat: Seat) -> String {
        self.play.seat_name(seat)
    }

    /// The seat with this name in notation.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        self.play.seat_named(name)
    }

    /// The record of a game that is over; denied before, because it contains every secret.
    pub fn record(&self) -> Result<String, super::Denied> {
        use super::Denied;
        match self.phase() {
            TablePhase::Playing => return Err(Denied::NotOver),
            TablePhase::Gathering | TablePhase::Over | TablePhase::Closed => {}
        }
        let begun = self.seating.begun.ok_or(Denied::NotBegun)?;
        let names = self.seating.occupant_names();
        let players: Vec<(Seat, String)> = names.filter_map(|(seat, name)| Some((seat, name?))).collect();
        self.play.record(self.fair(), &players, &begun.date()).map_err(Denied::Trouble)
    }

    /// The notice for lists, if one of these entries changes it.
    pub(crate) fn notice(&self, last: &[JournalEntry], at: Timestamp) -> Option<Notice> {
        let shown = |entry: &JournalEntry| match entry {
            JournalEntry::SatDown { .. }
            | JournalEntry::Keyed { .. }
            | JournalEntry::StoodUp { .. }
            | JournalEntry::Dealt { .. }
            | JournalEntry::Replaced { .. }
            | JournalEntry::Closed => true,
            JournalEntry::Decided { over, .. } => *over,
            _ => false,
        };
        last.iter().any(shown).then(|| self.notice_now(at))
    }

    /// The notice for lists as of now.
    pub(crate) fn notice_now(&self, at: Timestamp) -> Notice {
        let summary = Summary {
            game: self.opened.game.clone(),
            phase: self.phase(),
            seats: self.seating.occupant_names().map(|(_, name)| name).collect(),
            clock: self.opened.options.clock,
            at,
            winners: self.play.winners().iter().map(Seat::number).collect(),
            scored: self.scored(),
        };
        let summary = serde_json::to_vec(&summary).expect("a summary is plain data with text keys");
        Notice { summary, lists: self.lists(), ranked: self.ranked() }
    }

    /// The lists that contain the table.
    fn lists(&self) -> Vec<String> {
        let public = match self.phase() {
            TablePhase::Gathering => Some("open"),
            TablePhase::Playing => Some("running"),
            TablePhase::Over => Some("finished"),
            TablePhase::Closed => None,
        };
        let public = public.filter(|_| self.opened.options.listed).map(str::to_owned);
        let mine = if self.seating.no_secrets() { "played" } else { "playing" };
        let mut people: Vec<Secret> = self.seating.people().chain(self.opened.host).collect();
        people.sort_unstable();
        people.dedup();
        public.into_iter().chain(people.into_iter().map(|person| format!("{mine}:{person}"))).collect()
    }
}
