//! The page: the layout of the screen, by its size.

use super::choosing::Standing;
use super::end::{self, End};
use super::handover::{self, HandOver};
use super::sitting::{Page, Sitting};
use super::train::{self, Moment};
use super::watching::{Pace, Turning};
use super::{hand, seats};
use crate::play::screen::{SMALLEST, StartedFrom, ink, log};
use crate::play::super_express::step::{Motion, Scene};
use crate::play::told::Told;
use crate::play::translator::Translator;
use game::{Message, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};
use super_express::{Module, Verdict, View};

/// From this width on, the log has a column of its own.
const WIDE: u16 = 128;

/// The view, scene and animation frame of the current page.
fn seen(sitting: &Sitting<'_>) -> (View, Scene, Moment) {
    let still = |viewer| (sitting.table.seated.view(viewer), Scene::default(), Moment::Still);
    match &sitting.page {
        Page::HandOver(_) => still(Viewer::Onlooker),
        Page::Choosing(choice) => still(Viewer::Seat(choice.seat)),
        Page::Watching(show) => {
            let step = show.step();
            let view = if show.moment() == Moment::Still { &step.after } else { &step.during };
            (view.clone(), step.scene.clone(), show.moment())
        }
        Page::Over => still(sitting.table.seated.watchers()),
    }
}

/// Draws the page.
pub(super) fn draw(sitting: &Sitting<'_>, area: Rect, buffer: &mut Buffer) {
    let translator = sitting.translator;
    let (view, scene, moment) = seen(sitting);
    let mut rest = area;
    let header = take_top(&mut rest, 1);
    draw_header(sitting, &view, header, buffer);
    let footer = take_bottom(&mut rest, 1);
    let keys = translator.word(keys(sitting));
    buffer.set_stringn(footer.x + 1, footer.y, &keys, usize::from(footer.width - 1), ink::quiet());

    let train_area = take_top(&mut rest, train::height(area.height));
    train::draw(&view, &scene, moment, translator, train_area, buffer);
    if area.height > 26 {
        take_top(&mut rest, 1);
    }
    if let Page::Over = sitting.page {
        return draw_end(sitting, &view, rest, buffer);
    }
    if area.width >= WIDE {
        let column = take_right(&mut rest, (area.width - SMALLEST.0).min(70));
        let column = ruled_off(column, buffer);
        log::draw_tail(&sitting.screen_state.log, sitting.current, column, buffer);
    }
    let columns = seats::columns(area.height);
    let plates = take_top(&mut rest, (view.seats.len() as u16).div_ceil(columns));
    seats::draw(&view, &sitting.names, &scene, columns, translator, plates, buffer);
    let line = take_top(&mut rest, 1);
    buffer.set_string(line.x, line.y, "─".repeat(usize::from(line.width)), ink::quiet());
    draw_panel(sitting, &view, rest, buffer, area.width < WIDE);
}

/// The panel of the current page; on narrow screens the log takes the rest of it.
fn draw_panel(sitting: &Sitting<'_>, view: &View, mut area: Rect, buffer: &mut Buffer, with_log: bool) {
    let translator = sitting.translator;
    match &sitting.page {
        Page::HandOver(seat) => {
            let bandit = sitting.table.seated.game().bandit(*seat);
            let to = HandOver {
                name: sitting.table.name_of(bandit, translator),
                address: sitting.table.address(bandit, translator),
                others_may_come_first: sitting.may_take_the_keyboard().len() > 1,
            };
            return handover::draw(&to, translator, area, buffer);
        }
        Page::Choosing(choice) => {
            let bandit = sitting.table.seated.game().bandit(choice.seat);
            let who = sitting.table.address(bandit, translator);
            let treasures = seats::treasures(view, bandit, 40);
            let place = take_top(&mut area, hand::HEIGHT);
            hand::draw(choice, &who, &treasures, translator, place, buffer);
            take_top(&mut area, 1);
        }
        Page::Watching(_) | Page::Over => {}
    }
    if with_log {
        log::draw_tail(&sitting.screen_state.log, sitting.current, area, buffer);
    } else if let Page::Watching(show) = &sitting.page {
        draw_large(&show.step().scene, &show.step().told, translator, area, buffer);
    }
}

