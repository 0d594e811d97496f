//! The game as lines of text.

use super::turn_game::TablePart;
use super::{help, main_map, train_map, words};
use crate::play::screen::text_lines;
use crate::play::translator::Translator;
use crate::play::turns::Prompt;
use crate::play::turns::plain::InLines;
use game::{Group, Message};
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

    fn part(
        part: TablePart,
        prompt: &Prompt<TrainHeist>,
        names: &[String],
        translator: &Translator,
    ) -> Vec<String> {
        match part {
            TablePart::Map | TablePart::Train => drawn(&prompt.view, translator),
            TablePart::People | TablePart::Wanted => words::table(&prompt.view, names, translator),
        }
    }

    fn put(prompt: &Prompt<TrainHeist>, who: &str, translator: &Translator) -> Vec<String> {
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
            lines.push(choice.to_string());
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
    text_lines(area, |buffer| {
        train_map::draw(view, translator, Rect { height: train_map::HEIGHT, ..area }, buffer);
        main_map::draw(view, Rect { y: train_map::HEIGHT + 1, height: lines, ..area }, buffer);
    })
}
