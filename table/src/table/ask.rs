//! Requests to a table, and their results: entries for the journal, or the reason for a denial.

use super::{StagedEntries, Table};
use crate::clock::Timestamp;
use crate::entry::{JournalEntry, Occupant};
use crate::id::{Secret, TableId};
use crate::play::Refused;
use crate::seating::{Chair, TablePhase};
use bots::Level;
use catalog::GameId;
use game::{Message, Seat};
use std::ops::RangeInclusive;
use thiserror::Error;

/// The sender of a request: a browser with an identity, or a program with the key to a seat or to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Who {
    /// A person's identity, from a signed cookie.
    pub person: Option<Secret>,
    /// The key to one seat, or the host's key.
    pub key: Option<Secret>,
}

impl Who {
    /// Whether this requester holds the player's seat.
    pub fn holds(&self, player: &Occupant) -> bool {
        match player {
            Occupant::Person { persons, key, .. } => {
                self.key == Some(*key) || self.person.is_some_and(|person| persons.contains(&person))
            }
            Occupant::Open | Occupant::Bot { .. } => false,
        }
    }
}

/// A request to a table. Seats are named by number; a requester with a single seat may omit it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Takes a seat: this one, or the first open one.
    Sit {
        /// The seat's number.
        seat: Option<usize>,
        /// The display name.
        name: String,
        /// What the player adds to the luck.
        entropy: String,
    },
    /// Puts a bot into an open seat. Only the host may.
    SeatBot {
        /// The seat's number.
        seat: usize,
        /// The level of the bot.
        level: Level,
    },
    /// Adds the requester's device to the holders of the seat with this key.
    Key(Secret),
    /// Before the deal: makes a seat open again. The host may do so for any seat.
    Stand(usize),
    /// Puts bots into the open seats, so that the game begins. Only the host may.
    Deal,
    /// Decides for a seat.
    Decide {
        /// One of the requester's seats.
        seat: Option<usize>,
        /// The number of the question that this answers.
        question: u32,
        /// The decision in the game's notation.
        decision: String,
    },
    /// Takes the seat's last decision back.
    TakeBack(Option<usize>),
    /// Puts a stand-in into the requester's seat.
    Leave(Option<usize>),
    /// Takes the seat back from its stand-in.
    Return(Option<usize>),
    /// Adds a line to the chat.
    Say(Option<usize>, String),
    /// Removes a person. Only the host may.
    Kick(usize),
    /// Closes the table. Only the host may.
    Close,
}

/// The result of a request that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// Done; there is nothing more to know.
    Well,
    /// The requester has this seat now.
    Seated {
        /// The seat's number.
        seat: usize,
        /// The key to the seat.
        key: Secret,
    },
}

/// Why a table denies a request.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum Denied {
    #[error("there is no table {0}")]
    NoTable(String),
    #[error("table {0} is open already")]
    TableExists(TableId),
    #[error("this table has no seat {0}")]
    NoSeat(usize),
    #[error("{0} is not played for a score")]
    NoScores(GameId),
    #[error("nobody in that seat was asked at that moment")]
    NotAskedThen,
    #[error("that seat is taken")]
    SeatTaken,
    #[error("all seats are taken")]
    AllTaken,
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("this key opens nothing at this table")]
    NoSuchKey,
    #[error("nobody sits there who could be sent away")]
    NoPerson,
    #[error("you have several seats: say which")]
    WhichSeat,
    #[error("only the host may do that")]
    NotHost,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game has begun")]
    Begun,
    #[error("the game is over")]
    Over,
    #[error("the table is closed")]
    Closed,
    #[error("that question has been answered already: the table asks question {0} now")]
    Answered(u32),
    #[error("this cannot be taken back: somebody has learned something from it")]
    Learned,
    #[error("a bot minds your seat: take it back first")]
    StandIn,
    #[error("no bot minds this seat")]
    NoStandIn,
    #[error("a name has 1 to 24 characters and no line breaks")]
    BadName,
    #[error("what you add to the luck has at most 64 characters and no line breaks")]
    BadEntropy,
    #[error("people do not chat at this table")]
    NoChat,
    #[error("a line has 1 to 280 characters")]
    BadLine,
    #[error("not so fast: wait a moment and try again")]
    TooFast,
    #[error("there has been enough of that at this table")]
    Enough,
    #[error("the record comes with the end of the game")]
    NotOver,
    #[error("a device more than this seat can be played from")]
    TooManyDevices,
    #[error("the set-up cannot be used: {0}")]
    Setup(String),
    #[error("this cannot be read: {0}")]
    Unreadable(String),
    #[error("the form lacks `{0}`")]
    NoField(&'static str),
    #[error("the form says `{value}` for `{field}`, which cannot be used")]
    BadField { field: String, value: String },
    #[error("rule {} is against it", .1.rule)]
    Refused(GameId, Refused),
    #[error("the server is in trouble, nothing was changed: {0}")]
    Trouble(String),
}

