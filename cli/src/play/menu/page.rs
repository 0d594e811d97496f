//! The start page: the logo, the games of this program, and the settings.

use super::menu_setup::RowValue;
use super::settings::{MenuRow, Settings};
use crate::play::lettering::{fitted, width};
use crate::play::screen::{is_too_small, styles, too_small};
use crate::play::translator::Translator;
use bots::Level;
use catalog::{Bundle, Domain, GameId};
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

const SIGN: [&str; 4] = [
    "▄█▀▀▀▀█     ███     ▀██▀       ▄█▀▀█▄    ▄█▀▀█▄   ▀██▄  ▀█▀",
    "▀█▄▄▄▄     ██ ██     ██       ██    ██  ██    ██   ██▀█▄ █ ",
    "     ██   ██▄▄▄██    ██    ▄  ██    ██  ██    ██   ██  ███ ",
    "█▄▄▄▄█▀  ▄██▄ ▄██▄  ▄██▄▄▄██   ▀█▄▄█▀    ▀█▄▄█▀   ▄██▄  ▀█ ",
];
const SIGN_WIDTH: u16 = 59;
const GAMES_WIDTH: u16 = 27;

/// Draws the start page.
pub(super) fn draw(settings: &Settings, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    if is_too_small(area) {
        return too_small(translator, None, area, buffer);
    }
    let rows = settings.rows();
    let spare = area.height.saturating_sub(rows.len() as u16 + SIGN.len() as u16 + 2);
    let mut y = area.y + (spare / 3).min(3);
    // Where the rows need the lines, the logo is left out.
    if rows.len() + SIGN.len() < usize::from(area.height) {
        let left = area.x + (area.width - SIGN_WIDTH) / 2;
        for line in SIGN {
            buffer.set_string(left, y, line, styles::heading());
            y += 1;
        }
    }
    if spare > 0 {
        let subtitle = translator.word("menu-subtitle");
        let x = area.x + area.width.saturating_sub(width(&subtitle) as u16) / 2;
        buffer.set_string(x, y, subtitle, styles::quiet());
        y += 1;
    }
    y += u16::from(spare > 1);
    let width = area.width.min(100);
    let below = Rect { x: area.x + (area.width - width) / 2, y, width, height: area.bottom() - y - 1 };
    draw_games(settings, translator, Rect { width: GAMES_WIDTH, ..below }, buffer);
    let settings_area = Rect { x: below.x + GAMES_WIDTH + 2, width: below.width - GAMES_WIDTH - 2, ..below };
    draw_settings(settings, &rows, translator, settings_area, buffer);
    let keys = if settings.is_typing() { settings.setup().name_keys() } else { "keys-menu" };
    buffer.set_string(area.x + 1, area.bottom() - 1, translator.word(keys), styles::quiet());
}

/// The games of this program, each with its pitch; the chosen one is marked.
fn draw_games(settings: &Settings, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let mut lines = Vec::new();
    for game in GameId::ALL {
        let bundle = Bundle::new(Domain::Of(game), translator.language());
        let (mark, style) =
            if game == settings.game() { ('▸', styles::heading()) } else { ('·', styles::quiet()) };
        lines.push(Line::styled(format!("{mark} {}", bundle.word("game-title")), style));
        lines.push(Line::from(bundle.word("game-pitch")));
        lines.push(Line::default());
    }
    Paragraph::new(lines).wrap(Wrap { trim: true }).render(area, buffer);
}

fn draw_settings(
    settings: &Settings,
    rows: &[MenuRow],
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    for (&row, y) in rows.iter().zip(area.y..area.bottom()) {
        let in_focus = settings.focused() == row;
        let style = if in_focus { styles::focus() } else { Style::new() };
        let (label, value) = said(settings, row, translator, in_focus);
        let text = match value {
            Some(value) => format!(" {label:<16} {value}"),
            None => format!(" {label}"),
        };
        buffer.set_string(area.x, y, fitted(&text, area.width.into()), style);
    }
}

/// The label of a row, and its value.
fn said(
    settings: &Settings,
    row: MenuRow,
    translator: &Translator,
    in_focus: bool,
) -> (String, Option<String>) {
    let turned = |value: String| if in_focus { format!("◄ {value} ►") } else { format!("  {value}") };
    match row {
        MenuRow::Game => (translator.word("menu-game"), Some(turned(translator.term("game-title")))),
        MenuRow::Seats => {
            (translator.word("menu-seats"), Some(turned(settings.setup().seats_in_words(translator))))
        }
        MenuRow::People => (translator.word("menu-people"), Some(turned(settings.people().to_string()))),
        MenuRow::Name(person) => {
            let label = translator.say(&Message::new("name-numbered").number("number", person as i64 + 1));
            let typed = settings.names[person].text();
            let cursor = if in_focus { "▏" } else { "" };
            let hint =
                if typed.is_empty() && !in_focus { translator.word("menu-name-hint") } else { String::new() };
            let piece = settings.setup().piece(person, translator).map_or_else(String::new, turned);
            (format!("  {label}"), Some(format!("{piece}  {typed}{cursor}{hint}")))
        }
        MenuRow::Bots => {
            let level = match settings.bots {
                Level::Random => "menu-bots-random",
                Level::Policy => "menu-bots-greedy",
            };
            (translator.word("menu-bots"), Some(turned(translator.word(level))))
        }
        MenuRow::Setup(number) => match settings.setup().value(number, translator) {
            RowValue::Choice(label, value) => (label, Some(turned(value))),
            RowValue::Flag(is_on, what) => (format!("[{}] {what}", if is_on { 'x' } else { ' ' }), None),
        },
        MenuRow::Language => {
            (translator.word("menu-language"), Some(turned(translator.word("menu-language-name"))))
        }
        MenuRow::Start => (format!("► {}", translator.word("menu-start")), None),
        MenuRow::Quit => (format!("  {}", translator.word("menu-quit")), None),
    }
}
