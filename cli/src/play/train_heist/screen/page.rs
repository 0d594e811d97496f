//! The page: the layout of the screen, by its size.

use super::list::{self, Layout};
use crate::play::lettering::fitted;
use crate::play::screen::ink;
use crate::play::screen::log::{draw_tail, folded};
use crate::play::train_heist::prompt::Prompt;
use crate::play::train_heist::table::Part;
use crate::play::train_heist::{main_map, people, train_map};
use crate::play::turns::screen::{Sitting, draw_head, from_below};
use game::Message;
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
    sitting: &Sitting<'_, TrainHeist>,
    prompt: &Prompt,
    area: Rect,
    buffer: &mut Buffer,
) {
    let translator = sitting.translator;
    let mut rest = draw_head(sitting, &prompt.view, area, buffer);
    let columns = usize::from(rest.width);
    let choices = prompt.choices(translator);
    let most = usize::from(area.height / 4).max(5);
    let keys = from_below(&mut rest, 1);
    let input = from_below(&mut rest, 1);
    let whole = Layout::of(&choices, columns, most);
    // Of more choices than fit, shows those from the scroll position on.
    let first = sitting.look.first.min(choices.len().saturating_sub(whole.shown()));
    let list_area = from_below(&mut rest, whole.lines);
    list::draw(&choices[first..], whole, list_area, buffer);
    let asked = format!("{}: {}", sitting.table.address(prompt.seat, translator), prompt.asked(translator));
    let asked = folded(&asked, columns);
    let asked_area = from_below(&mut rest, asked.len());
    for (line, y) in asked.iter().zip(asked_area.y..) {
        buffer.set_string(asked_area.x, y, line, ink::loud());
    }
    let own = from_below(&mut rest, 1);
    let holds = format!(
        "{}: {}",
        translator.term("hand-label"),
        people::holds(&prompt.view, prompt.seat, translator)
    );
    buffer.set_string(own.x, own.y, fitted(&holds, columns), ink::loud());
    if let Some(said) = &sitting.said {
        let lines: Vec<String> = said.iter().flat_map(|line| folded(line, columns)).collect();
        let area = from_below(&mut rest, lines.len().min(usize::from(rest_of(area))));
        for (line, y) in lines.iter().zip(area.y..area.bottom()) {
            buffer.set_string(area.x, y, line, ink::fire());
        }
    } else if area.width < WIDE {
        let news = from_below(&mut rest, 0);
        let table = if sitting.look.part == Part::Train { train_map::HEIGHT } else { main_map::LEAST_HEIGHT };
        let room = usize::from((news.y - area.y - 2).saturating_sub(table + 1));
        let news = from_below(&mut rest, room.clamp(2, MOST_NEWS));
        draw_tail(&sitting.screen_state.log, sitting.news, news, buffer);
    }
    buffer.set_string(input.x, input.y, format!("> {}▏", sitting.field.text()), ink::loud());
    let mut hint = translator.word("heist-keys");
    if whole.shown() < choices.len() {
        let more = Message::new("keys-more")
            .number("from", first as i64 + 1)
            .number("to", (first + whole.shown()).min(choices.len()) as i64)
            .number("count", choices.len() as i64);
        hint = format!("{}   {hint}", translator.say(&more));
    }
    buffer.set_string(keys.x, keys.y, fitted(&hint, columns), ink::quiet());
    draw_table(sitting, &prompt.view, rest, buffer);
}

/// The most lines of a response: a third of the screen.
const fn rest_of(area: Rect) -> u16 {
    area.height / 3
}

/// The maps, and beside them the side column; on a narrow screen, only the part that is selected.
fn draw_table(sitting: &Sitting<'_, TrainHeist>, view: &View, area: Rect, buffer: &mut Buffer) {
    let mut maps = area;
    if area.width >= WIDE {
        maps.width = area.width - SIDE - 1;
        draw_side(sitting, view, Rect { x: maps.right() + 1, width: SIDE, ..area }, buffer);
    } else if let Part::People | Part::Wanted = sitting.look.part {
        return Paragraph::new(beside(sitting, view, area.width)).render(area, buffer);
    }
    if maps.height >= BOTH {
        let below = Rect { y: maps.bottom() - train_map::HEIGHT, height: train_map::HEIGHT, ..maps };
        train_map::draw(view, sitting.translator, below, buffer);
        main_map::draw(view, Rect { height: maps.height - train_map::HEIGHT - 1, ..maps }, buffer);
    } else if sitting.look.part == Part::Train {
        train_map::draw(view, sitting.translator, maps, buffer);
    } else {
        main_map::draw(view, maps, buffer);
    }
}

/// The side column: cowboys, towns and Wanted Cards; below them at least [`LEAST_LOG`] lines of the log.
fn draw_side(sitting: &Sitting<'_, TrainHeist>, view: &View, area: Rect, buffer: &mut Buffer) {
    let lines = beside(sitting, view, area.width);
    let height = (lines.len() as u16).min(area.height.saturating_sub(LEAST_LOG + 1));
    Paragraph::new(lines).render(Rect { height, ..area }, buffer);
    let below = Rect { y: area.y + height + 1, height: area.height.saturating_sub(height + 1), ..area };
    draw_tail(&sitting.screen_state.log, sitting.news, below, buffer);
}

/// The cowboys, the towns and the Wanted Cards; or the Wanted Cards alone.
fn beside(sitting: &Sitting<'_, TrainHeist>, view: &View, columns: u16) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if sitting.look.part != Part::Wanted {
        lines.extend(people::cowboys(view, &sitting.names, sitting.translator, usize::from(columns)));
        lines.extend(people::places(view, sitting.translator));
    }
    lines.extend(people::wanted(view, sitting.translator, usize::from(columns)));
    lines
}