/// The maximum number of chat lines per seat within [`CHAT_SPAN`] milliseconds.
const CHAT_LINES: usize = 5;
const CHAT_SPAN: u64 = 10_000;
/// The maximum number of chat lines per table.
const CHAT_MOST: usize = 1000;
/// The length of the log from which on choices can no longer be changed back and forth. No game comes near it.
const LOG_MOST: usize = 2000;
/// The maximum number of devices that may hold one seat.
const DEVICES: usize = 8;

/// What follows from a request.
enum Effect<'a> {
    /// These entries are written.
    Entries(Vec<JournalEntry>, Done),
    /// The game must check and play this decision.
    Decision(Seat, &'a str),
}

impl Table {
    /// Carries out a request, and stages its entries. A denial changes nothing.
    pub(crate) fn stage(
        &mut self,
        who: &Who,
        ask: &Ask,
        now: Timestamp,
        staged: &mut StagedEntries,
    ) -> Result<Done, Denied> {
        match self.effect_of(who, ask, now)? {
            Effect::Decision(seat, decision) => {
                let mut luck = self.luck.clone().ok_or(Denied::NotBegun)?;
                let decided = self.play.decide(seat, decision, &mut luck);
                let decided = decided.map_err(|refused| Denied::Refused(self.game, refused))?;
                let used = luck.used();
                self.luck = Some(luck);
                self.stage_decided(now, decided, used, false, staged);
                Ok(Done::Well)
            }
            Effect::Entries(entries, done) => {
                for entry in entries {
                    let audience = self.apply_entry(now, &entry).map_err(Denied::Trouble)?;
                    staged.push(entry, audience);
                }
                Ok(done)
            }
        }
    }

