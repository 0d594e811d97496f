//! The game as lines of text.

use super::prompt::Prompt;
use super::table::Part;
use super::{help, main_map, train_map, words};
use crate::play::translator::Translator;
use crate::play::turns::plain::InLines;
use game::{Group, Message};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use train_heist::{TrainHeist, View};

/// The columns and lines of the map where the width of the output is unknown.
const PAPER: (u16, u16) = (80, 26);

impl InLines for TrainHeist {
    fn count(view: &View) -> u16 {
        view.turn_number()
    }

    fn table(view: &View, names: &[String], translator: &Translator) -> Vec<String> {
        words::table(view, names, translator)
    }

    fn part(part: Part, prompt: &Prompt, names: &[String], translator: &Translator) -> Vec<String> {
        match part {
            Part::Map | Part::Train => drawn(&prompt.view, translator),
            Part::People | Part::Wanted => words::table(&prompt.view, names, translator),
        }
    }

    fn put(prompt: &Prompt, who: &str, translator: &Translator) -> Vec<String> {
        let mut lines = vec![words::heading(&prompt.view, translator)];
        if let Some(own) = prompt.view.own() {
            let place = prompt.view.game().edition().site(own.at);
            let message = Message::new("heist-plain-stand")
                .text("who", who)
                .phrase("at", &place.at)
                .text("space", place.id.as_str())
                .text("cards", translator.fill(&own.hand.in_words()));
            lines.push(translator.say(&message));
        }
        lines.push(prompt.asked(translator));
        let mut group = None;
        for choice in prompt.choices(translator) {
            if group != Some(choice.group) {
                group = Some(choice.group);
                lines.extend(heading(choice.group, translator));
            }
            let written =
                if choice.written.is_empty() { String::new() } else { format!("  [{}]", choice.written) };
            lines.push(format!("{:3}. {}{written}", choice.number, choice.says));
        }
        lines
    }

    fn help(translator: &Translator) -> Vec<String> {
        help::plain(translator)
    }
}

/// The heading above the choices of a group.
fn heading(group: Group, translator: &Translator) -> Option<String> {
    let heading = match group {
        Group::Go => translator.word("heist-go"),
        Group::Act => translator.term("sheet-actions"),
        Group::Free => translator.term("sheet-free"),
        Group::Trade | Group::Choose | Group::End => return None,
    };
    Some(format!("{heading}:"))
}

/// Both maps as text.
pub(super) fn drawn(view: &View, translator: &Translator) -> Vec<String> {
    let (columns, lines) = PAPER;
    let area = Rect::new(0, 0, columns, train_map::HEIGHT + 1 + lines);
    let mut buffer = Buffer::empty(area);
    train_map::draw(view, translator, Rect { height: train_map::HEIGHT, ..area }, &mut buffer);
    main_map::draw(view, Rect { y: train_map::HEIGHT + 1, height: lines, ..area }, &mut buffer);
    area.rows()
        .map(|row| {
            let line: String = row.columns().map(|at| buffer[(at.x, at.y)].symbol()).collect();
            line.trim_end().to_owned()
        })
        .collect()
}
