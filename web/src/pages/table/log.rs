//! The log of a table as pages show it. Each line is rendered once for each viewer and language, and cached.

use super::{PageQuery, has_chosen_seat, replay, viewer_of};
use crate::boards;
use crate::cache::Cache;
use crate::components;
use crate::context::RequestContext;
use crate::pages::lobby::bot_name;
use catalog::Language;
use game::{Message, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use table::{LogCursor, LogSentence, Table, TableId, ToldLine};

/// The maximum number of lines on the page of a running game, and in what is sent to it at once. They are the last ones: a
/// page must not cost more the longer a game lasts.
const RECENT: usize = 400;

/// Which lines of the log the page of a running game has. A finished game's page has all: it is rendered once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogExtent {
    /// The last lines, with a link to all.
    #[default]
    Recent,
    /// All lines.
    All,
}

/// The cache of rendered logs.
pub(crate) type LogCache = Cache<LogKey, Arc<Mutex<Log>>>;

/// Everything that the lines of a log depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LogKey {
    table: TableId,
    viewer: Viewer,
    language: Language,
    names_seat: bool,
}

/// Reads a log for one viewer, up to one snapshot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LogReader<'a> {
    table: &'a Table,
    context: &'a RequestContext,
    viewer: Viewer,
    /// Whether links to beats name the seat, because the guest holds several.
    names_seat: bool,
}

/// The rendered lines of a log. Readers of later snapshots may have extended it.
#[derive(Debug, Default)]
pub(crate) struct Log {
    read: LogCursor,
    text: String,
    lines: Vec<LogLine>,
}

#[derive(Clone, Copy, Debug)]
struct LogLine {
    /// The end of its text in [`Log::text`].
    end: usize,
    beat: usize,
    /// The entry of the table's log that it is made from.
    entry: usize,
}