    /// What follows from a request, or why it is denied.
    fn effect_of<'a>(&self, who: &Who, ask: &'a Ask, now: Timestamp) -> Result<Effect<'a>, Denied> {
        let one = |entry: JournalEntry| Ok((vec![entry], Done::Well));
        let follows: Result<(Vec<JournalEntry>, Done), Denied> = match ask {
            Ask::Sit { seat, name, entropy } => self.sit(who, *seat, name, entropy),
            Ask::SeatBot { seat, level } => {
                self.host_may(who)?;
                self.gathering()?;
                self.free(*seat)?;
                one(JournalEntry::SatDown {
                    seat: *seat,
                    player: Occupant::Bot { level: *level },
                    entropy: None,
                })
            }
            Ask::Key(key) => self.know(who, *key),
            Ask::Stand(seat) => {
                self.gathering()?;
                self.chair(*seat)?;
                if !self.held(who).contains(&Seat::new(*seat)) {
                    self.host_may(who)?;
                }
                self.vacate(*seat)
            }
            Ask::Deal => {
                self.host_may(who)?;
                self.gathering()?;
                let bot = Occupant::Bot { level: self.opened.options.stand_in };
                let open = self.seating.seats().filter(|(_, chair)| chair.player == Occupant::Open);
                let sit = |(seat, _): (Seat, _)| JournalEntry::SatDown {
                    seat: seat.number(),
                    player: bot.clone(),
                    entropy: None,
                };
                Ok((open.map(sit).collect(), Done::Well))
            }
            Ask::Decide { seat, question, decision } => {
                return Ok(Effect::Decision(self.decider(who, *seat, *question)?, decision));
            }
            Ask::TakeBack(seat) => {
                self.playing()?;
                let seat = self.own(who, *seat)?;
                if self.seating.chairs[seat.number()].has_stand_in {
                    return Err(Denied::StandIn);
                }
                if !self.play.can_take_back(seat) {
                    return Err(Denied::Learned);
                }
                self.check_log_length()?;
                one(JournalEntry::TookBack { seat: seat.number() })
            }
            Ask::Leave(seat) => {
                self.playing()?;
                let seat = self.own(who, *seat)?.number();
                if self.seating.chairs[seat].has_stand_in {
                    return Err(Denied::StandIn);
                }
                self.check_log_length()?;
                one(JournalEntry::StandIn { seat, left: true })
            }
            Ask::Return(seat) => {
                self.playing()?;
                let seat = self.own(who, *seat)?.number();
                if !self.seating.chairs[seat].has_stand_in {
                    return Err(Denied::NoStandIn);
                }
                one(JournalEntry::CameBack { seat })
            }
            Ask::Say(seat, text) => self.say(who, *seat, text, now),
            Ask::Kick(seat) => {
                self.host_may(who)?;
                if self.phase() == TablePhase::Gathering {
                    let (entries, done) = self.vacate(*seat)?;
                    return Ok(Effect::Entries(entries, done));
                }
                self.playing()?;
                match self.chair(*seat)?.player {
                    Occupant::Person { .. } => {
                        one(JournalEntry::Replaced { seat: *seat, level: self.opened.options.stand_in })
                    }
                    _ => Err(Denied::NoPerson),
                }
            }
            Ask::Close => {
                self.host_may(who)?;
                match self.phase() {
                    TablePhase::Over => Err(Denied::Over),
                    TablePhase::Closed => Err(Denied::Closed),
                    TablePhase::Gathering | TablePhase::Playing => one(JournalEntry::Closed),
                }
            }
        };
        follows.map(|(entries, done)| Effect::Entries(entries, done))
    }

    fn sit(
        &self,
        who: &Who,
        seat: Option<usize>,
        name: &str,
        entropy: &str,
    ) -> Result<(Vec<JournalEntry>, Done), Denied> {
        self.gathering()?;
        let name = good_name(name)?;
        if entropy.chars().count() > 64 || entropy.chars().any(char::is_control) {
            return Err(Denied::BadEntropy);
        }
        let seat = match seat {
            Some(seat) => seat,
            None => {
                let open = |chair: &Chair| chair.player == Occupant::Open;
                self.seating.chairs.iter().position(open).ok_or(Denied::AllTaken)?
            }
        };
        self.free(seat)?;
        let key = Secret::random().map_err(Denied::Trouble)?;
        let player = Occupant::Person { name, persons: who.person.into_iter().collect(), key };
        let entry = JournalEntry::SatDown { seat, player, entropy: Some(entropy.to_owned()) };
        Ok((vec![entry], Done::Seated { seat, key }))
    }

    fn know(&self, who: &Who, key: Secret) -> Result<(Vec<JournalEntry>, Done), Denied> {
        let holder = Who { person: None, key: Some(key) };
        let (seat, chair) =
            self.seating.seats().find(|(_, chair)| holder.holds(&chair.player)).ok_or(Denied::NotSeated)?;
        let done = Done::Seated { seat: seat.number(), key };
        let Some(person) = who.person else { return Ok((Vec::new(), done)) };
        match &chair.player {
            Occupant::Person { persons, .. } if persons.contains(&person) => Ok((Vec::new(), done)),
            Occupant::Person { persons, .. } if persons.len() >= DEVICES => Err(Denied::TooManyDevices),
            _ => Ok((vec![JournalEntry::Keyed { seat: seat.number(), person }], done)),
        }
    }

    /// The seat that decides, if it may answer this question.
    fn decider(&self, who: &Who, seat: Option<usize>, question: u32) -> Result<Seat, Denied> {
        self.playing()?;
        let seat = self.own(who, seat)?;
        if self.seating.chairs[seat.number()].has_stand_in {
            return Err(Denied::StandIn);
        }
        if question != self.play.question() {
            return Err(Denied::Answered(self.play.question()));
        }
        // A seat that is awaited may always decide.
        if !self.play.asked().awaits.contains(seat) {
            self.check_log_length()?;
        }
        Ok(seat)
    }

    fn say(
        &self,
        who: &Who,
        seat: Option<usize>,
        text: &str,
        now: Timestamp,
    ) -> Result<(Vec<JournalEntry>, Done), Denied> {
        if !self.opened.options.chat {
            return Err(Denied::NoChat);
        }
        if self.phase() == TablePhase::Closed {
            return Err(Denied::Closed);
        }
        let seat = match seat {
            Some(_) => self.own(who, seat)?,
            None => *self.held(who).first().ok_or(Denied::NotSeated)?,
        };
        let text: String = text
            .chars()
            .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
            .filter(|sign| !misleads(*sign))
            .collect();
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > 280 {
            return Err(Denied::BadLine);
        }
        if self.chat.len() >= CHAT_MOST {
            return Err(Denied::Enough);
        }
        let lately = self.chat.iter().rev().take_while(|(_, at)| at.after(CHAT_SPAN) > now);
        if lately.filter(|(said, _)| said.seat == seat).count() >= CHAT_LINES {
            return Err(Denied::TooFast);
        }
        Ok((vec![JournalEntry::Said { seat: seat.number(), text }], Done::Well))
    }

    /// The seat a request means: the one it names, or the only one the requester holds.
    fn own(&self, who: &Who, seat: Option<usize>) -> Result<Seat, Denied> {
        let held = self.held(who);
        match (seat, &held[..]) {
            (Some(seat), held) => {
                held.iter().copied().find(|own| own.number() == seat).ok_or(Denied::NotSeated)
            }
            (None, [only]) => Ok(*only),
            (None, []) => Err(Denied::NotSeated),
            (None, _) => Err(Denied::WhichSeat),
        }
    }

    fn chair(&self, seat: usize) -> Result<&Chair, Denied> {
        self.seating.chairs.get(seat).ok_or(Denied::NoSeat(seat))
    }

    fn free(&self, seat: usize) -> Result<(), Denied> {
        if self.chair(seat)?.player == Occupant::Open { Ok(()) } else { Err(Denied::SeatTaken) }
    }

    /// Makes a seat open; an open one needs no entry.
    fn vacate(&self, seat: usize) -> Result<(Vec<JournalEntry>, Done), Denied> {
        let sits = self.chair(seat)?.player != Occupant::Open;
        Ok((sits.then_some(JournalEntry::StoodUp { seat }).into_iter().collect(), Done::Well))
    }

    fn host_may(&self, who: &Who) -> Result<(), Denied> {
        if self.is_host(who) { Ok(()) } else { Err(Denied::NotHost) }
    }

    /// Limits the journal's growth by choices changed back and forth.
    fn check_log_length(&self) -> Result<(), Denied> {
        if self.log.len() < LOG_MOST { Ok(()) } else { Err(Denied::Enough) }
    }

    fn gathering(&self) -> Result<(), Denied> {
        match self.phase() {
            TablePhase::Gathering => Ok(()),
            TablePhase::Playing => Err(Denied::Begun),
            TablePhase::Over => Err(Denied::Over),
            TablePhase::Closed => Err(Denied::Closed),
        }
    }

    fn playing(&self) -> Result<(), Denied> {
        match self.phase() {
            TablePhase::Playing => Ok(()),
            TablePhase::Gathering => Err(Denied::NotBegun),
            TablePhase::Over => Err(Denied::Over),
            TablePhase::Closed => Err(Denied::Closed),
        }
    }
}

