//! The page: what stands where on the screen, by its size.

use super::leaf;
use super::list::List;
use super::sitting::{Page, Part, Sitting};
use crate::play::deck_goes_west::end::End;
use crate::play::deck_goes_west::map;
use crate::play::deck_goes_west::piece::{chip, letters};
use crate::play::deck_goes_west::question::Question;
use crate::play::deck_goes_west::words::{self, Sentence};
use crate::play::lettering::{fitted, width};
use crate::play::screen::log::{draw_tail, folded};
use crate::play::screen::sheet::{self, Sheet};
use crate::play::screen::{Door, ink, is_too_small, too_small};
use deck_goes_west::View;
use game::{Game, Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// From this width on the own jobs stand beside the map.
const WIDE: u16 = 120;
/// The map has no more columns in a narrow screen.
const MAP_WIDTH: u16 = 41;
/// What happened has at least so many lines below the map, where there is room for them.
const LEAST_LOG: u16 = 7;
/// The map should have so many lines.
const MAP_HEIGHT: u16 = 10;
/// The list of choices has at least so many.
const LIST_HEIGHT: usize = 7;

/// Draws everything.
pub(super) fn draw(sitting: &Sitting<'_>, area: Rect, buffer: &mut Buffer) {
    if is_too_small(area) {
        let question = (sitting.desk.sheets.last() == Some(&Sheet::Leave))
            .then(|| sheet::leave_question(sitting.desk.record(), sitting.voice));
        return too_small(sitting.voice, question, area, buffer);
    }
    match &sitting.page {
        Page::Asking(question) => draw_question(sitting, question, area, buffer),
        Page::News => draw_news(sitting, area, buffer),
        Page::HandOver(seat) => draw_hand_over(sitting, *seat, area, buffer),
        Page::Over(end) => draw_end(sitting, end, area, buffer),
        Page::Idle => drop(draw_head(sitting, &sitting.table.seen_by_all(), area, buffer)),
    }
    let below_header = Rect { y: area.y + 1, height: area.height - 2, ..area };
    if let Some(top) = sitting.desk.sheets.last() {
        sheet::draw(top, &sitting.desk.log, sitting.desk.record(), sitting.voice, below_header, buffer);
    }
}

/// The Day and the meters, as many as fit; what is left below.
fn draw_head(sitting: &Sitting<'_>, view: &View, area: Rect, buffer: &mut Buffer) -> Rect {
    let (voice, room) = (sitting.voice, usize::from(area.width));
    let mission = voice.phrase(&view.game().mission().name);
    let title = format!("{} · {mission} · {}", voice.term("game-title"), words::heading(view, voice));
    buffer.set_string(area.x, area.y, fitted(&title, room), ink::heading());
    let mut meters = String::new();
    for meter in view.meters().iter().map(|meter| voice.tell(meter)) {
        if width(&meters) + width(&meter) + 1 > room {
            break;
        }
        if !meters.is_empty() {
            meters.push(' ');
        }
        meters.push_str(&meter);
    }
    buffer.set_string(area.x, area.y + 1, meters, ink::loud());
    Rect { y: area.y + 2, height: area.height - 2, ..area }
}

/// Takes lines off an area, from below.
fn from_below(rest: &mut Rect, lines: usize) -> Rect {
    let height = (lines as u16).min(rest.height);
    rest.height -= height;
    Rect { y: rest.bottom(), height, ..*rest }
}

fn draw_question(sitting: &Sitting<'_>, question: &Question, area: Rect, buffer: &mut Buffer) {
    let voice = sitting.voice;
    let mut rest = draw_head(sitting, &question.view, area, buffer);
    let columns = usize::from(rest.width);
    let keys = from_below(&mut rest, 1);
    let prompt = from_below(&mut rest, 1);
    buffer.set_string(prompt.x, prompt.y, format!("> {}▏", sitting.field.text()), ink::loud());
    let hint = voice.word(if sitting.part == Part::Table { "west-keys" } else { "west-keys-leaf" });
    draw_said(sitting, &mut rest, buffer);
    if sitting.part == Part::Table {
        let choices = question.choices(voice);
        let most = usize::from(area.height / 4).max(LIST_HEIGHT);
        let list = List::of(&choices, sitting.chosen.unwrap_or(0), columns, most);
        let list_area = from_below(&mut rest, list.lines);
        list.draw(&choices, sitting.chosen, list_area, buffer);
        if list.shown.1 - list.shown.0 + 1 < choices.len() {
            let more = Message::new("keys-more")
                .number("from", list.shown.0 as i64)
                .number("to", list.shown.1 as i64)
                .number("count", choices.len() as i64);
            let more = voice.say(&more);
            let x = prompt.right().saturating_sub(width(&more) as u16);
            buffer.set_string(x, prompt.y, more, ink::quiet());
        }
        draw_asked(sitting, question, &mut rest, buffer);
        draw_table(sitting, question, rest, buffer);
    } else {
        draw_part(sitting, question, rest, buffer);
    }
    buffer.set_string(keys.x, keys.y, fitted(&hint, columns), ink::quiet());
}

/// What was answered to what was typed; at most a third of the screen.
fn draw_said(sitting: &Sitting<'_>, rest: &mut Rect, buffer: &mut Buffer) {
    let said = sitting.said.iter().flatten();
    let lines: Vec<String> = said.flat_map(|line| folded(line, usize::from(rest.width))).collect();
    let most = usize::from(rest.height / 3);
    let area = from_below(rest, lines.len().min(most));
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buffer.set_string(area.x, y, line, ink::fire());
    }
}

