//! The end page: the winner and the rule, then treasures and fate of each bandit.

use super::{bandit_style, seats};
use crate::play::lettering::fitted;
use crate::play::screen::styles;
use crate::play::super_express::seen_beat::Fate;
use crate::play::super_express::words::{self, winner};
use crate::play::translator::Translator;
use game::{Message, RuleId};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use super_express::{Bandit, View};

/// The content of the end page.
#[derive(Clone, Debug)]
pub(super) struct EndPage<'a> {
    /// The final view; all treasures are open.
    pub(super) view: &'a View,
    /// The players' names, by seat.
    pub(super) names: &'a [String],
    /// The eliminations, in their order.
    pub(super) fates: &'a [Fate],
    /// The last sentence and its rule.
    pub(super) verdict: Option<(&'a str, RuleId)>,
    /// The command line that deals this game again.
    pub(super) again: &'a str,
    /// The message about writing the record.
    pub(super) kept: Option<&'a str>,
}

/// The most columns of the end page; longer lines are hard to read.
const WIDTH: u16 = 84;

/// Draws the end page.
pub(super) fn draw(end: &EndPage<'_>, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let mut lines = Vec::new();
    if let Some((sentence, rule)) = end.verdict {
        let star = Span::styled(" ★ ", styles::gold());
        lines.push(
            Line::from(vec![star.clone(), Span::styled(sentence.to_owned(), styles::gold()), star])
                .centered(),
        );
        lines.push(
            Line::styled(translator.say(&Message::new("end-why").text("rule", rule.0)), styles::quiet())
                .centered(),
        );
        lines.push(Line::default());
    }
    lines.extend(standings(end, usize::from(area.width.min(WIDTH)), translator));
    lines.push(Line::default());
    if let Some(kept) = end.kept {
        lines.push(Line::styled(kept.to_owned(), styles::loud()).centered());
    }
    // The command has a line of its own, so that it can be copied.
    lines.push(Line::styled(translator.word("end-again"), styles::quiet()).centered());
    lines.push(Line::styled(end.again.to_owned(), styles::quiet()).centered());
    let width = area.width.min(WIDTH);
    let middle = Rect { x: area.x + (area.width - width) / 2, width, ..area };
    Paragraph::new(lines).wrap(Wrap { trim: false }).render(middle, buffer);
}

/// The winner first, then the bandits never eliminated, then the eliminated ones, the latest first.
fn standings(end: &EndPage<'_>, width: usize, translator: &Translator) -> Vec<Line<'static>> {
    let winner = winner(end.view);
    let rank = |bandit: &Bandit| {
        let gone = end.fates.iter().position(|fate| fate.bandit == *bandit);
        (winner != Some(*bandit), gone.map_or(0, |gone| end.fates.len() - gone))
    };
    let mut order = end.view.seats.clone();
    order.sort_by_key(rank);
    let treasures: Vec<String> = order.iter().map(|&bandit| seats::treasures(end.view, bandit, 40)).collect();
    let column = treasures.iter().map(|treasures| treasures.chars().count()).max().unwrap_or(0);
    let standing = |(bandit, treasures): (Bandit, &String)| {
        standing(end, bandit, &format!("{treasures:<column$}"), width, translator)
    };
    order.into_iter().zip(&treasures).map(standing).collect()
}

fn standing(
    end: &EndPage<'_>,
    bandit: Bandit,
    treasures: &str,
    width: usize,
    translator: &Translator,
) -> Line<'static> {
    let seat = end.view.seats.iter().position(|&seated| seated == bandit);
    let name = &end.names[seat.expect("the standings list the seated bandits")];
    let won = winner(end.view) == Some(bandit);
    let (how, rule) = words::fate(end.view, end.fates, bandit, translator);
    let rule = rule.map_or("", |rule| rule.0);
    let style = if won { styles::gold() } else { Style::new() };
    let mut line = Line::from(vec![
        Span::raw(" "),
        Span::styled(format!(" {} ", bandit.letter()), bandit_style::standing(bandit)),
        Span::styled(format!(" {:<8} {} ", bandit.name(), fitted(name, 9)), style),
        Span::styled(format!("{treasures}  "), styles::gold()),
        Span::styled(how, style),
    ]);
    if line.width() + 1 + rule.len() <= width {
        line.push_span(Span::styled(format!(" {rule}"), styles::quiet()));
    }
    line
}
