//! The page: the layout of the screen, by its size.

use super::choosing::ProgramStatus;
use super::end::{self, EndPage};
use super::handover::{self, NextPlayer};
use super::playback::{Advance, PlaybackSpeed};
use super::round_screen::{RoundScreen, ScreenPage};
use super::train::{self, AnimationFrame};
use super::{hand, seats};
use crate::play::log_message::LogMessage;
use crate::play::screen::{SMALLEST, StartedFrom, log, styles};
use crate::play::super_express::seen_beat::{AnimationKind, BeatMarks};
use crate::play::translator::Translator;
use game::{Message, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};
use super_express::{Module, Verdict, View};

/// From this width on, the log has a column of its own.
const WIDE: u16 = 128;

/// The view, marks and animation frame of the current page.
fn seen(screen: &RoundScreen<'_>) -> (View, BeatMarks, AnimationFrame) {
    let still = |viewer| (screen.rounds.seated.view(viewer), BeatMarks::default(), AnimationFrame::Still);
    match &screen.page {
        ScreenPage::HandOver(_) => still(Viewer::Onlooker),
        ScreenPage::Choosing(choice) => still(Viewer::Seat(choice.seat)),
        ScreenPage::Watching(playback) => {
            let beat = playback.beat();
            let view = if playback.frame() == AnimationFrame::Still { &beat.after } else { &beat.during };
            (view.clone(), beat.marks.clone(), playback.frame())
        }
        ScreenPage::Over => still(screen.rounds.seated.watchers()),
    }
}

/// Draws the page.
pub(super) fn draw(screen: &RoundScreen<'_>, area: Rect, buffer: &mut Buffer) {
    let translator = screen.translator;
    let (view, marks, frame) = seen(screen);
    let mut rest = area;
    let header = take_top(&mut rest, 1);
    draw_header(screen, &view, header, buffer);
    let footer = take_bottom(&mut rest, 1);
    let keys = translator.word(keys(screen));
    buffer.set_stringn(footer.x + 1, footer.y, &keys, usize::from(footer.width - 1), styles::quiet());

    let train_area = take_top(&mut rest, train::height(area.height));
    train::draw(&view, &marks, frame, translator, train_area, buffer);
    if area.height > 26 {
        take_top(&mut rest, 1);
    }
    if let ScreenPage::Over = screen.page {
        return draw_end(screen, &view, rest, buffer);
    }
    if area.width >= WIDE {
        let column = take_right(&mut rest, (area.width - SMALLEST.0).min(70));
        let column = ruled_off(column, buffer);
        log::draw_tail(&screen.state.log, screen.current, column, buffer);
    }
    let columns = seats::columns(area.height);
    let plates = take_top(&mut rest, (view.seats.len() as u16).div_ceil(columns));
    seats::draw(&view, &screen.names, &marks, columns, translator, plates, buffer);
    let line = take_top(&mut rest, 1);
    buffer.set_string(line.x, line.y, "─".repeat(usize::from(line.width)), styles::quiet());
    draw_panel(screen, &view, rest, buffer, area.width < WIDE);
}

/// The panel of the current page; on narrow screens the log takes the rest of it.
fn draw_panel(screen: &RoundScreen<'_>, view: &View, mut area: Rect, buffer: &mut Buffer, with_log: bool) {
    let translator = screen.translator;
    match &screen.page {
        ScreenPage::HandOver(seat) => {
            let bandit = screen.rounds.seated.game().bandit(*seat);
            let to = NextPlayer {
                name: screen.rounds.name_of(bandit, translator),
                address: screen.rounds.address(bandit, translator),
                others_may_come_first: screen.may_take_the_keyboard().len() > 1,
            };
            return handover::draw(&to, translator, area, buffer);
        }
        ScreenPage::Choosing(choice) => {
            let bandit = screen.rounds.seated.game().bandit(choice.seat);
            let who = screen.rounds.address(bandit, translator);
            let treasures = seats::treasures(view, bandit, 40);
            let place = take_top(&mut area, hand::HEIGHT);
            hand::draw(choice, &who, &treasures, translator, place, buffer);
            take_top(&mut area, 1);
        }
        ScreenPage::Watching(_) | ScreenPage::Over => {}
    }
    if with_log {
        log::draw_tail(&screen.state.log, screen.current, area, buffer);
    } else if let ScreenPage::Watching(playback) = &screen.page {
        draw_large(&playback.beat().marks, &playback.beat().told, translator, area, buffer);
    }
}

/// With the log in its own column, the panel has room for the revealed card and the sentences of the beat.
fn draw_large(
    marks: &BeatMarks,
    told: &[LogMessage],
    translator: &Translator,
    mut area: Rect,
    buffer: &mut Buffer,
) {
    take_top(&mut area, 1);
    if let Some(card) = marks.card.filter(|_| area.height > hand::CARD_HEIGHT + 4) {
        let place = take_top(&mut area, hand::CARD_HEIGHT + 1);
        hand::draw_revealed(card, translator, place, buffer);
    }
    let lines: Vec<Line<'_>> =
        told.iter().map(|told| Line::styled(translator.tell(&told.message), styles::loud())).collect();
    Paragraph::new(lines).centered().wrap(Wrap { trim: true }).render(area, buffer);
}