/// The question, below what is going on.
fn draw_asked(sitting: &Sitting<'_>, question: &Question, rest: &mut Rect, buffer: &mut Buffer) {
    let (voice, columns) = (sitting.voice, usize::from(rest.width));
    let asked = format!("{}: {}", sitting.table.address(question.seat, voice), question.asked(voice));
    let asked = folded(&asked, columns);
    let doing: Vec<String> = question.view.doing_in_words().iter().map(|doing| voice.tell(doing)).collect();
    let doing = if doing.is_empty() { Vec::new() } else { folded(&doing.join(" "), columns) };
    for (lines, style) in [(asked, ink::loud()), (doing, ink::gold())] {
        let area = from_below(rest, lines.len());
        for (line, y) in lines.iter().zip(area.y..area.bottom()) {
            buffer.set_string(area.x, y, line, style);
        }
    }
}

/// The map, beside it whoever is asked, below it what happened.
fn draw_table(sitting: &Sitting<'_>, question: &Question, area: Rect, buffer: &mut Buffer) {
    let is_wide = area.width >= WIDE;
    let (most, least_log) = if is_wide { (area.width / 2 - 4, LEAST_LOG) } else { (MAP_WIDTH, 2) };
    let room = Rect {
        width: most,
        height: area.height.saturating_sub(least_log).max(MAP_HEIGHT).min(area.height),
        ..area
    };
    let (columns, lines) = map::takes(&question.view, room);
    // Below a narrow map, what happened has the whole width.
    let (above, left) = (Rect { height: lines, ..area }, if is_wide { most } else { columns });
    let log = Rect { y: above.bottom(), height: area.height.saturating_sub(lines), ..area };
    let (log, side) = if is_wide { (Rect { width: left, ..log }, area) } else { (log, above) };
    let side = Rect { x: area.x + left + 2, width: area.width - left - 2, ..side };
    if let Some(own) = question.view.players.get(question.seat.number()) {
        map::draw(&question.view, own.at(), sitting.chosen(question), sitting.voice, room, buffer);
    }
    Paragraph::new(beside(sitting, question, side, is_wide)).render(side, buffer);
    draw_tail(&sitting.desk.log, sitting.news, log, buffer);
}

