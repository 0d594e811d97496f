//! The game as lines of text.

use super::turn_game::TablePart;
use super::{help, map, words};
use crate::play::screen::text_lines;
use crate::play::sentence::Sentence;
use crate::play::translator::Translator;
use crate::play::turns::Prompt;
use crate::play::turns::plain::InLines;
use deck_goes_west::{DeckGoesWest, Question, View};
use game::Message;
use ratatui::layout::Rect;

/// The columns and lines of the map where the width of the output is unknown.
const PAPER: (u16, u16) = (80, 40);

impl InLines for DeckGoesWest {
    fn opening(&self, translator: &Translator) -> Vec<String> {
        lines(&words::mission(self, translator))
    }

    fn count(view: &View) -> u16 {
        view.day.into()
    }

    fn table(view: &View, names: &[String], translator: &Translator) -> Vec<String> {
        lines(&words::table(view, names, translator))
    }

    fn part(
        part: TablePart,
        prompt: &Prompt<DeckGoesWest>,
        names: &[String],
        translator: &Translator,
    ) -> Vec<String> {
        let view = &prompt.view;
        match part {
            TablePart::Map => drawn(prompt, translator),
            TablePart::Cards => lines(&words::cards(view, prompt.seat, translator)),
            TablePart::Land => lines(&words::land(view, translator)),
            TablePart::Row => lines(&words::row(view, translator)),
            TablePart::People | TablePart::Table => lines(&words::table(view, names, translator)),
        }
    }

    /// States the seat's condition and hand only when an action is asked for, not in the middle of one.
    fn put(prompt: &Prompt<DeckGoesWest>, who: &str, translator: &Translator) -> Vec<String> {
        let mut lines = Vec::new();
        if matches!(prompt.view.question, Some((_, Question::Action))) {
            let now = Message::new("west-plain-now")
                .text("who", who)
                .text("heading", words::heading(&prompt.view, translator))
                .text("facts", words::facts(&prompt.view, prompt.seat, translator));
            lines.push(translator.say(&now));
            lines.push(translator.tell(&prompt.view.hand_in_words(prompt.seat)));
        }
        lines.extend(prompt.view.doing_in_words().iter().map(|doing| translator.tell(doing)));
        lines.push(format!("{who}: {}", prompt.asked(translator)));
        lines.extend(prompt.choices(translator).iter().map(ToString::to_string));
        lines
    }

    fn help(translator: &Translator) -> Vec<String> {
        help::plain(translator)
    }
}

fn lines(sentences: &[Sentence]) -> Vec<String> {
    sentences.iter().map(Sentence::line).collect()
}

/// The map as text.
pub(super) fn drawn(prompt: &Prompt<DeckGoesWest>, translator: &Translator) -> Vec<String> {
    let area = Rect::new(0, 0, PAPER.0, PAPER.1);
    let Some(own) = prompt.view.players.get(prompt.seat.number()) else { return Vec::new() };
    let lines = text_lines(area, |buffer| map::draw(&prompt.view, own.at(), None, translator, area, buffer));
    lines.into_iter().take_while(|line| !line.is_empty()).collect()
}