fn draw_end(screen: &RoundScreen<'_>, view: &View, area: Rect, buffer: &mut Buffer) {
    let end = EndPage {
        view,
        names: &screen.names,
        fates: screen.rounds.fates(),
        verdict: screen.state.log.last().map(|entry| (entry.sentence.as_str(), entry.rule)),
        again: &screen.state.again,
        kept: screen.state.kept.as_deref(),
    };
    end::draw(&end, screen.translator, area, buffer);
}

/// The game, the round and the phase; at the right the modules, or how the round is shown.
fn draw_header(screen: &RoundScreen<'_>, view: &View, area: Rect, buffer: &mut Buffer) {
    let translator = screen.translator;
    buffer.set_style(area, styles::focus());
    let (round, phase) = match &screen.page {
        ScreenPage::HandOver(_) | ScreenPage::Choosing(_) => (view.round, "phase-scheme"),
        ScreenPage::Watching(playback)
            if playback.beat().marks.animation == Some(AnimationKind::Uncoupling) =>
        {
            (playback.beat().during.round, "phase-end")
        }
        ScreenPage::Watching(_) => (view.round, "phase-act"),
        ScreenPage::Over => (view.round, ""),
    };
    let round = translator.tell(&Message::new("round-number").number("round", round.into()));
    let phase = if phase.is_empty() { translator.word("header-over") } else { translator.term(phase) };
    let left = format!(" {} · {round} · {phase}", translator.term("game-title"));
    buffer.set_string(area.x, area.y, &left, styles::focus().patch(styles::loud()));
    let right = match &screen.page {
        ScreenPage::Watching(_) => translator.word(watched(screen.advance, screen.speed)),
        ScreenPage::HandOver(_) | ScreenPage::Choosing(_) | ScreenPage::Over => {
            let modules = Module::ALL.into_iter().filter(|&module| view.modules.has(module));
            let names =
                modules.map(|module| translator.term(module.message_id())).collect::<Vec<_>>().join(", ");
            // Where the names of the modules do not fit, their notation does.
            let fits = left.chars().count() + names.chars().count() + 2 < usize::from(area.width);
            if fits { names } else { view.modules.to_string() }
        }
    };
    let x = area.right().saturating_sub(right.chars().count() as u16 + 1);
    buffer.set_string(x, area.y, &right, styles::focus());
}

const fn watched(advance: Advance, speed: PlaybackSpeed) -> &'static str {
    match (advance, speed) {
        (Advance::ByKey, PlaybackSpeed::Instant) => "pace-step-instant",
        (Advance::ByKey, _) => "pace-step",
        (Advance::ByTimer, PlaybackSpeed::Slow) => "pace-slow",
        (Advance::ByTimer, PlaybackSpeed::Normal) => "pace-normal",
        (Advance::ByTimer, PlaybackSpeed::Fast) => "pace-fast",
        (Advance::ByTimer, PlaybackSpeed::Instant) => "pace-instant",
    }
}

/// The id of the message that lists the keys of the current page.
fn keys(screen: &RoundScreen<'_>) -> &'static str {
    match &screen.page {
        ScreenPage::HandOver(_) => "keys-handover",
        ScreenPage::Choosing(choice) if choice.status == ProgramStatus::Sealed => "keys-sealed",
        ScreenPage::Choosing(_) => "keys-choosing",
        ScreenPage::Watching(playback) => {
            let is_out = screen.nobody_here_plays(&playback.beat().after);
            match (playback.is_at_end(), is_out) {
                (true, _) if playback.beat().after.result != Verdict::Running => "keys-watching-over",
                (true, true) => "keys-watching-out-end",
                (true, false) => "keys-watching-end",
                (false, true) => "keys-watching-out",
                (false, false) => "keys-watching",
            }
        }
        ScreenPage::Over if screen.state.started_from == StartedFrom::Menu => "keys-over-menu",
        ScreenPage::Over => "keys-over",
    }
}

/// Draws a line at the left edge of a column; returns the area right of it.
fn ruled_off(area: Rect, buffer: &mut Buffer) -> Rect {
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, "│", styles::quiet());
    }
    Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area }
}

fn take_top(rest: &mut Rect, height: u16) -> Rect {
    let height = height.min(rest.height);
    let top = Rect { height, ..*rest };
    *rest = Rect { y: rest.y + height, height: rest.height - height, ..*rest };
    top
}

fn take_bottom(rest: &mut Rect, height: u16) -> Rect {
    let height = height.min(rest.height);
    rest.height -= height;
    Rect { y: rest.bottom(), height, ..*rest }
}

fn take_right(rest: &mut Rect, width: u16) -> Rect {
    let width = width.min(rest.width);
    rest.width -= width;
    Rect { x: rest.right(), width, ..*rest }
}