/// Whoever is asked, then the others; in a wide screen also the own jobs and the Trade Row.
fn beside(sitting: &Sitting<'_>, question: &Question, area: Rect, is_wide: bool) -> Vec<Line<'static>> {
    let (view, voice, columns) = (&question.view, sitting.voice, usize::from(area.width));
    let own = words::facts(view, question.seat, voice);
    let mut lines = person(sitting, view, question.seat, &own, columns);
    let hand = voice.tell(&view.hand_in_words(question.seat));
    lines.extend(folded(&hand, columns).into_iter().map(Line::from));
    for seat in view.game().seats().iter().filter(|&seat| seat != question.seat) {
        // Beside a small map there is room for the stocks of a few.
        let facts = match is_wide {
            true => words::facts(view, seat, voice),
            false => words::in_short(view, seat, voice),
        };
        lines.extend(person(sitting, view, seat, &facts, columns));
    }
    if is_wide {
        lines.push(Line::default());
        lines.extend(leaf::lines(&words::cards(view, question.seat, voice), columns));
        lines.extend(leaf::lines(&words::row(view, voice), columns));
    }
    lines
}

/// Somebody: the letter on the map, the name, and how they are.
fn person(sitting: &Sitting<'_>, view: &View, seat: Seat, facts: &str, columns: usize) -> Vec<Line<'static>> {
    let letter = letters(view.game()).get(seat.number()).copied().unwrap_or('?');
    let name = sitting.names.get(seat.number()).cloned().unwrap_or_default();
    let head = vec![
        Span::styled(letter.to_string(), chip(seat)),
        Span::styled(format!(" {}", fitted(&name, columns.saturating_sub(2))), ink::heading()),
    ];
    let facts = folded(facts, columns).into_iter().map(Line::from);
    std::iter::once(Line::from(head)).chain(facts).collect()
}

/// What a part in words says.
fn leaf_of(sitting: &Sitting<'_>, question: &Question) -> Vec<Sentence> {
    let (view, voice) = (&question.view, sitting.voice);
    match sitting.part {
        Part::Cards => words::cards(view, question.seat, voice),
        Part::Land => words::land(view, voice),
        Part::Row => words::row(view, voice),
        Part::People => {
            let mut lines = words::people(view, &sitting.names, voice);
            lines.extend(words::piles(view, voice));
            lines.extend(words::mission(view.game(), voice));
            lines
        }
        Part::Table | Part::Map => Vec::new(),
    }
}

/// No part in words is scrolled further than this: on the narrowest screen its last line would still be there.
pub(super) fn longest(sitting: &Sitting<'_>, question: &Question) -> usize {
    leaf::lines(&leaf_of(sitting, question), usize::from(crate::play::screen::SMALLEST.0)).len()
}

/// A part of the table that has the screen to itself.
fn draw_part(sitting: &Sitting<'_>, question: &Question, area: Rect, buffer: &mut Buffer) {
    if sitting.part != Part::Map {
        return leaf::draw(&leaf_of(sitting, question), sitting.scroll as u16, area, buffer);
    }
    if let Some(own) = question.view.players.get(question.seat.number()) {
        map::draw(&question.view, own.at(), sitting.chosen(question), sitting.voice, area, buffer);
    }
}

/// Much has happened: at the beginning with what it is about.
fn draw_news(sitting: &Sitting<'_>, area: Rect, buffer: &mut Buffer) {
    let view = sitting.table.seen_by_all();
    let mut rest = draw_head(sitting, &view, area, buffer);
    let keys = from_below(&mut rest, 1);
    buffer.set_string(keys.x, keys.y, sitting.voice.word("west-keys-news"), ink::quiet());
    if sitting.news == sitting.desk.log.len() {
        let mission = words::mission(view.game(), sitting.voice);
        let lines = leaf::lines(&mission, usize::from(rest.width));
        let height = (lines.len() as u16).min(rest.height * 2 / 3);
        Paragraph::new(lines).render(Rect { y: rest.y + 1, height, ..rest }, buffer);
        rest = Rect { y: rest.y + height + 2, height: rest.height - height - 2, ..rest };
    }
    draw_tail(&sitting.desk.log, sitting.news, rest, buffer);
}

fn draw_hand_over(sitting: &Sitting<'_>, seat: Seat, area: Rect, buffer: &mut Buffer) {
    let view = sitting.table.seen_by_all();
    let rest = draw_head(sitting, &view, area, buffer);
    let [who, name] =
        [sitting.table.address(seat, sitting.voice), sitting.table.name_of(seat, sitting.voice)];
    let lines = vec![
        Line::default(),
        Line::styled(sitting.voice.say(&Message::new("handover-pass").text("who", who)), ink::loud()),
        Line::from(sitting.voice.say(&Message::new("handover-alone").text("name", name))),
        Line::default(),
        Line::styled(sitting.voice.word("keys-handover-cards"), ink::quiet()),
    ];
    Paragraph::new(lines).centered().render(rest, buffer);
}

fn draw_end(sitting: &Sitting<'_>, end: &End, area: Rect, buffer: &mut Buffer) {
    let voice = sitting.voice;
    let view = sitting.table.seen_by_all();
    let rest = draw_head(sitting, &view, area, buffer);
    let mut lines = vec![
        Line::default(),
        Line::styled(format!("★ {} ★", end.title), ink::gold()),
        Line::default(),
        Line::styled(end.outcome[0].clone(), ink::loud()),
        Line::from(end.outcome[1].clone()),
        Line::styled(voice.say(&Message::new("end-why").text("rule", end.rule)), ink::quiet()),
        Line::default(),
    ];
    lines.extend(end.fates.iter().map(|fate| Line::from(fate.clone())));
    lines.push(Line::default());
    lines.extend(sitting.desk.kept.iter().map(|kept| Line::styled(kept.clone(), ink::loud())));
    lines.push(Line::styled(voice.word("end-again"), ink::quiet()));
    lines.push(Line::from(sitting.desk.again.clone()));
    lines.push(Line::default());
    let keys = if sitting.desk.door == Door::Menu { "keys-over-menu" } else { "keys-over" };
    lines.push(Line::styled(voice.word(keys), ink::quiet()));
    Paragraph::new(lines).centered().wrap(Wrap { trim: true }).render(rest, buffer);
}