/// Characters that are invisible, and can reverse the text beside them or imitate another name: those Unicode calls
/// default-ignorable, and blank letters.
fn misleads(sign: char) -> bool {
    const HIDDEN: [RangeInclusive<char>; 16] = [
        '\u{ad}'..='\u{ad}',
        '\u{34f}'..='\u{34f}',
        '\u{61c}'..='\u{61c}',
        '\u{115f}'..='\u{1160}',
        '\u{17b4}'..='\u{17b5}',
        '\u{180b}'..='\u{180f}',
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{2800}'..='\u{2800}',
        '\u{3164}'..='\u{3164}',
        '\u{fe00}'..='\u{fe0f}',
        '\u{feff}'..='\u{feff}',
        '\u{ffa0}'..='\u{ffa0}',
        '\u{fff0}'..='\u{fff8}',
        '\u{e0000}'..='\u{e0fff}',
    ];
    sign.is_control() || HIDDEN.iter().any(|signs| signs.contains(&sign))
}

/// Normalizes a player's name; denies names that are too long or that mislead.
pub(crate) fn good_name(name: &str) -> Result<String, Denied> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=24).contains(&name.chars().count()) && !name.chars().any(misleads);
    // Lists mark bots like that.
    if fits && !name.starts_with("bot:") { Ok(name) } else { Err(Denied::BadName) }
}

