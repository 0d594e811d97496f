//! The table in words, line by line: for plain text, and for pages that scroll.

use super::translator::Translator;
use game::{Line, Section};

/// A line of the table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sentence {
    /// How the line is set off.
    pub(super) kind: LineKind,
    /// The text, without indentation.
    pub(super) text: String,
}

/// How a line is set off from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineKind {
    /// The title of the lines below it.
    Heading,
    /// An ordinary line.
    Plain,
    /// A detail of the line before it.
    Detail,
    /// A decision that is legal now.
    Open,
}

impl Sentence {
    /// A section: its title, its lines, and the lines below each.
    pub(super) fn of(section: &Section, translator: &Translator) -> Vec<Sentence> {
        let mut sentences = Sentence::outline(section, translator).into_iter();
        let mut all: Vec<Sentence> = sentences.next().into_iter().collect();
        for (line, sentence) in section.lines.iter().zip(sentences) {
            all.push(sentence);
            all.extend(Sentence::details(&line.below, translator));
        }
        all
    }

    /// A section without the details of its lines.
    pub(super) fn outline(section: &Section, translator: &Translator) -> Vec<Sentence> {
        let lines = section.lines.iter().map(|line| Sentence::plain(translator.line(line)));
        std::iter::once(Sentence::heading(translator.tell(&section.title))).chain(lines).collect()
    }

    fn details(lines: &[Line], translator: &Translator) -> Vec<Sentence> {
        let said = |line: &Line| Sentence { kind: LineKind::Detail, text: translator.line(line) };
        lines
            .iter()
            .flat_map(|line| std::iter::once(said(line)).chain(Sentence::details(&line.below, translator)))
            .collect()
    }

    pub(super) fn heading(text: impl Into<String>) -> Sentence {
        Sentence { kind: LineKind::Heading, text: text.into() }
    }

    pub(super) fn plain(text: impl Into<String>) -> Sentence {
        Sentence { kind: LineKind::Plain, text: text.into() }
    }

    /// The line as plain text, with indentation.
    pub(super) fn line(&self) -> String {
        match self.kind {
            LineKind::Heading => format!("{}:", self.text),
            LineKind::Plain => format!("  {}", self.text),
            LineKind::Detail => format!("    {}", self.text),
            LineKind::Open => format!("  * {}", self.text),
        }
    }
}
