//! The regions of a table's page.

use super::{LogReader, Look, Seen};
use super::{ask, ending, guide, scrub, share};
use crate::boards::{self, Fields};
use crate::context::RequestContext;
use crate::look::{self, Icon, Manner, Mood};
use crate::pages::lobby::bot_name;
use crate::region::{Frame, Region};
use crate::voice::Voice;
use game::{Message, Seat};
use maud::{Markup, html};
use table::{Clock, Phase, SeatSight, Sight, Table, Told};

/// What a table's page is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Regions<'a> {
    pub(crate) seen: &'a Seen,
    pub(crate) context: &'a RequestContext,
    pub(crate) voice: &'a Voice,
    /// The page watches: an earlier beat is only on the way to the present.
    pub(crate) watches: bool,
    /// What is picked in the form, where a page without a script asks what that would do.
    pub(crate) picked: &'a Fields,
}

/// The kind of a frame with a game in it.
pub(crate) const LAID_OUT: &str = "laid out";

/// Is it said over the board? That somebody sealed a program is seen at their seat.
fn is_called(told: &Told) -> bool {
    told.motion.is_none_or(|motion| !boards::is_seal(motion))
}

impl<'a> Regions<'a> {
    /// The page as it is for whoever sees this.
    pub(crate) fn new(seen: &'a Seen, context: &'a RequestContext) -> Regions<'a> {
        Regions { seen, context, voice: context.voice(), watches: false, picked: &[] }
    }
}

