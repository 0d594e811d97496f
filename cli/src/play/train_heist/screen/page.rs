//! The page: the layout of the screen, by its size.

use super::list::{self, Layout};
use crate::play::lettering::fitted;
use crate::play::screen::log::draw_tail;
use crate::play::screen::styles;
use crate::play::train_heist::turn_game::TablePart;
use crate::play::train_heist::{main_map, people, train_map};
use crate::play::turns::Prompt;
use crate::play::turns::screen::{TurnScreen, draw_head, draw_input, from_below, more, write_below};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
use train_heist::{TrainHeist, View};

/// From this width on, everything but the maps has a column of its own.
const WIDE: u16 = 120;
/// The width of that column.
const SIDE: u16 = 46;
/// The least lines of the log beside the maps.
const LEAST_LOG: u16 = 8;
/// The most lines of the log above the question, where there is no column beside the maps.
const MOST_NEWS: usize = 8;
/// The least lines for both maps, one below the other.
const BOTH: u16 = main_map::LEAST_HEIGHT + train_map::HEIGHT + 1;

/// Draws the question and the table.
pub(super) fn draw_prompt(
    screen: &TurnScreen<'_, TrainHeist>,
    prompt: &Prompt<TrainHeist>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let translator = screen.translator;
    let mut rest = draw_head(screen, &prompt.view, area, buffer);
    let columns = usize::from(rest.width);
    let choices = prompt.choices(translator);
    let most = usize::from(area.height / 4).max(5);
    let [_, keys] = draw_input(screen, &mut rest, buffer);
    let whole = Layout::of(&choices, columns, most);
    // Of more choices than fit, shows those from the scroll position on.
    let first = screen.focus.choice.unwrap_or(0).min(choices.len().saturating_sub(whole.shown()));
    let list_area = from_below(&mut rest, whole.lines);
    list::draw(&choices[first..], whole, list_area, buffer);
    write_below(&mut rest, &screen.asked(prompt, columns), styles::loud(), buffer);
    let holds = people::holds(&prompt.view, prompt.seat, translator);
    let holds = fitted(&format!("{}: {holds}", translator.term("hand-label")), columns);
    write_below(&mut rest, &[holds], styles::loud(), buffer);
    if screen.said.is_some() {
        let mut lines = screen.response(columns);
        lines.truncate(usize::from(area.height / 3));
        write_below(&mut rest, &lines, styles::fire(), buffer);
    } else if area.width < WIDE {
        let table =
            if screen.focus.part == TablePart::Train { train_map::HEIGHT } else { main_map::LEAST_HEIGHT };
        let room = usize::from((rest.bottom() - area.y - 2).saturating_sub(table + 1));
        let news = from_below(&mut rest, room.clamp(2, MOST_NEWS));
        draw_tail(&screen.state.log, screen.news, news, buffer);
    }
    let hint = translator.word("heist-keys");
    let last = (first + whole.shown()).min(choices.len());
    let hint = match more(first + 1, last, choices.len(), translator) {
        Some(more) => format!("{more}   {hint}"),
        None => hint,
    };
    buffer.set_string(keys.x, keys.y, fitted(&hint, columns), styles::quiet());
    draw_table(screen, &prompt.view, rest, buffer);
}

/// The maps, and beside them the side column; on a narrow screen, only the part that is selected.
fn draw_table(screen: &TurnScreen<'_, TrainHeist>, view: &View, area: Rect, buffer: &mut Buffer) {
    let mut maps = area;
    if area.width >= WIDE {
        maps.width = area.width - SIDE - 1;
        draw_side(screen, view, Rect { x: maps.right() + 1, width: SIDE, ..area }, buffer);
    } else if let TablePart::People | TablePart::Wanted = screen.focus.part {
        return Paragraph::new(beside(screen, view, area.width)).render(area, buffer);
    }
    if maps.height >= BOTH {
        let below = Rect { y: maps.bottom() - train_map::HEIGHT, height: train_map::HEIGHT, ..maps };
        train_map::draw(view, screen.translator, below, buffer);
        main_map::draw(view, Rect { height: maps.height - train_map::HEIGHT - 1, ..maps }, buffer);
    } else if screen.focus.part == TablePart::Train {
        train_map::draw(view, screen.translator, maps, buffer);
    } else {
        main_map::draw(view, maps, buffer);
    }
}

/// The side column: cowboys, towns and Wanted Cards; below them at least [`LEAST_LOG`] lines of the log.
fn draw_side(screen: &TurnScreen<'_, TrainHeist>, view: &View, area: Rect, buffer: &mut Buffer) {
    let lines = beside(screen, view, area.width);
    let height = (lines.len() as u16).min(area.height.saturating_sub(LEAST_LOG + 1));
    Paragraph::new(lines).render(Rect { height, ..area }, buffer);
    let below = Rect { y: area.y + height + 1, height: area.height.saturating_sub(height + 1), ..area };
    draw_tail(&screen.state.log, screen.news, below, buffer);
}

/// The cowboys, the towns and the Wanted Cards; or the Wanted Cards alone.
fn beside(screen: &TurnScreen<'_, TrainHeist>, view: &View, columns: u16) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if screen.focus.part != TablePart::Wanted {
        lines.extend(people::cowboys(view, &screen.names, screen.translator, usize::from(columns)));
        lines.extend(people::places(view, screen.translator));
    }
    lines.extend(people::wanted(view, screen.translator, usize::from(columns)));
    lines
}
