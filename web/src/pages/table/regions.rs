//! Renders the regions of a table's page.

use super::region_hashes::News;
use super::{LogExtent, LogReader, PageContent, PageQuery, is_over};
use super::{ask, ending, guide, replay, share};
use crate::boards::{self, Fields};
use crate::components::{self, ButtonKind, Icon, SeatStatus};
use crate::context::RequestContext;
use crate::pages::lobby::player_name;
use crate::region::{BoardFrame, Region, parcel};
use crate::translator::Translator;
use game::{Message, Seat};
use maud::{Markup, html};
use table::{Clock, SeatView, Table, TablePhase, TableView, ToldEvent};

/// The regions of a table's page for one viewer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Regions<'a> {
    pub(crate) content: &'a PageContent,
    pub(crate) context: &'a RequestContext,
    pub(crate) translator: &'a Translator,
    /// Whether a live page shows the beat on its way to the present, not in a replay.
    pub(crate) watches: bool,
    /// The fields picked in the form, for the preview of what they would do.
    pub(crate) picked: &'a Fields,
}

/// Whether an event is told above the board. A sealed program is shown at its seat instead.
fn is_called(told: &ToldEvent) -> bool {
    told.motion.is_none_or(|motion| !boards::is_seal(motion))
}

impl<'a> Regions<'a> {
    /// The regions for what one viewer sees.
    pub(crate) fn new(content: &'a PageContent, context: &'a RequestContext) -> Regions<'a> {
        Regions { content, context, translator: context.translator(), watches: false, picked: &[] }
    }

    /// All regions that live frames update. The log is none of them: lines are appended to it.
    pub(crate) fn changing(&self) -> Vec<Region<'a>> {
        let around = [
            ("ask", self.ask()),
            ("chat", self.chat()),
            ("more", self.more()),
            ("scrub", replay::controls(self)),
            ("ending", ending::ending(self)),
        ];
        let around = around.into_iter().map(|(id, markup)| Region::of_page(markup).at_rest(id));
        self.of_moment().into_iter().chain(around).collect()
    }

    /// Regions that differ between replay positions. The frame does not.
    pub(crate) fn of_replay(&self) -> Vec<Region<'a>> {
        let around = [self.ask(), replay::controls(self), ending::ending(self)];
        self.of_moment().into_iter().chain(around.map(Region::of_page)).collect()
    }

    /// Regions that show a beat, without those for the current question and the chat.
    pub(crate) fn of_moment(&self) -> Vec<Region<'a>> {
        let around = [self.head(), self.call(), guide::guide(self)].map(Region::of_page);
        let seats =
            self.sight().seats.iter().flat_map(|seat| self.plate(seat).regions(&self.translator.pages));
        let board = self.moment().map(|moment| boards::regions(&moment, &self.names(), self.translator));
        let board = board.unwrap_or_default().into_iter().map(Region::in_frame);
        around.into_iter().chain(seats).chain(board).collect()
    }

    /// The views before and after the shown beat and its motions; none before the deal.
    fn moment(&self) -> Option<boards::AnyTransition<'a>> {
        let motions = self.content.now.iter().filter_map(|told| told.motion).collect();
        Some(boards::AnyTransition {
            view: self.content.sight.view.as_ref()?,
            before: self.content.before.as_ref(),
            motions,
        })
    }
}

