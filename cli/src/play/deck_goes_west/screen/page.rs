//! The page: the layout of the screen, by its size.

use super::leaf;
use super::list::List;
use crate::play::deck_goes_west::map;
use crate::play::deck_goes_west::piece::{chip, letters};
use crate::play::deck_goes_west::turn_game::TablePart;
use crate::play::deck_goes_west::words;
use crate::play::lettering::{fitted, width};
use crate::play::screen::log::{draw_tail, folded};
use crate::play::screen::styles;
use crate::play::sentence::Sentence;
use crate::play::turns::Prompt;
use crate::play::turns::screen::{TurnScreen, draw_head, draw_input, from_below, more, write_below};
use deck_goes_west::{Decision, DeckGoesWest, View};
use game::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// From this width on, the jobs of the asked seat are listed beside the map.
const WIDE: u16 = 120;
/// The most columns of the map on a narrow screen.
const MAP_WIDTH: u16 = 41;
/// The lines reserved for the log below the map on a wide screen.
const LEAST_LOG: u16 = 7;
/// The least lines of the map's area, where the screen has them.
const MAP_HEIGHT: u16 = 10;
/// The list of choices may take this many lines on any screen, and more on a high one.
const LIST_HEIGHT: usize = 7;

/// Draws the question and the table.
pub(super) fn draw_prompt(
    screen: &TurnScreen<'_, DeckGoesWest>,
    prompt: &Prompt<DeckGoesWest>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let translator = screen.translator;
    let mut rest = draw_head(screen, &prompt.view, area, buffer);
    let columns = usize::from(rest.width);
    let [input, keys] = draw_input(screen, &mut rest, buffer);
    let hint = if screen.focus.part == TablePart::Table { "west-keys" } else { "west-keys-leaf" };
    buffer.set_string(keys.x, keys.y, fitted(&translator.word(hint), columns), styles::quiet());
    let mut response = screen.response(columns);
    response.truncate(usize::from(rest.height / 3));
    write_below(&mut rest, &response, styles::fire(), buffer);
    if screen.focus.part != TablePart::Table {
        return draw_part(screen, prompt, rest, buffer);
    }
    let choices = prompt.choices(translator);
    let most = usize::from(area.height / 4).max(LIST_HEIGHT);
    let list = List::of(&choices, screen.focus.choice.unwrap_or(0), columns, most);
    let list_area = from_below(&mut rest, list.lines);
    list.draw(&choices, screen.focus.choice, list_area, buffer);
    if let Some(more) = more(list.shown.0, list.shown.1, choices.len(), translator) {
        let x = input.right().saturating_sub(width(&more) as u16);
        buffer.set_string(x, input.y, more, styles::quiet());
    }
    write_below(&mut rest, &screen.asked(prompt, columns), styles::loud(), buffer);
    let doing = prompt.view.doing_in_words();
    if !doing.is_empty() {
        let doing: Vec<String> = doing.iter().map(|doing| translator.tell(doing)).collect();
        write_below(&mut rest, &folded(&doing.join(" "), columns), styles::gold(), buffer);
    }
    draw_table(screen, prompt, rest, buffer);
}

/// The map, beside it the asked seat and the others, below it the log.
fn draw_table(
    screen: &TurnScreen<'_, DeckGoesWest>,
    prompt: &Prompt<DeckGoesWest>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let is_wide = area.width >= WIDE;
    let (most, least_log) = if is_wide { (area.width / 2 - 4, LEAST_LOG) } else { (MAP_WIDTH, 2) };
    let room = Rect {
        width: most,
        height: area.height.saturating_sub(least_log).max(MAP_HEIGHT).min(area.height),
        ..area
    };
    let (columns, lines) = map::takes(&prompt.view, room);
    // Below a narrow map, the log takes the whole width.
    let (above, left) = (Rect { height: lines, ..area }, if is_wide { most } else { columns });
    let log = Rect { y: above.bottom(), height: area.height.saturating_sub(lines), ..area };
    let (log, side) = if is_wide { (Rect { width: left, ..log }, area) } else { (log, above) };
    let side = Rect { x: area.x + left + 2, width: area.width - left - 2, ..side };
    if let Some(own) = prompt.view.players.get(prompt.seat.number()) {
        map::draw(&prompt.view, own.at(), chosen(screen, prompt), screen.translator, room, buffer);
    }
    Paragraph::new(beside(screen, prompt, side, is_wide)).render(side, buffer);
    draw_tail(&screen.state.log, screen.news, log, buffer);
}