impl Regions<'_> {
    /// What changes while the game goes on: all but the log, which only grows.
    pub(crate) fn changing(&self) -> Vec<Region> {
        let around = [self.ask(), self.chat(), self.more(), scrub::scrub(self), ending::ending(self)];
        self.of_moment().into_iter().chain(around.map(Region::of_page).map(Region::at_rest)).collect()
    }

    /// What is another at another moment of a game that is over. What is laid out stays laid out.
    pub(crate) fn of_replay(&self) -> Vec<Region> {
        let around = [self.ask(), scrub::scrub(self), ending::ending(self)];
        self.of_moment().into_iter().chain(around.map(Region::of_page)).collect()
    }

    /// All that shows a moment of the game, and nothing of what is asked now.
    pub(crate) fn of_moment(&self) -> Vec<Region> {
        let around = [self.head(), self.call(), guide::guide(self)].map(Region::of_page);
        let seats = self.sight().seats.iter().flat_map(|seat| self.plate(seat).regions(&self.voice.pages));
        let board = self.moment().map(|moment| boards::regions(&moment, &self.names(), self.voice));
        let board = board.unwrap_or_default().into_iter().map(Region::in_frame);
        around.into_iter().chain(seats).chain(board).collect()
    }

    /// What holds the parts of the board: the picture and the words.
    pub(crate) fn frame(&self) -> Frame<'_> {
        let kind = if self.sight().view.is_some() { LAID_OUT } else { "empty" };
        Frame { kind, whole: Box::new(|| self.whole_frame()) }
    }

    /// All of the frame.
    pub(crate) fn whole_frame(&self) -> Markup {
        html! { (self.board()) (self.words()) }
    }

    /// What is drawn: how things stand, and what happened last.
    fn moment(&self) -> Option<boards::AnyTransition<'_>> {
        let motions = self.seen.now.iter().filter_map(|told| told.motion).collect();
        Some(boards::AnyTransition {
            view: self.sight().view.as_ref()?,
            before: self.seen.before.as_ref(),
            motions,
        })
    }

    pub(crate) fn sight(&self) -> &Sight {
        &self.seen.sight
    }

    /// Is the viewer asked for something, now?
    pub(crate) fn is_asked(&self) -> bool {
        let sight = self.sight();
        sight.phase == Phase::Playing
            && !self.is_past()
            && sight.view.as_ref().is_some_and(boards::is_asked)
            && !self.mine().is_some_and(|seat| seat.has_stand_in)
    }

    /// Does the page show an earlier moment?
    pub(crate) fn is_past(&self) -> bool {
        self.sight().beat + 1 < self.sight().beats
    }

    /// The seat whose eyes these are.
    pub(crate) fn mine(&self) -> Option<&SeatSight> {
        match self.sight().viewer {
            game::Viewer::Seat(seat) => self.sight().seats.get(seat.number()),
            game::Viewer::Onlooker => None,
        }
    }

    /// What the players are called, seat by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        self.sight().seats.iter().map(|seat| self.name(seat)).collect()
    }

    fn name(&self, seat: &SeatSight) -> String {
        match (&seat.name, seat.bot) {
            (Some(name), _) => name.clone(),
            (None, Some(level)) => bot_name(self.voice, level),
            (None, None) => self.voice.word("seat-free"),
        }
    }

    /// What people call a seat.
    pub(crate) fn figure(&self, seat: Seat) -> String {
        boards::seat_label(self.sight().game, &self.sight().setup, seat.number(), self.voice)
    }

    /// How far it is and whom the table waits for.
    pub(super) fn head(&self) -> Markup {
        let (sight, voice) = (self.sight(), self.voice);
        let yours = self.is_asked() && !self.watches && self.mine().is_some_and(|mine| !mine.sealed);
        let (icon, state) = match sight.phase {
            _ if self.watches => (Icon::Eye, voice.word("state-going-on")),
            _ if self.is_past() => (Icon::Clock, voice.word("state-past")),
            _ if self.seen.trouble => (Icon::Pause, voice.word("state-trouble")),
            Phase::Gathering => (Icon::Door, voice.word("state-gathering")),
            Phase::Playing => (if yours { Icon::You } else { Icon::Think }, self.waits()),
            Phase::Over => (Icon::Check, voice.word("state-over")),
            Phase::Closed => (Icon::Close, voice.word("state-closed")),
        };
        html! {
            div #head .head {
                h1 {
                    (voice.of(sight.game).word("game-title")) " "
                    span.head-code { (look::in_two(&sight.table.to_string())) }
                }
                p.waits.waits-mine[yours] role="status" { (icon.draw()) span { (state) } }
                div.buttons {
                    (look::link_button(Manner::Plain, Some(Icon::Rules), &voice.word("rules"), &format!("/rules/{}", sight.game)))
                }
            }
        }
    }

    fn waits(&self) -> String {
        let sight = self.sight();
        let awaited: Vec<&SeatSight> = sight.seats.iter().filter(|seat| seat.awaited).collect();
        if awaited.iter().any(|seat| Some(seat.seat) == self.mine().map(|mine| mine.seat)) {
            return self.voice.word("state-yours");
        }
        let names: Vec<String> = awaited.iter().map(|seat| self.figure(seat.seat)).collect();
        match names.is_empty() {
            true => self.voice.word("state-going-on"),
            false => self.voice.say(&Message::new("state-waits").text("names", names.join(", "))),
        }
    }

    /// Who sits there.
    pub(super) fn plate(&self, seat: &SeatSight) -> look::SeatPlate {
        let voice = self.voice;
        let (mood, note) = match seat {
            seat if seat.open() => (Mood::Open, String::new()),
            seat if seat.has_stand_in => (Mood::Away, voice.word("seat-minded")),
            seat if seat.sealed && !self.watches && !self.is_past() => {
                (Mood::Sealed, voice.word("seat-sealed"))
            }
            seat if seat.awaited && !self.watches && !self.is_past() => (Mood::Awaited, self.thinks(seat)),
            seat if seat.bot.is_some() => (Mood::Bot, String::new()),
            _ => (Mood::Here, String::new()),
        };
        let letter = seat.label.chars().next();
        let face = look::face(self.sight().game.name(), &seat.label);
        let game =
            self.moment().map(|moment| boards::plate(&moment, seat.seat.number(), voice)).unwrap_or_default();
        let (mood, note) =
            if game.out && !seat.open() { (Mood::Out, voice.word("seat-out")) } else { (mood, note) };
        look::SeatPlate {
            id: format!("seat-{}", seat.seat.number()),
            letter,
            figure: self.figure(seat.seat),
            face: Some(face),
            player: self.name(seat),
            note,
            mood,
            mine: seat.mine,
            game,
        }
    }

    /// The table waits for this seat; with a clock, until when.
    fn thinks(&self, seat: &SeatSight) -> String {
        let Some(deadline) = seat.deadline else { return self.voice.word("seat-choosing") };
        let message = match self.sight().options.clock {
            Clock::Days(_) => Message::new("seat-choosing-until").text("date", deadline.0.date()),
            Clock::Live(seconds) => Message::new("seat-choosing-within").number("seconds", seconds.into()),
            Clock::None => Message::new("seat-choosing"),
        };
        self.voice.say(&message)
    }

    /// What the viewer may do now.
    pub(super) fn ask(&self) -> Markup {
        html! { div #ask .dock tabindex="-1" { (ask::ask(self)) } }
    }

    /// The round, and what happened last: heard politely by whoever cannot see it.
    fn call(&self) -> Markup {
        let Some(view) = &self.sight().view else { return html! { div #call hidden {} } };
        let speech = self.voice.of(self.sight().game);
        let told = self.seen.now.iter().filter(|told| is_called(told));
        let told: Vec<String> = told.map(|told| speech.say(&told.message)).collect();
        html! {
            div #call .call {
                p.plaque { (boards::heading(view, self.voice)) }
                p.told role="status" { @for sentence in &told { span { (sentence) } " " } }
            }
        }
    }

    /// The game as a picture.
    pub(super) fn board(&self) -> Markup {
        html! {
            section #board .board aria-label=(self.voice.word("board-label")) {
                (self.call())
                @match self.moment() {
                    Some(moment) => (boards::picture(&moment, self.picked, self.voice)),
                    None => p.nothing { (self.voice.word("board-empty")) },
                }
            }
        }
    }

    /// The game in words: all of it, for screen readers and for whoever prefers to read.
    pub(super) fn words(&self) -> Markup {
        let Some(view) = &self.sight().view else { return html! { details #words .words.bill hidden {} } };
        html! {
            details #words .words.bill {
                summary { (self.voice.word("board-words")) }
                (boards::in_words(view, &self.names(), self.voice))
            }
        }
    }

    /// What happened, sentence by sentence.
    pub(super) fn log(&self, table: &Table, look: Look) -> Markup {
        html! {
            section #log .bill {
                h2.bill-title { (self.voice.word("log-title")) }
                ol #lines .log role="log" tabindex="0" aria-label=(self.voice.word("log-title")) {
                    (LogReader::new(table, self.context, look).read(|log| log.all(table, self.sight().beat)))
                }
            }
        }
    }

    /// How fast beats are shown. Only a script shows them one by one, so only a script shows this.
    pub(super) fn paces(&self) -> Markup {
        let choice = |value: &str, label: &'static str| {
            html! { label { input type="radio" name="pace" value=(value); span { (self.voice.word(label)) } } }
        };
        html! {
            fieldset #pace .pace hidden {
                legend.sr { (self.voice.word("pace-title")) }
                (choice("instant", "pace-instant"))
                (choice("normal", "pace-normal"))
                (choice("slow", "pace-slow"))
                (choice("step", "pace-step"))
                button #next .btn.btn-go type="button" hidden aria-keyshortcuts="n" { (self.voice.word("pace-next")) i {} }
            }
        }
    }

    /// What people say.
    pub(super) fn chat(&self) -> Markup {
        let (sight, voice) = (self.sight(), self.voice);
        if !sight.options.chat {
            return html! { section #chat hidden {} };
        }
        let seated = sight.seats.iter().any(|seat| seat.mine) && sight.phase != Phase::Closed;
        html! {
            section #chat .bill {
                h2.bill-title { (voice.word("chat-title")) }
                div.chat {
                    @if self.seen.chat.is_empty() { p.nothing { (voice.word("chat-empty")) } }
                    ol #said role="log" aria-label=(voice.word("chat-title")) {
                        @for (number, said) in &self.seen.chat {
                            li #{ "said-" (number) } { b { (said.name) } " " (said.text) }
                        }
                    }
                    @if seated {
                        form.short-form method="post" action={ "/t/" (sight.table) "/say" } data-clear {
                            @if let Some(mine) = self.mine() { input type="hidden" name="seat" value=(mine.seat.number()); }
                            (look::field(&voice.word("chat-say"), &html! {
                                input #say name="text" maxlength="280" required autocomplete="off";
                            }))
                            (look::button(Manner::Plain, Some(Icon::Chat), &voice.word("chat-send")))
                        }
                    }
                }
            }
        }
    }

    /// The invitation, fair luck, and what only the host can do.
    pub(super) fn more(&self) -> Markup {
        // While people come, the invitation stands before everything else.
        let gathering = self.sight().phase == Phase::Gathering;
        html! { aside #more .side.side-first[gathering] { (share::share(self)) } }
    }
}