impl<'a> LogReader<'a> {
    pub(crate) fn new(table: &'a Table, context: &'a RequestContext, query: PageQuery) -> LogReader<'a> {
        let who = context.session.who();
        let viewer = viewer_of(table, &who, query);
        LogReader { table, context, viewer, names_seat: has_chosen_seat(table, &who, viewer) }
    }

    /// The viewer whose log it reads.
    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Renders and caches the lines that the cached log lacks, then calls `visit` while the log is locked; keep it short.
    pub(crate) fn read<T>(&self, visit: impl FnOnce(&Log) -> T) -> T {
        let key = LogKey {
            table: self.table.id(),
            viewer: self.viewer,
            language: self.context.session.language,
            names_seat: self.names_seat,
        };
        let logs = &self.context.app.caches.logs;
        let log = logs.get(&key).unwrap_or_default();
        let mut kept = log.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = self.table.lines(self.viewer, &mut kept.read);
        for line in &lines {
            kept.text += &self.line(line).0;
            let end = kept.text.len();
            kept.lines.push(LogLine { end, beat: line.beat, entry: line.entry });
        }
        let bytes = kept.bytes();
        let visited = visit(&kept);
        drop(kept);
        if !lines.is_empty() {
            logs.put(key, log, bytes);
        }
        visited
    }

    /// Renders a line, with links to its beat and its rule.
    fn line(&self, line: &ToldLine) -> Markup {
        let (game, translator) = (self.table.game(), self.context.translator());
        let (sentence, rule) = match &line.sentence {
            LogSentence::Game(message, rule) => (translator.of(game).say(message), Some(*rule)),
            LogSentence::Table(message) => (self.table_sentence(message), None),
        };
        let href = rule.map(|rule| format!("/rules/{game}#{rule}"));
        let moment = rule.map(|_| replay::address(self.table.id(), self.chosen_seat(), line.beat));
        let line = components::LogLine {
            id: &format!("line-{}", line.number),
            beat: line.beat,
            sentence: &sentence,
            rule: rule.as_ref().zip(href.as_deref()).map(|(rule, href)| (rule.0, href)),
            moment: moment.as_deref(),
        };
        components::log_line(&line, &translator.pages)
    }

    /// The last lines before this one, after a link to the whole log if some are left out.
    pub(crate) fn recent(&self, log: &Log, until: usize) -> Markup {
        let first = until.saturating_sub(RECENT);
        let message = Message::new("log-left-out").number("count", first as i64);
        html! {
            @if first > 0 {
                li id="earlier-lines" class="log-line" {
                    a href=(self.whole_log()) { (self.context.translator().say(&message)) }
                }
            }
            (log.lines(first..until))
        }
    }

    /// What a page with the lines before `first` lacks of those before `until`: the lines to append, or the whole list anew if
    /// they are more than a page has, because appending only the last ones would leave a hole.
    pub(crate) fn more(&self, log: &Log, first: usize, until: usize) -> Markup {
        match until.saturating_sub(first) {
            0 => html! {},
            1..=RECENT => html! { ol data-append="lines" { (log.lines(first..until)) } },
            _ => self.list(&self.recent(log, until)),
        }
    }

    /// The list of lines.
    pub(crate) fn list(&self, lines: &Markup) -> Markup {
        let title = self.context.translator().word("log-title");
        html! { ol #lines .log role="log" tabindex="0" aria-label=(title) { (lines) } }
    }

    /// The address of the page with the whole log.
    fn whole_log(&self) -> String {
        let seat = self.chosen_seat().map(|seat| format!("seat={seat}&")).unwrap_or_default();
        format!("/t/{}?{seat}log=all", self.table.id())
    }

    /// The seat that links name, because the guest holds several.
    fn chosen_seat(&self) -> Option<usize> {
        match self.viewer {
            Viewer::Seat(seat) if self.names_seat => Some(seat.number()),
            Viewer::Seat(_) | Viewer::Onlooker => None,
        }
    }

    /// Translates a message of the server. Replaces seat letters and bot levels of the journal by the names that pages show.
    fn table_sentence(&self, message: &Message) -> String {
        let (mut message, translator) = (message.clone(), self.context.translator());
        for (name, blank) in &mut message.arguments {
            let game::Argument::Text(text) = blank else { continue };
            if *name == "seat"
                && let Some(seat) = self.table.seat_named(text)
            {
                let (game, setup) = (self.table.game(), self.table.setup());
                *text = boards::seat_label(game, setup, seat.number(), translator).into();
            }
            if *name == "level"
                && let Ok(level) = bots::Level::named(text)
            {
                *text = bot_name(translator, level).into();
            }
        }
        translator.say(&message)
    }
}

impl Log {
    fn bytes(&self) -> usize {
        self.text.capacity() + self.lines.capacity() * size_of::<LogLine>()
    }

    /// The number of lines up to a snapshot. A reader of a later snapshot may have added more.
    pub(crate) fn known(&self, table: &Table) -> usize {
        self.lines.partition_point(|line| line.entry < table.log_entries())
    }

    /// The number of lines told by the end of a beat.
    pub(crate) fn told_by(&self, beat: usize) -> usize {
        self.lines.partition_point(|line| line.beat <= beat)
    }

    /// A range of lines. The caller keeps it within [`Log::known`].
    pub(crate) fn lines(&self, lines: Range<usize>) -> Markup {
        PreEscaped(self.text_of(lines).to_owned())
    }

    fn text_of(&self, lines: Range<usize>) -> &str {
        let start = |line: usize| line.checked_sub(1).map_or(0, |before| self.lines[before].end);
        &self.text[start(lines.start)..start(lines.end)]
    }

    /// All lines up to a snapshot. Those told after the beat get the `hidden` attribute.
    pub(crate) fn all(&self, table: &Table, beat: usize) -> Markup {
        let known = self.known(table);
        let shown = self.told_by(beat).min(known);
        let mut text = self.text_of(0..shown).to_owned();
        for line in shown..known {
            // The first `>` ends the start tag of the line's element: attribute values have theirs escaped.
            let (element, rest) = self.text_of(line..line + 1).split_once('>').expect("a line is an element");
            text.extend([element, " hidden>", rest]);
        }
        PreEscaped(text)
    }
}