/// The asked seat, then the others; on a wide screen also the asked seat's jobs and the Trade Row.
fn beside(
    screen: &TurnScreen<'_, DeckGoesWest>,
    prompt: &Prompt<DeckGoesWest>,
    area: Rect,
    is_wide: bool,
) -> Vec<Line<'static>> {
    let (view, translator, columns) = (&prompt.view, screen.translator, usize::from(area.width));
    let own = words::facts(view, prompt.seat, translator);
    let mut lines = person(screen, view, prompt.seat, &own, columns);
    let hand = translator.tell(&view.hand_in_words(prompt.seat));
    lines.extend(folded(&hand, columns).into_iter().map(Line::from));
    for seat in view.game().seats().iter().filter(|&seat| seat != prompt.seat) {
        // Beside a narrow map the stocks of the other seats fit only in short.
        let facts = match is_wide {
            true => words::facts(view, seat, translator),
            false => words::in_short(view, seat, translator),
        };
        lines.extend(person(screen, view, seat, &facts, columns));
    }
    if is_wide {
        lines.push(Line::default());
        lines.extend(leaf::lines(&words::cards(view, prompt.seat, translator), columns));
        lines.extend(leaf::lines(&words::row(view, translator), columns));
    }
    lines
}

/// A player: the letter on the map, the name, and the facts.
fn person(
    screen: &TurnScreen<'_, DeckGoesWest>,
    view: &View,
    seat: Seat,
    facts: &str,
    columns: usize,
) -> Vec<Line<'static>> {
    let letter = letters(view.game())[seat.number()];
    let name = &screen.names[seat.number()];
    let head = vec![
        Span::styled(letter.to_string(), chip(seat)),
        Span::styled(format!(" {}", fitted(name, columns.saturating_sub(2))), styles::heading()),
    ];
    let facts = folded(facts, columns).into_iter().map(Line::from);
    std::iter::once(Line::from(head)).chain(facts).collect()
}

/// The sentences of the part that is shown.
fn leaf_of(screen: &TurnScreen<'_, DeckGoesWest>, prompt: &Prompt<DeckGoesWest>) -> Vec<Sentence> {
    let (view, translator) = (&prompt.view, screen.translator);
    match screen.focus.part {
        TablePart::Cards => words::cards(view, prompt.seat, translator),
        TablePart::Land => words::land(view, translator),
        TablePart::Row => words::row(view, translator),
        TablePart::People => {
            let mut lines = words::people(view, &screen.turns.players(translator), translator);
            lines.extend(words::mission(view.game(), translator));
            lines
        }
        TablePart::Table | TablePart::Map => Vec::new(),
    }
}

/// The largest scroll position: the lines of the part on the narrowest screen, where it folds to the most lines.
pub(super) fn longest(screen: &TurnScreen<'_, DeckGoesWest>, prompt: &Prompt<DeckGoesWest>) -> usize {
    leaf::lines(&leaf_of(screen, prompt), usize::from(crate::play::screen::SMALLEST.0)).len()
}

/// Draws a part of the table that takes the whole screen.
fn draw_part(
    screen: &TurnScreen<'_, DeckGoesWest>,
    prompt: &Prompt<DeckGoesWest>,
    area: Rect,
    buffer: &mut Buffer,
) {
    if screen.focus.part != TablePart::Map {
        return leaf::draw(&leaf_of(screen, prompt), screen.focus.scroll as u16, area, buffer);
    }
    if let Some(own) = prompt.view.players.get(prompt.seat.number()) {
        map::draw(&prompt.view, own.at(), chosen(screen, prompt), screen.translator, area, buffer);
    }
}

/// The decision under the cursor.
fn chosen(screen: &TurnScreen<'_, DeckGoesWest>, prompt: &Prompt<DeckGoesWest>) -> Option<Decision> {
    screen.focus.choice.and_then(|at| prompt.numbered(&[at + 1]))
}