impl Denied {
    /// The reason as a message for players.
    pub fn message(&self) -> Message {
        match self {
            Denied::NoTable(code) => Message::new("denied-no-table").text("table", code.clone()),
            Denied::TableExists(table) => {
                Message::new("denied-table-exists").text("table", table.to_string())
            }
            Denied::NoScores(_) => Message::new("denied-no-scores"),
            Denied::NotAskedThen => Message::new("denied-not-asked-then"),
            Denied::NoSeat(seat) => Message::new("denied-no-seat").number("seat", *seat as i64),
            Denied::SeatTaken => Message::new("denied-seat-taken"),
            Denied::AllTaken => Message::new("denied-all-taken"),
            Denied::NotSeated => Message::new("denied-not-seated"),
            Denied::NoSuchKey => Message::new("denied-no-such-key"),
            Denied::NoPerson => Message::new("denied-no-person"),
            Denied::WhichSeat => Message::new("denied-which-seat"),
            Denied::NotHost => Message::new("denied-not-host"),
            Denied::NotBegun => Message::new("denied-not-begun"),
            Denied::Begun => Message::new("denied-begun"),
            Denied::Over => Message::new("denied-over"),
            Denied::Closed => Message::new("denied-closed"),
            Denied::Answered(_) => Message::new("denied-answered"),
            Denied::Learned => Message::new("denied-learned"),
            Denied::StandIn => Message::new("denied-stand-in"),
            Denied::NoStandIn => Message::new("denied-no-stand-in"),
            Denied::BadName => Message::new("denied-bad-name"),
            Denied::BadEntropy => Message::new("denied-bad-entropy"),
            Denied::NoChat => Message::new("denied-no-chat"),
            Denied::BadLine => Message::new("denied-bad-line"),
            Denied::TooFast => Message::new("denied-too-fast"),
            Denied::Enough => Message::new("denied-enough"),
            Denied::NotOver => Message::new("denied-not-over"),
            Denied::TooManyDevices => Message::new("denied-too-many-devices"),
            Denied::Setup(why) => Message::new("denied-setup").text("why", why.clone()),
            Denied::Unreadable(why) => Message::new("denied-unreadable").text("why", why.clone()),
            Denied::NoField(field) => Message::new("denied-no-field").text("field", *field),
            Denied::BadField { field, value } => {
                Message::new("denied-bad-field").text("field", field.clone()).text("value", value.clone())
            }
            Denied::Refused(_, refused) => refused.why.clone(),
            Denied::Trouble(_) => Message::new("denied-trouble"),
        }
    }
}