impl Regions<'_> {
    /// The frame, which contains the regions of the board.
    pub(crate) fn frame(&self) -> BoardFrame {
        BoardFrame { is_laid_out: self.sight().view.is_some(), language: self.translator.language() }
    }

    /// Renders what a page lacks of these regions.
    pub(crate) fn news(&self, news: &News, regions: &[Region<'_>]) -> Markup {
        let lacked: Vec<_> = news.regions.iter().map(|&at| (regions[at].key, &regions[at])).collect();
        html! { @if news.frame { (self.whole_frame()) } (parcel(&lacked)) }
    }

    /// Renders the frame with all its regions.
    pub(crate) fn whole_frame(&self) -> Markup {
        html! { (self.board()) (self.words()) }
    }

    pub(crate) fn sight(&self) -> &TableView {
        &self.content.sight
    }

    /// Whether the viewer is asked for a decision at present.
    pub(crate) fn is_asked(&self) -> bool {
        let sight = self.sight();
        sight.phase == TablePhase::Playing
            && !self.is_past()
            && sight.view.as_ref().is_some_and(boards::is_asked)
            && !self.mine().is_some_and(|seat| seat.has_stand_in)
    }

    /// Whether the page shows a beat before the last.
    pub(crate) fn is_past(&self) -> bool {
        self.sight().beat + 1 < self.sight().beats
    }

    /// The viewer's seat; none for an onlooker.
    pub(crate) fn mine(&self) -> Option<&SeatView> {
        match self.sight().viewer {
            game::Viewer::Seat(seat) => self.sight().seats.get(seat.number()),
            game::Viewer::Onlooker => None,
        }
    }

    /// The players' names, by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        self.sight().seats.iter().map(|seat| player_name(seat, self.translator)).collect()
    }

    /// The translated name of a seat's figure.
    pub(crate) fn figure(&self, seat: Seat) -> String {
        boards::seat_label(self.sight().game, &self.sight().setup, seat.number(), self.translator)
    }

    /// The head of the page: title, code, and the seats the table waits for.
    pub(super) fn head(&self) -> Markup {
        let (sight, translator) = (self.sight(), self.translator);
        let yours = self.is_asked() && !self.watches && self.mine().is_some_and(|mine| !mine.sealed);
        let (icon, state) = match sight.phase {
            _ if self.watches => (Icon::Eye, translator.word("state-going-on")),
            _ if self.is_past() => (Icon::Clock, translator.word("state-past")),
            _ if self.content.trouble => (Icon::Pause, translator.word("state-trouble")),
            TablePhase::Gathering => (Icon::Door, translator.word("state-gathering")),
            TablePhase::Playing => (if yours { Icon::You } else { Icon::Think }, self.waits()),
            TablePhase::Over => (Icon::Check, translator.word("state-over")),
            TablePhase::Closed => (Icon::Close, translator.word("state-closed")),
        };
        html! {
            div #head .head {
                h1 {
                    (translator.of(sight.game).word("game-title")) " "
                    span.head-code { (components::in_two(&sight.table.to_string())) }
                }
                p.waits.waits-mine[yours] role="status" { (icon.draw()) span { (state) } }
                div.buttons {
                    @if sight.seats.iter().any(|seat| seat.mine) && !is_over(sight.phase) {
                        (self.signal("sound", Icon::Sound, "signal-sound"))
                        (self.signal("notify", Icon::Bell, "signal-notify"))
                    }
                    (components::link_button(ButtonKind::Plain, Some(Icon::Rules), &translator.word("rules"), &format!("/rules/{}", sight.game)))
                }
            }
        }
    }

    /// A switch for a signal of the reader's turn. Hidden until a script shows it, since only a script gives signals.
    fn signal(&self, kind: &str, icon: Icon, label: &'static str) -> Markup {
        let (label, blocked) = (self.translator.word(label), self.translator.word("signal-blocked"));
        html! {
            button.btn type="button" hidden data-signal=(kind) data-blocked=(blocked) aria-pressed="false" aria-label=(label) title=(label) {
                (icon.draw())
            }
        }
    }

    fn waits(&self) -> String {
        let sight = self.sight();
        let awaited: Vec<&SeatView> = sight.seats.iter().filter(|seat| seat.awaited).collect();
        if awaited.iter().any(|seat| Some(seat.seat) == self.mine().map(|mine| mine.seat)) {
            return self.translator.word("state-yours");
        }
        let names: Vec<String> = awaited.iter().map(|seat| self.figure(seat.seat)).collect();
        match names.is_empty() {
            true => self.translator.word("state-going-on"),
            false => self.translator.say(&Message::new("state-waits").text("names", names.join(", "))),
        }
    }

    /// The plate of a seat.
    pub(super) fn plate(&self, seat: &SeatView) -> components::SeatPlate {
        let translator = self.translator;
        let (mood, note) = match seat {
            seat if seat.open() => (SeatStatus::Open, String::new()),
            seat if seat.has_stand_in => (SeatStatus::Away, translator.word("seat-stand-in")),
            seat if seat.sealed && !self.watches && !self.is_past() => {
                (SeatStatus::Sealed, translator.word("seat-sealed"))
            }
            seat if seat.awaited && !self.watches && !self.is_past() => {
                (SeatStatus::Awaited, self.thinks(seat))
            }
            seat if seat.bot.is_some() => (SeatStatus::Bot, String::new()),
            _ => (SeatStatus::Here, String::new()),
        };
        let letter = seat.label.chars().next();
        let face = components::face(self.sight().game.name(), &seat.label);
        let game = self
            .moment()
            .map(|moment| boards::plate(&moment, seat.seat.number(), translator))
            .unwrap_or_default();
        let (mood, note) = if game.out && !seat.open() {
            (SeatStatus::Out, translator.word("seat-out"))
        } else {
            (mood, note)
        };
        components::SeatPlate {
            id: format!("seat-{}", seat.seat.number()),
            letter,
            figure: self.figure(seat.seat),
            face: Some(face),
            player: player_name(seat, self.translator),
            note,
            deadline: match (mood, self.sight().options.clock) {
                (SeatStatus::Awaited, Clock::Live(_)) => seat.deadline.map(|deadline| deadline.0.0),
                _ => None,
            },
            mood,
            mine: seat.mine,
            game,
        }
    }

    /// The note of an awaited seat; with a clock, its deadline.
    fn thinks(&self, seat: &SeatView) -> String {
        let Some(deadline) = seat.deadline else { return self.translator.word("seat-choosing") };
        let message = match self.sight().options.clock {
            Clock::Days(_) => Message::new("seat-choosing-until").text("date", deadline.0.date()),
            Clock::Live(seconds) => Message::new("seat-choosing-within").number("seconds", seconds.into()),
            Clock::None => Message::new("seat-choosing"),
        };
        self.translator.say(&message)
    }

    /// The forms of the current phase.
    pub(super) fn ask(&self) -> Markup {
        html! { div #ask .dock tabindex="-1" { (ask::ask(self)) } }
    }

    /// The heading of the round and the events of the shown beat; screen readers announce them.
    fn call(&self) -> Markup {
        let Some(view) = &self.sight().view else { return html! { div #call hidden {} } };
        let bundle = self.translator.of(self.sight().game);
        let told = self.content.now.iter().filter(|told| is_called(told));
        let told: Vec<String> = told.map(|told| bundle.say(&told.message)).collect();
        html! {
            div #call .call {
                p.plaque { (boards::heading(view, self.translator)) }
                p.told role="status" { @for sentence in &told { span { (sentence) } " " } }
            }
        }
    }

    /// The board as a picture.
    pub(super) fn board(&self) -> Markup {
        html! {
            section #board .board aria-label=(self.translator.word("board-label")) {
                (self.call())
                @match self.moment() {
                    Some(moment) => (boards::picture(&moment, self.picked, self.translator)),
                    None => p.nothing { (self.translator.word("board-empty")) },
                }
            }
        }
    }

    /// The whole table in words, for screen readers and for readers who prefer text.
    pub(super) fn words(&self) -> Markup {
        let Some(view) = &self.sight().view else { return html! { details #words .words.bill hidden {} } };
        html! {
            details #words .words.bill {
                summary { (self.translator.word("board-words")) }
                (boards::in_words(view, &self.names(), self.translator))
            }
        }
    }

    /// The log, one sentence per line. A finished game's page has all lines, so that a script can replay it.
    pub(super) fn log(&self, table: &Table, query: PageQuery) -> Markup {
        let beat = self.sight().beat;
        let reader = LogReader::new(table, self.context, query);
        let lines = reader.read(|log| match query.log {
            LogExtent::Recent if !is_over(table.phase()) => {
                reader.recent(log, log.told_by(beat).min(log.known(table)))
            }
            LogExtent::Recent | LogExtent::All => log.all(table, beat),
        });
        html! {
            section #log .bill {
                h2.bill-title { (self.translator.word("log-title")) }
                (reader.list(&lines))
            }
        }
    }

    /// The choice of pace at which beats are shown. Hidden until a script shows it, since only a script plays beats.
    pub(super) fn paces(&self) -> Markup {
        let choice = |value: &str, label: &'static str| {
            html! { label { input type="radio" name="pace" value=(value); span { (self.translator.word(label)) } } }
        };
        html! {
            fieldset #pace .pace hidden {
                legend.sr { (self.translator.word("pace-title")) }
                (choice("instant", "pace-instant"))
                (choice("normal", "pace-normal"))
                (choice("slow", "pace-slow"))
                (choice("step", "pace-step"))
                button #next .btn.btn-go type="button" hidden aria-keyshortcuts="n" { (self.translator.word("pace-next")) i {} }
            }
        }
    }

    /// The chat, with a form for guests who hold a seat.
    pub(super) fn chat(&self) -> Markup {
        let (sight, translator) = (self.sight(), self.translator);
        if !sight.options.chat {
            return html! { section #chat hidden {} };
        }
        let seated = sight.seats.iter().any(|seat| seat.mine) && sight.phase != TablePhase::Closed;
        html! {
            section #chat .bill {
                h2.bill-title { (translator.word("chat-title")) }
                div.chat {
                    @if self.content.chat.is_empty() { p.nothing { (translator.word("chat-empty")) } }
                    ol #said role="log" aria-label=(translator.word("chat-title")) {
                        @for (number, said) in &self.content.chat {
                            li #{ "said-" (number) } { b { (said.name) } " " (said.text) }
                        }
                    }
                    @if seated {
                        form.short-form method="post" action={ "/t/" (sight.table) "/say" } data-clear {
                            @if let Some(mine) = self.mine() { input type="hidden" name="seat" value=(mine.seat.number()); }
                            (components::field(&translator.word("chat-say"), &html! {
                                input #say name="text" maxlength="280" required autocomplete="off";
                            }))
                            (components::button(ButtonKind::Plain, Some(Icon::Chat), &translator.word("chat-send")))
                        }
                    }
                }
            }
        }
    }

    /// The invitation, the host's tools, the guest's own seats, and the proof of fair luck.
    pub(super) fn more(&self) -> Markup {
        // Before the deal the invitation comes first.
        let gathering = self.sight().phase == TablePhase::Gathering;
        html! { aside #more .side.side-first[gathering] { (share::share(self)) } }
    }
}