/// With the log in its own column, the panel has room for the revealed card and the sentences of the beat.
fn draw_large(scene: &Scene, told: &[Told], translator: &Translator, mut area: Rect, buffer: &mut Buffer) {
    take_top(&mut area, 1);
    if let Some(card) = scene.card.filter(|_| area.height > hand::CARD_HEIGHT + 4) {
        let place = take_top(&mut area, hand::CARD_HEIGHT + 1);
        hand::draw_revealed(card, translator, place, buffer);
    }
    let lines: Vec<Line<'_>> =
        told.iter().map(|told| Line::styled(translator.tell(&told.message), ink::loud())).collect();
    Paragraph::new(lines).centered().wrap(Wrap { trim: true }).render(area, buffer);
}

fn draw_end(sitting: &Sitting<'_>, view: &View, area: Rect, buffer: &mut Buffer) {
    let end = End {
        view,
        names: &sitting.names,
        fates: sitting.table.fates(),
        verdict: sitting.screen_state.log.last().map(|entry| (entry.sentence.as_str(), entry.rule)),
        again: &sitting.screen_state.again,
        kept: sitting.screen_state.kept.as_deref(),
    };
    end::draw(&end, sitting.translator, area, buffer);
}

/// The game, the round and the phase; at the right the modules, or how the round is shown.
fn draw_header(sitting: &Sitting<'_>, view: &View, area: Rect, buffer: &mut Buffer) {
    let translator = sitting.translator;
    buffer.set_style(area, ink::focus());
    let (round, phase) = match &sitting.page {
        Page::HandOver(_) | Page::Choosing(_) => (view.round, "phase-scheme"),
        Page::Watching(show) if show.step().scene.motion == Some(Motion::Uncoupling) => {
            (show.step().during.round, "phase-end")
        }
        Page::Watching(_) => (view.round, "phase-act"),
        Page::Over => (view.round, ""),
    };
    let round = translator.tell(&Message::new("round-number").number("round", round.into()));
    let phase = if phase.is_empty() { translator.word("header-over") } else { translator.term(phase) };
    let left = format!(" {} · {round} · {phase}", translator.term("game-title"));
    buffer.set_string(area.x, area.y, &left, ink::focus().patch(ink::loud()));
    let right = match &sitting.page {
        Page::Watching(_) => translator.word(watched(sitting.turning, sitting.pace)),
        Page::HandOver(_) | Page::Choosing(_) | Page::Over => {
            let modules = Module::ALL.into_iter().filter(|&module| view.modules.has(module));
            let names =
                modules.map(|module| translator.term(module.message_id())).collect::<Vec<_>>().join(", ");
            // Where the names of the modules do not fit, their notation does.
            let fits = left.chars().count() + names.chars().count() + 2 < usize::from(area.width);
            if fits { names } else { view.modules.to_string() }
        }
    };
    let x = area.right().saturating_sub(right.chars().count() as u16 + 1);
    buffer.set_string(x, area.y, &right, ink::focus());
}

const fn watched(turning: Turning, pace: Pace) -> &'static str {
    match (turning, pace) {
        (Turning::ByKey, Pace::Instant) => "pace-step-instant",
        (Turning::ByKey, _) => "pace-step",
        (Turning::ByItself, Pace::Slow) => "pace-slow",
        (Turning::ByItself, Pace::Normal) => "pace-normal",
        (Turning::ByItself, Pace::Fast) => "pace-fast",
        (Turning::ByItself, Pace::Instant) => "pace-instant",
    }
}

/// The id of the message that lists the keys of the current page.
fn keys(sitting: &Sitting<'_>) -> &'static str {
    match &sitting.page {
        Page::HandOver(_) => "keys-handover",
        Page::Choosing(choice) if choice.standing == Standing::Sealed => "keys-sealed",
        Page::Choosing(_) => "keys-choosing",
        Page::Watching(show) => {
            let is_out = sitting.nobody_here_plays(&show.step().after);
            match (show.is_at_end(), is_out) {
                (true, _) if show.step().after.result != Verdict::Running => "keys-watching-over",
                (true, true) => "keys-watching-out-end",
                (true, false) => "keys-watching-end",
                (false, true) => "keys-watching-out",
                (false, false) => "keys-watching",
            }
        }
        Page::Over if sitting.screen_state.started_from == StartedFrom::Menu => "keys-over-menu",
        Page::Over => "keys-over",
    }
}

/// Draws a line at the left edge of a column; returns the area right of it.
fn ruled_off(area: Rect, buffer: &mut Buffer) -> Rect {
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, "│", ink::quiet());
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
