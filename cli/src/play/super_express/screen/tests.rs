//! The screen, tested on buffers without a terminal.

mod drawings;
mod whole_games;

use crate::play::PlayOptions;
use crate::play::screen::StartedFrom;
use crate::play::translator::Translator;
use bots::Level;
use catalog::Language;
use game::{Catalogued, Game, Positions, Viewed, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use super_express::{Modules, Setup, SuperExpress, View};

fn english() -> Translator {
    Translator::of::<SuperExpress>(Language::English).unwrap()
}

/// Options for this many seats with these modules and people.
fn play_options(seats: usize, modules: &str, people: &[&str]) -> PlayOptions<Setup> {
    PlayOptions {
        setup: Setup { modules: Modules::read(modules).unwrap(), ..SuperExpress::default_setup(seats as u8) },
        people: people.iter().map(ToString::to_string).collect(),
        bots: Level::Random,
        seed: Some(1),
        language: Language::English,
        started_from: StartedFrom::CommandLine,
        plain: false,
        record: None,
    }
}

/// A viewer's view of a position.
fn seen(position: &str, viewer: Viewer) -> View {
    let position = SuperExpress::read_position(position).unwrap();
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).unwrap();
    game.view(&game.state_of(&position).unwrap(), viewer)
}

/// The lines of a drawing.
fn drawn(width: u16, height: u16, draw: impl FnOnce(Rect, &mut Buffer)) -> Vec<String> {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    draw(area, &mut buffer);
    area.rows().map(|row| row.columns().map(|cell| buffer[(cell.x, cell.y)].symbol()).collect()).collect()
}

/// The words of a line, so that a test need not count blanks.
fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

fn complain_unless(holds: bool, what: &str, screen: &[String]) {
    assert!(holds, "{what}:\n{}", screen.join("\n"));
}
