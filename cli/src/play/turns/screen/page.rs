//! The page: the head, and below it the content.

use super::{OnScreen, ScreenPage, TurnScreen};
use crate::play::lettering::fitted;
use crate::play::screen::log::draw_tail;
use crate::play::screen::{StartedFrom, styles};
use crate::play::translator::Translator;
use crate::play::turns::end_text::EndText;
use game::{Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// Draws the page.
pub(super) fn draw<G: OnScreen>(screen: &TurnScreen<'_, G>, area: Rect, buffer: &mut Buffer) {
    match &screen.page {
        ScreenPage::Asking(prompt) => G::draw_prompt(screen, prompt, area, buffer),
        ScreenPage::News => draw_news(screen, area, buffer),
        ScreenPage::HandOver(seat) => draw_hand_over(screen, *seat, area, buffer),
        ScreenPage::Over(end) => draw_end(screen, end, area, buffer),
        ScreenPage::Idle => drop(draw_head(screen, &screen.turns.seen_by_all(), area, buffer)),
    }
}

/// Draws the title and the meters; returns the area below.
pub(in crate::play) fn draw_head<G: OnScreen>(
    screen: &TurnScreen<'_, G>,
    view: &G::View,
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let columns = usize::from(area.width);
    let [title, meters] = G::head(view, screen.translator, columns);
    buffer.set_string(area.x, area.y, fitted(&title, columns), styles::heading());
    buffer.set_string(area.x, area.y + 1, meters, styles::loud());
    Rect { y: area.y + 2, height: area.height - 2, ..area }
}

/// Takes lines off the bottom of an area.
pub(in crate::play) fn from_below(rest: &mut Rect, lines: usize) -> Rect {
    let height = (lines as u16).min(rest.height);
    rest.height -= height;
    Rect { y: rest.bottom(), height, ..*rest }
}

/// Writes lines at the bottom of an area, as far as they fit, and takes these lines off it.
pub(in crate::play) fn write_below(rest: &mut Rect, lines: &[String], style: Style, buffer: &mut Buffer) {
    let area = from_below(rest, lines.len());
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buffer.set_string(area.x, y, line, style);
    }
}

/// Draws the input line; returns its area, and that of the line with the keys below it.
pub(in crate::play) fn draw_input<G: OnScreen>(
    screen: &TurnScreen<'_, G>,
    rest: &mut Rect,
    buffer: &mut Buffer,
) -> [Rect; 2] {
    let keys = from_below(rest, 1);
    let input = from_below(rest, 1);
    buffer.set_string(input.x, input.y, format!("> {}▏", screen.field.text()), styles::loud());
    [input, keys]
}

/// Says which of the choices are visible, by the numbers of the first and the last; `None` if all are.
pub(in crate::play) fn more(from: usize, to: usize, count: usize, translator: &Translator) -> Option<String> {
    let more = Message::new("keys-more").number("from", from as i64);
    let more = more.number("to", to as i64).number("count", count as i64);
    (to + 1 - from < count).then(|| translator.say(&more))
}

/// Draws the new log entries; at the beginning of a game, below the introduction.
fn draw_news<G: OnScreen>(screen: &TurnScreen<'_, G>, area: Rect, buffer: &mut Buffer) {
    let view = screen.turns.seen_by_all();
    let mut rest = draw_head(screen, &view, area, buffer);
    let keys = from_below(&mut rest, 1);
    buffer.set_string(keys.x, keys.y, screen.translator.word("keys-news"), styles::quiet());
    if screen.news == screen.state.log.len() {
        let lines = G::introduction(&view, screen.translator, usize::from(rest.width));
        let height = (lines.len() as u16).min(rest.height * 2 / 3);
        Paragraph::new(lines).render(Rect { y: rest.y + 1, height, ..rest }, buffer);
        rest = Rect { y: rest.y + height + 2, height: rest.height - height - 2, ..rest };
    }
    draw_tail(&screen.state.log, screen.news, rest, buffer);
}

fn draw_hand_over<G: OnScreen>(screen: &TurnScreen<'_, G>, seat: Seat, area: Rect, buffer: &mut Buffer) {
    let translator = screen.translator;
    let rest = draw_head(screen, &screen.turns.seen_by_all(), area, buffer);
    let [who, name] = [screen.turns.address(seat, translator), screen.turns.seated.name_of(seat, translator)];
    let lines = vec![
        Line::default(),
        Line::styled(translator.say(&Message::new("handover-pass").text("who", who)), styles::loud()),
        Line::from(translator.say(&Message::new("handover-alone").text("name", name))),
        Line::default(),
        Line::styled(translator.word("keys-handover-cards"), styles::quiet()),
    ];
    Paragraph::new(lines).centered().render(rest, buffer);
}

fn draw_end<G: OnScreen>(screen: &TurnScreen<'_, G>, end: &EndText, area: Rect, buffer: &mut Buffer) {
    let translator = screen.translator;
    let rest = draw_head(screen, &screen.turns.seen_by_all(), area, buffer);
    let mut lines = vec![
        Line::default(),
        Line::styled(format!("★ {} ★", end.title), styles::gold()),
        Line::default(),
        Line::styled(end.outcome[0].clone(), styles::loud()),
        Line::from(end.outcome[1].clone()),
        Line::styled(translator.say(&Message::new("end-why").text("rule", end.rule)), styles::quiet()),
        Line::default(),
    ];
    lines.extend(end.fates.iter().map(|fate| Line::from(fate.clone())));
    lines.push(Line::default());
    lines.extend(screen.state.kept.iter().map(|kept| Line::styled(kept.clone(), styles::loud())));
    lines.push(Line::styled(translator.word("end-again"), styles::quiet()));
    lines.push(Line::from(screen.state.again.clone()));
    lines.push(Line::default());
    let keys = if screen.state.started_from == StartedFrom::Menu { "keys-over-menu" } else { "keys-over" };
    lines.push(Line::styled(translator.word(keys), styles::quiet()));
    Paragraph::new(lines).centered().wrap(Wrap { trim: true }).render(rest, buffer);
}
